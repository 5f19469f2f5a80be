"""Cards between pile, hands and discard pile (KC-DECK, KC-PLAY)."""

from lampblack.games.keys_to_the_castle.knowledge.facts import Reshuffled
from lampblack.games.keys_to_the_castle.model.pieces import FACE_NAMES, numbers, one
from lampblack.games.keys_to_the_castle.model.position import Position
from lampblack.kernel.chance import Chance
from lampblack.kernel.event import EVERYONE, Event
from lampblack.kernel.seat import SEAT_NAMES, Seat


def draw_card(at: Position, seat: Seat, chance: Chance) -> int:
    card = chance.pick("draw", SEAT_NAMES[seat], FACE_NAMES, numbers(at.pile))
    at.pile -= one(card)
    at.hands[seat] += one(card)
    return card


def reshuffle(at: Position, log: list[Event] | None) -> None:
    """The discards become the pile. A pile is a bag, so there is nothing to shuffle (KC-DECK-06)."""
    for card in at.discards:
        at.pile += one(card)
    if log is not None:
        log.append(Event(EVERYONE, Reshuffled(at.active, len(at.discards))))
    at.discards = []
    at.pile_then = at.pile
    at.hands_then = at.hands[:]
    at.used_since = [0] * at.players()


def use_up(at: Position, card: int) -> None:
    """Take a card from the hand, and keep what card-counting needs to know of it."""
    seat = at.active
    at.hands[seat] -= one(card)
    if at.pile_then == 0:
        return
    if at.pile == at.pile_then:  # the first card after the reshuffle was in hand at its time
        at.hands_then[seat] -= one(card)
    else:
        at.used_since[seat] += one(card)
