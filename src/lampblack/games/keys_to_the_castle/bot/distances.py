"""A quick look over the whole Castle: how far every door is from a player and from the goal.

Coarser than ``routes``: every door has one price, whatever was played before it. Good enough to
tell which doors deserve a closer look.
"""

from heapq import heappop, heappush
from typing import Final, final

from mypy_extensions import i64

from lampblack.games.keys_to_the_castle.bot.odds import A_HACKSAW, A_SKELETON_KEY, BARS_COST, TURN, Odds
from lampblack.games.keys_to_the_castle.model.board import OUTSIDE
from lampblack.games.keys_to_the_castle.model.pieces import HS, SK, Bag, number
from lampblack.games.keys_to_the_castle.model.position import Position
from lampblack.games.keys_to_the_castle.rules.movement import entrances, joined
from lampblack.games.keys_to_the_castle.rules.passages import passage_ends
from lampblack.kernel.bits import has
from lampblack.kernel.seat import Seat

FAR: Final = 1000000
COARSE_CARDS: Final = 3
"""How many cards a player is reckoned to see before standing at a door."""


@final
class Distances:
    """For one player: what each door costs, how far it is, and how far the goal is from it."""

    def __init__(self, at: Position, seat: Seat, hand: Bag, odds: Odds) -> None:
        self.at = at
        self.seat = seat
        self.price = prices(at, hand, odds)
        self.reach = [FAR] * at.board.cells
        self.rest = [FAR] * at.board.cells
        self.recede(self.rest, at.goal_line(seat))

    def settle(self, delay: list[int]) -> None:
        at = self.at
        seat = self.seat
        for cell in at.place:
            if cell != OUTSIDE:
                self.price[cell] += delay[cell]
        self.rest = [FAR] * at.board.cells
        here = at.place[seat]
        start: i64 = entrances(at, seat)
        near: i64 = joined(at, seat)
        self.spread(self.reach, near, 0)
        if here != OUTSIDE:
            self.spread(self.reach, start, TURN)
            self.reach[here] = 0
        self.recede(self.rest, at.goal_line(seat))
        self.best = FAR
        for cell in range(at.board.cells):
            through = self.reach[cell] + self.rest[cell]
            if through < self.best:
                self.best = through

    def spread(self, reach: list[int], sources: i64, start: int) -> None:
        """The price of getting to each door, its own included."""
        heap: list[int] = []
        self.lower(reach, sources, start, heap)
        while heap:
            key = heappop(heap)
            cell, far = key & 63, key >> 6
            if far == reach[cell]:
                self.lower(reach, self.beside(cell), far, heap)

    def lower(self, reach: list[int], cells: i64, start: int, heap: list[int]) -> None:
        cell = 0
        while cells != 0:
            if cells & 1:
                far = start + self.price[cell]
                if far < reach[cell]:
                    reach[cell] = far
                    heappush(heap, far * 64 + cell)
            cells >>= 1
            cell += 1

    def recede(self, rest: list[int], goal: i64) -> None:
        """The price of getting from each door to the goal line, its own left out."""
        heap: list[int] = []
        cell = 0
        while goal != 0:
            if goal & 1:
                rest[cell] = 0
                heappush(heap, cell)
            goal >>= 1
            cell += 1
        while heap:
            key = heappop(heap)
            cell, far = key & 63, key >> 6
            if far != rest[cell]:
                continue
            far += self.price[cell]
            cells = self.beside(cell)
            before = 0
            while cells != 0:
                if cells & 1 and far < rest[before]:
                    rest[before] = far
                    heappush(heap, far * 64 + before)
                cells >>= 1
                before += 1

    def beside(self, cell: int) -> i64:
        near: i64 = self.at.board.neighbours[cell]
        return near | passage_ends(self.at, cell)

    def detours(self, seat: Seat) -> list[int]:
        """What it would cost, on the way through each unseen door, to find bars there."""
        at = self.at
        goal: i64 = at.goal_line(seat)
        found = [0] * at.board.cells
        for cell in range(at.board.cells):
            if has(at.seen, cell):
                continue
            way = self.price[cell] + self.rest[cell]
            before: list[int] = []
            cells = self.beside(cell)
            near = 0
            while cells != 0:
                if cells & 1 and self.rest[near] == way:
                    before.append(near)
                cells >>= 1
                near += 1
            if not before:
                found[cell] = BARS_COST
                continue
            kept = self.price[cell]
            self.price[cell] = kept + 10 * TURN
            rest = [FAR] * at.board.cells
            self.recede(rest, goal)
            self.price[cell] = kept
            worst = 0
            for near in before:
                worst = max(worst, rest[near] - way)
            found[cell] = worst + TURN
        return found

    def next_cell(self, seat: Seat) -> int:
        """The door the player goes for next."""
        cells = joined(self.at, seat)
        best = FAR
        found = 0
        cell = 0
        while cells != 0:
            if cells & 1:
                far = self.price[cell] + self.rest[cell]
                if far < best:
                    best = far
                    found = cell
            cells >>= 1
            cell += 1
        return found

    def gain_by_opening(self, cell: int) -> int:
        """How much shorter the way gets when this door lets one through."""
        return self.best - (self.reach[cell] - self.price[cell] + TURN + self.rest[cell])

    def gain_by_joining(self, a: int, b: int) -> int:
        """How much shorter the way gets with a passage between two doors."""
        forth = self.reach[a] + self.price[b] + self.rest[b]
        back = self.reach[b] + self.price[a] + self.rest[a]
        return self.best - min(forth, back)

    def detour(self, cell: int) -> int:
        """How much longer than the best way the best way through this door is."""
        return self.reach[cell] + self.rest[cell] - self.best


def prices(at: Position, hand: Bag, odds: Odds) -> list[int]:
    """What entering each door costs, in hundredths of a turn."""
    passable = at.passable()
    uncut: i64 = at.barred & ~at.sawn
    found: list[int] = []
    for cell in range(at.board.cells):
        price = TURN
        if not has(passable, cell):
            if has(at.padlocked, cell):
                price += TURN if number(hand, SK) > 0 else odds.wait[A_SKELETON_KEY][COARSE_CARDS]
            if not has(at.opened, cell):
                colour = odds.colour[cell]
                if number(hand, colour) == 0 and number(hand, SK) == 0:
                    price += odds.wait[colour][COARSE_CARDS]
                if not has(at.seen, cell):
                    price += odds.risk[cell]
            if has(uncut, cell):
                price += TURN if number(hand, HS) > 0 else odds.wait[A_HACKSAW][COARSE_CARDS]
        found.append(price)
    return found
