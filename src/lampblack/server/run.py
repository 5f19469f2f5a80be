"""Running the application for real: uvicorn with our settings, and an orderly end."""

import os
import socket
import sys
import webbrowser
from functools import partial
from typing import Final

import uvicorn
from starlette.applications import Starlette

from lampblack.server.app import create_app
from lampblack.server.built import is_built
from lampblack.server.door import Door, Doorkeeper, raise_file_limit
from lampblack.server.line import Line
from lampblack.server.logs import configure_logs
from lampblack.server.page import NOT_BUILT
from lampblack.server.settings import Settings
from lampblack.server.tidying import Tidying, settle

SHUTDOWN_SECONDS: Final = 10
TIDY_TICKS: Final = 20
"""Between looks at whether to tidy up: two seconds."""
HERE: Final = {"0.0.0.0": "127.0.0.1", "::": "::1"}
"""Where to reach a server on this machine that listens on every address."""


class Server(uvicorn.Server):
    """Says where it is; and when it is told to stop, finishes what is under way before it closes the
    sockets (with code 1012, so that clients come back)."""

    def __init__(self, config: uvicorn.Config, app: Starlette, settings: Settings, opens: bool) -> None:
        super().__init__(config)
        self._app = app
        self._settings = settings
        self._opens = opens
        self._tidying: Tidying | None = None

    def tidy_up(self) -> None:
        """See to garbage at quiet times only, from now on; for who has the process to themselves."""
        settle()
        self._tidying = Tidying()

    async def on_tick(self, counter: int) -> bool:
        if self._tidying is not None and counter % TIDY_TICKS == 0:
            self._tidying.look(self._app.state.house.deeds)
        return await super().on_tick(counter)

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        address = self.address()
        print(f"Lampblack is at {address} (Ctrl-C stops it)", flush=True)
        if not is_built():
            print(NOT_BUILT, file=sys.stderr, flush=True)
        if self._opens and has_screen():
            webbrowser.open(address)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        for server in self.servers:
            server.close()
        await self._app.state.house.settle()
        await super().shutdown(sockets)

    def address(self) -> str:
        if self._settings.public_url is not None:
            return self._settings.public_url
        host, port = self.servers[0].sockets[0].getsockname()[:2]
        here = HERE.get(host, host)
        return f"http://[{here}]:{port}" if ":" in here else f"http://{here}:{port}"


def has_screen() -> bool:
    if sys.platform in ("darwin", "win32"):
        return True
    return bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))


def run(settings: Settings, opens: bool = False) -> None:
    configure_logs()
    raise_file_limit()
    server = server_for(settings, create_app(settings), opens)
    server.tidy_up()
    server.run()


def server_for(
    settings: Settings, app: Starlette, opens: bool = False, keeper: Doorkeeper | None = None
) -> Server:
    config = uvicorn.Config(
        app,
        http=partial(Door, keeper or Doorkeeper(settings)),  # type: ignore[arg-type]
        host=settings.host,
        port=settings.port,
        loop="auto",  # uvloop where it exists
        ws=Line,
        # Past this the socket is closed; between our own limit and this one a clear error is sent.
        ws_max_size=8 * settings.max_message,
        # Off: compression would mix what one person writes with what another must not read.
        ws_per_message_deflate=False,
        log_config=None,
        access_log=False,
        server_header=False,
        proxy_headers=settings.trusted_proxies is not None,
        forwarded_allow_ips=settings.trusted_proxies or "",
        timeout_graceful_shutdown=SHUTDOWN_SECONDS,
    )
    return Server(config, app, settings, opens)
