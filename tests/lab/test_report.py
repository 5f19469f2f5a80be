"""What a simulation is reported to have found, from made-up results."""

from pathlib import Path

import polars

from lampblack.lab.evidence import evidence_of
from lampblack.lab.parquet import write_parquet
from lampblack.lab.plan import Plan
from lampblack.lab.play import Result
from lampblack.lab.report import report

PLAN = Plan("keys-to-the-castle", {"players": "2"}, ("steady", "random"), 100, "1", True)


def result(number: int, winners: tuple[int, ...], rule: str | None = "KC-WIN-01") -> Result:
    reason = "stopped" if rule is None else "reached A1"
    return Result(number, f"1/{number}", PLAN.line_up(number), 0, winners, 40 + number, 20, rule, reason)


def won_by_steady(games: int) -> list[Result]:
    return [result(number, (number % 2,)) for number in range(games)]


def test_wins_are_counted_by_bot_and_by_seat() -> None:
    text = "\n".join(report(PLAN, won_by_steady(100), 2.0, 2))
    assert "steady  100  100.0 %  (96.3 to 100.0)" in text
    assert "random    0    0.0 %  (0.0 to 3.7)" in text
    assert "P0              50   50.0 %" in text
    assert "P1              50   50.0 %" in text
    assert "within the interval of every seat" in text
    assert "50.0 games a second" in text


def test_a_seat_that_wins_too_often_is_said_to() -> None:
    text = "\n".join(report(PLAN, [result(number, (0,)) for number in range(100)], 1.0, 1))
    assert "P0 has an advantage: 100.0 %" in text
    assert "P1 has a disadvantage: 0.0 %" in text
    assert "Whoever begins has an advantage" in text


def test_without_alternation_seat_and_bot_are_not_told_apart() -> None:
    fixed = Plan("keys-to-the-castle", {"players": "2"}, ("steady", "random"), 100, "1", False)
    text = "\n".join(report(fixed, [result(number, (0,)) for number in range(100)], 1.0, 1))
    assert "cannot be told apart" in text
    assert "advantage" not in text


def test_stopped_games_are_said_and_count_against_everybody() -> None:
    results = [*won_by_steady(50), *[result(number, (), None) for number in range(50, 100)]]
    text = "\n".join(report(PLAN, results, 1.0, 1))
    assert "steady  50   50.0 %" in text
    assert "50  Stopped by the lab after 20,000 actions" in text


def test_winning_together_is_no_seats_advantage() -> None:
    text = "\n".join(report(PLAN, [result(number, (0, 1)) for number in range(100)], 1.0, 1))
    assert "advantage" not in text


def test_a_games_own_figures_are_counted_with_intervals(tmp_path: Path) -> None:
    results = [
        result(number, ())._replace(figures=(("floor", 1 + number % 4 // 3),)) for number in range(100)
    ]
    text = "\n".join(report(PLAN, results, 1.0, 1))
    assert "Floor at the end, 1.25 on average" in text
    assert "1  75   75.0 %  (65.7 to 82.5)" in text
    assert "2  25   25.0 %" in text
    write_parquet([(evidence_of(PLAN), results)], tmp_path / "games.parquet")
    assert polars.read_parquet(tmp_path / "games.parquet")["figures"][3].to_list() == [
        {"name": "floor", "value": 2}
    ]


def test_nothing_done_is_no_error() -> None:
    text = "\n".join(report(PLAN, [], 0.0, 1))
    assert text.startswith("0 of 100 games")


def test_lengths() -> None:
    lines = report(PLAN, won_by_steady(100), 1.0, 1)
    actions = next(line for line in lines if line.strip().startswith("actions"))
    assert actions.split() == ["actions", "89.5", "45", "90", "134", "139"]


def test_parquet_rows(tmp_path: Path) -> None:
    file = tmp_path / "games.parquet"
    results = [result(0, (0,)), result(1, (0,)), result(2, (), None), result(3, (0, 1))]
    write_parquet([(evidence_of(PLAN), results)], file)
    rows = polars.read_parquet(file)
    assert rows["number"].to_list() == [0, 1, 2, 3]
    assert rows["seed"].to_list() == ["1/0", "1/1", "1/2", "1/3"]
    assert rows["seats"].to_list()[:2] == [["steady", "random"], ["random", "steady"]]
    assert rows["winner_seat"].to_list() == [0, 0, None, None]
    assert rows["winner_bot"].to_list() == ["steady", "random", None, None]
    assert rows["winner_seats"].to_list() == [[0], [0], [], [0, 1]]
    assert rows["aborted"].to_list() == [False, False, True, False]
    assert rows["rule"].to_list()[2] is None
    assert rows["actions"].to_list() == [40, 41, 42, 43]
    assert rows["turns"].to_list() == [20] * 4


def test_parquet_of_nothing_keeps_its_columns(tmp_path: Path) -> None:
    file = tmp_path / "none.parquet"
    write_parquet([(evidence_of(PLAN), [])], file)
    rows = polars.read_parquet(file)
    assert rows.height == 0
    assert "winner_bot" in rows.columns
