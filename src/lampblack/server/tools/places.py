"""Which store a tool works on, and how it is opened and closed."""

import asyncio
from collections.abc import AsyncIterator, Coroutine
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Annotated, Any, TypeVar

import typer

from lampblack.kernel.answers import Malformed
from lampblack.server.settings import Settings
from lampblack.store import Stock, StoreFailed, open_store
from lampblack.store.open import file_of

T = TypeVar("T")
Data = Annotated[Path, typer.Option(envvar="LAMPBLACK_DATA", help="folder of the tables' log")]
StoreUrl = Annotated[
    str | None,
    typer.Option("--store", envvar="LAMPBLACK_STORE", help="where the log is, instead of a folder"),
]
AsJson = Annotated[bool, typer.Option("--json", help="Answer as JSON, for programs.")]


def url_of(data: Path, store: str | None) -> str:
    return Settings(data=data, store=store).store_url()


def place(word: str) -> str:
    """A URL, a file, or the folder in which a server keeps its file."""
    is_folder = "://" not in word and Path(word).is_dir()
    return url_of(Path(word), None) if is_folder else word


@asynccontextmanager
async def opened(url: str, must_exist: bool = True) -> AsyncIterator[Stock]:
    file = file_of(url)
    if must_exist and file is not None and not file.exists():
        raise Malformed("store", f"there is no log at {file}")
    stock = open_store(url)
    try:
        yield stock
    except StoreFailed as error:
        raise Malformed("store", f"it does not answer: {error}") from None
    finally:
        await stock.close()


def run(work: Coroutine[Any, Any, T]) -> T:
    return asyncio.run(work)
