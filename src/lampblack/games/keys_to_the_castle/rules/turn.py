"""The turn: DRAW, PLAY, MOVE, XKEY, END (KC-TURN, KC-DECK, KC-WIN), and the set-up before it."""

from lampblack.games.keys_to_the_castle.knowledge.facts import (
    Aborted,
    Dealt,
    Drew,
    HasDrawn,
    NetGone,
    Reshuffled,
    TurnBegan,
    WasDealt,
    Won,
)
from lampblack.games.keys_to_the_castle.model.board import board_for
from lampblack.games.keys_to_the_castle.model.pieces import (
    COLOUR_NAMES,
    COLOURS,
    DOORS,
    FACE_NAMES,
    HAND_SIZE,
    NT,
    faces,
    numbers,
    one,
)
from lampblack.games.keys_to_the_castle.model.position import OVER, PLAY, XKEY, Position
from lampblack.games.keys_to_the_castle.rules.bonus import (
    find_extra_key,
    has_used,
    take_extra_turn,
)
from lampblack.kernel.bits import bit, has
from lampblack.kernel.chance import Chance
from lampblack.kernel.event import EVERYONE, Event, all_but, only
from lampblack.kernel.seat import SEAT_NAMES, Seat


def lay_doors(players: int, chance: Chance) -> list[int]:
    """The cells of each colour, every layout equally likely (KC-SETUP-01, -02)."""
    board = board_for(players)
    cells = [0] * COLOURS
    left = [sum(DOORS)] * COLOURS
    for cell in range(board.cells):
        colour = chance.pick("colour", board.names[cell], COLOUR_NAMES, left)
        left[colour] -= 1
        cells[colour] |= bit(cell)
    return cells


def deal(at: Position, chance: Chance, log: list[Event] | None) -> None:
    """Three cards to everybody (KC-SETUP-10)."""
    for seat in range(at.players()):
        for _ in range(HAND_SIZE):
            draw_card(at, seat, chance)
        if log is not None:
            log.append(Event(only(seat), Dealt(seat, faces(at.hands[seat]))))
            log.append(Event(all_but(seat), WasDealt(seat, HAND_SIZE)))


def draw_card(at: Position, seat: Seat, chance: Chance) -> int:
    card = chance.pick("draw", SEAT_NAMES[seat], FACE_NAMES, numbers(at.pile))
    at.pile -= one(card)
    at.hands[seat] += one(card)
    return card


def begin_turn(at: Position, chance: Chance, log: list[Event] | None) -> None:
    """DRAW, and the reshuffle when that empties the pile (KC-TURN-03, KC-DECK-02)."""
    seat = at.active
    if log is not None:
        log.append(Event(EVERYONE, TurnBegan(seat, at.turn, at.bonus_turn)))
    card = draw_card(at, seat, chance)
    if log is not None:
        log.append(Event(only(seat), Drew(seat, FACE_NAMES[card])))
        log.append(Event(all_but(seat), HasDrawn(seat)))
    if at.pile == 0:
        reshuffle(at, log)
    at.step = PLAY


def reshuffle(at: Position, log: list[Event] | None) -> None:
    """The discards become the pile. A pile is a bag, so there is nothing to shuffle."""
    for card in at.discards:
        at.pile += one(card)
    if log is not None:
        log.append(Event(EVERYONE, Reshuffled(at.active, len(at.discards))))
    at.discards = []
    at.pile_then = at.pile
    at.hands_then = at.hands[:]
    at.used_since = [0] * at.players()


def land(at: Position, cell: int, log: list[Event] | None) -> bool:
    """What landing on a tile brings; whether the turn goes on to its END (KC-WIN-01, -02)."""
    if has(at.goal_line(at.active), cell):
        at.winner = at.active
        at.step = OVER
        if log is not None:
            log.append(Event(EVERYONE, Won(at.active, at.board.names[cell])))
        return False
    if has(at.extra_turn, cell) and not has_used(at, cell):
        take_extra_turn(at, cell, log)
    if has(at.extra_key, cell) and not has_used(at, cell):
        find_extra_key(at, cell, log)
        at.step = XKEY  # KC-XKEY-01
        return False
    return True


def end_turn(at: Position, chance: Chance, log: list[Event] | None) -> None:
    """KC-TURN-06: net countdown, turn number, next turn."""
    seat = at.active
    if at.net[seat] > 0:
        at.net[seat] -= 1  # KC-CARD-NET-06
        if at.net[seat] == 0:
            at.discards.append(NT)
            if log is not None:
                log.append(Event(EVERYONE, NetGone(seat)))
    if 0 < at.settings.max_turns <= at.turn:
        at.step = OVER  # KC-WIN-10
        if log is not None:
            log.append(Event(EVERYONE, Aborted(seat, at.turn)))
        return
    at.turn += 1
    at.bonus_turn = at.bonus_pending
    at.bonus_pending = False
    if not at.bonus_turn:
        at.active = (seat + 1) % at.players()
    begin_turn(at, chance, log)
