"""The invariants of section 2.20: true at every decision point, and of every loaded position.

Besides them, what a loaded position must satisfy to be one that play can lead to: how its turn stands, and
that what is remembered of the last reshuffle fits (otherwise no world could be imagined).
"""

from lampblack.games.keys_to_the_castle.model.board import OUTSIDE
from lampblack.games.keys_to_the_castle.model.pieces import (
    COLOURS,
    FACES,
    HAND_SIZE,
    HS,
    NT,
    PL,
    SP,
    Bag,
    number,
    one,
    size,
)
from lampblack.games.keys_to_the_castle.model.position import NO_WINNER, OVER, PLAY, XKEY, Position
from lampblack.kernel.answers import Refusal
from lampblack.kernel.bits import bit, count, has
from lampblack.kernel.words import in_words


def on_castle(at: Position) -> Bag:
    """The cards that lie on the Castle, Nets included."""
    cards: Bag = count(at.padlocked) * one(PL)
    cards += (count(at.falling) + count(at.rising)) * one(SP)
    cards += count(at.sawn) * one(HS)
    for turns in at.net:
        if turns > 0:
            cards += one(NT)
    for more in at.more_nets:
        cards += more * one(NT)
    return cards


def outside_the_pile(at: Position) -> list[int]:
    """How many cards of each face are in hands, discarded or on the Castle."""
    counted = [0] * FACES
    castle = on_castle(at)
    for face in range(FACES):
        counted[face] += number(castle, face)
        for hand in at.hands:
            counted[face] += number(hand, face)
    for face in at.discards:
        counted[face] += 1
    return counted


def broken(at: Position) -> Refusal | None:
    """The first invariant this position breaks, or None."""
    return broken_cards(at) or broken_castle(at) or broken_players(at) or broken_turn(at) or broken_memory(at)


def broken_cards(at: Position) -> Refusal | None:
    deck = at.settings.content.deck
    for face, counted in enumerate(outside_the_pile(at)):
        if counted + number(at.pile, face) != number(deck, face):
            cards = f"the {size(deck)} of the deck"
            return Refusal("KC-INV-01", f"The cards in hands, piles and Castle are not {cards}.")
    if at.is_over():
        return None
    if at.pile == 0:
        return Refusal("KC-INV-09", "The draw pile is empty.")
    for seat, hand in enumerate(at.hands):
        due = HAND_SIZE + 1 if seat == at.active and at.step == PLAY else HAND_SIZE
        if size(hand) != due:
            return Refusal("KC-INV-10", f"P{seat} holds {size(hand)} cards and should hold {due}.")
    return None


def broken_castle(at: Position) -> Refusal | None:
    readings = at.settings.readings
    if at.uncut() & at.padlocked and not readings.padlocks_bars:
        return Refusal("KC-INV-04", "An uncut barred door carries a Padlock.")
    if at.sawn & ~(at.barred & at.opened):
        return Refusal("KC-INV-05", "A Hacksaw lies on a door that is not barred and open.")
    crossed = 0 if readings.crosses else at.falling & at.rising
    if crossed or (at.falling | at.rising) & ~at.board.joints:
        return Refusal("KC-INV-06", "A passage is crossed by another, or lies on no joint.")
    for colour in range(COLOURS):
        if count(at.colours[colour]) > at.settings.content.colour_size:
            return Refusal(
                "KC-COMP-04",
                f"There are more than {in_words(at.settings.content.colour_size)} doors of one colour.",
            )
        if min(at.unseen_kinds(colour)) < 0:
            return Refusal("KC-INV-11", "There are more doors of a kind and colour than exist.")
    return None


def broken_players(at: Position) -> Refusal | None:
    taken = 0
    standing = at.passable()
    if at.settings.readings.padlocks_occupied:
        standing = at.opened & ~at.uncut()
    for seat, cell in enumerate(at.place):
        if cell == OUTSIDE:
            if at.net[seat] > 0:
                return Refusal("KC-INV-07", f"P{seat} is trapped outside the Castle.")
            continue
        if taken & bit(cell):
            return Refusal("KC-INV-03", f"Two characters stand on {at.board.names[cell]}.")
        taken |= bit(cell)
        if not has(standing, cell):
            return Refusal("KC-INV-02", f"P{seat} stands on a door that nobody can enter.")
        if has(at.goal_line(seat), cell) and seat != at.winner:
            return Refusal("KC-INV-08", f"P{seat} stands on its goal line and the game goes on.")
    return None


def broken_turn(at: Position) -> Refusal | None:
    here = at.place[at.active]
    if at.settings.max_turns and at.turn > at.settings.max_turns:
        return Refusal("KC-WIN-10", f"Turn {at.turn} comes after the agreed last one.")
    if at.step == XKEY and (
        here == OUTSIDE or not has(at.extra_key, here) or has(at.bonus_used[at.active], here)
    ):
        return Refusal("KC-XKEY-01", f"P{at.active} is not on an Extra Key it has not used yet.")
    if at.step == OVER and at.winner == NO_WINNER and at.turn != at.settings.max_turns:
        return Refusal("KC-WIN-10", "The game is over without a winner before its last turn.")
    if at.winner != NO_WINNER and (
        at.winner != at.active or here == OUTSIDE or not has(at.goal_line(at.active), here)
    ):
        return Refusal("KC-WIN-01", f"P{at.winner} has won without landing on its goal line.")
    if at.bonus_pending and (at.step != OVER or at.winner != NO_WINNER):
        return Refusal(
            "KC-XTURN-01", "A bonus turn is pending only between the landing and the end of a turn."
        )
    return None


def broken_memory(at: Position) -> Refusal | None:
    """Everybody's draws since the last reshuffle, as remembered, are what the pile of then has lost."""
    wrong = Refusal("KC-INV-01", "What is remembered of the last reshuffle does not fit the cards of now.")
    if at.pile_then == 0:
        return wrong if any(at.hands_then) or any(at.used_since) else None
    for face in range(FACES):
        lost = number(at.pile_then, face) - number(at.pile, face)
        for seat in range(at.players()):
            drawn = number(at.hands[seat], face) + number(at.used_since[seat], face)
            drawn -= number(at.hands_then[seat], face)
            if drawn < 0:
                return wrong
            lost -= drawn
        if lost != 0:
            return wrong
    return None
