"""Who has something to send is asked for it in rounds."""

import asyncio
from typing import Any

from lampblack.server.rounds import round_of


class Sender:
    def __init__(self, sent: list[str], name: str, is_broken: bool = False) -> None:
        self.sent = sent
        self.name = name
        self.is_broken = is_broken

    def pump(self) -> None:
        if self.is_broken:
            raise RuntimeError(self.name)
        self.sent.append(self.name)
        if self.name == "again":
            self.name = "once more"
            round_of(asyncio.get_running_loop()).join(self)


def test_all_are_asked_in_order_and_one_that_fails_keeps_nobody_waiting() -> None:
    sent: list[str] = []
    failed: list[str] = []

    def note(_: asyncio.AbstractEventLoop, context: dict[str, Any]) -> None:
        failed.append(str(context["exception"]))

    async def story() -> None:
        loop = asyncio.get_running_loop()
        loop.set_exception_handler(note)
        assert round_of(loop) is round_of(loop)
        for each in (Sender(sent, "again"), Sender(sent, "broken", True), Sender(sent, "last")):
            round_of(loop).join(each)
        assert sent == []
        await asyncio.sleep(0)
        assert sent == ["again", "last"]
        await asyncio.sleep(0)

    asyncio.run(story())
    assert sent == ["again", "last", "once more"]
    assert failed == ["broken"]
