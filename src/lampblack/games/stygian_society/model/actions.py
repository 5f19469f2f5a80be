"""The decisions of section 23 of the ledger, each with its notation, made once per content."""

from typing import Any, Final, final

from lampblack.games.stygian_society.model.content import Content
from lampblack.games.stygian_society.model.pieces import (
    BORDERS,
    COLOR_LETTERS,
    COLOR_NAMES,
    COLORS,
    HERO_COLORS,
    RANK_NAMES,
    STATUSES,
    Packed,
    cubes_to_text,
    number,
    unpacked,
)
from lampblack.kernel.action import Action

PLAY: Final = 0
START: Final = 1
NO_SUPPORT: Final = 2
SUPPORT: Final = 3
DECLARE: Final = 4
TARGET: Final = 5
TARGET_RANK: Final = 6
SHAKEN: Final = 7
WILD: Final = 8
USE: Final = 9
DECLINE: Final = 10
BUY: Final = 11
PAY: Final = 12
SILENCE: Final = 13
CUBES: Final = 14
EXTRACT: Final = 15
HERO: Final = 16
CLEANSE: Final = 17
REFRESH: Final = 18
EXHAUST: Final = 19
BOOST: Final = 20
TAKE: Final = 21
RANDOM: Final = 22
BUYOFF: Final = 23
STOP: Final = 24
OPEN: Final = 25
GIVE: Final = 26
TRADE: Final = 27
DONE: Final = 28

ACTION_NAMES: Final = (
    "PLAY",
    "START",
    "NONE",
    "SUPPORT",
    "ACTION",
    "TARGET",
    "TARGET",
    "SHAKEN",
    "WILD",
    "USE",
    "DECLINE",
    "BUY",
    "PAY",
    "SILENCE",
    "CUBES",
    "EXTRACT",
    "HERO",
    "CLEANSE",
    "REFRESH",
    "EXHAUST",
    "BOOST",
    "TAKE",
    "RANDOM",
    "BUYOFF",
    "STOP",
    "OPEN",
    "GIVE",
    "TRADE",
    "DONE",
)

ACTION_FIELDS: Final[dict[str, tuple[str, ...]]] = {
    "PLAY": ("hero",),
    "START": ("hero",),
    "NONE": (),
    "SUPPORT": ("card",),
    "ACTION": ("card",),
    "TARGET": ("enemies",),
    "SHAKEN": ("cubes",),
    "WILD": ("cubes",),
    "USE": ("card",),
    "DECLINE": ("card",),
    "BUY": ("lines",),
    "PAY": ("field", "crypt", "luck"),
    "SILENCE": ("color",),
    "CUBES": ("cubes",),
    "EXTRACT": ("color",),
    "HERO": ("hero",),
    "CLEANSE": ("hero", "status", "color"),
    "REFRESH": ("card",),
    "EXHAUST": ("card",),
    "BOOST": ("enemy",),
    "TAKE": ("card",),
    "RANDOM": ("level",),
    "BUYOFF": ("payment", "color", "cubes"),
    "STOP": (),
    "OPEN": (),
    "GIVE": ("hero",),
    "TRADE": ("card", "hero"),
    "DONE": (),
}

# Places of enemies: the giant, the front rank, the rear rank, each left to right.
GIANT_PLACE: Final = 0
FRONT_PLACE: Final = 1
REAR_PLACE: Final = 31
PLACES: Final = 61

DROP_LETTERS: Final = "BGWX"  # X for a wild
BY_FIELD: Final = 0
BY_CRYPT: Final = 1
BY_LUCK: Final = 2
PAYMENTS: Final = ("FIELD", "CRYPT", "LUCK")


@final
class SsAction(Action):
    """A decision. What ``a``, ``b`` and ``c`` are depends on ``kind``; ``content`` is where its cards are from."""

    def __init__(self, content: Content, kind: int, args: tuple[str, ...], a: int, b: int, c: int) -> None:
        name = ACTION_NAMES[kind]
        super().__init__(name, ACTION_FIELDS[name], args)
        self.content = content
        self.kind = kind
        self.a = a
        self.b = b
        self.c = c

    def __eq__(self, other: object) -> bool:
        return isinstance(other, SsAction) and self.content is other.content and self.text == other.text

    def __hash__(self) -> int:
        return hash(self.text)

    def __reduce__(self) -> tuple[Any, ...]:
        from lampblack.games.stygian_society.game import restore_action

        return restore_action, (self.content.name, self.text)


def place_name(place: int) -> str:
    """``G`` the giant, ``F1`` the leftmost of the front rank, ``R1`` of the rear rank."""
    if place == GIANT_PLACE:
        return "G"
    if place < REAR_PLACE:
        return f"F{place - FRONT_PLACE + 1}"
    return f"R{place - REAR_PLACE + 1}"


def lines_to_text(lines: Packed, size: int) -> str:
    """How often each line is bought: ``1/2``."""
    return "/".join(str(line_count(lines, at)) for at in range(size))


def line_count(lines: Packed, at: int) -> int:
    """Six bits for each line of a card."""
    return (lines >> (6 * at)) & 63


