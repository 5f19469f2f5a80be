"""The WebSocket: one viewpoint, live."""

import asyncio

from starlette.websockets import WebSocket, WebSocketDisconnect

from lampblack.kernel.seat import Seat
from lampblack.server import messages as wire
from lampblack.server.answers import decode, encode, error_of
from lampblack.server.house import House
from lampblack.server.listener import Listener
from lampblack.server.requests import respond
from lampblack.server.tokens import seats_of, since_of, viewer_of
from lampblack.table.denied import Denied
from lampblack.table.table import Table


async def live(socket: WebSocket) -> None:
    house: House = socket.app.state.house
    await socket.accept()
    try:
        async with house.hall.table(socket.path_params["table"]) as table:
            seats = seats_of(socket, table, house.settings)
            viewer = viewer_of(socket, seats)
            listener = Listener(table, viewer, seats, since_of(socket, table))
            await attend(socket, table, viewer, listener, house)
    except Denied as denied:
        await socket.send_text(encode(error_of(denied)).decode())
        await socket.close(1008, denied.code)


async def attend(socket: WebSocket, table: Table, viewer: Seat, listener: Listener, house: House) -> None:
    table.watch(listener)
    sending = asyncio.create_task(send_all(socket, listener))
    try:
        while True:
            await receive_one(socket, table, viewer, listener, house)
    except WebSocketDisconnect:
        pass
    finally:
        table.leave(listener)
        sending.cancel()
        await asyncio.wait([sending])


async def send_all(socket: WebSocket, listener: Listener) -> None:
    while (message := await listener.next()) is not None:
        await socket.send_text(message.decode())


async def receive_one(
    socket: WebSocket, table: Table, viewer: Seat, listener: Listener, house: House
) -> None:
    text = await socket.receive_text()
    if len(text.encode()) > house.settings.max_message:
        most = house.settings.max_message
        listener.say(wire.Error(None, "too-large", f"a message has at most {most} bytes"))
        return
    try:
        message = decode(text, wire.ToServer)
    except Denied as denied:
        listener.say(error_of(denied))
        return
    listener.say(await respond(table, viewer, message))
