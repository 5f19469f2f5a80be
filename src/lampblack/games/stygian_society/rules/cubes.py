"""Gathering and dropping cubes (SS-CUBE)."""

from typing import Final

from mypy_extensions import i64

from lampblack.games.stygian_society.knowledge.facts.cubes import CubesFell, HeroGathered, PerilGathered
from lampblack.games.stygian_society.model.agenda import D_SHAKEN, D_WILD, FALL, PERIL_BY
from lampblack.games.stygian_society.model.effects import NONE
from lampblack.games.stygian_society.model.pieces import (
    BORDERS,
    COLORS,
    HERO_BAG,
    HERO_COLORS,
    ON_CUBES_FALL,
    SHAKEN,
    WILD,
    Packed,
    bag_to_text,
    cubes_in,
    number,
    of_color,
)
from lampblack.games.stygian_society.model.position import Position
from lampblack.games.stygian_society.model.tower import into_crypt, into_field
from lampblack.games.stygian_society.rules.luck import count_falls
from lampblack.games.stygian_society.rules.modifiers import drop_add
from lampblack.games.stygian_society.rules.statuses import count_of
from lampblack.games.stygian_society.rules.tell import hero_named, tell
from lampblack.games.stygian_society.rules.windows import open_window
from lampblack.kernel.chance import Chance
from lampblack.kernel.event import Event

ALL_IN_HAND: Final = -1


def gather(at: Position, color: i64, wanted: i64) -> i64:
    """From the bank into the hand, as many as there are (SS-CUBE-01); how many are missing."""
    got = number(at.bank, color)
    if got > wanted:
        got = wanted
    at.bank -= of_color(color, got)
    at.hand += of_color(color, got)
    return wanted - got


def gather_peril(at: Position, log: list[Event] | None) -> None:
    """SS-CUBE-02, -03: the peril cubes first; each missing one raises peril, all as one rise."""
    missing: i64 = 0
    for border in range(BORDERS):
        missing += gather(at, HERO_COLORS + border, at.peril_cubes[border])
    if log is not None:
        tell(log, PerilGathered(bag_to_text(at.hand), missing))
    if missing:
        at.push_counted(PERIL_BY, missing)


def wanted_cubes(at: Position) -> list[int]:
    """SS-CUBE-05: blue, green, white and wild cubes of the declared action."""
    card = at.content.cards[at.declared]
    wanted = card.drop[:]
    for mod in drop_add(at, at.active, card.attack):
        for color in range(4):
            wanted[color] += mod.cubes[color]
    return wanted


def left_out(at: Position, wanted: list[int]) -> int:
    """SS-STAT-11: one cube less per Shaken cube, but one is left if there was one."""
    shaken = count_of(at, at.active, SHAKEN)
    return max(0, min(shaken, sum(wanted) - 1)) if shaken else 0


def begin_gathering(at: Position, log: list[Event] | None) -> None:
    wanted = wanted_cubes(at)
    less = left_out(at, wanted)
    if less:
        at.push_counted(D_SHAKEN, less)
    else:
        gather_fixed(at, wanted, log)


def gather_fixed(at: Position, wanted: list[int], log: list[Event] | None) -> None:
    """SS-CUBE-07: missing hero cubes are simply lost. Then the wilds, if the bank has any left (SS-CUBE-09)."""
    before = at.hand
    missing: i64 = 0
    for color in range(HERO_COLORS):
        missing += gather(at, color, wanted[color])
    got = at.hand - before
    wilds = min(wanted[WILD], cubes_in(at.bank & HERO_BAG))
    if wilds:
        at.push_counted(D_WILD, wilds)
    missing += wanted[WILD] - wilds
    if log is not None and (missing or got):
        tell(log, HeroGathered(hero_named(at, at.active), bag_to_text(got), "0", missing))


def begin_drop(at: Position, cubes: list[int]) -> None:
    """A ``drop`` effect: its own gathering and its own drop (SS-CUBE-14)."""
    before = at.hand
    missing: i64 = 0
    for color in range(COLORS):
        short = gather(at, color, cubes[color])
        if color >= HERO_COLORS:
            missing += short
    at.push_counted(FALL, at.hand - before)
    if missing:
        at.push_counted(PERIL_BY, missing)


def fall(at: Position, which: Packed, chance: Chance, log: list[Event] | None) -> None:
    """Drop what is in hand, or this part of it, together into the tower (SS-CUBE-11, -12)."""
    dropped = at.hand if which == ALL_IN_HAND else which
    if dropped == 0:
        return  # SS-TOWER-04
    fallen = at.settings.tower.drop_bag(at.tower, dropped, chance)
    field, crypt = into_field(fallen), into_crypt(fallen)
    at.hand -= dropped
    at.tower += dropped - field - crypt
    at.field += field
    at.crypt += crypt
    if log is not None:
        inside = bag_to_text(at.tower)
        tell(log, CubesFell(bag_to_text(dropped), bag_to_text(field), bag_to_text(crypt), inside))
    count_falls(at, cubes_in(crypt), log)  # SS-CUBE-13
    open_window(at, ON_CUBES_FALL, at.active if at.in_turn else NONE)


def spend(at: Position, field: Packed, crypt: Packed) -> None:
    """SS-CUBE-15: spent cubes go to the bank."""
    at.field -= field
    at.crypt -= crypt
    at.bank += field + crypt
