"""Who has something to send is asked for it in rounds: one turn of the loop for a whole crowd."""

import asyncio
import weakref
from typing import Protocol


class Sender(Protocol):
    def pump(self) -> None:
        """Write what there is to send."""


class Round:
    """Whoever has something to send, one after the other, as soon as what happens now has happened."""

    def __init__(self, loop: asyncio.AbstractEventLoop) -> None:
        self._loop = weakref.proxy(loop)
        self._due: list[Sender] = []

    def join(self, sender: Sender) -> None:
        if not self._due:
            self._loop.call_soon(self._go)
        self._due.append(sender)

    def _go(self) -> None:
        due, self._due = self._due, []
        for sender in due:
            try:
                sender.pump()
            except Exception as error:
                self._loop.call_exception_handler({"message": "nothing could be sent", "exception": error})


_rounds: "weakref.WeakKeyDictionary[asyncio.AbstractEventLoop, Round]" = weakref.WeakKeyDictionary()


def round_of(loop: asyncio.AbstractEventLoop) -> Round:
    """One for all who are served by the loop."""
    found = _rounds.get(loop)
    if found is None:
        found = _rounds[loop] = Round(loop)
    return found
