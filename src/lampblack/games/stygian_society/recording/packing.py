"""The bank as the page reads it: few bytes, numbers of one kind beside each other (docs/tower.md has the format)."""

import struct
from collections.abc import Iterable, Sequence
from typing import Any, Final

from lampblack.games.stygian_society.model.geometry import PhysicsRecord
from lampblack.games.stygian_society.recording.shapes import Array
from lampblack.games.stygian_society.recording.shelf import Kept
from lampblack.games.stygian_society.recording.tracks import Track

MAGIC: Final = b"LBT1"
FLIES: Final = 0x80


def pack(kept: Sequence[Kept]) -> bytes:
    tracks = [track for one in kept for track in one.tracks]
    keys = sum(len(track.at) for track in tracks)
    parts = [struct.pack("<4sHHI", MAGIC, len(kept), len(tracks), keys)]
    for one in kept:
        parts.append(struct.pack("<BQQ", len(one.tracks), bits(one.barred), bits(one.take.hit)))
        for member, track in zip(one.take.members, one.tracks):
            parts.append(struct.pack("<bbB", member.start, member.end, len(track.at)))
    parts += planes(tracks)
    return b"".join(parts)


def bits(numbers: Iterable[int]) -> int:
    return sum(1 << number for number in numbers)


def planes(tracks: Sequence[Track]) -> list[bytes]:
    """Frames, then places as low and high bytes, then turns; each the difference to the pose before."""
    moments = bytearray()
    lows, highs = [bytearray() for _ in range(3)], [bytearray() for _ in range(3)]
    turns = [bytearray() for _ in range(4)]
    for track in tracks:
        frame, before = 0, [0] * 7
        for at, flies, pose in zip(track.at, track.flies, track.poses):
            moments.append((at - frame) | (FLIES if flies else 0))
            for axis in range(3):
                value = zigzag(pose[axis] - before[axis])
                lows[axis].append(value & 0xFF)
                highs[axis].append(value >> 8)
            for part in range(4):
                turns[part].append((pose[3 + part] - before[3 + part]) & 0xFF)
            frame, before = at, pose
    return [bytes(moments), *map(bytes, lows), *map(bytes, highs), *map(bytes, turns)]


def zigzag(value: int) -> int:
    """Small numbers stay small, whatever their sign."""
    return value * 2 if value >= 0 else -value * 2 - 1


def picture(physics: PhysicsRecord, lodgings: Array, tight: Sequence[int]) -> dict[str, Any]:
    """What is drawn even before anything falls: the tower's measures, and where cubes lie in it."""
    shaft, levels, crypt = physics.shaft, physics.levels, physics.crypt
    return {
        "edge": physics.cube.edge,
        "gravity": physics.gravity,
        "shaft": {
            "inner": shaft.inner,
            "wall": shaft.wall,
            "height": shaft.height,
            "exit": shaft.exit_height,
            "ramp": shaft.ramp_degrees,
        },
        "levels": {
            "z": levels.z,
            "pattern": levels.pattern,
            "thickness": levels.thickness,
            "ledge": levels.ring_ledge,
            "plate": levels.blocker_plate,
            "bar": levels.blocker_bar,
        },
        "crypt": {
            "width": crypt.width,
            "depth": crypt.depth,
            "gap": crypt.gap,
            "fence": crypt.fence_height,
        },
        "lodgings": [[round(part, 3) for part in pose] for pose in lodgings.tolist()],
        "tight": list(tight),
    }
