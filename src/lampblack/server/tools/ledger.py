"""What a log tells about its table, without its secrets."""

import time
from collections.abc import AsyncIterator

import msgspec

from lampblack.games import find_game
from lampblack.kernel.answers import Malformed
from lampblack.store import LogEntry, Stock
from lampblack.store.packing import is_packed, unpacked
from lampblack.table.affairs import Cleared
from lampblack.table.chronicle import Chronicle
from lampblack.table.entries import KINDS, Created, decode, encode
from lampblack.table.remains import Remains

CLEARED = KINDS[Cleared]
BY_THE_HOST = -1


class Line(msgspec.Struct, frozen=True):
    """A table in a list."""

    table: str
    game: str
    entries: int
    began: float
    last: float
    is_archived: bool

    def text(self) -> str:
        times = f"{day(self.began)}  last {day(self.last)}"
        archived = "  archived" if self.is_archived else ""
        return f"{self.table}  {self.game:<20} {self.entries:>6} entries  {times}{archived}"


class Card(msgspec.Struct, frozen=True):
    """A table by itself."""

    table: str
    game: str
    entries: int
    began: float
    last: float
    options: dict[str, str]
    seats: list[str]
    state: str

    def text(self) -> str:
        lines = [
            f"{self.table}: {self.game}, {self.entries} entries",
            f"began {day(self.began)}, last entry {day(self.last)}",
            f"options: {', '.join(f'{name}={value}' for name, value in self.options.items())}",
            *(f"seat {number}: {seat}" for number, seat in enumerate(self.seats)),
            self.state,
        ]
        return "\n".join(lines)


def day(at: float) -> str:
    return time.strftime("%Y-%m-%d %H:%M", time.gmtime(at))


def is_table(id: str) -> bool:
    """Keyrings, codes and lists have logs, too."""
    return id.isascii() and id.isalnum()


async def entries_of(stock: Stock, id: str) -> list[LogEntry]:
    entries = unpacked(await stock.read(id)) if is_table(id) else []
    if not entries:
        raise Malformed("table", f"there is no table {id!r}")
    if entries[-1].kind == CLEARED:
        raise Malformed("table", f"{id} was taken away {day(entries[-1].at)}")
    return entries


def created_of(entries: list[LogEntry]) -> Created:
    created = decode(entries[0])
    if not isinstance(created, Created):
        raise Malformed("table", "its log does not begin with its making")
    return created


def chronicle_of(entries: list[LogEntry]) -> Chronicle:
    """The table as its log has it; ``Malformed`` where this version's rules are others."""
    chronicle = Chronicle(entries[0], find_game)
    for entry in entries[1:]:
        chronicle.add(entry)
    return chronicle


async def listed(stock: Stock) -> AsyncIterator[Line]:
    for id, began in await stock.made():
        if not is_table(id):
            continue
        stored = await stock.read(id)
        entries = unpacked(stored)
        if entries and entries[-1].kind != CLEARED:
            game = created_of(entries).game
            yield Line(id, game, len(entries), began, entries[-1].at, is_packed(stored))


async def card_of(stock: Stock, id: str, is_replayed: bool = True) -> Card:
    entries = await entries_of(stock, id)
    created = created_of(entries)
    seats = [f"{seat.name or 'nobody'} ({seat.bot or seat.kind})" for seat in created.seats]
    state = "not replayed"
    if is_replayed:
        try:
            chronicle = chronicle_of(entries)
        except Malformed as error:
            state = f"cannot be played here: {error.problem}"
        else:
            seats = [f"{chair.name} ({chair.bot or chair.kind})" for chair in chronicle.chairs]
            state = state_of(chronicle)
    return Card(id, created.game, len(entries), entries[0].at, entries[-1].at, created.options, seats, state)


def state_of(chronicle: Chronicle) -> str:
    outcome = chronicle.outcome()
    if outcome is None:
        asked = chronicle.asked()
        return "the game goes on" if asked is None else f"{chronicle.chairs[asked].name} decides"
    who = " and ".join(chronicle.chairs[seat].name for seat in outcome.winners) or "nobody"
    return f"over; {who} won"


async def record_of(stock: Stock, id: str) -> str:
    """As the rules have it; where they cannot be asked, as it stands in the log."""
    entries = await entries_of(stock, id)
    try:
        return chronicle_of(entries).record().to_text()
    except Malformed:
        return Remains(entries).record().to_text()


async def close_table(stock: Stock, id: str) -> None:
    """The last entry says that the table is gone, so that no server goes on; then what came before it goes."""
    while True:
        entries = await entries_of(stock, id)
        seq = entries[-1].seq + 1
        kind, body = encode(Cleared(BY_THE_HOST))
        if await stock.append(id, LogEntry(seq, kind, body, max(time.time(), entries[-1].at))):
            await stock.remove(id, seq)
            return
