"""How numbers of a finished game are told in words."""

from lampblack.kernel.game import Voice
from lampblack.kernel.recap import Chart, Counts, Recap, Track, Turning
from lampblack.kernel.seat import SPECTATOR


def test_a_track_in_words() -> None:
    assert Track("", [57, 40, 3]).in_words() == "57 at first, 3 at the end"
    assert Track("", [4, 1, 5, 3]).in_words() == "4 at first, 1 at the lowest, 5 at the highest, 3 at the end"
    assert Track("", [None, 2, 2]).in_words() == "2 throughout"
    assert Track("", [None]).in_words() == "not known"


def test_a_chart_in_words() -> None:
    assert Chart("Peril", [Track("x", [0, 9])]).in_words() == "Peril: 0 at first, 9 at the end."
    both = Chart("Health", [Track("Ada", [2, 0], 0), Track("Bo", [2], 1)])
    assert both.in_words() == "Health. Ada: 2 at first, 0 at the end. Bo: 2 throughout."


def test_what_nobody_did_is_not_counted() -> None:
    counts = Counts(("steps", "falls"), 2)
    counts.add("steps", 1, 3)
    assert [(tally.label, tally.numbers) for tally in counts.tallies()] == [("steps", (0, 3))]


def test_turnings_are_told_in_order() -> None:
    recap = Recap("", [Turning(7, "b"), Turning(2, "a"), Turning(7, "c")], [], [])
    assert [turning.text for turning in recap.turnings] == ["a", "b", "c"]


def test_who_tells() -> None:
    names = ("Ada", "Bo", "Cleo")
    assert Voice(0, names).teller([0]) == "I"
    assert Voice(0, names).teller([0, 2]) == "We"
    assert Voice(1, names).teller([0, 2]) == "Ada and Cleo"
    assert Voice(SPECTATOR, names).teller([0, 1, 2]) == "Ada, Bo and Cleo"
