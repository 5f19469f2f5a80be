"""A run cut into takes: cubes that touched each other belong together, all others fall for themselves."""

from dataclasses import dataclass
from typing import Final

import numpy as np

from lampblack.games.stygian_society.physics.simulation import Simulation
from lampblack.games.stygian_society.physics.trace import FRAMES_PER_SECOND
from lampblack.games.stygian_society.recording.shapes import Array, likest, times
from lampblack.games.stygian_society.recording.stage import Run

RELEASED: Final = -1
FIELD: Final = -1
CRYPT: Final = -2

STIRRED: Final = 0.1
"""A lodged cube that moves less than this, in cm, has only been knocked on."""
NEAR: Final = 0.6
TURNED: Final = 0.8
"""A cube that comes to rest so near a lodging, in cm and radians, is taken to lie there."""
SLIDE: Final = 0.3
"""Seconds in which it is led there."""
WIDEST: Final = 7.5
FARTHEST: Final = -15.5
"""What rolls farther is out of the picture."""


@dataclass(eq=False)
class Member:
    """One cube of a take."""

    start: int
    """The lodging it lay in, or RELEASED."""
    end: int
    """The lodging it comes to lie in, or FIELD or CRYPT."""
    frames: Array
    led: float = 0.0
    """How far it was led into its lodging, in cm and radians."""


@dataclass(eq=False)
class Take:
    members: list[Member]
    there: int
    """How many cubes were lodged in the tower when it was made."""
    hit: set[int]
    """Lodged cubes that were knocked on: without them the motion is harder to believe."""
    is_guided: bool = False

    def lodgings(self) -> list[tuple[int, int]]:
        return [(one.start, one.end) for one in self.members if max(one.start, one.end) >= 0]

    def passing(self) -> tuple[int, int]:
        """Cubes that go straight through, into the field and into the crypt."""
        ends = [one.end for one in self.members if one.start == RELEASED]
        return ends.count(FIELD), ends.count(CRYPT)


def cut(
    run: Run, dropped: int, loose: list[int], there: set[int], lodgings: Array, simulation: Simulation
) -> list[Take]:
    """The usable takes of a run. ``loose`` are the lodgings of the cubes after the first ``dropped``."""
    count = dropped + len(loose)
    moves = [at < dropped or is_stirred(run.frames[:, at]) for at in range(count)]
    taken = there | {number for at, number in enumerate(loose, dropped) if not moves[at]}
    groups = together(count, [pair for pair in run.touched if moves[pair[0]] and moves[pair[1]]])
    takes: list[Take] = []
    for group in groups:
        if not moves[group[0]]:
            continue
        members = [
            member(
                run.frames[:, at],
                loose[at - dropped] if at >= dropped else RELEASED,
                taken,
                lodgings,
                simulation,
            )
            for at in group
        ]
        whole = [one for one in members if one is not None]
        ends = [one.end for one in whole if one.end >= 0]
        if len(whole) == len(group) and len(set(ends)) == len(ends):
            knocked = {
                loose[other - dropped]
                for at in group
                for other in range(dropped, count)
                if not moves[other] and (min(at, other), max(at, other)) in run.touched
            }
            hit = knocked.union(*(run.hit[at] for at in group))
            takes.append(Take(whole, len(taken), hit))
    return takes


def is_stirred(frames: Array) -> bool:
    return bool(np.abs(frames[:, :3] - frames[0, :3]).max() > STIRRED)


def together(count: int, pairs: list[tuple[int, int]]) -> list[list[int]]:
    """Numbers joined by pairs, in groups."""
    root = list(range(count))
    for a, b in pairs:
        old, new = root[a], root[b]
        root = [new if one == old else one for one in root]
    return [[at for at in range(count) if root[at] == one] for one in sorted(set(root))]


def member(
    frames: Array, start: int, taken: set[int], lodgings: Array, simulation: Simulation
) -> Member | None:
    """None where the cube ends where the page cannot show it: in no lodging, or out of the picture."""
    rest = frames[-1]
    place = simulation.place_of(tuple(rest.tolist()))
    if place != "tower":
        is_seen = abs(rest[0]) <= WIDEST and rest[1] >= FARTHEST and rest[2] < 1
        return Member(start, FIELD if place == "field" else CRYPT, frames) if is_seen else None
    away = np.linalg.norm(lodgings[:, :3] - rest[:3], axis=1)
    for end in np.argsort(away)[:2].tolist():
        turn, angle = likest(rest[3:], lodgings[end, 3:])
        if away[end] <= NEAR and angle <= TURNED and end not in taken and start == RELEASED:
            return Member(start, end, led(frames, turn, lodgings[end]), float(away[end]) + angle)
    return None


def led(frames: Array, turn: Array, lodging: Array) -> Array:
    """The same motion with its last moments leading into the lodging."""
    path = frames.copy()
    path[:, 3:] = times(path[:, 3:], turn)
    stirring = np.abs(np.diff(path[:, :3], axis=0)).max(axis=1) > 0.01
    rest = int(np.nonzero(stirring)[0].max(initial=0)) + 1
    first = max(0, rest - round(SLIDE * FRAMES_PER_SECOND))
    part = np.clip((np.arange(len(path)) - first) / max(1, rest - first), 0.0, 1.0)[:, None]
    wanted = lodging[3:] * np.sign(lodging[3:] @ path[-1, 3:] or 1.0)
    path[:, :3] += part * (lodging[:3] - path[-1, :3])
    # The correction as a turn before all others, grown little by little.
    back = path[-1, 3:] * np.array([1.0, -1.0, -1.0, -1.0])
    whole = times(wanted[None, :], back[None, :])[0]
    whole *= np.sign(whole[0] or 1.0)
    steps = (1 - part) * np.array([1.0, 0, 0, 0]) + part * whole
    path[:, 3:] = times(steps / np.linalg.norm(steps, axis=1, keepdims=True), path[:, 3:])
    return path
