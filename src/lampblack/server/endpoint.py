"""One address of the API: what answers there, what it takes and gives."""

from collections.abc import Awaitable, Callable
from typing import Any, Final, Literal

import msgspec
from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from lampblack.table.denied import Code

TEXT: Final = "text/plain"
LINES: Final = "application/x-ndjson"

Handler = Callable[[Request], Awaitable[Response]]


class Query(msgspec.Struct, frozen=True):
    """Something behind the ``?``."""

    name: str
    help: str
    shape: dict[str, Any]
    """As JSON Schema."""


class Endpoint(msgspec.Struct, frozen=True, kw_only=True):
    method: Literal["GET", "POST"]
    path: str
    """Below ``/api``; ``{device:int}`` is a number, everything else in braces a text."""
    does: Handler
    help: str
    gives: Any
    """A message, or a kind of text (``TEXT``, ``LINES``)."""
    takes: Any = None
    status: int = 200
    also: tuple[int, ...] = ()
    """Other statuses with the same answer."""
    says_no: tuple[Code, ...] = ()
    """Beyond what may be said to any request."""
    query: tuple[Query, ...] = ()
    is_zipped: bool = False


def get(path: str, does: Handler, help: str, gives: Any, **more: Any) -> Endpoint:
    return Endpoint(method="GET", path=path, does=does, help=help, gives=gives, **more)


def post(path: str, does: Handler, help: str, takes: Any, gives: Any, **more: Any) -> Endpoint:
    return Endpoint(method="POST", path=path, does=does, help=help, takes=takes, gives=gives, **more)


def route(endpoints: list[Endpoint]) -> Route:
    """One address with all its methods, so that a wrong one is told which are right."""
    does: dict[str, Handler] = {endpoint.method: endpoint.does for endpoint in endpoints}

    async def answer(request: Request) -> Response:
        return await does["GET" if request.method == "HEAD" else request.method](request)

    zipped = [Middleware(GZipMiddleware)] if any(each.is_zipped for each in endpoints) else None
    return Route(endpoints[0].path, answer, methods=list(does), middleware=zipped)
