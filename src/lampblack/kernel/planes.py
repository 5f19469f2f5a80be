"""What a seat's view says, as numbers: named planes, one byte each number, one after the other.

A game lists its planes (``Game.planes``) and writes them in that order (``State.tensor``), with ``Ink``:

    ink = Ink()
    ink.cells(at.opened, 36)
    ink.one_of(at.step, 6)
    return ink.dry()

A byte holds 0 to 255; a number that goes beyond stays at 255.
"""

from collections.abc import Sequence
from typing import Final, final

from mypy_extensions import i64

MOST: Final = 255


@final
class Plane:
    """A stretch of the tensor: its name, its shape, and what its numbers say."""

    def __init__(self, name: str, shape: tuple[int, ...], about: str) -> None:
        self.name = name
        self.shape = shape
        self.about = about
        self.size = 1
        for length in shape:
            self.size *= length


def size_of(planes: Sequence[Plane]) -> int:
    """How many numbers they are together."""
    return sum([plane.size for plane in planes])


def octet(byte: int, size: int) -> bytes:
    """The lowest bits of a byte, a byte each."""
    return bytes([(byte >> place) & 1 for place in range(size)])


# Lists, not tuples: compiled code reads a list without making an object of it.
BYTES: Final = [bytes([number]) for number in range(MOST + 1)]
OCTETS: Final = [octet(byte, 8) for byte in range(256)]
TAILS: Final = [[octet(byte, size) for byte in range(256)] for size in range(8)]
"""By how many bits are left."""
LONGEST: Final = 1024
ONE_OF: Final[list[list[bytes]]] = [[] for _ in range(LONGEST + 1)]
"""By size: nothing at all, then the first, and so on; made when first needed."""


@final
class Ink:
    """Writes numbers in the order of the planes; ``dry`` is the tensor."""

    def __init__(self) -> None:
        self.parts: list[bytes] = []

    def cells(self, cells: i64, size: i64) -> None:
        """A set of cells (``kernel.bits``): 1 for each that is in it."""
        parts = self.parts
        while size >= 8:
            parts.append(OCTETS[cells & 255])
            cells >>= 8
            size -= 8
        if size > 0:
            parts.append(TAILS[size][cells & 255])

    def one_of(self, index: i64, size: i64) -> None:
        """1 at one of so many places, or nowhere when the index is -1."""
        row = ONE_OF[size]
        if not row:
            row = one_of_row(size)
        self.parts.append(row[index + 1])

    def number(self, number: i64) -> None:
        if number > MOST:
            number = MOST
        self.parts.append(BYTES[number])

    def numbers(self, numbers: list[int]) -> None:
        for number in numbers:
            self.number(number)

    def pair(self, number: i64) -> None:
        """A number that outgrows a byte: how many 256s, and the rest."""
        self.number(number >> 8)
        self.parts.append(BYTES[number & 255])

    def flag(self, is_so: bool) -> None:
        self.parts.append(BYTES[1] if is_so else BYTES[0])

    def plain(self, written: bytes) -> None:
        """What was written before."""
        self.parts.append(written)

    def dry(self) -> bytes:
        return b"".join(self.parts)


def one_of_row(size: i64) -> list[bytes]:
    row = [bytes(size)]
    for place in range(size):
        row.append(bytes([1 if other == place else 0 for other in range(size)]))
    ONE_OF[size] = row
    return row
