"""Cubes in space: how they are turned, how alike two poses are, how far two cubes reach into each other."""

from itertools import permutations, product
from typing import Final

import numpy as np
from numpy.typing import NDArray

Array = NDArray[np.float64]
"""Poses are rows of seven: center x, y, z in cm, then the quaternion w, x, y, z."""


def times(a: Array, b: Array) -> Array:
    """Quaternions: first the turn ``b``, then ``a``."""
    aw, ax, ay, az = np.moveaxis(a, -1, 0)
    bw, bx, by, bz = np.moveaxis(b, -1, 0)
    return np.stack(
        [
            aw * bw - ax * bx - ay * by - az * bz,
            aw * bx + ax * bw + ay * bz - az * by,
            aw * by - ax * bz + ay * bw + az * bx,
            aw * bz + ax * by - ay * bx + az * bw,
        ],
        axis=-1,
    )


def axes(turns: Array) -> Array:
    """The three edges' directions of cubes turned so, as columns of a matrix."""
    w, x, y, z = np.moveaxis(turns, -1, 0)
    rows = [
        [1 - 2 * (y * y + z * z), 2 * (x * y - w * z), 2 * (x * z + w * y)],
        [2 * (x * y + w * z), 1 - 2 * (x * x + z * z), 2 * (y * z - w * x)],
        [2 * (x * z - w * y), 2 * (y * z + w * x), 1 - 2 * (x * x + y * y)],
    ]
    return np.moveaxis(np.array(rows), (0, 1), (-2, -1))


def symmetries() -> Array:
    """The 24 turns that leave a cube as it was."""
    half, root = 0.5, 0.5**0.5
    found = [np.eye(4)[n] for n in range(4)]
    found += [np.array(signs) * half for signs in product((1.0, -1.0), repeat=4) if signs[0] > 0]
    for a, b in permutations(range(4), 2):
        if a < b:
            for sign in (1.0, -1.0):
                turn = np.zeros(4)
                turn[a], turn[b] = root, sign * root
                found.append(turn)
    return np.array(found)


SYMMETRIES: Final = symmetries()


def likest(turn: Array, wanted: Array) -> tuple[Array, float]:
    """The symmetry that brings a cube nearest to how another is turned, and the angle left, in radians."""
    same = np.abs(times(turn, SYMMETRIES) @ wanted)
    best = int(np.argmax(same))
    return SYMMETRIES[best], float(2 * np.arccos(min(1.0, same[best])))


def overlap(one: Array, others: Array, edge: float) -> Array:
    """How far a cube reaches into each of others, in cm; negative when they are apart (separating axes)."""
    mine, theirs = axes(one[3:]), axes(others[:, 3:])
    away = others[:, :3] - one[:3]
    crossed = np.cross(mine.T[None, :, None, :], np.moveaxis(theirs, 1, 2)[:, None, :, :]).reshape(-1, 9, 3)
    count = len(others)
    tried = np.concatenate(
        [np.broadcast_to(mine.T, (count, 3, 3)), np.moveaxis(theirs, 1, 2), crossed], axis=1
    )
    lengths = np.linalg.norm(tried, axis=2)
    is_axis = lengths > 1e-3
    tried = tried / np.where(is_axis, lengths, 1.0)[:, :, None]
    reach = edge / 2 * (np.abs(tried @ mine).sum(axis=2) + np.abs(tried @ theirs).sum(axis=2))
    depth = reach - np.abs((tried * away[:, None, :]).sum(axis=2))
    deepest: Array = np.where(is_axis, depth, np.inf).min(axis=1)
    return deepest
