"""People who go on by themselves, whatever happens to the servers they are at."""

import random
import threading
import time
from collections.abc import Callable

import httpx
import msgspec
from websockets.exceptions import WebSocketException

from tests.server.host import KEYS, Json, Person, Socket

GONE = (WebSocketException, OSError, EOFError, TimeoutError, httpx.HTTPError)
LONG = 150
"""Entries of a table that is left for a new one."""
PACE = 0.02
"""Seconds before a decision: servers that are killed need some of the machine to come back."""
SECONDS = 3.0
"""After which one comes back by another way."""


class TryAgain(Exception):
    """The server says that it cannot now."""


class Runner:
    """A thread that does something again and again until it is told to stop."""

    def __init__(self, urls: list[str]) -> None:
        self.urls = urls
        self.dice = random.Random()
        self.failure: BaseException | None = None
        self._is_over = False
        self._thread = threading.Thread(target=self._run, daemon=True)

    def start(self) -> None:
        self._thread.start()

    def is_over(self) -> bool:
        return self._is_over

    def stop(self) -> None:
        self._is_over = True

    def end(self, seconds: float = 30.0) -> None:
        self.stop()
        self._thread.join(seconds)
        assert not self._thread.is_alive(), "somebody hangs"

    def _run(self) -> None:
        while not self._is_over and self.failure is None:
            try:
                self.once()
            except (*GONE, TryAgain):
                time.sleep(0.05)
            except BaseException as error:
                self.failure = error

    def once(self) -> None:
        raise NotImplementedError

    def someone(self) -> Person:
        """A new browser, at any of the servers."""
        return Person(self.url())

    def url(self) -> str:
        return self.dice.choice(self.urls)

    def at(self, person: Person, table: str, seat: int | None, **query: int):  # type: ignore[no-untyped-def]
        """A socket at any of the servers."""
        person.url = self.url()
        return person.sit(table, seat, **query)


class Looker(Runner):
    """A spectator who comes back with what they have, at any server."""

    def __init__(self, urls: list[str], table: str) -> None:
        super().__init__(urls)
        self.table = table
        self.entries: list[Json] = []
        self._person = self.someone()

    def once(self) -> None:
        last = self.entries[-1]["seq"] if self.entries else -1
        with self.at(self._person, self.table, None, since=last) as socket:
            while not self.is_over():
                message = hear(socket)
                if message is None:
                    continue
                if message["type"] == "error":
                    raise TryAgain(message)
                if message["type"] == "update":
                    self.entries += message["entries"]
                    assert [entry["seq"] for entry in self.entries] == list(range(len(self.entries)))
                    if self.dice.random() < 0.05:
                        return


class Hand(Runner):
    """Plays one table after the other: both seats, at two servers, or one against a bot."""

    def __init__(self, urls: list[str], has_bot: bool) -> None:
        super().__init__(urls)
        self.has_bot = has_bot
        self.person = self.someone()
        self.table = ""
        self.lookers: list[Looker] = []
        self.acknowledged: dict[str, dict[int, str]] = {}
        """By table, by the entry: what was decided."""
        self.in_flight: tuple[int, Json] | None = None
        self.repeated = 0

    def total(self) -> int:
        return sum(map(len, self.acknowledged.values()))

    def newest(self) -> int:
        return max([0, *self.acknowledged[self.table]])

    def begin(self) -> None:
        other = {"kind": "bot", "bot": "random"} if self.has_bot else {"kind": "me", "name": "Bob"}
        person = self.someone()
        made = person.post("/api/tables", {"game": KEYS, "seats": [{"kind": "me", "name": "Ada"}, other]})
        if made.status_code != 201:
            raise TryAgain(made.text)
        self.person, self.table = person, made.json()["table"]
        self.acknowledged[self.table] = {}
        for looker in self.lookers:
            looker.stop()
        looker = self.looker()
        self.lookers.append(looker)
        looker.start()

    def looker(self) -> Looker:
        return Looker(self.urls, self.table)

    def once(self) -> None:
        if not self.table:
            self.begin()
        with self.at(self.person, self.table, 0) as one:
            if self.has_bot:
                self.play([one])
            else:
                with self.at(self.person, self.table, 1) as two:
                    self.play([one, two])

    def play(self, sockets: list[Socket]) -> None:
        if self.in_flight is not None:
            seat, message = self.in_flight
            self.ask(sockets[seat], message)
            self.repeated += 1
        while not self.is_over():
            for socket in sockets:
                wait(socket, lambda now: now["seq"] >= self.newest())
            first = sockets[0].now
            if first["outcome"] is not None or first["seq"] > LONG:
                self.table = ""
                return
            seat = first["prompt"]["seat"]
            if seat >= len(sockets):
                wait(sockets[0], lambda now: now["outcome"] is not None or now["prompt"]["seat"] == 0)
                continue
            now = sockets[seat].now
            action = self.dice.choice(now["legal"])["action"]
            message = {"type": "decide", "id": "d", "seq": now["seq"] + 1, "action": action}
            time.sleep(PACE)
            self.in_flight = (seat, message)
            self.ask(sockets[seat], message)

    def ask(self, socket: Socket, message: Json) -> None:
        socket.send(message)
        answer: Json = {}
        while answer.get("type") not in ("accepted", "refused", "error"):
            answer = hear(socket) or {}
        if answer["type"] == "error" and answer["code"] == "busy":
            raise TryAgain(answer)
        assert answer["type"] == "accepted", (answer, message)
        action = msgspec.json.encode(message["action"], order="sorted").decode()
        self.acknowledged[self.table][answer["seq"]] = action
        self.in_flight = None


def hear(socket: Socket) -> Json | None:
    """What comes next; who hears nothing for long looks for another server."""
    message: Json = msgspec.json.decode(socket.connection.recv(SECONDS))
    if message["type"] == "update":
        socket.now = message["now"]
        socket.entries += message["entries"]
    return message


def wait(socket: Socket, is_so: Callable[[Json], bool]) -> None:
    while socket.now["seq"] < 0 or not is_so(socket.now):
        message = hear(socket)
        if message is not None and message["type"] == "error":
            raise TryAgain(message)
