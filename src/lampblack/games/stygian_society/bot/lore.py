"""What cards and enemy actions are good for, read off their data once per content pack.

The unit is one wound of the team.
"""

from typing import Final, final

from lampblack.games.stygian_society.model.content import Card, Content, EnemyAction
from lampblack.games.stygian_society.model.effects import (
    AFFLICT,
    AT_RED,
    ATTACK_ADD,
    BOOST,
    CANCEL,
    CHEST_SAFE,
    CLEANSE,
    CRYPT_VALUE,
    DROP,
    DROP_ADD,
    EXHAUST,
    EXTRACT,
    FLOOR_MOD,
    GAME_MOD,
    HEAL_ADD,
    IGNORE_RESIST,
    IMMUNE,
    LEARN,
    LUCK,
    MEND,
    MOVE_CUBES,
    NONE,
    PERIL,
    PERIL_CUBES,
    PREVENT,
    RECOLOR,
    REFRESH,
    SHIELD,
    SHIELDS,
    SILENCE,
    SILENCE_CHOOSE,
    SUMMON,
    SWIFT,
    WHO_ALL,
    XP,
    Effect,
    Gives,
    Mod,
)
from lampblack.games.stygian_society.model.pieces import (
    ACTION,
    ANY,
    ANY_TWO,
    BANK,
    CRYPT,
    EVERY_ENEMY,
    FIELD,
    FRONT_ALL,
    FRONT_TWO,
    HERO_COLORS,
    HERO_MASK,
    ON_AFFLICTED,
    ON_PERIL_UP,
    ONE_RANK,
    PASSIVE,
)

PERIL_COST: Final = 0.6
"""One point of peril."""
BLOW: Final = 0.4
"""One wound on an enemy, somewhere, some time."""
CUBE: Final = 0.42
"""A hero cube in the field."""
FALLING: Final = 1.15
"""What a falling cube is worth beside one in the field: some fall into the crypt."""
STATUS_COST: Final = [1.6, 1.1, 1.1, 1.4]
"""A cube of Stricken, Shaken, Maimed, Cursed."""
HEROES: Final = 3.5


@final
class Lore:
    """Figures by the number of a card, an enemy card or a sheet."""

    def __init__(self, content: Content) -> None:
        self.content = content
        self.wants = [wanted_colors(card) for card in content.cards]
        self.yields = [yield_of(card) for card in content.cards]
        self.worth = [self.worth_of(card) for card in content.cards]
        self.kind_stings = [[self.sting(action) for action in kind.actions] for kind in content.kinds]
        self.sheet_stings = [
            [[self.sting(action) for action in actions] for actions in sheet.actions]
            for sheet in content.sheets
        ]

    def effects_of(self, gives: Gives) -> list[Effect]:
        """The effects of a list other than wounds and healing."""
        found: list[Effect] = []
        index = gives.rest
        while index != NONE:
            effect = self.content.effects[index]
            found.append(effect)
            index = NONE if effect.is_last else index + 1
        return found

    # --- enemies ---------------------------------------------------------------------------------

    def sting(self, action: EnemyAction) -> float:
        """What an enemy action costs the team, beside wounds and peril."""
        total = 0.0
        for effect in self.effects_of(action.gives):
            total += self.effect_sting(effect)
        return total

    def effect_sting(self, effect: Effect) -> float:
        do = effect.do
        many = HEROES if effect.who == WHO_ALL else 1.0
        n = float(min(effect.n, 6))
        if do == AFFLICT:
            return STATUS_COST[effect.status] * n * many
        if do == SUMMON:
            wounds = 5 if effect.kind in (AT_RED, NONE) else self.content.kinds[effect.kind].wounds
            return n * (1.0 + BLOW * wounds)
        if do == MEND:
            return BLOW * n * 1.5
        if do == LUCK:
            return -CUBE * n
        if do == EXHAUST:
            return 0.8 * n * many
        if do == DROP:
            return 0.5 * sum(effect.cubes)
        if do == PERIL_CUBES:
            return 3.0 * sum(effect.cubes)
        if do == MOVE_CUBES:
            if effect.colors & HERO_MASK and effect.source == FIELD:
                return CUBE * n
            return 0.5 * n if effect.source == BANK else 0.0
        if do == FLOOR_MOD or do == GAME_MOD:
            return 3.0
        return 0.0

    # --- cards -----------------------------------------------------------------------------------

    def worth_of(self, card: Card) -> float:
        """What holding a card is worth on one floor."""
        total = 0.9 * card.shields
        for mod in card.mods:
            total += mod_worth(mod)
        if card.kind == ACTION:
            total += self.yields[card.index] * (0.45 if card.exhaust else 1.0)
            if card.swift:
                total += 0.3
            if card.free is not None:
                total += self.list_worth(card, card.free)
        elif card.effects is not None:
            uses = 1.0 if card.exhaust else 0.6 if card.discard else 2.0
            if card.kind == PASSIVE:
                uses = 1.2
            total += uses * self.list_worth(card, card.effects)
        return total

    def list_worth(self, card: Card, gives: Gives) -> float:
        total = 0.0
        for effect in gives.wounds:
            total += BLOW * effect.n * targets_of(card)
        for effect in gives.heals:
            total += 0.8 * effect.n
        for effect in self.effects_of(gives):
            total += self.effect_worth(card, effect)
        return total

    def effect_worth(self, card: Card, effect: Effect) -> float:
        do = effect.do
        n = float(min(effect.n, 4))
        if do == PREVENT:
            return (PERIL_COST if card.trigger == ON_PERIL_UP else 0.85) * n
        if do == CANCEL:
            return 1.2 if card.trigger == ON_AFFLICTED else 2.5
        if do == SILENCE:
            return 1.3 if effect.silence == SILENCE_CHOOSE else 2.2
        if do == PERIL:
            return -PERIL_COST * n
        if do == LUCK:
            return 0.5 * n
        if do == XP:
            return 0.5 * n
        if do == SHIELD:
            return 0.5 * n
        if do == BOOST:
            return BLOW * n
        if do == CLEANSE:
            return 1.0 * n
        if do == REFRESH:
            return 1.4 * n
        if do == LEARN:
            return 4.0
        if do == EXTRACT:
            return CUBE * n
        if do == RECOLOR:
            return 0.5 * CUBE * n
        if do == MOVE_CUBES:
            if effect.to == CRYPT:
                return CUBE * n * (2.0 if effect.source == BANK else 1.0)
            return CUBE * n
        return 0.0


