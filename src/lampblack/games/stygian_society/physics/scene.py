"""The tower, the crypt and some cubes as a MuJoCo model, from the geometry of ``tower.toml`` (ledger section 25.3).

Centimetres, grams, seconds; x to the right, y to the back, z up, the board at z = 0.
"""

import math
from collections.abc import Sequence
from typing import Final
from xml.etree import ElementTree as Xml

from lampblack.games.stygian_society.model.geometry import PhysicsRecord

GATE: Final = "gate"
TWIST, ROLL = 0.02, 0.001  # torsional and rolling friction, everywhere


def numbers(values: Sequence[float]) -> str:
    return " ".join(f"{value:.9g}" for value in values)


class Scene:
    """Collects the parts of one model."""

    def __init__(self, physics: PhysicsRecord) -> None:
        self.physics = physics
        self.root = Xml.Element("mujoco", model="tower")
        self.set_options()
        self.world = Xml.SubElement(self.root, "worldbody")
        self.build_board()
        self.build_shaft()
        for z, kind in zip(physics.levels.z, physics.levels.pattern):
            self.build_level(z, kind)

    def set_options(self) -> None:
        physics = self.physics
        Xml.SubElement(
            self.root,
            "option",
            gravity=numbers([0, 0, -physics.gravity]),
            timestep=numbers([physics.timestep]),
            integrator=physics.integrator,
            cone=physics.cone,
            impratio=numbers([physics.impratio]),
            iterations=str(physics.solver_iterations),
        )
        Xml.SubElement(self.root, "size", memory="64M")
        default = Xml.SubElement(self.root, "default")
        Xml.SubElement(
            default,
            "geom",
            condim=str(physics.condim),
            solref=numbers(physics.solref),
            solimp=numbers(physics.solimp),
        )

    def part(
        self,
        center: Sequence[float],
        size: Sequence[float],
        friction: float,
        tilt: float = 0.0,
        name: str = "",
    ) -> None:
        """A fixed box. Friction belongs to the surface a cube meets, hence its priority over the cube's own."""
        geom = Xml.SubElement(
            self.world,
            "geom",
            type="box",
            pos=numbers(center),
            size=numbers([length / 2 for length in size]),
            quat=numbers([math.cos(tilt / 2), math.sin(tilt / 2), 0, 0]),
            friction=numbers([friction, TWIST, ROLL]),
            priority="1",
        )
        if name:
            geom.set("name", name)

    def build_board(self) -> None:
        crypt, friction = self.physics.crypt, self.physics.friction
        board = numbers([friction.board, TWIST, ROLL])
        Xml.SubElement(self.world, "geom", type="plane", size="100 100 1", friction=board, priority="1")
        near = -self.physics.shaft.inner / 2 - crypt.gap
        middle, thick, up = near - crypt.depth / 2, crypt.fence_thickness, crypt.fence_height
        for y in (near, near - crypt.depth):
            self.part((0, y, up / 2), (crypt.width + thick, thick, up), friction.fence)
        for x in (-crypt.width / 2, crypt.width / 2):
            self.part((x, middle, up / 2), (thick, crypt.depth - thick, up), friction.fence)

    def build_shaft(self) -> None:
        shaft, friction = self.physics.shaft, self.physics.friction
        inner, wall, height, mouth = shaft.inner, shaft.wall, shaft.height, shaft.exit_height
        away = (inner + wall) / 2
        for x in (-away, away):
            self.part((x, 0, height / 2), (wall, inner + 2 * wall, height), friction.wall)
        self.part((0, away, height / 2), (inner, wall, height), friction.wall)
        self.part((0, -away, (mouth + height) / 2), (inner, wall, height - mouth), friction.wall)
        self.part((0, -away, mouth / 2), (inner, wall, mouth), friction.wall, name=GATE)
        tilt = math.radians(shaft.ramp_degrees)
        below = wall / 2  # the ramp's upper face meets the board at the front wall line
        center = (0, below * math.sin(tilt), inner / 2 * math.tan(tilt) - below * math.cos(tilt))
        self.part(center, (inner, inner / math.cos(tilt), wall), friction.ramp, tilt)

    def build_level(self, z: float, kind: str) -> None:
        levels, inner = self.physics.levels, self.physics.shaft.inner
        thick, friction = levels.thickness, self.physics.friction.level
        if kind == "ring":
            ledge = levels.ring_ledge
            away = (inner - ledge) / 2
            for side in (-away, away):
                self.part((side, 0, z), (ledge, inner, thick), friction)
                self.part((0, side, z), (inner - 2 * ledge, ledge, thick), friction)
            return
        bar = (inner, levels.blocker_bar, thick)
        self.part((0, 0, z), bar if kind == "blocker_x" else (bar[1], bar[0], thick), friction)
        self.part((0, 0, z), (levels.blocker_plate, levels.blocker_plate, thick), friction)

    def add_cubes(self, count: int) -> None:
        cube, friction = self.physics.cube, self.physics.friction
        for _ in range(count):
            body = Xml.SubElement(self.world, "body")
            Xml.SubElement(body, "freejoint")
            Xml.SubElement(
                body,
                "geom",
                type="box",
                size=numbers([cube.edge / 2] * 3),
                mass=numbers([cube.mass]),
                friction=numbers([friction.cube, TWIST, ROLL]),
            )

    def add_lodged(self, pose: Sequence[float], name: str) -> None:
        """A cube that holds where it is, whatever falls on it."""
        cube, friction = self.physics.cube, self.physics.friction
        Xml.SubElement(
            self.world,
            "geom",
            type="box",
            name=name,
            pos=numbers(pose[:3]),
            quat=numbers(pose[3:]),
            size=numbers([cube.edge / 2] * 3),
            friction=numbers([friction.cube, TWIST, ROLL]),
        )

    def text(self) -> str:
        """The model in MuJoCo's own language."""
        return Xml.tostring(self.root, encoding="unicode")


def scene_xml(physics: PhysicsRecord, cubes: int) -> str:
    """The model with so many cubes."""
    scene = Scene(physics)
    scene.add_cubes(cubes)
    return scene.text()
