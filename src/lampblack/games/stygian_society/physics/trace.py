# interpreted: structs need msgspec's metaclass
"""What moved during a drop, for whoever wants to show it (SS-TOW-21). Not rules state: replays do without (SS-TOW-04)."""

from pathlib import Path
from typing import Final, Literal

import msgspec

from lampblack.kernel.answers import Malformed

FORMAT: Final = "lampblack tower trace 1"
FRAMES_PER_SECOND: Final = 60
STILL: Final = 0.005  # a change smaller than this, in cm or in a quaternion's parts, is no motion

Pose = tuple[float, float, float, float, float, float, float]
"""Where a cube's center is (x, y, z in cm) and how it is turned (quaternion w, x, y, z)."""


class Moved(msgspec.Struct, array_like=True, frozen=True):
    """One cube in one frame."""

    id: int
    pose: Pose


class TracedCube(msgspec.Struct, frozen=True):
    """A cube that took part, and where it lies in the end."""

    id: int
    color: str
    dropped: bool
    place: Literal["tower", "field", "crypt"]


class Trace(msgspec.Struct, frozen=True):
    """A drop. The first frame has every cube, a later one those that moved since they were last listed."""

    format: str
    frames_per_second: int
    cubes: list[TracedCube]
    frames: list[list[Moved]]

    def save(self, file: Path) -> None:
        file.write_bytes(msgspec.json.encode(self) + b"\n")

    @staticmethod
    def load(file: Path) -> "Trace":
        try:
            trace = msgspec.json.decode(file.read_bytes(), type=Trace)
        except (msgspec.ValidationError, msgspec.DecodeError) as error:
            raise Malformed(str(file), f"is no trace of a drop: {error}") from None
        if trace.format != FORMAT:
            raise Malformed(f"{file}: format", f"{trace.format!r}, not {FORMAT!r}")
        return trace


class Filming:
    """Collects the frames of a drop while it happens."""

    def __init__(self) -> None:
        self.frames: list[list[Moved]] = []
        self.last: dict[int, Pose] = {}

    def frame(self, poses: dict[int, Pose]) -> None:
        moved = [
            Moved(id, pose)
            for id, pose in poses.items()
            if id not in self.last or moved_far(self.last[id], pose)
        ]
        for cube in moved:
            self.last[cube.id] = cube.pose
        self.frames.append([Moved(cube.id, rounded(cube.pose)) for cube in moved])


def moved_far(before: Pose, after: Pose) -> bool:
    return any(abs(a - b) > STILL for a, b in zip(before, after))


def rounded(pose: Pose) -> Pose:
    x, y, z, w, i, j, k = (round(part, 4) for part in pose)
    return x, y, z, w, i, j, k
