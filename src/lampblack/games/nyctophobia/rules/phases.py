"""The Hunted's own turn: what may be chosen in PRE, MOVE and POST, and what it does (NY-DP-04 to -10)."""

from typing import Final

from lampblack.games.nyctophobia.model import actions, frames
from lampblack.games.nyctophobia.model import told as t
from lampblack.games.nyctophobia.model.actions import NyAction
from lampblack.games.nyctophobia.model.frames import first, frame, second
from lampblack.games.nyctophobia.model.pieces import CHEERLEADER, CLIMBER, HUNTER
from lampblack.games.nyctophobia.model.position import Position
from lampblack.games.nyctophobia.rules.deeds import (
    call,
    sprint,
    sprint_step,
    take_hiding,
    throw,
)
from lampblack.games.nyctophobia.rules.feeling import is_adjacent_free, search
from lampblack.games.nyctophobia.rules.retreat import refuse_fogged_search
from lampblack.games.nyctophobia.rules.telling import Log, tell
from lampblack.games.nyctophobia.rules.walking import hop, make_noise, step, try_step
from lampblack.kernel.action import Action
from lampblack.kernel.answers import Refusal

TURN_STEPS: Final = 2  # NY-MOVE-01


# --- actions: PRE, POST and what the Cheerleader grants -----------------------------------------


def is_pre(at: Position) -> bool:
    """Is the active player still before MOVE?"""
    return frame(frames.PRE) in at.agenda


def may_hide(at: Position) -> bool:
    return not is_pre(at) and not at.is_called()


def deeds(at: Position, seat: int, options: list[Action]) -> None:
    """The actions as they are listed: from what the seat knows only (NY-INFO-03)."""
    options += actions.SPRINTS
    if at.held[seat] > 0:
        options += actions.THROWS
    options.append(actions.CALL_)
    if may_hide(at):
        options.append(actions.HIDE_)


def grants(at: Position, options: list[Action]) -> None:
    """Another, visible Hunted (NY-CHAR-06, NY-CHAR-08)."""
    if at.characters[at.active] == CHEERLEADER:
        for seat in range(1, at.settings.hunted + 1):
            if seat != at.active and not at.is_hidden(seat):
                options.append(actions.GRANTS[seat])


def pre_options(at: Position) -> list[Action]:
    options: list[Action] = []
    deeds(at, at.active, options)
    grants(at, options)
    options.append(actions.PASS_)
    return options


def post_options(at: Position) -> list[Action]:
    options: list[Action] = []
    if not at.no_search and not at.is_fogged(at.active):
        options.append(actions.SEARCH_)
    if not at.acted:
        deeds(at, at.active, options)
        grants(at, options)
    options.append(actions.END_)
    return options


def granted_options(at: Position, top: int) -> list[Action]:
    options: list[Action] = []
    deeds(at, first(top), options)
    options.append(actions.DECLINE_)
    return options


def is_deed(kind: int) -> bool:
    return kind in (actions.SPRINT, actions.THROW, actions.CALL, actions.HIDE, actions.GRANT)


def refuse_deed(at: Position, seat: int, action: NyAction) -> Refusal | None:
    """The first reason of NY-DP-22 that applies, of those the seat can know."""
    kind = action.kind
    if kind == actions.THROW and at.held[seat] == 0:
        return Refusal("NY-ROCK-01", "no_rock: you hold no rock; find one first.")
    if at.acted:
        if kind == actions.CALL and not at.in_car(seat):  # who is active has searched, and knows
            return Refusal("NY-CALL-01", "not_in_car: help is called from the car.")
        if kind == actions.CALL and at.is_called():
            return Refusal("NY-CALL-02", "already_called: help has been called already.")
        return Refusal("NY-HT-04", "action_used: there is one action to a turn, and you have taken it.")
    if kind == actions.HIDE:
        if is_pre(at):
            return Refusal("NY-HIDE-01", "hide_needs_post: one can hide only after moving.")
        if at.is_called():
            return Refusal("NY-HIDE-09", "hide_after_call: help was called; nobody can take Hide any more.")
    if kind == actions.GRANT:
        return refuse_grant(at, seat, action.arg)
    return None


def refuse_grant(at: Position, seat: int, other: int) -> Refusal | None:
    if seat != at.active or at.characters[seat] != CHEERLEADER:
        return Refusal("NY-CHAR-06", "bad_target: only the Cheerleader lets somebody else act on her turn.")
    if other == HUNTER or other > at.settings.hunted or other == seat:
        return Refusal("NY-CHAR-08", "bad_target: name another Hunted at this table.")
    if at.is_hidden(other):
        return Refusal("NY-HIDE-13", f"bad_target: P{other} is hidden and cannot act.")
    return None


def do_deed(at: Position, seat: int, action: NyAction, log: Log) -> None:
    kind = action.kind
    if kind == actions.SPRINT:
        sprint(at, seat, action.arg, log)
    elif kind == actions.THROW:
        throw(at, seat, action.arg, log)
    elif kind == actions.CALL:
        call(at, seat, log)
    elif kind == actions.HIDE:
        take_hiding(at, seat, log)
    else:
        at.agenda.append(frame(frames.GRANTED, action.arg))


def refuse_pre(at: Position, action: NyAction) -> Refusal | None:
    if action.kind == actions.PASS:
        return None
    if is_deed(action.kind):
        return refuse_deed(at, at.active, action)
    if action.kind == actions.SEARCH:
        return Refusal("NY-SEARCH-09", "no_search_now: you have just felt around; move first.")
    return Refusal("NY-DP-04", "Take an action now, or pass and move.")


