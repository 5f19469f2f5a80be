"""What makes a position possible."""

from collections.abc import Iterator

from lampblack.kernel.seat import Seat, seat_name
from low_candle.model.actions import NONE
from low_candle.model.position import HAND, ROUNDS, SETTING, SHIELDING, Item, Position


def broken(at: Position) -> str | None:
    """The first thing about a position that cannot be, or None."""
    return next(problems(at), None)


def problems(at: Position) -> Iterator[str]:
    for height, left in at.bag().items():
        if left < 0:
            yield f"the box has fewer candles of height {height} [LC-BOX-02]"
    if not at.agenda and at.round != ROUNDS:
        yield f"nobody is asked, and it is round {at.round} [LC-ROUND-01]"
    played = at.round - 1 if at.agenda else at.round
    if len(at.burnt) != played * at.settings.players:
        yield f"after {played} rounds {len(at.burnt)} candles are burnt [LC-WIND-06]"
    for seat in range(at.settings.players):
        for problem in problems_of(at, seat, played):
            yield f"{seat_name(seat)} {problem}"


def problems_of(at: Position, seat: Seat, played: int) -> Iterator[str]:
    place = at.places[seat]
    is_to_set = Item(SETTING, seat) in at.agenda
    is_set = bool(at.agenda) and not is_to_set
    if (place.candle != NONE) != is_set:
        yield f"has {'no' if is_set else 'a'} candle on the table [LC-ROUND-02]"
    if len(place.hand) != (HAND if is_to_set else HAND - 1):
        yield f"holds {len(place.hand)} candles [LC-DRAW-01]"
    if place.is_shielded and (place.has_shield or not is_set or Item(SHIELDING, seat) in at.agenda):
        yield "has shielded a candle, with the shield still in hand or before it was asked [LC-SHIELD-01]"
    if not place.has_shield and not place.is_shielded and not played:
        yield "has spent the shield on nothing [LC-SHIELD-02]"
    if not place.has_shield and at.agenda and at.top() == Item(SHIELDING, seat):
        yield "is asked for a shield that is spent [LC-SHIELD-03]"
    if place.taken > played:
        yield f"has taken {place.taken} of {played} rounds [LC-WIND-04]"
