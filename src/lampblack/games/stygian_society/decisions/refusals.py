"""Why an action is not legal now: the rule it breaks, and what would do (SS-DEC-01)."""

from typing import Final

from lampblack.games.stygian_society.decisions.prompts import question
from lampblack.games.stygian_society.model import actions
from lampblack.games.stygian_society.model.actions import SsAction, line_count
from lampblack.games.stygian_society.model.agenda import STEP_NAMES, Step
from lampblack.games.stygian_society.model.pieces import ACTION, HERO_COLORS, SUPPORT, TEAM, number
from lampblack.games.stygian_society.model.position import Position
from lampblack.games.stygian_society.rules.modifiers import crypt_value
from lampblack.games.stygian_society.rules.payment import is_affordable, total_cost
from lampblack.games.stygian_society.rules.targets import has_target
from lampblack.kernel.answers import Refusal

EXPECTED: Final[tuple[tuple[int, ...], ...]] = (
    (actions.PLAY,),
    (actions.START,),
    (actions.NO_SUPPORT, actions.SUPPORT),
    (actions.DECLARE,),
    (actions.TARGET, actions.TARGET_RANK),
    (actions.SHAKEN,),
    (actions.WILD,),
    (actions.USE, actions.DECLINE),
    (actions.BUY,),
    (actions.PAY,),
    (actions.SILENCE,),
    (actions.CUBES,),
    (actions.EXTRACT,),
    (actions.HERO,),
    (actions.CLEANSE,),
    (actions.REFRESH, actions.STOP),
    (actions.EXHAUST,),
    (actions.BOOST,),
    (actions.TAKE, actions.RANDOM),
    (actions.BUYOFF, actions.STOP),
    (actions.OPEN, actions.STOP),
    (actions.GIVE,),
    (actions.TRADE, actions.DONE),
)
"""The kinds of action each decision asks for."""

WRONG_TARGET: Final = (
    ("SS-TGT-07", "This card has no target to choose."),
    ("SS-TGT-02", "Choose exactly one enemy of the front rank."),
    ("SS-TGT-03", "Choose exactly one enemy."),
    ("SS-TGT-04", "Choose one or two different enemies of the front rank."),
    ("SS-TGT-04", "Choose one or two different enemies."),
    ("SS-TGT-05", "This card takes every enemy of the front rank."),
    ("SS-TGT-06", "Choose the front or the rear rank, and one that is not empty."),
    ("SS-TGT-05", "This card takes every enemy."),
)


def explain(at: Position, step: Step, action: SsAction) -> Refusal | None:
    """The reason; None for an equal action that only is another object."""
    for option in at.options:
        if option.text == action.text:
            return None
    if action.kind not in EXPECTED[step.op]:
        rule, text = question(at, step)
        return Refusal(
            "SS-DEC-01",
            f"{action.text} answers another question; now it is {STEP_NAMES[step.op]}: {text} ({rule})",
        )
    kind = action.kind
    if kind == actions.DECLARE or kind == actions.SUPPORT:
        return refuse_card(at, action)
    if kind == actions.TARGET or kind == actions.TARGET_RANK:
        rule, text = WRONG_TARGET[at.content.cards[step.source].target]
        return Refusal(rule, f"{action.args[0]}: {text}")
    if kind == actions.BUY:
        return refuse_purchase(at, action)
    if kind == actions.PAY:
        return refuse_payment(at, step, action)
    return refuse_other(at, step, action)


def refuse_card(at: Position, action: SsAction) -> Refusal:
    card = at.content.cards[action.a]
    wanted = ACTION if action.kind == actions.DECLARE else SUPPORT
    rule = "SS-TURN-06" if wanted == ACTION else "SS-TURN-04"
    if card.kind != wanted:
        return Refusal(rule, f"{card.name} is no {'action' if wanted == ACTION else 'support card'}.")
    if not card.is_generic and at.holder[card.index] not in (at.active, TEAM):
        return Refusal(
            rule, f"The active hero does not have {card.name}; use a card of his own or of the team."
        )
    if not at.is_ready(card.index):
        return Refusal("SS-TURN-09", f"{card.name} is exhausted until it is refreshed.")
    assert not has_target(at, card.target)
    rule = "SS-TURN-10" if wanted == ACTION else "SS-TGT-11"
    return Refusal(rule, f"{card.name} has no legal target now.")


