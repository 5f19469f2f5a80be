"""Scrambling off a monster (NC-SCR, NC-MON-21, NC-KEEP-10 to 13; NC19-DIFF-04)."""

from mypy_extensions import i64

from lampblack.games.night_cage.knowledge.facts import Scrambled, Stranded
from lampblack.games.night_cage.model.pieces import FACE_P, FACE_W, NO_TILE
from lampblack.games.night_cage.model.position import Position
from lampblack.games.night_cage.model.steps import AFTERMATH, ATTACK, FALL, SCRAMBLE, SCRAMBLE_TURN, SCRAMBLED
from lampblack.games.night_cage.model.values import Cell, Side
from lampblack.games.night_cage.rules.ending import check_losses
from lampblack.games.night_cage.rules.fiend import watch_falls
from lampblack.games.night_cage.rules.keys import arrive, rob_keeper
from lampblack.games.night_cage.rules.light import face_in_hand, lay
from lampblack.games.night_cage.rules.pits import flip
from lampblack.games.night_cage.rules.stack import draw
from lampblack.kernel.bits import bit, has
from lampblack.kernel.chance import Chance
from lampblack.kernel.event import EVERYONE, Event


def crush(at: Position, log: list[Event] | None) -> None:
    """A Wax Eater or Pathless that a prisoner fell onto becomes a Pit (NC-MON-21)."""
    cell: Cell = at.place[at.acting]
    if cell >= 0 and (at.faces[cell] == FACE_W or at.faces[cell] == FACE_P):
        flip(at, bit(cell), "landed", log)


def aftermath(at: Position, log: list[Event] | None) -> None:
    """After the attack of the monster stood on: its Key, and off its tile (NC-SCR-01, NC-KEEP-11)."""
    prisoner = at.acting
    cell: Cell = at.place[prisoner]
    if cell < 0:
        return
    if has(at.keepers, cell) and not at.holds_key(prisoner):
        rob_keeper(at, prisoner, log)
    if has(at.monsters, cell) or (at.edition.scrambles_off_pits and has(at.pits, cell)):
        at.push(SCRAMBLE)


def can_scramble(at: Position, d: Side) -> bool:
    """NC-SCR-02, 03."""
    here: Cell = at.place[at.acting]
    cell = at.board.next(here, d)
    if not has(at.tiles, cell):
        return at.left > 0
    return at.is_connected(here, d) and at.is_free(cell) and not has(at.monsters, cell)


def cannot_scramble(at: Position, log: list[Event] | None) -> None:
    """NC-SCR-07: off a Pit one falls; on a monster one is stuck until the next turn."""
    prisoner = at.acting
    cell = at.place[prisoner]
    if has(at.pits, cell):
        at.push(FALL, prisoner)
    elif log is not None:
        log.append(
            Event(EVERYONE, Stranded(at.controller(prisoner), at.name(prisoner), at.board.names[cell]))
        )


def scramble(at: Position, d: Side, chance: Chance, log: list[Event] | None) -> None:
    """The direction is chosen before a tile is seen (NC-SCR-03, 04)."""
    if has(at.tiles, at.board.next(at.place[at.acting], d)):
        scrambled(at, d, log)
        return
    at.hand = draw(at, "scramble", chance, log)
    if at.hand == NO_TILE:
        at.push(SCRAMBLE)  # NC-LO-10
        check_losses(at, log)
        return
    at.push(SCRAMBLED, d)
    at.push(SCRAMBLE_TURN, d)


def turn_scramble_tile(at: Position, d: Side, code: i64, log: list[Event] | None) -> None:
    cell = at.board.next(at.place[at.acting], d)
    lay(at, at.acting, cell, face_in_hand(at, d ^ 2, code), log)


def scrambled(at: Position, d: Side, log: list[Event] | None) -> None:
    """On the space reached: a fall, the next monster, or an arrival (NC-SCR-05, 08, 09)."""
    prisoner = at.acting
    here: Cell = at.place[prisoner]
    if here < 0:
        return  # the Dirge came first
    cell = at.board.next(here, d)
    if has(at.pits, cell):
        watch_falls(at, bit(here))
    at.place[prisoner] = cell
    if log is not None:
        fact = Scrambled(
            at.controller(prisoner), at.name(prisoner), at.board.names[here], at.board.names[cell]
        )
        log.append(Event(EVERYONE, fact))
    if has(at.pits, cell):
        at.push(FALL, prisoner)
    elif has(at.monsters, cell):
        at.triggered |= bit(cell)
        at.push(AFTERMATH)
        at.push(ATTACK)
    else:
        arrive(at, prisoner, log)
