"""The tables in memory, and which of them makes room for another.

First those that nobody uses, then those that are only looked at, then one of the address whose people play at most of
them, where the one who comes has fewer: nobody keeps many places while another finds none. No table is looked for among all: each stands in a row with its like,
the longest unused in front.
"""

from collections import OrderedDict
from contextvars import ContextVar
from itertools import islice
from typing import Final

from lampblack.table.denied import Denied
from lampblack.table.table import Table

LOOKED_AT: Final = 64
"""So many of a row are asked whether something is under way at them."""

NEWCOMER: Final[ContextVar[str]] = ContextVar("newcomer", default="")
"""The address for which something is done; none for what happens by itself."""

Row = OrderedDict[str, Table]


class Pool:
    def __init__(self, most: int) -> None:
        self._most = most
        self._tables: dict[str, Table] = {}
        self._resting: Row = OrderedDict()
        self._watched: Row = OrderedDict()
        self._passing: Row = OrderedDict()
        """Somebody asks for something there, and will be gone."""
        self._played: dict[str, Row] = {}
        """By the address of who came first of those who play there."""
        self._place: dict[str, tuple[Row, str | None]] = {}
        """The row in which a table stands, and whose it is."""
        self._having: dict[int, dict[str, None]] = {}
        """The addresses that have so many tables."""
        self._most_had = 0

    def __len__(self) -> int:
        return len(self._tables)

    def tables(self) -> list[Table]:
        return list(self._tables.values())

    def get(self, id: str) -> Table | None:
        return self._tables.get(id)

    def put(self, table: Table) -> None:
        self._tables[table.id] = table
        table.on_use = self.sort
        self.sort(table)

    def remove(self, table: Table) -> None:
        self._take_out(table)
        del self._tables[table.id]

    def sort(self, table: Table) -> None:
        """Put a table to the end of the row where it belongs now."""
        if self._tables.get(table.id) is not table:
            return
        self._take_out(table)
        player = table.first_player()
        if player is not None:
            row = self._played.setdefault(player, OrderedDict())
        elif table.users == 0:
            row = self._resting
        else:
            row = self._watched if table.is_only_watched() else self._passing
        row[table.id] = table
        self._place[table.id] = row, player
        if player is not None:
            self._count(player, len(row) - 1, len(row))

    def spare(self) -> Table | None:
        """A table that has to make room for another; None while there is room, ``Denied`` when none can."""
        if len(self._tables) < self._most:
            return None
        for row in (self._resting, self._watched, self._longest()):
            for table in islice(row.values(), LOOKED_AT):
                if not table.is_at_work():
                    return table
        raise Denied("busy", "all tables are taken; try again later")

    def _longest(self) -> Row:
        """The tables of an address that has most, where whoever comes would still have fewer."""
        comes = NEWCOMER.get()
        if not comes or self._most_had <= len(self._played.get(comes, ())) + 1:
            return OrderedDict()
        return self._played[next(iter(self._having[self._most_had]))]

    def _take_out(self, table: Table) -> None:
        row, player = self._place.pop(table.id, (None, None))
        if row is None:
            return
        del row[table.id]
        if player is not None:
            self._count(player, len(row) + 1, len(row))
            if not row:
                del self._played[player]

    def _count(self, player: str, before: int, now: int) -> None:
        """An address has one table more, or one less."""
        if before:
            having = self._having[before]
            del having[player]
            if not having:
                del self._having[before]
        if now:
            self._having.setdefault(now, {})[player] = None
        if now > self._most_had or self._most_had not in self._having:
            self._most_had = now
