"""Whole games of The Night Cage in the terminal: worked out beforehand, then typed."""

from pathlib import Path

import pytest

from lampblack.games import find_game
from lampblack.kernel.chance import SeededChance
from lampblack.kernel.playout import options_of
from lampblack.kernel.record import Record
from lampblack.kernel.session import Session
from lampblack.testkit.laws import choose
from tests.terminal.console import Console

GAME = find_game("night-cage")
SEED = "3"


def worked_out(options: dict[str, str]) -> Session:
    """The game that the terminal deals from this seed, with decisions by chance."""
    table = Session(GAME, options, SeededChance(SEED), ["Ada"])
    whims = SeededChance("whims")
    while table.state.asked() is not None:
        table.play(choose(options_of(table.state), whims.below(1_000_000)).text)
    return table


@pytest.mark.parametrize("dials", [{}, {"mode": "advanced", "boss": "both"}])
def test_one_person_leads_all_four_to_the_end(dials: dict[str, str], tmp_path: Path) -> None:
    known = worked_out({"players": "1", **dials})
    file = tmp_path / "cage.txt"
    settings = [word for name, value in dials.items() for word in ("-o", f"{name}={value}")]
    console = Console(
        "play", GAME.slug, "--seats", "me:Ada", "--seed", SEED, "--record", str(file), *settings
    )
    told = console.hear()
    story = [told]
    for number, decision in enumerate(known.lines):
        assert "The game is over" not in told
        told = console.type(decision.action if number % 2 else decision.action.lower())
        assert "is no action here" not in told
        story.append(told)
    whole = "".join(story)
    assert "tiles left" in whole
    assert "The game is over" in told
    assert "nobody wins" not in told  # all win or lose together
    assert "Tiles left in the stack: " in told
    assert "NC-END-" in told
    assert console.code() == 0
    record = Record.from_text(file.read_text())
    assert record.result == known.record().result is not None


def test_what_a_prisoner_asks_in_between() -> None:
    console = Console("play", GAME.slug, "--seats", "me", "--seed", SEED)
    console.hear()
    for line in ("look", "board", "actions", "rule"):
        assert "is no action here" not in console.type(line)
    assert "'fly' is no action here" in console.type("fly")


def test_places_are_said_and_typed_as_people_do() -> None:
    console = Console("play", GAME.slug, "--seats", "me", "--seed", SEED)
    console.hear()
    told = console.type("actions")
    assert "START, space: A1, B1, " in told
    assert "1. START(D3): Start at D3." in console.type("actions d3")
    assert "'start z9' is no action here: 'Z9' is no space of this board (A1 to F6)." in console.type(
        "start z9"
    )
    for line in ("start 2 3", "start d3", "START(2,3)"):
        assert "Turn A's Start tile: which" in console.type(line)
        assert "Taken back: START(D3)." in console.type("undo")
    assert "      A      B      C" in console.type("board")
