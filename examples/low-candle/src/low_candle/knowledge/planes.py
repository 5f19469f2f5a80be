"""What a seat's view says as numbers: ``knowledge.show``, for learners. Places count from the viewer's own."""

from typing import Final

from lampblack.kernel.planes import Ink, Plane
from lampblack.kernel.seat import Seat
from low_candle.model.actions import NONE, Height
from low_candle.model.box import Box
from low_candle.model.position import ROUNDS, SETTING, SHIELDING, Position
from low_candle.model.settings import Settings

STEPS: Final = (SETTING, SHIELDING)


def planes(settings: Settings) -> list[Plane]:
    players, heights = settings.players, len(settings.box.heights)
    return [
        Plane("hand", (heights,), "the viewer's candles by height"),
        Plane("candle", (heights,), "the viewer's candle that is set"),
        Plane("hand sizes", (players,), "candles in each hand"),
        Plane("set", (players,), "who has set a candle"),
        Plane("shielded", (players,), "whose candle stands behind a shield"),
        Plane("shields", (players,), "who still has a shield"),
        Plane("taken", (players,), "rounds each has taken"),
        Plane("boasts", (players, heights), "the height each has boasted of"),
        Plane("burnt", (heights,), "candles burnt, by height"),
        Plane("round", (ROUNDS,), "which round it is"),
        Plane("lead", (players,), "who began it"),
        Plane("step", (len(STEPS),), "setting, or shielding; neither once the game is over"),
    ]


def tensor(at: Position, viewer: Seat) -> bytes:
    ink, box = Ink(), at.settings.box
    own = at.places[viewer]
    places = [at.places[(viewer + step) % at.settings.players] for step in range(at.settings.players)]
    ink.numbers([own.hand.count(height) for height in box.heights])
    write_height(ink, box, own.candle)
    ink.numbers([len(place.hand) for place in places])
    for place in places:
        ink.flag(place.candle != NONE)
    for place in places:
        ink.flag(place.is_shielded)
    for place in places:
        ink.flag(place.has_shield)
    ink.numbers([place.taken for place in places])
    for place in places:
        write_height(ink, box, place.boast)
    ink.numbers([at.burnt.count(height) for height in box.heights])
    ink.one_of(at.round - 1, ROUNDS)
    ink.one_of((at.lead() - viewer) % at.settings.players, at.settings.players)
    ink.one_of(STEPS.index(at.top().step) if at.agenda else -1, len(STEPS))
    return ink.dry()


def write_height(ink: Ink, box: Box, height: Height) -> None:
    ink.one_of(-1 if height == NONE else box.heights.index(height), len(box.heights))
