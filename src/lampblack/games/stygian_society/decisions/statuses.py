"""D-HERO, D-CLEANSE and D-BUYOFF: status cubes come and go (SS-STAT)."""

from collections.abc import Sequence
from typing import final

from lampblack.games.stygian_society.decisions.choice import Choice, not_in_play, options_of_heroes
from lampblack.games.stygian_society.decisions.words import hero_name
from lampblack.games.stygian_society.knowledge.facts.statuses import BoughtOff, StatusRemoved
from lampblack.games.stygian_society.model.actions import (
    BUYOFF,
    CLEANSE,
    HERO,
    STOP,
    SocietyAction,
)
from lampblack.games.stygian_society.model.agenda import D_BUYOFF, D_CLEANSE, D_HERO, Item
from lampblack.games.stygian_society.model.effects import WHO_SELF
from lampblack.games.stygian_society.model.paid import BY_CRYPT, BY_FIELD, BY_LUCK, PAYMENTS
from lampblack.games.stygian_society.model.pieces import (
    COLOR_LETTERS,
    COLOR_NAMES,
    HERO_COLORS,
    STATUSES,
    TEAM,
    number,
    of_color,
)
from lampblack.games.stygian_society.model.position import Position
from lampblack.games.stygian_society.rules.cubes import spend
from lampblack.games.stygian_society.rules.modifiers import crypt_value
from lampblack.games.stygian_society.rules.statuses import (
    SLOTS,
    afflict,
    choices,
    cube_color,
    cubes_of,
    eligible,
    may_buy_off,
    take_cube,
)
from lampblack.games.stygian_society.rules.tell import hero_named, tell
from lampblack.kernel.action import Action
from lampblack.kernel.answers import Refusal
from lampblack.kernel.chance import Chance
from lampblack.kernel.event import Event
from lampblack.kernel.seat import Seat


@final
class Victim(Choice):
    """The hero whom a status befalls (SS-EFF-20)."""

    def __init__(self) -> None:
        super().__init__(D_HERO, "SS-EFF-20", (HERO,))

    def whom(self, at: Position) -> Seat:
        return at.who_decides(TEAM)

    def question(self, at: Position) -> str:
        return "Choose the hero who gains the status."

    def options(self, at: Position) -> Sequence[Action]:
        return options_of_heroes(at, at.settings.menu.hero)

    def why_not(self, at: Position, item: Item, action: SocietyAction) -> Refusal:
        return not_in_play(at, action.hero)

    def take(self, at: Position, action: SocietyAction, chance: Chance, log: list[Event] | None) -> None:
        item = at.agenda.pop()
        effect = at.content.effects[item.n]
        afflict(at, at.place_of(action.hero), effect.status, effect.n)


@final
class Cleanse(Choice):
    """Each status cube in reach; of equal ones the newest goes (SS-STAT-15)."""

    def __init__(self) -> None:
        super().__init__(D_CLEANSE, "SS-STAT-15", (CLEANSE,))

    def whom(self, at: Position) -> Seat:
        return at.who_decides(at.agenda[-1].user)

    def question(self, at: Position) -> str:
        return f"Remove a status cube ({at.agenda[-1].n} to go)."

    def options(self, at: Position) -> Sequence[Action]:
        item = at.agenda[-1]
        options: list[SocietyAction] = []
        seen: list[int] = []
        for packed in at.afflictions:
            slot = packed % SLOTS
            if slot in seen or (item.a == WHO_SELF and slot >> 4 != item.user):
                continue
            seen.append(slot)
        for slot in sorted(seen):
            hero = at.heroes[slot >> 4]
            status = (slot >> 2) & 3
            options.append(at.settings.menu.cleanse[(hero * 4 + status) * HERO_COLORS + (slot & 3)])
        return options

    def why_not(self, at: Position, item: Item, action: SocietyAction) -> Refusal:
        if at.place_of(action.hero) < 0:
            return not_in_play(at, action.hero)
        return Refusal("SS-EFF-21", f"{' '.join(action.args)} is no status cube in reach.")

    def take(self, at: Position, action: SocietyAction, chance: Chance, log: list[Event] | None) -> None:
        item = at.agenda.pop()
        place = at.place_of(action.hero)
        take_cube(at, place, action.status, action.color, True)
        if log is not None:
            removed = f"{COLOR_LETTERS[action.color]}1"
            tell(log, StatusRemoved(hero_named(at, place), STATUSES[action.status], removed))
        if item.n > 1:
            at.push(Item(D_CLEANSE, item.n - 1, item.source, item.user, item.a))


@final
class BuyOff(Choice):
    """Stop, or a payment with what it removes, one after the other (SS-STAT-05 to -08)."""

    def __init__(self) -> None:
        super().__init__(D_BUYOFF, "SS-STAT-05", (BUYOFF, STOP))

    def question(self, at: Position) -> str:
        return f"{hero_name(at, at.active)}: buy off status cubes, or stop."

    def options(self, at: Position) -> Sequence[Action]:
        menu = at.settings.menu
        if not may_buy_off(at):
            return menu.only_stop
        options = [menu.stop]
        value = crypt_value(at, at.active)
        for color in range(HERO_COLORS):
            counts = eligible(at, color)
            if not sum(counts):
                continue
            singles = choices(counts, 1)
            if number(at.field, color):
                for cubes in singles:
                    options.append(menu.buy_off(BY_FIELD, color, cubes))
            if number(at.crypt, color):
                for cubes in choices(counts, min(value, sum(counts))):
                    options.append(menu.buy_off(BY_CRYPT, color, cubes))
            if at.luck > 0:
                for cubes in singles:
                    options.append(menu.buy_off(BY_LUCK, color, cubes))
        return options

    def why_not(self, at: Position, item: Item, action: SocietyAction) -> Refusal:
        counts = eligible(at, action.color)
        for status in range(len(STATUSES)):
            there = [cube for cube in cubes_of(at, at.active, status) if cube_color(cube) == action.color]
            if counts[status] < number(action.cubes, status) <= len(there):
                return Refusal(
                    "SS-STAT-07", f"{action.args[2]}: a cube gained this turn cannot be bought off."
                )
        return Refusal(
            "SS-STAT-06", f"{' '.join(action.args)} is no payment you have, with all that it can remove."
        )

    def take(self, at: Position, action: SocietyAction, chance: Chance, log: list[Event] | None) -> None:
        at.agenda.pop()
        if action.kind == STOP:
            return
        color = action.color
        if action.payment == BY_FIELD:
            spend(at, of_color(color, 1), 0)
        elif action.payment == BY_CRYPT:
            spend(at, 0, of_color(color, 1))
        else:
            at.luck -= 1
        if log is not None:
            payment = PAYMENTS[action.payment].lower()
            tell(log, BoughtOff(hero_named(at, at.active), payment, COLOR_NAMES[color]))
        for status in range(len(STATUSES)):
            taken = number(action.cubes, status)
            for _ in range(taken):
                take_cube(at, at.active, status, color, False)
            if log is not None and taken:
                removed = f"{COLOR_LETTERS[color]}{taken}"
                tell(log, StatusRemoved(hero_named(at, at.active), STATUSES[status], removed))
        at.push_op(D_BUYOFF)
