"""What is being asked at each decision point, of whom, under which rule (section 23)."""

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
    D_WILD,
    STEP_NAMES,
    Step,
)
from lampblack.games.stygian_society.model.content import ALL, FROM_ENEMY, NONE
from lampblack.games.stygian_society.model.pieces import COLOR_NAMES, HERO_COLORS, TEAM, cubes_to_text
from lampblack.games.stygian_society.model.position import NO_TOKEN, Position, token_id, token_wounds
from lampblack.games.stygian_society.model.words import counted, cubes_words, list_words
from lampblack.kernel.answers import Prompt
from lampblack.kernel.seat import Seat


def asked(at: Position, step: Step) -> Seat:
    """SS-DEC-03: the controller of the hero concerned; for the team, of the first in anchor order."""
    op = step.op
    if op == D_HEROES:
        return at.settings.controller(len(at.heroes))
    if op in (D_START, D_HERO, D_CHEST, D_GIVE):
        return at.decider(TEAM)
    if op in (D_TARGET, D_RESPONSE, D_SILENCE, D_EXHAUST, D_BOOST, D_LEARN):
        return at.decider(step.user)
    if op in (D_CUBES, D_EXTRACT, D_CLEANSE, D_REFRESH):
        return at.decider(step.user)  # enemy-driven effects have no user: the team
    return at.decider(at.active)


def prompt_for(at: Position, step: Step) -> Prompt:
    rule, text = question(at, step)
    return Prompt(asked(at, step), STEP_NAMES[step.op], rule, text, detail(at, step))


def detail(at: Position, step: Step) -> str:
    """What there is to buy, to pay with, to hit."""
    op = step.op
    if op == D_PURCHASE:
        lines = [line_words(at, number) for number in range(len(at.content.cards[at.declared].lines))]
        return f"{' '.join(lines)} {means(at)}"
    if op in (D_SUPPORT, D_ACTION, D_PAY):
        return means(at)
    return enemies_words(at) if op in (D_TARGET, D_BOOST) else ""


def question(at: Position, step: Step) -> tuple[str, str]:
    op = step.op
    if op == D_HEROES:
        return "SS-SETUP-02", f"Choose hero {len(at.heroes) + 1} of {at.settings.heroes()}."
    if op == D_START:
        return "SS-SETUP-16", "Choose who takes the first turn."
    if op in (D_SUPPORT, D_ACTION, D_SHAKEN, D_WILD, D_PURCHASE, D_PAY, D_BUYOFF):
        return turn_question(at, step)
    if op in (D_TARGET, D_RESPONSE, D_BOOST, D_CUBES, D_EXTRACT, D_CLEANSE, D_REFRESH, D_SILENCE):
        return card_question(at, step)
    if op == D_EXHAUST:
        return "SS-EFF-23", f"{hero(at, step.user)}: exhaust one ready card ({step.n} to go)."
    if op == D_LEARN:
        return "SS-XP-06", f"{hero(at, step.user)} gains a skill: choose one, or draw one of the next level."
    if op == D_HERO:
        return "SS-EFF-20", "Choose the hero who gains the status."
    if op == D_CHEST:
        return "SS-CHEST-01", f"Open chest {step.n + 1} of {at.sheet_now().chests}, or leave it?"
    if op == D_GIVE:
        return "SS-TREAS-03", f"Who gets {card(at, step.source)}? {at.content.cards[step.source].text}"
    return "SS-TREAS-05", "Move treasures between heroes, or go on to the next floor."


def turn_question(at: Position, step: Step) -> tuple[str, str]:
    op, who = step.op, hero(at, at.active)
    if op == D_SUPPORT:
        return "SS-TURN-04", f"{who}: use one support card, or none."
    if op == D_ACTION:
        return "SS-TURN-06", f"{who}: declare an action."
    if op == D_SHAKEN:
        return "SS-STAT-11", f"{who} is shaken: leave out {step.n} of the cubes to drop."
    if op == D_WILD:
        return "SS-CUBE-08", f"{who}: choose the colors of {counted(step.n, 'wild cube')}."
    if op == D_PURCHASE:
        return "SS-RES-02", f"{who}: how often do you buy each line of {card(at, at.declared)}?"
    if op == D_PAY:
        return "SS-PAY-07", f"{who}: how do you pay?"
    return "SS-STAT-05", f"{who}: buy off status cubes, or stop."


def card_question(at: Position, step: Step) -> tuple[str, str]:
    op = step.op
    if op == D_TARGET:
        return "SS-TGT-01", f"{hero(at, step.user)}: choose the target of {card(at, step.source)}."
    if op == D_RESPONSE:
        who = "The team" if step.user == TEAM else hero(at, step.user)
        return "SS-SKILL-04", f"{who}: use {card(at, step.source)}? {at.content.cards[step.source].text}"
    if op == D_BOOST:
        return "SS-EFF-27", f"{hero(at, step.user)}: which target takes {step.n} more?"
    if op == D_CUBES:
        return "SS-EFF-12", f"Choose the cubes for {source(at, step.source)}."
    if op == D_EXTRACT:
        return "SS-EFF-15", f"Which color comes out of the tower for {source(at, step.source)}?"
    if op == D_CLEANSE:
        return "SS-EFF-21", f"Remove a status cube ({step.n} to go)."
    if op == D_REFRESH:
        return "SS-EFF-22", f"Refresh an exhausted card (up to {step.n}), or stop."
    return "SS-EFF-11", "Which enemy color is silenced this turn?"


def means(at: Position) -> str:
    """What there is to pay with."""
    field, crypt = cubes_words(cubes_to_text(at.field)), cubes_words(cubes_to_text(at.crypt))
    return f"Field: {field}. Crypt: {crypt}. Luck: {at.luck}."


def line_words(at: Position, number: int) -> str:
    """``Line 2: each further 2 white for 3 wounds.``"""
    line = at.content.cards[at.declared].lines[number]
    names = (*COLOR_NAMES[:HERO_COLORS], "of any hero color")
    cost = " and ".join(f"{n} {names[color]}" for color, n in enumerate(line.cost) if n)
    times = "" if line.times == 1 else "each " if line.times == ALL else f"up to {line.times} times "
    after = "" if line.needs == NONE else f" (after line {line.needs + 1})"
    return f"Line {number + 1}: {times}{cost} for {list_words(at.content, line.gives)}{after}."


def enemies_words(at: Position) -> str:
    """``F1 Brute 0/9, R1 Acolyte 2/4.``"""
    places = [(token, f"F{number + 1}") for number, token in enumerate(at.front)]
    places += [(token, f"R{number + 1}") for number, token in enumerate(at.rear)]
    if at.giant != NO_TOKEN:
        places.insert(0, (at.giant, "G"))
    words: list[str] = []
    for token, place in places:
        kind = at.kind_of(token_id(token))
        words.append(f"{place} {kind.name} {token_wounds(token)}/{kind.wounds}")
    return f"{', '.join(words)}."


def hero(at: Position, place: int) -> str:
    return at.content.heroes[at.heroes[place]].name


def card(at: Position, index: int) -> str:
    return at.content.cards[index].name


def source(at: Position, index: int) -> str:
    if index < 0:
        return "this"
    return card(at, index) if index < FROM_ENEMY else at.sheet_now().name
