"""Which skills to learn, which treasures to give to whom, which cards to refresh: what a card is worth to a hero."""

from lampblack.games.stygian_society.bot.lore import BLOW, Lore
from lampblack.games.stygian_society.bot.survey import Taste
from lampblack.games.stygian_society.model.actions import RANDOM, TAKE, TRADE, SocietyAction
from lampblack.games.stygian_society.model.agenda import Item
from lampblack.games.stygian_society.model.content import Card
from lampblack.games.stygian_society.model.effects import ATTACK_ADD, HEAL_ADD, SWIFT
from lampblack.games.stygian_society.model.pieces import ACTION
from lampblack.games.stygian_society.model.position import Position
from lampblack.games.stygian_society.rules.experience import pool


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


def best_skill(at: Position, lore: Lore, taste: Taste, item: Item) -> SocietyAction:
    """D-LEARN: the best card to take, or a random one of the next level when they are better on average."""
    options = at.options()
    best = options[0]
    highest = -1000.0
    hero = at.content.heroes[at.heroes[item.user]]
    for option in options:
        assert isinstance(option, SocietyAction)
        worth = 0.0
        if option.kind == TAKE:
            worth = card_worth(at, lore, taste, option.card, item.user)
        elif option.kind == RANDOM:
            cards = pool(at, hero, option.level)
            for card in cards:
                worth += card_worth(at, lore, taste, card, item.user)
            worth = worth / len(cards) + taste.climb  # it opens the level
        if worth > highest:
            best = option
            highest = worth
    assert isinstance(best, SocietyAction)
    return best


def best_owner(at: Position, lore: Lore, taste: Taste, card: int) -> int:
    """The place of the hero whom a treasure suits best; of equals the one with fewest treasures."""
    best = 0
    highest = -1000.0
    for place in range(at.places()):
        worth = card_worth(at, lore, taste, card, place) - 0.05 * len(at.hands[place])
        if worth > highest:
            best = place
            highest = worth
    return best


def best_trade(at: Position, lore: Lore, taste: Taste) -> SocietyAction:
    """D-TRADE: a treasure that would be clearly better elsewhere; else done."""
    best = at.options()[0]
    most = 0.4
    for option in at.options():
        assert isinstance(option, SocietyAction)
        if option.kind == TRADE:
            here = card_worth(at, lore, taste, option.card, at.holder[option.card])
            gain = card_worth(at, lore, taste, option.card, at.place_of(option.hero)) - here
            if gain > most:
                best = option
                most = gain
    assert isinstance(best, SocietyAction)
    return best
