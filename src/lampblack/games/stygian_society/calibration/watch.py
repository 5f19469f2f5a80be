"""Drop a schedule through a model and note what each drop brought out, and how long each cube stayed."""

from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import NamedTuple, Protocol

from lampblack.games.stygian_society.calibration.schedule import Schedule, take
from lampblack.games.stygian_society.model.pieces import COLORS, CUBES_PER_COLOR
from lampblack.games.stygian_society.model.tower import StatisticalTower, Tower, binomial
from lampblack.games.stygian_society.physics.model import PhysicsTower
from lampblack.kernel.chance import Chance, SeededChance


class Drop(NamedTuple):
    """One drop in numbers."""

    inside: int
    dropped: int
    new_out: int
    old_out: int
    crypt: int

    @property
    def out(self) -> int:
        return self.new_out + self.old_out


@dataclass
class Watched:
    """All drops of one model. Ages count drops: 0 is the drop a cube came in with."""

    drops: list[Drop] = field(default_factory=list)
    at_risk: Counter[int] = field(default_factory=Counter)
    left: Counter[int] = field(default_factory=Counter)


class Model(Protocol):
    """A tower of which one can tell which cube has left."""

    @property
    def tower(self) -> Tower: ...

    def begin(self) -> None: ...

    def who_left(self, before: set[int], fresh: list[int], out: list[int], chance: Chance) -> set[int]: ...


class PhysicsModel:
    """The simulation knows its cubes."""

    def __init__(self, tower: PhysicsTower) -> None:
        self.tower = tower

    def begin(self) -> None:
        self.tower.clear()

    def who_left(self, before: set[int], fresh: list[int], out: list[int], chance: Chance) -> set[int]:
        return (before | set(fresh)) - set(self.tower.poses)


class StatisticalModel:
    """It tells only numbers by color; which cubes they were is drawn as SS-TOW-06 has it, each on its own."""

    def __init__(self, tower: StatisticalTower) -> None:
        self.tower = tower

    def begin(self) -> None:
        pass

    def who_left(self, before: set[int], fresh: list[int], out: list[int], chance: Chance) -> set[int]:
        tower = self.tower.parameters
        filled = min(1.0, len(before) / tower.occupancy_ref)
        passing = tower.pass_empty + (tower.pass_full - tower.pass_empty) * filled
        loosened = 1 - (1 - tower.dislodge) ** len(fresh)
        left: set[int] = set()
        for color in range(COLORS):
            old = sorted(id for id in before if id // CUBES_PER_COLOR == color)
            new = [id for id in fresh if id // CUBES_PER_COLOR == color]
            of_new, of_old = binomial(len(new), passing), binomial(len(old), loosened)
            weights = [
                round(2**30 * of_new[count] * of_old[out[color] - count])
                if 0 <= out[color] - count <= len(old)
                else 0
                for count in range(len(new) + 1)
            ]
            count = chance.pick("new", "", [str(count) for count in range(len(weights))], weights)
            left |= some(new, count, chance) | some(old, out[color] - count, chance)
        return left


def some(cubes: Sequence[int], count: int, chance: Chance) -> set[int]:
    pool = list(cubes)
    return {pool.pop(chance.below(len(pool))) for _ in range(count)}


def watch(model: Model, schedules: Sequence[Schedule], seed: str, done: Callable[[int], None]) -> Watched:
    """Every schedule from an empty tower; what falls goes back to the bank."""
    seen = Watched()
    for number, schedule in enumerate(schedules):
        chance, tracking = SeededChance(f"{seed}/{number}"), SeededChance(f"{seed}/{number}/who")
        model.begin()
        ages: dict[int, int] = {}
        for wishes in schedule.drops:
            inside = [sum(id // CUBES_PER_COLOR == color for id in ages) for color in range(COLORS)]
            dropped = take(wishes, inside)
            fresh = from_bank(dropped, ages)
            into_field, into_crypt = model.tower.drop(inside, dropped, chance)
            out = [f + c for f, c in zip(into_field, into_crypt)]
            left = model.who_left(set(ages), fresh, out, tracking)
            new_out = len(left.intersection(fresh))
            seen.drops.append(Drop(len(ages), len(fresh), new_out, len(left) - new_out, sum(into_crypt)))
            for id in fresh:
                ages[id] = 0
            seen.at_risk.update(ages.values())
            seen.left.update(ages[id] for id in left)
            ages = {id: age + 1 for id, age in ages.items() if id not in left}
            done(1)
    return seen


def from_bank(dropped: list[int], inside: dict[int, int]) -> list[int]:
    """Of each color the first cubes that are not inside, as the physics model numbers them."""
    fresh: list[int] = []
    for color, count in enumerate(dropped):
        first = color * CUBES_PER_COLOR
        fresh += [id for id in range(first, first + CUBES_PER_COLOR) if id not in inside][:count]
    return fresh


def staying(seen: Watched, longest: int) -> list[float]:
    """The share of cubes still inside after so many drops, their own counted as the first (Kaplan and Meier)."""
    inside, curve = 1.0, [1.0]
    for age in range(longest):
        if seen.at_risk[age] == 0:
            break
        inside *= 1 - seen.left[age] / seen.at_risk[age]
        curve.append(inside)
    return curve
