"""For programs: the socket's requests as plain POSTs, and its messages as a stream of lines."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from typing import Final

from starlette.requests import Request
from starlette.responses import Response, StreamingResponse

from lampblack.server import messages as wire
from lampblack.server.answers import answer, body_of, error_answer
from lampblack.server.house import House
from lampblack.server.limits import address_of
from lampblack.server.listener import Listener
from lampblack.server.requests import Caller, respond
from lampblack.server.tokens import require_welcome, seats_of, since_of, viewer_of, wishes_of
from lampblack.table.denied import Denied

KEEP_ALIVE_SECONDS: Final = 15.0
UNPROCESSABLE: Final = 422


def doing(kind: type[wire.ToServer]) -> Callable[[Request], Awaitable[Response]]:
    async def endpoint(request: Request) -> Response:
        return await do(request, kind)

    return endpoint


async def do(request: Request, kind: type[wire.ToServer]) -> Response:
    """Carry out one request; the answer is the message the socket would send."""
    house: House = request.app.state.house
    message = await body_of(request, kind, house.settings.max_message)
    async with house.hall.table(request.path_params["table"]) as table:
        seats = await seats_of(request, table, house)
        if not seats:
            raise Denied("not-your-seat", "show a seat's token: Authorization: Bearer TOKEN")
        caller = Caller(house, table, viewer_of(request, seats), address_of(request.scope["client"]))
        reply = await respond(caller, message)
    if isinstance(reply, wire.Error):
        return error_answer(reply)
    return answer(reply, UNPROCESSABLE if isinstance(reply, wire.Refused) else 200)


async def stream(request: Request) -> Response:
    """Newline-delimited JSON: a welcome, then updates as they come, and blank lines in between."""
    lines = stream_lines(request)
    first = await anext(lines)  # what is wrong with the request is answered with a status, not a line
    return StreamingResponse(following(first, lines), media_type="application/x-ndjson")


async def following(first: bytes, rest: AsyncIterator[bytes]) -> AsyncIterator[bytes]:
    yield first
    async for line in rest:
        yield line


async def stream_lines(request: Request) -> AsyncIterator[bytes]:
    house: House = request.app.state.house
    address = address_of(request.scope["client"])
    with house.connections.one(address):
        async with house.hall.table(request.path_params["table"]) as table:
            seats = await seats_of(request, table, house)
            viewer = viewer_of(request, seats)
            require_welcome(table, viewer, address)
            since = since_of(request, table, viewer)
            listener = Listener(table, viewer, seats, since, wishes_of(request), hears_presence=False)
            listener.guest = address
            with house.listening(table, listener):
                while (line := await next_line(listener)) is not None:
                    yield line


async def next_line(listener: Listener) -> bytes | None:
    try:
        async with asyncio.timeout(KEEP_ALIVE_SECONDS):
            message = await listener.next()
    except TimeoutError:
        return b"\n"
    return None if message is None else message + b"\n"
