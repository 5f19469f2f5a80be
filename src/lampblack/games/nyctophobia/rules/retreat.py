"""The retreat of a Hunted, in combat or after a rock hit (section 15.3)."""

from lampblack.games.nyctophobia.model import actions, frames
from lampblack.games.nyctophobia.model import told as t
from lampblack.games.nyctophobia.model.actions import NyAction
from lampblack.games.nyctophobia.model.frames import first, frame, second, third
from lampblack.games.nyctophobia.model.pieces import CLIMBER, STAR
from lampblack.games.nyctophobia.model.position import SEAT_BIT, Position
from lampblack.games.nyctophobia.rules.contact import settle
from lampblack.games.nyctophobia.rules.feeling import is_adjacent_free, search
from lampblack.games.nyctophobia.rules.telling import Log, tell, tell_all
from lampblack.games.nyctophobia.rules.walking import hop, step, try_step
from lampblack.kernel.action import Action
from lampblack.kernel.answers import Refusal


def longest_retreat(at: Position, seat: int) -> int:
    """NY-RETREAT-11; the Track Star runs farther (NY-CHAR-13)."""
    return 3 if at.characters[seat] == STAR else 2


def retreat_options(at: Position, top: int) -> list[Action]:
    """NY-DP-12."""
    seat = first(top)
    options: list[Action] = [] if at.is_fogged(seat) else [actions.SEARCH_]
    options += actions.STEPS
    if third(top) == 0 and at.characters[seat] == CLIMBER:
        options += actions.HOPS
    options.append(actions.STOP_)
    return options


def refuse_retreat(at: Position, top: int, action: NyAction) -> Refusal | None:
    kind = action.kind
    if kind == actions.STEP or kind == actions.STOP:
        return None
    if kind == actions.SEARCH:
        return refuse_fogged_search(at, first(top))
    if kind == actions.HOP:
        if at.characters[first(top)] != CLIMBER:
            return Refusal("NY-CHAR-15", "Only the Climber can hop; step, or stop.")
        if third(top) > 0:
            return Refusal(
                "NY-CHAR-18", "A hop replaces the whole retreat; you have made a step of it already."
            )
        return None
    if kind == actions.CALL:
        return Refusal("NY-RETREAT-15", "No call for help can be made in a retreat; step, or stop.")
    return Refusal("NY-DP-12", "You are retreating: search, step, or stop.")


def refuse_fogged_search(at: Position, seat: int) -> Refusal | None:
    if at.is_fogged(seat):
        return Refusal("NYC-PRIM-14", "no_search_now: you are in a fog until the end of your next turn.")
    return None


def retreat(at: Position, top: int, action: NyAction, log: Log) -> None:
    """One choice of a retreat. The frame is replaced by one with a step more, or by the hiding."""
    seat, in_combat, made = first(top), second(top) == 1, third(top)
    if action.kind == actions.SEARCH:
        search(at, seat, log)
    elif action.kind == actions.STOP:
        if in_combat and made == 0 and is_adjacent_free(at, seat):
            tell(at, log, seat, t.REFUSED, t.MUST_MOVE)  # NY-RETREAT-13
        else:
            at.agenda[-1] = frame(frames.COVER, seat, second(top))
    elif action.kind == actions.HOP:
        at.agenda[-1] = frame(frames.COVER, seat, second(top))
        if not hop(at, seat, action.arg, in_combat, log):
            at.agenda[-1] = top
    elif try_step(at, seat, action.arg, log):
        made += 1
        done = made == longest_retreat(at, seat)
        at.agenda[-1] = (
            frame(frames.COVER, seat, second(top)) if done else frame(frames.RETREAT, seat, second(top), made)
        )
        step(at, seat, action.arg, in_combat, log)


def cover_options(at: Position, top: int) -> list[Action]:
    """NY-DP-13."""
    options: list[Action] = [] if at.is_fogged(first(top)) else [actions.SEARCH_]
    options += [actions.HIDE_YES_, actions.HIDE_NO_]
    return options


def refuse_cover(at: Position, top: int, action: NyAction) -> Refusal | None:
    if action.kind == actions.HIDE_YES or action.kind == actions.HIDE_NO:
        return None
    if action.kind == actions.SEARCH:
        return refuse_fogged_search(at, first(top))
    return Refusal("NY-DP-13", "Your retreat is over: hide here or not.")


def take_cover(at: Position, top: int, action: NyAction, log: Log) -> None:
    """Hiding after a retreat costs nothing and is allowed after a call too (NY-RETREAT-14, NY-HIDE-10)."""
    seat = first(top)
    if action.kind == actions.SEARCH:
        search(at, seat, log)
        return
    at.agenda.pop()
    if action.kind == actions.HIDE_YES:
        hide(at, seat, log)


def hide(at: Position, seat: int, log: Log) -> None:
    """A hidden Hunted is never in contact (NY-HIDE-02); everybody is told (NY-HIDE-12)."""
    at.hidden |= SEAT_BIT[seat]
    settle(at)
    tell_all(at, log, t.HID, seat)
