"""The WebSocket: one viewpoint, live."""

import asyncio
from typing import Final

import structlog
from starlette.websockets import WebSocket, WebSocketDisconnect

from lampblack.server import messages as wire
from lampblack.server.answers import decoder, encode, error_of
from lampblack.server.house import House
from lampblack.server.limits import address_of
from lampblack.server.line import LINE
from lampblack.server.listener import Listener
from lampblack.server.requests import Caller, respond
from lampblack.server.ringing import holder_of
from lampblack.server.tokens import require_welcome, seats_of, since_of, viewer_of, wishes_of
from lampblack.table.denied import Denied

POLICY: Final = 1008
TRY_LATER: Final = 1013
PATIENCE: Final = 100
"""How many messages sent too fast are answered before the connection is closed."""

decode_request = decoder(wire.ToServer)
log = structlog.get_logger("live")


async def live(socket: WebSocket) -> None:
    house: House = socket.app.state.house
    await socket.accept()
    try:
        address = address_of(socket.scope["client"])
        with house.connections.one(address):
            log.info("connected", path=socket.url.path)
            async with house.hall.table(socket.path_params["table"]) as table:
                seats = await seats_of(socket, table, house)
                viewer = viewer_of(socket, seats)
                require_welcome(table, viewer, address)
                since = since_of(socket, table, viewer)
                listener = Listener(table, viewer, seats, since, wishes_of(socket))
                listener.guest = address
                holder = await holder_of(socket, house)
                listener.device = None if holder is None else holder.key()
                await attend(socket, Caller(house, table, viewer, address), listener)
    except Denied as denied:
        await say_goodbye(socket, denied)


async def say_goodbye(socket: WebSocket, denied: Denied) -> None:
    try:
        await socket.send_text(encode(error_of(denied)).decode())
        await socket.close(TRY_LATER if denied.code == "busy" else POLICY, denied.code)
    except (WebSocketDisconnect, RuntimeError):
        pass  # gone before it could be told


async def attend(socket: WebSocket, caller: Caller, listener: Listener) -> None:
    with caller.house.listening(caller.table, listener):
        sending = asyncio.create_task(send_all(socket, listener))
        aside = Aside(caller, listener)
        try:
            await receive_all(socket, caller, listener, aside)
        finally:
            await end_all(sending, aside.thinking)


async def end_all(*tasks: asyncio.Task[None] | None) -> None:
    running = [each for each in tasks if each is not None]
    for each in running:
        each.cancel()
    await asyncio.wait(running)


class Aside:
    """A bot thinks about advice; meanwhile everything else is answered."""

    def __init__(self, caller: Caller, listener: Listener) -> None:
        self._caller = caller
        self._listener = listener
        self.thinking: asyncio.Task[None] | None = None

    def ask(self, message: wire.Advise) -> None:
        if self.thinking is None or self.thinking.done():
            self.thinking = asyncio.create_task(self._answer(message))
        else:
            self._listener.say(wire.Error(message.id, "too-fast", "A bot is thinking about it already."))

    async def _answer(self, message: wire.Advise) -> None:
        self._listener.say(await answer(message, self._caller))


async def send_all(socket: WebSocket, listener: Listener) -> None:
    await listener.pour(socket.scope["extensions"][LINE]["line"])
    if listener.farewell is not None:
        await say_goodbye(socket, listener.farewell)


async def receive_all(socket: WebSocket, caller: Caller, listener: Listener, aside: Aside) -> None:
    bucket = caller.house.message_bucket()
    impatient = 0
    while True:
        event = await socket.receive()
        if event["type"] == "websocket.disconnect":
            return
        if listener.farewell is not None:
            return
        if bucket.take():
            impatient = 0
            message = read(event.get("text"), caller.house.settings.max_message)
            if isinstance(message, wire.Advise):
                aside.ask(message)
            elif isinstance(message, wire.Error):
                listener.say(message)
            else:
                listener.say(await answer(message, caller))
            continue
        impatient += 1
        if impatient > PATIENCE:
            raise Denied("too-fast", "too many messages; come back later")
        listener.say(wire.Error(None, "too-fast", "Messages come too fast; nothing was done."))


def read(text: str | None, most: int) -> wire.ToServer | wire.Error:
    """One message as it came in, or what is wrong with it."""
    if text is None:
        return wire.Error(None, "malformed", "Send text, not binary data.")
    if len(text) > most or len(text.encode()) > most:
        return wire.Error(None, "too-large", f"A message has at most {most} bytes.")
    try:
        message: wire.ToServer = decode_request(text)
    except Denied as denied:
        return error_of(denied)
    return message


async def answer(message: wire.ToServer, caller: Caller) -> wire.ToClient:
    try:
        return await respond(caller, message)
    except Exception:
        log.exception("a message could not be answered", table=caller.table.id)
        return wire.Error(message.id, "internal", "Something went wrong here; nothing more is known.")
