"""The statistical model fitted to drops of real towers (SS-TOW-24)."""

import asyncio
import json
from pathlib import Path

import pytest
from typer.testing import CliRunner

from lampblack.bots.register import find_bot
from lampblack.cli import app
from lampblack.games.stygian_society.calibration import told
from lampblack.games.stygian_society.calibration.surety import interval
from lampblack.games.stygian_society.calibration.told import ToldDrop, drops_of, expected_new, fit_told
from lampblack.games.stygian_society.model.content import TowerParameters
from lampblack.games.stygian_society.model.pieces import COLORS
from lampblack.games.stygian_society.model.tower import StatisticalTower
from lampblack.kernel.answers import Malformed
from lampblack.kernel.chance import SeededChance
from lampblack.kernel.player import Viewpoint
from lampblack.kernel.record import Record
from lampblack.kernel.session import Session
from lampblack.store.log import LogEntry
from lampblack.store.sqlite import SqliteStore
from tests.games.stygian_society.table import GAME

RUN = CliRunner()
CORPUS = Path(__file__).parents[3] / "corpus" / "named"
OWN = CORPUS / "stygian-society-7.record.txt"


def played(seed: str) -> Record:
    """A game of wardens; what fell follows from the seed."""
    table = Session(GAME, {"players": "1", "tower": "own"}, SeededChance(seed), ["Ada"])
    bot = find_bot(GAME, "warden")
    while table.state.asked() is not None:
        table.act(0, bot.decide(Viewpoint(table.state, 0), SeededChance(1)))
    return table.record()


def dropped_through(parameters: TowerParameters, number: int) -> list[ToldDrop]:
    tower, chance = StatisticalTower(parameters), SeededChance("told")
    inside = [0] * COLORS
    drops: list[ToldDrop] = []
    for _ in range(number):
        wanted = [chance.below(3) for _ in range(COLORS)]
        dropped = [min(wanted[color], 10 - inside[color]) for color in range(COLORS)]
        if sum(dropped) == 0:
            continue
        field, crypt = tower.drop(inside, dropped, chance)
        out = [field[color] + crypt[color] for color in range(COLORS)]
        drops.append(ToldDrop(tuple(inside), tuple(dropped), tuple(out), sum(crypt)))
        inside = [inside[color] + dropped[color] - out[color] for color in range(COLORS)]
    return drops


@pytest.mark.rule("SS-TOW-24")
def test_the_fit_finds_the_parameters_though_nobody_knows_which_cubes_were_new() -> None:
    fitted = fit_told(dropped_through(TowerParameters(0.4, 0.65, 30.0, 0.02, 0.2), 1500))
    assert fitted.pass_empty == pytest.approx(0.4, abs=0.08)
    assert fitted.pass_full == pytest.approx(0.65, abs=0.08)
    assert fitted.dislodge == pytest.approx(0.02, abs=0.005)
    assert fitted.crypt == pytest.approx(0.2, abs=0.02)


def test_how_many_were_probably_new() -> None:
    assert expected_new(0, 3, 2, 0.5, 0.1) == 2.0  # nothing lay inside
    assert expected_new(3, 0, 2, 0.5, 0.1) == 0.0
    assert expected_new(1, 1, 1, 0.5, 0.5) == pytest.approx(0.5)
    assert expected_new(1, 1, 1, 0.9, 0.1) > 0.95


def test_drops_are_found_in_records_with_a_real_tower_only() -> None:
    record = Record.from_text(OWN.read_text())
    drops = list(drops_of(GAME, record))
    falls = [line for taken in record.lines for line in taken.chance if line.startswith("fall ")]
    assert sum(sum(drop.out) for drop in drops) == sum(
        int(count) for line in falls for count in line.split()[-1].split("+")
    )
    assert drops[0].inside == (0,) * COLORS
    other = Record.from_text((CORPUS / "stygian-society-4.record.txt").read_text())
    assert list(drops_of(GAME, other)) == []


def test_the_command_says_what_it_found_and_how_sure_it_is(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(told, "RESAMPLES", 10)
    files = []
    for seed in ("a", "b"):
        files.append(tmp_path / f"{seed}.txt")
        files[-1].write_text(played(seed).to_text())
    result = RUN.invoke(app, ["tower", "fit", *map(str, files)])
    assert result.exit_code == 0, result.output
    first, empty, *_ = result.output.splitlines()
    assert first.endswith("drops of 2 games with a real tower.")
    assert empty.startswith("pass_empty 0.")
    assert "with 95 % certainty" in empty
    assert "the pack has 0.5 " in empty


def test_too_few_drops_are_refused() -> None:
    with pytest.raises(Malformed, match=r"drops of a real tower are too few .* 40 are the least"):
        RUN.invoke(app, ["tower", "fit", str(OWN)], catch_exceptions=False)
    with pytest.raises(Malformed, match="tower=own"):
        RUN.invoke(app, ["tower", "fit"], catch_exceptions=False)


def test_the_tables_of_a_server_are_looked_through(tmp_path: Path) -> None:
    entries = [json.loads(line) for line in (CORPUS / "stygian-society-7.log.jsonl").read_text().splitlines()]

    async def keep() -> None:
        store = SqliteStore(tmp_path / "lampblack.db")
        for entry in entries:
            body = json.dumps(entry["body"]).encode()
            assert await store.append("abc", LogEntry(entry["seq"], entry["kind"], body, entry["at"]))
        assert await store.append("ring-x", LogEntry(0, "ring", b"{}", 0.0))
        await store.close()

    asyncio.run(keep())
    number = len(list(drops_of(GAME, Record.from_text(OWN.read_text()))))
    with pytest.raises(Malformed, match=f"^drops: {number} drops"):
        RUN.invoke(app, ["tower", "fit", "--data", str(tmp_path)], catch_exceptions=False)
    with pytest.raises(Malformed, match="there is no"):
        RUN.invoke(app, ["tower", "fit", "--data", str(tmp_path / "else")], catch_exceptions=False)


def test_an_interval_is_the_middle_of_what_was_resampled() -> None:
    assert interval([float(n) for n in range(100)]) == (2.0, 97.0)
