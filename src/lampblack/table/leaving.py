"""Getting up, giving an absent person's seat to a bot, and coming back."""

from typing import Final

from lampblack.bots.register import bot_for
from lampblack.kernel.seat import Seat
from lampblack.table.affairs import Left, Returned, Voted
from lampblack.table.chronicle import Chronicle
from lampblack.table.denied import Denied
from lampblack.table.plans import Plan, Planned, last_of, tidy_words

LONGEST_WORD: Final = 140


def stand_in(log: Chronicle, seat: Seat) -> str:
    """The bot that plays for somebody: the one a game offers first for this part."""
    return bot_for(log.game, log.roles[seat])


def plan_leave(log: Chronicle, seat: Seat, word: str, resigns: bool) -> Plan:
    """Get up. Repeating it is safe."""
    chair = log.chairs[seat]
    if chair.is_lent and (chair.has_resigned or not resigns):
        done = last_of(log, Left, seat)
        if done is not None:
            return done
        raise Denied("not-allowed", "a bot plays for you already")
    require_going_on(log, "there is nothing to leave any more")
    said = tidy_words(word, LONGEST_WORD, "word") if word.strip() else ""
    return Planned(Left(seat, stand_in(log, seat), said, resigns))


def plan_vote(log: Chronicle, seat: Seat, about: Seat, is_there: bool) -> Plan:
    """Ask for a bot in an absent person's place, or at a seat that nobody took."""
    if not 0 <= about < len(log.chairs):
        raise Denied("malformed", f"there is no seat {about}", "about")
    require_seated(log, seat)
    chair = log.chairs[about]
    voters = log.company.votes.get(about, set())
    if seat in voters or (chair.is_lent and last_of(log, Voted, seat) is not None):
        return last_of(log, Voted, seat) or log.seq
    require_going_on(log, "nobody needs to play on")
    if chair.kind == "bot":
        raise Denied("not-allowed", f"a bot plays for {chair.name} already", "about")
    if about == seat:
        raise Denied("not-allowed", "leave your seat, and a bot plays on", "about")
    if is_there:
        raise Denied("not-allowed", f"{chair.name} is here", "about")
    if log.company.manners.substitutes == "maker" and log.company.maker() != seat:
        raise Denied("not-allowed", "at this table its maker gives seats to bots")
    return Planned(Voted(seat, about, stand_in(log, about)))


def plan_return(log: Chronicle, seat: Seat) -> Plan:
    """Take the own seat back from the bot."""
    chair = log.chairs[seat]
    if chair.has_resigned:
        raise Denied("not-allowed", "you have resigned; the bot plays to the end")
    if not chair.is_lent:
        return last_of(log, Returned, seat) or log.seq
    return Planned(Returned(seat))


def require_going_on(log: Chronicle, otherwise: str) -> None:
    if log.outcome() is not None:
        raise Denied("over", f"the game is over; {otherwise}")


def require_seated(log: Chronicle, seat: Seat) -> None:
    """Who got up has no say in what becomes of the table."""
    if log.chairs[seat].kind != "person":
        raise Denied("not-allowed", "a bot plays for you; take your seat back first")
