"""Sets of cells as bits, beyond the 31 that a compiled ``1 <<`` gets right."""

import pytest

from lampblack.kernel.bits import bit, count, has, members


@pytest.mark.parametrize("cell", [0, 1, 30, 31, 32, 39, 40, 60, 61])
def test_one_cell(cell: int) -> None:
    assert bit(cell) == 2**cell
    assert members(bit(cell)) == [cell]
    assert count(bit(cell)) == 1
    assert has(bit(cell), cell)
    assert not any(has(bit(cell), other) for other in range(62) if other != cell)


def test_sets() -> None:
    cells = bit(3) | bit(35) | bit(61)
    assert members(cells) == [3, 35, 61]
    assert count(cells) == 3
    assert members(0) == []
    assert count(0) == 0
    assert count(2**62 - 1) == 62
