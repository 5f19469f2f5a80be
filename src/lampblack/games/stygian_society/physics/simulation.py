"""Cubes in the tower under gravity: released, simulated until they rest, and judged by where they lie."""

from typing import Any, Final, Literal

from lampblack.games.stygian_society.model.geometry import PhysicsRecord
from lampblack.games.stygian_society.physics.scene import GATE, scene_xml
from lampblack.games.stygian_society.physics.trace import FRAMES_PER_SECOND, Filming, Pose
from lampblack.kernel.answers import Malformed
from lampblack.kernel.chance import Chance

Place = Literal["tower", "field", "crypt"]

FINE: Final = 2**30  # how finely a random length is divided
TRIES: Final = 1000


def load_mujoco() -> Any:
    try:
        import mujoco
    except ImportError:
        raise Malformed("tower", "the physics model needs MuJoCo: pip install 'lampblack[physics]'") from None
    return mujoco


def uniform(chance: Chance, low: float, high: float) -> float:
    return low + (high - low) * chance.below(FINE) / FINE


class Simulation:
    """The tower of one content pack. Keeps no cubes, only MuJoCo's models, one per number of cubes."""

    def __init__(self, physics: PhysicsRecord) -> None:
        self.physics = physics
        self.mujoco = load_mujoco()
        self.models: dict[int, Any] = {}

    def model(self, cubes: int) -> Any:
        found = self.models.get(cubes)
        if found is None:
            found = self.mujoco.MjModel.from_xml_string(scene_xml(self.physics, cubes))
            self.models[cubes] = found
        return found

    def release(self, cubes: list[int], chance: Chance) -> dict[int, Pose]:
        """SS-TOW-12: cubes above the rim in layers, at random places and turned at random."""
        how, shaft = self.physics.release, self.physics.shaft
        reach = how.spread * shaft.inner / 2
        poses: dict[int, Pose] = {}
        for first in range(0, len(cubes), how.layer_size):
            z = shaft.height + how.above_rim + first // how.layer_size * how.layer_step
            layer: list[tuple[float, float]] = []
            for id in cubes[first : first + how.layer_size]:
                x, y = self.place_in_layer(layer, reach, chance)
                layer.append((x, y))
                poses[id] = (x, y, z, *random_turn(chance))
        return poses

    def place_in_layer(
        self, layer: list[tuple[float, float]], reach: float, chance: Chance
    ) -> tuple[float, float]:
        apart = self.physics.release.min_separation
        for _ in range(TRIES):
            x, y = uniform(chance, -reach, reach), uniform(chance, -reach, reach)
            if all(abs(x - a) >= apart or abs(y - b) >= apart for a, b in layer):
                return x, y
        raise Malformed("tower.physics.release", "min_separation leaves no room for a layer [SS-TOW-12]")

    def settle(
        self, cubes: dict[int, Pose], film: Filming | None = None, closed: bool = False
    ) -> dict[int, Pose]:
        """SS-TOW-13: run until all cubes rest; ``closed`` bars the exit."""
        model = self.model(len(cubes))
        model.geom(GATE).contype = model.geom(GATE).conaffinity = int(closed)
        data = self.mujoco.MjData(model)
        data.qpos[:] = [part for pose in cubes.values() for part in pose]
        steps = round(self.physics.max_time / self.physics.timestep)
        enough = round(self.physics.settle_time / self.physics.timestep)
        calm = filmed = 0
        for step in range(steps):
            if film is not None and step * self.physics.timestep * FRAMES_PER_SECOND >= filmed:
                film.frame(poses_of(cubes, data))
                filmed += 1
            self.mujoco.mj_step(model, data)
            fast = max(data.qvel.max(), -data.qvel.min()) >= self.physics.settle_speed
            calm = 0 if fast else calm + 1
            if calm == enough:
                break
        if film is not None:
            film.frame(poses_of(cubes, data))
        return poses_of(cubes, data)

    def place_of(self, pose: Pose) -> Place:
        """SS-TOW-14: the center decides."""
        shaft, crypt = self.physics.shaft, self.physics.crypt
        x, y = pose[0], pose[1]
        if max(abs(x), abs(y)) <= shaft.inner / 2 + shaft.wall:
            return "tower"
        near = -shaft.inner / 2 - crypt.gap
        if abs(x) <= crypt.width / 2 and near - crypt.depth <= y <= near:
            return "crypt"
        return "field"


def poses_of(cubes: dict[int, Pose], data: Any) -> dict[int, Pose]:
    numbers = data.qpos.reshape(-1, 7).tolist()
    return {id: tuple(row) for id, row in zip(cubes, numbers)}


def random_turn(chance: Chance) -> tuple[float, float, float, float]:
    """All orientations equally likely: a point on the sphere in four dimensions."""
    while True:
        w, i, j, k = (uniform(chance, -1, 1) for _ in range(4))
        length = (w * w + i * i + j * j + k * k) ** 0.5
        if 0.01 < length <= 1:
            return w / length, i / length, j / length, k / length
