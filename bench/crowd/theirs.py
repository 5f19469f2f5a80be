"""Clients of boardgame.io's server: the same crowd, speaking socket.io over its WebSocket transport."""

import json
import random
import urllib.request
from typing import Any

import msgspec

from crowd.ours import all_ready
from crowd.sockets import Socket, connect
from crowd.tables import Crowd, Table

NAMESPACE = "/crowd,"


class Context(msgspec.Struct, rename="camel"):
    current_player: str


class State(msgspec.Struct):
    ctx: Context
    id: int = msgspec.field(name="_stateID")


class Synced(msgspec.Struct):
    state: State


read_update = msgspec.json.Decoder(tuple[str, str, State, msgspec.Raw]).decode
read_sync = msgspec.json.Decoder(tuple[str, str, Synced]).decode
write = msgspec.json.Encoder().encode


class Player:
    def __init__(self, table: Table, match: str, seat: str, secret: str, chance: random.Random) -> None:
        self._table = table
        self._match = match
        self._seat = seat
        self._secret = secret
        self._chance = chance
        self._state = -1
        self._moved = -1
        self.socket: Socket

    async def come(self, port: int) -> None:
        self.socket = await connect(port, "/socket.io/?EIO=4&transport=websocket", {})
        self.socket.listen(self.hear)

    def hear(self, data: bytes) -> None:
        kind, rest = data[:1], data[1:]
        if kind == b"0":  # engine.io is open: join the game's namespace
            self.socket.send(f"40{NAMESPACE}".encode())
        elif kind == b"2":
            self.socket.send(b"3")
        elif rest[:1] == b"0":
            self._emit("sync", self._match, self._seat, self._secret, 2)
        elif rest[:1] == b"2":
            self._told(rest[1 + len(NAMESPACE) :])

    def _told(self, event: bytes) -> None:
        if event.startswith(b'["update"'):
            self._table.crowd.sizes.append(len(event))
            state = read_update(event)[2]
            if self._moved >= 0 and state.id == self._moved + 1:
                self._moved = -1
                self._table.moved()
        elif event.startswith(b'["sync"'):
            state = read_sync(event)[2].state
        else:
            return
        self._state = state.id
        if state.ctx.current_player == self._seat:
            self._table.ready(self)

    def move(self) -> None:
        self._moved = self._state
        chosen = [self._chance.randrange(64), self._chance.randrange(8)]
        payload = {"type": "place", "args": chosen, "playerID": self._seat, "credentials": self._secret}
        action = {"type": "MAKE_MOVE", "payload": payload}
        self._emit("update", action, self._state, self._match, self._seat)

    def _emit(self, *event: object) -> None:
        self.socket.send(f"42{NAMESPACE}".encode() + write(event))


def post(port: int, path: str, body: dict[str, Any]) -> dict[str, str]:
    request = urllib.request.Request(
        f"http://127.0.0.1:{port}/games/crowd/{path}",
        json.dumps(body).encode(),
        {"Content-Type": "application/json"},
    )
    with urllib.request.urlopen(request) as answer:
        told: dict[str, str] = json.load(answer)
    return told


async def seated(port: int, lobby: int, tables: int, seed: int = 1) -> tuple[Crowd, list[Player]]:
    crowd, chance, players = Crowd(), random.Random(seed), []
    for _ in range(tables):
        table = Table(crowd)
        crowd.tables.append(table)
        match = post(lobby, "create", {"numPlayers": 2})["matchID"]
        for seat in ("0", "1"):
            who = {"playerID": seat, "playerName": f"Player {seat}"}
            secret = post(lobby, f"{match}/join", who)["playerCredentials"]
            player = Player(table, match, seat, secret, chance)
            players.append(player)
            await player.come(port)
    await all_ready(crowd)
    return crowd, players
