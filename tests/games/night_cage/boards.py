"""Boards that many tests begin from."""

OUT = "OUT nerve 0 key"
CROSS = """
    . . . . . .
    . . {n} . . .
    . {w} X@A {e} . .
    . . {s} . . .
    . . . . . .
    . . . . . X@B
"""
EMPTY_BOARD = """
    . . . . . .
    . . . . . .
    . . . . . .
    . . . . . .
    . . . . . .
    . X@B . . . .
"""
FULL_ROW = """
    . . . . . .
    . . . . . .
    {row}
    . . . . . .
    . . . . . .
    . . . . . .
"""
CORRIDOR = """
    . . . . . .
    . . . . . .
    X Ih@A X . . .
    . . . . . .
    . . . . . .
    . . . . . .
"""


def cross(n: str = "X", e: str = "X", s: str = "X", w: str = "X") -> str:
    return CROSS.format(n=n, e=e, s=s, w=w)
