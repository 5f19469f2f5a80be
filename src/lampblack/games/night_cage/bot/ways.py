"""Ways through the labyrinth for the bots: floods over the wrapped board, all spaces at once."""

from typing import Final, final

from mypy_extensions import i64

from lampblack.games.night_cage.model.board import SEVEN, SIX, Board
from lampblack.games.night_cage.model.pieces import EAST, NORTH, OPENINGS, SOUTH, WEST
from lampblack.games.night_cage.model.position import Position
from lampblack.games.night_cage.model.values import Cell, Cells, Prisoner, Side
from lampblack.kernel.bits import bit, has

FAR: Final = 12
"""A distance longer than any way that counts."""


@final
class Torus:
    """The wrapped grid (NC-GEO-03) as masks for shifting sets of spaces, and its distances."""

    def __init__(self, board: Board) -> None:
        side, cells = board.side, board.cells
        self.side: i64 = side
        self.cells: i64 = cells
        self.north: i64 = sum(bit(cell) for cell in range(side))
        self.south: i64 = sum(bit(cell) for cell in range(cells - side, cells))
        self.west: i64 = sum(bit(row * side) for row in range(side))
        self.east: i64 = sum(bit(row * side + side - 1) for row in range(side))
        self.distances = [distance_between(side, a, b) for a in range(cells) for b in range(cells)]

    def shift(self, spaces: Cells, d: Side) -> Cells:
        """The neighbours of these spaces in one direction."""
        side, around = self.side, self.cells - self.side
        if d == NORTH:
            return (spaces >> side) | ((spaces & self.north) << around)
        if d == SOUTH:
            return ((spaces & ~self.south) << side) | ((spaces & self.south) >> around)
        if d == EAST:
            return ((spaces & ~self.east) << 1) | ((spaces & self.east) >> (side - 1))
        return ((spaces & ~self.west) >> 1) | ((spaces & self.west) << (side - 1))

    def distance(self, a: i64, b: i64) -> i64:
        """Steps between two spaces if every passage were open."""
        return self.distances[a * self.cells + b]

    def distance_from_line(self, line: i64, cell: Cell) -> i64:
        """Steps from the nearest space of a row or column to a space."""
        at, to = line, cell // self.side
        if line >= self.side:
            at, to = line - self.side, cell % self.side
        apart = at - to if at > to else to - at
        return apart if apart * 2 <= self.side else self.side - apart


def distance_between(side: int, a: int, b: int) -> int:
    rows = abs(a // side - b // side)
    columns = abs(a % side - b % side)
    return min(rows, side - rows) + min(columns, side - columns)


SIX_TORUS: Final = Torus(SIX)
SEVEN_TORUS: Final = Torus(SEVEN)


def torus_of(board: Board) -> Torus:
    return SIX_TORUS if board.side == 6 else SEVEN_TORUS


@final
class Ways:
    """The connections of one position (NC-GEO-05), and which tiles can be walked over."""

    def __init__(self, at: Position) -> None:
        torus = torus_of(at.board)
        self.torus = torus
        self.walkable: i64 = at.tiles & ~at.pits & ~at.monsters
        north: i64 = 0
        east: i64 = 0
        south: i64 = 0
        west: i64 = 0
        cell: Cell = 0
        for face in at.faces:
            if face != 0:
                openings: i64 = OPENINGS[face]
                here = bit(cell)
                if openings & 1:
                    north |= here
                if openings & 2:
                    east |= here
                if openings & 4:
                    south |= here
                if openings & 8:
                    west |= here
            cell += 1
        self.to_north: i64 = north & torus.shift(south, SOUTH)
        self.to_east: i64 = east & torus.shift(west, WEST)
        self.to_south: i64 = south & torus.shift(north, NORTH)
        self.to_west: i64 = west & torus.shift(east, EAST)

    def beside(self, spaces: Cells) -> Cells:
        """Every space connected with one of these."""
        torus = self.torus
        return (
            torus.shift(spaces & self.to_north, NORTH)
            | torus.shift(spaces & self.to_east, EAST)
            | torus.shift(spaces & self.to_south, SOUTH)
            | torus.shift(spaces & self.to_west, WEST)
        )

    def distances(self, goal: i64, places: list[int]) -> list[int]:
        """How many moves each prisoner's space is from the goal, FAR when there is no way.

        Monsters and Pits are gone around; a prisoner in the way is thought to move on.
        """
        found = [FAR] * len(places)
        standing: i64 = 0
        for place in places:
            if place >= 0:
                standing |= bit(place)
        passable = self.walkable | standing
        reached = goal
        edge = goal
        moves: i64 = 0
        while edge != 0 and moves < FAR:
            if edge & standing != 0:
                prisoner: Prisoner = 0
                for place in places:
                    if place >= 0 and has(edge, place):
                        found[prisoner] = moves
                    prisoner += 1
            edge = self.beside(edge) & passable & ~reached
            reached |= edge
            moves += 1
        return found

    def joined(self, start: i64) -> Cells:
        """All walkable spaces that can be reached from these."""
        reached = start
        edge = start
        while edge != 0:
            edge = self.beside(edge) & self.walkable & ~reached
            reached |= edge
        return reached
