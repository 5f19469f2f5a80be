"""Whom a card means (NYC-PRIM-21, and the conditions printed on the cards)."""

from lampblack.games.nyctophobia.model import cards
from lampblack.games.nyctophobia.model.pieces import HUNTER
from lampblack.games.nyctophobia.model.position import Position
from lampblack.kernel.seat import Seat


def visible(at: Position) -> list[int]:
    return [seat for seat in range(1, at.settings.hunted + 1) if not at.is_hidden(seat)]


def hunter_distance(at: Position, seat: Seat) -> int:
    """dH from the Hunter to a Hunted; the same way back, but for the car, which may only be where it leads to."""
    cell, hunter = at.place[seat], at.place[HUNTER]
    if at.forest.is_car(cell):
        return at.forest.hunter_distances(cell)[hunter]
    return at.forest.hunter_distances(hunter)[cell]


def passing(at: Position, who: int) -> list[int]:
    """The seats a filter passes, in seat order."""
    if who == cards.WOUNDED_OR_HIDDEN:
        return [
            seat
            for seat in range(1, at.settings.hunted + 1)
            if at.health[seat] < at.settings.box.health or at.is_hidden(seat)
        ]
    if who == cards.HIDDEN_CLOSE:
        return [
            seat
            for seat in range(1, at.settings.hunted + 1)
            if at.is_hidden(seat) and 2 <= hunter_distance(at, seat) <= 4
        ]
    seats = visible(at)
    if who == cards.WITHOUT_ROCK:
        return [seat for seat in seats if at.held[seat] == 0]
    if who == cards.WITH_ROCK:
        return [seat for seat in seats if at.held[seat] > 0]
    if who == cards.CLOSE_WITH_ROCK:
        return [seat for seat in seats if at.held[seat] > 0 and hunter_distance(at, seat) <= 3]
    if who == cards.NEAREST or who == cards.FARTHEST:
        return extremes(at, seats, who == cards.NEAREST)
    return seats


def extremes(at: Position, seats: list[int], nearest: bool) -> list[int]:
    """The nearest or the farthest, all that tie."""
    if not seats:
        return seats
    steps = [hunter_distance(at, seat) for seat in seats]
    wanted = min(steps) if nearest else max(steps)
    return [seat for seat, away in zip(seats, steps) if away == wanted]
