"""Moving a host: every log of one store into another, and a comparison of the two."""

import asyncio
from collections.abc import AsyncIterator, Callable
from typing import Final

from lampblack.kernel.answers import Malformed
from lampblack.store.log import Stock

AT_ONCE: Final = 500
"""Entries under way at the same time; the target commits them together."""

Progress = Callable[[int, int], None]
"""Is told how many logs and entries are done."""


async def every_id(stock: Stock) -> AsyncIterator[str]:
    after = ""
    while ids := await stock.ids(after):
        for id in ids:
            yield id
        after = ids[-1]


async def copy(source: Stock, target: Stock, progress: Progress = lambda logs, entries: None) -> int:
    """Write every log into an empty store; how many entries there were."""
    if await target.ids(most=1):
        raise Malformed("target", "there are logs in it already; a host is copied into an empty store")
    logs = entries = 0
    async for id in every_id(source):
        log = await source.read(id)
        for start in range(0, len(log), AT_ONCE):
            part = log[start : start + AT_ONCE]
            if not all(await asyncio.gather(*(target.append(id, entry) for entry in part))):
                raise Malformed("target", f"somebody else writes to it: log {id}")
            entries += len(part)
        logs += 1
        progress(logs, entries)
    return entries


async def compare(source: Stock, target: Stock, progress: Progress = lambda logs, entries: None) -> int:
    """Every entry of both, side by side; ``Malformed`` names the first that is not the same."""
    logs = entries = 0
    others = every_id(target)
    async for id in every_id(source):
        other = await anext(others, None)
        if other != id:
            raise Malformed("target", f"log {id} is missing, or there is one too many ({other})")
        ours, theirs = await source.read(id), await target.read(id)
        for one, two in zip(ours, theirs):
            if one != two:
                raise Malformed("target", f"entry {one.seq} of log {id} is not the same")
        if len(ours) != len(theirs):
            raise Malformed("target", f"log {id} has {len(theirs)} entries, not {len(ours)}")
        logs, entries = logs + 1, entries + len(ours)
        progress(logs, entries)
    other = await anext(others, None)
    if other is not None:
        raise Malformed("target", f"there is a log too many: {other}")
    return entries
