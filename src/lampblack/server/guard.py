"""The door: whose requests come in, how often, and what every answer carries."""

import time
from typing import Final

import structlog
from starlette.datastructures import Headers, MutableHeaders, QueryParams
from starlette.requests import ClientDisconnect
from starlette.responses import Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from lampblack.server import messages as wire
from lampblack.server.answers import error_answer
from lampblack.server.house import House
from lampblack.server.limits import address_of
from lampblack.server.names import is_ours
from lampblack.server.settings import Settings, origin_of
from lampblack.table.pool import NEWCOMER

POLICY: Final = "; ".join(
    [
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "img-src 'self'",
        "font-src 'self'",
        "media-src 'self'",
        "manifest-src 'self'",
        "worker-src 'self'",
        "connect-src 'self'",
        "base-uri 'none'",
        "form-action 'none'",
        "frame-ancestors 'none'",
    ]
)
HEADERS: Final = {
    "Content-Security-Policy": POLICY,
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "Referrer-Policy": "no-referrer",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
}
CRASH: Final = wire.Error(None, "internal", "Something went wrong here; nothing more is known.")
SAFE_METHODS: Final = {"GET", "HEAD"}
METHODS: Final = SAFE_METHODS | {"POST"}

log = structlog.get_logger("http")


class Guard:
    """ASGI middleware around the whole application."""

    def __init__(self, app: ASGIApp, settings: Settings) -> None:
        self._app = app
        self._settings = settings
        self._headers = dict(HEADERS)
        if settings.is_https():
            self._headers["Strict-Transport-Security"] = "max-age=31536000"

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] in ("http", "websocket"):
            NEWCOMER.set(address_of(scope["client"]))
        if scope["type"] == "http":
            await self._http(scope, receive, send)
        elif scope["type"] == "websocket":
            await self._websocket(scope, receive, send)
        else:
            await self._app(scope, receive, send)

    async def _http(self, scope: Scope, receive: Receive, send: Send) -> None:
        started = time.perf_counter()
        status = 0

        async def send_guarded(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                self._add_headers(scope, message)
            await send(message)

        try:
            await (self._refusal(scope) or self._app)(scope, receive, send_guarded)
        except ClientDisconnect:
            pass
        except Exception:
            log.exception("a request crashed", path=scope["path"])
            if status == 0:
                await error_answer(CRASH)(scope, receive, send_guarded)
        finally:
            method = scope["method"] if scope["method"] in METHODS else "other"
            scope["app"].state.house.meters.requests.labels(method, str(status)).inc()
            seconds = round(time.perf_counter() - started, 4)
            # The path alone: a query or a header may hold what is nobody else's business.
            log.info("request", method=method, path=scope["path"], status=status, seconds=seconds)

    async def _websocket(self, scope: Scope, receive: Receive, send: Send) -> None:
        refusal = self._refusal(scope)
        if refusal is None:
            await self._app(scope, receive, send)
        else:
            await receive()
            # Starlette turns this into the handshake's answer: a status instead of a socket.
            await refusal(scope, receive, send)

    def _refusal(self, scope: Scope) -> Response | None:
        """Why this request does not come in, if it does not."""
        house: House = scope["app"].state.house
        is_api = scope["path"].startswith("/api/")
        if not (house.requests if is_api else house.files).take(address_of(scope["client"])):
            return error_answer(wire.Error(None, "too-fast", "Too many requests; wait a little."))
        if self._settings.public_url is None and not is_ours(Headers(scope=scope).get("host", "")):
            problem = "This server does not know itself by that name; whoever runs it sets --public-url."
            return error_answer(wire.Error(None, "not-allowed", problem, "Host"))
        if not is_api:
            return None
        is_change = scope["type"] == "websocket" or scope["method"] not in SAFE_METHODS
        if is_change and not self._is_from_here(Headers(scope=scope)):
            problem = "This request comes from another site's page."
            return error_answer(wire.Error(None, "not-allowed", problem, "Origin"))
        spoken = wire_version(scope)
        if spoken not in (None, str(wire.WIRE_VERSION)):
            problem = f"This server speaks version {wire.WIRE_VERSION} of the wire, you speak {spoken!r}; see docs/api.md."
            return error_answer(wire.Error(None, "outdated", problem, "wire"))
        return None

    def _is_from_here(self, headers: Headers) -> bool:
        """Browsers name the page's origin; programs need not."""
        origin = headers.get("origin")
        if origin is None:
            return True
        if self._settings.public_url is not None:
            return origin.lower() == origin_of(self._settings.public_url)
        _, _, host = origin.lower().partition("://")
        return host == headers.get("host", "").lower()

    def _add_headers(self, scope: Scope, start: Message) -> None:
        headers = MutableHeaders(scope=start)
        for name, value in self._headers.items():
            headers[name] = value
        if scope["path"].startswith("/api/"):
            headers["Cache-Control"] = "no-store"


def wire_version(scope: Scope) -> str | None:
    """The version a program says it was written for; browsers get their page from here and need not."""
    asked = QueryParams(scope["query_string"]).get("wire")
    return Headers(scope=scope).get("x-lampblack-wire", asked)
