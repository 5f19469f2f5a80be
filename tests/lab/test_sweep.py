"""Sweeps: cells, pairs, when to stop, going on after kill -9, and what is said of it."""

import os
import signal
import subprocess
import sys
import time
from itertools import pairwise
from pathlib import Path

import pytest

from lampblack.games import find_game
from lampblack.kernel.answers import Malformed
from lampblack.lab.play import Result
from lampblack.lab.sequences import Interval
from lampblack.lab.sweeps.effects import NOTE_ONE_LINE_UP, Effect, effects_of, warnings_of
from lampblack.lab.sweeps.grid import Grid, dials_from, grid_of, seats_name
from lampblack.lab.sweeps.report import report
from lampblack.lab.sweeps.run import (
    STEP,
    Aim,
    Sweep,
    interrupted,
    journal_for,
    looks,
    reach_from,
    sweep,
    widest,
)
from lampblack.lab.sweeps.writing import write

CAGE = find_game("night-cage")
OPTIONS = {"gates": "3,4", "key_sources": "-1,0,+1", "mode": "standard"}
TEAM = ("random", "random")


def grid(*line_ups: tuple[str, ...]) -> Grid:
    return grid_of(CAGE, line_ups or (TEAM,), OPTIONS, "7")


def won(number: int, is_won: bool, turns: int = 10) -> Result:
    winners = (0, 1) if is_won else ()
    rule = "NC-END-01" if is_won else "NC-END-05"
    return Result(number, f"7/{number}", TEAM, 0, winners, 50, turns, rule, "so it was")


def made_up(grid: Grid, games: int, shares: list[float]) -> Sweep:
    """Cells whose first games are won, as many as their share says: pairs differ as little as they can."""
    results = [[won(n, (n * 7) % games < share * games) for n in range(games)] for share in shares]
    return Sweep(grid, results, "it was made up")


def test_every_setting_of_the_dials_is_a_cell() -> None:
    found = grid(TEAM, ("greedy", "greedy"))
    assert found.dials == {"gates": ["3", "4"], "key_sources": ["-1", "0", "+1"]}
    assert found.base == {"gates": "4", "key_sources": "0"}
    assert len(found.cells) == 12
    assert found.cells[0].name == "gates=3, key_sources=-1"
    assert found.cells[0].plan.options["mode"] == "standard"
    assert {cell.plan.seed for cell in found.cells} == {"7"}  # the same games for all
    assert found.of(("greedy", "greedy")) == list(range(6, 12))


def test_pairs_differ_in_one_dial_alone() -> None:
    found = grid()
    for before, after in found.pairs(TEAM, "gates", "3"):
        one, other = found.cells[before].setting, found.cells[after].setting
        assert (one["gates"], other["gates"]) == ("4", "3")
        assert one["key_sources"] == other["key_sources"]
    assert len(found.pairs(TEAM, "gates", "3")) == 3
    assert len(found.pairs(TEAM, "key_sources", "+1")) == 2


def test_without_the_default_the_first_value_is_the_base() -> None:
    assert grid_of(CAGE, [TEAM], {"key_sources": "+2,+1"}, "1").base == {"key_sources": "+2"}


@pytest.mark.parametrize(
    ("options", "line_ups", "field"),
    [
        ({"gates": "3,3"}, [TEAM], "--option"),
        ({"gates": "3,5"}, [TEAM], "gates"),
        ({"doors": "1,2"}, [TEAM], "doors"),
        ({"gates": "3,4"}, [TEAM, TEAM], "--seats"),
        ({"gates": "3,4"}, [("nobody", "random")], "bot"),
        ({"players": "3,4"}, [TEAM], "seats"),
    ],
)
def test_what_cannot_be_swept_is_named(
    options: dict[str, str], line_ups: list[tuple[str, ...]], field: str
) -> None:
    with pytest.raises(Malformed) as refused:
        grid_of(CAGE, line_ups, options, "1")
    assert refused.value.field == field


def test_words() -> None:
    assert dials_from({"gates": "3, 4"}) == {"gates": ["3", "4"]}
    assert seats_name(("stalker", "huddle", "huddle")) == "stalker, 2 × huddle"
    assert reach_from("3%") == reach_from(" 3 %") == 0.03
    for text in ("3", "0%", "50%", "few%", ""):
        with pytest.raises(Malformed):
            reach_from(text)


def test_looks_come_seldomer_and_end_with_the_last_game() -> None:
    found = list(looks(2000))
    assert found[:3] == [STEP, 2 * STEP, 3 * STEP]
    assert found[-1] == 2000
    assert all(b > a for a, b in pairwise(found))
    assert len(found) < 30
    assert list(looks(20)) == [20]


def test_it_stops_when_every_share_is_known_well_enough() -> None:
    small = grid_of(CAGE, [TEAM], {"gates": "3,4"}, "7")
    with journal_for(small, None) as journal:
        found = sweep(small, Aim(0.09, 500), journal, 1)
    assert widest(small, found.results) <= 0.09
    before = [played[: found.games - STEP] for played in found.results]
    assert widest(small, before) > 0.09
    assert "known to within 9 points" in report(found)[0]
    with journal_for(small, None) as journal:
        ended = sweep(small, Aim(0.01, 20), journal, 1)
    assert (ended.games, "not yet known to within 1 points" in ended.ended) == (20, True)


