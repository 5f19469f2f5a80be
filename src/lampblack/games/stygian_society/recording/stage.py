"""One run of the physics model for the camera: some lodged cubes are part of the tower, some are loose."""

from dataclasses import dataclass
from typing import Any, Final

import numpy as np

from lampblack.games.stygian_society.model.geometry import PhysicsRecord
from lampblack.games.stygian_society.physics.scene import GATE, Scene
from lampblack.games.stygian_society.physics.simulation import load_mujoco
from lampblack.games.stygian_society.physics.trace import FRAMES_PER_SECOND
from lampblack.games.stygian_society.recording.guiding import Guide
from lampblack.games.stygian_society.recording.shapes import Array

LOOK_EVERY: Final = 2
"""Steps of the simulation between two looks at who touches whom."""


@dataclass(eq=False)
class Run:
    """What was seen of the loose cubes."""

    frames: Array
    """Frame, cube, pose."""
    touched: set[tuple[int, int]]
    """Loose cubes that touched each other, the smaller number first."""
    hit: list[set[int]]
    """For each loose cube the lodged ones it touched."""


class Stage:
    """The tower with cubes lodged in it. Keeps MuJoCo's models, one per number of loose cubes."""

    def __init__(self, physics: PhysicsRecord, lodged: Array) -> None:
        self.physics = physics
        self.lodged = lodged
        self.mujoco = load_mujoco()
        self.models: dict[int, Any] = {}

    def model(self, loose: int) -> Any:
        found = self.models.get(loose)
        if found is None:
            scene = Scene(self.physics)
            for number, pose in enumerate(self.lodged):
                scene.add_lodged(pose.tolist(), f"lodged {number}")
            scene.add_cubes(loose)
            found = self.mujoco.MjModel.from_xml_string(scene.text())
            found.geom(GATE).contype = found.geom(GATE).conaffinity = 0
            self.models[loose] = found
        return found

    def run(
        self, there: set[int], start: Array, speeds: Array | None = None, guide: Guide | None = None
    ) -> Run:
        """Until all rest (SS-TOW-13). ``there`` are the lodged cubes that are in the tower and hold."""
        model = self.model(len(start))
        lodged = [model.geom(f"lodged {number}").id for number in range(len(self.lodged))]
        for number, geom in enumerate(lodged):
            model.geom_contype[geom] = model.geom_conaffinity[geom] = int(number in there)
        data = self.mujoco.MjData(model)
        data.qpos[:] = start.reshape(-1)
        if speeds is not None:
            data.qvel[:] = speeds.reshape(-1)
        bodies = model.geom_bodyid.tolist()
        numbers = {geom: number for number, geom in enumerate(lodged)}
        touched: set[tuple[int, int]] = set()
        hit: list[set[int]] = [set() for _ in start]
        frames: list[Array] = []
        enough = round(self.physics.settle_time / self.physics.timestep)
        calm = 0
        for step in range(round(self.physics.max_time / self.physics.timestep)):
            if step * self.physics.timestep * FRAMES_PER_SECOND >= len(frames):
                frames.append(data.qpos.reshape(-1, 7).copy())
            if guide is not None:
                data.xfrc_applied[1] = self.physics.cube.mass * guide(data.qpos[:7], data.qvel[:6])
            self.mujoco.mj_step(model, data)
            if step % LOOK_EVERY == 0:
                for a, b in data.contact.geom.tolist():
                    one, other = bodies[a] - 1, bodies[b] - 1
                    if one >= 0 and other >= 0:
                        touched.add((min(one, other), max(one, other)))
                    elif max(one, other) >= 0 and min(a, b) in numbers:
                        hit[max(one, other)].add(numbers[min(a, b)])
            fast = max(data.qvel.max(), -data.qvel.min()) >= self.physics.settle_speed
            calm = 0 if fast else calm + 1
            if calm == enough:
                break
        frames.append(data.qpos.reshape(-1, 7).copy())
        return Run(np.array(frames), touched, hit)
