"""The book of rules over HTTP."""

import pytest

from lampblack.games import find_game
from lampblack.kernel.game import Game
from lampblack.server.book import book_info, book_of
from tests.server.host import Person

KEYS = "/api/games/keys-to-the-castle"


def test_a_book_has_a_place_for_every_rule(ada: Person) -> None:
    book = ada.get(f"{KEYS}/book").json()
    assert (book["title"], book["chapters"][0]["name"]) == ("Keys to the Castle", "the-race")
    assert "Padlock" in book["examples"]
    placed = [rule for chapter in book["chapters"] for rule in chapter["rules"]]
    assert sorted(placed) == sorted(rule["id"] for rule in ada.get(f"{KEYS}/rules").json())


def test_passages_name_the_rules_they_tell(ada: Person) -> None:
    turn = next(one for one in ada.get(f"{KEYS}/book").json()["chapters"] if one["name"] == "a-turn")
    assert turn["blocks"][0] == {
        "kind": "paragraph",
        "passages": [
            {"text": "Turns go around clockwise.", "rules": ["KC-TURN-01"]},
            {
                "text": "Each has three parts, always in this order: draw, play, move.",
                "rules": ["KC-TURN-02"],
            },
        ],
        "figure": "",
    }


def test_a_figure_is_a_view_of_a_position(ada: Person) -> None:
    figure = ada.get(f"{KEYS}/book/net").json()
    assert (figure["viewer"], figure["show"], figure["names"][:2]) == (0, ["A1", "C4"], ["Ada", "Ben"])
    assert figure["view"]["players"][1]["net"] == 2
    assert figure["view"]["players"][1]["hand"] is None, "Ada does not see Ben's cards"
    assert "YoN1" in figure["drawing"]
    assert any("Ben" in line for line in figure["description"])


def test_a_game_without_a_book_has_its_ledger(ada: Person, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(type(find_game("keys-to-the-castle")), "book", Game.book)
    book_of.cache_clear()
    book_info.cache_clear()
    try:
        book = ada.get(f"{KEYS}/book").json()
    finally:
        book_of.cache_clear()
        book_info.cache_clear()
    assert book == {"title": "Keys to the Castle", "examples": [], "chapters": []}
