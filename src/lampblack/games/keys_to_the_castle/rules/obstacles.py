"""Padlocks, Hacksaws and Nets: cards that stay on the Castle (KC-CARD-PAD, KC-CARD-SAW, KC-CARD-NET)."""

from typing import Final

from mypy_extensions import i64

from lampblack.games.keys_to_the_castle.knowledge.facts import NetGone, Netted, Padlocked, Sawn, Unlocked
from lampblack.games.keys_to_the_castle.model.board import OUTSIDE
from lampblack.games.keys_to_the_castle.model.pieces import NT, PL
from lampblack.games.keys_to_the_castle.model.position import Position
from lampblack.kernel.bits import bit
from lampblack.kernel.event import EVERYONE, Event
from lampblack.kernel.seat import Seat

NET_TURNS: Final = 2


def padlockable(at: Position) -> i64:
    """KC-CARD-PAD-01 to -06: not padlocked, vacant, no uncut bars in sight; or KC-HOUSE-03, -04."""
    readings = at.settings.readings
    cells = at.board.all & ~at.padlocked
    if not readings.padlocks_occupied:
        cells &= ~at.occupied
    if not readings.padlocks_bars:
        cells &= ~at.uncut()
    return cells


def put_padlock(at: Position, cell: int, log: list[Event] | None) -> None:
    at.padlocked |= bit(cell)
    if log is not None:
        log.append(Event(EVERYONE, Padlocked(at.active, at.board.names[cell])))


def take_padlock_off(at: Position, cell: int, log: list[Event] | None) -> None:
    """The face stays as it is (KC-CARD-SKEL-05); the Padlock is discarded (KC-CARD-SKEL-06)."""
    at.discards.append(PL)
    at.padlocked &= ~bit(cell)
    if log is not None:
        log.append(Event(EVERYONE, Unlocked(at.active, at.board.names[cell])))


def saw_bars(at: Position, cell: int, log: list[Event] | None) -> None:
    at.sawn |= bit(cell)
    if log is not None:
        log.append(Event(EVERYONE, Sawn(at.active, at.board.names[cell])))


def can_be_netted(at: Position, seat: Seat) -> bool:
    """KC-CARD-NET-01 to -04: an opponent on a tile, and not trapped yet unless KC-HOUSE-07 has it so."""
    if seat == at.active or at.place[seat] == OUTSIDE:
        return False
    return at.net[seat] == 0 or at.settings.readings.nets_again


def throw_net(at: Position, seat: Seat, log: list[Event] | None) -> None:
    if at.net[seat] > 0:
        count_more_nets(at, seat, at.more_nets[seat] + 1)
    at.net[seat] = NET_TURNS  # KC-CARD-NET-06, KC-HOUSE-07
    if log is not None:
        log.append(Event(EVERYONE, Netted(at.active, seat, at.board.names[at.place[seat]])))


def count_more_nets(at: Position, seat: Seat, nets: int) -> None:
    at.more_nets = (*at.more_nets[:seat], nets, *at.more_nets[seat + 1 :])


def count_net_down(at: Position, log: list[Event] | None) -> None:
    """KC-CARD-NET-06: at the end of each of the trapped player's own turns."""
    seat = at.active
    if at.net[seat] > 0:
        at.net[seat] -= 1
        if at.net[seat] == 0:
            at.discards.append(NT)
            if at.more_nets and at.more_nets[seat] > 0:
                at.discards.extend([NT] * at.more_nets[seat])
                count_more_nets(at, seat, 0)
            if log is not None:
                log.append(Event(EVERYONE, NetGone(seat)))
