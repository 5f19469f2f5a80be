"""Data sets: what stands in a row is what the game said, and polars and DuckDB read it alike."""

import json
from pathlib import Path

import duckdb
import polars
import pytest

from lampblack.games import find_game, shelf
from lampblack.kernel.answers import Malformed
from lampblack.kernel.chance import SeededChance
from lampblack.lab.dataset import COLUMNS, MANIFEST, write_dataset
from lampblack.lab.plan import Plan


def plan(slug: str = "night-cage", games: int = 5, seed: str = "2", max_actions: int = 200) -> Plan:
    game = find_game(slug)
    options = game.complete(game.usual())
    return Plan(slug, options, ("random",) * game.seats(options), games, seed, False, max_actions)


@pytest.mark.parametrize("slug", list(shelf()))
def test_rows_replay_the_game_they_tell_of(slug: str, tmp_path: Path) -> None:
    made = plan(slug, games=2)
    rows = write_dataset(made, tmp_path / "set", 2, 1)
    frame = polars.read_parquet(tmp_path / "set" / "part-00000.parquet")
    assert (frame.height, frame.columns) == (rows, list(COLUMNS))
    manifest = json.loads((tmp_path / "set" / MANIFEST).read_text())
    size = sum(plane_size(plane["shape"]) for plane in manifest["planes"])
    game = find_game(slug)
    for number in range(2):
        chance = SeededChance(made.seed_of(number))
        state = game.setup(made.options, chance)
        told = frame.filter(polars.col("game") == number)
        for step, row in enumerate(told.iter_rows(named=True)):
            seat = state.asked()
            assert seat is not None
            assert (row["step"], row["seat"], row["left"]) == (step, seat, told.height - 1 - step)
            assert row["observation"] == state.tensor(seat)
            assert len(row["observation"]) == size
            assert [manifest["actions"][n] for n in row["legal"]] == [a.text for a in state.legal(seat)]
            state.apply(seat, state.action(manifest["actions"][row["action"]]), chance)
        outcome = state.outcome()
        if outcome is None:
            assert told["score"].null_count() == told.height
        else:
            assert told["score"].to_list() == [outcome.scores[seat] for seat in told["seat"]]
            assert set(told["rule"]) == {outcome.rule}


def plane_size(shape: list[int]) -> int:
    size = 1
    for length in shape:
        size *= length
    return size


def test_polars_and_duckdb_read_all_parts_alike(tmp_path: Path) -> None:
    out = tmp_path / "set"
    rows = write_dataset(plan(), out, 2, 2)
    assert sorted(file.name for file in out.iterdir()) == [
        MANIFEST,
        *[f"part-0000{n}.parquet" for n in range(3)],
    ]
    frame = polars.read_parquet(out / "*.parquet")
    found = duckdb.sql(
        f"""select count(*), count(distinct game), sum(len(legal)), sum(octet_length(observation)),
        count(*) filter (list_contains(legal, action)) from '{out}/*.parquet'"""
    ).fetchall()
    assert found[0] == (
        rows,
        5,
        frame["legal"].list.len().sum(),
        frame["observation"].bin.size().sum(),
        rows,
    )


def test_it_goes_on_with_what_is_missing_and_writes_the_same_bytes(tmp_path: Path) -> None:
    out = tmp_path / "set"
    write_dataset(plan(), out, 2, 1)
    before = {file.name: file.read_bytes() for file in out.iterdir()}
    (out / "part-00001.parquet").unlink()
    told: list[int] = []
    assert 0 < write_dataset(plan(), out, 2, 1, told.append) < polars.read_parquet(out / "*.parquet").height
    assert told == [3, 2]
    assert {file.name: file.read_bytes() for file in out.iterdir()} == before


def test_another_data_set_is_not_mixed_in(tmp_path: Path) -> None:
    out = tmp_path / "set"
    write_dataset(plan(games=1), out, 2, 1)
    with pytest.raises(Malformed, match="has another data set"):
        write_dataset(plan(games=1, seed="3"), out, 2, 1)
    (tmp_path / "full").mkdir()
    (tmp_path / "full" / "letter.txt").write_text("dear")
    with pytest.raises(Malformed, match="is not empty"):
        write_dataset(plan(), tmp_path / "full", 2, 1)


def test_games_the_lab_stopped_have_no_score(tmp_path: Path) -> None:
    write_dataset(plan("keys-to-the-castle", games=1, max_actions=9), tmp_path / "set", 2, 1)
    frame = polars.read_parquet(tmp_path / "set" / "*.parquet")
    assert (frame.height, frame["score"].null_count(), frame["rule"].null_count()) == (9, 9, 9)
