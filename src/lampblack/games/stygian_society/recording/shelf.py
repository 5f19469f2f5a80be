"""Which takes are kept: of each kind the few that fit into most towers."""

from dataclasses import dataclass, field
from typing import Final

import numpy as np

from lampblack.games.stygian_society.recording.shapes import Array, overlap
from lampblack.games.stygian_society.recording.takes import CRYPT, FIELD, RELEASED, Take
from lampblack.games.stygian_society.recording.tracks import Track, track

TOO_DEEP: Final = 0.17
"""Cubes that reach farther into each other, in edges, are not shown together (SS-TOW-22 allows a fifth)."""
CLASSES: Final = 3
"""Takes from towers with few, some and many cubes are kept side by side."""


@dataclass(eq=False)
class Kept:
    """A take as it will be written."""

    take: Take
    tracks: list[Track]
    barred: set[int]
    """Lodgings that must be empty: a cube of the take goes through there."""

    def is_sure(self) -> bool:
        """It fits into every tower, and nothing else need fall with it."""
        return not self.barred and len(self.tracks) == 1

    def badness(self) -> float:
        nudged = all(one.start != RELEASED for one in self.take.members)
        led = sum(one.led for one in self.take.members)
        return len(self.barred) + 1.5 * nudged + 2 * led + 2 * self.take.is_guided


Key = tuple[str, int, int, int]


def kind_of(take: Take, lodgings: int) -> Key | None:
    """None for takes that change more than one lodging: they would hardly ever fit."""
    share = min(CLASSES - 1, take.there * CLASSES // lodgings)
    changed = take.lodgings()
    field, crypt = take.passing()
    if not changed:
        return ("pass", field, crypt, share)
    if len(changed) > 1:
        return None
    start, end = changed[0]
    if start == RELEASED:
        return ("in", end, 0, share)
    return ("out", start, end, share) if end in (FIELD, CRYPT) else None


def room_for(key: Key) -> int:
    """How many takes of a kind are kept."""
    what, a, b, share = key
    if what == "in":
        return (1, 2, 3)[share]
    if what == "out":
        return ((1, 2, 4) if b == FIELD else (1, 1, 3))[share]
    return (0, 14, 12, 10, 8, 6, 5)[a + b] if a + b <= 6 else 0


@dataclass(eq=False)
class Shelf:
    lodgings: Array
    edge: float
    gravity: float
    kept: dict[Key, list[Kept]] = field(default_factory=dict)

    def offer(self, take: Take) -> bool:
        """Keep it, if it is of use and better than what is there."""
        key = kind_of(take, len(self.lodgings))
        if key is None or room_for(key) == 0:
            return False
        row = self.kept.setdefault(key, [])
        tracks = [track(one.frames, self.gravity) for one in take.members]
        shown = [one.frames(max(one.at[-1] for one in tracks) + 1) for one in tracks]
        if any(self.clash(a, b) for n, a in enumerate(shown) for b in shown[:n]):
            return False
        own = {number for pair in take.lodgings() for number in pair if number >= 0}
        barred = set().union(*(self.barred(frames) for frames in shown)) - own
        row.append(Kept(take, tracks, barred))
        row.sort(key=Kept.badness)
        sure = next((one for one in row if one.is_sure()), row[0])
        row.remove(sure)
        row.insert(0, sure)
        del row[room_for(key) :]
        return any(one.take is take for one in row)

    def lacks(self, what: str, lodging: int, end: int) -> bool:
        """Whether there is no such take yet that is sure to fit."""
        row = self.kept.get((what, lodging, end, CLASSES - 1), [])
        return not any(one.is_sure() for one in row)

    def tight(self) -> list[int]:
        """Lodgings that cannot be left by every way in a full tower."""
        ends = (FIELD, CRYPT)
        return [n for n in range(len(self.lodgings)) if any(self.lacks("out", n, end) for end in ends)]

    def clash(self, a: Array, b: Array) -> bool:
        near = np.linalg.norm(a[:, :3] - b[:, :3], axis=1) < 1.75 * self.edge
        return any(
            overlap(a[n], b[n : n + 1], self.edge)[0] > TOO_DEEP * self.edge for n in np.nonzero(near)[0]
        )

    def barred(self, frames: Array) -> set[int]:
        """The lodgings this motion leads through."""
        away = np.linalg.norm(frames[:, None, :3] - self.lodgings[None, :, :3], axis=2)
        found: set[int] = set()
        for n, number in zip(*np.nonzero(away < 1.75 * self.edge)):
            if int(number) not in found:
                one = self.lodgings[number : number + 1]
                if overlap(frames[n], one, self.edge)[0] > TOO_DEEP * self.edge:
                    found.add(int(number))
        return found

    def all(self) -> list[Kept]:
        return [one for key in sorted(self.kept) for one in self.kept[key]]
