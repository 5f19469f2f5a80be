"""Statuses: gaining, counting, removing and buying off their cubes (SS-STAT).

A cube is one number: the turn it was gained, and the slot it lies on: place, status, color. The list is kept by
place and status, oldest first.
"""

from typing import Final

from mypy_extensions import i64

from lampblack.games.stygian_society.knowledge.facts.statuses import (
    Afflicted,
    StatusHurts,
    StatusRemoved,
    StatusStopped,
)
from lampblack.games.stygian_society.model.agenda import AFFLICTION, CATCH, D_HERO, HARMING, PERIL_BY, Item
from lampblack.games.stygian_society.model.effects import WHO_ALL, WHO_CHOOSE
from lampblack.games.stygian_society.model.pieces import (
    COLOR_NAMES,
    CURSED,
    HERO_COLORS,
    ON_AFFLICTED,
    STATUSES,
    STRICKEN,
    Packed,
    bag_to_text,
    number,
    of_color,
)
from lampblack.games.stygian_society.model.position import Position
from lampblack.games.stygian_society.rules.modifiers import is_immune
from lampblack.games.stygian_society.rules.tell import hero_named, tell
from lampblack.games.stygian_society.rules.windows import open_window
from lampblack.kernel.chance import Chance
from lampblack.kernel.event import Event

SLOTS: Final = 64  # four places, four statuses, four colors


def cube(place: i64, status: i64, color: i64, turn: i64) -> i64:
    return turn * SLOTS + (place * 4 + status) * 4 + color


def cube_card(packed: i64) -> i64:
    """The status card a cube lies on: place and status."""
    return (packed >> 2) & 15


def cube_color(packed: i64) -> i64:
    return packed & 3


def cube_turn(packed: i64) -> i64:
    return packed >> 6


def cubes_of(at: Position, place: int, status: int) -> list[int]:
    """The cubes on one status card of one hero, oldest first."""
    if not at.afflictions or place < 0:
        return []
    card = place * 4 + status
    return [packed for packed in at.afflictions if cube_card(packed) == card]


def count_of(at: Position, place: int, status: int) -> int:
    """How many cubes lie on one status card of one hero."""
    return len(cubes_of(at, place, status)) if at.afflictions else 0


# --- gaining -------------------------------------------------------------------------------------


def begin_afflicting(at: Position, status: int, who: int, times: int, effect: int, source: int) -> None:
    """SS-EFF-20: the active hero, all in anchor order, or one whom the team picks."""
    if who == WHO_CHOOSE:
        at.push(Item(D_HERO, effect, source))
    elif who == WHO_ALL:
        for place in reversed(at.in_anchor_order()):
            afflict(at, place, status, times)
    else:
        afflict(at, at.active, status, times)


def afflict(at: Position, place: int, status: int, times: int) -> None:
    """SS-STAT-03: so many separate events."""
    for _ in range(times):
        at.push(Item(AFFLICTION, status, -1, place))


def meet_affliction(at: Position, item: Item, log: list[Event] | None) -> None:
    """SS-STAT-01: immunity, then the window."""
    if is_immune(at, item.user, item.n):
        if log is not None:
            tell(log, StatusStopped(hero_named(at, item.user), STATUSES[item.n], True))
        return
    at.push(Item(CATCH, item.n, -1, item.user))
    open_window(at, ON_AFFLICTED, item.user, len(at.agenda) - 1)


def catch(at: Position, item: Item, chance: Chance, log: list[Event] | None) -> None:
    """One hero color is drawn, all that the bank has equally likely; its cube goes onto the card.

    Drawing among all three and again among those the bank has (SS-STAT-02) comes to the same.
    """
    weights = [min(1, number(at.bank, color)) for color in range(HERO_COLORS)]
    color = -1
    if max(weights):
        hero = at.content.heroes[at.heroes[item.user]].id
        color = chance.pick("status", hero, COLOR_NAMES[:HERO_COLORS], weights)
        at.bank -= of_color(color, 1)
        lay_cube(at, cube(item.user, item.n, color, at.turn))
    if log is not None:
        drawn = None if color < 0 else COLOR_NAMES[color]
        tell(log, Afflicted(hero_named(at, item.user), STATUSES[item.n], drawn))


def lay_cube(at: Position, packed: int) -> None:
    """After the last cube of the same card, before the next card's."""
    index = 0
    while index < len(at.afflictions) and cube_card(at.afflictions[index]) <= cube_card(packed):
        index += 1
    at.afflictions.insert(index, packed)


# --- removing ------------------------------------------------------------------------------------


def take_cube(at: Position, place: int, status: int, color: int, newest: bool) -> None:
    """One cube goes back to the bank (SS-STAT-09)."""
    slot = (place * 4 + status) * 4 + color
    found = -1
    for index, packed in enumerate(at.afflictions):
        if packed % SLOTS == slot:
            found = index
            if not newest:
                break
    del at.afflictions[found]
    at.bank += of_color(color, 1)


def cleanse_all(at: Position, log: list[Event] | None) -> None:
    """SS-EFF-21: every status cube of every hero."""
    for place in range(at.places()):
        for status in range(len(STATUSES)):
            cubes: Packed = 0
            for packed in cubes_of(at, place, status):
                cubes += of_color(cube_color(packed), 1)
            at.bank += cubes
            if log is not None and cubes:
                tell(log, StatusRemoved(hero_named(at, place), STATUSES[status], bag_to_text(cubes)))
    at.afflictions = []


# --- buying off ----------------------------------------------------------------------------------


def may_buy_off(at: Position) -> bool:
    """Whether the active hero has a cube of an earlier turn."""
    for packed in at.afflictions:
        if cube_card(packed) >> 2 == at.active and cube_turn(packed) < at.turn:
            return True
    return False


def eligible(at: Position, color: int) -> list[int]:
    """SS-STAT-07: how many cubes of a color the active hero may buy off from each status card."""
    counts = [0] * len(STATUSES)
    for packed in at.afflictions:
        card = cube_card(packed)
        if card >> 2 == at.active and cube_color(packed) == color and cube_turn(packed) < at.turn:
            counts[card & 3] += 1
    return counts


def choices(counts: list[int], size: int) -> list[Packed]:
    """Every way to take ``size`` cubes off the four status cards, as packed numbers."""
    found: list[Packed] = []
    for a in range(min(size, counts[0]), -1, -1):
        for b in range(min(size - a, counts[1]), -1, -1):
            for c in range(min(size - a - b, counts[2]), -1, -1):
                d = size - a - b - c
                if d <= counts[3]:
                    found.append(((d * 16 + c) * 16 + b) * 16 + a)
    return found


def strike_down(at: Position, log: list[Event] | None) -> None:
    """SS-STAT-10."""
    cubes = count_of(at, at.active, STRICKEN)
    if cubes:
        if log is not None:
            tell(log, StatusHurts(hero_named(at, at.active), STATUSES[STRICKEN]))
        at.push_counted(HARMING, cubes)


def curse(at: Position, log: list[Event] | None) -> None:
    """SS-STAT-13."""
    if count_of(at, at.active, CURSED):
        if log is not None:
            tell(log, StatusHurts(hero_named(at, at.active), STATUSES[CURSED]))
        at.push_counted(PERIL_BY, 1)
