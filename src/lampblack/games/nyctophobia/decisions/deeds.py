"""The actions of a turn as options: what PRE, POST and a granted action have in common (section 10)."""

from mypy_extensions import i64

from lampblack.games.nyctophobia.model import actions, frames
from lampblack.games.nyctophobia.model.actions import NyAction
from lampblack.games.nyctophobia.model.frames import frame
from lampblack.games.nyctophobia.model.pieces import CHEERLEADER, HUNTER
from lampblack.games.nyctophobia.model.position import Position
from lampblack.games.nyctophobia.rules.deeds import call, sprint, take_hiding, throw
from lampblack.games.nyctophobia.rules.telling import Log
from lampblack.kernel.action import Action
from lampblack.kernel.answers import Refusal
from lampblack.kernel.seat import Seat


def is_pre(at: Position) -> bool:
    """Is the active player still before MOVE?"""
    return frame(frames.PRE) in at.agenda


def add_deeds(at: Position, seat: Seat, options: list[Action]) -> None:
    """The actions as they are listed: from what the seat knows only (NY-INFO-03)."""
    options += actions.SPRINTS
    if at.held[seat] > 0:
        options += actions.THROWS
    options.append(actions.CALL_)
    if not is_pre(at) and not at.is_called():
        options.append(actions.HIDE_)


def add_grants(at: Position, options: list[Action]) -> None:
    """Another, visible Hunted (NY-CHAR-06, NY-CHAR-08)."""
    if at.characters[at.active] == CHEERLEADER:
        for seat in range(1, at.settings.hunted + 1):
            if seat != at.active and not at.is_hidden(seat):
                options.append(actions.GRANTS[seat])


def is_deed(kind: i64) -> bool:
    return kind in (actions.SPRINT, actions.THROW, actions.CALL, actions.HIDE, actions.GRANT)


def refuse_deed(at: Position, seat: Seat, action: NyAction) -> Refusal | None:
    """The first reason of NY-DP-22 that applies, of those the seat can know."""
    kind = action.kind
    if kind == actions.THROW and at.held[seat] == 0:
        return Refusal("NY-ROCK-01", "You hold no rock; find one first.", "no_rock")
    if at.acted:
        if kind == actions.CALL and not at.in_car(seat):  # who is active has searched, and knows
            return Refusal("NY-CALL-01", "Help is called from the car.", "not_in_car")
        if kind == actions.CALL and at.is_called():
            return Refusal("NY-CALL-02", "Help has been called already.", "already_called")
        text = "There is one action to a turn, and you have taken it."
        return Refusal("NY-HT-04", text, "action_used")
    if kind == actions.HIDE:
        return refuse_hiding(at)
    if kind == actions.GRANT:
        return refuse_grant(at, seat, action.seat)
    return None


def refuse_hiding(at: Position) -> Refusal | None:
    if is_pre(at):
        return Refusal("NY-HIDE-01", "One can hide only after moving.", "hide_needs_post")
    if at.is_called():
        text = "Help was called; nobody can take Hide any more."
        return Refusal("NY-HIDE-09", text, "hide_after_call")
    return None


def refuse_grant(at: Position, seat: Seat, other: Seat) -> Refusal | None:
    if seat != at.active or at.characters[seat] != CHEERLEADER:
        text = "Only the Cheerleader lets somebody else act on her turn."
        return Refusal("NY-CHAR-06", text, "bad_target")
    if other == HUNTER or other > at.settings.hunted or other == seat:
        return Refusal("NY-CHAR-08", "Name another Hunted at this table.", "bad_target")
    if at.is_hidden(other):
        return Refusal("NY-HIDE-13", f"P{other} is hidden and cannot act.", "bad_target")
    return None


def refuse_fogged_search(at: Position, seat: Seat) -> Refusal | None:
    if at.is_fogged(seat):
        text = "You are in a fog until the end of your next turn and feel nothing."
        return Refusal("NYC-PRIM-14", text, "no_search_now")
    return None


def do_deed(at: Position, seat: Seat, action: NyAction, log: Log) -> None:
    kind = action.kind
    if kind == actions.SPRINT:
        sprint(at, seat, action.direction, log)
    elif kind == actions.THROW:
        throw(at, seat, action.direction, log)
    elif kind == actions.CALL:
        call(at, seat, log)
    elif kind == actions.HIDE:
        take_hiding(at, seat, log)
    else:
        at.agenda.append(frame(frames.GRANTED, action.seat))
