"""What the table's maker looks after: its manners, its free seats, its peace."""

from typing import Any

import msgspec

from lampblack.kernel.seat import SPECTATOR, Seat
from lampblack.table.affairs import Agreed, Muted, Offered
from lampblack.table.chronicle import Chronicle
from lampblack.table.denied import Denied
from lampblack.table.plans import Plan, Planned, last_of


def require_maker(log: Chronicle, seat: Seat) -> None:
    maker = log.company.maker()
    if maker != seat:
        who = "its maker" if maker is None else log.chairs[maker].name
        raise Denied("not-allowed", f"at this table {who} looks after that")


def plan_manners(log: Chronicle, seat: Seat, changes: dict[str, Any]) -> Plan:
    require_maker(log, seat)
    changed = msgspec.structs.replace(log.company.manners, **changes)
    if changed == log.company.manners:
        return last_of(log, Agreed, seat) or log.seq
    return Planned(Agreed(seat, changed))


def plan_mute(log: Chronicle, seat: Seat, about: Seat, is_muted: bool) -> Plan:
    """Take the word from somebody, or from all spectators; or give it back."""
    require_maker(log, seat)
    if not SPECTATOR <= about < len(log.chairs) or about == seat:
        raise Denied("malformed", f"there is nobody to mute at {about}", "about")
    if (about in log.company.muted) == is_muted:
        return last_of(log, Muted, seat) or log.seq
    return Planned(Muted(seat, about, is_muted))


def plan_offer(log: Chronicle, seat: Seat, about: Seat, invite: str | None) -> Plan:
    """A new invitation to a free seat, or none; the one before is worth nothing."""
    require_maker(log, seat)
    if not 0 <= about < len(log.chairs) or not log.chairs[about].is_free():
        raise Denied("not-allowed", "only a free seat has an invitation", "seat")
    if log.chairs[about].invite == invite:
        return last_of(log, Offered, seat) or log.seq
    return Planned(Offered(seat, about, invite))
