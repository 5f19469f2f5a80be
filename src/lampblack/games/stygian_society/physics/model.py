"""The physics model of the tower: the same question as the statistical one, answered by gravity (SS-TOW-12 to -21)."""

from functools import cached_property
from typing import Final

from lampblack.games.stygian_society.model.geometry import PhysicsRecord
from lampblack.games.stygian_society.model.pieces import COLOR_NAMES, COLORS, CUBES_PER_COLOR
from lampblack.games.stygian_society.model.tower import OUTCOMES, Tower, ask_what_fell
from lampblack.games.stygian_society.physics.simulation import Place, Simulation, load_mujoco
from lampblack.games.stygian_society.physics.trace import (
    FORMAT,
    FRAMES_PER_SECOND,
    Filming,
    Pose,
    Trace,
    TracedCube,
)
from lampblack.kernel.answers import Malformed
from lampblack.kernel.chance import Chance, SeededChance

SEEDS: Final = 2**31
REFILLS: Final = 6


def color_of(id: int) -> int:
    """Cubes are numbered color by color."""
    return id // CUBES_PER_COLOR


class PhysicsTower(Tower):
    """Keeps where its cubes are from drop to drop. A cube that has fallen out is no part of it any more (SS-TOW-15).

    What is inside belongs to the position. Where that differs from what lies here, cubes have been taken out
    (``extract``, ``clear``), or the position was set up: they are then put in at random.
    """

    def __init__(self, physics: PhysicsRecord, filming: bool = False) -> None:
        super().__init__("physics", keeps_places=True)
        self.physics = physics
        self.filming = filming
        self.poses: dict[int, Pose] = {}
        self.trace: Trace | None = None

    @cached_property
    def simulation(self) -> Simulation:
        """Made when first needed: whoever replays a record needs no MuJoCo (SS-TOW-18)."""
        return Simulation(self.physics)

    def prepare(self, chance: Chance) -> None:
        if self.seed_from(chance) is not None:
            load_mujoco()

    def drop(self, inside: list[int], dropped: list[int], chance: Chance) -> tuple[list[int], list[int]]:
        field, crypt = [0] * COLORS, [0] * COLORS
        if sum(dropped) == 0:
            return field, crypt  # SS-TOWER-04
        there = [a + b for a, b in zip(inside, dropped)]
        seed = self.seed_from(chance)
        if seed is None:
            open_weights = [[1] * len(OUTCOMES[cubes]) for cubes in there if cubes]
            return ask_what_fell(chance, inside, dropped, open_weights)
        dice = SeededChance(seed)
        self.agree(inside, dice)
        fresh = self.take_from_bank(dropped)
        film = Filming() if self.filming else None
        rest = self.simulation.settle(self.poses | self.simulation.release(fresh, dice), film)
        places = {id: self.simulation.place_of(pose) for id, pose in rest.items()}
        for id, place in places.items():
            if place == "field":
                field[color_of(id)] += 1
            elif place == "crypt":
                crypt[color_of(id)] += 1
        self.poses = {id: pose for id, pose in rest.items() if places[id] == "tower"}
        self.trace = None if film is None else traced(film, places, fresh)
        return ask_what_fell(chance, inside, dropped, certain(field, crypt, there))

    def seed_from(self, chance: Chance) -> int | None:
        """None when chance answers only named questions: a record, a script or a person knows what fell (SS-TOW-18)."""
        try:
            return chance.below(SEEDS)
        except Malformed:
            return None

    def contents(self) -> list[int]:
        return [sum(color_of(id) == color for id in self.poses) for color in range(COLORS)]

    def agree(self, inside: list[int], dice: Chance) -> None:
        """Take out what is too many, put in what is missing."""
        missing = [0] * COLORS
        for color, here in enumerate(self.contents()):
            for _ in range(here - inside[color]):
                self.extract(color)
            missing[color] = max(0, inside[color] - here)
        if sum(missing):
            self.fill(self.take_from_bank(missing), dice)

    def extract(self, color: int) -> None:
        """SS-TOW-17: the lowest cube of the color goes."""
        lowest = min((id for id in self.poses if color_of(id) == color), key=lambda id: self.poses[id][2])
        del self.poses[lowest]

    def clear(self) -> None:
        self.poses = {}

    def take_from_bank(self, wanted: list[int]) -> list[int]:
        """Which cubes: of each color the first that are not inside."""
        chosen: list[int] = []
        for color, count in enumerate(wanted):
            first = color * CUBES_PER_COLOR
            free = [id for id in range(first, first + CUBES_PER_COLOR) if id not in self.poses]
            chosen += free[:count]
        return chosen

    def fill(self, cubes: list[int], dice: Chance) -> None:
        """Drop cubes with the exit barred; those that came all the way down are dropped again, a few times."""
        loose = cubes
        lowest_level = self.physics.levels.z[0]
        for _ in range(REFILLS):
            held = {id: pose for id, pose in self.poses.items() if id not in loose}
            self.poses = self.simulation.settle(held | self.simulation.release(loose, dice), closed=True)
            loose = [id for id in cubes if self.poses[id][2] < lowest_level]
            if not loose:
                return


def certain(field: list[int], crypt: list[int], there: list[int]) -> list[list[int]]:
    """Weights that leave chance no choice, for the colors that are there."""
    return [
        [int(name == f"{field[color]}+{crypt[color]}") for name in OUTCOMES[cubes]]
        for color, cubes in enumerate(there)
        if cubes
    ]


def traced(film: Filming, places: dict[int, Place], fresh: list[int]) -> Trace:
    cubes = [
        TracedCube(id, COLOR_NAMES[color_of(id)], id in fresh, place) for id, place in sorted(places.items())
    ]
    return Trace(FORMAT, FRAMES_PER_SECOND, cubes, film.frames)
