"""A sweep's HTML: one file, nothing from elsewhere, every plot named and its numbers in a table."""

import re
from functools import cache
from html.parser import HTMLParser

from lampblack.games import find_game
from lampblack.lab.page.page import page
from lampblack.lab.page.svg import Scale
from lampblack.lab.sweeps.grid import grid_of
from lampblack.lab.sweeps.run import Aim, Sweep, journal_for, sweep


@cache
def small() -> Sweep:
    cage = find_game("night-cage")
    grid = grid_of(cage, [("random", "random"), ("random", "greedy")], {"gates": "3,4"}, "2")
    with journal_for(grid, None) as journal:
        return sweep(grid, Aim(None, 20), journal, 1)


class Reader(HTMLParser):
    """Collects what a screen reader would be told of plots and tables."""

    def __init__(self) -> None:
        super().__init__()
        self.ids: set[str] = set()
        self.named: list[list[str]] = []
        self.tables = 0
        self.captions = 0
        self.open: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        found = dict(attrs)
        self.ids |= {found["id"] or ""} if "id" in found else set()
        if tag == "svg":
            assert found["role"] == "img"
            self.named.append((found["aria-labelledby"] or "").split())
        self.tables += tag == "table"
        self.captions += tag == "caption"
        if tag not in ("meta", "line", "circle", "rect", "br"):
            self.open.append(tag)

    def handle_endtag(self, tag: str) -> None:
        if tag in self.open:
            assert self.open.pop() == tag


def test_everything_is_inside_and_named() -> None:
    text = page(small())
    assert not re.search(r"(src|href)=|https?://|<script", text)
    reader = Reader()
    reader.feed(text)
    assert reader.open == []
    assert len(reader.named) >= 6
    assert all(len(names) == 2 and set(names) <= reader.ids for names in reader.named)
    assert reader.tables == reader.captions >= len(reader.named)


def test_it_tells_what_was_asked() -> None:
    found = small()
    text = page(found)
    for heading in (
        "How often the game is won",
        "What each dial does",
        "How long games take",
        "How games end",
        "Who did what",
        "What this rests on",
        "How it was measured",
    ):
        assert f"<h2>{heading}</h2>" in text
    assert "How often everybody wins, with 2 × random" in text
    assert "in points, with random, greedy" in text
    assert "[NC-END-05]" in text
    assert find_game("night-cage").digest({}) in text
    assert page(found) == text


def test_ticks_are_round() -> None:
    assert Scale(0, 1).ticks() == [0, 0.2, 0.4, 0.6000000000000001, 0.8, 1]
    assert Scale(-0.13, 0.21).ticks() == [-0.1, 0.0, 0.1, 0.2]
    assert Scale(0, 40).ticks() == [0, 10, 20, 30, 40]
