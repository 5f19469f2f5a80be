"""The same seed gives the same games, however many processes play them."""

import pytest

from lampblack.kernel.answers import Malformed
from lampblack.lab import work as working
from lampblack.lab.plan import Plan
from lampblack.lab.play import Result, play_game
from lampblack.lab.simulate import Interrupted, simulate


def plan(games: int = 12, **changes: object) -> Plan:
    fields: dict[str, object] = {
        "game": "keys-to-the-castle",
        "options": {"players": "3"},
        "bots": ("random", "random", "random"),
        "games": games,
        "seed": "7",
        "alternate": False,
        "max_actions": 300,
    }
    return Plan(**{**fields, **changes})  # type: ignore[arg-type]


def test_workers_do_not_change_the_results() -> None:
    alone = simulate(plan(), 1)
    assert simulate(plan(), 2) == alone
    assert [result.number for result in alone] == list(range(12))


def test_seeds_change_the_results() -> None:
    assert simulate(plan(games=2), 1) != simulate(plan(games=2, seed="8"), 1)


def test_a_game_does_not_depend_on_the_others() -> None:
    assert play_game(plan(), 5) == simulate(plan(), 1)[5]


def test_progress_counts_every_game_once() -> None:
    told: list[int] = []
    simulate(plan(), 2, told.append)
    assert sum(told) == 12


def test_the_lab_stops_a_game_that_does_not_end() -> None:
    result = play_game(plan(max_actions=3), 0)
    assert result.is_stopped
    assert (result.actions, result.winners, result.rule) == (3, (), None)


def test_the_games_own_limit_is_an_ending_with_its_rule() -> None:
    result = play_game(plan(options={"players": "3", "max_turns": "4"}), 0)
    assert not result.is_stopped
    assert (result.turns, result.winners, result.rule) == (4, (), "KC-WIN-10")


def test_first_is_who_began() -> None:
    for seat in (0, 1, 2):
        options = {"players": "3", "first": f"P{seat}", "max_turns": "1"}
        assert play_game(plan(options=options), 0).first == seat


def test_line_up_moves_on_by_one_seat() -> None:
    moving = plan(bots=("a", "b", "c"), alternate=True)
    assert [moving.line_up(number) for number in range(4)] == [
        ("a", "b", "c"),
        ("c", "a", "b"),
        ("b", "c", "a"),
        ("a", "b", "c"),
    ]
    assert plan(bots=("a", "b", "c")).line_up(1) == ("a", "b", "c")


def test_interrupt_keeps_what_is_done(monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted_third(plan: Plan, number: int) -> Result:
        if number == 3:
            raise KeyboardInterrupt
        return play_game(plan, number)

    monkeypatch.setattr(working, "play_game", interrupted_third)
    with pytest.raises(Interrupted) as stop:
        simulate(plan(), 1)
    assert stop.value.results == [play_game(plan(), number) for number in range(3)]


@pytest.mark.parametrize(
    ("changes", "names"),
    [
        ({"game": "ludo"}, "game"),
        ({"bots": ("random", "random", "nobody")}, "bot"),
        ({"bots": ("random", "random")}, "seats"),
        ({"games": 0}, "games"),
        ({"max_actions": 0}, "max-actions"),
        ({"options": {"players": "3", "max_turns": "soon"}}, "max_turns"),
        ({"options": {"players": "3", "sides": "N N N"}}, "sides"),
    ],
)
def test_impossible_plans_are_named(changes: dict[str, object], names: str) -> None:
    with pytest.raises(Malformed) as refused:
        plan(**changes).check()
    assert refused.value.field == names
