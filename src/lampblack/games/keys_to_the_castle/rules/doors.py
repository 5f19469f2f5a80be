"""Doors: what can be opened and closed, and what opening shows (KC-TILE)."""

from mypy_extensions import i64

from lampblack.games.keys_to_the_castle.knowledge.facts import Closed, Opened
from lampblack.games.keys_to_the_castle.model.pieces import (
    BARRED,
    COLOUR_NAMES,
    EXTRA_KEY,
    EXTRA_TURN,
    FACE_NAMES,
    KIND_NAMES,
)
from lampblack.games.keys_to_the_castle.model.position import Position
from lampblack.kernel.answers import Refusal
from lampblack.kernel.bits import bit, has
from lampblack.kernel.chance import Chance
from lampblack.kernel.event import EVERYONE, Event


def openable(at: Position) -> i64:
    """KC-TILE-11: face closed and no Padlock."""
    return at.board.all & ~at.opened & ~at.padlocked


def closable(at: Position) -> i64:
    """KC-TILE-12: face open, no Padlock, vacant, not sawn."""
    return at.opened & ~at.padlocked & ~at.occupied() & ~at.sawn


def refuse_opening(at: Position, cell: int) -> Refusal | None:
    name = at.board.names[cell]
    if has(at.padlocked, cell):
        return Refusal(
            "KC-CARD-PAD-08", f"{name} is padlocked; a Skeleton Key must take the Padlock off first."
        )
    if has(at.opened, cell):
        return Refusal("KC-TILE-11", f"{name} is open already; only a closed door can be opened.")
    return None


def refuse_closing(at: Position, cell: int) -> Refusal | None:
    name = at.board.names[cell]
    if has(at.padlocked, cell):
        return Refusal(
            "KC-CARD-PAD-08", f"{name} is padlocked; nothing closes or opens it until the Padlock is gone."
        )
    if not has(at.opened, cell):
        return Refusal("KC-TILE-12", f"{name} is closed already; only an open door can be closed.")
    if has(at.occupied(), cell):
        return Refusal("KC-CARD-KEY-05", f"Somebody stands on {name}; only a vacant door can be closed.")
    if has(at.sawn, cell):
        return Refusal("KC-CARD-SAW-04", f"The bars of {name} are sawn through; it stays open for good.")
    return None


def open_door(at: Position, cell: int, card: int, chance: Chance, log: list[Event] | None) -> None:
    """Turn a door open and show its kind to all (KC-TILE-09); ``card`` is -1 for the Extra Key."""
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
        face = None if card < 0 else FACE_NAMES[card]
        fact = Opened(at.active, face, at.board.names[cell], COLOUR_NAMES[colour], kind_name)
        log.append(Event(EVERYONE, fact))


def close_door(at: Position, cell: int, card: int, log: list[Event] | None) -> None:
    """Turn a door closed; its kind, passages and bonus memory stay (KC-TILE-14)."""
    at.opened &= ~bit(cell)
    if log is not None:
        face = None if card < 0 else FACE_NAMES[card]
        colour = COLOUR_NAMES[at.colour_of(cell)]
        log.append(Event(EVERYONE, Closed(at.active, face, at.board.names[cell], colour)))
