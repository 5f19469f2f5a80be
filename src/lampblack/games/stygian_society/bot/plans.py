"""What an action would bring: which lines its cubes will pay for, and against whom."""

from typing import final

from mypy_extensions import i64

from lampblack.games.stygian_society.bot.effects import (
    attack_worth,
    blow_of,
    effect_worth,
    heal_worth,
    hit_worth,
    list_worth,
)
from lampblack.games.stygian_society.bot.lore import FALLING
from lampblack.games.stygian_society.bot.survey import Survey
from lampblack.games.stygian_society.model.actions import line_count, with_line
from lampblack.games.stygian_society.model.content import Card, Line
from lampblack.games.stygian_society.model.effects import NONE, SILENCE
from lampblack.games.stygian_society.model.paid import cost_of
from lampblack.games.stygian_society.model.pieces import (
    ANY,
    ANY_ONE,
    ANY_TWO,
    FRONT,
    FRONT_ONE,
    FRONT_TWO,
    HERO_COLORS,
    ONE_RANK,
    REAR,
    SHAKEN,
    WILD,
    Packed,
    number,
)
from lampblack.games.stygian_society.model.position import Position, token_id
from lampblack.games.stygian_society.rules.modifiers import crypt_value, drop_add, makes_swift
from lampblack.games.stygian_society.rules.payment import lines_to_buy, purchases, total_cost
from lampblack.games.stygian_society.rules.statuses import cubes_of


@final
class Plan:
    """The lines an action will buy on average."""

    def __init__(self, at: Position, survey: Survey, card: Card, user: int) -> None:
        self.wounds = 0.0
        self.pierce: i64 = 0
        self.heals = 0.0
        self.other = 0.0
        self.silences = False
        self.spent = 0.0
        self.gathered = 0.0  # what the cubes it drops are worth
        self.have = [0.0, 0.0, 0.0]
        self.times: list[float] = []
        self.stock(at, survey, card, user)
        for line in card.lines:
            self.times.append(self.buy(at, survey, line, user))

    def stock(self, at: Position, survey: Survey, card: Card, user: int) -> None:
        """Cubes on the table and those that will fall."""
        value = crypt_value(at, user)
        drop = card.drop[:]
        for mod in drop_add(at, user, card.attack):
            for color in range(4):
                drop[color] += mod.cubes[color]
        dropped = sum(drop)
        share = 1.0
        if at.afflictions and dropped:
            shaken = len(cubes_of(at, user, SHAKEN))
            share = max(1.0, float(dropped - shaken)) / dropped
        falling = survey.passing * FALLING * share
        wants = survey.lore.wants[card.index]
        favorite = NONE
        for color in range(HERO_COLORS):
            new = falling * float(min(drop[color], number(at.bank, color)))
            self.have[color] = float(number(at.field, color) + value * number(at.crypt, color)) + new
            self.have[color] += survey.coming_loose * float(number(at.tower, color))
            self.gathered += new * survey.price_of(at, color)
            if number(at.bank, color) > drop[color] and (favorite == NONE or wants[color] > wants[favorite]):
                favorite = color
        if drop[WILD] and favorite != NONE:
            new = falling * float(min(drop[WILD], number(at.bank, favorite) - drop[favorite]))
            self.have[favorite] += new
            self.gathered += new * survey.price_of(at, favorite)

    def buy(self, at: Position, survey: Survey, line: Line, user: int) -> float:
        """How often a line will be bought; a part stands for a chance."""
        times = float(line.times)
        if line.needs >= 0:
            times = min(times, 99.0 * self.times[line.needs])
        gives = line.gives
        heals = 0.0
        for effect in gives.heals:
            heals += effect.n
        if heals > 0.0 and not gives.wounds:
            times = min(times, max(0.0, float(at.wounds) - self.heals) / heals)
        total = self.have[0] + self.have[1] + self.have[2]
        if line.cost[ANY]:
            times = min(times, total / line.cost[ANY])
        for color in range(HERO_COLORS):
            if line.cost[color]:
                times = min(times, self.have[color] / line.cost[color])
        if times < 1.0:
            times = times**survey.taste.likely
        if times <= 0.0:
            return 0.0
        for effect in gives.wounds:
            self.wounds += effect.n * times
            self.pierce |= effect.pierce
        self.heals += heals * times
        index = gives.rest
        while index != NONE:
            effect = at.content.effects[index]
            if effect.do == SILENCE:
                self.silences = True
            else:
                self.other += min(times, 1.0) * effect_worth(at, survey, effect, user, NONE, NONE)
            index = NONE if effect.is_last else index + 1
        for color in range(HERO_COLORS):
            cost = line.cost[color] * times
            if line.cost[ANY]:
                cost += line.cost[ANY] * times * self.have[color] / max(0.1, total)
            self.have[color] -= cost
            self.spent += cost * survey.price_of(at, color)
        return times


