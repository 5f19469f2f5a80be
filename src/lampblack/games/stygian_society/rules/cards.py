"""Cards: using up, refreshing, exhausting, gaining and losing them (SS-TURN-08, SS-EFF-22, -23)."""

from lampblack.games.stygian_society.knowledge.facts.team import AllRefreshed
from lampblack.games.stygian_society.model.agenda import D_EXHAUST, Item
from lampblack.games.stygian_society.model.effects import WHO_ALL
from lampblack.games.stygian_society.model.pieces import GONE, TEAM
from lampblack.games.stygian_society.model.position import Position
from lampblack.games.stygian_society.rules.tell import tell
from lampblack.kernel.event import Event


def use_up(at: Position, card: int) -> None:
    """A card is exhausted or leaves the game the moment it is used (SS-TURN-08, SS-SKILL-07)."""
    used = at.content.cards[card]
    if used.exhaust:
        at.exhaust_card(card, True)
    elif used.discard:
        owner = at.holder[card]
        (at.team if owner == TEAM else at.hands[owner]).remove(card)
        at.give_card(card, GONE)


def gain(at: Position, card: int, owner: int) -> None:
    """The card comes ready (SS-XP-09)."""
    at.give_card(card, owner)
    at.exhaust_card(card, False)
    at.note_card(card)
    (at.team if owner == TEAM else at.hands[owner]).append(card)


def refresh_all(at: Position, log: list[Event] | None) -> None:
    """SS-XP-04: skills and treasures."""
    for card in range(len(at.exhausted)):
        at.exhaust_card(card, False)
    if log is not None:
        tell(log, AllRefreshed())


def begin_exhausting(at: Position, who: int, number: int) -> None:
    """SS-EFF-23: the active hero, or each hero in anchor order."""
    if who == WHO_ALL:
        for place in reversed(at.in_anchor_order()):
            at.push(Item(D_EXHAUST, number, -1, place))
    else:
        at.push(Item(D_EXHAUST, number, -1, at.active))
