"""Tournaments: who meets whom, on which seats, and what may be said about it."""

import pytest

from lampblack.games import find_game
from lampblack.kernel.answers import Malformed
from lampblack.lab.arena import Arena, arena_of, data, rating, report, rows_of
from lampblack.lab.play import Result

CAGE, KEYS, FOREST = find_game("night-cage"), find_game("keys-to-the-castle"), find_game("nyctophobia")


def result(number: int, bots: tuple[str, ...], *winners: int) -> Result:
    return Result(number, f"1/{number}", bots, 0, winners, 9, 4, "KC-WIN-01", "reached A1")


def won_by(arena: Arena, order: list[str], games: int) -> list[list[Result]]:
    """Every meeting is won by whoever comes first in this order."""
    found: list[list[Result]] = []
    for cell in arena.grid.cells:
        best = min(cell.line_up, key=order.index)
        winners = [seat for seat, bot in enumerate(cell.line_up) if bot == best]
        found.append([result(number, cell.line_up, *winners[:1]) for number in range(games)])
    return found


def test_in_a_race_two_bots_share_the_seats_and_change_places() -> None:
    two = arena_of(KEYS, ["random", "hasty", "steady"], KEYS.complete({"players": "2"}), "1")
    assert two.grid.line_ups == [
        ("random", "hasty"),
        ("hasty", "random"),
        ("random", "steady"),
        ("steady", "random"),
        ("hasty", "steady"),
        ("steady", "hasty"),
    ]
    four = arena_of(KEYS, ["hasty", "steady"], KEYS.complete({"players": "4"}), "1")
    assert four.grid.line_ups == [("hasty", "steady") * 2, ("steady", "hasty") * 2]
    assert not any(cell.plan.alternate for cell in four.grid.cells)
    assert len({cell.plan.seed for cell in four.grid.cells}) == 1


def test_where_all_win_together_bots_play_whole_teams() -> None:
    arena = arena_of(CAGE, ["random", "greedy"], CAGE.complete({"players": "3"}), "1")
    assert arena.grid.line_ups == [("random",) * 3, ("greedy",) * 3]


def test_sides_meet_and_who_is_made_for_none_plays_both() -> None:
    options = FOREST.complete({"players": "3", "hunter": "axe"})
    arena = arena_of(FOREST, ["stalker", "huddle", "random"], options, "1")
    assert [(entrant.bot, entrant.part) for entrant in arena.entrants] == [
        ("stalker", "hunter"),
        ("random", "hunter"),
        ("huddle", "hunted"),
        ("random", "hunted"),
    ]
    assert arena.grid.line_ups == [
        ("stalker", "huddle", "huddle"),
        ("stalker", "random", "random"),
        ("random", "huddle", "huddle"),
        ("random", "random", "random"),
    ]
    assert arena.leagues() == [[0, 1], [2, 3]]


def test_scores_are_shares_of_all_meetings_seed_by_seed() -> None:
    arena = arena_of(KEYS, ["random", "hasty", "steady"], KEYS.complete({"players": "2"}), "1")
    results = won_by(arena, ["steady", "hasty", "random"], 3)
    assert [arena.scores(at, results) for at in range(3)] == [[0.0] * 3, [0.5] * 3, [1.0] * 3]


def test_nobody_is_called_better_before_it_is_sure() -> None:
    arena = arena_of(KEYS, ["random", "hasty", "steady"], KEYS.complete({"players": "2"}), "1")
    early = rows_of(arena, won_by(arena, ["steady", "hasty", "random"], 3))
    assert [row.entrant.bot for row in early] == ["steady", "hasty", "random"]
    assert not any(row.ahead_of for row in early)
    late = won_by(arena, ["steady", "hasty", "random"], 400)
    assert [row.ahead_of for row in rows_of(arena, late)] == [["random", "hasty"], ["random"], []]
    assert arena.reach(arena.grid, late) < 0.05 < arena.reach(arena.grid, [played[:9] for played in late])
    text = "\n".join(report(arena, late, "enough"))
    assert "400 games of each of 6 meetings in keys-to-the-castle, the same seeds for all: enough." in text
    assert "ahead of random, hasty" in text
    rows = data(arena, late, "enough")["rows"]
    assert isinstance(rows, list)
    assert [row["bot"] for row in rows] == ["steady", "hasty", "random"]


def test_a_game_that_nobody_wins_counts_for_nobody() -> None:
    arena = arena_of(KEYS, ["hasty", "steady"], KEYS.complete({"players": "2"}), "1")
    results = [[result(0, cell.line_up)] for cell in arena.grid.cells]
    assert [arena.scores(at, results) for at in range(2)] == [[0.0], [0.0]]


@pytest.mark.parametrize(("share", "said"), [(0.5, "+0"), (10 / 11, "+400"), (0.0, "-∞"), (1.0, "∞")])
def test_ratings_are_those_of_chess(share: float, said: str) -> None:
    assert rating(share) == said


@pytest.mark.parametrize(
    ("bots", "problem"),
    [
        (["steady"], "two bots or more"),
        (["steady", "steady"], "steady is named twice"),
        (["steady", "nobody"], "'nobody' is none of"),
    ],
)
def test_who_cannot_take_part_is_named(bots: list[str], problem: str) -> None:
    with pytest.raises(Malformed, match=problem):
        arena_of(KEYS, bots, KEYS.complete({"players": "2"}), "1")


def test_a_side_without_a_bot_is_named() -> None:
    with pytest.raises(Malformed, match="plays the hunter"):
        arena_of(
            FOREST, ["huddle", "huddle@worlds=2"], FOREST.complete({"players": "3", "hunter": "axe"}), "1"
        )
