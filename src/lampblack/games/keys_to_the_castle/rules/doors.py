"""Doors: what can be opened and closed, and what opening shows (KC-TILE)."""

from mypy_extensions import i64

from lampblack.games.keys_to_the_castle.knowledge.facts import Closed, Opened
from lampblack.games.keys_to_the_castle.model.actions import NONE
from lampblack.games.keys_to_the_castle.model.pieces import (
    BARRED,
    COLOUR_NAMES,
    EXTRA_KEY,
    EXTRA_TURN,
    FACE_NAMES,
    KIND_NAMES,
)
from lampblack.games.keys_to_the_castle.model.position import Position
from lampblack.kernel.bits import bit, has
from lampblack.kernel.chance import Chance
from lampblack.kernel.event import EVERYONE, Event


def openable(at: Position) -> i64:
    """KC-TILE-11: face closed and no Padlock."""
    return at.board.all & ~at.opened & ~at.padlocked


def closable(at: Position) -> i64:
    """KC-TILE-12: face open, no Padlock, vacant, not sawn."""
    return at.opened & ~at.padlocked & ~at.occupied & ~at.sawn


def open_door(at: Position, cell: int, card: int, chance: Chance, log: list[Event] | None) -> None:
    """Turn a door open and show its kind to all (KC-TILE-09); the Extra Key is no ``card``."""
    colour = at.colour_of(cell)
    if not has(at.seen, cell):
        kind = chance.pick("door", at.board.names[cell], KIND_NAMES, at.unseen_kinds(colour))
        at.seen |= bit(cell)
        if kind == BARRED:
            at.barred |= bit(cell)
        elif kind == EXTRA_KEY:
            at.extra_key |= bit(cell)
        elif kind == EXTRA_TURN:
            at.extra_turn |= bit(cell)
    at.opened |= bit(cell)
    if log is not None:
        kind_name = KIND_NAMES[at.kind_of(cell)]
        face = None if card == NONE else FACE_NAMES[card]
        fact = Opened(at.active, face, at.board.names[cell], COLOUR_NAMES[colour], kind_name)
        log.append(Event(EVERYONE, fact))


def close_door(at: Position, cell: int, card: int, log: list[Event] | None) -> None:
    """Turn a door closed; its kind, passages and bonus memory stay (KC-TILE-14)."""
    at.opened &= ~bit(cell)
    if log is not None:
        face = None if card == NONE else FACE_NAMES[card]
        colour = COLOUR_NAMES[at.colour_of(cell)]
        log.append(Event(EVERYONE, Closed(at.active, face, at.board.names[cell], colour)))