def test_what_a_dial_does_is_told_in_points() -> None:
    # gates=3 with key_sources -1, 0, +1, then gates=4
    found = made_up(grid(), 1000, [0.1, 0.2, 0.3, 0.3, 0.4, 0.5])
    by_name = {effect.name: effect for effect in effects_of(found)}
    gates = by_name["gates: 4 to 3"]
    assert gates.share.value == pytest.approx(-0.2)
    assert gates.sign == -1
    assert gates.differ == pytest.approx(0.2)
    assert by_name["key_sources: 0 to +1"].share.value == pytest.approx(0.1)
    text = "\n".join(report(found))
    assert "gates: 4 to 3          -20.0" in text
    assert NOTE_ONE_LINE_UP in text


def effect(line_up: str, value: float, reach: float) -> Effect:
    share = Interval(value, value - reach, value + reach)
    return Effect((line_up,), "gates", "4", "3", share, 0.3, None)


@pytest.mark.parametrize(
    ("one", "other", "says"),
    [
        (effect("weak", 0.1, 0.05), effect("strong", -0.1, 0.05), "turns with the bots' strength"),
        (effect("weak", 0.1, 0.05), effect("strong", -0.1, 0.2), "may turn with the bots' strength"),
        (effect("weak", 0.1, 0.2), effect("strong", -0.1, 0.2), None),
        (effect("weak", 0.1, 0.05), effect("strong", 0.3, 0.05), None),
    ],
)
def test_a_result_that_turns_with_strength_is_warned_of(one: Effect, other: Effect, says: str | None) -> None:
    found = warnings_of([one, other])
    if says is None:
        assert found == []
    else:
        assert len(found) == 1
        assert says in found[0]
        assert (
            "raises the share by 10.0 points with weak, and lowers the share by 10.0 points with strong"
            in found[0]
        )


def test_after_ctrl_c_the_games_that_all_cells_have_are_told() -> None:
    small = grid_of(CAGE, [TEAM], {"gates": "3,4"}, "7")
    with journal_for(small, None) as journal:
        journal.add(0, [won(n, True) for n in range(9)])
        journal.add(1, [won(n, True) for n in (0, 1, 2, 5)])
        assert interrupted(small, journal).games == 3


# --- the state on disk ---------------------------------------------------------------------------------


def test_a_state_goes_on_where_it_was_and_drops_half_a_line(tmp_path: Path) -> None:
    small = grid_of(CAGE, [TEAM], {"gates": "3,4"}, "7")
    file = tmp_path / "sweep.state"
    with journal_for(small, file) as journal:
        journal.add(0, [won(0, True), won(1, False)])
        journal.add(1, [won(1, True)])
    whole = file.read_bytes()
    file.write_bytes(whole + b'{"cell":1,"results":[[2,"7/2"')
    with journal_for(small, file) as again:
        assert again.missing(0, 4) == [(2, 4)]
        assert again.missing(1, 4) == [(0, 1), (2, 4)]
        assert again.done[0][1] == won(1, False)
        assert file.read_bytes() == whole
    file.write_bytes(b'{"lampblack_sweep"')  # died with the first line
    with journal_for(small, file) as anew:
        assert anew.missing(0, 2) == [(0, 2)]
    assert file.read_bytes().endswith(b"}\n")


def test_a_state_of_another_sweep_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "sweep.state"
    with journal_for(grid_of(CAGE, [TEAM], {"gates": "3,4"}, "7"), file):
        pass
    with pytest.raises(Malformed, match="seed was '7', and is '8'"):
        journal_for(grid_of(CAGE, [TEAM], {"gates": "3,4"}, "8"), file)
    with pytest.raises(Malformed, match="it has 2 settings, and 6 are asked for"):
        journal_for(grid(), file)
    file.write_text("candles\n")
    with pytest.raises(Malformed, match="is no sweep's state"):
        journal_for(grid(), file)


def command(folder: Path, *more: str) -> list[str]:
    files = ["--html", str(folder / "out.html"), "--out", str(folder / "out.parquet")]
    game = ["sweep", "night-cage", "--seats", "random,random", "-o", "gates=3,4"]
    aim = ["--until", "1%", "--max-games", "100", "--workers", "1"]
    return [sys.executable, "-m", "lampblack", *game, *aim, *files, *more]


def test_killed_in_the_middle_and_resumed_it_writes_the_same_bytes(tmp_path: Path) -> None:
    whole, broken = tmp_path / "whole", tmp_path / "broken"
    whole.mkdir()
    broken.mkdir()
    small = grid_of(CAGE, [TEAM], {"gates": "3,4"}, "1")
    with journal_for(small, None) as journal:
        write(sweep(small, Aim(0.01, 100), journal, 2), whole / "out.html", whole / "out.parquet")
    state = broken / "sweep.state"
    running = subprocess.Popen(
        command(broken, "--state", str(state)),
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
        start_new_session=True,
    )
    until = time.monotonic() + 60
    while time.monotonic() < until and (not state.exists() or state.read_bytes().count(b"\n") < 4):
        time.sleep(0.02)
    os.killpg(running.pid, signal.SIGKILL)
    running.wait(10)
    assert not (broken / "out.html").exists()
    assert state.read_bytes().count(b"\n") >= 4
    again = subprocess.run(
        command(broken, "--state", str(state)), check=True, capture_output=True, text=True, timeout=120
    )
    assert "100 games of each of 2 settings" in again.stdout
    for name in ("out.html", "out.parquet"):
        assert (broken / name).read_bytes() == (whole / name).read_bytes()
    refused = subprocess.run(command(broken), capture_output=True, text=True, timeout=60)
    assert (refused.returncode, "--html" in refused.stderr) == (2, True)