def refuse_post(at: Position, action: NyAction) -> Refusal | None:
    if action.kind == actions.END:
        return None
    if is_deed(action.kind):
        return refuse_deed(at, at.active, action)
    if action.kind == actions.SEARCH:
        return refuse_search(at)
    return Refusal("NY-DP-07", "You have moved: search, take an action, or end your turn.")


def refuse_search(at: Position) -> Refusal | None:
    if at.no_search:
        return Refusal("NY-SEARCH-10", "no_search_now: you came here sprinting and feel nothing.")
    return refuse_fogged_search(at, at.active)


def refuse_granted(at: Position, top: int, action: NyAction) -> Refusal | None:
    if action.kind == actions.DECLINE:
        return None
    if is_deed(action.kind):
        return refuse_deed(at, first(top), action)
    if action.kind == actions.SEARCH:
        return Refusal("NY-CHAR-08", "no_search_now: an action granted to you comes without a search.")
    return Refusal("NY-DP-10", "Take the action you are granted, or decline.")


def pre(at: Position, action: NyAction, log: Log) -> None:
    if action.kind == actions.PASS:
        at.agenda.pop()
    else:
        do_deed(at, at.active, action, log)


def post(at: Position, action: NyAction, log: Log) -> None:
    if action.kind == actions.END:
        at.agenda.pop()
    elif action.kind == actions.SEARCH:
        search(at, at.active, log)
    else:
        do_deed(at, at.active, action, log)


def granted(at: Position, top: int, action: NyAction, log: Log) -> None:
    """The beneficiary decides, or declines at no cost (NY-CHAR-07)."""
    if action.kind == actions.DECLINE:
        at.agenda.pop()
    else:
        do_deed(at, first(top), action, log)


# --- MOVE ---------------------------------------------------------------------------------------------


def move_options(at: Position) -> list[Action]:
    options: list[Action] = []
    if at.steps > 0 and not at.is_fogged(at.active):
        options.append(actions.SEARCH_)
    options += actions.STEPS  # NY-MOVE-11: always all four
    if at.steps == 0 and at.characters[at.active] == CLIMBER:
        options += actions.HOPS
    options.append(actions.STOP_)
    return options


def refuse_move(at: Position, action: NyAction) -> Refusal | None:
    kind = action.kind
    if kind == actions.STEP or kind == actions.STOP:
        return None
    if kind == actions.SEARCH:
        if at.steps == 0:
            return Refusal("NY-SEARCH-09", "no_search_now: you have just felt around; move first.")
        return refuse_fogged_search(at, at.active)
    if kind == actions.HOP:
        if at.characters[at.active] != CLIMBER:
            return Refusal("NY-CHAR-15", "Only the Climber can hop; step, or stop.")
        if at.steps > 0:
            return Refusal("NY-CHAR-18", "A hop replaces both steps, and you have made one already.")
        return None
    if is_deed(kind):
        if at.acted:
            return refuse_deed(at, at.active, action)
        rule = "NY-HT-05" if at.steps else "NY-HT-06"
        return Refusal(rule, "Move first: there is no action between here and the end of your move.")
    return Refusal("NY-DP-05", "Make your steps now.")


def move(at: Position, action: NyAction, log: Log) -> None:
    """Two steps, or one hop; stopping early only where no step is possible (NY-MOVE-01, NY-MOVE-06)."""
    seat = at.active
    if action.kind == actions.SEARCH:
        search(at, seat, log)
    elif action.kind == actions.STOP:
        if is_adjacent_free(at, seat):
            tell(at, log, seat, t.REFUSED, t.MUST_MOVE)
        else:
            at.agenda.pop()
    elif action.kind == actions.HOP:
        top = at.agenda.pop()
        if hop(at, seat, action.arg, False, log):
            at.no_search = False
            at.steps = TURN_STEPS  # NY-CHAR-15: the hop is the whole MOVE
        else:
            at.agenda.append(top)
    elif try_step(at, seat, action.arg, log):
        at.steps += 1
        at.no_search = False
        if at.steps == TURN_STEPS:
            at.agenda.pop()
        step(at, seat, action.arg, False, log)


# --- the Track Star's second sprint step, the Klutz's noise ----------------------------------------------


def sprint_on_options() -> list[Action]:
    options: list[Action] = []
    options += actions.STEPS
    options.append(actions.STOP_)
    return options


def refuse_sprint_on(action: NyAction) -> Refusal | None:
    if action.kind == actions.STEP or action.kind == actions.STOP:
        return None
    if action.kind == actions.SEARCH:
        return Refusal("NY-CHAR-14", "no_search_now: there is no search between two sprint steps.")
    return Refusal("NY-DP-08", "You may sprint one step farther, or stop.")


def sprint_on(at: Position, top: int, action: NyAction, log: Log) -> None:
    if action.kind == actions.STOP:
        at.agenda.pop()
    elif try_step(at, first(top), action.arg, log):
        at.agenda.pop()
        sprint_step(at, first(top), action.arg, log)


def noise_options() -> list[Action]:
    return [actions.NOISE_YES_, actions.NOISE_NO_]


def refuse_noise(action: NyAction) -> Refusal | None:
    if action.kind == actions.NOISE_YES or action.kind == actions.NOISE_NO:
        return None
    return Refusal("NY-DP-09", "Say first whether you make noise in the cell you have left.")


def noise(at: Position, top: int, action: NyAction, log: Log) -> None:
    at.agenda.pop()
    if action.kind == actions.NOISE_YES:
        make_noise(at, first(top), second(top), log)