@final
class Menu:
    """Every action there can be, made once and referred to afterwards; the open-ended ones when needed."""

    def __init__(self, content: Content) -> None:
        self.content = content
        self.none = SsAction(content, NO_SUPPORT, (), 0, 0, 0)
        self.stop = SsAction(content, STOP, (), 0, 0, 0)
        self.open = SsAction(content, OPEN, (), 0, 0, 0)
        self.done = SsAction(content, DONE, (), 0, 0, 0)
        self.play = self.by_hero(PLAY)
        self.start = self.by_hero(START)
        self.hero = self.by_hero(HERO)
        self.give = self.by_hero(GIVE)
        self.support = self.by_card(SUPPORT)
        self.declare = self.by_card(DECLARE)
        self.use = self.by_card(USE)
        self.decline = self.by_card(DECLINE)
        self.refresh = self.by_card(REFRESH)
        self.exhaust = self.by_card(EXHAUST)
        self.take = self.by_card(TAKE)
        self.random = [SsAction(content, RANDOM, (str(level),), level, 0, 0) for level in range(4)]
        self.target = [SsAction(content, TARGET, (place_name(at),), at, -1, 0) for at in range(PLACES)]
        self.boost = [SsAction(content, BOOST, (place_name(at),), at, 0, 0) for at in range(PLACES)]
        self.rank = [
            SsAction(content, TARGET_RANK, (RANK_NAMES[rank].upper(),), rank, -1, 0) for rank in range(2)
        ]
        self.silence = [
            SsAction(content, SILENCE, (COLOR_NAMES[HERO_COLORS + border],), border, 0, 0)
            for border in range(BORDERS)
        ]
        self.extract = [
            SsAction(content, EXTRACT, (COLOR_NAMES[color],), color, 0, 0) for color in range(COLORS)
        ]
        self.cleanse = [
            SsAction(content, CLEANSE, (hero.id, status, COLOR_LETTERS[color]), hero.index, at, color)
            for hero in content.heroes
            for at, status in enumerate(STATUSES)
            for color in range(HERO_COLORS)
        ]
        self.pairs: dict[int, SsAction] = {}
        self.shakens: dict[int, SsAction] = {}
        self.wilds: list[SsAction | None] = [None] * 4096
        self.buys: dict[int, SsAction] = {}
        self.pays: dict[int, SsAction] = {}
        self.cubes: dict[int, SsAction] = {}
        self.buyoffs: dict[int, SsAction] = {}
        self.trades: dict[int, SsAction] = {}

    def by_hero(self, kind: int) -> list[SsAction]:
        return [SsAction(self.content, kind, (hero.id,), hero.index, 0, 0) for hero in self.content.heroes]

    def by_card(self, kind: int) -> list[SsAction]:
        return [SsAction(self.content, kind, (card.id,), card.index, 0, 0) for card in self.content.cards]

    def target_two(self, first: int, second: int) -> SsAction:
        key = first * PLACES + second
        found = self.pairs.get(key)
        if found is None:
            names = f"{place_name(first)}+{place_name(second)}"
            found = SsAction(self.content, TARGET, (names,), first, second, 0)
            self.pairs[key] = found
        return found

    def leave_out(self, cubes: Packed) -> SsAction:
        found = self.shakens.get(cubes)
        if found is None:
            counts = [number(cubes, at) for at in range(4)]
            found = SsAction(self.content, SHAKEN, (cubes_to_text(counts, DROP_LETTERS),), cubes, 0, 0)
            self.shakens[cubes] = found
        return found

    def wild(self, cubes: Packed) -> SsAction:
        if not 0 <= cubes < 4096:  # no hero cubes
            return SsAction(self.content, WILD, (cubes_to_text(unpacked(cubes)),), cubes, 0, 0)
        found = self.wilds[cubes]
        if found is None:
            found = SsAction(self.content, WILD, (cubes_to_text(unpacked(cubes)),), cubes, 0, 0)
            self.wilds[cubes] = found
        return found

    def move_cubes(self, cubes: Packed) -> SsAction:
        found = self.cubes.get(cubes)
        if found is None:
            found = SsAction(self.content, CUBES, (cubes_to_text(unpacked(cubes)),), cubes, 0, 0)
            self.cubes[cubes] = found
        return found

    def buy(self, lines: Packed, size: int) -> SsAction:
        key = lines * 16 + size
        found = self.buys.get(key)
        if found is None:
            found = SsAction(self.content, BUY, (lines_to_text(lines, size),), lines, size, 0)
            self.buys[key] = found
        return found

    def pay(self, field: Packed, crypt: Packed, luck: int) -> SsAction:
        key = (field * 4096 + crypt) * 64 + luck
        found = self.pays.get(key)
        if found is None:
            args = (cubes_to_text(unpacked(field)), cubes_to_text(unpacked(crypt)), str(luck))
            found = SsAction(self.content, PAY, args, field, crypt, luck)
            self.pays[key] = found
        return found

    def buy_off(self, payment: int, color: int, cubes: Packed) -> SsAction:
        """``cubes`` holds how many go from each status card, four bits each."""
        key = (cubes * 4 + color) * 4 + payment
        found = self.buyoffs.get(key)
        if found is None:
            words = [f"{name}{number(cubes, at)}" for at, name in enumerate(STATUSES) if number(cubes, at)]
            args = (PAYMENTS[payment], COLOR_LETTERS[color], "+".join(words) or "0")
            found = SsAction(self.content, BUYOFF, args, payment, color, cubes)
            self.buyoffs[key] = found
        return found

    def trade(self, card: int, hero: int) -> SsAction:
        key = card * 16 + hero
        found = self.trades.get(key)
        if found is None:
            args = (self.content.cards[card].id, self.content.heroes[hero].id)
            found = SsAction(self.content, TRADE, args, card, hero, 0)
            self.trades[key] = found
        return found


MENUS: Final[list[Menu]] = []


def menu_for(content: Content) -> Menu:
    """The one menu of a content pack."""
    for menu in MENUS:
        if menu.content is content:
            return menu
    made = Menu(content)
    MENUS.append(made)
    return made
