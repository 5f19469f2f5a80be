"""What effects are worth to the team right now, in wounds of the team."""

from mypy_extensions import i64

from lampblack.games.stygian_society.bot.lore import STATUS_COST
from lampblack.games.stygian_society.bot.survey import Survey
from lampblack.games.stygian_society.model.content import Card
from lampblack.games.stygian_society.model.effects import (
    CLEANSE,
    EXTRACT,
    LEARN,
    LUCK,
    MAX_WOUNDS,
    MOVE_CUBES,
    NONE,
    PERIL,
    RECOLOR,
    REFRESH,
    REGROUP,
    SHIELD,
    SILENCE,
    SILENCE_ALL,
    SILENCE_CHOOSE,
    WHO_OTHER,
    WHO_SELF,
    XP,
    Effect,
    Gives,
)
from lampblack.games.stygian_society.model.pieces import (
    BANK,
    BORDERS,
    COLORS,
    CRYPT,
    HERO_COLORS,
    MAIMED,
    number,
)
from lampblack.games.stygian_society.model.position import BOSS, Position, token_id, token_wounds
from lampblack.games.stygian_society.rules.attack import defense
from lampblack.games.stygian_society.rules.modifiers import (
    attack_add,
    heal_change,
    ignores_resist,
    luck_limit,
)
from lampblack.games.stygian_society.rules.statuses import cube_card, cubes_of
from lampblack.games.stygian_society.rules.targets import struck
from lampblack.kernel.bits import has


def blow_of(at: Position, card: Card, user: int, wounds: float) -> float:
    """SS-WND-03, for a number that may be an average."""
    if wounds <= 0.0:
        return 0.0
    return max(0.0, wounds + float(attack_add(at, user, card.attack)) - len(cubes_of(at, user, MAIMED)))


def hit_worth(
    at: Position, survey: Survey, card: Card, user: int, token: i64, blow: float, pierce: i64
) -> float:
    """What a blow is worth against one enemy."""
    id = token_id(token)
    kind = at.kind_of(id)
    if ignores_resist(at, user, card.attack):
        pierce |= 1
    left = float(kind.wounds - token_wounds(token))
    dealt = min(left, max(0.0, blow - float(defense(at, id, card, pierce))))
    hit = survey.hits[at.border_of(id)]
    worth = (1.0 - survey.taste.finish) * hit * dealt
    if dealt >= left:
        worth += survey.taste.finish * hit * kind.wounds + survey.taste.xp * kind.xp
        if id & 3 == BOSS or len(at.tokens()) == 1:
            worth += survey.taste.clear
    return worth


def attack_worth(
    at: Position, survey: Survey, card: Card, user: int, wounds: float, pierce: i64, a: int, b: int
) -> float:
    blow = blow_of(at, card, user, wounds)
    if blow <= 0.0:
        return 0.0
    total = 0.0
    ids = struck(at, card.target, a, b)
    for token in at.tokens():
        if token_id(token) in ids:
            total += hit_worth(at, survey, card, user, token, blow, pierce)
    return total


def heal_worth(at: Position, survey: Survey, user: int, amount: float) -> float:
    healed = min(float(at.wounds), amount + float(heal_change(at, user)))
    return max(0.0, healed) * survey.wound_value * survey.taste.heal * (0.7 if at.wounds < 5 else 1.0)


def list_worth(at: Position, survey: Survey, card: Card, gives: Gives, user: int, a: int, b: int) -> float:
    """A whole effect list: of a support or response card, or the free effects of an action."""
    total = 0.0
    wounds = 0.0
    pierce: i64 = 0
    for effect in gives.wounds:
        wounds += effect.n
        pierce |= effect.pierce
    if wounds > 0.0:
        total += attack_worth(at, survey, card, user, wounds, pierce, a, b)
    healing = 0.0
    for effect in gives.heals:
        healing += effect.n
    if healing > 0.0:
        total += heal_worth(at, survey, user, healing)
    index = gives.rest
    while index != NONE:
        effect = at.content.effects[index]
        total += effect_worth(at, survey, effect, user, a, b)
        index = NONE if effect.is_last else index + 1
    return total


