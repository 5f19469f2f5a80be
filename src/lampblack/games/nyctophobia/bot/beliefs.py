"""What a Hunted's bot believes: imagined worlds, each looked at from the own place in it.

A world drawn by ``imagine`` holds the seat's own sketch and all it was told; everything else in it is one
possibility. What is the same in all of them is known, the rest is averaged over.
"""

from typing import Final, final

from mypy_extensions import i64

from lampblack.games.nyctophobia.model.forest import Forest
from lampblack.games.nyctophobia.model.geometry import CELLS, DELTA, FAR, NEIGHBOUR, holds
from lampblack.games.nyctophobia.model.pieces import HUNTER, NOBODY, NOWHERE, SIMPLE
from lampblack.games.nyctophobia.model.position import SEAT_BIT, Position
from lampblack.games.nyctophobia.model.sketch import Sketch
from lampblack.games.nyctophobia.rules.walking import landing, obstacle

CLOSENESS: Final = [0.85**steps for steps in range(FAR + 1)]
"""What standing so many steps from the car is worth: soon counts more than perhaps later."""
FRESHNESS: Final = [0.6 * 0.6**steps for steps in range(FAR + 1)]
"""And so many steps from ground nobody has felt: without it one walks to and fro between two hopes."""
SHELTER: Final = 0.8
"""What ground is worth that was felt all around, to whoever may not be hurt again."""
DREAD: Final = [1.5, 1.5, 0.75, 0.45, 0.2, 0.1]
"""What it costs to be so many steps from the Hunter, where one has been met."""
DEATH: Final = 1.0
INJURY: Final = 0.1
"""What an attack costs once help is called."""
BLOCKED: Final = -1000.0
"""The worth of a step that cannot be made."""


@final
class World:
    """One imagined world from one seat's place; ``rumour`` is where others met the Hunter, as they say."""

    def __init__(self, at: Position, seat: int, number: int, rumour: int = NOWHERE) -> None:
        self.at = at
        self.seat = seat
        self.cell = at.place[seat]
        self.reach = hunter_reach(at, number)
        forest = at.forest
        sketch = at.sketches[seat]
        self.is_careful = sketch.lair >= 0 and is_spared(at, seat)
        self.to_car = forest.spread([forest.car_a, forest.car_b], True)
        self.to_new = forest.spread(unseen(sketch), True)
        # Where the Hunter stands in a world is worth a thought only as long as it is more than a guess; and whoever
        # fell back did so on the far side of where they were met.
        lairs: list[int] = [at.place[HUNTER], sketch.lair] if sketch.lair >= 0 else []
        if rumour != NOWHERE and not forest.is_tree_cell(rumour):
            lairs.append(rumour)
        self.to_hunter: list[int] = forest.spread(lairs, True) if lairs else []

    def worth(self, cell: int) -> float:
        """How good it is to stand in a cell: near the car and new ground, far from the Hunter."""
        return sum(self.terms(cell))

    def terms(self, cell: int) -> list[float]:
        """What that is made of: the car, new ground, the Hunter's nearness, once help is called the Hunter's next
        turn, and felt ground for whoever may not be hurt again."""
        called = self.at.is_called()
        if self.is_careful:
            return [0.0, 0.0, self.dread(cell), 0.0, SHELTER if self.is_felt_around(cell) else 0.0]
        return [
            0.0 if called else CLOSENESS[self.to_car[cell]],
            0.0 if called else FRESHNESS[self.to_new[cell]],
            self.dread(cell),
            -self.risk(cell, self.at.noise) if called else 0.0,
            0.0,
        ]

    def dread(self, cell: int) -> float:
        return -DREAD[self.to_hunter[cell]] if self.to_hunter and self.to_hunter[cell] < len(DREAD) else 0.0

    def is_felt_around(self, cell: int) -> bool:
        """Whether the seat has felt every cell from which it could be attacked there."""
        sketch = self.at.sketches[self.seat]
        for direction in range(4):
            there = NEIGHBOUR[cell * 4 + direction]
            is_way = there >= 0 and self.at.forest.is_open(cell, direction)
            if is_way and not holds(sketch.seen_lo, sketch.seen_hi, there):
                return False
        return True

    def step_worth(self, cell: int, direction: int, left: int) -> float:
        """The worth of a step when so many, this one included, are to be made."""
        if self.is_blocked(cell, direction):
            return BLOCKED
        there = cell + DELTA[direction]
        if left == 1 or (self.to_hunter and self.to_hunter[there] <= 1):
            return self.worth(there)
        best = BLOCKED
        for onwards in range(4):
            best = max(best, self.step_worth(there, onwards, left - 1))
        if self.is_careful and best > BLOCKED and not self.is_felt_around(there):
            best -= SHELTER
        return best

    def is_blocked(self, cell: int, direction: int) -> bool:
        if cell == self.cell:
            return obstacle(self.at, cell, direction) >= 0
        if not self.at.forest.is_open(cell, direction):
            return True
        who = self.at.piece_at(cell + DELTA[direction])
        return who != NOBODY and who != self.seat

    def hop_worth(self, direction: int) -> float:
        there = landing(self.at, self.cell, direction)
        if there < 0 or self.at.piece_at(there) != NOBODY:
            return BLOCKED
        return self.worth(there)

    def risk(self, cell: int, noise: int) -> float:
        """What the Hunter's next turn costs, were this seat in this cell."""
        victim = prey(self.at, self.reach, self.seat, cell, noise)
        if victim == NOBODY:
            return 0.0
        return DEATH if self.at.health[victim] <= 1 else INJURY


