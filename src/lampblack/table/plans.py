"""What becomes of a request: the entry to log, the entry that did it already, or why not.

These only look at the table; ``Table`` asks again when somebody else was faster.
"""

from itertools import islice
from typing import Final, TypeGuard

import msgspec

from lampblack.kernel.action import Action
from lampblack.kernel.answers import IllegalAction, Malformed, Refusal
from lampblack.kernel.chance import Chance
from lampblack.kernel.checksum import checksum
from lampblack.kernel.event import Event
from lampblack.kernel.game import Game
from lampblack.kernel.pausing import Asked
from lampblack.kernel.seat import SPECTATOR, Seat, seat_name
from lampblack.kernel.session import Draft
from lampblack.kernel.state import State
from lampblack.table.chronicle import Chronicle, Told
from lampblack.table.denied import AgainstTheRules, Denied
from lampblack.table.entries import Begun, Body, Chatted, Decided, HeldBack, Joined, Remarked, Undone
from lampblack.table.seats import Chair, Holder, tidy_name
from lampblack.table.telling import pausing


class Planned(msgspec.Struct, frozen=True):
    """An entry to append, with what it leads to where that is a matter of the rules."""

    body: Body
    draft: Draft | None = None


Plan = Planned | int
"""An entry to append, or the ``seq`` of the one that did the same before."""

LONGEST_ID: Final = 64
REMEMBERED: Final = 200
"""How far back a line of chat is looked for that came twice."""
MUTED: Final = "Whoever looks after this table has muted you."

Wire = dict[str, str]
Doing = Wire | Action
"""What somebody wants to do: as it came in, or read already."""


def plan_decision(
    log: Chronicle, seat: Seat, seq: int, doing: Doing, chance: Chance, is_bot: bool = False
) -> Plan:
    since = change_since(log, seat, seq)
    if since is not None:
        done = since.body
        if is_done_by(done, seat) and done.action == read(log, doing).text:
            return since.seq
        raise stale(log, seat)
    require_own_hand(log, seat, is_bot)
    asked = require_asked(log, seat)
    return decided(log, asked, read(log, doing), chance, "" if asked == seat else seat_name(seat))


def is_done_by(body: Body, seat: Seat) -> TypeGuard[Decided | Begun]:
    """Whether this is a decision of the seat, or one it made in another's place."""
    if not isinstance(body, Decided | Begun):
        return False
    return body.instead == seat_name(seat) if body.instead else body.seat == seat


def decided(log: Chronicle, seat: Seat, action: Action, chance: Chance, instead: str = "") -> Planned:
    return going_on(log, Begun(seat, action.text, [], instead), action, chance)


def going_on(log: Chronicle, begun: Begun, action: Action, chance: Chance) -> Planned:
    """What comes of a decision with what is told of chance so far: all of it, or a question."""
    try:
        draft = drafted(log, begun.seat, action, pausing(log.asks, begun.chance, chance))
    except Asked as asked:
        return Planned(Begun(begun.seat, begun.action, asked.told, begun.instead, begun.told))
    if draft.is_remark:
        raise Denied("not-allowed", f"{draft.line.action} is a remark, no decision")
    line = draft.line
    made = checksum(draft.after)
    return Planned(Decided(begun.seat, line.action, line.chance, begun.instead, begun.told, made), draft)


def plan_told(log: Chronicle, seat: Seat, seq: int, line: str, chance: Chance) -> Plan:
    """What people tell of chance; whoever sits at the table may. Repeating it is safe."""
    words = f"{seat_name(seat)} {' '.join(line.split())}"
    since = change_since(log, seat, seq)
    if since is not None:
        if isinstance(since.body, Decided | Begun) and since.body.told == words:
            return since.seq
        raise stale(log, seat)
    if log.outcome() is not None:
        raise Denied("over", "the game is over")
    if log.chairs[seat].kind != "person":
        raise Denied("not-allowed", "a bot plays for you; take your seat back first")
    if log.waiting is None:
        raise Denied("not-allowed", "nothing is asked that people here would have to tell")
    asked = log.waiting.asked
    begun = log.waiting.body
    try:
        told = asked.answered(asked.read(line))
    except Malformed as error:
        raise Denied("malformed", error.problem, "line") from None
    new = Begun(begun.seat, begun.action, told, begun.instead, words)
    return going_on(log, new, log.state.action(begun.action), chance)


def require_own_hand(log: Chronicle, seat: Seat, is_bot: bool = False) -> None:
    """Where a bot plays for somebody, it alone does; and it stops when they are back."""
    chair = log.chairs[seat]
    if is_bot and chair.kind != "bot":
        raise stale(log, seat)
    if chair.is_lent and not is_bot:
        raise Denied("not-allowed", "a bot plays for you; take your seat back first")


