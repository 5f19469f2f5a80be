"""How far a Hunted retreats, and hiding (sections 10.2 and 15.3)."""

from lampblack.games.nyctophobia.model import told as t
from lampblack.games.nyctophobia.model.pieces import STAR
from lampblack.games.nyctophobia.model.position import SEAT_BIT, Position
from lampblack.games.nyctophobia.rules.contact import settle
from lampblack.games.nyctophobia.rules.telling import Log, tell_all
from lampblack.kernel.seat import Seat


def longest_retreat(at: Position, seat: Seat) -> int:
    """NY-RETREAT-11; the Track Star runs farther (NY-CHAR-13)."""
    return 3 if at.characters[seat] == STAR else 2


def hide(at: Position, seat: Seat, log: Log) -> None:
    """A hidden Hunted is never in contact (NY-HIDE-02); everybody is told (NY-HIDE-12)."""
    at.hidden |= SEAT_BIT[seat]
    settle(at)
    tell_all(at, log, t.HID, seat)
