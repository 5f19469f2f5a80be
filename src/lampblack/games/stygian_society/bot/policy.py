"""A quick policy: one look at the floor, no search."""

from typing import final

from lampblack.games.stygian_society.bot.choices import (
    boost_worth,
    buyoff_worth,
    chest_worth,
    cleanse_choice,
    cubes_choice,
    left_out_worth,
    pay_worth,
    response_worth,
    victim_worth,
    wanted,
    wild_worth,
)
from lampblack.games.stygian_society.bot.effects import attack_worth, blow_of, list_worth
from lampblack.games.stygian_society.bot.lore import lore_for
from lampblack.games.stygian_society.bot.plans import Plan, buy_worths, declare_worth, token_worth
from lampblack.games.stygian_society.bot.skills import card_worth, owner_worth, skill_worth, trade_worth
from lampblack.games.stygian_society.bot.survey import Survey, Taste
from lampblack.games.stygian_society.model.actions import REFRESH, STOP, SUPPORT, TARGET_RANK, SocietyAction
from lampblack.games.stygian_society.model.agenda import (
    D_ACTION,
    D_BOOST,
    D_BUYOFF,
    D_CHEST,
    D_CLEANSE,
    D_CUBES,
    D_EXHAUST,
    D_EXTRACT,
    D_GIVE,
    D_HERO,
    D_HEROES,
    D_LEARN,
    D_PAY,
    D_PURCHASE,
    D_REFRESH,
    D_RESPONSE,
    D_SHAKEN,
    D_SILENCE,
    D_START,
    D_SUPPORT,
    D_TARGET,
    D_TRADE,
    D_WILD,
    Item,
)
from lampblack.games.stygian_society.model.content import Content
from lampblack.games.stygian_society.model.effects import NONE
from lampblack.games.stygian_society.model.pieces import number
from lampblack.games.stygian_society.model.position import Position, token_id
from lampblack.games.stygian_society.rules.targets import id_at


@final
class Instinct:
    """Scores every option of a decision and takes the best."""

    def __init__(self, content: Content, taste: Taste) -> None:
        self.taste = taste
        self.lore = lore_for(content)

    def choose(self, at: Position) -> SocietyAction:
        action = at.options()[best_of(at, self.scores(at))]
        assert isinstance(action, SocietyAction)
        return action

    def scores(self, at: Position) -> list[float]:
        """How good each option looks, in wounds of the team."""
        item = at.agenda[-1]
        if item.op == D_HEROES or item.op == D_START:
            return [self.hero_worth(at, option) for option in actions(at)]
        if item.op == D_CHEST:
            return [chest_worth(at, option) for option in actions(at)]
        if item.op == D_GIVE:
            return [
                owner_worth(at, self.lore, self.taste, item.source, at.place_of(option.hero))
                for option in actions(at)
            ]
        if item.op == D_LEARN:
            return [skill_worth(at, self.lore, self.taste, item, option) for option in actions(at)]
        if item.op == D_TRADE:
            return [trade_worth(at, self.lore, self.taste, option) for option in actions(at)]
        if item.op == D_HERO:
            return [victim_worth(at, item, option) for option in actions(at)]
        survey = Survey(at, self.lore, self.taste)
        if item.op == D_TARGET:
            return self.target_scores(at, survey, item)
        if item.op == D_PURCHASE:
            return buy_worths(at, survey, item.n)
        return [self.score(at, survey, item, option) for option in actions(at)]

    def score(self, at: Position, survey: Survey, item: Item, option: SocietyAction) -> float:
        op = item.op
        if op == D_ACTION:
            return declare_worth(at, survey, at.content.cards[option.card], at.active)
        if op == D_PAY:
            return pay_worth(at, survey, item, option)
        if op == D_WILD:
            return wild_worth(at, survey, option)
        if op == D_SUPPORT:
            return self.support_worth(at, survey, option)
        if op == D_RESPONSE:
            return response_worth(at, survey, item, option)
        if op == D_BUYOFF:
            return 0.0 if option.kind == STOP else buyoff_worth(at, survey, option)
        if op == D_SHAKEN:
            return left_out_worth(at, survey, option)
        if op == D_CUBES:
            return cubes_choice(at, survey, item, option)
        if op == D_EXTRACT:
            return float(min(number(at.tower, option.color), 3)) * wanted(at, survey, option.color)
        if op == D_SILENCE:
            return survey.imminent[option.border]
        if op == D_CLEANSE:
            return cleanse_choice(option)
        if op == D_REFRESH:
            return self.refresh_worth(at, option)
        if op == D_EXHAUST:
            return -card_worth(at, self.lore, self.taste, option.card, item.user)
        assert op == D_BOOST
        return boost_worth(at, survey, item, option)

    def refresh_worth(self, at: Position, option: SocietyAction) -> float:
        if option.kind != REFRESH:
            return 0.0
        return card_worth(at, self.lore, self.taste, option.card, at.holder[option.card])

    def hero_worth(self, at: Position, option: SocietyAction) -> float:
        """The mat that brings most, and colors not yet taken."""
        hero = at.content.heroes[option.hero]
        worth = self.lore.yields[hero.mat]
        if at.agenda[-1].op == D_HEROES:
            for other in at.heroes:
                if at.content.heroes[other].color == hero.color:
                    worth -= 0.2
        return worth

    def support_worth(self, at: Position, survey: Survey, option: SocietyAction) -> float:
        if option.kind != SUPPORT:
            return 0.0
        card = at.content.cards[option.card]
        effects = card.effects
        assert effects is not None
        worth = list_worth(at, survey, card, effects, at.active, NONE, NONE)
        if effects.wounds:
            best = 0.0
            for token in at.tokens():
                best = max(best, list_worth(at, survey, card, effects, at.active, token_id(token), NONE))
            worth = max(worth, best)
        keep = survey.taste.keep * (1.0 if card.exhaust else 1.5 if card.discard else 0.1)
        return worth - keep * self.lore.worth[card.index]

    def target_scores(self, at: Position, survey: Survey, item: Item) -> list[float]:
        card = at.content.cards[item.source]
        found: list[float] = []
        if item.n != 1:  # a support or response card
            effects = card.effects
            assert effects is not None
            for option in actions(at):
                a = option.rank if option.kind == TARGET_RANK else id_at(at, option.place)
                found.append(list_worth(at, survey, card, effects, item.user, a, NONE))
            return found
        plan = Plan(at, survey, card, item.user)
        blow = blow_of(at, card, item.user, plan.wounds)
        for option in actions(at):
            if option.kind == TARGET_RANK:
                worth = attack_worth(at, survey, card, item.user, plan.wounds, plan.pierce, option.rank, NONE)
            else:
                worth = 0.0
                a = id_at(at, option.place)
                b = NONE if option.second == NONE else id_at(at, option.second)
                for token in at.tokens():
                    id = token_id(token)
                    if id == a or id == b:
                        worth += token_worth(at, survey, card, item.user, token, blow, plan)
            found.append(worth)
        return found


def best_of(at: Position, scores: list[float]) -> int:
    """Which option these scores speak for."""
    best = 0
    frugal = at.agenda[-1].op == D_PURCHASE  # of equal purchases the smaller one is named later
    for index in range(1, len(scores)):
        if scores[index] > scores[best] or (frugal and scores[index] == scores[best]):
            best = index
    return best


def actions(at: Position) -> list[SocietyAction]:
    """The options of a decision, as what they are."""
    found: list[SocietyAction] = []
    for option in at.options():
        assert isinstance(option, SocietyAction)
        found.append(option)
    return found
