"""What a seat remembers: everything it was told and did, as text, and how its view changed, as numbers."""

from typing import Any
from zlib import crc32

import msgspec

from lampblack.kernel.action import Action
from lampblack.kernel.event import Event, perceived
from lampblack.kernel.seat import Seat
from lampblack.kernel.state import State


class Memory:
    """Perfect recall of one seat. Never changed: what comes after is another memory that knows this one."""

    __slots__ = ("before", "lines", "number", "tensor")

    def __init__(
        self,
        before: "Memory | None" = None,
        lines: tuple[str, ...] = (),
        tensor: bytes = b"",
        number: int = -1,
    ) -> None:
        self.before = before
        self.lines = lines
        self.tensor = tensor
        self.number = number
        """Of the action the seat itself took to get here; -1 when it was another's doing."""

    @staticmethod
    def of(state: State, seat: Seat) -> "Memory":
        """Of who knows nothing but what is seen now."""
        return Memory(None, (view_text(state, seat),), state.tensor(seat))

    def after(self, state: State, seat: Seat, log: list[Event], action: Action | None) -> "Memory":
        """Nothing at all is remembered of what a seat neither did nor noticed.

        What was seen and never told in words (a hand of cards) leaves its checksum: other sights, another memory.
        """
        lines = [msgspec.json.encode(fact).decode() for fact in perceived(log, seat)]
        tensor = state.tensor(seat)
        if tensor != self.tensor:
            lines.append(f"= {crc32(tensor):08x}")
        if action is None:
            return Memory(self, tuple(lines), tensor) if lines else self
        return Memory(self, (f"> {action.text}", *lines), tensor, state.vocabulary().number(action))

    def text(self) -> str:
        told: list[str] = []
        memory: Memory | None = self
        while memory is not None:
            told += reversed(memory.lines)
            memory = memory.before
        return "\n".join(reversed(told))

    def newest(self, rows: int) -> list["Memory"]:
        """The last so many of its changes, newest first."""
        found: list[Memory] = []
        memory: Memory | None = self
        while memory is not None and memory.tensor and len(found) < rows:
            found.append(memory)
            memory = memory.before
        return found

    def __deepcopy__(self, memo: Any) -> "Memory":
        return self

    def __reduce__(self) -> tuple[Any, ...]:
        return Memory, (self.before, self.lines, self.tensor, self.number)


def view_text(state: State, seat: Seat) -> str:
    return msgspec.json.encode(state.observe(seat)).decode()
