"""Chests, treasures and trading (SS-CHEST, SS-TREAS)."""

from lampblack.games.stygian_society.knowledge.facts import (
    ChestOpened,
    ChestsLeft,
    Named,
    TreasureFound,
    TreasureGiven,
    TreasuresGone,
)
from lampblack.games.stygian_society.model.actions import OPEN, TRADE, SsAction
from lampblack.games.stygian_society.model.agenda import D_CHEST, D_GIVE, D_TRADE, LOOT, Step
from lampblack.games.stygian_society.model.content import ALL, FROM_CHEST, NONE
from lampblack.games.stygian_society.model.pieces import LOWER, NOBODY, TEAM, UPPER
from lampblack.games.stygian_society.model.position import Position
from lampblack.games.stygian_society.rules.cards import gain
from lampblack.games.stygian_society.rules.lists import start_list
from lampblack.games.stygian_society.rules.luck import change_luck
from lampblack.games.stygian_society.rules.modifiers import chest_safety
from lampblack.games.stygian_society.rules.tell import card_named, hero_named, tell
from lampblack.kernel.chance import Chance
from lampblack.kernel.event import Event

TREASURES_PER_CHEST = 2


def legal_chests(at: Position, step: Step) -> list[SsAction]:
    """D-CHEST: open or stop, as long as the sheet has chests (SS-CHEST-01)."""
    if step.n >= at.sheet_now().chests:
        return []
    return [at.settings.menu.open, at.settings.menu.stop]


def decide_chest(at: Position, step: Step, action: SsAction, chance: Chance, log: list[Event] | None) -> None:
    if action.kind == OPEN:
        at.push(Step(D_CHEST, step.n + 1))
        open_chest(at, chance, log)
    elif log is not None:
        tell(log, ChestsLeft())


def open_chest(at: Position, chance: Chance, log: list[Event] | None) -> None:
    """SS-CHEST-02, -03: the card is compared with peril and goes back; then treasures."""
    chests = at.content.chests
    drawn = chests[chance.pick("chest", "", at.content.chest_names, [1] * len(chests))]
    compared = at.peril - chest_safety(at)
    happens = drawn.number <= compared
    at.chest_draw = 0
    if log is not None:
        tell(log, ChestOpened(Named(drawn.id, drawn.name), drawn.text, drawn.number, compared, happens))
    at.push(Step(LOOT, ALL))
    if happens:
        start_list(at, drawn.gives, FROM_CHEST + drawn.index, NONE, NONE, NONE, NONE)


def loot(at: Position, left: int, chance: Chance, log: list[Event] | None) -> None:
    """Draw one treasure of those still to draw; at first, all the chest gives."""
    if left == ALL:
        left = max(0, TREASURES_PER_CHEST + at.chest_draw)
        at.chest_draw = 0
    if left == 0:
        return
    deck = treasure_deck(at)
    if not deck:  # SS-TREAS-01
        if log is not None:
            tell(log, TreasuresGone())
        return
    names = [at.content.cards[card].id for card in deck]
    card = deck[chance.pick("treasure", "", names, [1] * len(deck))]
    found = at.content.cards[card]
    if log is not None:
        tell(log, TreasureFound(card_named(at, card), found.is_team))
    at.push(Step(LOOT, left - 1))
    if found.is_team:
        gain(at, card, TEAM)
        change_luck(at, 0, log)
    else:
        at.push(Step(D_GIVE, 0, card))


def treasure_deck(at: Position) -> list[int]:
    """SS-SETUP-13, SS-MID-05: the treasures of the current tier that nobody has drawn."""
    tier = UPPER if at.upper else LOWER
    cards = at.content.cards
    return [c for c in at.content.treasures if cards[c].tier == tier and at.holder[c] == NOBODY]


def legal_gifts(at: Position) -> list[SsAction]:
    """D-GIVE."""
    return [at.settings.menu.give[hero] for hero in at.heroes]


def give(at: Position, step: Step, action: SsAction, log: list[Event] | None) -> None:
    """SS-TREAS-03."""
    place = at.place_of(action.a)
    gain(at, step.source, place)
    if log is not None:
        tell(log, TreasureGiven(card_named(at, step.source), hero_named(at, place)))


def legal_trades(at: Position) -> list[SsAction]:
    """D-TRADE: done, or one hero treasure to another hero (SS-TREAS-05)."""
    menu = at.settings.menu
    options = [menu.done]
    for place in range(at.places()):
        for card in at.hands[place]:
            if at.content.cards[card].is_treasure():
                for other in range(at.places()):
                    if other != place:
                        options.append(menu.trade(card, at.heroes[other]))
    return options


def trade(at: Position, action: SsAction, log: list[Event] | None) -> None:
    if action.kind != TRADE:
        return
    card, place = action.a, at.place_of(action.b)
    at.hands[at.holder[card]].remove(card)
    at.hands[place].append(card)  # ready or exhausted as it is
    at.holder[card] = place
    if log is not None:
        tell(log, TreasureGiven(card_named(at, card), hero_named(at, place)))
    at.push_op(D_TRADE)
