"""Playing again: the same people at a new table, which the old one's log names.

The entry ``again`` comes first, and the new table is made from it; so two who ask at the same moment are led to
one table, and who asks after a crash makes what is missing.
"""

import msgspec

from lampblack.kernel.game import Options
from lampblack.kernel.seat import Seat
from lampblack.table.affairs import Again
from lampblack.table.chronicle import Chronicle
from lampblack.table.denied import Denied
from lampblack.table.entries import Joined, Origin
from lampblack.table.furnish import Furnished, Place, furnish
from lampblack.table.plans import Plan, Planned, last_of
from lampblack.table.seats import Holder
from lampblack.table.supply import Supply


def order_of(log: Chronicle, is_turned: bool) -> list[Seat]:
    """Who sits where at the new table: everybody as before, or each one seat further."""
    seats = list(range(len(log.chairs)))
    return [*seats[-1:], *seats[:-1]] if is_turned else seats


def furnish_again(supply: Supply, log: Chronicle, id: str, again: Again) -> Furnished:
    """The new table: each person's seat is kept, bots sit down at once."""
    places = []
    for seat in again.order:
        chair = log.chairs[seat]
        if chair.kind == "bot" and not chair.has_person() and not chair.is_lent:
            places.append(Place("bot", chair.name, chair.bot or ""))
        else:
            places.append(Place("open", chair.name if chair.has_person() else ""))
    if all(place.kind == "bot" for place in places):
        raise Denied("not-allowed", "there is nobody to play again")
    manners = msgspec.structs.replace(log.company.manners, listed=False)
    return furnish(supply, log.game, again.options, places, manners, Origin(id))


def plan_again(log: Chronicle, again: Again) -> Plan:
    """The entry that names the new table; the one there is already when somebody else was faster."""
    if log.company.again is not None:
        found = last_of(log, Again, log.company.again.seat)
        assert found is not None
        return found
    if log.outcome() is None:
        raise Denied("not-allowed", "play again once this game is over")
    return Planned(again)


def options_again(log: Chronicle, changed: Options | None) -> Options:
    """The same options, or changed ones for the same number of people."""
    same = dict(log.created.options)
    return same if changed is None else {**changed, "players": same["players"]}


def plan_kept(log: Chronicle, seat: Seat, holder: Holder) -> Plan:
    """Sit down where a seat is kept for one; who asked proved it at the table before."""
    chair = log.chairs[seat]
    if chair.was_kept:
        if holder.ring is not None and chair.ring == holder.ring:
            sat = last_of(log, Joined, seat)
            assert sat is not None
            return sat
        return Planned(Joined(seat, chair.name, holder.token, again=True, ring=holder.ring, kept=True))
    if not chair.is_free():
        raise Denied("not-allowed", f"your seat was given to {chair.name}")
    kept_for = log.created.seats[seat].name
    others = [other.name for other in log.chairs if other is not chair]
    name = kept_for if kept_for not in others else f"{kept_for} 2"
    return Planned(Joined(seat, name, holder.token, ring=holder.ring, kept=True))
