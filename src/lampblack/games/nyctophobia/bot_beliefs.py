"""What a Hunted's bot believes: imagined worlds, each looked at from the own place in it.

A world imagined by ``imagine`` holds the seat's own sketch and all it was told; everything else in it is one
possibility. What is the same in all of them is known, the rest is averaged over.
"""

from typing import Final, final

from mypy_extensions import i64

from lampblack.games.nyctophobia import told as t
from lampblack.games.nyctophobia.geometry import DELTA, FAR, NEIGHBOUR
from lampblack.games.nyctophobia.pieces import CLIMBER, HUNTER, NOBODY, NOWHERE
from lampblack.games.nyctophobia.position import SEAT_BIT, Position
from lampblack.games.nyctophobia.rules.walking import landing, obstacle

CLOSER: Final = 0.85
"""A step less to the car is worth so much: what is found sooner counts more than what may be found later."""
CLOSENESS: Final = [CLOSER**steps for steps in range(FAR + 1)]
DREAD: Final = [1.0, 1.0, 0.5, 0.3, 0.15, 0.05]
"""How bad it is to be so many steps from where the Hunter is known or thought to be."""
FELL_BACK: Final = 2
NEW_GROUND: Final = 0.01
UNLIKELY: Final = -1000.0
"""The worth of what cannot be done in a world."""


@final
class World:
    """One imagined world from one seat's place."""

    def __init__(self, at: Position, seat: int, fear: float) -> None:
        self.at = at
        self.seat = seat
        self.cell = at.place[seat]
        self.fear = fear
        forest = at.forest
        self.to_car = forest.spread([forest.car_a, forest.car_b], True)
        threat = whereabouts(at, seat)
        self.to_threat: list[int] = [] if threat == NOWHERE else forest.hunted_distances(threat)

    def worth(self, cell: int) -> float:
        """How good it is to stand in a cell."""
        value = 0.0
        if not self.at.is_called():
            value = CLOSENESS[self.to_car[cell]]
        if self.to_threat:
            steps = self.to_threat[cell]
            if steps < len(DREAD):
                value -= self.fear * DREAD[steps]
        return value

    def step_worth(self, cell: int, direction: int, left: int) -> float:
        """How good a step is when ``left`` steps, this one included, are to be made; UNLIKELY when it is blocked."""
        if cell == self.cell:
            if obstacle(self.at, cell, direction) >= 0:
                return UNLIKELY
        elif self.is_blocked(cell, direction):
            return UNLIKELY
        there = cell + DELTA[direction]
        if left == 1 or (self.to_threat and self.to_threat[there] <= 1):
            return self.worth(there)
        best = UNLIKELY
        for onwards in range(4):
            best = max(best, self.step_worth(there, onwards, left - 1))
        return best if best > UNLIKELY else self.worth(there)

    def is_blocked(self, cell: int, direction: int) -> bool:
        """As ``obstacle``, when the own piece has left its cell."""
        if not self.at.forest.is_open(cell, direction):
            return True
        who = self.at.piece_at(cell + DELTA[direction])
        return who != NOBODY and who != self.seat

    def hop_worth(self, direction: int) -> float:
        there = landing(self.at, self.cell, direction)
        if there < 0 or self.at.piece_at(there) != NOBODY:
            return UNLIKELY
        return self.worth(there)


# --- where the Hunter is ------------------------------------------------------------------------------------


def is_near(at: Position, seat: int) -> bool:
    """The Hunter was felt here, or attacked this seat since the last turn of the Hunter began."""
    return (at.located[seat] & SEAT_BIT[HUNTER]) != 0 or (at.fought & SEAT_BIT[seat]) != 0


def whereabouts(at: Position, seat: int) -> int:
    """The Hunter's cell when the seat knows it, or where the Hunter fell back to in this turn's fight."""
    if at.located[seat] & SEAT_BIT[HUNTER]:
        return at.place[HUNTER]
    direction = -1
    spaces = 1
    cell = at.place[seat]
    walked = 0
    for told in at.told:
        if told.kind == t.COMBAT and told.a == seat:
            direction = told.b
            walked = 0
        elif told.kind == t.COUNTERED and told.a == seat:
            spaces += FELL_BACK
        elif told.kind == t.STEP and told.to == seat:
            walked += DELTA[told.a]
    if direction < 0:
        return NOWHERE
    cell -= walked
    if not 0 <= cell < 64:
        return NOWHERE
    for _ in range(spaces):
        there = NEIGHBOUR[cell * 4 + direction]
        if there < 0:
            break
        cell = there
    return cell


# --- what the Hunter may do next ------------------------------------------------------------------------------


def attacked(at: Position, steps: int, me: int, cell: int, is_hidden: bool, noise: int) -> int:
    """Whom a Hunter who moves so far would attack, were this seat here, hidden or not; NOBODY when nobody."""
    forest = at.forest
    hidden: i64 = at.hidden & ~SEAT_BIT[me]
    if is_hidden:
        hidden |= SEAT_BIT[me]
    place = at.place[:]
    place[me] = cell
    hunter = place[HUNTER]
    for made in range(steps + 1):
        for seat in range(1, len(place)):
            if not hidden & SEAT_BIT[seat] and forest.is_open_between(hunter, place[seat]):
                return seat
        if made == steps:
            break
        if noise == hunter:
            noise = NOWHERE
        goal = noise
        nearest = FAR
        if goal == NOWHERE:
            for seat in range(1, len(place)):
                if not hidden & SEAT_BIT[seat]:
                    away = forest.hunter_distances(place[seat])[hunter]
                    if away < nearest:
                        nearest = away
                        goal = place[seat]
            if goal == NOWHERE:
                break
        table = forest.hunter_distances(goal)
        there = hunter
        for direction in range(4):
            next_cell = NEIGHBOUR[hunter * 4 + direction]
            if (
                next_cell >= 0
                and forest.is_open(hunter, direction)
                and table[next_cell] == table[hunter] - 1
                and not forest.is_car(next_cell)
            ):
                there = next_cell
                break
        if there == hunter:
            break
        hunter = there
    return NOBODY


def is_climber(at: Position, seat: int) -> bool:
    return at.characters[seat] == CLIMBER
