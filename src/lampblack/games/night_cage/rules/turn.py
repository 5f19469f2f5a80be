"""The turn: whose it is, and how one follows the other (NC-TURN, NC19-TURN)."""

from lampblack.games.night_cage.knowledge.facts import TurnBegan
from lampblack.games.night_cage.model.position import NOBODY, NOWHERE, Position
from lampblack.games.night_cage.model.values import Prisoner
from lampblack.games.night_cage.rules.ending import remember
from lampblack.games.night_cage.rules.start import pass_marker, tell_begin
from lampblack.kernel.event import EVERYONE, Event


def begin_play(at: Position, log: list[Event] | None) -> None:
    """NC-SETUP-20."""
    at.acting = NOBODY
    tell_begin(at, log)
    next_turn(at, log)


def begin_slot(at: Position, substitute: bool, log: list[Event] | None) -> None:
    at.moves = 0
    at.stayed = False
    at.trail = NOWHERE
    at.triggered = 0
    at.watchers = 0
    if log is not None:
        fact = TurnBegan(at.controller(at.acting), at.name(at.acting), at.turn, substitute)
        log.append(Event(EVERYONE, fact))


def next_turn(at: Position, log: list[Event] | None) -> None:
    """The next prisoner of the turn order acts (NC-TURN-10)."""
    at.acting = (at.acting + 1) % at.prisoners()
    at.turn += 1
    begin_slot(at, False, log)
    at.schedule(at.edition.turn)
    remember(at, log)


def substitute(at: Position, prisoner: Prisoner, log: list[Event] | None) -> None:
    """NC19-PASS-03: a complete turn in the passer's slot."""
    at.passer = at.acting
    at.acting = prisoner
    begin_slot(at, True, log)
    at.schedule(at.edition.substitute_turn)


def end_turn(at: Position, log: list[Event] | None) -> None:
    pass_marker(at, log)
    if at.passer != NOBODY:
        at.acting = at.passer
        at.passer = NOBODY
    next_turn(at, log)


def watch(at: Position) -> None:
    """Remember which monsters a revealed passage can set off (NC19-MON-02, 03)."""
    at.watchers = at.monsters
