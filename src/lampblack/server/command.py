"""``lampblack serve``: a server for this machine, or for a real host."""

from pathlib import Path
from typing import Annotated

import typer

from lampblack.kernel.answers import Malformed
from lampblack.server.settings import Settings

USUAL = Settings()


def variable(name: str) -> str:
    return f"LAMPBLACK_{name}"


def serve(
    host: Annotated[str, typer.Option(envvar=variable("HOST"), help="address to listen on")] = USUAL.host,
    port: Annotated[int, typer.Option(envvar=variable("PORT"), help="port; 0 for any free one")] = USUAL.port,
    public_url: Annotated[
        str | None, typer.Option(envvar=variable("PUBLIC_URL"), help="how browsers reach it, https://host")
    ] = USUAL.public_url,
    trusted_proxies: Annotated[
        str | None,
        typer.Option(
            envvar=variable("TRUSTED_PROXIES"),
            help="proxies whose X-Forwarded-For counts: addresses, with commas",
        ),
    ] = USUAL.trusted_proxies,
    data: Annotated[
        Path, typer.Option(envvar=variable("DATA"), help="folder of the tables' log")
    ] = USUAL.data,
    store: Annotated[
        str | None,
        typer.Option(envvar=variable("STORE"), help="where the log is, instead: postgresql://user@host/name"),
    ] = USUAL.store,
    bus: Annotated[
        str | None,
        typer.Option(envvar=variable("BUS"), help="how several servers call each other: redis://host"),
    ] = USUAL.bus,
    words: Annotated[
        Path | None,
        typer.Option(envvar=variable("WORDS"), help="file of words not wanted in names and chat, one a line"),
    ] = USUAL.words,
    push: Annotated[
        bool, typer.Option(envvar=variable("PUSH"), help="tell people by web push that it is their turn")
    ] = USUAL.push,
    bot_pause: Annotated[
        float, typer.Option(envvar=variable("BOT_PAUSE"), help="seconds before a bot's move")
    ] = USUAL.bot_pause,
    bot_workers: Annotated[
        int, typer.Option(envvar=variable("BOT_WORKERS"), help="processes in which bots think")
    ] = USUAL.bot_workers,
    bot_seconds: Annotated[
        float, typer.Option(envvar=variable("BOT_SECONDS"), help="seconds a bot may think about a decision")
    ] = USUAL.bot_seconds,
    max_message: Annotated[
        int, typer.Option(envvar=variable("MAX_MESSAGE"), help="bytes of a message or a request's body")
    ] = USUAL.max_message,
    messages_per_second: Annotated[
        float, typer.Option(envvar=variable("MESSAGES_PER_SECOND"), help="of one connection")
    ] = USUAL.messages_per_second,
    requests_per_second: Annotated[
        float, typer.Option(envvar=variable("REQUESTS_PER_SECOND"), help="of one address")
    ] = USUAL.requests_per_second,
    chat_per_minute: Annotated[
        float, typer.Option(envvar=variable("CHAT_PER_MINUTE"), help="chat lines of one person")
    ] = USUAL.chat_per_minute,
    tables_per_hour: Annotated[
        float, typer.Option(envvar=variable("TABLES_PER_HOUR"), help="new tables of one address")
    ] = USUAL.tables_per_hour,
    codes_per_hour: Annotated[
        float,
        typer.Option(envvar=variable("CODES_PER_HOUR"), help="keyring codes tried or made, of one address"),
    ] = USUAL.codes_per_hour,
    connections_per_address: Annotated[
        int, typer.Option(envvar=variable("CONNECTIONS_PER_ADDRESS"), help="open sockets and streams")
    ] = USUAL.connections_per_address,
    tables_in_memory: Annotated[
        int, typer.Option(envvar=variable("TABLES_IN_MEMORY"), help="tables at play at once")
    ] = USUAL.tables_in_memory,
    content: Annotated[
        list[Path] | None,
        typer.Option(metavar="DIR", help="a content pack of a game; may be repeated"),
    ] = None,
    open_browser: Annotated[
        bool, typer.Option("--open", help="open the page in a browser, if there is a screen")
    ] = False,
) -> None:
    """Serve the tables: the page, the API, everything. docs/self-hosting.md explains each setting."""
    # Imported here, so that the other commands start without a server's weight.
    from lampblack.games import bring_packs
    from lampblack.server.run import run

    try:
        bring_packs(content or [])
        settings = Settings(
            host=host,
            port=port,
            public_url=public_url,
            trusted_proxies=trusted_proxies,
            data=data,
            store=store,
            bus=bus,
            words=words,
            push=push,
            bot_pause=bot_pause,
            bot_workers=bot_workers,
            bot_seconds=bot_seconds,
            max_message=max_message,
            messages_per_second=messages_per_second,
            requests_per_second=requests_per_second,
            chat_per_minute=chat_per_minute,
            tables_per_hour=tables_per_hour,
            codes_per_hour=codes_per_hour,
            connections_per_address=connections_per_address,
            tables_in_memory=tables_in_memory,
        )
        run(settings, open_browser)
    except Malformed as error:
        flag = "data" if error.field == "store" and store is None else error.field
        raise typer.BadParameter(error.problem, param_hint=f"--{flag}") from None
