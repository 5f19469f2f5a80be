"""Finished games looked back on: fixed records, exact numbers.

``pytest --rewrite`` writes the texts beside the records anew; read the difference before committing it.
"""

import re
from collections.abc import Sequence
from pathlib import Path

import pytest

from lampblack.games import find_game, shelf
from lampblack.kernel.game import Game, Voice
from lampblack.kernel.moment import Moment
from lampblack.kernel.recap import Recap
from lampblack.kernel.record import Record
from lampblack.kernel.seat import SPECTATOR
from lampblack.kernel.session import replay
from lampblack.terminal.recap import recap_lines
from lampblack.terminal.replay import tell
from lampblack.testkit.golden import check_golden

RECAPS = Path(__file__).parent / "recaps"
NAMES = [file.name.removesuffix(".record.txt") for file in sorted(RECAPS.glob("*.record.txt"))]


def told(name: str) -> tuple[Game, Record, list[Moment]]:
    record = Record.from_text((RECAPS / f"{name}.record.txt").read_text(encoding="utf-8"))
    game = find_game(record.game)
    return game, record, list(replay(game, record))


def looked_back(game: Game, record: Record, moments: Sequence[Moment], viewer: int = SPECTATOR) -> Recap:
    recap = game.recap(moments, Voice(viewer, record.names))
    assert recap is not None
    return recap


@pytest.mark.parametrize("name", NAMES)
def test_it_is_told_as_before(name: str, rewrite: bool) -> None:
    game, record, moments = told(name)
    lines = [*recap_lines(game, moments, Voice(SPECTATOR, record.names)), ""]
    for viewer in (SPECTATOR, *range(len(record.names))):
        recap = looked_back(game, record, moments, viewer)
        lines.append(f"{viewer}: {recap.shared}")
    lines += ["", *(f"moment {turning.moment}: {turning.text}" for turning in recap.turnings)]
    for chart in recap.charts:
        for track in chart.tracks:
            lines.append(f"{track.label}: {' '.join(str(value) for value in track.values)}")
    check_golden(RECAPS / f"{name}.recap.txt", "\n".join(lines) + "\n", rewrite)


def test_every_game_of_the_house_looks_back() -> None:
    covered = {told(name)[0].slug for name in NAMES}
    assert covered == {
        slug for slug, game in shelf().items() if type(game).__module__.startswith("lampblack.games.")
    }


@pytest.mark.parametrize("name", NAMES)
def test_the_numbers_fit_the_game(name: str) -> None:
    """Each tally has a number for every seat, each track one for every moment, each turning a moment."""
    game, record, moments = told(name)
    recap = looked_back(game, record, moments)
    assert all(len(tally.numbers) == len(record.names) for tally in recap.tallies)
    assert all(len(track.values) == len(moments) for chart in recap.charts for track in chart.tracks)
    assert all(0 <= turning.moment < len(moments) for turning in recap.turnings)
    assert [turning.moment for turning in recap.turnings][-1] == len(moments) - 1
    assert recap.shared.endswith(".")


@pytest.mark.parametrize("name", NAMES)
def test_a_game_that_was_given_up_claims_no_end(name: str) -> None:
    game, record, moments = told(name)
    for end in (1, len(moments) // 2, len(moments) - 1):
        recap = looked_back(game, record, moments[:end])
        assert recap.shared == ""
        whole = {turning.text for turning in looked_back(game, record, moments).turnings}
        ended = [turning.text for turning in recap.turnings if "In turn" in turning.text]
        assert not ended
        assert all(track.values for chart in recap.charts for track in chart.tracks)
        assert len({turning.text for turning in recap.turnings} - whole) <= 1  # the bloodiest turn so far


@pytest.mark.parametrize("name", NAMES)
def test_a_game_is_looked_back_on_from_where_it_was_played_on(name: str) -> None:
    game, record, moments = told(name)
    whole = {tally.label: tally.numbers for tally in looked_back(game, record, moments).tallies}
    half = len(record.lines) // 2
    record.position, record.setup = moments[half].state.to_text(), []
    record.lines = record.lines[half:]
    onward = list(replay(game, record))
    recap = looked_back(game, record, onward)
    assert recap.shared
    for tally in recap.tallies:
        assert all(
            (part or 0) <= (all_of_it or 0) for part, all_of_it in zip(tally.numbers, whole[tally.label])
        )
    assert all(len(track.values) == len(onward) for chart in recap.charts for track in chart.tracks)


def test_steps_and_doors_are_those_of_the_record() -> None:
    game, record, moments = told("keys-won")
    recap = looked_back(game, record, moments)
    numbers = {tally.label: tally.numbers for tally in recap.tallies}
    for label, pattern in (("Steps", r"MOVE\("), ("Doors opened", r"(BONUS_)?OPEN\(")):
        made = [
            sum(line.seat == seat and bool(re.match(pattern, line.action)) for line in record.lines)
            for seat in range(3)
        ]
        assert list(numbers[label]) == made
    steps = {track.seat: track.values for track in recap.charts[0].tracks}
    assert steps[0][-1] == 0
    assert all(values[0] == 6 for values in steps.values())  # outside, before six rows of doors


@pytest.mark.parametrize("name", ["night-cage-won", "night-cage-2019-lost"])
def test_the_tiles_are_those_of_the_stack(name: str) -> None:
    game, record, moments = told(name)
    tiles, people = looked_back(game, record, moments).charts
    views = [moment.state.observe(SPECTATOR) for moment in moments]
    assert list(tiles.tracks[0].values) == [view.stack.left for view in views]
    found = {track.label: list(track.values) for track in people.tracks}
    assert found["Candles alight"] == [sum(one.lit for one in view.prisoners) for view in views]
    assert found["Keys held"] == [sum(one.key for one in view.prisoners) for view in views]
    assert ("Nerve" in found) == (name == "night-cage-won")


def test_the_terminal_looks_back_on_what_is_over() -> None:
    game, record, moments = told("keys-won")
    lines = list(tell(game, record, SPECTATOR, always_draw=False))
    recap = list(recap_lines(game, moments, Voice(SPECTATOR, record.names)))
    assert lines[-len(recap) :] == recap
    record.lines, record.result = record.lines[:-1], None
    assert not set(recap) & set(tell(game, record, SPECTATOR, always_draw=False))


def test_nobody_tells_a_defeat_as_a_win() -> None:
    game, record, moments = told("night-cage-lost")
    assert "did not get out" in looked_back(game, record, moments, 0).shared
    game, record, moments = told("night-cage-won")
    assert re.match(
        r"We escaped The Night Cage with no tiles left\.", looked_back(game, record, moments, 0).shared
    )
