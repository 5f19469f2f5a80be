"""The web application: every route, and what stands around it."""

import asyncio
import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import TYPE_CHECKING

from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import Mount, Route

from lampblack.server import messages as wire
from lampblack.server.answers import answer, error_answer, error_of
from lampblack.server.endpoints import routes
from lampblack.server.guard import Guard
from lampblack.server.house import House
from lampblack.server.meters import MeteredBots, MeteredStore, Meters
from lampblack.server.page import page
from lampblack.server.push.start import start_herald
from lampblack.server.settings import Settings
from lampblack.server.words import Words
from lampblack.store import StoreFailed, open_store
from lampblack.table.bots import BotPool
from lampblack.table.denied import Denied, sentence
from lampblack.table.hall import Hall
from lampblack.table.supply import Supply

if TYPE_CHECKING:
    from lampblack.server.push.courier import Courier


async def health(request: Request) -> Response:
    """Well when the log can be read."""
    house: House = request.app.state.house
    try:
        await house.store.read("")
    except StoreFailed:
        return PlainTextResponse("the store does not answer\n", 503)
    return PlainTextResponse("ok\n")


async def metrics(request: Request) -> Response:
    house: House = request.app.state.house
    return Response(house.meters.text(), media_type="text/plain; version=0.0.4; charset=utf-8")


async def on_denied(request: Request, error: Exception) -> Response:
    assert isinstance(error, Denied)
    return error_answer(error_of(error))


async def on_http_error(request: Request, error: Exception) -> Response:
    assert isinstance(error, HTTPException)
    if error.status_code == 404:
        message = wire.Error(None, "not-found", "There is nothing at this address.")
    else:
        message = wire.Error(None, "not-allowed", sentence(error.detail))
    response = answer(message, error.status_code)
    response.headers.update(error.headers or {})
    return response


async def look_after_clocks(hall: Hall) -> None:
    """In the background: nobody waits for it who comes meanwhile."""
    try:
        await hall.look_after_clocks()
    except Exception:
        logging.getLogger("clock").exception("the clocks of tables nobody has open wait until somebody comes")


def create_app(
    settings: Settings | None = None, supply: Supply | None = None, courier: "Courier | None" = None
) -> Starlette:
    """The application. Its store is opened here, so that a bad data folder is told at once."""
    known = settings or Settings()
    meters = Meters()
    words = Words.read(known.words)
    store = MeteredStore(open_store(known.store_url()), meters)

    @asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        bots = BotPool(known.bot_workers, known.bot_seconds, meters.bot_waiting_seconds.observe)
        usual = Supply(MeteredBots(bots, meters), bot_pause=known.bot_pause)
        hall = Hall(store, supply or usual, known.tables_in_memory)
        house = app.state.house = House(known, store, hall, meters, words)
        house.herald = start_herald(known, house.rings, hall.supply, courier)
        if house.herald is not None:
            hall.on_change = house.herald.table_changed
        clocks = asyncio.create_task(look_after_clocks(hall))
        yield
        clocks.cancel()
        await asyncio.wait([clocks])
        if house.herald is not None:
            await house.herald.close()
        await hall.close()
        await bots.close()
        await store.close()

    return Starlette(
        routes=[
            Mount("/api", routes=routes()),
            Route("/healthz", health),
            Route("/metrics", metrics),
            Mount("/", page()),
        ],
        exception_handlers={Denied: on_denied, HTTPException: on_http_error},
        middleware=[Middleware(Guard, settings=known)],
        lifespan=lifespan,
    )
