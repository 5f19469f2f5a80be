"""What a game says for the search: who thinks alike, what deserves a try, how far to look, what a position is worth."""

from mypy_extensions import mypyc_attr

from lampblack.kernel.action import Action
from lampblack.kernel.chance import Chance
from lampblack.kernel.seat import Seat
from lampblack.kernel.state import State


@mypyc_attr(allow_interpreted_subclasses=True)
class Mind:
    """One player's way to think. It is given imagined worlds only, never the real one."""

    def ranked(self, world: State, chance: Chance) -> list[Action]:
        """What whoever is asked might do here, the likeliest first, never nothing; the rest is not tried at all."""
        raise NotImplementedError

    def quick(self, world: State, chance: Chance) -> Action:
        """What whoever is asked does without a search: so a course of play goes on beyond the tree."""
        return self.ranked(world, chance)[0]

    def is_one_with(self, seat: Seat, asked: Seat) -> bool:
        """Whether two seats know the same and want the same: their decisions are searched as one mind's.

        Anybody else is played by ``quick`` in the imagined world.
        """
        return seat == asked

    def is_far_enough(self, start: State, world: State) -> bool:
        """Whether a course of play is judged here; at the end of the game it always is."""
        raise NotImplementedError

    def worth(self, world: State, seat: Seat) -> float:
        """The seat's chance to win, from 0 to 1, also when the game is over."""
        raise NotImplementedError
