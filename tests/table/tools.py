"""A store in memory, bots on strings, and tables set up for a test."""

import asyncio
import itertools
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Any

import msgspec

from lampblack.games.keys_to_the_castle.game import KeysToTheCastle
from lampblack.kernel.chance import Chance, ScriptedChance, SeededChance
from lampblack.kernel.event import Event
from lampblack.kernel.game import Game, Options
from lampblack.kernel.playout import options_of
from lampblack.kernel.seat import Seat
from lampblack.kernel.state import State
from lampblack.store import LogEntry, StoreFailed
from lampblack.table.furnish import Place
from lampblack.table.hall import Hall
from lampblack.table.supply import Supply
from lampblack.table.table import Table

KEYS = "keys-to-the-castle"
ADA_AND_BOB = [Place("person", "Ada"), Place("person", "Bob")]


class MemoryStore:
    """``breaks`` says what the next append does: fail before or after it wrote."""

    def __init__(self) -> None:
        self.logs: dict[str, dict[int, LogEntry]] = {}
        self.kept: dict[str, dict[int, bytes]] = {}
        self.breaks: str | None = None

    async def append(self, table: str, entry: LogEntry) -> bool:
        await asyncio.sleep(0)
        breaks, self.breaks = self.breaks, None
        if breaks == "before":
            raise StoreFailed("the disk is full")
        log = self.logs.setdefault(table, {})
        if entry.seq in log:
            return False
        log[entry.seq] = entry
        if breaks == "after":
            raise StoreFailed("the connection broke")
        return True

    async def read(self, table: str, after: int = -1) -> list[LogEntry]:
        await asyncio.sleep(0)
        return [entry for seq, entry in sorted(self.logs.get(table, {}).items()) if seq > after]

    async def rewrite(self, table: str, seq: int, body: bytes) -> None:
        await asyncio.sleep(0)
        old = self.logs[table][seq]
        self.logs[table][seq] = LogEntry(seq, old.kind, body, old.at)

    async def snapshots(self, table: str) -> list[bytes]:
        return [body for _, body in sorted(self.kept.get(table, {}).items())]

    async def put_snapshot(self, table: str, seq: int, body: bytes, oldest: int) -> None:
        kept = {**self.kept.get(table, {}), seq: body}
        self.kept[table] = {at: each for at, each in kept.items() if at >= oldest}

    async def drop_snapshots(self, table: str) -> None:
        self.kept.pop(table, None)

    async def unpack(self, table: str) -> None:
        pass

    async def close(self) -> None:
        pass


class FirstLegal:
    """Bots that take the first legal action at once, and remember what they were asked."""

    def __init__(self) -> None:
        self.asked: list[tuple[str, str, Seat, str]] = []

    async def choose(self, slug: str, position: str, seat: Seat, bot: str) -> list[str]:
        self.asked.append((slug, position, seat, bot))
        return [options_of(KeysToTheCastle().from_text(position))[0].text]


class FromPosition(KeysToTheCastle):
    """The game, set up as a text position says."""

    def __init__(self, position: str) -> None:
        super().__init__()
        self.position = position

    def setup(self, options: Options, chance: Chance, log: list[Event] | None = None) -> State:
        return self.from_text(self.position)


def counted_secrets() -> Callable[[], str]:
    numbers = itertools.count()
    return lambda: f"secret-{next(numbers):040d}"


def supply(
    script: list[str] | None = None, seed: int | str = 1, position: str | None = None, **more: Any
) -> Supply:
    """Everything by the book of the test: scripted chance, counted secrets, a clock that stands."""
    given: dict[str, Any] = {
        "bots": FirstLegal(),
        "chance": ScriptedChance(script or [], SeededChance(seed)),
        "clock": lambda: 1000.0,
        "secret": counted_secrets(),
    }
    if position is not None:
        game: Game = FromPosition(position)
        given["find_game"] = lambda slug: game
    return Supply(**(given | more))


def hall(store: MemoryStore | None = None, most_tables: int = 10, **more: Any) -> Hall:
    return Hall(store or MemoryStore(), supply(**more), most_tables)


@asynccontextmanager
async def keys_table(
    places: list[Place] = ADA_AND_BOB, options: Options | None = None, **more: Any
) -> AsyncIterator[Table]:
    """A fresh table at which P0 begins."""
    house = hall(**more)
    id, _ = await house.create(KEYS, {"first": "P0"} if options is None else options, places)
    async with house.table(id) as table:
        yield table
    await house.close()


def act(table: Table, text: str) -> dict[str, str]:
    """An action in its JSON form."""
    return table.log.state.action(text).to_wire()


async def play(table: Table, *texts: str) -> int:
    """The seat whose turn it is makes these decisions; the last one's seq."""
    seq = -1
    for text in texts:
        acting = table.log.state.asked()
        assert acting is not None
        seq = await table.decide(acting, table.log.streams.last(acting) + 1, act(table, text))
    return seq


def log_of(table: Table, store: MemoryStore) -> bytes:
    return msgspec.json.encode([(e.seq, e.kind, e.body) for e in store.logs[table.id].values()])
