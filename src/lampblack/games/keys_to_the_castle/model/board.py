"""The grid: cells, lines, joints, and every action that can be named on it."""

from typing import Final, final

from mypy_extensions import i64

from lampblack.games.keys_to_the_castle.model.actions import (
    BONUS_CLOSE,
    BONUS_OPEN,
    BONUS_SKIP,
    CLOSE_DOOR,
    DISCARD,
    EXIT,
    MOVE,
    NET,
    NONE,
    OPEN_DOOR,
    PADLOCK,
    PASSAGE,
    SAW,
    STAY,
    UNLOCK,
    KeysAction,
)
from lampblack.games.keys_to_the_castle.model.menu import Menu
from lampblack.games.keys_to_the_castle.model.pieces import FACE_NAMES, FACES, HS, NT, PL, SK, SP
from lampblack.kernel.answers import Malformed
from lampblack.kernel.bits import bit, has
from lampblack.kernel.seat import SEAT_NAMES

# Sides, clockwise from South (KC-TURN-01, section 1).
SOUTH: Final = 0
WEST: Final = 1
NORTH: Final = 2
EAST: Final = 3
SIDE_NAMES: Final = ("S", "W", "N", "E")

OUTSIDE: Final = -1


@final
class Board:
    """The geometry of one castle size, worked out once (KC-GRID)."""

    def __init__(self, cols: int, rows: int) -> None:
        self.cols = cols
        self.rows = rows
        self.cells = cols * rows
        self.all: i64 = bit(self.cells) - 1
        self.names = [f"{chr(65 + cell % cols)}{cell // cols + 1}" for cell in range(self.cells)]
        self.index = {name: cell for cell, name in enumerate(self.names)}
        self.neighbours = [self.neighbours_of(cell) for cell in range(self.cells)]
        self.start_lines = [self.line_of(side) for side in range(4)]
        self.goal_lines = [self.line_of((side + 2) % 4) for side in range(4)]
        self.joints: i64 = 0
        for cell in range(self.cells):
            if cell % cols < cols - 1 and cell // cols < rows - 1:
                self.joints |= bit(cell)
        self.make_actions()

    def neighbours_of(self, cell: int) -> int:
        """The cells that share an edge with this one (KC-GRID-04)."""
        found: i64 = 0
        col, row = cell % self.cols, cell // self.cols
        if row > 0:
            found |= bit(cell - self.cols)
        if row < self.rows - 1:
            found |= bit(cell + self.cols)
        if col > 0:
            found |= bit(cell - 1)
        if col < self.cols - 1:
            found |= bit(cell + 1)
        return found

    def line_of(self, side: int) -> int:
        """The edge row or column next to a side (KC-GRID-07, KC-GRID-08)."""
        line: i64 = 0
        for cell in range(self.cells):
            col, row = cell % self.cols, cell // self.cols
            if (
                (side == SOUTH and row == self.rows - 1)
                or (side == NORTH and row == 0)
                or (side == WEST and col == 0)
                or (side == EAST and col == self.cols - 1)
            ):
                line |= bit(cell)
        return line

    def joint_between(self, a: int, b: int) -> int:
        """The joint two cells share diagonally, by its north-west cell; -1 when they share none."""
        col_a, row_a = a % self.cols, a // self.cols
        col_b, row_b = b % self.cols, b // self.cols
        if abs(col_a - col_b) != 1 or abs(row_a - row_b) != 1:
            return -1
        return min(row_a, row_b) * self.cols + min(col_a, col_b)

    def cell_from_text(self, text: str, field: str = "cell") -> int:
        cell = self.index.get(text)
        if cell is None:
            raise Malformed(field, f"{text!r} is not in this castle ({self.names[0]} to {self.names[-1]})")
        return cell

    def make_actions(self) -> None:
        """Every action there is, made once: whoever offers or reads one gets one of these."""
        faces = range(FACES)
        self.discard = [KeysAction(DISCARD, (FACE_NAMES[face],), card=face) for face in faces]
        self.open = [self.with_card(OPEN_DOOR, face) for face in faces]
        self.close = [self.with_card(CLOSE_DOOR, face) for face in faces]
        self.unlock = self.on_cells(UNLOCK, SK)
        self.padlock = self.on_cells(PADLOCK, PL)
        self.passages = [self.passages_at(joint) for joint in range(self.cells)]
        self.saw = self.on_cells(SAW, HS)
        self.net = [KeysAction(NET, (SEAT_NAMES[seat],), card=NT, player=seat) for seat in range(4)]
        self.stay = KeysAction(STAY)
        self.move = self.on_cells(MOVE)
        self.exit = KeysAction(EXIT)
        self.bonus_skip = KeysAction(BONUS_SKIP)
        self.bonus_open = self.on_cells(BONUS_OPEN)
        self.bonus_close = self.on_cells(BONUS_CLOSE)

    def on_cells(self, kind: int, card: int = NONE) -> Menu:
        """The actions of a kind that name nothing but a cell."""
        cells = range(self.cells)
        return Menu([KeysAction(kind, (self.names[cell],), self.cols, card, cell) for cell in cells])

    def with_card(self, kind: int, face: int) -> Menu:
        """The actions of a kind that name this card, and a cell."""
        card = FACE_NAMES[face]
        cells = range(self.cells)
        return Menu([KeysAction(kind, (card, self.names[cell]), self.cols, face, cell) for cell in cells])

    def passages_at(self, joint: int) -> list[KeysAction]:
        """The falling one from north-west to south-east, the rising one across it; none where no joint is."""
        if not has(self.joints, joint):
            return []
        east, south = joint + 1, joint + self.cols
        return [self.passage(joint, south + 1), self.passage(east, south)]

    def passage(self, a: int, b: int) -> KeysAction:
        """The PASSAGE of two cells, the northern (then western) one first (KC-ACT-09)."""
        cell, far = (a, b) if a < b else (b, a)
        return KeysAction(PASSAGE, (self.names[cell], self.names[far]), self.cols, SP, cell, far)


BOARDS: Final[dict[tuple[int, int], Board]] = {}


def board_of(cols: int, rows: int) -> Board:
    """The castle of a size, made when first needed."""
    found = BOARDS.get((cols, rows))
    if found is None:
        found = BOARDS[cols, rows] = Board(cols, rows)
    return found
