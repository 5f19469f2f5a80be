"""How far back a viewer may look, where the rules want people to remember for themselves."""

from collections.abc import Sequence


def horizon(told: Sequence[int], most: int | None) -> tuple[int, int]:
    """Of entries that told so many facts each, oldest first: the place of the first that is still in sight, and
    how many of its own facts are not.

    ``most`` facts may be looked back on (``State.recalls``), and whatever was said between them and since.

    >>> horizon([3, 0, 2], None), horizon([3, 0, 2], 2), horizon([3, 0, 2], 4)
    ((0, 0), (2, 0), (0, 1))
    """
    if most is None:
        return 0, 0
    left = most
    for place in range(len(told) - 1, -1, -1):
        if told[place] > left:
            return (place, told[place] - left) if left else (place + 1, 0)
        left -= told[place]
        if most and not left:
            return place, 0
    return 0, 0
