"""Chests, treasures and trading (SS-CHEST, SS-TREAS)."""

from lampblack.games.stygian_society.knowledge.facts.chests import ChestOpened, TreasureFound, TreasuresGone
from lampblack.games.stygian_society.knowledge.facts.named import Named
from lampblack.games.stygian_society.model.agenda import D_GIVE, LOOT, Item
from lampblack.games.stygian_society.model.effects import ALL, FROM_CHEST, NONE
from lampblack.games.stygian_society.model.pieces import LOWER, NOBODY, TEAM, UPPER
from lampblack.games.stygian_society.model.position import Position
from lampblack.games.stygian_society.rules.cards import gain
from lampblack.games.stygian_society.rules.lists import start_list
from lampblack.games.stygian_society.rules.luck import change_luck
from lampblack.games.stygian_society.rules.modifiers import chest_safety
from lampblack.games.stygian_society.rules.tell import card_named, tell
from lampblack.kernel.chance import Chance
from lampblack.kernel.event import Event

TREASURES_PER_CHEST = 2


def open_chest(at: Position, chance: Chance, log: list[Event] | None) -> None:
    """SS-CHEST-02, -03: the card is compared with peril and goes back; then treasures."""
    chests = at.content.chests
    drawn = chests[chance.pick("chest", "", at.content.chest_names, [1] * len(chests))]
    compared = at.peril - chest_safety(at)
    happens = drawn.number <= compared
    at.chest_draw = 0
    if log is not None:
        tell(log, ChestOpened(Named(drawn.id, drawn.name), drawn.text, drawn.number, compared, happens))
    at.push_counted(LOOT, ALL)
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
    at.push_counted(LOOT, left - 1)
    if found.is_team:
        gain(at, card, TEAM)
        change_luck(at, 0, log)
    else:
        at.push(Item(D_GIVE, 0, card))


def treasure_deck(at: Position) -> list[int]:
    """SS-SETUP-13, SS-MID-05: the treasures of the current tier that nobody has drawn."""
    tier = UPPER if at.upper else LOWER
    cards = at.content.cards
    return [c for c in at.content.treasures if cards[c].tier == tier and at.holder[c] == NOBODY]
