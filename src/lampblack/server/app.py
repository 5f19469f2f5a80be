"""The web application: every route, and what stands around it."""

import asyncio
import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import TYPE_CHECKING

import msgspec
from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Mount, Route

from lampblack.server import messages as wire
from lampblack.server.answers import answer, error_answer, error_of
from lampblack.server.endpoints import routes
from lampblack.server.fleet.bus import open_bus
from lampblack.server.fleet.fleet import fresh_server
from lampblack.server.fleet.waking import WakingStore
from lampblack.server.guard import Guard
from lampblack.server.health import health, ready, watched_loop
from lampblack.server.house import House
from lampblack.server.meters import MeteredBots, MeteredStore, Meters
from lampblack.server.page import page
from lampblack.server.push.start import start_herald
from lampblack.server.settings import Settings
from lampblack.server.words import Words
from lampblack.store import Store, open_store
from lampblack.store.lock import Hold
from lampblack.store.open import file_of
from lampblack.table.bots import BotPool
from lampblack.table.denied import Denied, sentence
from lampblack.table.hall import Hall
from lampblack.table.supply import Supply
from lampblack.table.table import Table

if TYPE_CHECKING:
    from lampblack.server.push.courier import Courier


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
    file, bus, server = file_of(known.store_url()), open_bus(known.bus), fresh_server()
    hold = None if file is None else Hold(file, is_shared=not bus.is_lonely)
    stock = open_store(known.store_url())
    stock.committed = meters.committed
    store: Store = MeteredStore(stock, meters)
    if not bus.is_lonely:
        store = WakingStore(store, bus, server)

    @asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        bots = BotPool(known.bot_workers, known.bot_seconds, meters.bot_waiting_seconds.observe)
        usual = supply or Supply(MeteredBots(bots, meters), bots.advise, bot_pause=known.bot_pause)
        is_shared = file is None or not bus.is_lonely
        lent = msgspec.structs.replace(usual, is_shared=is_shared, claim=bus.claim)
        hall = Hall(store, lent, known.tables_in_memory)
        house = app.state.house = House(known, store, hall, meters, words)
        fleet = house.join(stock, bus, server)
        herald = house.herald = await start_herald(known, stock, house.rings, hall.supply, courier)

        def on_change(table: Table) -> None:
            fleet.table_changed(table)
            if herald is not None:
                herald.table_changed(table)

        hall.on_change = on_change
        fleet.start()
        chores = [asyncio.create_task(work) for work in (look_after_clocks(hall), hall.look_after_unused())]
        async with watched_loop(meters):
            yield
        for chore in chores:
            chore.cancel()
        await asyncio.wait(chores)
        if herald is not None:
            await herald.close()
        await fleet.close()
        await hall.close()
        await bots.close()
        await store.close()
        if hold is not None:
            hold.release()

    return Starlette(
        routes=[
            Mount("/api", routes=routes()),
            Route("/healthz", health),
            Route("/readyz", ready),
            Route("/metrics", metrics),
            Mount("/", page()),
        ],
        exception_handlers={Denied: on_denied, HTTPException: on_http_error},
        middleware=[Middleware(Guard, settings=known)],
        lifespan=lifespan,
    )
