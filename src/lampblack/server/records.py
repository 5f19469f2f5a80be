"""The games of a server's tables as records, for whoever wants to look at many of them."""

from collections.abc import Iterator
from pathlib import Path

from lampblack.games import find_game
from lampblack.kernel.answers import Malformed
from lampblack.kernel.record import Record
from lampblack.store.sqlite import logs_in
from lampblack.table.chronicle import Chronicle
from lampblack.table.entries import KINDS, Created


def records_in(file: Path, slug: str) -> Iterator[Record]:
    """Of every table of a game in a store's file, finished or not; what no longer replays is left out."""
    for entries in logs_in(file):
        if entries[0].kind != KINDS[Created]:
            continue  # keyrings and lists have logs of their own
        try:
            log = Chronicle(entries[0], find_game)
            if log.game.slug != slug:
                continue
            for entry in entries[1:]:
                log.add(entry)
        except Malformed:
            continue
        yield log.record()
