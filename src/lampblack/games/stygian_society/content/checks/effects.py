"""Effects and modifiers stand only where they mean something (SS-CONT-03, -11)."""

from collections.abc import Sequence
from typing import Final

from lampblack.games.stygian_society.content.checks.amounts import check_amounts
from lampblack.games.stygian_society.content.checks.problem import wrong
from lampblack.games.stygian_society.content.records.effects import (
    AnyEffect,
    Boost,
    Cancel,
    ChestDraw,
    Cleanse,
    Cubes,
    Drop,
    DropLess,
    Extract,
    FloorMod,
    GameMod,
    Learn,
    Lose,
    Luck,
    MaxWounds,
    Mend,
    Peril,
    Prevent,
    Recolor,
    Refresh,
    Silence,
    Wound,
)
from lampblack.games.stygian_society.content.records.values import Count, ModRecord

NEEDS_N: Final = (
    "attack_add",
    "crypt_value",
    "heal_add",
    "heal_less",
    "luck_max",
    "chest_safe",
    "shields",
    "enemy_harm",
    "enemy_cost",
)
TYPED: Final = ("attack_add", "ignore_resist", "drop_add", "swift")


def check_mod(where: str, mod: ModRecord) -> None:
    if (mod.n is None) == (mod.mod in NEEDS_N):
        problem = "needs n" if mod.n is None else "has no n"
        raise wrong(where, f"modifier {mod.mod} {problem}", "SS-CONT-03")
    if mod.attack is not None and mod.mod not in TYPED:
        raise wrong(where, f"modifier {mod.mod} has no attack", "SS-CONT-03")
    if (mod.cubes is None) == (mod.mod == "drop_add"):
        raise wrong(where, f"modifier {mod.mod}: cubes belong to drop_add, and it needs them", "SS-CONT-03")
    if (mod.status is None) == (mod.mod == "immune"):
        raise wrong(where, f"modifier {mod.mod}: status belongs to immune, and it needs one", "SS-CONT-03")
    if mod.cubes is not None:
        check_amounts(where, "drop_add", mod.cubes)


def check_effects(where: str, effects: Sequence[AnyEffect], source: str, trigger: str | None) -> None:
    """SS-CONT-03 and SS-CONT-11: effects stand only where they mean something."""
    for effect in effects:
        if isinstance(effect, Cancel) and trigger not in ("enemy_action", "afflicted"):
            raise wrong(where, "cancel needs the trigger enemy_action or afflicted", "SS-CONT-11")
        if isinstance(effect, Prevent) and trigger not in ("harm", "peril_up"):
            raise wrong(where, "prevent needs the trigger harm or peril_up", "SS-CONT-11")
        if isinstance(effect, Boost) and trigger != "attack":
            raise wrong(where, "boost needs the trigger attack", "SS-CONT-11")
        if isinstance(effect, ChestDraw) and source != "chest":
            raise wrong(where, "chest_draw belongs to chests", "SS-CONT-11")
        if isinstance(effect, DropLess):
            raise wrong(where, "drop_less belongs to the status Shaken", "SS-CONT-03")
        if isinstance(effect, Wound) and source != "hero":
            raise wrong(where, "only heroes wound enemies", "SS-CONT-10")
        if isinstance(effect, Learn) and source != "hero":
            raise wrong(where, "learn needs a hero who uses it", "SS-CONT-03")
        if isinstance(effect, Lose) and source != "chart":
            raise wrong(where, "lose belongs to the end of a peril chart", "SS-CONT-06")
        check_who(where, effect, source)
        check_numbers(where, effect, source)
        if isinstance(effect, (FloorMod, GameMod)):
            check_mod(where, effect.mod)


def check_who(where: str, effect: AnyEffect, source: str) -> None:
    """SS-CONT-03: who an effect speaks of must exist where it stands."""
    if isinstance(effect, Silence) and source != "hero":
        raise wrong(where, "silence needs a hero who uses it", "SS-CONT-03")
    if isinstance(effect, (Cleanse, Refresh)):
        if (effect.who == "all") != (effect.n == "all"):
            raise wrong(where, "who = all and n = all go together", "SS-CONT-03")
        if source != "hero" and effect.who in ("self", "other"):
            raise wrong(where, f"who = {effect.who} needs a hero who uses it", "SS-CONT-03")
    if isinstance(effect, Mend) and effect.who == "self_kind" and source != "enemy":
        raise wrong(where, "who = self_kind needs an acting enemy", "SS-CONT-03")
    if isinstance(effect, Cubes) and effect.source == effect.to:
        raise wrong(where, f"moves cubes from {effect.source} to {effect.to}", "SS-CONT-03")


def check_numbers(where: str, effect: AnyEffect, source: str) -> None:
    n = getattr(effect, "n", 1)
    if isinstance(n, Count):
        if n.count == "self" and source != "enemy":
            raise wrong(where, "count = self needs an acting enemy", "SS-CONT-03")
        if n.count == "status_here":
            raise wrong(where, "count = status_here belongs to statuses", "SS-CONT-03")
        if n.div < 1:
            raise wrong(where, f"cannot divide by {n.div}", "SS-CONT-08")
        return
    signed = (Peril, Luck, MaxWounds, ChestDraw, Boost)
    if n != "all" and n < 1 and not (isinstance(effect, signed) and n != 0):
        raise wrong(where, f"amount {n} must be at least 1", "SS-CONT-08")
    if isinstance(effect, Drop):
        check_amounts(where, "drop", effect.cubes)
    if isinstance(effect, (Recolor, Extract)) and not getattr(effect, "upto", True):
        raise wrong(where, "takes up to n cubes", "SS-CONT-03")
