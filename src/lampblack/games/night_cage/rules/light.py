"""Light and darkness (NC-LIGHT, NC-RELIGHT)."""

from mypy_extensions import i64

from lampblack.games.night_cage.knowledge.facts import ChasmClosed, TileAt, TilePlaced, WasRelit, WentDark
from lampblack.games.night_cage.model.pieces import (
    EMPTY,
    FACE_CODES,
    FACE_KINDS,
    FACE_TURNS,
    FIEND,
    KIND_CODES,
    NO_TILE,
    OMEN,
    OPENINGS,
    TOWARD,
)
from lampblack.games.night_cage.model.position import Position
from lampblack.games.night_cage.model.steps import DIRGE, FILL, PLACE, RELIGHT
from lampblack.games.night_cage.model.values import Cell, Face, Prisoner, Side
from lampblack.games.night_cage.rules.ending import check_losses
from lampblack.games.night_cage.rules.fiend import fiend_acts
from lampblack.games.night_cage.rules.keys import are_close
from lampblack.games.night_cage.rules.sight import seers
from lampblack.games.night_cage.rules.stack import discard, draw
from lampblack.kernel.bits import bit, has, members
from lampblack.kernel.chance import Chance
from lampblack.kernel.event import EVERYONE, Event


def darkness(at: Position, log: list[Event] | None) -> None:
    """All tiles that nothing keeps leave at the same instant (NC-LIGHT-07, 08)."""
    light = at.light()
    kept = light | at.occupied() | at.keepers
    if light & at.dirge != 0:
        kept |= at.dirge
    gone = at.tiles & ~kept
    if gone == 0:
        return
    names = at.board.names
    dark: list[TileAt] = []
    for cell in members(gone & ~at.dirge):
        kind = FACE_KINDS[at.faces[cell]]
        discard(at, kind)
        at.put(cell, EMPTY)
        if log is not None:
            dark.append(TileAt(names[cell], KIND_CODES[kind]))
    if log is not None and dark:
        log.append(Event(EVERYONE, WentDark(at.controller(at.acting), at.name(at.acting), dark)))
    if gone & at.dirge != 0:
        close_chasm(at, log)
    check_losses(at, log)


def close_chasm(at: Position, log: list[Event] | None) -> None:
    """The chasm disappears as a whole (NC-DIRGE-07)."""
    cells = members(at.dirge)
    at.dirge = 0
    for cell in cells:
        at.put(cell, EMPTY)
    if log is not None:
        names = [at.board.names[cell] for cell in cells]
        log.append(Event(EVERYONE, ChasmClosed(at.controller(at.acting), at.name(at.acting), names)))


def has_open_passage(at: Position, prisoner: Prisoner) -> bool:
    """An opening of the prisoner's tile that leads to a space without a tile."""
    cell: Cell = at.place[prisoner]
    return at.board.glow[16 * cell + OPENINGS[at.faces[cell]]] & ~at.tiles != 0


def fill(at: Position, prisoner: Prisoner, chance: Chance, log: list[Event] | None) -> None:
    """Draw for the next open passage, if there is one (NC-LIGHT-10, 11, 15)."""
    cell: Cell = at.place[prisoner]
    if cell < 0 or not at.is_lit(prisoner) or has(at.pits, cell) or not has_open_passage(at, prisoner):
        return
    at.hand = draw(at, "fill", chance, log)
    if at.hand != NO_TILE:
        at.push(FILL, prisoner)
        at.push(PLACE, prisoner)
    else:
        check_losses(at, log)


def face_in_hand(at: Position, d: Side, code: i64) -> Face:
    """The face of the tile in hand that opens toward a side and is written so in the action."""
    for face in TOWARD[4 * at.hand + d]:
        if FACE_TURNS[face] == code:
            return face
    raise AssertionError("no such face in hand")


def place(at: Position, prisoner: Prisoner, d: Side, code: i64, log: list[Event] | None) -> None:
    """The drawn tile fills a passage (NC-LIGHT-12 to 14; NC19-MON-02)."""
    cell = at.board.next(at.place[prisoner], d)
    lay(at, placer(at, prisoner), cell, face_in_hand(at, d ^ 2, code), log)
    reveal(at, cell)


def placer(at: Position, prisoner: Prisoner) -> Prisoner:
    """The prisoner whose player places tiles for this one (NC-RELIGHT-03, NC19-RELIGHT-02)."""
    return prisoner if at.edition.relit_player_draws else at.acting


def lay(at: Position, by: Prisoner, cell: Cell, face: Face, log: list[Event] | None) -> None:
    """The tile in hand goes onto a space; Pit Fiends and the second Omen act (NC-LIGHT-14)."""
    kind = at.hand
    at.hand = NO_TILE
    at.put(cell, face)
    if log is not None:
        code = KIND_CODES[FIEND] if kind == FIEND else FACE_CODES[face]
        fact = TilePlaced(at.controller(by), at.name(by), at.board.names[cell], code)
        log.append(Event(EVERYONE, fact))
    if kind == FIEND:
        fiend_acts(at, cell, log)
    elif kind == OMEN:
        at.push(DIRGE, cell)
    if at.left == 0:
        check_losses(at, log)


def reveal(at: Position, cell: Cell) -> None:
    """A passage revealed in a monster's sight sets it off, where the edition says so (NC19-MON-02, 03)."""
    if at.edition.reveals_set_off and at.watchers != 0:
        at.triggered |= seers(at, cell) & at.watchers


def relight(at: Position, log: list[Event] | None) -> None:
    """The first prisoner who is out and close to a lit one; then look again (NC-RELIGHT-01, 04)."""
    number: i64 = 0
    while number < at.prisoners():
        prisoner = at.in_order(number)
        if not at.is_lit(prisoner) and at.is_on_board(prisoner):
            by = lit_neighbour(at, prisoner)
            if by >= 0:
                at.lit |= bit(prisoner)
                if log is not None:
                    where = at.board.names[at.place[prisoner]]
                    fact = WasRelit(at.controller(prisoner), at.name(prisoner), where, at.name(by))
                    log.append(Event(EVERYONE, fact))
                at.push(RELIGHT)
                at.push(FILL, prisoner)
                return
        number += 1


def lit_neighbour(at: Position, prisoner: Prisoner) -> Prisoner:
    other: i64 = 0
    while other < at.prisoners():
        if at.is_lit(other) and are_close(at, prisoner, other):
            return other
        other += 1
    return -1
