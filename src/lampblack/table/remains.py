"""What a log tells without its rules: who sat there, and what was played.

So that a table that cannot be played on here is not lost to its people. No rule is asked, nothing is checked.
"""

import contextlib
from collections.abc import Iterator, Sequence

from lampblack.kernel.answers import Malformed
from lampblack.kernel.record import Line, Record
from lampblack.store import LogEntry
from lampblack.table.affairs import Removed
from lampblack.table.company import Company
from lampblack.table.entries import (
    Begun,
    Body,
    Chatted,
    Created,
    Decided,
    HeldBack,
    Remarked,
    Undone,
    decode,
)
from lampblack.table.notes import note_of
from lampblack.table.redaction import redacted


class Remains:
    def __init__(self, entries: Sequence[LogEntry]) -> None:
        self._bodies = dict(legible(entries))
        for removed in [body for body in self._bodies.values() if isinstance(body, Removed)]:
            self._bodies = {seq: redacted(seq, body, removed) for seq, body in self._bodies.items()}
        created = self._bodies.get(0)
        if not isinstance(created, Created):
            raise Malformed("log entry 0", "a log begins with the table's creation")
        self.created = created
        self.company = Company(created, range(len(created.seats)))
        self.chairs = self.company.chairs
        for seq, body in self._bodies.items():
            if not isinstance(body, Created | Decided | Begun | Remarked | HeldBack | Undone | Chatted):
                with contextlib.suppress(Malformed):
                    self.company.keep(seq, body)

    def record(self) -> Record:
        """What was decided, said and drawn, without what was taken back."""
        created = self.created
        record = Record(created.game, created.options, self.company.names())
        record.version, record.digest, record.position = created.version, created.content, created.position
        record.setup = list(created.chance)
        lines: dict[int, Line] = {}
        notes: list[tuple[int, str]] = []
        for seq, body in self._bodies.items():
            note = note_of(body)
            if note:
                notes.append((len(lines), note))
            if isinstance(body, Decided | Remarked):
                lines[seq] = Line(body.seat, body.action, body.chance)
            elif isinstance(body, Undone):
                lines.pop(body.of, None)
        record.lines, record.notes = list(lines.values()), notes
        return record


def legible(entries: Sequence[LogEntry]) -> Iterator[tuple[int, Body]]:
    """The entries that can be read; a newer Lampblack may have written others."""
    for entry in entries:
        with contextlib.suppress(Malformed):
            yield entry.seq, decode(entry)
