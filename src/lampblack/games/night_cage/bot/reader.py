"""The picture of a position, for training."""

from typing import final

from lampblack.bots.reader import Reader
from lampblack.games.night_cage.bot.picture import PICTURE_NAMES, picture_of
from lampblack.games.night_cage.model.position import RUNNING
from lampblack.games.night_cage.state import NightState
from lampblack.kernel.seat import Seat
from lampblack.kernel.state import State


@final
class NightReader(Reader):
    def names(self) -> list[str]:
        return list(PICTURE_NAMES)

    def read(self, world: State, seat: Seat) -> list[float]:
        """Nothing during the start placements, which no judge is asked about."""
        assert isinstance(world, NightState)
        return picture_of(world) if world.turn > 0 and world.result == RUNNING else []
