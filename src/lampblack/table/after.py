"""After the game: what people say about its moments, and playing on from one of them."""

from itertools import islice

from lampblack.kernel.chance import Chance
from lampblack.kernel.seat import Seat
from lampblack.kernel.session import replay
from lampblack.table.affairs import Commented
from lampblack.table.chronicle import Chronicle
from lampblack.table.denied import Denied
from lampblack.table.plans import Plan, Planned, require_voice, tidy_words


def plan_comment(log: Chronicle, seat: Seat, at: int, text: str, longest: int) -> Plan:
    """Words of somebody who sat at the table, kept with a moment of the finished game."""
    if log.outcome() is None:
        raise Denied("not-allowed", "a game is talked over once it is over")
    require_moment(log, at)
    require_voice(log, seat)
    return Planned(Commented(seat, log.chairs[seat].name, at, tidy_words(text, longest, "text")))


def require_moment(log: Chronicle, at: int) -> int:
    """Which moment of the game this is, counted from its beginning."""
    standing = log.standing()
    if at not in standing:
        raise Denied("malformed", f"entry {at} is no moment of this game", "at")
    return standing.index(at)


def position_at(log: Chronicle, at: int, seat: Seat, chance: Chance) -> str:
    """The position at a moment, with all that this seat did not know drawn anew."""
    if not 0 <= seat < len(log.chairs):
        raise Denied("malformed", f"there is no seat {seat}", "seat")
    number = require_moment(log, at)
    moment = next(islice(replay(log.game, log.record()), number, None))
    if moment.state.outcome() is not None:
        raise Denied("not-allowed", "the game is over at this moment; play on from an earlier one", "at")
    return moment.state.imagine(seat, chance).to_text()
