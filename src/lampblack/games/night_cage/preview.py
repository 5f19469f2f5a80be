"""What an action surely does: everything that happens before chance is asked."""

from collections.abc import Sequence
from typing import Any, final

from lampblack.games.night_cage.state import NightState
from lampblack.kernel.action import Action
from lampblack.kernel.chance import Chance
from lampblack.kernel.event import Event


class Unforeseen(Exception):
    """Chance was asked where only what is certain is wanted."""


@final
class NoChance(Chance):
    def pick(self, what: str, subject: str, names: Sequence[str], weights: list[int]) -> int:
        raise Unforeseen(f"{what} {subject}")

    def below(self, n: int) -> int:
        raise Unforeseen("a number")


def preview(state: NightState, action: Action) -> tuple[list[Any], bool]:
    """The certain facts of a legal action, and whether chance comes after them.

    The state is not touched. When nothing is left to chance, the facts are all that happens.
    """
    world = state.clone()
    log: list[Event] = []
    try:
        world.apply(action, NoChance(), log)
    except Unforeseen:
        return [event.fact for event in log], True
    return [event.fact for event in log], False
