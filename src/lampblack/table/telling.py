"""Chance that stands on the people's own table: a decision waits until they tell what it brought.

The decision is logged as ``begun``; nothing has come of it. What is told leads to the decision itself, with all of
chance, or to another question, which is logged the same way. So whoever comes back finds the question again,
and nothing can half-happen.
"""

from lampblack.kernel.answers import IllegalAction, Malformed
from lampblack.kernel.chance import Chance
from lampblack.kernel.event import Event
from lampblack.kernel.pausing import Asked, PausingChance
from lampblack.kernel.session import Session
from lampblack.kernel.state import State
from lampblack.table.entries import Begun


class Waiting:
    """A decision that has begun, what is asked, and what is certain until then."""

    def __init__(self, seq: int, body: Begun, asked: Asked, events: list[Event], world: State) -> None:
        self.seq = seq
        self.body = body
        self.asked = asked
        self.events = events
        self.world = world
        """The position in which chance is asked; only to be looked at."""


def waiting_for(session: Session, seq: int, body: Begun, asks: frozenset[str]) -> Waiting:
    """What an entry waits for; ``Malformed`` when it does not follow from those before."""
    where = f"log entry {seq}"
    world = session.state.clone()
    events: list[Event] = []
    try:
        world.apply(body.seat, world.action(body.action), PausingChance(body.chance), events)
    except Asked as asked:
        if asked.told == body.chance and asked.questions[0].what in asks:
            return Waiting(seq, body, asked, events, world)
        raise Malformed(where, f"{asked} is not for people to tell") from None
    except IllegalAction as illegal:
        raise Malformed(where, f"{body.action}: {illegal.refusal}") from None
    raise Malformed(where, f"{body.action} waits for nothing")


def pausing(asks: frozenset[str], told: list[str], chance: Chance) -> Chance:
    """Chance for a table where people are asked; the usual one elsewhere."""
    return PausingChance(told, asks, chance) if asks else chance
