"""The whole recording: lodgings first, then run after run until every kind of take is on the shelf."""

from collections.abc import Callable
from dataclasses import replace
from typing import Final, NamedTuple

import numpy as np

from lampblack.games.stygian_society.model.geometry import PhysicsRecord
from lampblack.games.stygian_society.model.pieces import COLORS, CUBES_PER_COLOR
from lampblack.games.stygian_society.physics.simulation import Simulation, uniform
from lampblack.games.stygian_society.recording.guiding import Guide, into_crypt, into_lodging
from lampblack.games.stygian_society.recording.lodgings import find_lodgings, wide
from lampblack.games.stygian_society.recording.shapes import Array, overlap
from lampblack.games.stygian_society.recording.shelf import Shelf
from lampblack.games.stygian_society.recording.stage import Stage
from lampblack.games.stygian_society.recording.takes import CRYPT, FIELD, RELEASED, Take, cut
from lampblack.kernel.chance import Chance, SeededChance

MOST_DROPPED: Final = 6
LOOSE: Final = 8
"""Of a hundred lodged cubes so many may be knocked out by what falls."""
TOUCHING: Final = 0.1
PUSH, ASIDE, LIFT, SPIN = 110.0, 30.0, 100.0, 12.0
"""How a lodged cube is nudged, at most: cm/s inwards, to any side and up, rad/s."""


class Plan(NamedTuple):
    lodging_runs: int
    runs: int
    seed: str


def record(physics: PhysicsRecord, plan: Plan, done: Callable[[int], None]) -> Shelf:
    chance = SeededChance(f"{plan.seed}/lodgings")
    lodgings = find_lodgings(physics, COLORS * CUBES_PER_COLOR, plan.lodging_runs, chance)
    return fill_shelf(physics, lodgings, plan, done)


def fill_shelf(physics: PhysicsRecord, lodgings: Array, plan: Plan, done: Callable[[int], None]) -> Shelf:
    shelf = Shelf(lodgings, physics.cube.edge, physics.gravity)
    camera = Camera(physics, lodgings, SeededChance(f"{plan.seed}/takes"))
    for number in range(plan.runs):
        for take in camera.film(shelf, number):
            shelf.offer(take)
        done(1)
    return shelf


class Camera:
    """Makes one run after the other, of what is most wanted."""

    def __init__(self, physics: PhysicsRecord, lodgings: Array, chance: Chance) -> None:
        self.hands = [Simulation(physics), Simulation(wide(physics))]
        self.physics = physics
        self.stage = Stage(physics, lodgings)
        self.chance = chance
        self.all = set(range(len(lodgings)))

    def film(self, shelf: Shelf, number: int) -> list[Take]:
        """Half of the runs are for lodgings that cannot be left or reached yet in a full tower."""
        if number % 2:
            return self.handful(MOST_DROPPED, self.lodged())
        lacking = [
            (lodging, what, end)
            for lodging in sorted(self.all)
            for what, end in (("in", 0), ("out", FIELD), ("out", CRYPT))
            if shelf.lacks(what, lodging, end)
        ]
        if not lacking:
            lodging = number // 2 % len(self.all)
            return self.nudge(lodging, self.lodged() - {lodging})
        lodging, what, end = lacking[number // 2 % len(lacking)]
        others = self.others(lodging)
        if what == "in":
            return self.lead(lodging, others)
        return self.nudge(lodging, others, into_crypt(self.physics) if end == CRYPT else None)

    def others(self, lodging: int) -> set[int]:
        """A full tower around a lodging; now and then without those that touch it, which would hold its cube."""
        there = self.all - {lodging}
        if self.chance.below(2):
            depths = overlap(self.stage.lodged[lodging], self.stage.lodged, self.physics.cube.edge)
            there -= set(np.nonzero(depths > -TOUCHING)[0].tolist())
        return there

    def lodged(self) -> set[int]:
        """Some cubes in the tower: rather many, for what falls among many fits among few."""
        share = max(self.chance.below(101), self.chance.below(101))
        return {number for number in sorted(self.all) if self.chance.below(100) < share}

    def handful(self, most: int, there: set[int]) -> list[Take]:
        """Cubes are dropped as the rules have it (SS-TOW-12), and may knock others out."""
        chance, stage = self.chance, self.stage
        simulation = self.hands[chance.below(3) // 2]
        loose = [number for number in sorted(there) if chance.below(100) < LOOSE]
        dropped = 1 + chance.below(most)
        released = list(simulation.release(list(range(dropped)), chance).values())
        held = there - set(loose)
        run = stage.run(held, np.vstack([released, stage.lodged[loose]]))
        takes = cut(run, dropped, loose, held, stage.lodged, simulation)
        whole = joined(takes)
        is_whole = sum(one.start == RELEASED for one in whole.members) == dropped
        return [whole, *takes] if is_whole and len(takes) > 1 else takes

    def lead(self, lodging: int, there: set[int]) -> list[Take]:
        """One cube is led into a lodging."""
        simulation = self.hands[self.chance.below(2)]
        start = np.array(list(simulation.release([0], self.chance).values()))
        run = self.stage.run(there, start, guide=into_lodging(self.stage.lodged[lodging], self.physics))
        return guided(cut(run, 1, [], there, self.stage.lodged, simulation))

    def nudge(self, lodging: int, there: set[int], guide: Guide | None = None) -> list[Take]:
        """One lodged cube comes loose on its own."""
        chance, stage = self.chance, self.stage
        start = stage.lodged[lodging : lodging + 1]
        inward = -start[0, :2] / max(0.5, float(np.abs(start[0, :2]).max()))
        push = uniform(chance, 0.2, 1) * PUSH
        speeds = [
            *(part * push + uniform(chance, -ASIDE, ASIDE) for part in inward.tolist()),
            uniform(chance, 0, LIFT),
            *(uniform(chance, -SPIN, SPIN) for _ in range(3)),
        ]
        run = stage.run(there, start, np.array([speeds]), guide)
        takes = cut(run, 0, [lodging], there, stage.lodged, self.hands[0])
        return takes if guide is None else guided(takes)


def guided(takes: list[Take]) -> list[Take]:
    return [replace(take, is_guided=True) for take in takes]


def joined(takes: list[Take]) -> Take:
    """All that was seen in one run."""
    return Take(
        [one for take in takes for one in take.members],
        max((take.there for take in takes), default=0),
        set().union(*(take.hit for take in takes)),
    )
