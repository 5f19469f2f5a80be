"""Where cubes can lie in the tower, each without the help of any other: so any of them may come and go."""

from typing import Final

import numpy as np
from msgspec.structs import replace

from lampblack.games.stygian_society.model.geometry import PhysicsRecord
from lampblack.games.stygian_society.physics.simulation import Simulation
from lampblack.games.stygian_society.recording.shapes import Array, overlap
from lampblack.games.stygian_society.recording.stage import Stage
from lampblack.kernel.chance import Chance

HANDFUL: Final = 4
HELD: Final = 0.02
"""A cube that moves less than this, in cm or in a quaternion's parts, has not moved."""
WIDE: Final = 0.85
CLOSE: Final = 0.12
"""Lodgings may reach so far into each other, in cm."""


def find_lodgings(physics: PhysicsRecord, wanted: int, runs: int, chance: Chance) -> Array:
    """Drop handful after handful; keep every cube that stays, and would without the others."""
    hands = [Simulation(physics), Simulation(wide(physics))]
    bare = Stage(physics, np.zeros((0, 7)))
    found = np.zeros((0, 7))
    stage = bare
    for number in range(runs):
        simulation = hands[number % 2]
        release = simulation.release(list(range(HANDFUL)), chance)
        # Not all that were found are there: the next one may well touch one of the others a little.
        there = {at for at in range(len(found)) if chance.below(2)}
        run = stage.run(there, np.array(list(release.values())))
        kept = len(found)
        for pose in run.frames[-1]:
            is_inside = simulation.place_of(tuple(pose.tolist())) == "tower"
            if (
                is_inside
                and pose[2] > physics.levels.z[0]
                and is_free(pose, found, physics)
                and holds(bare, pose)
            ):
                found = np.vstack([found, pose])
        if len(found) > kept:
            stage = Stage(physics, found)
        if len(found) >= wanted:
            break
    return found[:wanted]


def wide(physics: PhysicsRecord) -> PhysicsRecord:
    """A hand that is less careful to hit the middle: otherwise no cube ever lies on the topmost level."""
    return replace(physics, release=replace(physics.release, spread=WIDE))


def holds(bare: Stage, pose: Array) -> bool:
    rest = bare.run(set(), pose[None, :]).frames[-1][0]
    return bool(np.abs(rest - pose).max() < HELD)


def is_free(pose: Array, found: Array, physics: PhysicsRecord) -> bool:
    return len(found) == 0 or bool(overlap(pose, found, physics.cube.edge).max() < CLOSE)
