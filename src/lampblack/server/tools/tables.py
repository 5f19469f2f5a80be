"""``lampblack tables``: what whoever runs a host does with the tables on it, while the servers run."""

import time
from pathlib import Path
from typing import Annotated, Final

import msgspec
import typer

from lampblack.kernel.answers import Malformed
from lampblack.kernel.files import check_target
from lampblack.kernel.words import counted
from lampblack.server.settings import Settings
from lampblack.server.tools.archive import archive_old
from lampblack.server.tools.ledger import card_of, close_table, listed, record_of
from lampblack.server.tools.places import AsJson, Data, StoreUrl, opened, run, url_of

USUAL: Final = Settings()
app = typer.Typer(
    rich_markup_mode=None,
    pretty_exceptions_enable=False,
    add_completion=False,
    no_args_is_help=True,
    context_settings={"help_option_names": ["-h", "--help"]},
    help="The tables of a host, for who runs it.",
)
TableId = Annotated[str, typer.Argument(metavar="TABLE", help="A table's id, as in its address.")]


@app.command(name="list")
def list_all(
    game: Annotated[str, typer.Option(help="Only tables of this game.")] = "",
    json: AsJson = False,
    data: Data = USUAL.data,
    store: StoreUrl = USUAL.store,
) -> None:
    """Every table: its id, its game, how many entries, when it began and when something last happened."""

    async def work() -> None:
        async with opened(url_of(data, store)) as stock:
            async for line in listed(stock):
                if game in ("", line.game):
                    print(msgspec.json.encode(line).decode() if json else line.text())

    run(work())


@app.command()
def show(
    table: TableId, json: AsJson = False, data: Data = USUAL.data, store: StoreUrl = USUAL.store
) -> None:
    """One table: who sits there, how the game stands. No hands, no chat, no secrets."""

    async def work() -> None:
        async with opened(url_of(data, store)) as stock:
            card = await card_of(stock, table)
            print(msgspec.json.encode(card).decode() if json else card.text())

    run(work())


@app.command()
def close(
    table: TableId,
    yes: Annotated[bool, typer.Option("--yes", help="Do not ask.")] = False,
    data: Data = USUAL.data,
    store: StoreUrl = USUAL.store,
) -> None:
    """Take a table away for good, finished or not; running servers send its people away in some seconds."""

    async def work() -> None:
        async with opened(url_of(data, store)) as stock:
            line = await card_of(stock, table, is_replayed=False)
            if not yes:
                typer.confirm(
                    f"Take {table} ({line.game}, {line.entries} entries) away for good?", abort=True
                )
            await close_table(stock, table)
            print(f"{table} is taken away.")

    run(work())


@app.command()
def export(
    table: TableId,
    out: Annotated[Path | None, typer.Option(metavar="FILE", help="Into this file.")] = None,
    force: Annotated[bool, typer.Option("--force", help="Let --out overwrite a file.")] = False,
    data: Data = USUAL.data,
    store: StoreUrl = USUAL.store,
) -> None:
    """The game's record, with everything hidden in it; lampblack replay reads it."""
    if out is not None:
        check_target("--out", out, force)

    async def work() -> None:
        async with opened(url_of(data, store)) as stock:
            text = await record_of(stock, table)
            if out is None:
                print(text, end="")
            else:
                out.write_text(text, encoding="utf-8")

    run(work())


@app.command()
def restore(table: TableId, data: Data = USUAL.data, store: StoreUrl = USUAL.store) -> None:
    """Unpack an archived table."""

    async def work() -> None:
        async with opened(url_of(data, store)) as stock:
            card = await card_of(stock, table, is_replayed=False)
            await stock.unpack(table)
            print(f"{table} has its {counted(card.entries, 'entry', 'entries')} again.")

    run(work())


@app.command()
def archive(
    older_than: Annotated[float, typer.Option(metavar="DAYS", help="Nothing happened there for so long.")],
    to: Annotated[
        Path | None, typer.Option(metavar="DIR", help="Write records there, and take the tables away.")
    ] = None,
    dry_run: Annotated[bool, typer.Option("--dry-run", help="Only say which.")] = False,
    data: Data = USUAL.data,
    store: StoreUrl = USUAL.store,
) -> None:
    """Pack finished tables; whoever opens one finds it as it was. With --to they become records and are gone."""
    if not older_than >= 0:
        raise Malformed("--older-than", "must be a number of days, 0 or more")

    async def work() -> int:
        async with opened(url_of(data, store)) as stock:
            done = 0
            async for id, problem in archive_old(stock, to, time.time() - older_than * 86_400, dry_run):
                print(f"{id}: {problem or ('would be archived' if dry_run else 'archived')}", flush=True)
                done += not problem
            return done

    done = run(work())
    print(f"{done:,} tables {'would be ' if dry_run else ''}archived.")
