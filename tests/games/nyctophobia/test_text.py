"""Positions and actions as text: everything malformed is named, and nothing impossible is loaded."""

import pytest

from lampblack.kernel.answers import Malformed
from tests.games.nyctophobia.forest import GAME, malformed, table

PLAIN = table("X=A1 1=D4 2=H8", "D4-E4", phase="MOVE").state.to_text()


def changed(field: str, value: str) -> str:
    """The plain position with one field set."""
    kept = [line for line in PLAIN.splitlines() if not line.startswith(f"{field}:")]
    return "\n".join([*kept, f"{field}: {value}"])


def test_the_plain_position_is_fine() -> None:
    assert GAME.from_text(PLAIN).to_text() == PLAIN


@pytest.mark.parametrize(
    ("field", "value", "named"),
    [
        ("players", "6", "players"),
        ("hunter", "witch", "hunter"),
        ("memory", "M9", "memory"),
        ("trees", "cells", "map"),
        ("role", "mage", "role"),
        ("cast", "boxer boxer", "cast"),
        ("cast", "boxer", "cast"),
        ("cast", "boxer wizard", "cast"),
        ("clue", "up", "clue"),
        ("layout", "SC-01 0 0", "layout"),
        ("layout", "SC-09 0 0 1-2", "layout"),
        ("car", "G7", "car"),
        ("car", "D4 D5", "car"),
        ("rocks", "A9", "rocks"),
        ("noise", "Z1", "noise"),
        ("health", "2", "health"),
        ("health", "2 3", "health"),
        ("health", "0 2", "position"),
        ("held", "1 9", "held"),
        ("held", "4 4", "position"),
        ("hidden", "P3", "hidden"),
        ("hidden", "P0", "hidden"),
        ("wound", "maybe", "wound"),
        ("hand", "AX-01 AX-01", "hand"),
        ("hand", "AX-01", "position"),
        ("hand", "MG-01 MG-02", "hand"),
        ("discard", "AX-01", "position"),
        ("slot", "7", "slot"),
        ("slot", "2", "position"),
        ("active", "P7", "active"),
        ("steps", "3", "steps"),
        ("acted", "perhaps", "acted"),
        ("called", "P1", "called"),
        ("queued", "P8", "queued"),
        ("over", "nobody", "over"),
        ("over", "hunter luck", "over"),
        ("agenda", "DANCE", "agenda"),
        ("agenda", "POST MOVE:1", "agenda"),
        ("agenda", "POST MOVE RETREAT:9:0:0", "agenda RETREAT"),
        ("agenda", "POST MOVE ARRIVE:1:1", "agenda"),
        ("agenda", "SCENARIO", "agenda"),
        ("agenda", "FIGHT:2", "agenda"),
        ("agenda", "RESET RETREAT:1:1:0 COUNTER:1:2", "agenda"),
        ("agenda", "PRE PRE", "agenda"),
        ("agenda", "FURNISH PRE", "agenda"),
        ("agenda", "END_TURN PRE", "agenda"),
        ("agenda", "CARD", "agenda"),
        ("agenda", "PART MOVE", "position"),
        ("agenda", "POST SET:3:1:0", "agenda"),
        ("agenda", "POST ECHO:2", "agenda"),
        ("phase", "NIGHT", "phase"),
        ("noise known", "loudly", "noise known"),
        ("turns", "-1", "turns"),
        ("fresh", "P9", "fresh"),
        ("sketch P1", "open D4-E4", "sketch P1"),
        ("sketch P1", "origin D4 open D4-F4", "sketch P1"),
        ("sketch P1", "origin D4 box 1 2", "sketch P1"),
        ("sketch P1", "origin D4 sure D4-E4 open D4-E4", "position"),  # a tree stands there
        ("sketch P1", "origin D4 seen D4 car D4", "position"),
        ("sketch P1", "origin D4 seen H8", "position"),  # H8 is not in its box
        ("sketch P1", "origin D4 rim N3", "position"),
        ("clue", "N", "position"),
        ("located P1", "P2", "position"),
        ("sketch P1", "origin D4 rim Q1", "sketch P1"),
        ("sketch P1", "origin D4 search here:[]", "sketch P1"),
        ("sketch P1", "origin D4 lair D5", "sketch P1"),
        ("sketch P1", "origin D4 lair D5 9", "sketch P1"),
        ("sketch P1", "nonsense", "sketch P1"),
        ("located P1", "P9", "located P1"),
        ("told", "E-NOTHING{}", "told"),
        ("told", "E-STEP{1,2}", "told"),
        ("told", "E-THROW{1,Q,2,edge}", "told"),
        ("told", "E-FELT{1,[gold]}", "told"),
        ("told", "P9:P-STEP{N}", "told"),
        ("told", "E-STEP", "told"),
        ("told", "E-STEP{3}", "told"),
        ("told", "E-VERBAL{taunt,4}", "told"),
        ("fogged", "P1", "position"),
        ("spent", "P1", "position"),
        ("weather", "rain", "weather"),
    ],
)
def test_a_bad_field_is_named(field: str, value: str, named: str) -> None:
    text = changed(field, value)
    if field == "phase":
        text = "\n".join(line for line in text.splitlines() if not line.startswith("agenda"))
    assert malformed(text).field == named


