"""Who perceives what."""

import pytest

from lampblack.kernel.event import EVERYONE, Event, all_but, only, perceived
from lampblack.kernel.seat import EVERYTHING, SPECTATOR, seat_name

SEATS = range(8)
VIEWERS = [*SEATS, SPECTATOR, EVERYTHING]


def audience(mask: int) -> set[int]:
    return {viewer for viewer in VIEWERS if Event(mask, "fact").is_perceived_by(viewer)}


def test_everyone() -> None:
    assert audience(EVERYONE) == set(VIEWERS)


@pytest.mark.parametrize("seat", SEATS)
def test_a_secret_and_its_outside_share_out_the_viewers(seat: int) -> None:
    assert audience(only(seat)) == {seat, EVERYTHING}
    assert audience(all_but(seat)) == set(VIEWERS) - {seat, EVERYTHING}


def test_facts_reach_a_viewer_in_order() -> None:
    events = [Event(EVERYONE, "a"), Event(only(1), "b"), Event(all_but(1), "c"), Event(only(0), "d")]
    assert perceived(events, 0) == ["a", "c", "d"]
    assert perceived(events, 1) == ["a", "b"]
    assert perceived(events, SPECTATOR) == ["a", "c"]
    assert perceived(events, EVERYTHING) == ["a", "b", "d"]


def test_names_of_viewers() -> None:
    assert [seat_name(viewer) for viewer in (0, 3, SPECTATOR, EVERYTHING)] == [
        "P0",
        "P3",
        "spectator",
        "everything",
    ]
