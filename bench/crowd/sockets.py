"""A WebSocket client that costs next to nothing, so that the crowd is never what is measured."""

import asyncio
import os
from collections.abc import Callable
from typing import Final, cast

TEXT, CLOSE, PING, PONG = 1, 8, 9, 10
NO_MASK: Final = bytes(4)
"""A client must mask what it sends; a mask of zeros changes nothing."""


class Socket(asyncio.Protocol):
    """Hands every text message on as bytes, answers pings, keeps what came before anybody listened."""

    def __init__(self, hello: bytes) -> None:
        self._hello = hello
        self._early: list[bytes] = []
        self._hear: Callable[[bytes], None] = self._early.append
        self._data = bytearray()
        self.is_open = asyncio.get_running_loop().create_future()
        self.is_lost = False
        self.transport: asyncio.Transport

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = cast(asyncio.Transport, transport)
        self.transport.write(self._hello)

    def connection_lost(self, exc: Exception | None) -> None:
        self.is_lost = True
        if not self.is_open.done():
            self.is_open.set_exception(ConnectionError("the server hung up"))

    def data_received(self, data: bytes) -> None:
        self._data += data
        if not self.is_open.done():
            head, end, rest = bytes(self._data).partition(b"\r\n\r\n")
            if not end:
                return
            if b" 101 " not in head.split(b"\r\n")[0]:
                self.is_open.set_exception(ConnectionError(head.decode(errors="replace")))
                return
            self._data = bytearray(rest)
            self.is_open.set_result(None)
        self._frames()

    def _frames(self) -> None:
        data, at = self._data, 0
        while len(data) >= at + 2:
            size, start = data[at + 1], at + 2
            if size >= 126:
                start += 2 if size == 126 else 8
                size = int.from_bytes(data[at + 2 : start])
            if len(data) < start + size:
                break
            self._frame(data[at] & 15, bytes(data[start : start + size]))
            at = start + size
        del data[:at]

    def _frame(self, opcode: int, payload: bytes) -> None:
        if opcode == TEXT:
            self._hear(payload)
        elif opcode == PING:
            self._write(PONG, payload)
        elif opcode == CLOSE:
            self.transport.close()

    def listen(self, hear: Callable[[bytes], None]) -> None:
        self._hear = hear
        for payload in self._early:
            hear(payload)

    def send(self, payload: bytes) -> None:
        self._write(TEXT, payload)

    def _write(self, opcode: int, payload: bytes) -> None:
        size = len(payload)
        head = (
            bytes([128 | opcode, 128 | size]) if size < 126 else bytes([128 | opcode, 254]) + size.to_bytes(2)
        )
        self.transport.write(head + NO_MASK + payload)

    def close(self) -> None:
        self._write(CLOSE, b"")
        self.transport.close()


async def connect(port: int, path: str, headers: dict[str, str]) -> Socket:
    lines = {
        "Host": f"127.0.0.1:{port}",
        "Upgrade": "websocket",
        "Connection": "Upgrade",
        "Sec-WebSocket-Key": "bG9hZC1sb2FkLWxvYWQtbA==",
        "Sec-WebSocket-Version": "13",
        **headers,
    }
    hello = f"GET {path} HTTP/1.1\r\n" + "".join(f"{name}: {value}\r\n" for name, value in lines.items())
    loop = asyncio.get_running_loop()
    _, socket = await loop.create_connection(lambda: Socket(hello.encode() + b"\r\n"), "127.0.0.1", port)
    await socket.is_open
    return socket


def on_core(core: int) -> None:
    """Keep this process on one core, where there are several."""
    cores = sorted(os.sched_getaffinity(0))
    os.sched_setaffinity(0, {cores[core % len(cores)]})