def is_spared(at: Position, seat: int) -> bool:
    """Whoever is one attack from death leaves the search to those who are not, as long as there are any."""
    if at.is_called() or at.health[seat] > 1 or at.in_car(seat):
        return False
    return max(at.health[1:]) > 1


def unseen(sketch: Sketch) -> list[int]:
    """The cells the seat has neither felt nor stood in."""
    return [cell for cell in range(CELLS) if not holds(sketch.seen_lo, sketch.seen_hi, cell)]


# --- what the Hunter may do next ------------------------------------------------------------------------------


def hunter_reach(at: Position, number: int) -> int:
    """How far the Hunter goes in a turn: two steps, with cards three in every third world, one when wounded."""
    if at.wound_known:
        return 1
    return 3 if at.role != SIMPLE and number % 3 == 0 else 2


def prey(at: Position, reach: int, seat: int, cell: int, noise: int) -> int:
    """Whom the Hunter would attack next, were this seat in this cell and in sight; NOBODY when nobody."""
    place = at.place[:]
    place[seat] = cell
    hidden: i64 = at.hidden & ~SEAT_BIT[seat]
    hunter = place[HUNTER]
    for left in range(reach, -1, -1):
        for other in range(1, len(place)):
            if not hidden & SEAT_BIT[other] and at.forest.is_open_between(hunter, place[other]):
                return other
        if noise == hunter:
            noise = NOWHERE
        goal = noise if noise != NOWHERE else nearest(at.forest, place, hidden)
        if left == 0 or goal == NOWHERE:
            break
        hunter = one_closer(at.forest, hunter, goal)
        place[HUNTER] = hunter
    return NOBODY


def nearest(forest: Forest, place: list[int], hidden: i64) -> int:
    """The cell of the visible Hunted nearest to the Hunter."""
    goal = NOWHERE
    fewest = FAR
    for seat in range(1, len(place)):
        if not hidden & SEAT_BIT[seat]:
            steps = forest.hunter_distances(place[seat])[place[HUNTER]]
            if steps < fewest:
                fewest = steps
                goal = place[seat]
    return goal


def one_closer(forest: Forest, hunter: int, goal: int) -> int:
    steps = forest.hunter_distances(goal)
    for direction in range(4):
        there = NEIGHBOUR[hunter * 4 + direction]
        is_open = there >= 0 and forest.is_open(hunter, direction)
        if is_open and not forest.is_car(there) and steps[there] < steps[hunter]:
            return there
    return hunter
