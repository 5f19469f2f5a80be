"""Effects that move cubes between zones, out of the tower, or exchange them (SS-EFF-12 to -15, -30)."""

from mypy_extensions import i64

from lampblack.games.stygian_society.knowledge.facts.cubes import CubesExchanged, CubesMoved, Regrouped
from lampblack.games.stygian_society.model.actions import SocietyAction
from lampblack.games.stygian_society.model.agenda import D_CUBES, D_EXTRACT, Item
from lampblack.games.stygian_society.model.effects import ALL, RECOLOR, Effect
from lampblack.games.stygian_society.model.menu import Menu
from lampblack.games.stygian_society.model.pieces import (
    COLOR_NAMES,
    COLORS,
    HERO_COLORS,
    HERO_MASK,
    ZONE_NAMES,
    Packed,
    bag_to_text,
    cubes_in,
    number,
    of_color,
)
from lampblack.games.stygian_society.model.position import Position
from lampblack.games.stygian_society.rules.cubes import spend
from lampblack.games.stygian_society.rules.tell import tell
from lampblack.kernel.bits import has
from lampblack.kernel.event import Event


def begin_moving(at: Position, effect: Effect, item: Item, log: list[Event] | None) -> None:
    """``cubes``: who has no choice is not asked; ``n = "all"`` moves all."""
    if effect.n == ALL:
        moved: Packed = 0
        stock = at.zone(effect.source)
        for color in range(COLORS):
            if has(effect.colors, color):
                moved |= of_color(color, number(stock, color))
        move(at, effect, moved, log)
    else:
        at.push(Item(D_CUBES, effect.index, item.source, item.user))


def movable_cubes(at: Position, effect: Effect) -> list[SocietyAction]:
    """D-CUBES: each multiset of the allowed size within the source's stock (SS-EFF-12, -14)."""
    stock = at.zone(effect.source)
    limits = [0] * COLORS
    total = 0
    for color in range(COLORS):
        if effect.do == RECOLOR:
            inside = color < HERO_COLORS and color != effect.to
        else:
            inside = has(effect.colors, color)
        if inside:
            limits[color] = number(stock, color)
            total += limits[color]
    most = min(effect.n, total)
    if effect.do == RECOLOR:
        most = min(most, number(at.bank, effect.to))
    least = 0 if effect.upto or effect.do == RECOLOR else most
    options: list[SocietyAction] = []
    for size in range(least, most + 1):
        add_multisets(at.settings.menu, limits, 0, size, 0, options)
    return options


def add_multisets(
    menu: Menu, limits: list[int], color: i64, left: i64, cubes: Packed, options: list[SocietyAction]
) -> None:
    if left == 0:
        options.append(menu.move_cubes(cubes))
        return
    if color == COLORS:
        return
    most: i64 = limits[color]
    take: i64 = min(most, left)
    while take >= 0:
        add_multisets(menu, limits, color + 1, left - take, cubes | (take << (4 * color)), options)
        take -= 1


def move(at: Position, effect: Effect, cubes: Packed, log: list[Event] | None) -> None:
    """Moved cubes do not fall (SS-EFF-13)."""
    at.add_to(effect.source, -cubes)
    at.add_to(effect.to, cubes)
    if log is not None:
        tell(log, CubesMoved(bag_to_text(cubes), ZONE_NAMES[effect.source], ZONE_NAMES[effect.to]))


def recolor(at: Position, effect: Effect, cubes: Packed, log: list[Event] | None) -> None:
    """SS-EFF-14: one for one with cubes of the bank."""
    instead = of_color(effect.to, cubes_in(cubes))
    at.add_to(effect.source, instead - cubes)
    at.bank += cubes - instead
    if log is not None:
        tell(log, CubesExchanged(bag_to_text(cubes), ZONE_NAMES[effect.source], COLOR_NAMES[effect.to]))


def begin_extracting(at: Position, effect: Effect, item: Item, log: list[Event] | None) -> None:
    """SS-EFF-15: one color; of hero cubes the user picks which."""
    if effect.colors == HERO_MASK:
        at.push(Item(D_EXTRACT, effect.index, item.source, item.user))
    else:
        for color in range(COLORS):
            if has(effect.colors, color):
                extract(at, effect, color, log)


def extract(at: Position, effect: Effect, color: int, log: list[Event] | None) -> None:
    taken = of_color(color, min(effect.n, number(at.tower, color)))
    at.tower -= taken
    at.add_to(effect.to, taken)
    if log is not None:
        tell(log, CubesMoved(bag_to_text(taken), "tower", ZONE_NAMES[effect.to]))


def regroup(at: Position, log: list[Event] | None) -> None:
    """SS-EFF-30; status cubes stay (SS-STAT-14), and so do cubes in hand."""
    at.bank += at.tower
    at.tower = 0
    return_table(at)
    if log is not None:
        tell(log, Regrouped())


def return_table(at: Position) -> None:
    """SS-FLOOR-05: field and crypt go back to the bank."""
    spend(at, at.field, at.crypt)
