"""The turn around its decisions: DRAW, the landing, END (KC-TURN, KC-WIN)."""

from lampblack.games.keys_to_the_castle.knowledge.facts import Aborted, Drew, HasDrawn, TurnBegan, Won
from lampblack.games.keys_to_the_castle.model.pieces import FACE_NAMES
from lampblack.games.keys_to_the_castle.model.position import DRAW, END, OVER, PLAY, XKEY, Position
from lampblack.games.keys_to_the_castle.rules.bonus import find_extra_key, has_used, take_extra_turn
from lampblack.games.keys_to_the_castle.rules.cards import draw_card, reshuffle
from lampblack.games.keys_to_the_castle.rules.obstacles import count_net_down
from lampblack.kernel.bits import has
from lampblack.kernel.chance import Chance
from lampblack.kernel.event import EVERYONE, Event, all_but, only


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


def land(at: Position, cell: int, log: list[Event] | None) -> None:
    """What landing on a tile brings: the win, or its bonus, or nothing (KC-WIN-01, -02)."""
    at.step = END
    if has(at.goal_line(at.active), cell):
        at.winner = at.active
        at.step = OVER
        if log is not None:
            log.append(Event(EVERYONE, Won(at.active, at.board.names[cell])))
    elif has(at.extra_turn, cell) and not has_used(at, cell):
        take_extra_turn(at, cell, log)
    elif has(at.extra_key, cell) and not has_used(at, cell):
        find_extra_key(at, cell, log)
        at.step = XKEY  # KC-XKEY-01


def end_turn(at: Position, log: list[Event] | None) -> None:
    """KC-TURN-06: net countdown, turn number, next turn."""
    count_net_down(at, log)
    if 0 < at.settings.max_turns <= at.turn:
        at.step = OVER  # KC-WIN-10
        if log is not None:
            log.append(Event(EVERYONE, Aborted(at.active, at.turn)))
        return
    at.turn += 1
    at.bonus_turn = at.bonus_pending
    at.bonus_pending = False
    if not at.bonus_turn:
        at.active = (at.active + 1) % at.players()
    at.step = DRAW
