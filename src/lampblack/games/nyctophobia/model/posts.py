"""Where a tree on an edge would part the forest (NY-LAYOUT-04): where it closes a ring of trees.

Such a tree runs from *post* to post, the corners where cells meet; the rim of the board is one post. Posts
hang together when trees lead from one to the other. One tree more between two of them closes a ring, and parts
what is inside from what is outside. The car is left out, as if trees stood all around it.

Posts inside the board are the bits of a set, row by row, seven to a row. A slot below HALF runs between the
posts of its own number and of seven less, the others along a row, eight to a row; beyond the last post of a
column or a row comes the rim.
"""

from typing import Final

from mypy_extensions import i64

from lampblack.games.nyctophobia.model.geometry import EDGES, HALF, Cell, high, low

WIDE: Final = 7
ROW: Final = 127  # the seven posts of a row
FIRST: Final = 1
LAST: Final = 64
TREES_OF_ROW: Final = 255
INSIDE: Final = 562949953421311  # 2**49 - 1, all posts but the rim
LAST_ROW: Final = 558551906910208  # ROW << 42
NOT_LAST: Final = 279258638311359  # all but the last post of each row, ROW // 2 in each
SLOTS: Final = 72057594037927935  # 2**56 - 1, all of either half
assert SLOTS == 2**HALF - 1
assert sum(ROW << (WIDE * row) for row in range(WIDE)) == INSIDE
assert LAST_ROW == ROW << (WIDE * (WIDE - 1))
assert sum((ROW // 2) << (WIDE * row) for row in range(WIDE)) == NOT_LAST


def sound_slots(lo: i64, hi: i64, car_a: Cell, car_b: Cell) -> tuple[i64, i64]:
    """Of the edges that are not beside the car, those that take another tree."""
    for car in (car_a, car_b):
        for direction in range(4):
            slot: i64 = EDGES.ahead[car * 4 + direction]
            if slot >= 0:
                lo |= low(slot)
                hi |= high(slot)
    down = (lo >> WIDE) & INSIDE & ~LAST_ROW  # posts joined with the next one south
    right: i64 = 0  # and with the next one east
    rimmed = (lo & ROW) | ((lo >> WIDE) & LAST_ROW)  # and with the rim
    row: i64 = 0
    while row < WIDE:
        trees = (hi >> (8 * row)) & TREES_OF_ROW
        right |= ((trees >> 1) & ~LAST) << (WIDE * row)
        rimmed |= ((trees & FIRST) | ((trees >> 1) & LAST)) << (WIDE * row)
        row += 1
    rim = hanging(rimmed, down, right)
    lo |= (rim & ROW) | ((rim & LAST_ROW) << WIDE) | (rim & (rim << WIDE))
    closed = rim & (rim >> 1) & NOT_LAST  # posts that would close a ring with the next one east
    rest = (down | (down << WIDE) | right | (right << 1)) & ~rim
    while rest != 0:
        group = hanging(rest & -rest, down, right)
        lo |= group & (group << WIDE)
        closed |= group & (group >> 1) & NOT_LAST
        rest &= ~group
    row = 0
    while row < WIDE:
        posts = (rim >> (WIDE * row)) & ROW
        ends = (posts & FIRST) | ((posts & LAST) << 1)
        hi |= ((((closed >> (WIDE * row)) & ROW) << 1) | ends) << (8 * row)
        row += 1
    return SLOTS & ~lo, SLOTS & ~hi


def hanging(posts: i64, down: i64, right: i64) -> i64:
    """These posts, and all that hang together with one of them."""
    before: i64 = 0
    while before != posts:
        before = posts
        posts |= (posts & down) << WIDE
        posts |= (posts >> WIDE) & down
        posts |= (posts & right) << 1
        posts |= (posts >> 1) & right
    return posts
