"""Speech, and what it does while hidden (section 18)."""

from typing import Final

from lampblack.games.nyctophobia.model import actions, frames, statements
from lampblack.games.nyctophobia.model import told as t
from lampblack.games.nyctophobia.model.actions import NyAction
from lampblack.games.nyctophobia.model.frames import frame
from lampblack.games.nyctophobia.model.pieces import HUNTER, NOBODY
from lampblack.games.nyctophobia.model.position import Position
from lampblack.games.nyctophobia.rules.contact import check
from lampblack.games.nyctophobia.rules.effects import reveal
from lampblack.games.nyctophobia.rules.telling import Log, tell_all
from lampblack.games.nyctophobia.rules.walking import make_noise
from lampblack.kernel.action import Action
from lampblack.kernel.answers import Refusal
from lampblack.kernel.seat import Seat


def remarks(at: Position, seat: Seat) -> list[Action]:
    """What a seat may say now, asked or not (NY-DP-19, NY-DP-20)."""
    if not 0 <= seat < at.seats():
        return []
    if at.is_over() or not at.is_set_up() or seat == HUNTER:
        return [actions.SAYS[statements.WORDS]]  # NY-COMM-09
    if at.is_hidden(seat):
        return [] if seat in at.queued else [actions.BREAK_SILENCE_]
    said = SAID[at.settings.hunted][seat]
    if at.sketches[seat].near == 0:
        return [action for action in said if action is not actions.SAYS[statements.REPORT_SEARCH]]
    return list(said)


def refuse_speech(at: Position, seat: Seat, action: Action) -> Refusal | None:
    if not 0 <= seat < at.seats():
        text = "While the game goes on, only its players speak: everybody hears it."
        return Refusal("NY-COMM-02", text)
    if not isinstance(action, NyAction) or not action.is_remark:
        return Refusal("NY-DP-19", f"{action.text} is nothing to say.")
    if action.kind == actions.BREAK_SILENCE:
        if at.is_over() or seat == HUNTER or not at.is_hidden(seat):
            return Refusal("NY-DP-20", "You are not hidden; just speak.")
        if seat in at.queued:
            return Refusal("NY-COMM-07", "You have broken your silence already; it will be heard soon.")
        return None
    if seat != HUNTER and at.is_hidden(seat) and not at.is_over():
        return Refusal("NY-COMM-04", "You are hidden and may not speak; break your silence first.")
    if action.number == statements.WORDS:
        return None
    if seat == HUNTER:
        return Refusal("NY-COMM-09", "The Hunter speaks in free words; these statements are the Hunted's.")
    if at.is_over() or not at.is_set_up():
        return Refusal("NY-COMM-03", "There is nothing to report now.")
    if action.number == statements.SHOUT:
        return Refusal("NY-DP-20", "A shout is for those who break their silence; just speak.")
    if action.number == statements.REPORT_SEARCH and at.sketches[seat].near == 0:
        return Refusal("NY-COMM-03", "You have not searched yet.")
    if not is_for(action.number, seat, at.settings.hunted):
        return Refusal("NY-COMM-03", "Ask another Hunted at this table.")
    return None


def is_for(number: int, seat: Seat, hunted: int) -> bool:
    """Nobody asks oneself, or somebody who is not there."""
    words = statements.UTTERANCE_NAMES[number].split(":")
    if words[0] != "ASK":
        return True
    other = int(words[1][1:])
    return other != seat and other <= hunted


def said_by(seat: Seat, hunted: int) -> list[NyAction]:
    """Everything a visible Hunted can say at a table of so many Hunted."""
    numbers = range(len(actions.SAYS))
    return [actions.SAYS[n] for n in numbers if n != statements.SHOUT and is_for(n, seat, hunted)]


SAID: Final = [[said_by(seat, hunted) for seat in range(hunted + 1)] for hunted in range(5)]
"""By the number of Hunted, and by seat."""


def say(at: Position, seat: Seat, action: NyAction, log: Log) -> None:
    """Heard by all: there is one channel (NY-COMM-02). Reports are filled in and true (NY-COMM-03)."""
    sketch = at.sketches[seat]
    what = action.number
    if what == statements.REPORT_SEARCH:
        tell_all(at, log, t.SPOKE, seat, what, sketch.near, sketch.far)
    elif what == statements.REPORT_STEPS:
        tell_all(at, log, t.SPOKE, seat, what, sketch.steps)
    elif what == statements.REPORT_STATUS:
        tell_all(at, log, t.SPOKE, seat, what, at.health[seat], at.held[seat])
    else:
        tell_all(at, log, t.SPOKE, seat, what)


def is_held_back(at: Position) -> bool:
    """During the Hunter's turn, a combat or a rock hit nobody hears a hidden player (NY-COMM-07)."""
    if at.active == HUNTER:
        return True
    for value in at.agenda:
        kind = frames.kind_of(value)
        if kind in (frames.RESET, frames.RETREAT, frames.COVER, frames.FALL_BACK):
            return True
    return False


def break_silence(at: Position, seat: Seat, log: Log) -> None:
    if is_held_back(at):
        at.queued.append(seat)
    else:
        come_out(at, seat, log)


def come_out(at: Position, seat: Seat, log: Log) -> None:
    """Visible again, noisily, and perhaps next to the Hunter (NY-COMM-05, NY-COMM-06)."""
    reveal(at, seat, t.BY_SPEAKING, log)
    make_noise(at, seat, at.place[seat], log)
    tell_all(at, log, t.SPOKE, seat, statements.SHOUT)
    if frames.kind_of(at.agenda[-1]) != frames.NOISE:
        check(at, seat)  # else a Klutz's step is under way, and ends with a check of its own (NY-MOVE-08)


def flush_queue(at: Position, log: Log) -> None:
    """What was held back is applied before anything else happens."""
    if not at.queued or (at.active != NOBODY and is_held_back(at)):
        return
    seat = at.queued.pop(0)
    if at.queued:
        at.agenda.append(frame(frames.QUEUE))
    if at.is_hidden(seat):
        come_out(at, seat, log)
    else:  # a card was quicker; what was said is only words now
        tell_all(at, log, t.SPOKE, seat, statements.SHOUT)
