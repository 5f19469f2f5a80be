"""Actions as values, as text, and on the wire."""

import pytest

from lampblack.kernel.action import Action, notation_from_wire, split_notation
from lampblack.kernel.answers import Malformed

FIELDS = {"OPEN": ("card", "cell"), "STAY": ()}
OPEN = Action("OPEN", ("card", "cell"), ("KY", "C8"))


def test_an_action_is_its_text() -> None:
    assert OPEN.text == str(OPEN) == repr(OPEN) == "OPEN(KY,C8)"
    assert Action("STAY", (), ()).text == "STAY"
    assert Action("OPEN", ("card", "cell"), ("KY", "C8")) == OPEN
    assert hash(OPEN) == hash(Action("OPEN", ("card", "cell"), ("KY", "C8")))
    assert Action("OPEN", ("card", "cell"), ("KY", "C7")) != OPEN
    assert OPEN != "OPEN(KY,C8)"


def test_the_wire_names_the_arguments() -> None:
    assert OPEN.to_wire() == {"type": "OPEN", "card": "KY", "cell": "C8"}
    assert notation_from_wire(OPEN.to_wire(), FIELDS) == OPEN.text
    assert notation_from_wire({"cell": "C8", "card": "KY", "type": "OPEN"}, FIELDS) == OPEN.text
    assert notation_from_wire({"type": "STAY"}, FIELDS) == "STAY"


@pytest.mark.parametrize(
    ("wire", "field"),
    [
        ({}, "action.type"),
        ({"card": "KY"}, "action.type"),
        ({"type": "open", "card": "KY", "cell": "C8"}, "action.type"),
        ({"type": "OPEN", "card": "KY"}, "action.cell"),
        ({"type": "STAY", "cell": "C8"}, "action.cell"),
    ],
)
def test_a_wrong_message_names_its_field(wire: dict[str, str], field: str) -> None:
    with pytest.raises(Malformed) as caught:
        notation_from_wire(wire, FIELDS)
    assert caught.value.field == field
    assert str(caught.value).startswith(f"{field}: ")


@pytest.mark.parametrize("text", ["OPEN(KY,C8)", "open(ky,c8)", "  Open ( KY , C8 ) ", "OPEN(KY,\tC8)"])
def test_case_and_blanks_do_not_matter(text: str) -> None:
    assert split_notation(text) == ("OPEN", ["KY", "C8"])


@pytest.mark.parametrize(
    ("text", "parts"),
    [
        ("STAY", ("STAY", [])),
        ("STAY()", ("STAY", [])),
        ("BONUS_SKIP", ("BONUS_SKIP", [])),
        ("A(,)", ("A", ["", ""])),
    ],
)
def test_splitting(text: str, parts: tuple[str, list[str]]) -> None:
    assert split_notation(text) == parts


@pytest.mark.parametrize(
    "text", ["", "   ", "(C8)", "OPEN(KY", "OPEN KY,C8)", "OPEN((C8))", "OPEN(C8)x", "-", "OP!N"]
)
def test_text_that_is_no_action(text: str) -> None:
    with pytest.raises(Malformed, match="action"):
        split_notation(text)
