"""The quickest way to the goal line, in turns, given the cards one has and may hope for."""

from heapq import heappop, heappush
from typing import Final, final

from mypy_extensions import i64

from lampblack.games.keys_to_the_castle.bot.odds import TURN, Odds
from lampblack.games.keys_to_the_castle.model.board import OUTSIDE
from lampblack.games.keys_to_the_castle.model.pieces import HS, SK, Bag, number, one
from lampblack.games.keys_to_the_castle.model.position import Position
from lampblack.games.keys_to_the_castle.rules.movement import entrances
from lampblack.games.keys_to_the_castle.rules.passages import passage_ends
from lampblack.kernel.bits import bit, has
from lampblack.kernel.seat import Seat

FAR: Final = 1000000
BLOCKED_COST: Final = 100  # somebody stands there, and will probably walk on


@final
class Route:
    """How a player gets to the goal line: how long it takes, through which cells, with what left."""

    def __init__(self, time: int, floor: int, cells: i64, left: Bag, doubt: int) -> None:
        self.time = time
        self.floor = floor
        self.doubt = doubt
        self.cells: i64 = cells
        self.left: Bag = left


@final
class Traveller:
    """A player on the way: where, with which cards, at which point of the turn.

    ``hand`` are the cards known to be there, ``unknown`` how many others there are. ``drawn`` is 1
    when the coming turn's card is in the hand already, ``played`` is 1 when its play is spent.
    """

    def __init__(self, seat: Seat, hand: Bag, unknown: int, drawn: int, played: int) -> None:
        self.seat = seat
        self.hand: Bag = hand
        self.unknown = unknown
        self.drawn = drawn
        self.played = played


@final
class Search:
    """Dijkstra over the doors. Per cell: when it is entered, with how many plays, which cards left.

    A cell is entered a turn after the one before, or later: when not all the cards it asks for
    could have been played by then (one a turn), or when one has to be waited for.
    """

    def __init__(
        self,
        at: Position,
        who: Traveller,
        odds: Odds,
        feared: i64,
        cleared: i64,
        risk: list[int],
        delay: list[int],
    ) -> None:
        cells = at.board.cells
        self.at = at
        self.who = who
        self.odds = odds
        self.risk = risk
        self.delay = delay
        self.time = [FAR] * cells
        self.plays = [0] * cells
        self.missing = [0] * cells
        self.hand = [0] * cells
        self.came = [OUTSIDE] * cells
        self.heap: list[int] = []
        self.passable: i64 = at.passable() | cleared
        self.seen: i64 = at.seen | feared
        self.barred: i64 = (at.barred | feared) & ~at.sawn
        self.goal: i64 = at.goal_line(who.seat)
        occupied = at.occupied
        here = at.place[who.seat]
        self.blocked: i64 = occupied if here == OUTSIDE else occupied & ~bit(here)
        self.bonus: i64 = (at.extra_turn | at.extra_key) & ~at.bonus_used[who.seat] & ~self.goal

    def route(self) -> Route:
        goal = self.run()
        cells: i64 = 0
        steps = 0
        doubt = OUTSIDE
        cell = goal
        while cell != OUTSIDE:
            cells |= bit(cell)
            steps += 1
            if not has(self.seen, cell):
                doubt = cell
            cell = self.came[cell]
        return Route(self.time[goal], steps * TURN, cells, self.hand[goal], doubt)

    def run(self) -> int:
        """The goal cell reached first."""
        at, who = self.at, self.who
        here = at.place[who.seat]
        start = at.net[who.seat] * TURN
        if here == OUTSIDE:
            self.relax_all(entrances(at, who.seat), OUTSIDE, start, 0, 0, who.hand)
        else:
            near: i64 = at.board.neighbours[here]
            self.time[here] = 0
            self.relax_all(near | passage_ends(at, here), OUTSIDE, start, 0, 0, who.hand)
            self.relax_all(entrances(at, who.seat), OUTSIDE, start + TURN, 0, 0, who.hand)
        heap = self.heap
        while heap:
            key = heappop(heap)
            cell = key & 63
            time = key >> 6
            if time > self.time[cell]:
                continue
            if has(self.goal, cell):
                return cell
            around: i64 = at.board.neighbours[cell]
            self.relax_all(
                around | passage_ends(at, cell),
                cell,
                time,
                self.plays[cell],
                self.missing[cell],
                self.hand[cell],
            )
        raise AssertionError("every goal line can be reached in time")

    def relax_all(self, cells: i64, origin: int, time: int, plays: int, missing: int, hand: Bag) -> None:
        cell = 0
        while cells != 0:
            if cells & 1 and self.time[cell] > time:
                self.relax(cell, origin, time, plays, missing, hand)
            cells >>= 1
            cell += 1

    def relax(self, cell: int, origin: int, time: int, plays: int, missing: int, hand: Bag) -> None:
        at, who = self.at, self.who
        arrival = time + TURN
        if has(self.passable, cell):
            soonest = (plays + who.played) * TURN if plays > 0 else 0
            if soonest > arrival:
                arrival = soonest
        else:
            lacks = 0  # the needs no card in hand meets, as a set
            if has(at.padlocked, cell):
                plays += 1
                if number(hand, SK) > 0:
                    hand -= one(SK)
                else:
                    lacks |= 16
            if not has(at.opened, cell):
                plays += 1
                colour = self.odds.colour[cell]
                if number(hand, colour) > 0:
                    hand -= one(colour)
                elif number(hand, SK) > 0:
                    hand -= one(SK)
                else:
                    lacks |= bit(colour)
                if not has(self.seen, cell):
                    arrival += self.risk[cell]
            if has(self.barred, cell):
                plays += 1
                if number(hand, HS) > 0:
                    hand -= one(HS)
                else:
                    lacks |= 32
            soonest = (plays + who.played) * TURN
            if soonest > arrival:
                arrival = soonest
            if lacks:
                need = 0
                while lacks != 0:
                    if lacks & 1:
                        cards = who.unknown + arrival // TURN - who.drawn - missing
                        wait = self.odds.wait[need]
                        arrival += wait[max(0, min(cards, len(wait) - 1))]
                        missing += 1
                    lacks >>= 1
                    need += 1
        if has(self.blocked, cell):
            arrival += self.delay[cell]
        if has(self.bonus, cell):
            if has(at.extra_turn, cell):
                arrival -= TURN
            else:
                hand += one(SK)
            plays -= 1
        if arrival < self.time[cell]:
            self.time[cell] = arrival
            self.plays[cell] = plays
            self.missing[cell] = missing
            self.hand[cell] = hand
            self.came[cell] = origin
            heappush(self.heap, arrival * 64 + cell)
