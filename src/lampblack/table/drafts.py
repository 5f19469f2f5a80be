"""What comes of a decision that is not made yet, and what is wrong with one that is being written."""

from lampblack.kernel.answers import Malformed, Verdict
from lampblack.kernel.game import Foresight, Voice
from lampblack.kernel.seat import Seat
from lampblack.table.chronicle import Chronicle
from lampblack.table.denied import Denied
from lampblack.table.plans import Wire, legal_action


def foresee(log: Chronicle, seat: Seat, action: Wire) -> Foresight:
    """What a legal action surely does; raises the reason when it is not legal."""
    seen = log.game.foresee(log.state, legal_action(log, seat, action))
    if seen is None:
        raise Denied("not-allowed", f"{log.game.title} offers no previews")
    return seen


def check(log: Chronicle, seat: Seat, draft: str) -> Verdict:
    """What is wrong with a draft of several decisions; ``Denied`` where it cannot be read, or there is none."""
    try:
        verdict = log.game.check(log.state, draft, Voice(seat, log.names()))
    except Malformed as error:
        raise Denied("malformed", str(error), error.field) from None  # the line that is wrong comes first
    if verdict is None:
        raise Denied("not-allowed", f"{log.game.title} has no draft of yours to check now")
    return verdict
