"""A gentle pull on a single cube, for ends that chance alone would hardly ever bring about."""

from collections.abc import Callable
from typing import Final

import numpy as np

from lampblack.games.stygian_society.model.geometry import PhysicsRecord
from lampblack.games.stygian_society.recording.shapes import Array

Guide = Callable[[Array, Array], Array]
"""From a cube's pose and speed (six numbers) to the force and torque on it, for each gram."""

PULL: Final = 1800.0
"""At most, in cm/s²: not quite twice gravity."""
STIFF, SLACK = 1200.0, 40.0
NEAR: Final = 1.0
BRAKE: Final = 25.0


def into_lodging(lodging: Array, physics: PhysicsRecord) -> Guide:
    """Towards a lodging, on the last level above it only; once there, the cube is slowed down."""
    apart = physics.levels.z[1] - physics.levels.z[0]

    def pull(pose: Array, speed: Array) -> Array:
        force = np.zeros(6)
        away = lodging[:3] - pose[:3]
        if -apart < away[2] < 0.3:
            force[:2] = limited(STIFF * away[:2] - SLACK * speed[:2])
        if np.linalg.norm(away) < NEAR:
            force[:3] -= BRAKE * speed[:3]
            force[3:] -= speed[3:]
        return force

    return pull


def into_crypt(physics: PhysicsRecord) -> Guide:
    """Outside the tower: over the fence, and there it is slowed down."""
    shaft, crypt = physics.shaft, physics.crypt
    front = -shaft.inner / 2 - shaft.wall
    middle = np.array([0.0, -shaft.inner / 2 - crypt.gap - crypt.depth / 2])

    def pull(pose: Array, speed: Array) -> Array:
        force = np.zeros(6)
        if pose[1] < front:
            force[:2] = limited(0.1 * STIFF * (middle - pose[:2]) - 0.3 * SLACK * speed[:2])
        return force

    return pull


def limited(force: Array) -> Array:
    strength = float(np.linalg.norm(force))
    return force if strength <= PULL else force * (PULL / strength)
