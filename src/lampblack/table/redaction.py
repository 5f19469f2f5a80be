"""What stands in an entry once somebody's words or name are gone from it."""

from typing import Final

import msgspec

from lampblack.kernel.seat import Seat, unnamed
from lampblack.table.affairs import Commented, Left, Removed
from lampblack.table.entries import Body, Chatted, Created, Joined

REMOVED_BODY: Final = b"{}"
"""What is left of the entries of a table that was taken away."""


def redacted(seq: int, body: Body, removed: Removed) -> Body:
    """The entry without what was removed; the same object when nothing of it was there."""
    if seq in removed.lines and isinstance(body, Chatted | Commented) and not body.removed:
        body = msgspec.structs.replace(body, text="", removed=True)
    return without_name(body, removed.seat) if removed.name else body


def without_name(body: Body, seat: Seat) -> Body:
    called = unnamed(seat)
    match body:
        case Created(seats=seats) if seats[seat].name not in ("", called):
            nameless = [
                msgspec.structs.replace(each, name=called if number == seat else each.name)
                for number, each in enumerate(seats)
            ]
            return msgspec.structs.replace(body, seats=nameless)
        case Joined() | Chatted() | Commented() if body.seat == seat and body.name != called:
            return msgspec.structs.replace(body, name=called)
        case Left() if body.seat == seat and body.word:
            return msgspec.structs.replace(body, word="")
    return body
