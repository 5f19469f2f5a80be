"""Refusals: each by the rule that forbids the action, the reason as a word and as a sentence (NY-DP-22)."""

from itertools import islice

import pytest
from hypothesis import given
from hypothesis import strategies as st

from lampblack.games.nyctophobia.model.told import REFUSAL_NAMES
from lampblack.games.nyctophobia.state import NyctoState
from lampblack.kernel.answers import Refusal
from lampblack.kernel.chance import SeededChance
from lampblack.kernel.playout import options_of
from lampblack.kernel.session import Session
from lampblack.kernel.state import State
from lampblack.testkit.strategies import SEEDS
from tests.games.nyctophobia.forest import Table, cells, table
from tests.games.nyctophobia.gathered import gathered
from tests.games.nyctophobia.subject import NYCTO, universe
from tests.games.nyctophobia.test_laws import OPTIONS, WALKS


def walking(pieces: str, trees: str = "", walk: str = "WALK:2:0:0:0:0", **fields: str) -> Table:
    return table(pieces, trees, active="P0", hunter="simple", agenda=walk, **fields)


@pytest.mark.rule("NY-HMOVE-01", "NY-HMOVE-05", "NY-HMOVE-09", "NY-HMOVE-12", "NY-BOARD-02")
def test_a_step_of_the_hunter_is_refused_by_its_own_rule() -> None:
    at = walking("C=C5,C6 X=D5 1=G8 2=H8", "D5-D6")
    assert at.legal() == ["MOVE(E5)"]
    assert at.forbids("MOVE(D5)") == "NY-HMOVE-01"
    assert at.forbids("MOVE(F5)") == "NY-BOARD-02"
    assert at.forbids("MOVE(E6)") == "NY-BOARD-02"  # diagonal
    assert at.forbids("MOVE(C5)") == "NY-HMOVE-09"
    assert at.forbids("MOVE(D6)") == "NY-HMOVE-12"
    assert at.forbids("MOVE(D4)") == "NY-HMOVE-05"
    assert "D4" in at.refusal("MOVE(D4)").text


@pytest.mark.rule("NY-HMOVE-02", "NY-HMOVE-11", "NY-HMOVE-14", "NYC-PRIM-02", "NYC-PRIM-05")
def test_what_the_hunter_walks_to_says_which_rule_is_broken() -> None:
    assert walking("X=D4 n=D1 1=D8 2=H8").forbids("MOVE(D5)") == "NY-HMOVE-02"
    assert walking("X=D4 1=D8 2=H8", walk="WALK:2:2:0:0:0").forbids("MOVE(D3)") == "NYC-PRIM-05"
    assert walking("X=D4 1=D8 2=H8", walk="WALK:2:1:4:0:0", health="1 2").forbids("MOVE(D3)") == "NY-HMOVE-14"
    assert walking("X=D4 1=D8 2=H8", walk="WALK:2:0:0:1:0").forbids("MOVE(D3)") == "NYC-PRIM-02"
    assert walking("X=D4 1=D8 2=H8", hidden="P1 P2").forbids("MOVE(D3)") == "NY-HMOVE-11"


@pytest.mark.rule("NY-HMOVE-10", "NY-HMOVE-15")
def test_the_cell_of_somebody_hidden_is_refused_by_the_right_rule() -> None:
    last = walking("X=D4 1=D5 2=D8", walk="WALK:1:0:0:0:0", hidden="P1")
    assert last.forbids("MOVE(D5)") == "NY-HMOVE-10"  # no step is left to go on
    beside = walking("X=D4 1=D5 2=E5 3=D8", "C5-D5", hidden="P1")
    assert beside.forbids("MOVE(D5)") == "NY-HMOVE-15"
    behind = walking("X=D4 1=D5 2=H8", "D4-D5")
    assert behind.forbids("MOVE(D5)") == "NY-HMOVE-12"
    through = walking("X=D4 1=D5 2=H8", "D4-D5", walk="WALK:2:0:0:1:0")
    assert through.forbids("MOVE(D5)") == "NY-HMOVE-10"  # somebody in sight


