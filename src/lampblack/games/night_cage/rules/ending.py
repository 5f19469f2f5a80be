"""How it ends: the win, the losses, the third repetition (NC-END, NC-FF-04)."""

from typing import Final

from mypy_extensions import i64

from lampblack.games.night_cage.knowledge.facts import Lost, Won
from lampblack.games.night_cage.model.pieces import FACE_O, NO_TILE
from lampblack.games.night_cage.model.position import (
    FALLS_FOREVER,
    ISOLATED,
    NO_GATE,
    NO_KEYS,
    REPEATED,
    RUNNING,
    WON,
    Position,
)
from lampblack.games.night_cage.model.values import Cell, Cells, Prisoner
from lampblack.kernel.bits import bit, count, has, members
from lampblack.kernel.event import EVERYONE, Event

REASONS: Final = (
    "",
    "all prisoners stand on one Gate and every one holds a Key",
    "no Gate is left",
    "too few Keys are left for all prisoners",
    "a prisoner falls forever",
    "the last light swallowed the tile under a prisoner",
    "the prisoners can no longer reach one Gate together with their Keys",
    "the same position came for the third time",
)
RULES: Final = (
    "",
    "NC-END-01",
    "NC-END-04",
    "NC-END-05",
    "NC-END-06",
    "NC-FF-04",
    "NC-END-07",
    "NC-END-09",
)


def finish(at: Position, result: i64, log: list[Event] | None) -> None:
    """The game ends on the spot (NC-END-03)."""
    at.result = result
    at.agenda = []
    if log is None:
        return
    seat, name = at.controller(at.acting), at.name(at.acting)
    if result == WON:
        log.append(Event(EVERYONE, Won(seat, name, at.board.names[at.place[at.acting]])))
    else:
        rule = at.edition.rule(RULES[result])
        log.append(Event(EVERYONE, Lost(seat, name, REASONS[result], rule)))


def check_win(at: Position, log: list[Event] | None) -> None:
    """NC-END-01, 02: everybody on one Gate, everybody with a Key; lit or out does not matter."""
    if at.keys != bit(at.prisoners()) - 1:
        return
    cell: Cell = at.place[0]
    if cell < 0 or not has(at.gates, cell):
        return
    for other in at.place:
        if other != cell:
            return
    finish(at, WON, log)


def check_losses(at: Position, log: list[Event] | None) -> None:
    """The losses of NC-END-04 to 06, after every batch (NC-END-03)."""
    if at.result != RUNNING:
        return
    if not at.has_gate_left():
        finish(at, NO_GATE, log)
    elif count(at.keys) + count(at.sources) + at.keys_in_stack() < at.prisoners():
        finish(at, NO_KEYS, log)
    elif is_lost_in_falling(at):
        finish(at, FALLS_FOREVER, log)


def is_lost_in_falling(at: Position) -> bool:
    """NC-END-06: a falling prisoner's line has an empty space that nothing can fill any more."""
    if at.left > 0 or at.hand != NO_TILE or waits_for_dirge(at):
        return False
    lines = at.board.lines
    return any(line >= 0 and lines[line] & ~(at.tiles | at.dirge) != 0 for line in at.line)


def waits_for_dirge(at: Position) -> bool:
    """An Omen lies on the board: the Dirge will still cover spaces in the same batch."""
    return at.dirge == 0 and FACE_O in at.faces


def check_isolation(at: Position, log: list[Event] | None) -> None:
    """NC-END-07: with an empty stack no Gate can be reached by all, with Keys enough."""
    if at.result != RUNNING or at.left > 0:
        return
    for line in at.board.lines:
        if line & ~(at.tiles | at.dirge) == 0:
            return
    for gate in members(at.gates):
        if can_gather(at, gate):
            return
    finish(at, ISOLATED, log)


def can_gather(at: Position, gate: Cell) -> bool:
    reached = reach(at, gate)
    for cell in at.place:
        if cell < 0 or not has(reached, cell):
            return False
    return count(at.keys) + count(at.sources & reached) >= at.prisoners()


def reach(at: Position, start: i64) -> Cells:
    """Every space joined with this one by connections between tiles that are no Pits."""
    reached = bit(start)
    edge = [start]
    while edge:
        cell = edge.pop()
        for d in range(4):
            other = at.board.next(cell, d)
            if not has(reached | at.pits, other) and at.is_connected(cell, d):
                reached |= bit(other)
                edge.append(other)
    return reached


def remember(at: Position, log: list[Event] | None) -> None:
    """NC-END-09: the third time the same position starts a turn of the same prisoner.

    Whenever a tile leaves the stack or the board the history is dropped: nothing before can come again.
    """
    rest = [at.lit, at.keys, at.acting, at.marker, at.omens]
    prisoner: Prisoner = 0
    while prisoner < at.prisoners():
        rest.append(at.place[prisoner] + 1)
        rest.append(at.line[prisoner] + 1)
        rest.append(at.nerve[prisoner])
        prisoner += 1
    now = at.faces + rest
    if at.history.count(now) >= 2:
        finish(at, REPEATED, log)
    else:
        at.history.append(now)
