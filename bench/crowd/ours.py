"""Clients of a Lampblack server: both seats of each table, and people who look on."""

import asyncio
import json
import random
import urllib.request
from typing import Any

import msgspec

from crowd.sockets import Socket, connect
from crowd.tables import Crowd, Table
from lampblack.server.changes import patched


class Message(msgspec.Struct):
    type: str
    now: Any = None
    patch: Any = None
    id: str | None = None
    code: str = ""
    message: str = ""


read = msgspec.json.Decoder(Message).decode
write = msgspec.json.Encoder().encode


class Player:
    """One seat of a table; asks for changes, as the page does."""

    def __init__(self, table: Table, chance: random.Random) -> None:
        self._table = table
        self._chance = chance
        self._now: dict[str, Any] = {}
        self._moved = -1
        self.socket: Socket

    async def come(self, port: int, table: str, token: str, query: str = "changes=1&words=0") -> None:
        headers = {"Authorization": f"Bearer {token}"} if token else {}
        self.socket = await connect(port, f"/api/tables/{table}/ws?{query}", headers)
        self.socket.listen(self.hear)

    def hear(self, data: bytes) -> None:
        message = read(data)
        if message.type in ("update", "change"):
            self._table.crowd.sizes.append(len(data))
            self._now = message.now if message.type == "update" else patched(self._now, message.patch)
            if self._now["legal"] and self._now["seq"] > self._moved:
                self._table.ready(self)
        elif message.type == "accepted":
            self._table.moved()
        elif message.type in ("refused", "error"):
            raise SystemExit(f"a move was not accepted: {data.decode()}")

    def move(self) -> None:
        self._moved = self._now["seq"]
        action = self._chance.choice(self._now["legal"])["action"]
        self.socket.send(write({"type": "decide", "id": "1", "seq": self._moved + 1, "action": action}))


class Spectator:
    """Reads nothing but how much it is told."""

    def __init__(self) -> None:
        self.messages = 0

    async def come(self, port: int, table: str) -> None:
        self.socket = await connect(port, f"/api/tables/{table}/ws?changes=1&words=0", {})
        self.socket.listen(self.hear)

    def hear(self, data: bytes) -> None:
        self.messages += 1


def make_table(port: int, game: str = "keys-to-the-castle", players: int = 2) -> tuple[str, list[str]]:
    seats = [{"kind": "me", "name": f"Player {number + 1}"} for number in range(players)]
    body = {"game": game, "seats": seats, "options": {"players": str(players)}, "want_tokens": True}
    request = urllib.request.Request(
        f"http://127.0.0.1:{port}/api/tables",
        json.dumps(body).encode(),
        {"Content-Type": "application/json"},
    )
    with urllib.request.urlopen(request) as answer:
        made = json.load(answer)
    return made["table"], made["tokens"]


async def seated(ports: list[int], tables: int, seed: int = 1) -> tuple[Crowd, list[Player]]:
    """So many tables of two; with several servers each seat comes by way of another."""
    crowd, players = Crowd(), []
    for number in range(tables):
        id, tokens = make_table(ports[number % len(ports)])
        players += await sit(crowd, ports, id, tokens, seed + number)
    await all_ready(crowd)
    return crowd, players


async def sit(crowd: Crowd, ports: list[int], id: str, tokens: list[str], seed: int = 1) -> list[Player]:
    table, chance = Table(crowd), random.Random(seed)
    crowd.tables.append(table)
    players = [Player(table, chance) for _ in tokens]
    for seat, (player, token) in enumerate(zip(players, tokens)):
        await player.come(ports[(seed + seat) % len(ports)], id, token)
    return players


async def all_ready(crowd: Crowd) -> None:
    for _ in range(600):
        if all(table.mover is not None for table in crowd.tables):
            return
        await asyncio.sleep(0.05)
    raise SystemExit("not every table came to be ready")