def effect_worth(at: Position, survey: Survey, effect: Effect, user: int, a: int, b: int) -> float:
    do = effect.do
    n = float(effect.n)
    if do == SILENCE:
        return silence_worth(at, survey, effect, a, b)
    if do == PERIL:
        return -survey.peril_value * (n if n > 0.0 else max(n, -float(at.peril)))
    if do == SHIELD:
        return survey.wound_value * min(n, survey.harms[0] + survey.harms[1] + survey.harms[2])
    if do == LUCK:
        return survey.price * max(-float(at.luck), min(n, float(luck_limit(at) - at.luck)))
    if do == XP:
        return 0.6 * n
    if do == MAX_WOUNDS:
        return n
    if do == CLEANSE:
        return cleanse_worth(at, effect, user)
    if do == REFRESH:
        return min(n, float(exhausted_cards(at, effect.who, user))) * 1.0
    if do == LEARN:
        return 4.0
    return cubes_worth(at, survey, effect)


def silence_worth(at: Position, survey: Survey, effect: Effect, a: int, b: int) -> float:
    """Silence puts an action off: its cubes stay."""
    worth = 0.0
    for border in range(BORDERS):
        coming = survey.imminent[border]
        if effect.silence == SILENCE_CHOOSE:
            worth = max(worth, coming)
        elif effect.silence == SILENCE_ALL or is_targeted(at, border, a) or is_targeted(at, border, b):
            worth += coming
    return 0.6 * worth


def is_targeted(at: Position, border: int, id: int) -> bool:
    return id >= 0 and at.border_of(id) == border


def cleanse_worth(at: Position, effect: Effect, user: int) -> float:
    """The worst cubes in reach go first."""
    left = effect.n
    worth = 0.0
    for status in (0, 3, 1, 2):
        for packed in at.afflictions:
            card = cube_card(packed)
            if left and card & 3 == status and (effect.who != WHO_SELF or card >> 2 == user):
                worth += STATUS_COST[status]
                left -= 1
    return worth


def exhausted_cards(at: Position, who: int, user: int) -> int:
    found = 0
    for place in range(at.places()):
        if (who == WHO_SELF and place != user) or (who == WHO_OTHER and place == user):
            continue
        for card in at.hands[place]:
            if not at.is_ready(card):
                found += 1
    return found


def cubes_worth(at: Position, survey: Survey, effect: Effect) -> float:
    """Moving, exchanging or taking out cubes."""
    do = effect.do
    if do == REGROUP:
        return regroup_worth(at, survey)
    if do == EXTRACT:
        best = 0.0
        for color in range(HERO_COLORS):
            if has(effect.colors, color):
                best = max(best, float(min(effect.n, number(at.tower, color))) * survey.price_of(at, color))
        return best
    if do == RECOLOR:
        others: i64 = 0
        for color in range(HERO_COLORS):
            if color != effect.to:
                others += number(at.field, color)
        useful = min(effect.n, others, number(at.bank, effect.to))
        return 0.5 * float(useful) * survey.price
    if do != MOVE_CUBES:
        return 0.0
    stock = at.zone(effect.source)
    left = effect.n
    worth = 0.0
    for color in range(COLORS):
        if not has(effect.colors, color):
            continue
        moved = min(left, int(number(stock, color)))
        left -= moved
        if color < HERO_COLORS:
            each = survey.price_of(at, color)
            if effect.to == BANK:
                each = -each
            elif effect.to == CRYPT and effect.source == BANK:
                each *= 2.0
        else:
            border = color - HERO_COLORS
            each = 0.8 * survey.cube_cost(border)
            if effect.source == BANK:
                each = -each
        worth += moved * each
    return worth


def regroup_worth(at: Position, survey: Survey) -> float:
    """All cubes go home: the heroes' stock is lost, the enemies' as well."""
    worth = survey.imminent[0] + survey.imminent[1] + survey.imminent[2]
    for color in range(HERO_COLORS):
        worth -= float(number(at.field, color) + 2 * number(at.crypt, color)) * survey.price_of(at, color)
        worth -= 0.3 * float(number(at.tower, color)) * survey.price
    for border in range(BORDERS):
        color = HERO_COLORS + border
        each = survey.cube_cost(border)
        worth += 0.7 * each * float(number(at.field, color) + 2 * number(at.crypt, color))
        if number(at.bank, color) < at.peril_cubes[border]:
            worth += 2.0 * survey.peril_value
    return worth
