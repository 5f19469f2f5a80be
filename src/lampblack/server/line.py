"""uvicorn's WebSocket with a short way out: messages that are encoded already go to the transport as they are."""

from collections.abc import Callable
from functools import lru_cache
from typing import Final

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request

LINE: Final = "lampblack.line"
"""Where a socket's scope has its line, among the extensions."""
TEXT: Final = 0x81
"""The first byte of a frame that is a whole text message."""

MOST_SIZES: Final = 1024
MOST_FRAMES: Final = 16
"""A message that a crowd gets is framed once for all of them."""


class Line(WebSocketsSansIOProtocol):
    """Nothing here is compressed or split, so that a message's frame is its length and its bytes."""

    is_clear = True
    on_clear: Callable[[], None] | None = None
    """Who wants to know when there is room for more again."""

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if not self.close_sent:
            self.scope["extensions"][LINE] = {"line": self}

    def write(self, messages: list[bytes]) -> None:
        """Send texts at once; what comes after the end of the connection is lost, as it would be on the way."""
        if self.handshake_complete and not self.close_sent and not self.transport.is_closing():
            frames = [framed(text) for text in messages]
            self.transport.write(frames[0] if len(frames) == 1 else b"".join(frames))

    def pause_writing(self) -> None:
        super().pause_writing()
        self.is_clear = False

    def resume_writing(self) -> None:
        super().resume_writing()
        self.is_clear = True
        if self.on_clear is not None:
            self.on_clear()


@lru_cache(MOST_SIZES)
def head(size: int) -> bytes:
    """What stands before a text of so many bytes (RFC 6455, 5.2)."""
    if size < 126:
        return bytes((TEXT, size))
    return bytes((TEXT, 126)) + size.to_bytes(2) if size < 65536 else bytes((TEXT, 127)) + size.to_bytes(8)


@lru_cache(MOST_FRAMES)
def framed(text: bytes) -> bytes:
    return head(len(text)) + text
