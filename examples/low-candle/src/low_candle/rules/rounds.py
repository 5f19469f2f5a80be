"""The course of a round, and of the game (LC-ROUND)."""

from lampblack.kernel.chance import Chance
from lampblack.kernel.event import EVERYONE, Event
from low_candle.knowledge.facts import RoundBegan
from low_candle.model.actions import NONE
from low_candle.model.position import (
    HAND,
    NEXT_ROUND,
    ROUNDS,
    SETTING,
    SHIELDING,
    WIND,
    Item,
    Position,
)
from low_candle.rules.bag import draw


def course(at: Position) -> list[Item]:
    """Everything that happens in this round, in its order (LC-ROUND-02)."""
    seats = at.in_order()
    return [
        *[Item(SETTING, seat) for seat in seats],
        *[Item(SHIELDING, seat) for seat in seats],
        Item(WIND),
        Item(NEXT_ROUND),
    ]


def begin_game(at: Position, chance: Chance, log: list[Event] | None) -> None:
    for seat in range(at.settings.players):
        draw(at, seat, HAND, chance, log)  # LC-SETUP-01
    begin_round(at, log)


def begin_round(at: Position, log: list[Event] | None) -> None:
    for place in at.places:
        place.boast = NONE  # LC-BOAST-02
    at.agenda = course(at)[::-1]
    if log is not None:
        log.append(Event(EVERYONE, RoundBegan(at.round, at.lead())))


def end_round(at: Position, chance: Chance, log: list[Event] | None) -> None:
    if at.round == ROUNDS:
        return  # LC-END-01: nothing is left to do
    at.round += 1
    for seat in at.in_order():
        draw(at, seat, 1, chance, log)  # LC-DRAW-01
    begin_round(at, log)
