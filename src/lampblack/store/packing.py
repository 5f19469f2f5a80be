"""Logs that are looked at seldom, packed: entry 0 holds them all, and the last entry stays as it was.

So the next ``seq`` is the same as before, and whoever appends to a packed log need not know that it is one. What was
appended since stands behind it.
"""

import zlib
from collections.abc import Sequence
from typing import Final

import msgspec

from lampblack.store.log import LogEntry

PACKED: Final = "packed"
"""The kind of an entry 0 that holds its whole log."""


def is_packed(entries: Sequence[LogEntry]) -> bool:
    return bool(entries) and entries[0].kind == PACKED


def pack(entries: Sequence[LogEntry]) -> bytes:
    return zlib.compress(msgspec.msgpack.encode(entries), 9)


def unpack(body: bytes) -> list[LogEntry]:
    return msgspec.msgpack.decode(zlib.decompress(body), type=list[LogEntry])


def unpacked(entries: list[LogEntry]) -> list[LogEntry]:
    """A log as it was written, packed or not."""
    if not is_packed(entries):
        return entries
    whole = unpack(entries[0].body)
    return whole + [entry for entry in entries if entry.seq > whole[-1].seq]
