"""What can be taken back; docs/undo.md has the reasons."""

from lampblack.kernel.event import EVERYONE, Event
from lampblack.kernel.record import Line
from lampblack.kernel.state import State


def is_harmless_to_undo(line: Line, events: list[Event], after: State) -> bool:
    """Nothing random came of it, nobody was told a secret, and the game goes on.

    Whoever took it may then take it back, until somebody else decides or speaks.
    """
    if line.chance or after.outcome() is not None or after.undo_tells(line.seat):
        return False
    return all(event.audience == EVERYONE for event in events)
