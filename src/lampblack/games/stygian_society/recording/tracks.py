"""A cube's motion as few poses. Between two of them it turns evenly, and slides evenly or flies under gravity."""

from dataclasses import dataclass
from typing import Final

import numpy as np

from lampblack.games.stygian_society.physics.trace import FRAMES_PER_SECOND
from lampblack.games.stygian_society.recording.shapes import Array

FINE: Final = 50
"""Steps of a place in a centimetre."""
TURNS: Final = 127
"""Steps of a quaternion's part."""
OFF: Final = 0.09
TILTED: Final = 0.045
"""How far the poses between may be off, in cm and in a quaternion's parts."""
LONGEST: Final = 127
"""Frames between two poses, at most."""


@dataclass(eq=False)
class Track:
    """Poses in whole numbers (place in fiftieths of a centimetre, turn in 127ths), and their frames."""

    at: list[int]
    flies: list[bool]
    """Whether the cube flies on its way to this pose."""
    poses: list[list[int]]
    gravity: float

    def frames(self, count: int) -> Array:
        """The motion as it will be shown."""
        keys = np.array(self.poses, dtype=float)
        keys[:, :3] /= FINE
        keys[:, 3:] /= np.linalg.norm(keys[:, 3:], axis=1, keepdims=True)
        shown = np.repeat(keys[-1:], count, axis=0)
        for n in range(1, len(keys)):
            first, last = self.at[n - 1], self.at[n]
            gravity = self.gravity if self.flies[n] else 0.0
            shown[first:last] = between(keys[n - 1], keys[n], last - first, gravity)[:-1]
        return shown


def between(a: Array, b: Array, steps: int, gravity: float) -> Array:
    """From one pose to the next, both included."""
    part = np.arange(steps + 1)[:, None] / steps
    path = a + part * (b - a)
    seconds = steps / FRAMES_PER_SECOND
    path[:, 2:3] += gravity / 2 * seconds * seconds * part * (1 - part)
    path[:, 3:] = turned(a[3:], b[3:], part)
    return path


def turned(a: Array, b: Array, part: Array) -> Array:
    """Evenly from one turn to the other."""
    angle = np.arccos(np.clip(a @ b, -1.0, 1.0))
    if angle < 1e-3:
        return np.repeat(a[None, :], len(part), axis=0)
    mixed: Array = (np.sin((1 - part) * angle) * a + np.sin(part * angle) * b) / np.sin(angle)
    return mixed


def track(frames: Array, gravity: float) -> Track:
    path = steady(frames)
    last = still_from(path)
    at, flies = [0], [False]
    while at[-1] < last:
        even, flown = (reach(path, at[-1], last, pull) for pull in (0.0, gravity))
        at.append(max(even, flown))
        flies.append(flown > even)
    whole = np.concatenate([path[at, :3] * FINE, path[at, 3:] * TURNS], axis=1)
    return Track(at, flies, np.rint(whole).astype(int).tolist(), gravity)


def steady(frames: Array) -> Array:
    """A quaternion and its negative are the same turn; neighbours shall be alike."""
    path = frames.copy()
    for n in range(1, len(path)):
        if path[n, 3:] @ path[n - 1, 3:] < 0:
            path[n, 3:] *= -1
    return path


def still_from(path: Array) -> int:
    away = np.abs(path - path[-1])
    moving = (away[:, :3].max(axis=1) > 0.02) | (away[:, 3:].max(axis=1) > 0.012)
    return int(np.nonzero(moving)[0].max(initial=-1)) + 1


def reach(path: Array, first: int, last: int, gravity: float) -> int:
    """The farthest frame up to which such a motion is true enough; a single bad frame does not end the search."""
    best = first + 1
    for end in range(first + 2, min(last, first + LONGEST) + 1):
        off = np.abs(between(path[first], path[end], end - first, gravity) - path[first : end + 1])
        if off[:, :3].max() <= OFF and off[:, 3:].max() <= TILTED:
            best = end
        elif end > best + 3:
            break
    return best
