"""A table in the middle of its log, written down, so that a long log need not be read from its beginning.

A snapshot is a cache and never the truth. It is taken where nothing hangs in the air (``Chronicle.is_quiet``): nobody is
in the dark, so that of each viewer's stream no more need be kept than how much it has heard; and nothing can be taken
back. It names the entry it was taken at and has a checksum of itself and of its position. One that is missing, damaged,
of another version or of another log is not used, and the whole log is read.
"""

from functools import cache
from hashlib import blake2b
from typing import TYPE_CHECKING, Final

import msgspec

from lampblack.kernel.checksum import checksum
from lampblack.kernel.seat import SPECTATOR, Seat
from lampblack.table.clocks import Hands
from lampblack.table.company import Sitting
from lampblack.table.entries import KINDS, Body, Created, Kind, encode
from lampblack.version import installed_version

if TYPE_CHECKING:
    from lampblack.table.chronicle import Chronicle

FORMAT: Final = 1
"""Goes up whenever what is kept here changes."""
EVERY: Final = 250
"""Entries from one snapshot to the next."""
TAIL: Final = 200
"""Entries that are read in any case: the story that who comes is told at once."""
DIGEST: Final = 16


class Snapshot(msgspec.Struct, frozen=True):
    by: str
    """Which Lampblack took it: another one may work the same things out otherwise."""
    seq: int
    entry: str
    """What stands in the log there."""
    created: Created
    state: str
    sum: str
    lines: int
    company: Sitting
    made: list[tuple[Kind, Seat, int, int]]
    """How many entries of a kind a seat has made, and the last one's ``seq``."""
    heard: dict[Seat, tuple[int, float]]
    """How much each viewer has heard, and when last."""
    clocks: dict[Seat | None, Hands] = {}


@cache
def taken_by() -> str:
    return f"{installed_version()} {FORMAT}"


def digest(data: bytes) -> bytes:
    return blake2b(data, digest_size=DIGEST).digest()


def mark_of(seq: int, body: Body, at: float) -> str:
    """An entry of a log in some letters."""
    kind, data = encode(body)
    return digest(f"{seq} {kind} {at!r} ".encode() + data).hex()


def snapshot_of(log: "Chronicle") -> bytes:
    """The table as it is now, which must be quiet."""
    last = log.told[-1]
    viewers = (*range(len(log.chairs)), SPECTATOR)
    kept = Snapshot(
        by=taken_by(),
        seq=log.seq,
        entry=mark_of(last.seq, last.body, last.at),
        created=log.created,
        state=log.state.to_text(),
        sum=checksum(log.state),
        lines=log.lines(),
        company=log.company.kept(),
        made=[
            (KINDS[kind], seat, count, log.last_of[kind, seat]) for (kind, seat), count in log.spent.items()
        ],
        heard={viewer: (log.streams.last(viewer) + 1, log.last_heard(viewer)) for viewer in viewers},
        clocks={} if log.clocks is None else log.clocks.kept(),
    )
    data = msgspec.msgpack.encode(kept)
    return digest(data) + data


def read_snapshot(stored: bytes) -> Snapshot | None:
    """None for one that is damaged or that another Lampblack took."""
    found, data = stored[:DIGEST], stored[DIGEST:]
    if digest(data) != found:
        return None
    try:
        kept = msgspec.msgpack.decode(data, type=Snapshot)
    except msgspec.MsgspecError:
        return None
    return kept if kept.by == taken_by() else None