@pytest.mark.rule("NY-HUNTER-02", "NY-COMP-10")
def test_a_card_that_is_not_in_hand() -> None:
    at = table("X=A1 1=D8 2=H8", active="P0", hand="AX-02 AX-03")
    assert at.forbids("PLAY(AX-01)") == "NY-HUNTER-02"
    assert at.forbids("PLAY(MG-01)") == "NY-COMP-10"
    assert at.forbids("MOVE(A2)") == "NY-DP-14"  # not what is asked


@pytest.mark.rule(
    "NY-RETREAT-01", "NY-RETREAT-02", "NY-RETREAT-03", "NY-RETREAT-04", "NY-RETREAT-05", "NY-CAR-02"
)
def test_falling_back_is_refused_by_the_rule_of_each_step() -> None:
    at = table("C=E3,F3 X=E2 1=B2 2=D8", "F2-G2", agenda="FALL_BACK:1:1:2")
    assert at.legal() == ["RETREAT(EN)"]
    assert at.forbids("RETREAT(EEE)") == "NY-RETREAT-05"
    assert at.forbids("RETREAT(EE)") == "NY-RETREAT-01"  # a tree
    assert at.forbids("RETREAT(W)") == "NY-RETREAT-01"  # nearer
    assert at.forbids("RETREAT(NNN)") == "NY-RETREAT-05"
    assert at.forbids("RETREAT(ES)") == "NY-CAR-02"
    assert at.forbids("RETREAT(E)") == "NY-RETREAT-03"
    assert at.forbids("RETREAT(NE)") == "NY-RETREAT-04"
    near = table("X=D4 1=D5 2=E2", agenda="FALL_BACK:1:0:2")
    assert near.forbids("RETREAT(NN)") == "NY-RETREAT-02"


@pytest.mark.rule("NYC-PRIM-06", "NYC-PRIM-07", "NYC-PRIM-08", "NY-BOARD-01", "NY-CELL-07")
def test_trees_are_refused_by_the_rule_that_keeps_them_off() -> None:
    fell = table("X=D4 1=D8 2=H8", "D4-E4 A1-B1", active="P0", agenda="FELL:1:0")
    assert fell.forbids("FELL(A1-B1)") == "NYC-PRIM-06"
    assert fell.forbids("FELL(C4-D4)") == "NYC-PRIM-06"
    plant = table("X=D4 1=D8 2=H8", "D4-E4 A1-B1", active="P0", agenda="PLANT:1:0:0")
    assert plant.forbids("PLANT(A1-B1)") == "NYC-PRIM-07"
    assert (plant.forbids("PLANT(D4-E4)"), plant.refusal("PLANT(D4-E4)").code) == ("NY-BOARD-01", "L_TREES")
    sealed = table("X=A1 1=D8 2=H8", "A1-B1", active="P0", agenda="PLANT:1:0:0")
    assert (sealed.forbids("PLANT(A1-A2)"), sealed.refusal("PLANT(A1-A2)").code) == (
        "NY-LAYOUT-04",
        "L_DISCONNECTED",
    )
    lift = table("X=D4 1=D8 2=H8", "D4-E4", active="P0", hunter="mage", agenda="LIFT:1:0")
    assert lift.forbids("LIFT(A1-B1)") == "NYC-PRIM-08"
    lift.do("LIFT(D4-E4)")
    assert lift.forbids("SET(D4-E4)") == "NYC-PRIM-08"
    assert lift.forbids("SET(G7-H7)") == "NY-LAYOUT-03"
    filled = cells("X=D4 1=D5 2=H8", "A1", hunter="mage", active="P0", agenda="LIFT:1:0", hidden="P1")
    filled.do("LIFT(A1)")
    assert filled.forbids("SET(D5)") == "NY-CELL-07"


