"""The small decisions: cubes, payments, statuses, responses, chests."""

from mypy_extensions import i64

from lampblack.games.stygian_society.bot.effects import blow_of, list_worth
from lampblack.games.stygian_society.bot.lore import STATUS_COST
from lampblack.games.stygian_society.bot.survey import Survey
from lampblack.games.stygian_society.model.actions import CLEANSE, OPEN, USE, SocietyAction
from lampblack.games.stygian_society.model.agenda import Item
from lampblack.games.stygian_society.model.effects import (
    AFFLICT,
    BOOST,
    CANCEL,
    EXHAUST,
    HARM,
    NONE,
    PREVENT,
    RECOLOR,
    WHO_ALL,
)
from lampblack.games.stygian_society.model.paid import (
    BY_CRYPT,
    BY_LUCK,
    Paid,
    crypt_paid,
    field_paid,
    kind_of,
    luck_paid,
    next_named,
)
from lampblack.games.stygian_society.model.pieces import (
    BANK,
    BORDERS,
    CRYPT,
    FIELD,
    HERO_COLORS,
    ON_AFFLICTED,
    ON_ATTACK,
    ON_ENEMY_ACTION,
    ON_HARM,
    ON_PERIL_UP,
    PIERCE_RESIST,
    STRICKEN,
    WILD,
    Packed,
    number,
)
from lampblack.games.stygian_society.model.position import Position, token_id, token_wounds
from lampblack.games.stygian_society.rules.attack import defense
from lampblack.games.stygian_society.rules.enemies import actions_of
from lampblack.games.stygian_society.rules.modifiers import chest_safety, ignores_resist, shields
from lampblack.games.stygian_society.rules.payment import open_payments
from lampblack.games.stygian_society.rules.statuses import cubes_of
from lampblack.games.stygian_society.rules.targets import id_at, struck


def count(bag: Packed, color: int) -> float:
    """How many cubes of a color are in a bag, for reckoning."""
    return float(number(bag, color))


def wanted(at: Position, survey: Survey, color: int) -> float:
    """How much the declared action wants one more cube of a color; after it the others may."""
    later = survey.price_of(at, color)
    if at.declared == NONE:
        return later
    card = at.content.cards[at.declared]
    return later + survey.taste.need * survey.price * survey.lore.wants[card.index][color]


def wild_worth(at: Position, survey: Survey, action: SocietyAction) -> float:
    """D-WILD: the first cubes of a color are worth most."""
    worth = 0.0
    for color in range(HERO_COLORS):
        chosen = count(action.cubes, color)
        for nth in range(int(chosen)):
            worth += wanted(at, survey, color) * (1.0 - survey.taste.spread * nth)
    return worth


def left_out_worth(at: Position, survey: Survey, action: SocietyAction) -> float:
    """D-SHAKEN: what is left out is lost; a wild is the best color."""
    best = max(wanted(at, survey, 0), wanted(at, survey, 1), wanted(at, survey, 2))
    worth = -count(action.cubes, WILD) * best
    for color in range(HERO_COLORS):
        worth -= count(action.cubes, color) * wanted(at, survey, color)
    return worth


def pay_worth(at: Position, survey: Survey, item: Item, action: SocietyAction) -> float:
    """D-PAY: the best payment that begins so."""
    kind = kind_of(action.payment, action.color)
    best = -1e9
    for whole in open_payments(at):
        if next_named(whole, item.a) == kind:
            best = max(best, payment_worth(at, survey, whole))
    return best


def payment_worth(at: Position, survey: Survey, whole: Paid) -> float:
    """What is not paid can be used later; luck is good for any color."""
    luck = float(luck_paid(whole))
    field, crypt = field_paid(whole), crypt_paid(whole)
    worth = -1.3 * survey.price * luck
    for color in range(HERO_COLORS):
        each = survey.price_of(at, color)
        worth -= each * (count(field, color) + 2.0 * count(crypt, color))
    return worth - 0.001 * luck


def cubes_choice(at: Position, survey: Survey, item: Item, action: SocietyAction) -> float:
    """D-CUBES: cubes moved or exchanged by an effect."""
    effect = at.content.effects[item.n]
    worth = 0.0
    for color in range(HERO_COLORS):
        moved = count(action.cubes, color)
        if not moved:
            continue
        if effect.do == RECOLOR:
            worth += moved * (wanted(at, survey, effect.to) - wanted(at, survey, color) - 0.01)
        elif effect.to == BANK:
            worth -= moved * wanted(at, survey, color)
        elif effect.source == FIELD and effect.to == CRYPT:
            worth += moved * (wanted(at, survey, color) - 0.05 * (moved - 1))
        else:
            worth += moved * wanted(at, survey, color)
    for border in range(BORDERS):
        moved = count(action.cubes, HERO_COLORS + border)
        if moved:
            each = survey.cube_cost(border)
            threat = 0.5 * each * moved + 0.5 * min(float(moved), 1.5) * survey.imminent[border]
            worth += threat if effect.to == BANK else -threat
    return worth


