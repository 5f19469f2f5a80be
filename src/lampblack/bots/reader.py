"""What a game reads off a position for a judge that learns."""

from mypy_extensions import mypyc_attr

from lampblack.kernel.seat import Seat
from lampblack.kernel.state import State


@mypyc_attr(allow_interpreted_subclasses=True)
class Reader:
    """Positions as rows of numbers, each about 0 to 1, most of them 0. A game names its own (``Game.reader``)."""

    def names(self) -> list[str]:
        """What each number of a row is called; they stand in the file of weights, too."""
        raise NotImplementedError

    def read(self, world: State, seat: Seat) -> list[float]:
        """The row of a position as the seat sees it; empty where there is nothing to learn."""
        raise NotImplementedError
