"""What the Hunter claims: which statements are true at this moment (NYC-VERB-02, NYC-VERB-03)."""

from typing import final

from mypy_extensions import i64

from lampblack.games.nyctophobia.model import statements
from lampblack.games.nyctophobia.model import told as t
from lampblack.games.nyctophobia.model.frames import CLAIM, first, frame, second, third
from lampblack.games.nyctophobia.model.geometry import (
    BITS,
    EAST,
    FAR,
    NORTH,
    SIDE,
    SOUTH,
    WEST,
    Cell,
    sides,
)
from lampblack.games.nyctophobia.model.pieces import HUNTER
from lampblack.games.nyctophobia.model.position import Position
from lampblack.games.nyctophobia.model.statements import Claim
from lampblack.games.nyctophobia.rules.selecting import hunter_distance
from lampblack.games.nyctophobia.rules.telling import Log, tell_all


@final
class Truth:
    """What statements are measured by at this moment, of each Hunted: distances, and sets of directions."""

    def __init__(self, at: Position) -> None:
        self.away = [FAR]
        self.to_car = [FAR]
        self.me = [0]
        self.car = [0]
        self.half = [0]
        self.rock = [0]
        self.between: list[list[int]] = [[]]
        forest = at.forest
        to_car = forest.car_distances()
        for p in range(1, at.settings.hunted + 1):
            cell = at.place[p]
            self.away.append(hunter_distance(at, p))
            self.to_car.append(to_car[cell])
            self.me.append(sides(cell, at.place[HUNTER]))
            self.car.append(sides(cell, forest.car_a) & sides(cell, forest.car_b))
            self.half.append(halves(cell))
            rocks: i64 = 0
            for rock in at.rocks:
                rocks |= sides(cell, rock)
            self.rock.append(rocks)
            if p < at.settings.hunted:  # a pair is named in the order of its seats
                steps = forest.hunted_distances(cell)
                self.between.append([steps[other] for other in at.place])
        self.nearest = min(self.away)

    def holds(self, claim: Claim) -> bool:
        """NYC-VERB-03; only of who is at this table."""
        kind, p, other, k = claim.kind, claim.p, claim.other, claim.k
        if kind == statements.STEPS:
            return self.away[p] == k
        if kind == statements.WITHIN:
            return self.away[p] <= k
        if kind == statements.CARWITHIN:
            return self.to_car[p] <= k
        if kind == statements.PAIR:
            return self.between[p][other] <= k
        if kind == statements.NEAR:
            return self.away[p] == self.nearest
        towards: i64 = self.rock[p]
        if kind == statements.ME:
            towards = self.me[p]
        elif kind == statements.CAR:
            towards = self.car[p]
        elif kind == statements.HALF:
            towards = self.half[p]
        return (towards >> other) & 1 == 1


def is_true(at: Position, number: int) -> bool:
    return Truth(at).holds(statements.CLAIM_LIST[number])


def halves(cell: Cell) -> i64:
    """Rows 1-4 are the north half, columns A-D the west half."""
    across = BITS[WEST] if cell % SIDE < SIDE // 2 else BITS[EAST]
    return across | (BITS[NORTH] if cell // SIDE < SIDE // 2 else BITS[SOUTH])


def is_about(at: Position, number: int) -> bool:
    """Only about Hunted who are at this table."""
    return statements.CLAIM_LIST[number].is_about(at.settings.hunted)


def claim(at: Position, number: int, log: Log) -> None:
    """Said without a label (NYC-VERB-02)."""
    top = at.agenda.pop()
    truths, lies = first(top), second(top)
    if is_true(at, number):
        truths -= 1
    else:
        lies -= 1
    if truths + lies > 0:
        at.agenda.append(frame(CLAIM, truths, lies, number + 1, third(top)))
    tell_all(at, log, t.CLAIMED, number)
