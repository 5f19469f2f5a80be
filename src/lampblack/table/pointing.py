"""Pointing at the board: a space, a piece, or a decision somebody would make. Nothing of it is logged."""

from typing import Final, Literal

from lampblack.kernel.action import Action
from lampblack.kernel.seat import Seat
from lampblack.table.chronicle import Chronicle
from lampblack.table.denied import Denied
from lampblack.table.plans import Wire, read, tidy_words

LONGEST_TARGET: Final = 40
Pointing = Literal["all", "pings", "silent"]


def pointing(log: Chronicle) -> Pointing:
    """What may be pointed at now: where all play together and no rule says who may speak, by the table's manners."""
    is_ruled = log.game.has_dark() or log.state.words() is not None
    if not log.company.is_together or is_ruled or log.outcome() is not None:
        return "silent"
    return log.company.manners.pointing


def require_pointing(log: Chronicle, seat: Seat, is_suggestion: bool) -> None:
    allowed = pointing(log)
    if allowed == "silent":
        raise Denied("not-allowed", "nobody points at anything at this table")
    if is_suggestion and allowed == "pings":
        raise Denied("not-allowed", "at this table one points at things, and suggests nothing")
    if log.chairs[seat].kind != "person":
        raise Denied("not-allowed", "a bot plays for you; take your seat back first")


def target_of(target: str) -> str:
    """A space or a piece, as the game's page calls it."""
    return tidy_words(target, LONGEST_TARGET, "target")


def suggestion_of(log: Chronicle, wire: Wire) -> Action:
    """A decision that whoever is asked might make; whether it is legal is theirs to find out."""
    action = read(log, wire)
    if action.is_remark:
        raise Denied("not-allowed", f"{action.text} is a remark, no decision", "action")
    return action
