"""What comes of a decision that is not made yet, and what is wrong with one that is being written."""

from collections.abc import Sequence
from typing import Final

from lampblack.kernel.answers import Malformed, Verdict
from lampblack.kernel.game import Foresight, Game, Voice
from lampblack.kernel.seat import Seat
from lampblack.kernel.state import State
from lampblack.table.chronicle import Chronicle
from lampblack.table.denied import AgainstTheRules, Denied
from lampblack.table.plans import Wire, legal_action, read_at

MOST_FORESEEN: Final = 64


def foresee(log: Chronicle, seat: Seat, action: Wire, more: Sequence[Wire] = ()) -> Foresight:
    """What a legal action surely does, and ``more`` of the same seat; raises the reason when one is not legal."""
    seen = log.game.foresee(log.state, legal_action(log, seat, action))
    if seen is None:
        raise Denied("not-allowed", f"{log.game.title} offers no previews")
    return foreseen_on(log.game, log.state, seen, more)


def foreseen_on(game: Game, now: State, seen: Foresight, more: Sequence[Wire]) -> Foresight:
    """More decisions of the seat whose decision it is now, after what is foreseen and as far as it is sure."""
    if len(more) > MOST_FORESEEN:
        raise Denied("malformed", f"{len(more)} are too many; {MOST_FORESEEN} at most", "more")
    for wire in more:
        if not seen.is_all or seen.state.asked() != now.asked():
            break
        action = read_at(game, seen.state, wire)
        refusal = seen.state.refuse(seen.state.asked() or 0, action)
        if refusal is not None:
            raise AgainstTheRules(refusal)
        further = game.foresee(seen.state, action)
        assert further is not None  # it told of the first
        seen = Foresight([*seen.events, *further.events], further.state, further.is_all)
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
