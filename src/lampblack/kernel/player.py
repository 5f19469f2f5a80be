"""Who decides: a player gets a viewpoint, never the state."""

from typing import Any, final

from mypy_extensions import mypyc_attr

from lampblack.kernel.action import Action
from lampblack.kernel.answers import Prompt
from lampblack.kernel.chance import Chance
from lampblack.kernel.seat import Seat
from lampblack.kernel.state import State


@final
class Viewpoint:
    """What a player may use to decide: the seat's view, its options, and imagined worlds."""

    def __init__(self, state: State, seat: Seat) -> None:
        self.__state = state
        self.seat = seat

    def view(self) -> Any:
        return self.__state.observe(self.seat)

    def prompt(self) -> Prompt:
        return self.__state.prompt()

    def legal(self) -> list[Action]:
        return self.__state.legal()

    def asides(self) -> list[Action]:
        """What this seat may say now."""
        return self.__state.asides(self.seat)

    def imagine(self, chance: Chance) -> State:
        return self.__state.imagine(self.seat, chance)


@mypyc_attr(allow_interpreted_subclasses=True)
class Player:
    """Chooses one of the legal actions.

    Law (bots_see_no_secrets): in two worlds the seat cannot tell apart, with equal chance, the
    same action is chosen, and the same said; ``kernel.laws`` checks it.
    """

    def speak(self, here: Viewpoint, chance: Chance) -> Action | None:
        """Something to say, one of ``here.asides()``, or nothing. Asked once before each own decision."""
        return None

    def decide(self, here: Viewpoint, chance: Chance) -> Action:
        raise NotImplementedError


@final
class RandomPlayer(Player):
    """Any legal action, all equally likely."""

    def decide(self, here: Viewpoint, chance: Chance) -> Action:
        legal = here.legal()
        return legal[chance.below(len(legal))]
