"""Positions as text: what the forms of all games have in common.

A position is its game's title, then ``field: value`` lines and the lines of a drawing, in any order. ``read``
splits them; ``Fields`` gives each value out, checked, and knows which nobody asked for. Whatever is wrong is
``Malformed`` with its field or its line.
"""

from collections.abc import Callable, Sequence
from typing import final

from lampblack.kernel.answers import Malformed
from lampblack.kernel.seat import Seat

IsDrawn = Callable[[str], bool]
"""Whether a line belongs to a game's drawing; it is asked first, so a drawing may have colons."""


@final
class Fields:
    """The fields of one text, by name. ``taken`` are those that were asked for."""

    def __init__(self, values: dict[str, str], lines: dict[str, int]) -> None:
        self.values = values
        self.lines = lines
        self.taken: set[str] = set()

    def __contains__(self, name: object) -> bool:
        return name in self.values

    def take(self, name: str, usual: str = "") -> str:
        """A field's value; ``usual`` when it is left out."""
        self.taken.add(name)
        return self.values.get(name, usual)

    def need(self, name: str) -> str:
        if name not in self.values:
            raise Malformed(name, "missing")
        return self.take(name)

    def words(self, name: str) -> list[str]:
        return self.take(name).split()

    def whole(self, name: str, usual: int, low: int, high: int) -> int:
        return whole(name, self.take(name, str(usual)), low, high)

    def yes(self, name: str, usual: bool = False) -> bool:
        value = self.take(name, "yes" if usual else "no")
        if value not in ("yes", "no"):
            raise Malformed(name, f"{value!r} is neither yes nor no")
        return value == "yes"

    def choice(self, name: str, names: Sequence[str], usual: str) -> int:
        return choice(name, self.take(name, usual), names)

    def seat(self, name: str, seats: int, usual: str = "P0") -> Seat:
        return seat_from_text(name, self.take(name, usual), seats)

    def check_all_taken(self) -> None:
        """Nobody writes a field for nothing: one that no reader asked for is unknown, or does not belong here."""
        for name, line in self.lines.items():
            if name not in self.taken:
                raise Malformed(name, f"no such field in a position like this (line {line})")


def read(text: str, title: str, is_drawn: IsDrawn | None = None) -> tuple[Fields, list[str]]:
    """The fields of a position's text, and the lines of its drawing."""
    values: dict[str, str] = {}
    lines: dict[str, int] = {}
    drawing: list[str] = []
    numbered = [(number, line) for number, line in enumerate(text.splitlines(), start=1) if line.strip()]
    if not numbered or numbered[0][1].strip() != title:
        raise Malformed("line 1", f"a position of this game starts with {title!r}")
    for number, line in numbered[1:]:
        if is_drawn is not None and is_drawn(line):
            drawing.append(line)
            continue
        name, colon, value = line.partition(":")
        field = " ".join(name.split())
        if not colon or not field:
            besides = (
                "is not 'field: value'"
                if is_drawn is None
                else "is neither 'field: value' nor a row of the drawing"
            )
            raise Malformed(f"line {number}", f"{line.strip()!r} {besides}")
        if field in values:
            raise Malformed(field, f"given twice, in lines {lines[field]} and {number}")
        values[field] = value.strip()
        lines[field] = number
    return Fields(values, lines), drawing


def whole(field: str, text: str, low: int, high: int) -> int:
    if not (text.isascii() and text.isdigit() and len(text) < 10 and low <= int(text) <= high):
        raise Malformed(field, f"{text!r} is not a whole number from {low} to {high}")
    return int(text)


def choice(field: str, text: str, names: Sequence[str]) -> int:
    """Which of the names it is, by number."""
    for index, name in enumerate(names):
        if name == text:
            return index
    raise Malformed(field, f"{text!r} is none of {', '.join(names)}")


def seat_from_text(field: str, text: str, seats: int) -> Seat:
    for seat in range(seats):
        if text == f"P{seat}":
            return seat
    raise Malformed(field, f"{text!r} is not at this table (P0 to P{seats - 1})")
