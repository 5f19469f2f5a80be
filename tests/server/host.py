"""A real server on a free port, and people who come to it."""

import json
import ssl
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Self

import httpx
from websockets.sync.client import ClientConnection, connect

from lampblack.server.app import create_app
from lampblack.server.door import Doorkeeper
from lampblack.server.push.courier import Courier
from lampblack.server.run import server_for
from lampblack.server.settings import Settings
from lampblack.table.supply import Supply

KEYS = "keys-to-the-castle"
ME_AND_OPEN = [{"kind": "me", "name": "Ada"}, {"kind": "open"}]
PATIENT = 60.0
"""Seconds after which a test gives up; nothing is measured."""

Json = dict[str, Any]


class Host:
    """A server in a thread of this process."""

    def __init__(
        self,
        settings: Settings,
        supply: Supply | None = None,
        courier: Courier | None = None,
        keeper: Doorkeeper | None = None,
    ) -> None:
        self.settings = settings
        self.app = create_app(settings, supply, courier)
        self.server = server_for(settings, self.app, keeper=keeper)
        self.thread = threading.Thread(target=self.server.run, daemon=True)

    def __enter__(self) -> Self:
        self.thread.start()
        while not self.server.started:
            assert self.thread.is_alive(), "the server did not start"
        self.port: int = self.server.servers[0].sockets[0].getsockname()[1]
        self.url = f"http://127.0.0.1:{self.port}"
        return self

    def __exit__(self, *_: object) -> None:
        self.server.should_exit = True
        self.thread.join(PATIENT)
        assert not self.thread.is_alive(), "the server did not stop"

    def person(self) -> "Person":
        return Person(self.url)


def usual(data: Path, **more: Any) -> Settings:
    """Limits that tests do not run into."""
    given: dict[str, Any] = {
        "port": 0,
        "data": data,
        "bot_pause": 0.0,
        "bot_workers": 1,
        "messages_per_second": 10_000,
        "requests_per_second": 10_000,
        "chat_per_minute": 1_000_000,  # five at once, then one each 0.06 ms
        "tables_per_hour": 10_000,
    }
    return Settings(**(given | more))


class Person:
    """A browser: cookies, an origin, sockets."""

    def __init__(self, url: str, tls: ssl.SSLContext | None = None) -> None:
        self.url = url
        self.tls = tls
        self.http = httpx.Client(base_url=url, headers={"Origin": url}, timeout=PATIENT, verify=tls or True)

    def get(self, path: str, **more: Any) -> httpx.Response:
        return self.http.get(path, **more)

    def post(self, path: str, body: Any = None, **more: Any) -> httpx.Response:
        return self.http.post(path, json={} if body is None else body, **more)

    def create(self, seats: list[Json] = ME_AND_OPEN, **more: Any) -> Json:
        response = self.post("/api/tables", {"game": KEYS, "seats": seats, **more})
        assert response.status_code == 201, response.text
        made: Json = response.json()
        return made

    def join(self, table: str, invite: str, name: str, **more: Any) -> Json:
        response = self.post(f"/api/tables/{table}/join", {"invite": invite, "name": name, **more})
        assert response.status_code == 200, response.text
        joined: Json = response.json()
        return joined

    def cookie_header(self, table: str) -> str:
        paths = (f"/api/tables/{table}", "/api")
        kept = [cookie for cookie in self.http.cookies.jar if cookie.path in paths]
        return "; ".join(f"{cookie.name}={cookie.value}" for cookie in kept)

    @contextmanager
    def sit(self, table: str, seat: int | None = None, **query: Any) -> Iterator["Socket"]:
        """A socket at the table, as this seat or as a spectator."""
        asked = query if seat is None else {"seat": seat, **query}
        url = httpx.URL(self.url.replace("http", "ws"), path=f"/api/tables/{table}/ws", params=asked)
        headers = {"Cookie": self.cookie_header(table)}
        with connect(
            str(url),
            origin=self.url,  # type: ignore[arg-type]
            additional_headers=headers,
            close_timeout=2,
            ssl=self.tls,
        ) as connection:
            yield Socket(connection)


class Socket:
    """A socket, and what was last heard of the table on it."""

    def __init__(self, connection: ClientConnection) -> None:
        self.connection = connection
        self.now: Json = {"seq": -1}
        self.entries: list[Json] = []

    def raw(self) -> str:
        message = self.connection.recv(PATIENT)
        assert isinstance(message, str)
        return message

    def hear(self, *kinds: str) -> Json:
        """The next message, of one of these kinds if any are given."""
        while True:
            message: Json = json.loads(self.raw())
            if message["type"] == "update":
                self.now = message["now"]
                self.entries += message["entries"]
            if not kinds or message["type"] in kinds:
                return message

    def hear_of(self, seq: int) -> Json:
        """The table as of this entry, or later. (An answer and its update come in either order.)"""
        while self.now["seq"] < seq:
            self.hear("update")
        return self.now

    def send(self, message: Any) -> None:
        self.connection.send(message if isinstance(message, str | bytes) else json.dumps(message))

    def ask(self, message: Any) -> Json:
        """Send, and the answer to it."""
        self.send(message)
        return self.hear("accepted", "refused", "allowed", "foreseen", "checked", "advice", "error", "pong")

    def decide(self, action: Json, seq: int | None = None, id: str = "d") -> Json:
        next_seq = self.now["seq"] + 1 if seq is None else seq
        return self.ask({"type": "decide", "id": id, "seq": next_seq, "action": action})

    def legal(self, name: str = "") -> Json:
        """A legal action, of this name if one is given."""
        for option in self.now["legal"]:
            if option["action"]["type"] == name or not name:
                action: Json = option["action"]
                return action
        raise AssertionError(f"no {name} among {[option['text'] for option in self.now['legal']]}")
