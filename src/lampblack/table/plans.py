"""What becomes of a request: the entry to log, the entry that did it already, or why not.

These only look at the table; ``Table`` asks again when somebody else was faster.
"""

from lampblack.kernel.answers import Malformed, Refusal
from lampblack.kernel.chance import Chance
from lampblack.kernel.seat import SPECTATOR, Seat, seat_name
from lampblack.table.chronicle import Chronicle, Told, draw
from lampblack.table.denied import AgainstTheRules, Denied
from lampblack.table.entries import Body, Chatted, Decided, Joined, Remarked, Undone
from lampblack.table.seats import Chair, hashed, tidy_name

Plan = Body | int
"""An entry to append, or the ``seq`` of the one that did the same before."""

Wire = dict[str, str]


def plan_decision(log: Chronicle, seat: Seat, seq: int, wire: Wire, chance: Chance) -> Plan:
    since = change_since(log, seat, seq)
    if since is not None:
        done = since.body
        if isinstance(done, Decided) and done.seat == seat and done.action == notation(log, wire):
            return since.seq
        raise stale(log, seat)
    text = legal_action(log, seat, wire)
    return Decided(seat, text, draw(log.state, seat, text, chance))


def plan_undo(log: Chronicle, seat: Seat, seq: int) -> Plan:
    since = change_since(log, seat, seq)
    if since is not None:
        if isinstance(since.body, Undone) and since.body.seat == seat:
            return since.seq
        raise stale(log, seat)
    if log.state.outcome() is not None:
        raise Denied("over", "the game is over; nothing can be taken back")
    of = log.undoable(seat)
    if of is None:
        raise Denied(
            "not-allowed",
            "only your own last decision can be taken back, and only while nobody else has decided, "
            "nothing was said and nothing random or hidden has come of it",
        )
    return Undone(seat, of)


def plan_remark(log: Chronicle, seat: Seat, seq: int, wire: Wire, chance: Chance) -> Plan:
    """Speech is never out of date: what others did meanwhile does not keep anybody from speaking."""
    text = notation(log, wire)
    for told in heard_since(log, seat, seq):
        if isinstance(told.body, Remarked) and told.body.seat == seat and told.body.action == text:
            return told.seq
    if log.state.outcome() is not None:
        raise Denied("over", "the game is over; there is only chat now")
    action = log.state.action(text)
    if not action.is_remark:
        raise Denied("not-allowed", f"{text} is a decision, nothing to say")
    refusal = log.state.refuse(seat, action)
    if refusal is not None:
        raise AgainstTheRules(refusal)
    return Remarked(seat, text, draw(log.state, seat, text, chance))


def refuse_chat(log: Chronicle, seat: Seat) -> Refusal | None:
    """Where speech is part of the rules, chat is speech, until the game is over."""
    words = log.state.words()
    if words is None or log.state.outcome() is not None:
        return None
    return log.state.refuse(seat, words)


def plan_chat(log: Chronicle, seat: Seat, text: str, longest: int, most: int) -> Plan:
    tidy = " ".join(text.split())
    if not 1 <= len(tidy) <= longest or not is_readable(tidy):
        raise Denied("malformed", f"a chat line has 1 to {longest} printable characters", "text")
    if log.chat_lines >= most:
        raise Denied("not-allowed", "this table's chat is full")
    refusal = refuse_chat(log, seat)
    if refusal is not None:
        raise AgainstTheRules(refusal)
    return Chatted(seat, "Spectator" if seat == SPECTATOR else log.chairs[seat].name, tidy)


def plan_join(log: Chronicle, invite: str, name: str, token: str) -> Plan:
    chair = chair_for(log, invite)
    if chair.kind == "person":
        return Joined(chair.number, chair.name, hashed(token), again=True)
    others = [other.name for other in log.chairs if other is not chair]
    return Joined(chair.number, tidy_name(name, others), hashed(token))


def legal_action(log: Chronicle, seat: Seat, wire: Wire) -> str:
    """The notation of an action that this seat may take now."""
    acting = log.state.asked()
    if acting is None:
        raise Denied("over", "the game is over")
    if acting != seat:  # before anything else: the answer must not depend on another's hand
        raise Denied("not-your-turn", f"it is {seat_name(acting)}'s decision")
    text = notation(log, wire)
    refusal = log.state.refuse(seat, log.state.action(text))
    if refusal is not None:
        raise AgainstTheRules(refusal)
    return text


def notation(log: Chronicle, wire: Wire) -> str:
    try:
        return log.game.action_from_wire(log.state, wire).text
    except Malformed as error:
        raise Denied("malformed", error.problem, error.field) from None


def heard_since(log: Chronicle, seat: Seat, seq: int) -> list[Told]:
    """What this seat has heard from its own number ``seq`` on."""
    after = log.streams.last(seat) + 1
    if not 0 <= seq <= after:
        raise Denied("malformed", f"the next seq of this table is {after}, not {seq}", "seq")
    return log.heard_since(seat, seq)


def change_since(log: Chronicle, seat: Seat, seq: int) -> Told | None:
    """The first of it that made decisions out of date."""
    return next((told for told in heard_since(log, seat, seq) if told.is_change), None)


def chair_for(log: Chronicle, invite: str) -> Chair:
    for chair in log.chairs:
        if chair.takes(invite):
            return chair
    raise Denied("not-allowed", "this invitation is spent, or was never made for this table", "invite")


def is_readable(text: str) -> bool:
    """Printable, and the joiners that some scripts and many emoji need."""
    return text.replace("\u200c", "").replace("\u200d", "").isprintable()


def stale(log: Chronicle, seat: Seat) -> Denied:
    return Denied("stale", f"the table has moved on; its last entry is {log.streams.last(seat)}")