def plan_undo(log: Chronicle, seat: Seat, seq: int) -> Plan:
    since = change_since(log, seat, seq)
    if since is not None:
        if isinstance(since.body, Undone) and since.body.seat == seat:
            return since.seq
        raise stale(log, seat)
    require_own_hand(log, seat)
    if log.outcome() is not None:
        raise Denied("over", "the game is over; nothing can be taken back")
    of = log.undoable(seat)
    if of is None:
        raise Denied(
            "not-allowed",
            "only your own last decision can be taken back, and only while nobody else has decided, "
            "nothing was said and nothing random or hidden has come of it",
        )
    return Planned(Undone(seat, of))


def plan_remark(
    log: Chronicle, seat: Seat, seq: int, doing: Doing, chance: Chance, is_bot: bool = False
) -> Plan:
    """Speech is never out of date: what others did meanwhile does not keep anybody from speaking."""
    action = read(log, doing)
    for told in heard_since(log, seat, seq):
        done = told.body
        if isinstance(done, Remarked | HeldBack) and done.seat == seat and done.action == action.text:
            return told.seq
    require_own_hand(log, seat, is_bot)
    if log.outcome() is not None:
        raise Denied("over", "the game is over; there is only chat now")
    if not action.is_remark:
        raise not_to_be_said(log, seat, action)
    if log.is_dark():
        return plan_remark_in_the_dark(log, seat, action, chance)
    return remarked(drafted(log, seat, action, chance))


def plan_remark_in_the_dark(log: Chronicle, seat: Seat, action: Action, chance: Chance) -> Plan:
    """Nobody learns from an answer, or from the order of what is told, what happened in the dark before it."""
    refusal = log.streams.known(seat).refuse(seat, action)
    if refusal is not None:
        raise AgainstTheRules(refusal)
    try:
        draft = drafted(log, seat, action, chance)
    except AgainstTheRules:
        if has_spoken_in_the_dark(log, seat):
            raise
        return Planned(HeldBack(seat, action.text))
    if is_heard_in_the_dark(log, draft.events):
        return Planned(HeldBack(seat, action.text))
    return remarked(draft)


def plan_due(log: Chronicle, chance: Chance) -> Plan:
    """The remark that waited for the dark to end; the last ``seq`` when there is none."""
    due = log.due()
    if due is None:
        return log.seq
    held = log.entry(due).body
    assert isinstance(held, HeldBack)
    return remarked(drafted(log, held.seat, log.state.action(held.action), chance), due)


def remarked(draft: Draft, held: int | None = None) -> Planned:
    line = draft.line
    return Planned(Remarked(line.seat, line.action, line.chance, held, checksum(draft.after)), draft)


def is_heard_in_the_dark(log: Chronicle, events: list[Event]) -> bool:
    viewers = [v for v in (*range(len(log.chairs)), SPECTATOR) if log.streams.is_dark(v)]
    return any(event.is_perceived_by(viewer) for event in events for viewer in viewers)


def has_spoken_in_the_dark(log: Chronicle, seat: Seat) -> bool:
    dark = log.streams.held(seat)
    since = dark[0].seq if dark else log.seq
    spoken = [told.body for told in log.told_from(since) if isinstance(told.body, Remarked)]
    return any(body.seat == seat for body in spoken)


def not_to_be_said(log: Chronicle, seat: Seat, action: Action) -> Exception:
    """A decision was sent as a remark: where the rules know speech, they say so."""
    words = log.state.words()
    refusal = None if words is None else log.state.refuse_remark(seat, action)
    if refusal is not None:
        return AgainstTheRules(refusal)
    return Denied("not-allowed", f"{action.text} is a decision, nothing to say")


def refuse_chat(log: Chronicle, seat: Seat) -> Refusal | None:
    """Where speech is part of the rules, chat is speech, until the game is over."""
    state = log.streams.known(seat)
    words = state.words()
    if words is None or state.outcome() is not None or log.company.given_up is not None:
        return None
    return state.refuse(seat, words)


def plan_chat(
    log: Chronicle, seat: Seat, text: str, longest: int, who: str = "Spectator", id: str = ""
) -> Plan:
    """A line of chat; ``who`` is what a spectator is called. Sent once more with its ``id`` it is not said twice."""
    name = who if seat == SPECTATOR else log.chairs[seat].name
    line = Chatted(seat, name, tidy_words(text, longest, "text"), id=id[:LONGEST_ID])
    if id:
        for told in islice(reversed(log.told), REMEMBERED):
            if told.body == line:
                return told.seq
    require_voice(log, seat)
    refusal = refuse_chat(log, seat)
    if refusal is not None:
        raise AgainstTheRules(refusal)
    return Planned(line)


def require_voice(log: Chronicle, seat: Seat) -> None:
    if seat in log.company.muted:
        raise Denied("not-allowed", MUTED)


