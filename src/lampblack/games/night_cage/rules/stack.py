"""The Draw Stack: drawing, discarding, penalties (NC-SETUP-08, NC-STATE-03 to 05, NC-LIGHT-18)."""

from typing import Final

from mypy_extensions import i64

from lampblack.games.night_cage.knowledge.facts import FinalFlickersBegan, OmenSetAside, TileDrawn
from lampblack.games.night_cage.model.pieces import DRAWN_KINDS, KIND_CODES, NO_TILE, OMEN
from lampblack.games.night_cage.model.position import Position
from lampblack.games.night_cage.model.values import Kind
from lampblack.games.night_cage.rules.ending import check_losses
from lampblack.kernel.chance import Chance
from lampblack.kernel.event import EVERYONE, Event

NAMES: Final = KIND_CODES[:DRAWN_KINDS]


def take(at: Position, purpose: str, chance: Chance, log: list[Event] | None) -> Kind:
    """The top tile leaves the stack; opening tiles lie on top of the rest."""
    bag = at.next_draw()
    kind: Kind = chance.pick("tile", purpose, NAMES, bag)
    bag[kind] -= 1
    at.left -= 1
    if bag is at.opening:
        at.opening_left -= 1
    forget(at)
    if at.left == 0 and log is not None:
        log.append(Event(EVERYONE, FinalFlickersBegan(at.controller(at.acting), at.name(at.acting))))
    return kind


def draw(at: Position, purpose: str, chance: Chance, log: list[Event] | None) -> Kind:
    """The next tile for a purpose, or NO_TILE; the first Omen is set aside and replaced (NC-DIRGE-02)."""
    while at.left > 0:
        kind = take(at, purpose, chance, log)
        if log is not None:
            seat, name = at.controller(at.acting), at.name(at.acting)
            log.append(Event(EVERYONE, TileDrawn(seat, name, KIND_CODES[kind], purpose, at.left)))
        if kind != OMEN or at.omens > 0:
            return kind
        at.omens = 1
        if log is not None:
            log.append(Event(EVERYONE, OmenSetAside(at.controller(at.acting), at.name(at.acting))))
    return NO_TILE


def discard(at: Position, kind: Kind) -> None:
    """Discarded tiles never return (NC-LIGHT-08)."""
    at.discards.append(kind)
    forget(at)


def forget(at: Position) -> None:
    """A tile is gone, so no position before can come again (NC-END-09)."""
    if at.history:
        at.history = []


def pay(at: Position, tiles: i64, chance: Chance, log: list[Event] | None) -> list[str]:
    """A penalty: the top tiles, as far as there are any, without effect (NC-MON-17 to 19)."""
    paid: list[str] = []
    while tiles > 0 and at.left > 0:
        kind = take(at, "penalty", chance, log)
        discard(at, kind)
        paid.append(KIND_CODES[kind])
        tiles -= 1
    check_losses(at, log)
    return paid