def mod_worth(mod: Mod) -> float:
    if mod.kind == ATTACK_ADD:
        return 1.0 * mod.n
    if mod.kind == DROP_ADD:
        return 1.0 * sum(mod.cubes)
    if mod.kind == SHIELDS:
        return 3.0 * mod.n
    if mod.kind == CRYPT_VALUE or mod.kind == SWIFT or mod.kind == IGNORE_RESIST:
        return 1.0
    if mod.kind == CHEST_SAFE or mod.kind == HEAL_ADD:
        return 0.9
    return 0.7 if mod.kind == IMMUNE else 0.4


def targets_of(card: Card) -> float:
    """How many enemies a card hits, usually."""
    if card.target == FRONT_ALL or card.target == ONE_RANK:
        return 2.0
    if card.target == EVERY_ENEMY:
        return 3.0
    return 1.7 if card.target == FRONT_TWO or card.target == ANY_TWO else 1.0


def wanted_colors(card: Card) -> list[float]:
    """How much of each hero color a card's lines ask for, all together 1; nothing for a card without lines."""
    wants = [0.0, 0.0, 0.0]
    total = 0.0
    for line in card.lines:
        weight = 1.0 if line.needs < 0 else 0.5
        for color in range(HERO_COLORS):
            asked = weight * (line.cost[color] + line.cost[ANY] / 3.0)
            wants[color] += asked
            total += asked
    if total > 0.0:
        for color in range(HERO_COLORS):
            wants[color] /= total
    return wants


def yield_of(card: Card) -> float:
    """What an action brings a turn when all it drops comes back, in wounds of the team."""
    if card.kind != ACTION or not card.lines:
        return 0.0
    left = FALLING * sum(card.drop)
    total = 0.0
    primary = True
    for line in card.lines:
        cost = max(1.0, float(sum(line.cost)))
        gain = 0.0
        for effect in line.gives.wounds:
            gain += BLOW * effect.n * targets_of(card)
        for effect in line.gives.heals:
            gain += 0.6 * effect.n
        times = min(left / cost, 1.0 if primary else float(line.times))
        primary = False
        total += gain * times
        left -= cost * times
    return total


LORES: Final[list[Lore]] = []


def lore_for(content: Content) -> Lore:
    """The one lore of a content pack."""
    for lore in LORES:
        if lore.content is content:
            return lore
    made = Lore(content)
    LORES.append(made)
    return made
