"""Every action there can be, made once per content."""

from typing import Final, final

from mypy_extensions import i64

from lampblack.games.stygian_society.model.actions import (
    BOOST,
    BUYOFF,
    CLEANSE,
    CUBES,
    DECLARE,
    DECLINE,
    DONE,
    DROP_LETTERS,
    EXHAUST,
    EXTRACT,
    GIVE,
    HERO,
    LINE,
    LUCK,
    MAX_LINES,
    NO_SUPPORT,
    OPEN,
    PAY,
    PLACES,
    PLAY,
    RANDOM,
    REFRESH,
    SHAKEN,
    SILENCE,
    START,
    STOP,
    SUPPORT,
    TAKE,
    TARGET,
    TARGET_RANK,
    TRADE,
    USE,
    WILD,
    SocietyAction,
    place_name,
)
from lampblack.games.stygian_society.model.content import Content
from lampblack.games.stygian_society.model.paid import BY_CRYPT, BY_FIELD, BY_LUCK, PAYMENTS
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
    packed,
    unpacked,
)
from lampblack.kernel.vocabulary import Vocabulary


@final
class Menu:
    """Every action there can be, made once and referred to afterwards; the open-ended ones when needed."""

    def __init__(self, content: Content) -> None:
        self.content = content
        self.none = SocietyAction(content, NO_SUPPORT)
        self.stop = SocietyAction(content, STOP)
        self.only_stop = [self.stop]
        self.open = SocietyAction(content, OPEN)
        self.done = SocietyAction(content, DONE)
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
        self.random = [SocietyAction(content, RANDOM, (str(level),), level=level) for level in range(4)]
        self.target = [SocietyAction(content, TARGET, (place_name(at),), place=at) for at in range(PLACES)]
        self.boost = [SocietyAction(content, BOOST, (place_name(at),), place=at) for at in range(PLACES)]
        self.rank = [
            SocietyAction(content, TARGET_RANK, (RANK_NAMES[rank].upper(),), rank=rank) for rank in range(2)
        ]
        self.silence = [
            SocietyAction(content, SILENCE, (COLOR_NAMES[HERO_COLORS + border],), border=border)
            for border in range(BORDERS)
        ]
        self.extract = [
            SocietyAction(content, EXTRACT, (COLOR_NAMES[color],), color=color) for color in range(COLORS)
        ]
        self.cleanse = [
            SocietyAction(
                content,
                CLEANSE,
                (hero.id, status, COLOR_LETTERS[color]),
                hero=hero.index,
                status=at,
                color=color,
            )
            for hero in content.heroes
            for at, status in enumerate(STATUSES)
            for color in range(HERO_COLORS)
        ]
        self.line = [SocietyAction(content, LINE, (str(at + 1),), line=at) for at in range(MAX_LINES)]
        # By kind of cube, see model/paid.py.
        self.pay = [
            SocietyAction(
                content, PAY, (PAYMENTS[payment], COLOR_LETTERS[color]), payment=payment, color=color
            )
            for payment in (BY_FIELD, BY_CRYPT)
            for color in range(HERO_COLORS)
        ]
        self.pay.append(SocietyAction(content, LUCK, payment=BY_LUCK))
        self.pairs: dict[int, SocietyAction] = {}
        self.shakens: dict[int, SocietyAction] = {}
        self.wilds: list[SocietyAction | None] = [None] * 4096
        self.wild_lists: list[list[SocietyAction] | None] = [None] * 16
        self.cubes: dict[int, SocietyAction] = {}
        self.buyoffs: dict[int, SocietyAction] = {}
        self.trades: dict[int, SocietyAction] = {}
        self.vocabulary: Vocabulary | None = None  # once somebody asks (model/vocabulary.py)

    def by_hero(self, kind: int) -> list[SocietyAction]:
        return [
            SocietyAction(self.content, kind, (hero.id,), hero=hero.index) for hero in self.content.heroes
        ]

    def by_card(self, kind: int) -> list[SocietyAction]:
        return [SocietyAction(self.content, kind, (card.id,), card=card.index) for card in self.content.cards]

    def target_two(self, first: int, second: int) -> SocietyAction:
        key = first * PLACES + second
        found = self.pairs.get(key)
        if found is None:
            names = f"{place_name(first)}+{place_name(second)}"
            found = SocietyAction(self.content, TARGET, (names,), place=first, second=second)
            self.pairs[key] = found
        return found

    def leave_out(self, cubes: Packed) -> SocietyAction:
        found = self.shakens.get(cubes)
        if found is None:
            counts = [number(cubes, at) for at in range(4)]
            found = SocietyAction(self.content, SHAKEN, (cubes_to_text(counts, DROP_LETTERS),), cubes=cubes)
            self.shakens[cubes] = found
        return found

    def wilds_of(self, size: i64) -> list[SocietyAction]:
        """Every way to give so many wild cubes a color, most blue first, then most green."""
        found = self.wild_lists[size]
        if found is None:
            found = [
                self.wild(packed([blue, green, size - blue - green]))
                for blue in range(size, -1, -1)
                for green in range(size - blue, -1, -1)
            ]
            self.wild_lists[size] = found
        return found

    def wild(self, cubes: Packed) -> SocietyAction:
        if not 0 <= cubes < 4096:  # no hero cubes
            return SocietyAction(self.content, WILD, (cubes_to_text(unpacked(cubes)),), cubes=cubes)
        found = self.wilds[cubes]
        if found is None:
            found = SocietyAction(self.content, WILD, (cubes_to_text(unpacked(cubes)),), cubes=cubes)
            self.wilds[cubes] = found
        return found

    def move_cubes(self, cubes: Packed) -> SocietyAction:
        found = self.cubes.get(cubes)
        if found is None:
            found = SocietyAction(self.content, CUBES, (cubes_to_text(unpacked(cubes)),), cubes=cubes)
            self.cubes[cubes] = found
        return found

    def buy_off(self, payment: int, color: int, cubes: Packed) -> SocietyAction:
        """``cubes`` holds how many go from each status card, four bits each."""
        key = (cubes * 4 + color) * 4 + payment
        found = self.buyoffs.get(key)
        if found is None:
            words = [f"{name}{number(cubes, at)}" for at, name in enumerate(STATUSES) if number(cubes, at)]
            args = (PAYMENTS[payment], COLOR_LETTERS[color], "+".join(words) or "0")
            found = SocietyAction(self.content, BUYOFF, args, payment=payment, color=color, cubes=cubes)
            self.buyoffs[key] = found
        return found

    def trade(self, card: int, hero: int) -> SocietyAction:
        key = card * 16 + hero
        found = self.trades.get(key)
        if found is None:
            args = (self.content.cards[card].id, self.content.heroes[hero].id)
            found = SocietyAction(self.content, TRADE, args, card=card, hero=hero)
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
