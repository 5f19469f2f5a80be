"""Secret Passages (KC-CARD-PASS)."""

from mypy_extensions import i64

from lampblack.games.keys_to_the_castle.knowledge.facts import PassageLaid
from lampblack.games.keys_to_the_castle.model.position import Position
from lampblack.kernel.bits import bit, has
from lampblack.kernel.event import EVERYONE, Event


def can_fall(at: Position) -> i64:
    """The joints at which a passage may be laid from north-west to south-east."""
    if at.settings.readings.spares_bars:
        uncut = at.uncut()
        return free(at, at.falling, at.rising) & ~uncut & ~(uncut >> (at.board.cols + 1))  # KC-HOUSE-05
    return free(at, at.falling, at.rising)


def can_rise(at: Position) -> i64:
    """The joints at which a passage may be laid from south-west to north-east."""
    if at.settings.readings.spares_bars:
        uncut = at.uncut()
        return free(at, at.rising, at.falling) & ~(uncut >> 1) & ~(uncut >> at.board.cols)  # KC-HOUSE-05
    return free(at, at.rising, at.falling)


def free(at: Position, same: i64, across: i64) -> i64:
    """KC-CARD-PASS-03: joints that carry no passage, or with KC-HOUSE-06 none of the same two doors."""
    if at.settings.readings.crosses:
        return at.board.joints & ~same
    return at.board.joints & ~same & ~across


def passage_ends(at: Position, cell: int) -> i64:
    """The cells a passage joins with this one (KC-CARD-PASS-05, -09)."""
    cols = at.board.cols
    col = cell % cols
    ends: i64 = 0
    if has(at.falling, cell):  # this cell is the joint's north-west
        ends |= bit(cell + cols + 1)
    if col > 0:
        if has(at.rising, cell - 1):  # its north-east
            ends |= bit(cell + cols - 1)
        if cell >= cols and has(at.falling, cell - cols - 1):  # its south-east
            ends |= bit(cell - cols - 1)
    if cell >= cols and has(at.rising, cell - cols):  # its south-west
        ends |= bit(cell - cols + 1)
    return ends


def lay_passage(at: Position, cell: int, far: int, log: list[Event] | None) -> None:
    """Between a northern and a southern cell; it stays for good (KC-CARD-PASS-04)."""
    joint = at.board.joint_between(cell, far)
    if joint == cell:
        at.falling |= bit(joint)
    else:
        at.rising |= bit(joint)
    if log is not None:
        names = at.board.names
        log.append(Event(EVERYONE, PassageLaid(at.active, names[cell], names[far])))
