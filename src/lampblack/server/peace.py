"""How people defend themselves: spectators are sent away, and whoever runs the server is told."""

from typing import Any, Final

import msgspec
import structlog

from lampblack.kernel.seat import Seat
from lampblack.server.house import House
from lampblack.table.affairs import Commented
from lampblack.table.denied import Denied
from lampblack.table.entries import Chatted
from lampblack.table.guests import SENT_AWAY
from lampblack.table.keeping import require_maker
from lampblack.table.plans import tidy_words
from lampblack.table.table import Table

LONGEST_REPORT: Final = 500

reports = structlog.get_logger("reports")


def expel(house: House, table: Table, seat: Seat, looker: int) -> None:
    """Send a spectator away, and all who come from the same address with them."""
    require_maker(table.log, seat)
    guest = table.guests.send_away(looker)
    house.dismiss(
        lambda listener: listener.is_at(table) and not listener.seats and listener.guest == guest, SENT_AWAY
    )
    table.tell_others()


def report(table: Table, viewer: Seat, text: str, seq: int | None) -> None:
    """A line in the server's log; the only one in which words of people stand."""
    tidy = tidy_words(text, LONGEST_REPORT, "text")
    about = {} if seq is None else reported(table, viewer, seq)
    reports.warning("report", table=table.id, by=viewer, text=tidy, **about)


def reported(table: Table, viewer: Seat, seq: int) -> dict[str, Any]:
    """The entry a viewer means, and what was written there."""
    log = table.log
    if not 0 <= seq <= log.streams.last(viewer):
        raise Denied("malformed", f"there is no entry {seq}", "seq")
    told = log.told_in(log.streams.since(viewer, seq)[0])[0]
    words = msgspec.to_builtins(told.body) if isinstance(told.body, Chatted | Commented) else None
    return {"entry": told.seq, "kind": told.kind, "words": words}
