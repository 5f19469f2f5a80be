"""The web application: every route, and what it needs around it."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import Route, WebSocketRoute

from lampblack.server import api
from lampblack.server.answers import error_answer, error_of
from lampblack.server.house import House
from lampblack.server.live import live
from lampblack.server.settings import Settings
from lampblack.store import open_store
from lampblack.table.bots import BotPool
from lampblack.table.denied import Denied
from lampblack.table.hall import Hall
from lampblack.table.setting import Setting


async def on_denied(request: Request, error: Exception) -> Response:
    assert isinstance(error, Denied)
    return error_answer(error_of(error))


async def healthz(request: Request) -> Response:
    return PlainTextResponse("ok\n")


ROUTES = [
    Route("/api/games", api.games),
    Route("/api/games/{slug}/rules", api.rules),
    Route("/api/tables", api.create, methods=["POST"]),
    Route("/api/tables/{table}", api.info),
    Route("/api/tables/{table}/join", api.join, methods=["POST"]),
    Route("/api/tables/{table}/seats/{seat:int}/invite", api.invite, methods=["POST"]),
    Route("/api/tables/{table}/replay", api.replay),
    Route("/api/tables/{table}/record", api.record),
    WebSocketRoute("/api/tables/{table}/ws", live),
    Route("/healthz", healthz),
]


def create_app(settings: Settings | None = None) -> Starlette:
    known = settings or Settings()

    @asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        store = open_store(known.store_url())
        bots = BotPool(known.bot_workers)
        hall = Hall(store, Setting(bots, bot_pause=known.bot_pause), known.tables_in_memory)
        app.state.house = House(known, hall, bots)
        yield
        await hall.close()
        await bots.close()
        await store.close()

    return Starlette(routes=ROUTES, exception_handlers={Denied: on_denied}, lifespan=lifespan)
