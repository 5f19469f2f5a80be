"""How many entries of each kind one seat may make, so that nobody fills a table's log at the others' cost.

A decision has no budget: what it costs is that the game goes on. Each of the others is far more than an evening needs.
"""

from collections import Counter
from typing import Final

from lampblack.kernel.seat import SPECTATOR, Seat
from lampblack.table.affairs import (
    Advised,
    Agreed,
    Commented,
    Kept,
    Left,
    Muted,
    Offered,
    Removed,
    Returned,
    Voted,
)
from lampblack.table.denied import Denied
from lampblack.table.entries import Body, Chatted, HeldBack, Invited, Joined, Remarked, Undone

BUDGETS: Final[dict[type[Body], int]] = {
    Undone: 500,
    Remarked: 2000,
    HeldBack: 2000,
    Chatted: 1000,
    Commented: 200,
    Invited: 100,
    Joined: 100,
    Kept: 100,
    Offered: 100,
    Left: 50,
    Returned: 50,
    Voted: 100,
    Agreed: 100,
    Muted: 100,
    Removed: 200,
    Advised: 2000,
}
SPECTATORS: Final = 500
"""Lines of chat for all who look on together: none of them can use up what the people at the table have."""

Spent = Counter[tuple[type[Body], Seat]]
"""How many entries of each kind each seat has made."""


def kind_and_seat(body: Body) -> tuple[type[Body], Seat]:
    return type(body), getattr(body, "seat", SPECTATOR)


def require_budget(spent: Spent, body: Body) -> None:
    """``Denied`` when a seat has made as many entries of this kind as it may."""
    kind, seat = kind_and_seat(body)
    most = SPECTATORS if seat == SPECTATOR else BUDGETS.get(kind)
    if most is not None and spent[kind, seat] >= most:
        raise Denied("not-allowed", f"this was done {most} times at this table; that is enough")
