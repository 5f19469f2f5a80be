"""Amounts of cubes, costs and defenses (SS-CONT-08)."""

from collections.abc import Sequence
from typing import Any

from lampblack.games.stygian_society.content.checks.problem import wrong
from lampblack.games.stygian_society.content.records.floors import Defense
from lampblack.games.stygian_society.content.records.values import EnemyCubes


def amounts(cubes: Any) -> list[int]:
    return [getattr(cubes, name) for name in cubes.__struct_fields__]


def check_amounts(where: str, what: str, cubes: Any) -> None:
    """SS-CONT-08. A color that is not named stands at 0, and one that is named must not."""
    for number in amounts(cubes):
        if not 0 <= number <= 10:
            raise wrong(where, f"{what}: {number} cubes of a color", "SS-CONT-08")


def check_cost(where: str, cost: EnemyCubes, what: str) -> None:
    check_amounts(where, f"{what} cost", cost)
    if not any(amounts(cost)):
        raise wrong(where, f"the {what} costs nothing", "SS-CONT-08")


def check_defense(where: str, defense: Sequence[Defense]) -> None:
    for entry in defense:
        if entry.n < 1 or (entry.type is None) == (entry.kind == "resist"):
            raise wrong(
                where, "a resistance has a type, rank cover has none, both are at least 1", "SS-CONT-03"
            )
