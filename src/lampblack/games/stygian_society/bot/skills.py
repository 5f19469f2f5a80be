"""Which skills to learn, which treasures to give to whom, which cards to refresh: what a card is worth to a hero."""

from typing import Final

from lampblack.games.stygian_society.bot.lore import BLOW, Lore
from lampblack.games.stygian_society.bot.survey import Taste
from lampblack.games.stygian_society.model.actions import RANDOM, TAKE, TRADE, SocietyAction
from lampblack.games.stygian_society.model.agenda import Item
from lampblack.games.stygian_society.model.content import Card
from lampblack.games.stygian_society.model.effects import ATTACK_ADD, HEAL_ADD, SWIFT
from lampblack.games.stygian_society.model.pieces import ACTION
from lampblack.games.stygian_society.model.position import Position
from lampblack.games.stygian_society.rules.experience import pool

CLEARLY: Final = 0.4
"""What a trade must gain at least."""


def card_worth(at: Position, lore: Lore, taste: Taste, card: int, place: int) -> float:
    """What a card is worth to a hero who holds it, or would: an action replaces the one he has."""
    held = at.content.cards[card]
    worth = lore.worth[card]
    if held.kind == ACTION:
        best = 0.0
        for own in at.hands[place]:
            if own != card:
                best = max(best, lore.yields[own])
        gain = lore.yields[card] * (0.45 if held.exhaust else 1.0)
        worth -= gain - max(0.0, gain - best) * taste.strength - taste.variety * gain
    for mod in held.mods:
        if mod.kind == ATTACK_ADD or mod.kind == SWIFT:
            worth += (mod.n if mod.kind == ATTACK_ADD else 1.0) * (
                fit(at, lore, place, mod.attack, held) - 1.0
            )
        if mod.kind == HEAL_ADD and not heals(at, place):
            worth -= 0.8
    return worth


def fit(at: Position, lore: Lore, place: int, attack: int, besides: Card) -> float:
    """How well attacks of a type suit a hero: 0 to about 2."""
    best = 0.0
    for own in at.hands[place]:
        held = at.content.cards[own]
        if held.kind == ACTION and held.index != besides.index and (attack < 0 or held.attack == attack):
            best = max(best, lore.yields[own] * (0.5 if held.exhaust else 1.0))
    return best / (4.0 * BLOW)


def heals(at: Position, place: int) -> bool:
    for own in at.hands[place]:
        for line in at.content.cards[own].lines:
            if line.gives.heals:
                return True
    return False


def skill_worth(at: Position, lore: Lore, taste: Taste, item: Item, option: SocietyAction) -> float:
    """D-LEARN: a card to take, or a random one of the next level, by what they are worth on average."""
    if option.kind == TAKE:
        return card_worth(at, lore, taste, option.card, item.user)
    if option.kind != RANDOM:
        return 0.0
    cards = pool(at, at.content.heroes[at.heroes[item.user]], option.level)
    worth = 0.0
    for card in cards:
        worth += card_worth(at, lore, taste, card, item.user)
    return worth / len(cards) + taste.climb  # it opens the level


def owner_worth(at: Position, lore: Lore, taste: Taste, card: int, place: int) -> float:
    """D-GIVE: how well a treasure suits a hero; of equals the one with fewest cards."""
    return card_worth(at, lore, taste, card, place) - 0.05 * len(at.hands[place])


def trade_worth(at: Position, lore: Lore, taste: Taste, option: SocietyAction) -> float:
    """D-TRADE: a treasure must be clearly better elsewhere; else it stays."""
    if option.kind != TRADE:
        return CLEARLY
    here = card_worth(at, lore, taste, option.card, at.holder[option.card])
    return card_worth(at, lore, taste, option.card, at.place_of(option.hero)) - here