def plan_join(log: Chronicle, invite: str, name: str, holder: Holder, seat: Seat | None = None) -> Plan:
    """Sit down where an invitation says, or at a free seat of a table in the public list.

    Whoever is invited to one open seat may take another; that one's invitation then is to the first.
    """
    kept = chair_for(log, invite) if invite else chair_to_take(log, seat)
    if kept.has_person():
        return Planned(Joined(kept.number, kept.name, holder.token, again=True, ring=holder.ring, moves=True))
    chair = kept if seat in (None, kept.number) else open_chair(log, seat)
    others = [other.name for other in log.chairs if other is not chair]
    invited = None if chair is kept else kept.number
    tidy = tidy_name(name, others)
    return Planned(Joined(chair.number, tidy, holder.token, ring=holder.ring, invited=invited))


def legal_action(log: Chronicle, seat: Seat, wire: Wire) -> Action:
    """An action that this seat may take now."""
    asked = require_asked(log, seat)
    action = read(log, wire)
    refusal = log.state.refuse(asked, action)
    if refusal is not None:
        raise AgainstTheRules(refusal)
    return action


def require_asked(log: Chronicle, seat: Seat) -> Seat:
    """Whose decision it is that this seat may make now.

    Before anything else: the answer must not depend on another's hand, nor on what happens in the dark.
    """
    asked = log.decides_for(seat)
    if asked is not None:
        return asked
    if log.waiting is not None and log.outcome() is None:
        raise Denied("not-allowed", "the table waits to be told what chance brought")
    if log.asked() is None:
        raise Denied("over", "the game is over")
    shown = log.streams.shown(seat).state
    if shown.asked() == seat:
        raise stale(log, seat)
    prompt = shown.prompt(seat)
    who = "somebody else" if prompt is None or prompt.seat == seat else log.chairs[prompt.seat].name
    raise Denied("not-your-turn", f"it is {who}'s decision")


def drafted(log: Chronicle, seat: Seat, action: Action, chance: Chance) -> Draft:
    try:
        return log.session.draft(seat, action, chance)
    except IllegalAction as illegal:
        raise AgainstTheRules(illegal.refusal) from None


def read(log: Chronicle, doing: Doing) -> Action:
    """The action that a message names."""
    if isinstance(doing, Action):
        return doing
    return read_at(log.game, log.state, doing)


def read_at(game: Game, state: State, wire: Wire) -> Action:
    try:
        return game.action_from_wire(state, wire)
    except Malformed as error:
        raise Denied("malformed", error.problem, error.field) from None


def heard_since(log: Chronicle, seat: Seat, seq: int) -> list[Told]:
    """What this seat has heard from its own number ``seq`` on, and what it did itself and waits to hear of."""
    after = log.streams.last(seat) + 1
    if not 0 <= seq <= after:
        raise Denied("malformed", f"the next seq of this table is {after}, not {seq}", "seq")
    heard = [told for hearing in log.heard_since(seat, seq) for told in log.told_in(hearing)]
    return heard + [log.entry(step.seq) for step in log.streams.held(seat) if step.by == seat]


def change_since(log: Chronicle, seat: Seat, seq: int) -> Told | None:
    """The first of it that made decisions out of date."""
    return next((told for told in heard_since(log, seat, seq) if told.is_change), None)


def chair_for(log: Chronicle, invite: str) -> Chair:
    for chair in log.chairs:
        if chair.takes(invite):
            return chair
    raise Denied("not-allowed", "this invitation is spent, or was never made for this table", "invite")


def chair_to_take(log: Chronicle, seat: Seat | None) -> Chair:
    if not log.company.manners.listed:
        raise Denied("not-allowed", "nobody sits down here without an invitation", "invite")
    free = log.company.offered()
    if not free:
        raise Denied("not-allowed", "every seat at this table is taken")
    return free[0] if seat is None else open_chair(log, seat)


def open_chair(log: Chronicle, seat: Seat) -> Chair:
    if not 0 <= seat < len(log.chairs):
        raise Denied("malformed", f"there is no seat {seat} at this table", "seat")
    if log.chairs[seat] not in log.company.offered():
        raise Denied("not-allowed", "this seat is not free; choose another", "seat")
    return log.chairs[seat]


def last_of(log: Chronicle, kind: type[Body], seat: Seat) -> int | None:
    """The ``seq`` of the last entry of this kind that a seat made."""
    return log.last_of.get((kind, seat))


def tidy_words(text: str, longest: int, field: str) -> str:
    """What somebody wrote, in one line; ``Denied`` when it will not do."""
    tidy = " ".join(text.split())
    if not 1 <= len(tidy) <= longest or not is_readable(tidy):
        raise Denied("malformed", f"a line has 1 to {longest} printable characters", field)
    return tidy


def is_readable(text: str) -> bool:
    """Printable, and the joiners that some scripts and many emoji need."""
    return text.replace("\u200c", "").replace("\u200d", "").isprintable()


def stale(log: Chronicle, seat: Seat) -> Denied:
    return Denied("stale", f"the table has moved on; its last entry is {log.streams.last(seat)}")