def buyoff_worth(at: Position, survey: Survey, action: SocietyAction) -> float:
    """D-BUYOFF: rid of a status for a cube."""
    worth = 0.0
    for status in range(4):
        worth += 0.8 * STATUS_COST[status] * count(action.cubes, status)
    price = survey.price_of(at, action.color)
    if action.payment == BY_CRYPT:
        price *= 2.0
    elif action.payment == BY_LUCK:
        price = 1.2 * survey.price
    return worth - price


def cleanse_choice(action: SocietyAction) -> float:
    return STATUS_COST[action.status] if action.kind == CLEANSE else 0.0


def victim_worth(at: Position, item: Item, action: SocietyAction) -> float:
    """D-HERO: who bears a status best: armor helps against Stricken, one who hardly attacks minds Maimed least."""
    effect = at.content.effects[item.n]
    place = at.place_of(action.hero)
    worth = -0.3 * len(cubes_of(at, place, effect.status))
    if effect.status == STRICKEN:
        worth += float(shields(at, place))
    return worth


def boost_worth(at: Position, survey: Survey, item: Item, action: SocietyAction) -> float:
    """D-BOOST: best where it kills."""
    return boost_gain(at, survey, item.event, item.n, id_at(at, action.place))


def boost_gain(at: Position, survey: Survey, event: int, more: int, id: i64) -> float:
    """What so many wounds more on one target of an attack are worth."""
    strike = at.agenda[event]
    card = at.content.cards[strike.source]
    pierce: i64 = strike.n & 3
    if ignores_resist(at, strike.user, card.attack):
        pierce |= PIERCE_RESIST
    blow = blow_of(at, card, strike.user, float(strike.n >> 2))
    for token in at.tokens():
        if token_id(token) == id:
            kind = at.kind_of(id)
            left = float(kind.wounds - token_wounds(token))
            ward = float(defense(at, id, card, pierce))
            before = min(left, max(0.0, blow - ward))
            after = min(left, max(0.0, blow + more - ward))
            worth = survey.hits[at.border_of(id)] * (after - before)
            if after >= left > before:
                worth += 0.5 + 0.2 * kind.xp
            return worth
    return 0.0


def response_worth(at: Position, survey: Survey, item: Item, action: SocietyAction) -> float:
    """D-RESPONSE: use it now, when it does most of what it can; a refreshed card is another chance."""
    if action.kind != USE:
        return 0.0
    card = at.content.cards[item.source]
    effects = card.effects
    assert effects is not None
    event = at.agenda[item.event] if item.event >= 0 else at.agenda[-1]
    worth = 0.0
    index = effects.rest
    while index != NONE:
        effect = at.content.effects[index]
        if effect.do == PREVENT:
            amount = float(event.n)
            stopped = min(float(effect.n), amount)
            if card.trigger == ON_HARM:
                worth += stopped * survey.wound_value
                if amount >= survey.health:
                    worth += 100.0
            elif card.trigger == ON_PERIL_UP:
                worth += stopped * survey.peril_value
                if amount >= survey.margin:
                    worth += 100.0
        elif effect.do == CANCEL:
            if card.trigger == ON_ENEMY_ACTION:
                source, border = event.source, event.a
                enemy_action = actions_of(at, source, border)[event.n]
                worth += survey.sting_of(at, enemy_action, source, border, event.n)
            elif card.trigger == ON_AFFLICTED:
                worth += STATUS_COST[event.n]
        elif effect.do == BOOST:
            worth += best_boost(at, survey, item.event, effect.n)
        index = NONE if effect.is_last else index + 1
    worth += list_worth(at, survey, card, effects, at.active if item.user > 4 else item.user, NONE, NONE)
    if effects.wounds:
        worth += 1.5
    keep = survey.taste.keep * (1.0 if card.exhaust else 1.4 if card.discard else 0.0)
    if card.trigger == ON_ATTACK:
        keep *= 0.8
    return worth - keep * survey.lore.worth[card.index]


def best_boost(at: Position, survey: Survey, event: int, more: int) -> float:
    strike = at.agenda[event]
    best = 0.0
    for id in struck(at, at.content.cards[strike.source].target, strike.a, strike.b):
        best = max(best, boost_gain(at, survey, event, more, id))
    return best


def chest_worth(at: Position, action: SocietyAction) -> float:
    """D-CHEST: two treasures against what the chest cards at or below this peril may do."""
    if action.kind != OPEN:
        return 0.0
    compared = at.peril - chest_safety(at)
    danger = 0.0
    health = at.maximum - at.wounds
    for chest in at.content.chests:
        index = chest.gives.rest if chest.number <= compared else NONE
        while index != NONE:
            effect = at.content.effects[index]
            if effect.do == HARM:
                danger += 30.0 if effect.n >= health else effect.n
            elif effect.do == AFFLICT:
                danger += (
                    STATUS_COST[effect.status] * effect.n * (at.places() if effect.who == WHO_ALL else 1)
                )
            elif effect.do == EXHAUST:
                danger += effect.n
            index = NONE if effect.is_last else index + 1
    return 5.0 - danger / len(at.content.chests)
