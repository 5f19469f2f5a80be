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
from lampblack.games.stygian_society.bot.plans import (
    Plan,
    declare_worth,
    purchase_worth,
    token_worth,
)
from lampblack.games.stygian_society.bot.skills import best_owner, best_skill, best_trade, card_worth
from lampblack.games.stygian_society.bot.survey import Survey, Taste
from lampblack.games.stygian_society.model.actions import REFRESH, STOP, SUPPORT, TARGET_RANK, SsAction
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
    Step,
)
from lampblack.games.stygian_society.model.content import NONE, Content
from lampblack.games.stygian_society.model.position import Position, token_id
from lampblack.games.stygian_society.rules.targets import id_at


@final
class Instinct:
    """Scores every option of a decision and takes the best."""

    def __init__(self, content: Content, taste: Taste) -> None:
        self.taste = taste
        self.lore = lore_for(content)

    def choose(self, at: Position) -> SsAction:
        step = at.agenda[-1]
        if step.op == D_LEARN:
            return best_skill(at, self.lore, self.taste, step)
        if step.op == D_TRADE:
            return best_trade(at, self.lore, self.taste)
        scores = self.scores(at)
        best = 0
        for index in range(1, len(scores)):
            if scores[index] > scores[best]:
                best = index
        action = at.options[best]
        assert isinstance(action, SsAction)
        return action

    def scores(self, at: Position) -> list[float]:
        """How good each option looks, in wounds of the team."""
        step = at.agenda[-1]
        if step.op == D_HEROES or step.op == D_START:
            return [self.hero_worth(at, option) for option in actions(at)]
        if step.op == D_CHEST:
            return [chest_worth(at, option) for option in actions(at)]
        if step.op == D_GIVE:
            owner = at.heroes[best_owner(at, self.lore, self.taste, step.source)]
            return [1.0 if option.a == owner else 0.0 for option in actions(at)]
        if step.op == D_HERO:
            return [victim_worth(at, step, option) for option in actions(at)]
        survey = Survey(at, self.lore, self.taste)
        if step.op == D_TARGET:
            return self.target_scores(at, survey, step)
        return [self.score(at, survey, step, option) for option in actions(at)]

    def score(self, at: Position, survey: Survey, step: Step, option: SsAction) -> float:
        op = step.op
        if op == D_ACTION:
            return declare_worth(at, survey, at.content.cards[option.a], at.active)
        if op == D_PURCHASE:
            return purchase_worth(at, survey, option)
        if op == D_PAY:
            return pay_worth(at, survey, option)
        if op == D_WILD:
            return wild_worth(at, survey, option)
        if op == D_SUPPORT:
            return self.support_worth(at, survey, option)
        if op == D_RESPONSE:
            return response_worth(at, survey, step, option)
        if op == D_BUYOFF:
            return 0.0 if option.kind == STOP else buyoff_worth(at, survey, option)
        if op == D_SHAKEN:
            return left_out_worth(at, survey, option)
        if op == D_CUBES:
            return cubes_choice(at, survey, step, option)
        if op == D_EXTRACT:
            return min(at.tower[option.a], 3) * wanted(at, survey, option.a)
        if op == D_SILENCE:
            return survey.imminent[option.a]
        if op == D_CLEANSE:
            return cleanse_choice(option)
        if op == D_REFRESH:
            return self.refresh_worth(at, option)
        if op == D_EXHAUST:
            return -card_worth(at, self.lore, self.taste, option.a, step.user)
        assert op == D_BOOST
        return boost_worth(at, survey, step, option)

    def refresh_worth(self, at: Position, option: SsAction) -> float:
        if option.kind != REFRESH:
            return 0.0
        return card_worth(at, self.lore, self.taste, option.a, at.holder[option.a])

    def hero_worth(self, at: Position, option: SsAction) -> float:
        """The mat that brings most, and colors not yet taken."""
        hero = at.content.heroes[option.a]
        worth = self.lore.yields[hero.mat]
        if at.agenda[-1].op == D_HEROES:
            for other in at.heroes:
                if at.content.heroes[other].color == hero.color:
                    worth -= 0.2
        return worth

    def support_worth(self, at: Position, survey: Survey, option: SsAction) -> float:
        if option.kind != SUPPORT:
            return 0.0
        card = at.content.cards[option.a]
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

    def target_scores(self, at: Position, survey: Survey, step: Step) -> list[float]:
        card = at.content.cards[step.source]
        found: list[float] = []
        if step.n != 1:  # a support or response card
            effects = card.effects
            assert effects is not None
            for option in actions(at):
                a = option.a if option.kind == TARGET_RANK else id_at(at, option.a)
                found.append(list_worth(at, survey, card, effects, step.user, a, NONE))
            return found
        plan = Plan(at, survey, card, step.user)
        blow = blow_of(at, card, step.user, plan.wounds)
        for option in actions(at):
            if option.kind == TARGET_RANK:
                worth = attack_worth(at, survey, card, step.user, plan.wounds, plan.pierce, option.a, NONE)
            else:
                worth = 0.0
                a = id_at(at, option.a)
                b = NONE if option.b == NONE else id_at(at, option.b)
                for token in at.tokens():
                    id = token_id(token)
                    if id == a or id == b:
                        worth += token_worth(at, survey, card, step.user, token, blow, plan)
            found.append(worth)
        return found


def actions(at: Position) -> list[SsAction]:
    """The options of a decision, as what they are."""
    found: list[SsAction] = []
    for option in at.options:
        assert isinstance(option, SsAction)
        found.append(option)
    return found
