"""Nyctophobia as the law suite sees it."""

from collections import Counter
from collections.abc import Iterator
from typing import Any

from lampblack.games.nyctophobia.state import NyctoState
from lampblack.games.nyctophobia.text.checking import broken
from lampblack.games.nyctophobia.text.notation import index_of
from lampblack.kernel.playout import options_of
from lampblack.kernel.seat import Seat
from lampblack.kernel.state import State
from lampblack.testkit.laws import Subject
from tests.games.nyctophobia.forest import GAME

NOTHING_NEW = {"Countered", "Hid", "SetUp", "Clue"}
"""Facts that tell only what somebody decided; all the others are how the dark is felt and heard."""


def universe(state: State) -> Iterator[str]:
    """Every action of the names that are legal now, and a few of every other name."""
    assert isinstance(state, NyctoState)
    index = index_of(state.settings.content, state.settings.on_edges)
    legal = {action.name for action in options_of(state)}
    seen: Counter[str] = Counter()
    for text, action in index.items():
        seen[action.name] += 1
        if action.name in legal or seen[action.name] <= 4:
            yield text


def is_hidden(what: str, subject: str, seat: Seat) -> bool:
    """Cards and random rocks are the Hunter's secret."""
    return what in ("draw", "rock") and seat != 0


def reveals(fact: Any) -> bool:
    return type(fact).__name__ not in NOTHING_NEW


def seats(state: State) -> int:
    assert isinstance(state, NyctoState)
    return state.seats()


NYCTO = Subject(GAME, universe, broken, is_hidden, seats, reveals)  # type: ignore[arg-type]