@pytest.mark.rule("NYC-PRIM-09", "NYC-PRIM-12", "NYC-PRIM-18", "NYC-PRIM-21", "NYC-PRIM-23", "NY-HIDE-04")
def test_choices_of_a_card_are_refused_by_the_card_s_own_rule() -> None:
    pull = table("C=A1,A2 X=D4 1=G7 2=G6 3=H8", active="P0", hunter="mage", agenda="PULL:1:1:0")
    assert pull.forbids("PULL(A8)") == "NY-BOARD-02"
    assert pull.forbids("PULL(G6)") == "NYC-PRIM-23"
    assert pull.forbids("PULL(G8)") == "NYC-PRIM-09"
    pick = table("X=D4 1=D7 2=H8 3=A1", active="P0", hunter="mage", agenda="PICK:0:0:2:0:1", hidden="P3")
    assert pick.forbids("PICK(P3)") == "NY-HIDE-04"
    assert pick.forbids("PICK(P0)") == "NY-ROLE-01"
    assert pick.refusal("PICK(P0)").code == "bad_target"
    swap = table("X=D4 1=D7 2=H8", active="P0", hunter="mage", agenda="PICK:2:0:2:0:0")
    assert swap.forbids("PICK(P2)") == "NYC-PRIM-12"
    echo = table("X=D4 1=D7 2=H8 n=A1", active="P0", hunter="mage", agenda="ECHO:2")
    assert echo.forbids("ECHO(A8)") == "NYC-PRIM-18"


# --- over whole games --------------------------------------------------------------------------------------


def refusals(state: State) -> dict[str, Refusal]:
    """Every refusal to the seat that is asked, by the action's text."""
    asked = state.asked()
    if asked is None:
        return {}
    found = {text: state.refuse(asked, state.action(text)) for text in universe(state)}
    return {text: refusal for text, refusal in found.items() if refusal is not None}


@pytest.mark.rule("NY-DP-22")
@given(walked=WALKS)
def test_an_action_of_the_asked_kind_is_refused_by_the_rule_that_forbids_it(walked: Session) -> None:
    state = walked.state
    prompt = state.prompt(state.asked() or 0)
    names = {action.name for action in options_of(state)}
    for text, refusal in refusals(state).items():
        if text.partition("(")[0] in names:
            assert prompt is not None
            assert refusal.rule != prompt.rule, f"{text}: {refusal}"


@pytest.mark.rule("NY-DP-22")
@given(walked=WALKS)
def test_the_reason_is_a_word_of_the_ledger_and_the_text_a_sentence(walked: Session) -> None:
    for refusal in refusals(walked.state).values():
        for code in refusal.code.split():
            assert code in REFUSAL_NAMES or code.startswith("L_")
            assert code not in refusal.text
        assert refusal.text[0].isupper()
        assert refusal.text.endswith((".", "?"))


@pytest.mark.rule("NY-INFO-04", "NY-DP-22")
@given(options=OPTIONS, seed=SEEDS, steps=st.integers(0, 60))
def test_a_hunted_is_refused_alike_in_worlds_it_cannot_tell_apart(
    options: dict[str, str], seed: int, steps: int
) -> None:
    """Rule, word and sentence: they differ only where the seat was told the difference."""
    *_, state = islice(gathered(options, seed), steps + 1)
    for seat in range(1, state.seats()):
        worlds = [state.imagine(seat, SeededChance(f"{seed} {number}")) for number in range(3)]
        for text in NYCTO.universe(state):
            said = {told(world, seat, text) for world in (state, *worlds)}
            assert len(said) == 1, f"P{seat} {text}: {said}"


def told(state: NyctoState, seat: int, text: str) -> tuple[str, str, str] | None:
    refusal = state.refuse(seat, state.action(text))
    return None if refusal is None else (refusal.rule, refusal.code, refusal.text)
