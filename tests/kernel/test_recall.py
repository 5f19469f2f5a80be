"""How far back one may look: so many facts, and what was said between them and since."""

import pytest

from lampblack.kernel.recall import horizon


@pytest.mark.parametrize(
    ("told", "most", "where"),
    [
        ([2, 3], None, (0, 0)),
        ([2, 3], 9, (0, 0)),
        ([2, 3], 5, (0, 0)),
        ([2, 3], 4, (0, 1)),
        ([2, 3], 3, (1, 0)),
        ([2, 3], 1, (1, 2)),
        ([2, 0, 3, 0], 3, (2, 0)),  # said since is in sight, said before is not
        ([2, 0, 3, 0], 2, (2, 1)),
        ([2, 0, 3, 0], 4, (0, 1)),
        ([2, 0, 0], 0, (1, 0)),  # nothing was told since
        ([0, 0], 0, (0, 0)),
        ([], 3, (0, 0)),
    ],
)
def test_where_looking_back_ends(told: list[int], most: int | None, where: tuple[int, int]) -> None:
    assert horizon(told, most) == where
