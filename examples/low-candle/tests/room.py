"""The draughty room: Low Candle as its tests see it."""

from collections.abc import Iterator, Sequence
from typing import Any

from low_candle.game import LowCandle
from low_candle.knowledge.facts import RoundTaken, Shown
from low_candle.state import LowCandleState
from low_candle.text.checking import broken

from lampblack.kernel.chance import SeededChance
from lampblack.kernel.seat import Seat, seat_name
from lampblack.kernel.state import State
from lampblack.testkit.laws import Subject
from lampblack.testkit.scene import Scene

GAME = LowCandle()


def scene(text: str, script: Sequence[str] = ()) -> Scene:
    """A position in lines, the game's name left out; what the script does not say is dealt by a seed."""
    return Scene.at(GAME, f"low-candle\n{text}", script, then=SeededChance("later"))


def opening(players: int = 2, script: Sequence[str] = ()) -> Scene:
    return Scene.begin(GAME, {"players": str(players)}, script, then=SeededChance("later"))


def set_out(*candles: str, script: Sequence[str] = ()) -> Scene:
    """All candles of the first round are set, ``3`` or ``3 shielded``, and the last seat is asked for its shield."""
    lines = [f"players: {len(candles)}", f"asked: P{len(candles) - 1} SHIELD"]
    spent = [f"P{seat}" for seat, candle in enumerate(candles) if "shielded" in candle]
    lines += [f"spent: {' '.join(spent)}"] if spent else []
    for seat, candle in enumerate(candles):
        lines += [f"hand P{seat}: {10 - seat} {10 - seat}", f"candle P{seat}: {candle}"]
    return scene("\n".join(lines), script)


# --- for the laws ----------------------------------------------------------------------------------


def universe(state: State) -> Iterator[str]:
    """Every action that can be written down."""
    assert isinstance(state, LowCandleState)
    yield from state.settings.box.actions


def is_hidden(what: str, about: str, seat: Seat) -> bool:
    """What others draw (LC-INFO-01)."""
    return what == "draw" and about != seat_name(seat)


def seats(state: State) -> int:
    assert isinstance(state, LowCandleState)
    return state.settings.players


def reveals(fact: Any) -> bool:
    """Candles are shown after the wind (LC-INFO-02)."""
    return isinstance(fact, Shown | RoundTaken)


SUBJECT = Subject(GAME, universe, broken, is_hidden, seats, reveals)
