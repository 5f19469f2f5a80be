"""The actions of a turn: Sprint, Hide, Throw a Rock, Call for Help (section 10), and the Cheerleader's gift."""

from mypy_extensions import i64

from lampblack.games.nyctophobia.model import frames
from lampblack.games.nyctophobia.model import told as t
from lampblack.games.nyctophobia.model.frames import frame
from lampblack.games.nyctophobia.model.geometry import NEIGHBOUR, Direction
from lampblack.games.nyctophobia.model.pieces import HUNTER, NOBODY, STAR
from lampblack.games.nyctophobia.model.position import Position
from lampblack.games.nyctophobia.model.sketch import heard_flight
from lampblack.games.nyctophobia.rules.combat import repel
from lampblack.games.nyctophobia.rules.contact import locate
from lampblack.games.nyctophobia.rules.ending import hurt
from lampblack.games.nyctophobia.rules.noise import change_held, drop_rock, place_noise
from lampblack.games.nyctophobia.rules.retreat import hide
from lampblack.games.nyctophobia.rules.telling import Log, tell, tell_all
from lampblack.games.nyctophobia.rules.walking import step, try_step
from lampblack.kernel.seat import Seat


def spend_action(at: Position, seat: Seat, kind: int, log: Log) -> None:
    """The action is accepted: the frame that asked for it is done, and it is announced (NY-ANN-10).

    The frame on top is PRE, POST, or GRANTED above one of these (NY-CHAR-21).
    """
    if frames.kind_of(at.agenda[-1]) == frames.GRANTED:
        at.agenda.pop()
        tell_all(at, log, t.ACTED, at.active, t.BY_GRANT)
    if frames.kind_of(at.agenda[-1]) == frames.PRE:
        at.agenda.pop()
    at.acted = True
    tell_all(at, log, t.ACTED, seat, kind)


def sprint(at: Position, seat: Seat, direction: Direction, log: Log) -> None:
    """One more step (NY-SPRINT-01); a refused one does not use up the action (NY-SPRINT-04)."""
    if not try_step(at, seat, direction, log):
        return
    spend_action(at, seat, t.BY_SPRINT, log)
    if at.characters[seat] == STAR:
        at.agenda.append(frame(frames.SPRINT_ON, seat))  # NY-CHAR-13
    sprint_step(at, seat, direction, log)


def sprint_step(at: Position, seat: Seat, direction: Direction, log: Log) -> None:
    if seat == at.active:
        at.no_search = True  # NY-SEARCH-10
    step(at, seat, direction, False, log)


def catch_breath(at: Position) -> None:
    """After a step that is no sprint one may search again, unless a sprint dulls the whole turn (NY-HOUSE-01)."""
    if not at.settings.readings.sprint_dulls_turn:
        at.no_search = False


def take_hiding(at: Position, seat: Seat, log: Log) -> None:
    """Hiding on the own turn ends it (NY-HIDE-14)."""
    spend_action(at, seat, t.BY_HIDE, log)
    hide(at, seat, log)
    if seat == at.active:
        at.agenda.pop()  # POST


def call(at: Position, seat: Seat, log: Log) -> None:
    """Only from the car, only once; it makes no noise (NY-CALL-01 to -05)."""
    if not at.in_car(seat):
        tell(at, log, seat, t.REFUSED, t.NOT_IN_CAR)
        return
    if at.is_called():
        tell(at, log, seat, t.REFUSED, t.ALREADY_CALLED)
        return
    spend_action(at, seat, t.BY_CALL, log)
    at.caller = seat
    at.end_slot = seat if at.settings.readings.caller_comes_last else at.active  # NY-CALL-04, NY-HOUSE-02
    at.end_begun = False
    tell_all(at, log, t.CALLED, seat)


# --- Throw a Rock ---------------------------------------------------------------------------------


def fly(at: Position, start: int, direction: Direction) -> tuple[int, int, int]:
    """Landing cell, spaces travelled, and what was hit (NY-ROCK-02 to -07, NY-ROCK-14, -15)."""
    cell = start
    spaces = 0
    while True:
        there = NEIGHBOUR[cell * 4 + direction]
        if there < 0:
            return cell, spaces, t.EDGE
        if not at.forest.is_open(cell, direction):
            return cell, spaces, t.TREE
        if at.forest.is_car(there):
            if not (at.forest.is_car(start) and cell == start):
                return cell, spaces, t.CAR
        else:
            who = at.piece_at(there)
            if who == HUNTER:
                return there, spaces + 1, t.HUNTER_PIECE
            if who != NOBODY and not at.is_hidden(who):
                return there, spaces + 1, t.FIRST_HUNTED + who - 1
        cell = there
        spaces += 1


def throw(at: Position, seat: Seat, direction: Direction, log: Log) -> None:
    """The rock flies, lands and makes noise; then what it hit has its say (NY-ROCK-08 to -13, -16)."""
    spend_action(at, seat, t.BY_THROW, log)
    start = at.place[seat]
    landing, spaces, hit = fly(at, start, direction)
    tell_all(at, log, t.THREW, seat, direction, spaces, hit)
    change_held(at, seat, -1, log)
    drop_rock(at, landing)
    place_noise(at, landing, log)
    at.sketches[seat] = heard_flight(at.sketches[seat], at.forest, start, direction, spaces, hit)
    if hit == t.HUNTER_PIECE:
        locate(at, seat, HUNTER)
        at.agenda.append(frame(frames.QUEUE))
        repel(at, seat, direction, True)
    elif hit >= t.FIRST_HUNTED:
        victim: i64 = hit - t.FIRST_HUNTED + 1
        locate(at, seat, victim)
        at.agenda.append(frame(frames.QUEUE))
        at.agenda.append(frame(frames.RETREAT, victim, 0, 0))  # NY-ROCK-11
        hurt(at, victim, t.BY_ROCK, log)
