"""The view as a text drawing."""

from lampblack.kernel.seat import seat_name
from low_candle.knowledge.view import LowCandleView, PlaceView


def draw(view: LowCandleView) -> str:
    """One row per player: rounds taken, shield in hand, the candle on the table, the hand."""
    head = f"round {view.round}/{view.rounds}, bag {view.bag}, burnt {numbers(view.burnt) or '-'}"
    return "\n".join([head, *(draw_place(place, view.lead) for place in view.places)])


def draw_place(place: PlaceView, lead: int) -> str:
    mark = ">" if place.seat == lead else " "
    shield = ")" if place.has_shield else " "
    row = f"{mark}{seat_name(place.seat)}  {'*' * place.taken:5}  {shield}  {candle(place):5}"
    return f"{row}  {'? ' * place.hand_size if place.hand is None else numbers(place.hand)}".rstrip()


def candle(place: PlaceView) -> str:
    """``[ 7]``, ``[ ?])`` behind its shield, ``[  ]`` when none is set."""
    height = "?" if place.is_set and place.candle is None else place.candle or ""
    return f"[{height:>2}]{')' if place.is_shielded else ''}"


def numbers(heights: list[int]) -> str:
    return " ".join(str(height) for height in heights)
