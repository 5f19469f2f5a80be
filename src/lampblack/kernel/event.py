"""Events: what happened, and who may perceive it."""

from typing import Any, Final, final

from lampblack.kernel.bits import bit
from lampblack.kernel.seat import EVERYTHING, SPECTATOR, Seat

SPECTATOR_BIT: Final = 1073741824  # 2**30
EVERYTHING_BIT: Final = 2147483648  # 2**31
EVERYONE: Final = 4294967295  # 2**32 - 1


def only(seat: Seat) -> int:
    """The audience of a secret: this seat, and whoever may see everything."""
    return bit(seat) | EVERYTHING_BIT


def all_but(seat: Seat) -> int:
    """The audience of a secret's outside: everybody who is not told the secret itself."""
    return EVERYONE & ~bit(seat) & ~EVERYTHING_BIT


@final
class Event:
    """One fact with its audience.

    Law (no leak): a seat outside the audience learns nothing of the fact by any way;
    ``testkit.laws.no_leak`` checks it.
    """

    def __init__(self, audience: int, fact: Any) -> None:
        self.audience = audience
        self.fact = fact  # a msgspec struct of the game's facts.py

    def is_perceived_by(self, viewer: Seat) -> bool:
        if viewer == SPECTATOR:
            return self.audience & SPECTATOR_BIT != 0
        if viewer == EVERYTHING:
            return self.audience & EVERYTHING_BIT != 0
        return self.audience & bit(viewer) != 0


def perceived(events: list[Event], viewer: Seat) -> list[Any]:
    """The facts that reach this viewer, in order."""
    return [event.fact for event in events if event.is_perceived_by(viewer)]
