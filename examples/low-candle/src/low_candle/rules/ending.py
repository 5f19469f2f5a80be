"""How a game ends (LC-END)."""

from lampblack.kernel.answers import Outcome
from lampblack.kernel.words import counted
from low_candle.model.position import Position


def outcome_of(at: Position) -> Outcome | None:
    if at.agenda:
        return None
    players = at.settings.players
    most = max(place.taken for place in at.places)
    if most == 0:
        return Outcome((), players, "no candle outlasted any wind", "LC-END-02")
    winners = tuple(seat for seat, place in enumerate(at.places) if place.taken == most)
    return Outcome(winners, players, f"took {counted(most, 'round')}", "LC-END-01")