def test_an_action_taken_ends_pre() -> None:
    with pytest.raises(Malformed, match="NY-HT-04"):
        table("X=A1 1=D4 2=H8", phase="PRE", acted="yes")
    with pytest.raises(Malformed, match="NYC-PRIM-07"):
        table("X=A1 1=D4 2=H8", active="P0", agenda="PLANT:1:4:0")


def test_other_malformed_texts() -> None:
    assert malformed("").field == "line 1"
    assert malformed("chess\n").field == "line 1"
    assert malformed(PLAIN + "clue: N\nclue: N\n").problem.startswith("given twice, in lines ")
    assert malformed(PLAIN + "what is this\n").field == f"line {len(PLAIN.splitlines()) + 1}"
    assert malformed("nyctophobia\nplayers: 3\n").field == "map"
    assert malformed("\n".join(PLAIN.splitlines()[:-4]).replace("players: 3", "")).field == "players"


@pytest.mark.parametrize(
    ("trees", "code"),
    [("A1-B1 A1-A2", "L_DISCONNECTED"), ("G7-H7", "L_CAR_SPLIT"), ("H6-H7 H7-H8", "L_CAR_SEALED")],
)
def test_an_unsound_forest_names_its_code(trees: str, code: str) -> None:
    with pytest.raises(Malformed, match=code):
        table("X=C3 1=D4 2=H8", trees)


@pytest.mark.parametrize(
    ("text", "named"),
    [
        ("FLY(N)", "action"),
        ("STEP", "action"),
        ("STEP(N,E)", "action"),
        ("STEP(Q)", "direction"),
        ("MOVE(J9)", "cell"),
        ("PLAY(AX-13)", "card"),
        ("GRANT(P9)", "player"),
        ("FELL(A1-C1)", "tree"),
        ("FELL(A1)", "tree"),
        ("RETREAT(NNNN)", "path"),
        ("CLAIM(NEAR)", "statement"),
        ("STEP((N)", "action"),
    ],
)
def test_a_bad_action_is_named(text: str, named: str) -> None:
    state = GAME.from_text(PLAIN)
    with pytest.raises(Malformed) as error:
        state.action(text)
    assert error.value.field == named


def test_actions_from_the_wire() -> None:
    state = GAME.from_text(PLAIN)
    assert GAME.action_from_wire(state, {"type": "STEP", "direction": "N"}).text == "STEP(N)"
    for wire, field in (
        ({}, "action.type"),
        ({"type": "FLY"}, "action.type"),
        ({"type": "STEP"}, "action.direction"),
        ({"type": "STEP", "direction": "N", "speed": "9"}, "action.speed"),
    ):
        with pytest.raises(Malformed) as error:
            GAME.action_from_wire(state, wire)
        assert error.value.field == field
