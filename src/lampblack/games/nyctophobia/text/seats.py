"""Reading fields that say something of each Hunted, or of some."""

from lampblack.games.nyctophobia.model.pieces import HUNTER
from lampblack.games.nyctophobia.model.position import SEAT_BIT, Position
from lampblack.kernel.answers import Malformed
from lampblack.kernel.fields import Fields, seat_from_text, whole


def numbers(fields: Fields, field: str, wanted: int, usual: int, most: int) -> list[int]:
    """One number for each Hunted."""
    words = fields.take(field, " ".join([str(usual)] * wanted)).split()
    if len(words) != wanted:
        raise Malformed(field, f"has {len(words)} numbers for {wanted} Hunted")
    return [whole(field, word, 0, most) for word in words]


def bits_of_seats(fields: Fields, field: str, at: Position) -> int:
    """A set of Hunted; the Hunter only where a seat may know the Hunter's place."""
    seats = 0
    for word in fields.words(field):
        seat = seat_from_text(field, word, at.seats())
        if seat == HUNTER and not field.startswith("located"):
            raise Malformed(field, "P0 is the Hunter; name Hunted")
        seats |= SEAT_BIT[seat]
    return seats
