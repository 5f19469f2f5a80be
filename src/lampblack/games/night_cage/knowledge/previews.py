"""What an action surely does, as facts."""

from typing import Any

from lampblack.kernel.action import Action
from lampblack.kernel.certainty import foresee
from lampblack.kernel.state import State


def preview(state: State, action: Action) -> tuple[list[Any], bool]:
    """The certain facts of a legal action, and whether chance comes after them.

    The state is not touched. When nothing is left to chance, the facts are all that happens.
    """
    seen = foresee(state, action)
    return [event.fact for event in seen.events], not seen.is_all
