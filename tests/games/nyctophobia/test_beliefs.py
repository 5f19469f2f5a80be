"""What the Hunted believed is shown where everything is open, and nowhere else (NY-END-06, NY-INFO-08)."""

from typing import Any

import pytest

from lampblack.kernel.game import Voice
from lampblack.kernel.seat import EVERYTHING, SPECTATOR
from tests.games.nyctophobia.forest import GAME, Table, cells, idle, mage, table
from tests.games.nyctophobia.test_information import CONFIGURATIONS, play

pytestmark = pytest.mark.rule("NY-END-06", "NY-INFO-08")


def belief(game: Table, seat: int = 1) -> Any:
    return game.view(EVERYTHING).beliefs[seat - 1]


@pytest.mark.parametrize("memory", ["M0", "M1", "M2", "M3"])
def test_a_belief_is_what_was_felt_where_it_truly_lies(memory: str) -> None:
    game = table("X=H1 1=A3 2=H8", "B3-B4 B2-C2", phase="MOVE", memory=memory)
    game.do("STEP(E)", "SEARCH", "STEP(W)")
    known = belief(game)
    assert (known.seat, known.origin) == (1, "A3")
    assert known.trees == ["B3-B4"]
    assert set(known.open) == {"A3-B3", "B2-B3", "B3-C3"}
    assert (known.doubtful, known.car, known.met) == ([], [], None)


def test_bumps_flights_and_ends_of_the_board_are_believed_too() -> None:
    game = table("X=H1 1=A3 2=H8", "A3-B3", phase="MOVE", memory="M0")
    game.do("STEP(W)", "STEP(E)", "STEP(N)", "STEP(N)")
    assert (belief(game).ends, belief(game).trees) == (["A3 W"], ["A3-B3"])
    game.do("THROW(E)")
    assert {"A1-B1", "G1-H1"} <= set(belief(game).open)
    assert belief(game).met == "H1"
    assert belief(game).ends == ["A3 W"]  # what is behind the Hunter, who was hit, nobody was told


@pytest.mark.rule("NY-INFO-01")
@pytest.mark.parametrize("behind", ["", "D3-D4", "C=D2,E2"])
def test_a_rock_that_hits_somebody_tells_nothing_of_what_is_behind(behind: str) -> None:
    car, trees = (behind, "") if "=" in behind else ("C=G7,H7", behind)
    game = table(f"X=H1 1=D7 2=D4 {car}", trees, memory="M0").play("THROW(N)")
    assert belief(game).open == ["D4-D5", "D5-D6", "D6-D7"]
    assert (belief(game).trees, belief(game).ends, belief(game).car) == ([], [], [])


def test_a_changed_forest_leaves_a_belief_that_may_be_wrong() -> None:
    game = table("X=D4 1=F5 2=H8", "D4-E4 E4-F4", phase="MOVE", hand="AX-04 AX-02")
    game.do("STEP(N)", "SEARCH", "STEP(S)", "END")
    idle(game, until="all E-TURN{0}")
    game.do("PLAY(AX-04)", "FELL(D4-E4)")
    assert "E4-F4" in belief(game).trees
    assert "E4-F4" in belief(game).doubtful


def test_who_is_moved_begins_a_new_belief() -> None:
    game = mage("X=A1 1=D4 2=H8", "MG-04")
    assert [belief(game, seat).origin for seat in (1, 2)] == ["H8", "D4"]
    assert belief(game).open == []


def test_where_trees_fill_cells_a_belief_names_cells() -> None:
    game = cells("X=H1 1=A3 2=H8", "B4", phase="MOVE").play("STEP(E)", "SEARCH")
    assert belief(game).trees == ["B4"]
    assert {"A3", "B2", "B3", "C3"} <= set(belief(game).open)


def test_nobody_else_is_shown_a_belief_not_even_after_the_end() -> None:
    game = table("X=D4 1=D6 2=H8", phase="MOVE", health="1 2")
    for _ in range(2):
        for viewer in (0, 1, 2, SPECTATOR):
            assert game.view(viewer).beliefs is None
        if game.state.outcome() is None:
            game.do("STEP(N)")
    assert game.state.outcome() is not None
    assert belief(game).met == "D4"


def test_with_everything_open_a_view_tells_of_this_turn_whatever_the_memory_level() -> None:
    """A long game's replay would grow with the square of its length."""
    game = table("X=H1 1=A3 2=H8", phase="MOVE", memory="M1")
    game.do("STEP(E)", "STEP(E)")
    assert "Step" in [type(fact).__name__ for fact in game.view(EVERYTHING).told]
    game.do("END")
    told = [type(fact).__name__ for fact in game.view(EVERYTHING).told]
    assert told == ["Turn", "Searched", "Felt"]
    assert "Stepped" in [type(fact).__name__ for fact in game.view(2).told]


def test_before_the_forest_is_laid_out_nobody_believes_anything() -> None:
    state = GAME.setup({"players": "3"}, table("X=D4 1=D6 2=H8").chance)
    assert state.observe(EVERYTHING).beliefs is None


def test_with_everything_open_nobody_is_called_you() -> None:
    game = table("X=H1 1=A3 2=H8", phase="MOVE", rocks="B3")
    game.do("STEP(E)", "SEARCH")
    voice = Voice(EVERYTHING, ["Hal", "Ada", "Bo"])
    told = [GAME.narrate(fact, voice) for fact in game.facts()]
    assert "Ada goes east." in told
    assert "Ada holds 2 rocks now." in told
    assert any(sentence.startswith("Ada feels around. North: open") for sentence in told)
    assert not [sentence for sentence in told if "you" in sentence.lower().split()]


@pytest.mark.rule("NY-INFO-11")
@pytest.mark.parametrize("number", range(len(CONFIGURATIONS)))
def test_only_what_is_doubtful_can_be_wrong(number: int) -> None:
    """In whole games: whatever was felt since the forest last changed is so, and the car is where it was found."""
    felt = 0
    for state, _, _ in play(CONFIGURATIONS[number], seed=number, talks=False):
        view: Any = state.observe(EVERYTHING)
        trees = set(view.forest.trees)
        for one in view.beliefs or []:
            false = (set(one.trees) - trees) | (set(one.open) & trees)
            assert false <= set(one.doubtful)
            assert set(one.car) <= set(view.forest.car)
            assert not set(one.trees) & set(one.open)
            felt += len(one.trees) + len(one.open)
    assert felt > 100
