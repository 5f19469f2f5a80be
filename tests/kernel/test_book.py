"""Books: how they are read, and what holds for every game's."""

import re
from pathlib import Path

import pytest

from lampblack.games import shelf
from lampblack.kernel.answers import Malformed
from lampblack.kernel.bookreader import book_from
from lampblack.kernel.game import Game
from lampblack.kernel.seat import SPECTATOR
from lampblack.testkit.book import check_book

GAMES = [game for game in shelf().values() if type(game).__module__.startswith("lampblack.games.")]


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.slug)
def test_every_game_of_the_house_has_a_sound_book(game: Game) -> None:
    check_book(game)
    book = game.book()
    assert book is not None
    assert 6 <= len(book.chapters) <= 12
    assert len(book.figures) >= 2


BOOK = """
examples = ["candles"]
people = ["Ada"]

[[chapters]]
file = "ends"
covers = ["Winning"]

[figures.last]
viewer = "P1"
show = ["C3"]

[figures.whole]
viewer = "spectator"
"""
ENDS = """# How it ends

The first across
wins. [AB-WIN-01, AB-WIN-02] So run!

## Odd cases

- **Nobody** is there. [AB-WIN-03]
- Everybody is.

![The **last** step. [AB-WIN-04]](last)

![All of it.](whole)
"""


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    (tmp_path / "figures").mkdir()
    for name, text in {
        "book.toml": BOOK,
        "ends.md": ENDS,
        "figures/last.txt": "a",
        "figures/whole.txt": "b",
    }.items():
        (tmp_path / name).write_text(text)
    return tmp_path


def test_a_folder_is_read_as_a_book(folder: Path) -> None:
    found = book_from(folder)
    (chapter,) = found.chapters
    assert (chapter.name, chapter.title, chapter.covers) == ("ends", "How it ends", ["Winning"])
    told = [(block.kind, [(one.text, one.rules) for one in block.passages]) for block in chapter.blocks]
    assert told == [
        ("paragraph", [("The first across wins.", ["AB-WIN-01", "AB-WIN-02"]), ("So run!", [])]),
        ("heading", [("Odd cases", [])]),
        ("item", [("**Nobody** is there.", ["AB-WIN-03"])]),
        ("item", [("Everybody is.", [])]),
        ("figure", [("The **last** step.", ["AB-WIN-04"])]),
        ("figure", [("All of it.", [])]),
    ]
    last, whole = found.figures["last"], found.figures["whole"]
    assert (last.position, last.viewer, last.show) == ("a", 1, ["C3"])
    assert (whole.viewer, whole.show) == (SPECTATOR, [])
    assert (found.examples, found.people) == (["candles"], ["Ada"])


@pytest.mark.parametrize(
    ("file", "text", "complaint"),
    [
        ("book.toml", "examples = [", "book.toml"),
        ("book.toml", "colour = 1", "'colour' is none of"),
        ("book.toml", BOOK.replace("P1", "Ben"), "'Ben' is no viewer"),
        ("book.toml", BOOK.replace("figures.last", "figures.first"), "figures/first.txt"),
        ("book.toml", BOOK.replace('"ends"', '"starts"'), "starts.md"),
        ("ends.md", "No title.", "has a title"),
        ("ends.md", "# How it ends", "says something"),
        ("ends.md", ENDS.replace("(last)", "(first)"), "no figure 'first'"),
        ("ends.md", ENDS.replace("(last)", ""), "is written"),
    ],
)
def test_what_is_wrong_with_a_book_is_named(folder: Path, file: str, text: str, complaint: str) -> None:
    (folder / file).write_text(text)
    with pytest.raises(Malformed, match=re.escape(complaint)):
        book_from(folder)
