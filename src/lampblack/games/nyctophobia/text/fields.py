"""Reading the small words of a position's fields."""

from typing import final

from lampblack.games.nyctophobia.model.position import SEAT_BIT, Position
from lampblack.kernel.answers import Malformed


@final
class Fields:
    """The fields of a text, each to be taken once."""

    def __init__(self, values: dict[str, str]) -> None:
        self.values = values
        self.used: list[str] = []

    def take(self, name: str, usual: str) -> str:
        self.used.append(name)
        return self.values.get(name, usual)

    def check_all_used(self) -> None:
        for name in self.values:
            if name not in self.used:
                raise Malformed(name, "no such field in a position like this")


def choice(field: str, text: str, names: tuple[str, ...]) -> int:
    for index, name in enumerate(names):
        if name == text:
            return index
    raise Malformed(field, f"{text!r} is none of {', '.join(names)}")


def whole(field: str, text: str, low: int, high: int) -> int:
    if not (text.isascii() and text.isdigit() and low <= int(text) <= high):
        raise Malformed(field, f"{text!r} is not a whole number from {low} to {high}")
    return int(text)


def numbers(fields: Fields, field: str, wanted: int, usual: int, most: int) -> list[int]:
    """One number for each Hunted."""
    words = fields.take(field, " ".join([str(usual)] * wanted)).split()
    if len(words) != wanted:
        raise Malformed(field, f"has {len(words)} numbers for {wanted} Hunted")
    return [whole(field, word, 0, most) for word in words]


def seat_from_text(field: str, text: str, at: Position) -> int:
    for seat in range(at.seats()):
        if text == f"P{seat}":
            return seat
    raise Malformed(field, f"{text!r} is not at this table (P0 to P{at.seats() - 1})")


def bits_of_seats(fields: Fields, field: str, at: Position) -> int:
    """A set of Hunted; the Hunter only where a seat may know the Hunter's place."""
    seats = 0
    for word in fields.take(field, "").split():
        seat = seat_from_text(field, word, at)
        if seat == 0 and not field.startswith("located"):
            raise Malformed(field, "P0 is the Hunter; name Hunted")
        seats |= SEAT_BIT[seat]
    return seats


def yes(fields: Fields, field: str) -> bool:
    return choice(field, fields.take(field, "no"), ("no", "yes")) == 1
