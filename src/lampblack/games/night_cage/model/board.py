"""The grid: spaces, neighbours across the edges, lines, and every action that can be named on it."""

from typing import Final, final

from mypy_extensions import i64

from lampblack.games.night_cage.model.actions import (
    BLOCK,
    CHARGE,
    DIRGE,
    END,
    FALL,
    FORCED_STAY,
    GIVE,
    LAND,
    MOVE,
    PASS,
    PLACE,
    REMOVE,
    SCRAMBLE,
    START,
    STAY,
    SUSTAIN,
    SWAP,
    TURN,
    NightAction,
)
from lampblack.games.night_cage.model.pieces import SIDES, TURN_CODES
from lampblack.games.night_cage.model.values import Cell, Side
from lampblack.kernel.answers import Malformed
from lampblack.kernel.bits import bit

PRISONERS: Final = ("A", "B", "C", "D", "E", "F")
LETTERS: Final = "ABCDEFG"
"""What people call the columns."""

# The answers of FALL and BLOCK.
ROW: Final = 0
COLUMN: Final = 1
NO: Final = 0
YES: Final = 1
LINES: Final = ("ROW", "COLUMN")
ANSWERS: Final = ("NO", "YES")

WAYS_ROUND: Final = 21
"""So many TURN_CODES there are."""


