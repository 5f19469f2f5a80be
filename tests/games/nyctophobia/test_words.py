"""Cards and printed scenarios in words, for a Hunter who listens."""

import pytest

from lampblack.games.nyctophobia.knowledge.facts import Felt
from lampblack.kernel.chance import SeededChance
from lampblack.kernel.game import Voice
from lampblack.kernel.playout import decide
from lampblack.kernel.seat import SPECTATOR
from tests.games.nyctophobia.forest import GAME, STANDARD, table

NAMES = ["Hal", "Ada", "Bo"]


def test_every_card_is_told_in_words() -> None:
    printed = {card.id: card.words for deck in STANDARD.decks for card in deck}
    for words in printed.values():
        assert words[0].isupper()
        assert words.endswith(".")
        assert not {"{", "_", "None"} & set(words.split())
    assert printed["AX-02"] == "Move 2 steps."
    assert printed["AX-03"] == "Taunt the nearest. Without noise: move 3 steps; with noise: move 2 steps."
    assert printed["AX-05"].startswith("Without noise: move 2 steps, felling up to 1 tree in the way; with")
    assert printed["MG-09"].startswith(
        "Say 1 true thing, then say 1 false thing. Without noise: move 2 steps"
    )
    assert printed["MG-10"] == "Move 2 steps, through up to 1 tree."


def test_the_rule_book_tells_a_card_as_the_hunter_reads_it() -> None:
    assert GAME.rules()["NYC-AX-02"].shown == "Steady Tread. Move 2 steps."


def test_what_there_is_one_of_is_felt_several_times() -> None:
    """One who stands in the car feels its other half as well; in a corner the forest ends on two sides."""
    for items, words in (
        (["car", "car"], "the car twice"),
        (["edge", "edge", "rock"], "the edge of the forest twice and a rock"),
        (["tree", "tree", "car"], "2 trees and the car"),
    ):
        assert GAME.narrate(Felt(1, items), Voice(2, NAMES)) == f"Ada feels {words}."


@pytest.mark.parametrize(
    ("pieces", "fields"),
    [
        ("C=D3,D4 X=H1 1=D5 2=H8", {"cast": "guide -"}),
        ("C=D3,D4 X=H1 1=D4 2=H8", {"car": "D3 D4"}),
    ],
)
def test_nobody_ever_hears_of_two_cars(pieces: str, fields: dict[str, str]) -> None:
    """Both clearings of the one car are felt: from beside it by the Forest Guide, and from within."""
    game = table(pieces, phase="POST", **fields)
    game.play("SEARCH")
    for viewer in (0, 1, 2, SPECTATOR):
        heard = " ".join(game.told(viewer, NAMES))
        assert "the car" in heard
        assert "cars" not in heard
    for viewer in (0, 1):
        assert "cars" not in " ".join(GAME.describe(game.view(viewer), Voice(viewer, NAMES)))


def test_the_hunter_hears_what_the_cards_in_hand_do() -> None:
    game = table("X=D4 1=A1 2=H8", active="P0", hand="AX-02 AX-09")
    lines = GAME.describe(game.view(0), Voice(0, NAMES))
    assert "Steady Tread: Move 2 steps." in lines
    assert GAME.label(game.state.action("PLAY(AX-09)")) == (
        "Play Not Fooled: Without noise: move 2 steps; with noise: take the noise away, then move 2 steps"
    )


@pytest.mark.parametrize(("trees", "scenario"), [("edges", "SC-01"), ("cells", "CV-02")])
def test_a_scenario_is_shown_while_it_is_chosen_and_only_to_the_hunter(trees: str, scenario: str) -> None:
    chance = SeededChance(1)
    state = GAME.setup({"players": "3", "hunter": "axe", "characters": "none", "trees": trees}, chance)
    assert state.observe(0).forest.printed is None
    for action in (f"SCENARIO({scenario})", "TURNED(90)"):
        decide(state, state.action(action), chance)
        printed = state.observe(0).forest.printed
        lines = GAME.describe(state.observe(0), Voice(0, NAMES))
        assert f"Scenario {printed.name}: the Hunter starts in {printed.hunter}." in lines
        drawn = "\n".join(state.observe(0).forest.map)
        assert all(mark in drawn for mark in "aX1234")
        for viewer in (1, 2, SPECTATOR):
            assert state.observe(viewer).forest is None
    spot = printed.spots[0]
    if trees == "edges":  # the other maps have one spot for the car
        decide(state, state.action("SPOT(A)"), chance)
    decide(state, state.action("STARTS(1-2)"), chance)
    forest = state.observe(0).forest
    assert forest.printed is None
    assert (sorted(forest.car), forest.hunter) == (sorted(spot), printed.hunter)
    assert [player.cell for player in state.observe(0).players] == printed.starts[:2]
