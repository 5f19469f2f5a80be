"""Cards and heroes as a viewer sees them: held, offered, to be drawn."""

from functools import lru_cache
from typing import Final

from lampblack.games.stygian_society.knowledge.facts.named import Named
from lampblack.games.stygian_society.knowledge.view import CardView, ChestView, HeroView, LineView, StatusCube
from lampblack.games.stygian_society.model.agenda import (
    D_CUBES,
    D_GIVE,
    D_HEROES,
    D_LEARN,
    D_SHAKEN,
    D_WILD,
)
from lampblack.games.stygian_society.model.content import Card, Content
from lampblack.games.stygian_society.model.effects import (
    AFFLICT,
    ALL,
    CHEST_DRAW,
    EXHAUST,
    HARM,
    LOSE,
    LUCK,
    MAX_WOUNDS,
    NONE,
    PERIL,
    Gives,
)
from lampblack.games.stygian_society.model.pieces import (
    ATTACK_NAMES,
    CARD_KINDS,
    COLOR_NAMES,
    GONE,
    NOBODY,
    SELECTORS,
    STATUSES,
    ZONE_NAMES,
    cubes_to_text,
)
from lampblack.games.stygian_society.model.position import Position
from lampblack.games.stygian_society.model.words import list_words
from lampblack.games.stygian_society.rules.modifiers import chest_safety, shields
from lampblack.games.stygian_society.rules.setup import free_heroes
from lampblack.games.stygian_society.rules.statuses import cube_card, cube_color, cube_turn

MOST_KEPT: Final = 2048
"""Cards that are not made anew each time; more than a few boxes have."""
NOT_YET = -1
"""No seat plays a hero who is only to be chosen from."""


def show_card(at: Position, index: int) -> CardView:
    return printed(at.content, index, at.is_ready(index))


@lru_cache(MOST_KEPT)
def printed(content: Content, index: int, is_ready: bool) -> CardView:
    """Made once: nothing but this changes on a card."""
    card = content.cards[index]
    return CardView(
        id=card.id,
        name=card.name,
        kind=CARD_KINDS[card.kind],
        text=card.text,
        ready=is_ready,
        level=None if card.is_treasure() else max(0, card.level),
        shields=card.shields,
        hero=None if card.hero == NONE else content.heroes[card.hero].id,
        attack=None if card.attack == NONE else ATTACK_NAMES[card.attack],
        target=SELECTORS[card.target],
        drop=cubes_to_text(card.drop, "BGWX"),
        lines=show_lines(content, card),
        free="" if card.free is None else list_words(content, card.free),
        swift=card.swift,
        exhaust=card.exhaust,
        discard=card.discard,
    )


def show_lines(content: Content, card: Card) -> list[LineView]:
    return [
        LineView(
            cubes_to_text(line.cost, "BGWA"),
            list_words(content, line.gives),
            None if line.needs == NONE else line.needs,
            None if line.times == ALL else line.times,
        )
        for line in card.lines
    ]


def show_hero(at: Position, place: int) -> HeroView:
    hero = at.content.heroes[at.heroes[place]]
    left = [c for level in hero.skills for c in level if at.holder[c] == NOBODY]
    statuses: list[StatusCube] = []
    for packed in at.afflictions:
        card = cube_card(packed)
        if card >> 2 == place:
            color = COLOR_NAMES[cube_color(packed)]
            statuses.append(StatusCube(STATUSES[card & 3], color, cube_turn(packed)))
    return HeroView(
        id=hero.id,
        name=hero.name,
        color=COLOR_NAMES[hero.color],
        seat=at.settings.controller(place),
        cards=[show_card(at, card) for card in at.hands[place]],
        pool=[Named(at.content.cards[c].id, at.content.cards[c].name) for c in left],
        statuses=statuses,
        shields=shields(at, place),
    )


def candidates(at: Position) -> list[HeroView]:
    """Heroes to choose from (SS-SETUP-02)."""
    if at.agenda[-1].op != D_HEROES:
        return []
    views: list[HeroView] = []
    for index in free_heroes(at):
        hero = at.content.heroes[index]
        pool = [at.content.cards[c] for level in hero.skills for c in level if c != hero.mat]
        views.append(
            HeroView(
                id=hero.id,
                name=hero.name,
                color=COLOR_NAMES[hero.color],
                seat=NOT_YET,
                cards=[show_card(at, hero.mat)],
                pool=[Named(card.id, card.name) for card in pool],
                statuses=[],
                shields=at.content.cards[hero.mat].shields,
            )
        )
    return views


def offers(at: Position) -> list[CardView]:
    """Cards the decision is about that nobody holds."""
    item = at.agenda[-1]
    cards: list[int] = []
    if item.op == D_GIVE:
        cards = [item.source]
    elif item.op == D_LEARN:
        hero = at.content.heroes[at.heroes[item.user]]
        cards = [c for level in hero.skills for c in level if at.holder[c] == NOBODY]
    if at.declared != NONE and at.holder[at.declared] == GONE:
        cards.append(at.declared)
    return [show_card(at, card) for card in cards]


def zone_chosen_from(at: Position) -> str | None:
    """Cubes are chosen where the effect takes them from, wilds in the bank."""
    item = at.agenda[-1]
    if item.op in (D_WILD, D_SHAKEN):
        return "bank"
    if item.op != D_CUBES:
        return None
    effect = at.content.effects[item.n]
    return ZONE_NAMES[effect.source]


def chest_peril(at: Position) -> int:
    return at.peril - chest_safety(at)


def chest_deck(at: Position) -> list[ChestView]:
    """Every card goes back after it was drawn, so all may come (SS-CHEST-03)."""
    compared = chest_peril(at)
    return [
        ChestView(
            chest.id, chest.name, chest.number, chest.text, chest.number <= compared, harms(at, chest.gives)
        )
        for chest in at.content.chests
    ]


def harms(at: Position, gives: Gives) -> bool:
    index = gives.rest
    while index != NONE:
        effect = at.content.effects[index]
        if effect.do in (HARM, AFFLICT, EXHAUST, LOSE) or (effect.do == PERIL and effect.n > 0):
            return True
        if effect.do in (LUCK, MAX_WOUNDS, CHEST_DRAW) and effect.n < 0:
            return True
        index = NONE if effect.is_last else index + 1
    return False
