"""What the warden would do, in words: by what its option is better than the others, in wounds of the team."""

from typing import Final

from lampblack.games.stygian_society.bot.effects import heal_worth, list_worth
from lampblack.games.stygian_society.bot.plans import Plan, declare_worth, target_worth
from lampblack.games.stygian_society.bot.policy import Instinct, actions, best_of
from lampblack.games.stygian_society.bot.survey import Survey
from lampblack.games.stygian_society.model.actions import (
    CLEANSE,
    DECLINE,
    DONE,
    NO_SUPPORT,
    OPEN,
    REFRESH,
    STOP,
    SocietyAction,
)
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
)
from lampblack.games.stygian_society.model.content import Card
from lampblack.games.stygian_society.model.effects import NONE
from lampblack.games.stygian_society.model.position import Position
from lampblack.kernel.action import Action
from lampblack.kernel.player import Counsel

BEST_FEW: Final = 3
MEASURE: Final = "Worth, in wounds of the team"
LEAST: Final = 0.05
"""What a term must add at least to be a reason, in wounds."""
ONLY: Final = "is the only thing to do"
ALIKE: Final = "is as good as the others"
OF_ACTION: Final = (
    "gathers the cubes the team wants most",
    "strikes where a blow saves the team most",
    "heals the team",
    "does most besides striking and healing",
    "spends least for what it does",
)
"""What can speak for an action, one for each of ``action_terms``."""
REASONS: Final = {
    D_HEROES: "brings strong actions, and a color that nobody has yet",
    D_START: "has the strongest action to begin with",
    D_TARGET: "is where a blow saves the team most",
    D_SHAKEN: "leaves out the cubes that are wanted least",
    D_WILD: "takes the colors that are wanted most",
    D_PURCHASE: "buys most for what the cubes are worth",
    D_PAY: "keeps the cubes that are wanted most",
    D_SILENCE: "silences those who would hurt most this turn",
    D_CUBES: "puts the cubes where they serve the team most",
    D_EXTRACT: "brings out the color that is wanted most",
    D_HERO: "falls on the hero who bears it best",
    D_CLEANSE: "takes away what costs the team most",
    D_REFRESH: "readies the card that is worth most",
    D_EXHAUST: "gives up the card that is worth least",
    D_BOOST: "adds the wounds where they do most",
    D_LEARN: "is worth most beside what the hero has",
    D_BUYOFF: "costs less than the status would",
    D_SUPPORT: "does enough now to be worth the card",
    D_RESPONSE: "does enough now to be worth the card",
    D_CHEST: "promises more treasure than it risks",
    D_GIVE: "goes to whom it suits best",
    D_TRADE: "gives a treasure to whom it suits clearly better",
}
"""Why an option of a decision is taken, by what that decision's worths weigh."""
WAITS: Final = {
    D_BUYOFF: "keeps cubes that are worth more than being rid of it",
    D_SUPPORT: "keeps the cards for when they do more",
    D_RESPONSE: "keeps the card for when it does more",
    D_CHEST: "avoids what a chest may do at this peril",
    D_TRADE: "leaves the treasures where they suit",
    D_CLEANSE: "has nothing worth taking away",
    D_REFRESH: "has nothing worth readying",
}
"""The same, for letting it be."""


def counsel(instinct: Instinct, at: Position) -> Counsel:
    options = actions(at)
    scores = instinct.scores(at)
    first = best_of(at, scores)
    order = sorted(range(len(options)), key=lambda n: (n != first, -scores[n]))
    ranked: list[tuple[Action, float]] = [(options[n], scores[n]) for n in order[:BEST_FEW]]
    if len(options) == 1:
        return Counsel(ranked, ONLY, MEASURE)
    best = options[order[0]]
    others = [options[n] for n in order[1:]]
    return Counsel(ranked, reason_for(instinct, at, best, others), MEASURE)


def reason_for(instinct: Instinct, at: Position, best: SocietyAction, others: list[SocietyAction]) -> str:
    op = at.agenda[-1].op
    if op == D_ACTION:
        return reason_of_action(instinct, at, best, others)
    return WAITS[op] if op in WAITS and is_nothing(op, best) else REASONS[op]


def is_nothing(op: int, option: SocietyAction) -> bool:
    if op == D_CHEST:
        return option.kind != OPEN
    if op == D_CLEANSE:
        return option.kind != CLEANSE
    if op == D_REFRESH:
        return option.kind != REFRESH
    return option.kind in (STOP, NO_SUPPORT, DECLINE, DONE)


def reason_of_action(
    instinct: Instinct, at: Position, best: SocietyAction, others: list[SocietyAction]
) -> str:
    """The term by which an action is most ahead of the others."""
    survey = Survey(at, instinct.lore, instinct.taste)
    own = action_terms(at, survey, at.content.cards[best.card], at.active)
    rest = [action_terms(at, survey, at.content.cards[other.card], at.active) for other in others]
    words = ALIKE
    highest = LEAST
    for term, reason in enumerate(OF_ACTION):
        gain = own[term] - sum([terms[term] for terms in rest]) / len(rest)
        if gain > highest:
            highest = gain
            words = reason
    return words


def action_terms(at: Position, survey: Survey, card: Card, user: int) -> list[float]:
    """What ``declare_worth`` is made of: cubes, blows, healing, everything else, and what it costs."""
    worth = declare_worth(at, survey, card, user)
    if card.no_drop:
        return [0.0, 0.0, 0.0, worth, 0.0]
    plan = Plan(at, survey, card, user)
    gathered = survey.taste.drop * plan.gathered
    blows = target_worth(at, survey, card, user, plan)
    healing = heal_worth(at, survey, user, plan.heals) if plan.heals > 0.0 else 0.0
    if plan.other - plan.spent + blows + healing <= 0.0:  # nothing will be bought
        return [gathered, 0.0, 0.0, worth - gathered, 0.0]
    besides = plan.other
    if card.free is not None:
        besides += list_worth(at, survey, card, card.free, user, NONE, NONE)
    return [gathered, blows, healing, besides, worth - gathered - blows - healing - besides]
