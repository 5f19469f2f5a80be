"""The small values by name.

They are aliases, not new types: what is added, shifted or looked up with a native integer is a native
integer again, and would have to be cast at every turn.
"""

from mypy_extensions import i64

Cell = i64
"""A space: its row times the board's side, plus its column."""
Cells = i64
"""A set of spaces as bits, see ``kernel.bits``."""
Side = i64
"""A direction: 0 to 3, clockwise from north."""
Prisoner = i64
"""A place in the turn order; its letter is ``PRISONERS[prisoner]``."""
Kind = i64
"""A kind of tile, or NO_TILE."""
Face = i64
"""A kind as it lies on a space."""
