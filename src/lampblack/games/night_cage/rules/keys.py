"""Keys: taking and passing them (NC-KEY)."""

from mypy_extensions import i64

from lampblack.games.night_cage.knowledge.facts import KeyGiven, KeyTaken
from lampblack.games.night_cage.model.pieces import FACE_CODES, FACE_K, FACE_K_TAKEN
from lampblack.games.night_cage.model.position import Position
from lampblack.games.night_cage.model.values import Cell, Prisoner, Side
from lampblack.games.night_cage.rules.ending import check_win
from lampblack.games.night_cage.rules.pits import flip
from lampblack.kernel.action import Action
from lampblack.kernel.bits import bit
from lampblack.kernel.event import EVERYONE, Event


def arrive(at: Position, prisoner: Prisoner, log: list[Event] | None) -> None:
    """What reaching a space brings: its Key, and perhaps the win (NC-MOVE-10, NC-SCR-09)."""
    take_key(at, prisoner, log)
    check_win(at, log)


def take_key(at: Position, prisoner: Prisoner, log: list[Event] | None) -> None:
    """NC-KEY-01, 02: automatic, and only for who has none."""
    cell: Cell = at.place[prisoner]
    if at.faces[cell] == FACE_K and not at.holds_key(prisoner):
        claim(at, prisoner, log)
        at.put(cell, FACE_K_TAKEN)


def claim(at: Position, prisoner: Prisoner, log: list[Event] | None) -> None:
    at.keys |= bit(prisoner)
    if log is not None:
        cell = at.place[prisoner]
        fact = KeyTaken(
            at.controller(prisoner), at.name(prisoner), at.board.names[cell], FACE_CODES[at.faces[cell]]
        )
        log.append(Event(EVERYONE, fact))


def rob_keeper(at: Position, prisoner: Prisoner, log: list[Event] | None) -> None:
    """The Keeper gives up its Key and becomes a Pit (NC-KEEP-11)."""
    claim(at, prisoner, log)
    flip(at, bit(at.place[prisoner]), "keeper", log)


def are_close(at: Position, a: i64, b: i64) -> bool:
    """On connected spaces, or on the same Gate (NC-KEY-03, 05; NC-RELIGHT-01)."""
    here: Cell = at.place[a]
    there: Cell = at.place[b]
    if here < 0 or there < 0:
        return False
    d: Side = 0
    while d < 4:
        if at.board.next(here, d) == there:
            return at.is_connected(here, d)
        d += 1
    return here == there


def may_give(at: Position, giver: Prisoner, receiver: Prisoner) -> bool:
    """NC-KEY-03: from who has a Key to who has none, close together."""
    return at.holds_key(giver) and not at.holds_key(receiver) and are_close(at, giver, receiver)


def add_gifts(at: Position, options: list[Action]) -> None:
    """The passes of NC-DEC-14 that the acting prisoner can be part of."""
    if not at.edition.keys_change_hands or at.keys == 0 or at.keys == bit(at.prisoners()) - 1:
        return
    acting = at.acting
    other: i64 = 0
    while other < at.prisoners():
        if other != acting:
            if may_give(at, acting, other):
                options.append(at.board.give_key(acting, other))
            elif may_give(at, other, acting):
                options.append(at.board.give_key(other, acting))
        other += 1


def give(at: Position, giver: Prisoner, receiver: Prisoner, log: list[Event] | None) -> None:
    at.keys &= ~bit(giver)
    at.keys |= bit(receiver)
    if log is not None:
        fact = KeyGiven(at.controller(at.acting), at.name(giver), at.name(receiver))
        log.append(Event(EVERYONE, fact))
    take_key(at, giver, log)
    check_win(at, log)
