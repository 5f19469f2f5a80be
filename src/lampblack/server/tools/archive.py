"""Finished tables are packed where they are; or they become records in a folder, and leave the log."""

import os
from collections.abc import AsyncIterator
from pathlib import Path

from lampblack.games import find_game
from lampblack.kernel.answers import Malformed
from lampblack.kernel.record import Record
from lampblack.kernel.session import replay
from lampblack.server.tools.ledger import chronicle_of, close_table, entries_of, listed
from lampblack.store import LogEntry, Stock
from lampblack.store.packing import pack, unpack
from lampblack.table.chronicle import Chronicle


async def archive_old(
    stock: Stock, to: Path | None, before: float, dry_run: bool
) -> AsyncIterator[tuple[str, str]]:
    """Each finished table at which nothing happened since then, and what was wrong with it, if anything."""
    if to is not None and not dry_run:
        to.mkdir(mode=0o700, parents=True, exist_ok=True)
    async for line in listed(stock):
        if line.last > before or (to is None and line.is_archived):
            continue
        try:
            entries = await entries_of(stock, line.table)
            chronicle = chronicle_of(entries)
            if chronicle.outcome() is None:
                continue
            if dry_run:
                pass
            elif to is None:
                await put_away(stock, line.table, entries, chronicle)
            else:
                keep(to / f"{line.table}.record", chronicle.record().to_text())
                await close_table(stock, line.table)
        except (Malformed, OSError) as error:
            yield line.table, f"left as it is: {error}"
        else:
            yield line.table, ""


async def put_away(stock: Stock, id: str, entries: list[LogEntry], chronicle: Chronicle) -> None:
    """Pack a log where it is, in one step: at no moment is less of it there than all."""
    if chronicle.overwritten:
        raise Malformed("table", "words that were taken back still stand in it; open it once")
    body = pack(entries)
    if unpack(body) != entries:
        raise Malformed("table", "it is not the same when it is unpacked")
    if not await stock.pack(id, body, entries[-1].seq):
        raise Malformed("table", "somebody is there")


def keep(file: Path, text: str) -> None:
    """Write a record durably, and make sure that it can be read and played through."""
    partly = file.with_suffix(".part")
    with os.fdopen(
        os.open(partly, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600), "w", encoding="utf-8"
    ) as out:
        out.write(text)
        out.flush()
        os.fsync(out.fileno())
    record = Record.from_text(partly.read_text(encoding="utf-8"))
    for _ in replay(find_game(record.game), record):
        pass
    os.replace(partly, file)
    if os.name == "posix":  # elsewhere a folder cannot be opened
        folder = os.open(file.parent, os.O_RDONLY)
        try:
            os.fsync(folder)
        finally:
            os.close(folder)
