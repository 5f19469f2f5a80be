"""The web application: every route, and what stands around it."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import Mount, Route, WebSocketRoute

from lampblack.server import api, programs
from lampblack.server import messages as wire
from lampblack.server.answers import answer, error_answer, error_of
from lampblack.server.guard import Guard
from lampblack.server.house import House
from lampblack.server.live import live
from lampblack.server.meters import MeteredBots, MeteredStore, Meters
from lampblack.server.page import page
from lampblack.server.settings import Settings
from lampblack.store import StoreFailed, open_store
from lampblack.table.bots import BotPool
from lampblack.table.denied import Denied
from lampblack.table.hall import Hall
from lampblack.table.supply import Supply

TABLE = "/tables/{table:str}"
API = [
    Route("/games", api.games),
    Route("/games/{slug:str}/rules", api.rules),
    Route("/tables", api.create, methods=["POST"]),
    Route(TABLE, api.info),
    Route(f"{TABLE}/join", api.join, methods=["POST"]),
    Route(f"{TABLE}/seats/{{seat:int}}/invite", api.invite, methods=["POST"]),
    Route(f"{TABLE}/decide", programs.decide, methods=["POST"]),
    Route(f"{TABLE}/undo", programs.undo, methods=["POST"]),
    Route(f"{TABLE}/chat", programs.chat, methods=["POST"]),
    Route(f"{TABLE}/remark", programs.remark, methods=["POST"]),
    Route(f"{TABLE}/why", programs.why, methods=["POST"]),
    Route(f"{TABLE}/preview", programs.preview, methods=["POST"]),
    Route(f"{TABLE}/stream", programs.stream),
    Route(f"{TABLE}/replay", api.replay, middleware=[Middleware(GZipMiddleware)]),
    Route(f"{TABLE}/record", api.record),
    WebSocketRoute(f"{TABLE}/ws", live),
]


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
        message = wire.Error(None, "not-found", "there is nothing at this address")
    else:
        message = wire.Error(None, "not-allowed", error.detail)
    response = answer(message, error.status_code)
    response.headers.update(error.headers or {})
    return response


def create_app(settings: Settings | None = None, supply: Supply | None = None) -> Starlette:
    """The application. Its store is opened here, so that a bad data folder is told at once."""
    known = settings or Settings()
    meters = Meters()
    store = MeteredStore(open_store(known.store_url()), meters)

    @asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        bots = BotPool(known.bot_workers)
        usual = Supply(MeteredBots(bots, meters), bot_pause=known.bot_pause)
        hall = Hall(store, supply or usual, known.tables_in_memory)
        app.state.house = House(known, store, hall, meters)
        yield
        await hall.close()
        await bots.close()
        await store.close()

    return Starlette(
        routes=[
            Mount("/api", routes=API),
            Route("/healthz", health),
            Route("/metrics", metrics),
            Mount("/", page()),
        ],
        exception_handlers={Denied: on_denied, HTTPException: on_http_error},
        middleware=[Middleware(Guard, settings=known)],
        lifespan=lifespan,
    )
