"""Extra Key and Extra Turn doors (KC-XKEY, KC-XTURN)."""

from lampblack.games.keys_to_the_castle.knowledge.facts import ExtraKeyFound, ExtraKeySkipped, ExtraTurnFound
from lampblack.games.keys_to_the_castle.model.position import Position
from lampblack.kernel.bits import bit, has
from lampblack.kernel.event import EVERYONE, Event


def has_used(at: Position, cell: int) -> bool:
    return has(at.bonus_used[at.active], cell)


def mark_used(at: Position, cell: int) -> None:
    at.bonus_used[at.active] |= bit(cell)


def take_extra_turn(at: Position, cell: int, log: list[Event] | None) -> None:
    """KC-XTURN-01, -03, -04: automatic, and used up at the landing."""
    mark_used(at, cell)
    at.bonus_pending = True
    if log is not None:
        log.append(Event(EVERYONE, ExtraTurnFound(at.active, at.board.names[cell])))


def find_extra_key(at: Position, cell: int, log: list[Event] | None) -> None:
    if log is not None:
        log.append(Event(EVERYONE, ExtraKeyFound(at.active, at.board.names[cell])))


def skip_extra_key(at: Position, log: list[Event] | None) -> None:
    """The bonus is left for a later landing (KC-XKEY-05, -06)."""
    if log is not None:
        log.append(Event(EVERYONE, ExtraKeySkipped(at.active, at.board.names[at.place[at.active]])))
