"""Taking back what one wrote, how one was called, and a table nobody else plays at.

The log keeps its order: an entry says what is to go, and what stood there is overwritten. Who loads a log in which
that was cut short by a crash does the rest.
"""

from collections.abc import Sequence
from typing import Final

from lampblack.kernel.seat import Seat, unnamed
from lampblack.table.affairs import Cleared, Commented, Removed
from lampblack.table.chronicle import Chronicle
from lampblack.table.denied import Denied
from lampblack.table.entries import Chatted
from lampblack.table.plans import Plan, Planned, last_of

MOST_LINES: Final = 200


def plan_remove(
    log: Chronicle, seat: Seat, numbers: list[int], name: bool, entries: Sequence[int] = ()
) -> Plan:
    """Take back lines, by the numbers they have for this seat or as a replay names them, and one's name. The maker
    may remove any line."""
    if len(numbers) + len(entries) > MOST_LINES:
        raise Denied("malformed", f"at most {MOST_LINES} lines at once", "lines")
    lines = [line_of(log, seat, number) for number in numbers]
    lines += [require_own(log, seat, require_entry(log, seq), "entries") for seq in entries]
    is_named = name and log.chairs[seat].name != unnamed(seat)
    fresh = [seq for seq in lines if not is_removed(log, seq)]
    if not fresh and not is_named:
        return last_of(log, Removed, seat) or log.seq
    return Planned(Removed(seat, fresh, is_named))


def line_of(log: Chronicle, seat: Seat, number: int) -> int:
    """The log's number of a line that this seat may remove."""
    if not 0 <= number <= log.streams.last(seat):
        raise Denied("malformed", f"there is no entry {number}", "lines")
    (heard,) = log.streams.since(seat, number)[:1]
    return require_own(log, seat, log.told_in(heard)[0].seq, "lines")


def require_entry(log: Chronicle, seq: int) -> int:
    """An entry by the log's own number, which nobody may count with before the end."""
    if log.outcome() is None:
        raise Denied("not-allowed", "the log's numbers are told once the game is over", "entries")
    if not 0 <= seq <= log.seq:
        raise Denied("malformed", f"there is no entry {seq}", "entries")
    return seq


def require_own(log: Chronicle, seat: Seat, seq: int, field: str) -> int:
    body = log.entry(seq).body
    if not isinstance(body, Chatted | Commented):
        raise Denied("not-allowed", "this entry is nobody's words", field)
    if body.seat != seat and log.company.maker() != seat:
        raise Denied("not-allowed", "these are another's words", field)
    return seq


def is_removed(log: Chronicle, seq: int) -> bool:
    body = log.entry(seq).body
    return isinstance(body, Chatted | Commented) and body.removed


def plan_clear(log: Chronicle, seats: frozenset[Seat]) -> Plan:
    """Take an unfinished table away that nobody else plays at."""
    if log.outcome() is not None:
        raise Denied("over", "the game is over; remove your name and what you wrote")
    others = [chair.name for chair in log.company.people() if chair.number not in seats]
    if others:
        raise Denied("not-allowed", f"{others[0]} plays here too; leave your seat instead")
    return Planned(Cleared(min(seats)))
