"""How people at a table go about with each other: what its maker chooses besides the game's own options."""

from typing import Final, Literal

import msgspec

from lampblack.table.denied import Denied

LONGEST: Final = 366 * 24 * 3600
"""Seconds a clock may have: a year for a move."""


class Clock(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """Seconds to decide in. Each decision has ``move`` for itself; what it takes longer comes out of ``game``."""

    move: int = 0
    game: int = 0
    at_zero: Literal["bot", "others"] = "bot"
    """A bot makes the decision; or, where nothing is hidden, the others may."""


class Manners(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    listed: bool = False
    """The table stands in the public list; anybody may take a free seat."""
    spectators: bool = True
    """Who has no seat may look on."""
    substitutes: Literal["vote", "maker"] = "vote"
    """Who gives an absent person's seat to a bot: more than half of the others, or the table's maker."""
    pointing: Literal["all", "pings", "silent"] = "all"
    advice: bool | None = None
    """Who decides may ask what a bot would do. Null: where one person plays with bots, in games without a dark."""
    clock: Clock | None = None


def check_clock(clock: Clock | None, hides: bool) -> None:
    """``Denied`` for a clock that cannot be."""
    if clock is None:
        return
    for name, seconds in (("move", clock.move), ("game", clock.game)):
        if not 0 <= seconds <= LONGEST:
            raise Denied("malformed", f"a clock has 0 to {LONGEST} seconds", f"manners.clock.{name}")
    if clock.move + clock.game == 0:
        raise Denied("malformed", "a clock needs seconds for each move, or for the game", "manners.clock")
    if clock.at_zero == "others" and hides:
        problem = "others may decide only where nothing is hidden; here a bot does"
        raise Denied("malformed", problem, "manners.clock.at_zero")