def declare_worth(at: Position, survey: Survey, card: Card, user: int) -> float:
    """How good an action is with its best targets."""
    if card.no_drop:
        free = card.free
        return 0.0 if free is None else list_worth(at, survey, card, free, user, NONE, NONE)
    plan = Plan(at, survey, card, user)
    worth = survey.taste.drop * plan.gathered
    bought = plan.other - plan.spent + target_worth(at, survey, card, user, plan)
    if plan.heals > 0.0:
        bought += heal_worth(at, survey, user, plan.heals)
    if bought > 0.0:
        worth += bought
    if card.free is not None:
        worth += list_worth(at, survey, card, card.free, user, NONE, NONE)
    if card.swift or makes_swift(at, user, card.attack):
        worth += 0.1 * (survey.imminent[0] + survey.imminent[1] + survey.imminent[2])
    if card.exhaust:
        worth -= 0.25 * survey.lore.worth[card.index]
    elif card.discard:
        worth -= 0.5 * survey.lore.worth[card.index]
    return worth


def target_worth(at: Position, survey: Survey, card: Card, user: int, plan: Plan) -> float:
    """The attack of a plan against the targets that suit it best."""
    blow = blow_of(at, card, user, plan.wounds)
    if blow <= 0.0 and not plan.silences:
        return 0.0
    selector = card.target
    if selector == ONE_RANK:
        front = attack_worth(at, survey, card, user, plan.wounds, plan.pierce, FRONT, NONE)
        rear = attack_worth(at, survey, card, user, plan.wounds, plan.pierce, REAR, NONE)
        return max(front, rear)
    if selector not in (FRONT_ONE, ANY_ONE, FRONT_TWO, ANY_TWO):
        return attack_worth(at, survey, card, user, plan.wounds, plan.pierce, NONE, NONE)
    best = 0.0
    second = 0.0
    reach = at.tokens() if selector == ANY_ONE or selector == ANY_TWO else in_front(at)
    for token in reach:
        worth = token_worth(at, survey, card, user, token, blow, plan)
        if worth > best:
            second = best
            best = worth
        elif worth > second:
            second = worth
    return best + second if selector == FRONT_TWO or selector == ANY_TWO else best


def token_worth(
    at: Position, survey: Survey, card: Card, user: int, token: int, blow: float, plan: Plan
) -> float:
    worth = hit_worth(at, survey, card, user, token, blow, plan.pierce)
    if plan.silences:
        worth += 0.5 * survey.imminent[at.border_of(token_id(token))]
    return worth


def in_front(at: Position) -> list[int]:
    return at.tokens()[: at.front_size()]


def buy_worths(at: Position, survey: Survey, begun: Packed) -> list[float]:
    """D-PURCHASE: for each option the best purchase that begins so; the last is to stop."""
    worths: list[float] = []
    for index in lines_to_buy(at, begun):
        best = -1e9
        for lines in purchases(at, with_line(begun, index)):
            best = max(best, purchase_worth(at, survey, lines))
        worths.append(best)
    worths.append(purchase_worth(at, survey, begun))
    return worths


def purchase_worth(at: Position, survey: Survey, lines: Packed) -> float:
    """Lines bought with what lies on the table, less what they cost."""
    card = at.content.cards[at.declared]
    user = at.active
    wounds = 0.0
    pierce: i64 = 0
    heals = 0.0
    worth = 0.0
    for index, line in enumerate(card.lines):
        times = line_count(lines, index)
        if times == 0:
            continue
        for effect in line.gives.wounds:
            wounds += effect.n * times
            pierce |= effect.pierce
        for effect in line.gives.heals:
            heals += effect.n * times
        rest = line.gives.rest
        while rest != NONE:
            effect = at.content.effects[rest]
            each = effect_worth(at, survey, effect, user, at.target_a, at.target_b)
            worth += each * (1.0 if times == 1 else 1.0 + 0.5 * (times - 1))
            rest = NONE if effect.is_last else rest + 1
    if wounds > 0.0:
        worth += attack_worth(at, survey, card, user, wounds, pierce, at.target_a, at.target_b)
    if heals > 0.0:
        worth += heal_worth(at, survey, user, heals)
    cost = total_cost(card, lines)
    value = crypt_value(at, user)
    for color in range(HERO_COLORS):
        worth -= float(cost_of(cost, color)) * survey.price_of(at, color)
        lacking = float(cost_of(cost, color) - number(at.field, color) - value * number(at.crypt, color))
        if lacking > 0.0:
            worth -= 0.6 * lacking * survey.price  # luck pays
    return worth - 0.6 * float(cost_of(cost, ANY)) * survey.price
