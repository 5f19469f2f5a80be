"""Sets of cells as the bits of one integer."""

from typing import Final

from mypy_extensions import i64

TOP: Final = 2305843009213693952  # 2**61, so that cells 0 to 61 fit


def bit(cell: i64) -> i64:
    """The set that holds just this cell.

    A literal ``1 <<`` is a 32-bit shift when compiled; this is the one safe way.
    """
    return TOP >> (61 - cell)


def has(cells: i64, cell: i64) -> bool:
    return (cells >> cell) & 1 == 1


def count(cells: i64) -> i64:
    total: i64 = 0
    while cells != 0:
        cells &= cells - 1
        total += 1
    return total


def members(cells: i64) -> list[int]:
    """The cells of a set, in ascending order."""
    found: list[int] = []
    cell: i64 = 0
    while cells != 0:
        if cells & 1:
            found.append(cell)
        cells >>= 1
        cell += 1
    return found
