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


# Lists, not tuples: compiled code reads a list without making an object of it.
BYTES: Final = [bytes([number]) for number in range(MOST + 1)]
PAIRS: Final = [bytes([pair & 15, pair >> 4]) for pair in range(MOST + 1)]
"""Of two numbers of four bits."""
WIDEST: Final = 14
SETS: Final[list[list[bytes]]] = [[b""]]
"""By how many bits, and which: a byte for each bit. Made when first needed, for there are many."""
LOWEST: Final = 16383  # so many bits of a set are looked up at once
LONGEST: Final = 1024
ONE_OF: Final[list[list[bytes]]] = [[] for _ in range(LONGEST + 1)]
"""By size: nothing at all, then the first, and so on; made when first needed."""


def make_sets() -> None:
    for _ in range(WIDEST):
        shorter = SETS[-1]
        SETS.append([bits + b"\0" for bits in shorter] + [bits + b"\1" for bits in shorter])


@final
class Ink:
    """Writes numbers in the order of the planes; ``dry`` is the tensor."""

    def __init__(self) -> None:
        self.parts: list[bytes] = []
        if len(SETS) == 1:
            make_sets()

    def cells(self, cells: i64, size: i64) -> None:
        """A set of cells (``kernel.bits``): 1 for each that is in it, which are below the size."""
        parts = self.parts
        while size > WIDEST:
            if cells == 0:
                self.blank(size)
                return
            parts.append(SETS[WIDEST][cells & LOWEST])
            cells >>= WIDEST
            size -= WIDEST
        parts.append(SETS[size][cells & (LOWEST >> (WIDEST - size))])

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
        """Several that a byte can hold, such as counts of pieces."""
        self.parts.append(bytes(numbers))

    def bag(self, bag: i64, size: i64) -> None:
        """So many small numbers, four bits each."""
        parts = self.parts
        while size > 0:
            if size == 1:
                parts.append(BYTES[bag & 15])
                return
            parts.append(PAIRS[bag & 255])
            bag >>= 8
            size -= 2

    def blank(self, size: i64) -> None:
        """As many nothings."""
        if size > LONGEST:
            self.parts.append(bytes(size))
        else:
            self.one_of(-1, size)

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
