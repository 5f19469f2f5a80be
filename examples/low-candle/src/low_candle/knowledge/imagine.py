"""Worlds a seat cannot tell from the real one: what is hidden from it is dealt anew."""

from lampblack.kernel.chance import Chance
from lampblack.kernel.seat import Seat, seat_name
from low_candle.model.actions import NONE, Height
from low_candle.model.position import Place, Position


def imagine_candles(world: Position, seat: Seat, chance: Chance) -> None:
    """Every deal of the unseen candles is possible, and as likely as the bag makes it.

    What others set or boasted is taken for no hint. A player may do so; the rules do not.
    """
    hidden = {other: place for other, place in enumerate(world.places) if other != seat}
    sizes = {other: (len(place.hand), place.candle != NONE) for other, place in hidden.items()}
    for place in hidden.values():
        place.hand, place.candle = [], NONE
    for other, (held, is_set) in sizes.items():
        deal(world, other, held, is_set, chance)


def deal(world: Position, seat: Seat, held: int, is_set: bool, chance: Chance) -> None:
    place: Place = world.places[seat]
    if is_set:
        place.candle = imagined(world, seat, chance)
    for _ in range(held):
        place.hand.append(imagined(world, seat, chance))
    place.hand.sort()


def imagined(world: Position, seat: Seat, chance: Chance) -> Height:
    box = world.settings.box
    picked = chance.pick("imagine", seat_name(seat), box.height_names, list(world.bag().values()))
    return box.heights[picked]
