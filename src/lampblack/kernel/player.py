"""Who decides: a player gets a viewpoint, never the state."""

from collections.abc import Sequence
from typing import Final, final

from mypy_extensions import mypyc_attr

from lampblack.kernel.action import Action
from lampblack.kernel.answers import Prompt
from lampblack.kernel.chance import Chance
from lampblack.kernel.seat import Seat
from lampblack.kernel.state import State
from lampblack.kernel.view import View

CHANCES: Final = "Chances to win, in 100"


@final
class Viewpoint:
    """What a player may use to decide: the seat's view, its options, and imagined worlds."""

    def __init__(self, state: State, seat: Seat) -> None:
        self.__state = state
        self.seat = seat

    def view(self) -> View:
        return self.__state.observe(self.seat)

    def prompt(self) -> Prompt | None:
        return self.__state.prompt(self.seat)

    def legal(self) -> Sequence[Action]:
        """The options of the decision this seat is asked for."""
        return self.__state.legal(self.seat)

    def remarks(self) -> Sequence[Action]:
        """What this seat may say now."""
        return self.__state.remarks(self.seat)

    def imagine(self, chance: Chance) -> State:
        return self.__state.imagine(self.seat, chance)


@final
class Counsel:
    """What somebody would do, why, and what they think of the best few: the action itself comes first.

    ``reason`` is a verb phrase from the player's own judgement: ``keeps a Gate lit``. Worths are chances to win,
    from 0 to 1, unless ``measure`` says what the player counts in.
    """

    def __init__(self, options: Sequence[tuple[Action, float]], reason: str, measure: str = CHANCES) -> None:
        self.options = list(options)
        self.reason = reason
        self.measure = measure

    def figures(self) -> list[str]:
        """The worths as they are told."""
        if self.measure == CHANCES:
            return [str(round(100 * worth)) for _, worth in self.options]
        return [f"{worth:.1f}" for _, worth in self.options]

    @property
    def action(self) -> Action:
        return self.options[0][0]


@mypyc_attr(allow_interpreted_subclasses=True)
class Player:
    """Chooses one of the legal actions. A player sits on one seat for one game.

    Law (bots_see_no_secrets): in two worlds the seat cannot tell apart, with equal chance, the
    same action is chosen, the same remark made and the same advice given; ``testkit.laws`` checks it.
    """

    def remark(self, here: Viewpoint, chance: Chance) -> Action | None:
        """Something to say, one of ``here.remarks()``, or nothing. Asked once before each own decision."""
        return None

    def decide(self, here: Viewpoint, chance: Chance) -> Action:
        raise NotImplementedError

    def explain(self, here: Viewpoint, chance: Chance) -> Counsel | None:
        """What it would decide for this seat, with one reason; None where it has none to give.

        It knows what the seat knows, and no more, as for its own decisions.
        """
        return None


@final
class RandomPlayer(Player):
    """Any legal action, all equally likely."""

    def decide(self, here: Viewpoint, chance: Chance) -> Action:
        legal = here.legal()
        return legal[chance.below(len(legal))]
