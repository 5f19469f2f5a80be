"""Two bots, or two files, paired by seed."""

from pathlib import Path

import pytest

from lampblack.games import find_game
from lampblack.kernel.answers import Malformed
from lampblack.lab.compare import grid_of_bots, marked_won, pair_of_bots, pair_of_files, report
from lampblack.lab.evidence import evidence_of
from lampblack.lab.parquet import write_parquet
from lampblack.lab.plan import Plan
from lampblack.lab.play import Result
from lampblack.lab.simulate import simulate

CAGE, KEYS, FOREST = find_game("night-cage"), find_game("keys-to-the-castle"), find_game("nyctophobia")


def result(number: int, bots: tuple[str, ...], *winners: int) -> Result:
    return Result(number, f"1/{number}", bots, 0, winners, 9, 4, "KC-WIN-01", "reached A1")


def test_a_whole_team_is_exchanged() -> None:
    grid = grid_of_bots(CAGE, "greedy", "random", "", {"players": "2"}, "1")
    assert grid.line_ups == [("greedy", "greedy"), ("random", "random")]
    assert not grid.cells[0].plan.alternate


def test_in_a_race_one_seat_is_exchanged_and_everybody_moves_on() -> None:
    grid = grid_of_bots(KEYS, "steady", "hasty", "", {"players": "3"}, "1")
    assert grid.line_ups == [("steady", "hasty", "hasty"), ("hasty", "hasty", "hasty")]
    assert all(cell.plan.alternate for cell in grid.cells)
    marks = [True, False, False]
    plan = grid.cells[0].plan
    for number in range(6):
        bots = plan.line_up(number)
        for seat in range(3):
            assert marked_won(plan, marks, result(number, bots, seat)) == (bots[seat] == "steady")


def test_a_side_is_exchanged_against_the_strongest() -> None:
    grid = grid_of_bots(FOREST, "huddle", "random", "", {"players": "3", "hunter": "axe"}, "1")
    assert grid.line_ups == [("stalker", "huddle", "huddle"), ("stalker", "random", "random")]
    assert not grid.cells[0].plan.alternate
    hunter = grid_of_bots(FOREST, "stalker", "random", "_,random,random", {"hunter": "axe"}, "1")
    assert hunter.line_ups == [("stalker", "random", "random"), ("random", "random", "random")]


def test_pairs_are_counted_and_told() -> None:
    grid = grid_of_bots(KEYS, "steady", "hasty", "_,hasty", {}, "1")
    first, second = grid.cells
    results = [
        [result(n, first.plan.line_up(n), n % 2) for n in range(400)],  # the marked seat always wins
        [result(n, second.plan.line_up(n), 0) for n in range(400)],  # in every second game
    ]
    pair = pair_of_bots(grid, ("steady", "hasty"), results)
    assert (sum(pair.won[0]), sum(pair.won[1])) == (400, 200)
    assert pair.gain.value == pytest.approx(0.5)
    text = "\n".join(report(pair))
    assert (
        "400 games of keys-to-the-castle, the same seeds for both: how often the compared seats win" in text
    )
    assert "steady is better." in text
    assert "Won with both 200, with steady alone 200, with hasty alone 0, with neither 0." in text
    few = pair_of_bots(grid, ("steady", "hasty"), [played[:4] for played in results])
    assert "Which is better is not known yet." in "\n".join(report(few))


def plan(gates: str, seed: str = "3", games: int = 6) -> Plan:
    options = CAGE.complete({"players": "2", "gates": gates})
    return Plan("night-cage", options, ("random", "random"), games, seed, False)


def write(file: Path, made: Plan) -> Path:
    write_parquet([(evidence_of(made), simulate(made, 1))], file)
    return file


def test_files_are_paired_by_the_seeds_both_have(tmp_path: Path) -> None:
    files = (
        write(tmp_path / "four.parquet", plan("4")),
        write(tmp_path / "three.parquet", plan("3", games=4)),
    )
    pair, differing = pair_of_files(files)
    assert (
        [r.seed for r in pair.results[0]] == [r.seed for r in pair.results[1]] == [f"3/{n}" for n in range(4)]
    )
    assert differing == ["gates: 4 and 3"]
    text = "\n".join(report(pair, differing))
    assert "4 games of night-cage, the same seeds for both: how often everybody wins" in text
    assert "They differ in gates: 4 and 3." in text


def test_files_that_cannot_be_compared_are_named(tmp_path: Path) -> None:
    four = write(tmp_path / "four.parquet", plan("4"))
    other = write(tmp_path / "other.parquet", plan("4", seed="9"))
    with pytest.raises(Malformed, match="no seed in common"):
        pair_of_files((four, other))
    both = tmp_path / "both.parquet"
    write_parquet([(evidence_of(made), simulate(made, 1)) for made in (plan("3"), plan("4"))], both)
    with pytest.raises(Malformed, match="has games of 2 settings"):
        pair_of_files((four, both))
    (tmp_path / "none.parquet").write_text("candles")
    with pytest.raises(Malformed, match="is no Parquet file"):
        pair_of_files((four, tmp_path / "none.parquet"))


@pytest.mark.parametrize(
    ("a", "b", "seats", "field"),
    [
        ("greedy", "greedy", "", "compare"),
        ("greedy", "random", "random,random", "--seats"),
        ("nobody", "random", "", "bot"),
    ],
)
def test_bots_that_cannot_be_compared_are_named(a: str, b: str, seats: str, field: str) -> None:
    with pytest.raises(Malformed) as refused:
        grid_of_bots(CAGE, a, b, seats, {"players": "2"}, "1")
    assert refused.value.field == field
