"""``lampblack store``: a host moves from one database to another."""

import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Annotated, Final

import typer

from lampblack.kernel.words import counted
from lampblack.server.tools.places import opened, place, run
from lampblack.store.copying import Progress, compare, copy
from lampblack.store.lock import Hold
from lampblack.store.open import file_of

EVERY: Final = 1.0
"""Seconds between two lines that say how far it is."""

app = typer.Typer(
    rich_markup_mode=None,
    pretty_exceptions_enable=False,
    add_completion=False,
    no_args_is_help=True,
    context_settings={"help_option_names": ["-h", "--help"]},
    help="A host's database: SQLite or PostgreSQL.",
)
Place = Annotated[
    str, typer.Argument(help="A data folder, an SQLite file, or postgresql://user@host/database.")
]


@app.callback()
def about() -> None:
    """A host's database: SQLite or PostgreSQL."""


@app.command(name="copy")
def copy_all(source: Place, target: Place) -> None:
    """Copy every log into an empty store, then compare the two entry by entry. Stop the servers first."""
    entries = run(move(place(source), place(target)))
    print(f"Copied and compared: {counted(entries, 'entry', 'entries')}, all the same.")


async def move(source: str, target: str) -> int:
    with held(source), held(target):
        async with opened(source) as one, opened(target, must_exist=False) as two:
            logs = len(await one.made())
            await copy(one, two, telling("Copied", logs))
            return await compare(one, two, telling("Compared", logs))


@contextmanager
def held(url: str) -> Iterator[None]:
    """No server works on a file meanwhile."""
    file = file_of(url)
    hold = None if file is None else Hold(file, is_shared=False)
    try:
        yield
    finally:
        if hold is not None:
            hold.release()


def telling(done: str, total: int) -> Progress:
    """A line on standard error now and then, and when all is done."""
    last = time.monotonic()

    def tell(logs: int, entries: int) -> None:
        nonlocal last
        if logs >= total or time.monotonic() - last >= EVERY:
            last = time.monotonic()
            print(f"{done} {logs:,} of {total:,} logs, {entries:,} entries.", file=sys.stderr)

    return tell
