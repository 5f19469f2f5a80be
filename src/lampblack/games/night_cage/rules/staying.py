"""Staying and passing: Nerve, the burned tile, the monster swapped in (NC-STAY, NC-LO-06, NC19-PASS)."""

from mypy_extensions import i64

from lampblack.games.night_cage.knowledge.facts import Burned, Passed, Stayed, Swapped
from lampblack.games.night_cage.model.pieces import (
    CHASM,
    FACE_CODES,
    FACE_KINDS,
    FIEND,
    KIND_CODES,
    NO_TILE,
    OMEN,
    TOWARD,
    is_monster_kind,
)
from lampblack.games.night_cage.model.position import Position
from lampblack.games.night_cage.model.steps import BURN, DIRGE, SUBSTITUTE, SWAP
from lampblack.games.night_cage.model.values import Cell, Prisoner, Side
from lampblack.games.night_cage.rules.ending import check_losses
from lampblack.games.night_cage.rules.fiend import fiend_acts
from lampblack.games.night_cage.rules.movement import spend
from lampblack.games.night_cage.rules.stack import discard, draw
from lampblack.kernel.bits import has
from lampblack.kernel.chance import Chance
from lampblack.kernel.event import EVERYONE, Event


def stay(at: Position, log: list[Event] | None) -> None:
    """A lit prisoner gains Nerve; one who is out pays for staying (NC-STAY-01, NC-NERVE-05)."""
    prisoner = at.acting
    how = "stay"
    if at.edition.has_nerve:
        if at.is_lit(prisoner):
            at.nerve[prisoner] = min(2, at.nerve[prisoner] + 1)
        else:
            how = "paid"
            spend(at, prisoner, "stay", log)
    settle_down(at, how, 1, log)


def forced_stay(at: Position, log: list[Event] | None) -> None:
    """NC-LO-06."""
    settle_down(at, "forced", 1, log)


def pass_to(at: Position, substitute: Prisoner, log: list[Event] | None) -> None:
    """NC19-PASS-01 to 03: two tiles burn, then another prisoner acts in this one's place."""
    if log is not None:
        fact = Passed(at.controller(at.acting), at.name(at.acting), at.name(substitute))
        log.append(Event(EVERYONE, fact))
    at.push(SUBSTITUTE, substitute)
    settle_down(at, "", 2, log)


def settle_down(at: Position, how: str, tiles: i64, log: list[Event] | None) -> None:
    prisoner = at.acting
    if log is not None and how:
        fact = Stayed(at.controller(prisoner), at.name(prisoner), how, at.nerve[prisoner])
        log.append(Event(EVERYONE, fact))
    at.stayed = True
    at.trail = at.place[prisoner]
    at.schedule(at.edition.after_stay)
    while tiles > 0:
        at.push(BURN)
        tiles -= 1


def burn(at: Position, chance: Chance, log: list[Event] | None) -> None:
    """The top tile is discarded; a monster must take a tile's place if it can (NC-STAY-02, 03, 05)."""
    kind = draw(at, "burn", chance, log)
    if kind == NO_TILE:
        check_losses(at, log)
        return  # NC-STAY-12
    if is_monster_kind(kind):
        at.hand = kind
        if any(can_be_replaced(at, d) for d in range(4)):
            at.push(SWAP)
            return
        at.hand = NO_TILE
    discard(at, kind)
    if log is not None:
        log.append(Event(EVERYONE, Burned(at.controller(at.acting), at.name(at.acting), KIND_CODES[kind])))
    check_losses(at, log)


def can_be_replaced(at: Position, d: Side) -> bool:
    """NC-STAY-04: connected, unoccupied, no chasm; nor a Key Holder that stays for good (NC19-KH-08)."""
    here: Cell = at.place[at.acting]
    if here < 0 or not at.is_connected(here, d):
        return False
    cell = at.board.next(here, d)
    if at.faces[cell] == CHASM or has(at.occupied(), cell):
        return False
    return not (at.edition.keepers_are_permanent and has(at.keepers, cell))


def swap(at: Position, d: Side, log: list[Event] | None) -> None:
    """The burned monster takes the place of a tile, which is lost (NC-STAY-06 to 09)."""
    prisoner = at.acting
    cell = at.board.next(at.place[prisoner], d)
    kind = at.hand
    face = TOWARD[4 * kind + (d ^ 2)][0]
    lost = FACE_KINDS[at.faces[cell]]
    discard(at, lost)
    at.hand = NO_TILE
    at.put(cell, face)
    if log is not None:
        code = KIND_CODES[FIEND] if kind == FIEND else FACE_CODES[face]
        fact = Swapped(
            at.controller(prisoner), at.name(prisoner), at.board.names[cell], code, KIND_CODES[lost]
        )
        log.append(Event(EVERYONE, fact))
    if kind == FIEND:
        fiend_acts(at, cell, log)
    elif kind == OMEN:
        at.push(DIRGE, cell)
    check_losses(at, log)
