"""A moment of a game that is told again."""

from typing import final

from lampblack.kernel.event import Event
from lampblack.kernel.record import Line
from lampblack.kernel.state import State


@final
class Moment:
    """A point of a replay: the state, and the events that led to it from the one before."""

    def __init__(self, state: State, events: list[Event], line: Line | None) -> None:
        self.state = state
        self.events = events
        self.line = line
