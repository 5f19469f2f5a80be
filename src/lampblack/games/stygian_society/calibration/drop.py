"""One drop, told and traced."""

from pathlib import Path

from lampblack.games.stygian_society.model.content import Content
from lampblack.games.stygian_society.model.pieces import (
    COLORS,
    CUBES_PER_COLOR,
    cubes_from_text,
    cubes_to_text,
)
from lampblack.games.stygian_society.model.tower import StatisticalTower, Tower
from lampblack.games.stygian_society.model.words import cubes_words
from lampblack.games.stygian_society.physics.model import PhysicsTower
from lampblack.kernel.answers import Malformed
from lampblack.kernel.chance import SeededChance


def drop_once(
    content: Content, model: str, inside_text: str, dropped_text: str, seed: str, trace: Path | None
) -> list[str]:
    inside, dropped = cubes_from_text("--inside", inside_text), cubes_from_text("cubes", dropped_text)
    for color in range(COLORS):
        if inside[color] + dropped[color] > CUBES_PER_COLOR:
            raise Malformed("cubes", f"{dropped_text} and {inside_text} are more than there are [SS-COMP-01]")
    tower = tower_of(content, model, filming=trace is not None)
    field, crypt = tower.drop(inside, dropped, SeededChance(seed))
    left = [inside[c] + dropped[c] - field[c] - crypt[c] for c in range(COLORS)]
    lines = [
        f"Into the field: {cubes_words(cubes_to_text(field))}.",
        f"Into the crypt: {cubes_words(cubes_to_text(crypt))}.",
        f"In the tower: {cubes_words(cubes_to_text(left))}.",
    ]
    if trace is not None and isinstance(tower, PhysicsTower):
        if tower.trace is None:
            raise Malformed("cubes", "nothing is dropped, so nothing moves [SS-TOWER-04]")
        tower.trace.save(trace)
        lines.append(f"{len(tower.trace.frames)} frames of the motion are in {trace}.")
    return lines


def tower_of(content: Content, model: str, filming: bool) -> Tower:
    if model == "statistical":
        return StatisticalTower(content.tower)
    if model == "physics":
        assert content.physics is not None  # every pack that was read has its geometry
        return PhysicsTower(content.physics, filming)
    raise Malformed("--model", f"{model!r} is none of statistical, physics")
