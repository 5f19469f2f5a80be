"""The one exit for information: what each viewer may know is added here, and nothing else is."""

from lampblack.kernel.seat import EVERYTHING, Seat
from low_candle.knowledge.view import LowCandleView, PlaceView
from low_candle.model.actions import NONE, Height
from low_candle.model.position import ROUNDS, Position


def show(at: Position, viewer: Seat) -> LowCandleView:
    return LowCandleView(
        viewer=viewer,
        round=at.round,
        rounds=ROUNDS,
        lead=at.lead(),
        places=[show_place(at, seat, viewer) for seat in range(at.settings.players)],
        burnt=list(at.burnt),
        bag=sum(at.bag().values()),
        is_over=not at.agenda,
    )


def show_place(at: Position, seat: Seat, viewer: Seat) -> PlaceView:
    place = at.places[seat]
    is_told = viewer in (seat, EVERYTHING)  # LC-INFO-01, LC-INFO-02
    return PlaceView(
        seat=seat,
        taken=place.taken,
        has_shield=place.has_shield,
        hand_size=len(place.hand),
        hand=list(place.hand) if is_told else None,
        is_set=place.candle != NONE,
        candle=some(place.candle) if is_told else None,
        is_shielded=place.is_shielded,
        boast=some(place.boast),
    )


def some(height: Height) -> int | None:
    return None if height == NONE else height
