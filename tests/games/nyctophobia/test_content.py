"""The box is the ledger's, and a broken card or map is refused by name."""

import json
import re
import tomllib
from importlib import resources

import pytest

from lampblack.games.nyctophobia.content.decks import compile_decks
from lampblack.games.nyctophobia.content.maps import read_maps
from lampblack.kernel.answers import Malformed
from tests.games.nyctophobia.forest import STANDARD

CONTENT = resources.files("lampblack.games.nyctophobia")


@pytest.mark.rule("NY-COMP-10")
def test_the_decks_are_those_of_the_ledger() -> None:
    ledger = (CONTENT / "RULES-CONTENT.md").read_text()
    printed = json.loads(re.search(r"```json\n(.*?)```", ledger, re.DOTALL).group(1))  # type: ignore[union-attr]
    content = tomllib.loads((CONTENT / "content" / "decks.toml").read_text())
    for deck in ("axe", "mage"):
        for card, entry in zip(printed[deck], content[deck]):
            assert card["verbal"] == entry.get("verbal", [])
            for part in ("id", "name", "quiet", "noise"):
                assert card[part] == entry.get(part)
    assert [len(deck) for deck in STANDARD.decks] == [12, 12]


@pytest.mark.rule("NY-COMP-10", "NYC-PRIM-01", "NYC-PRIM-21")
@pytest.mark.parametrize(
    ("change", "complaint"),
    [
        ({"id": "AX-01"}, "NY-COMP-10"),
        ({"quiet": [{"op": "FLY", "n": 2}]}, "'FLY' is none of MOVE"),
        ({"quiet": [{"op": "MOVE"}]}, "MOVE has the fields"),
        ({"quiet": [{"op": "MOVE", "n": 0}]}, "not 1 to 8"),
        ({"quiet": [{"op": "PULL", "sel": "everybody", "n": 1}]}, "NYC-PRIM-21"),
        ({"verbal": [{"op": "SING"}]}, "'SING'"),
        ({"colour": "red"}, "no card has colour"),
    ],
)
def test_a_broken_card_is_refused_by_name(change: dict[str, object], complaint: str) -> None:
    content = tomllib.loads((CONTENT / "content" / "decks.toml").read_text())
    content["axe"][1] |= change
    with pytest.raises(Malformed, match=r"decks\.toml AX-") as error:
        compile_decks(content, STANDARD.box.hand)
    assert complaint in str(error.value)
    with pytest.raises(Malformed, match="axe: has 2 cards, not 3 to 40"):
        compile_decks({"axe": content["axe"][:2], "mage": []}, STANDARD.box.hand)


@pytest.mark.rule("NYC-SC-01", "NY-LAYOUT-09")
@pytest.mark.parametrize(
    ("find", "put", "complaint"),
    [
        ("trees = 30", "trees = 31", "SC-01: the map shows 30 trees, the text 31 [NY-LAYOUT-01]"),
        ('hunter = "D2"', 'hunter = "D3"', "SC-01: the start cells of text and map differ"),
        ("to_car = [6, 7, 7, 6]", "to_car = [6, 7, 7, 7]", "SC-01 spot a: the ways to the car are"),
        ('clues = ["N", "W"]', 'clues = ["N"]', "SC-01 spot a: the true clues are N, W"),
        (" 1 #. . . . . b|. .#", " 1 #. . . . . b.. .#", "map line 2"),
        (" 8 #. 3 . . . .|c c#", " 8 #. 3 . . . .|c.c#", "map line 16"),
        ("7 #.|.|.|1 . .|. .#", "7 #.|.|.|1|. .|. .#", "SC-01: the map shows 31 trees"),
    ],
)
def test_a_broken_scenario_is_refused_by_name(find: str, put: str, complaint: str) -> None:
    text = (CONTENT / "content" / "scenarios.toml").read_text()
    assert find in text
    with pytest.raises(Malformed) as error:
        read_maps(tomllib.loads(text.replace(find, put, 1)), STANDARD.box)
    assert complaint in str(error.value)