def refuse_purchase(at: Position, action: SsAction) -> Refusal:
    card = at.content.cards[at.declared]
    if action.b != len(card.lines):
        return Refusal("SS-RES-01", f"{card.name} has {len(card.lines)} lines; name a number for each.")
    for index, line in enumerate(card.lines):
        times = line_count(action.a, index)
        if times > line.times:
            return Refusal("SS-RES-01", f"Line {index + 1} can be bought {line.times} times at most.")
        if times and line.needs >= 0 and line_count(action.a, line.needs) == 0:
            return Refusal("SS-RES-03", f"Line {index + 1} needs line {line.needs + 1} to be bought.")
    assert not is_affordable(at, action.a)
    return Refusal("SS-RES-05", f"{action.args[0]} costs more than field, crypt and luck can pay.")


def refuse_payment(at: Position, step: Step, action: SsAction) -> Refusal:
    cost = total_cost(at.content.cards[at.declared], step.n)
    value = crypt_value(at, at.active)
    short = 0
    surplus = 0
    for color in range(HERO_COLORS):
        field, crypt = number(action.a, color), number(action.b, color)
        if field > at.field[color] or crypt > at.crypt[color] or action.c > at.luck:
            return Refusal(
                "SS-PAY-03", "You pay with cubes that lie in field and crypt, and with luck you have."
            )
        over = field + value * crypt - cost[color]
        short += max(0, -over)
        surplus += max(0, over)
    if short > action.c or surplus + action.c - short < cost[3]:
        return Refusal("SS-PAY-04", "That does not cover the cost.")
    return Refusal("SS-PAY-06", "One cube or luck point less would do; pay no more than is needed.")


OTHER: Final[dict[int, tuple[str, str]]] = {
    actions.PLAY: ("SS-SETUP-02", "is in play already; every hero is different."),
    actions.START: ("SS-SETUP-16", "is not in play; choose one of the heroes who are."),
    actions.SHAKEN: ("SS-STAT-11", "is not the number to leave out, or not among the cubes to gather."),
    actions.WILD: ("SS-CUBE-09", "is not one color of the bank for each wild; none is left out, none added."),
    actions.USE: ("SS-SKILL-04", "is not the response that is offered now."),
    actions.DECLINE: ("SS-SKILL-04", "is not the response that is offered now."),
    actions.CUBES: ("SS-EFF-12", "is not a choice of cubes this effect can move."),
    actions.EXTRACT: ("SS-EFF-15", "is not a hero color inside the tower."),
    actions.HERO: ("SS-EFF-20", "is not in play."),
    actions.CLEANSE: ("SS-EFF-21", "is no status cube in reach."),
    actions.REFRESH: ("SS-EFF-22", "is no exhausted card in reach."),
    actions.EXHAUST: ("SS-EFF-23", "is no ready card of this hero with the exhaust symbol."),
    actions.BOOST: ("SS-EFF-27", "is no target of the attack."),
    actions.TAKE: ("SS-XP-06", "is not in the hero's pool at a level he already has a card of."),
    actions.RANDOM: ("SS-XP-06", "is not the hero's next level, or has no cards left."),
    actions.BUYOFF: (
        "SS-STAT-06",
        "is no payment for cubes gained on an earlier turn, with all it can remove.",
    ),
    actions.GIVE: ("SS-TREAS-03", "is not in play."),
    actions.TRADE: ("SS-TREAS-05", "moves no hero treasure from one hero in play to another."),
}


def refuse_other(at: Position, step: Step, action: SsAction) -> Refusal:
    rule, text = OTHER[action.kind]
    return Refusal(rule, f"{' '.join(action.args)} {text}")