@final
class Board:
    """The geometry of one board side, worked out once (NC-GEO)."""

    def __init__(self, side: int) -> None:
        self.side = side
        self.cells = side * side
        # Written: row and column from 0. Spoken: a column's letter and a row's number from 1.
        self.names = [f"({cell // side},{cell % side})" for cell in range(self.cells)]
        self.spoken = [f"{LETTERS[cell % side]}{cell // side + 1}" for cell in range(self.cells)]
        self.neighbours = [self.neighbour_of(cell, d) for cell in range(self.cells) for d in range(4)]
        self.glow = [self.glow_of(cell, open_) for cell in range(self.cells) for open_ in range(16)]
        self.diagonals = [self.diagonals_of(cell) for cell in range(self.cells)]
        # Rows first, then columns.
        self.lines = [self.line_of(line) for line in range(2 * side)]
        self.crosses = [
            self.lines[cell // side] | self.lines[side + cell % side] for cell in range(self.cells)
        ]
        self.along = [
            self.lines[self.line_through(cell, ROW if d % 2 else COLUMN)]
            for cell in range(self.cells)
            for d in range(4)
        ]
        """By cell and direction, as ``neighbours``: the line a step stays on."""
        self.make_actions()

    def neighbour_of(self, cell: int, d: int) -> int:
        """NC-GEO-03: the edges are joined."""
        row, column, side = cell // self.side, cell % self.side, self.side
        row = (row + (-1, 0, 1, 0)[d]) % side
        column = (column + (0, 1, 0, -1)[d]) % side
        return row * side + column

    def next(self, cell: Cell, d: Side) -> Cell:
        """The neighbour of a space in a direction."""
        return self.neighbours[4 * cell + d]

    def glow_of(self, cell: int, openings: int) -> int:
        """What a light on a tile with these openings illuminates (NC-LIGHT-01 to 04)."""
        lit: i64 = bit(cell)
        for d in range(4):
            if (openings >> d) & 1:
                lit |= bit(self.neighbour_of(cell, d))
        return lit

    def diagonals_of(self, cell: int) -> int:
        """The four diagonals to the edge of the board, without wrapping (NC-FIEND-03)."""
        found: i64 = 0
        row, column = cell // self.side, cell % self.side
        for other in range(self.cells):
            if other != cell and abs(other // self.side - row) == abs(other % self.side - column):
                found |= bit(other)
        return found

    def line_of(self, line: int) -> int:
        found: i64 = 0
        for cell in range(self.cells):
            if line == cell // self.side or line == self.side + cell % self.side:
                found |= bit(cell)
        return found

    def line_through(self, cell: int, answer: int) -> int:
        """The row or the column of a space (NC-FALL-01)."""
        return cell // self.side if answer == ROW else self.side + cell % self.side

    def line_name(self, line: int) -> str:
        return f"row {line}" if line < self.side else f"column {line - self.side}"

    def spoken_line(self, line: int) -> str:
        return f"row {line + 1}" if line < self.side else f"column {LETTERS[line - self.side]}"

    def line_from_text(self, text: str, field: str) -> int:
        for line in range(2 * self.side):
            if self.line_name(line) == text:
                return line
        raise Malformed(field, f"{text!r} is no line of a board with side {self.side}")

    def cell_from_text(self, text: str, field: str) -> int:
        """``(2,1)``, or ``B3`` as people say it."""
        tidy = "".join(text.split()).upper()
        for cell in range(self.cells):
            if self.names[cell] == tidy or self.spoken[cell] == tidy:
                return cell
        raise Malformed(field, f"{text!r} is no space of this board (A1 to {self.spoken[-1]})")

    def make_actions(self) -> None:
        self.by_text: dict[str, NightAction] = {}
        cells, people = range(self.cells), list(enumerate(PRISONERS))
        self.start = [self.keep(NightAction(START, self.place(cell), cell=cell)) for cell in cells]
        self.land = [self.keep(NightAction(LAND, self.place(cell), cell=cell)) for cell in cells]
        self.remove = [self.keep(NightAction(REMOVE, self.place(cell), cell=cell)) for cell in cells]
        self.dirge = [
            self.keep(NightAction(DIRGE, (*self.place(cell), str(turned)), cell=cell, turned=turned))
            for cell in cells
            for turned in range(4)
        ]
        self.turn = [
            self.keep(NightAction(TURN, (name,), turned=code)) for code, name in enumerate(TURN_CODES)
        ]
        self.lay = [
            self.keep(NightAction(PLACE, (SIDES[d], name), side=d, turned=code))
            for d in range(4)
            for code, name in enumerate(TURN_CODES)
        ]
        self.move = self.by_side(MOVE)
        self.charge = self.by_side(CHARGE)
        self.swap = self.by_side(SWAP)
        self.scramble = self.by_side(SCRAMBLE)
        self.stay = self.keep(NightAction(STAY, ()))
        self.forced_stay = self.keep(NightAction(FORCED_STAY, ()))
        self.end = self.keep(NightAction(END, ()))
        self.sustain = self.keep(NightAction(SUSTAIN, ()))
        self.fall = [self.keep(NightAction(FALL, (LINES[a],), answer=a)) for a in (ROW, COLUMN)]
        self.block = [self.keep(NightAction(BLOCK, (ANSWERS[a],), answer=a)) for a in (NO, YES)]
        self.pass_to = [self.keep(NightAction(PASS, (name,), prisoner=p)) for p, name in people]
        self.give = [
            self.keep(NightAction(GIVE, (giver, taker), prisoner=g, receiver=r))
            for g, giver in people
            for r, taker in people
        ]

    def by_side(self, kind: int) -> list[NightAction]:
        return [self.keep(NightAction(kind, (SIDES[d],), side=d)) for d in range(4)]

    def keep(self, action: NightAction) -> NightAction:
        self.by_text[action.text] = action
        return action

    def place(self, cell: int) -> tuple[str, ...]:
        return (str(cell // self.side), str(cell % self.side))

    def give_key(self, giver: int, receiver: int) -> NightAction:
        return self.give[giver * len(PRISONERS) + receiver]

    def lay_tile(self, d: int, code: int) -> NightAction:
        return self.lay[WAYS_ROUND * d + code]


SIX: Final = Board(6)
"""For four prisoners (NC-GEO-01)."""
SEVEN: Final = Board(7)
"""For five or six (NC-GEO-01, NC19-SETUP-02)."""


def board_for(side: int) -> Board:
    return SIX if side == 6 else SEVEN
