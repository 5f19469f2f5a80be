"""The small network: what it says, and what a file of weights may be."""

from math import exp

import pytest

from lampblack.bots.network import Layer, Network, chance_of, network_from
from lampblack.kernel.answers import Malformed

NAMES = ["light", "keys"]
TABLE: dict[str, object] = {"signs": NAMES, "layers": [[[0.5, 1, -2], [0, -1, 0]], [[0.25, 2, 3]]]}


def test_says_what_its_layers_say() -> None:
    network = network_from(TABLE, NAMES, "net.toml")
    # Hidden: 0.5 + 1 * 1 - 2 * 0.5 = 0.5, and -1, which is not handed on. Out: 0.25 + 2 * 0.5.
    assert network.log_odds([1.0, 0.5]) == pytest.approx(1.25)
    assert network.chance([1.0, 0.5]) == pytest.approx(1 / (1 + exp(-1.25)))


def test_one_layer_is_a_weighted_sum() -> None:
    assert Network([Layer([2.0, -1.0], [0.5])]).log_odds([0.0, 3.0]) == pytest.approx(-2.5)


def test_log_odds_without_end_are_as_good_as_sure() -> None:
    assert chance_of(1e9) == pytest.approx(1.0)
    assert chance_of(-1e9) == pytest.approx(0.0)


@pytest.mark.parametrize(
    ("change", "problem"),
    [
        ({"signs": ["light"]}, "its signs are not those that the game reads"),
        ({"layers": []}, "it has no layers"),
        ({"layers": [[[0.5, 1]]]}, "layer 1: a row has 2 numbers and should have 3"),
        ({"layers": [[[0, 1, 1]], [[0, 1, 1]]]}, "layer 2: a row has 3 numbers and should have 2"),
        ({"layers": [[[0, 1, 1], [0, 1, 1]]]}, "its last layer has 2 rows and should have 1"),
    ],
)
def test_a_file_that_does_not_fit_is_refused(change: dict[str, object], problem: str) -> None:
    with pytest.raises(Malformed, match=problem):
        network_from(TABLE | change, NAMES, "net.toml")
