"""The command line. Commands import what they need when they run, so that ``lampblack`` starts fast."""

import os
import sys
from pathlib import Path
from typing import Annotated, NoReturn

import typer
from typer.exceptions import TyperException

from lampblack import cli_lab
from lampblack.cli_arguments import (
    AsJson,
    ContentDirectories,
    GameName,
    OptionWords,
    game_names,
    with_content,
)
from lampblack.commands import Commands
from lampblack.kernel.answers import Malformed
from lampblack.kernel.files import read
from lampblack.kernel.game import options_from
from lampblack.kernel.record import Record

app = typer.Typer(
    cls=Commands,
    help="A digital tabletop for games played in the dark.",
    rich_markup_mode=None,  # help in plain lines: frames are a nuisance to screen readers
    pretty_exceptions_enable=False,
    context_settings={"help_option_names": ["-h", "--help"]},
)


class Archive:
    """For the commands of games, which know no tables: the games that were played at some."""

    def records(self, data: Path, slug: str) -> list[Record]:
        """Of a server's data directory, as ``lampblack serve --data`` has it."""
        from lampblack.server.records import records_in

        return list(records_in(data / "lampblack.db", slug))


@app.callback(invoke_without_command=True)
def explain(
    context: typer.Context,
    version: Annotated[
        bool, typer.Option("--version", help="Say which version and which build this is.")
    ] = False,
) -> None:
    context.obj = Archive()
    if version:
        from lampblack.version import installed_version, which_build

        print(f"lampblack {installed_version()}, {which_build()}")
        raise typer.Exit
    if context.invoked_subcommand is None:
        from lampblack.terminal.welcome import welcome_lines

        print("\n".join(welcome_lines()))


@app.command()
def play(
    game: Annotated[
        str,
        typer.Argument(
            metavar="[GAME]",
            help="Which game; not needed with --resume.",
            show_default=False,
            autocompletion=game_names,
        ),
    ] = "",
    seats: Annotated[
        str,
        typer.Option(help="Who sits where: me, me:NAME or a bot, with commas.", show_default="me and a bot"),
    ] = "",
    option: OptionWords = None,
    seed: Annotated[
        str | None, typer.Option(help="Any text; the same seed is the same game.", show_default="none")
    ] = None,
    record: Annotated[
        Path | None, typer.Option(metavar="FILE", help="Keep the record in this new file.")
    ] = None,
    resume: Annotated[
        Path | None, typer.Option(metavar="FILE", help="Go on with an unfinished record.")
    ] = None,
    board: Annotated[bool, typer.Option(help="Draw the board before every decision.")] = False,
    hints: Annotated[
        bool | None,
        typer.Option(
            "--hints/--no-hints",
            help="Whether you may ask what a bot would do.",
            show_default="with bots, except in the dark",
        ),
    ] = None,
    cardboard: Annotated[
        bool, typer.Option("--cardboard", help="Follow a table of real cardboard: you say what is drawn.")
    ] = False,
    content: ContentDirectories = None,
) -> None:
    """Play in the terminal: against bots, or several people on one keyboard."""
    from lampblack.bots.register import usual_seats
    from lampblack.games import bring_packs, find_game
    from lampblack.kernel.record import Record
    from lampblack.terminal.arguments import sitters_from
    from lampblack.terminal.play import Evening, begin, chances
    from lampblack.terminal.play import play as play_evening
    from lampblack.terminal.screen import Leave, Screen

    if cardboard and seed is not None:
        raise Malformed("--seed", "--cardboard asks you what is drawn; there is nothing to seed")
    if record is not None and record.exists():
        raise Malformed("--record", f"{record} exists already")
    resumed = None if resume is None else Record.from_text(read(resume))
    bring_packs(content or [])
    if resumed is not None and (option or game not in ("", resumed.game)):
        raise Malformed("--resume", f"{resume} has its game ({resumed.game}) and its options already")
    if resumed is None and not game:
        raise Malformed("game", "which one? lampblack games lists them")
    chosen = find_game(game if resumed is None else resumed.game)
    options = (
        with_content(chosen, options_from(option or []), content) if resumed is None else resumed.options
    )
    if resumed is None and not seats:
        options = chosen.usual() | options
    names = () if resumed is None else resumed.names
    sitters = sitters_from(chosen, seats or ",".join(usual_seats(chosen, options)), names)
    screen = Screen()
    asks = chosen.asks(options if resumed is None else resumed.options)
    chance, thoughts = chances(seed, cardboard, screen, asks)
    try:
        match = begin(chosen, options, sitters, chance, thoughts, resumed, hints)
    except Leave:
        return
    play_evening(Evening(match, screen, always_draw=board), record)


@app.command()
def learn(
    game: GameName,
    lesson: Annotated[
        str,
        typer.Argument(
            metavar="[LESSON]", help="Its number or name; first-game is a whole game with advice."
        ),
    ] = "",
    board: Annotated[bool, typer.Option(help="Draw the board at every step.")] = False,
    anew: Annotated[
        bool, typer.Option("--anew", help="Begin at the first step, not where you stopped.")
    ] = False,
    json: AsJson = False,
) -> None:
    """Learn a game: its lessons, one idea each, and a first game that explains itself."""
    from lampblack.terminal.lessons import learn as learn_game

    learn_game(game, lesson, board, anew, json)


app.command()(cli_lab.sim)
app.command()(cli_lab.sweep)
app.command()(cli_lab.compare)
app.command()(cli_lab.arena)
app.command()(cli_lab.dataset)
app.command()(cli_lab.train)


@app.command()
def replay(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A record; - is standard input.")],
    viewer: Annotated[
        str, typer.Option(help="P0, P1 …, spectator or everything.", show_default="everything once over")
    ] = "",
    quiet: Annotated[bool, typer.Option("--quiet", "-q", help="Only verify.")] = False,
    board: Annotated[bool, typer.Option(help="Draw the board after every decision.")] = False,
    json: Annotated[bool, typer.Option("--json", help="Only verify, and answer as JSON.")] = False,
    content: ContentDirectories = None,
) -> None:
    """Verify a game's record against the rules, and tell it step by step."""
    from lampblack.games import bring_packs, find_game
    from lampblack.kernel.record import Record
    from lampblack.terminal.data import print_json, record_data
    from lampblack.terminal.replay import tell, verify, viewer_from

    bring_packs(content or [])
    record = Record.from_text(read(file))
    game = find_game(record.game)
    watching = viewer_from(viewer, game, record)
    try:
        if json:
            print_json(record_data(game, record))
            return
        if not quiet:
            for line in tell(game, record, watching, always_draw=board):
                print(line)
        print(verify(game, record))
    except Malformed as error:
        complain(f"{file}: {error}")
        raise typer.Exit(1) from None


@app.command()
def position(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A text position; - is standard input.")],
    json: AsJson = False,
    content: ContentDirectories = None,
) -> None:
    """Check a position written as text, show it, and list the legal actions."""
    from lampblack.games import bring_packs
    from lampblack.terminal.data import position_data, print_json
    from lampblack.terminal.position import position_from, position_lines

    bring_packs(content or [])
    game, state = position_from(read(file))
    if json:
        print_json(position_data(game, state))
    else:
        print("\n".join(position_lines(game, state)))


@app.command()
def rules(
    game: GameName,
    words: Annotated[
        list[str] | None,
        typer.Argument(metavar="[ID | WORDS]", help="An ID, the beginning of IDs, or words."),
    ] = None,
    book: Annotated[
        bool,
        typer.Option("--book", help="Tell the rules as a book: all of it, or a chapter by number or name."),
    ] = False,
    json: AsJson = False,
) -> None:
    """Look rules up: by ID, by the beginning of IDs, or by words."""
    from lampblack.terminal.lookup import look_up

    look_up(game, words or [], book, json)


@app.command()
def games(json: AsJson = False) -> None:
    """List the games with their bots and options."""
    from lampblack.terminal.data import games_data, print_json
    from lampblack.terminal.shelf import shelf_lines

    if json:
        print_json(games_data())
    else:
        print("\n".join(shelf_lines()))


HANDED_ON = {"ignore_unknown_options": True, "allow_extra_args": True, "help_option_names": []}


@app.command(context_settings=HANDED_ON)
def store(context: typer.Context) -> None:
    """Move a host from one database to another; lampblack store --help lists how."""
    from lampblack.server.tools.store import app as tool

    raise typer.Exit(tool(context.args, standalone_mode=False, prog_name="lampblack store") or 0)


@app.command(context_settings=HANDED_ON)
def tables(context: typer.Context) -> None:
    """For who runs a host: list, show, close, export and archive tables; lampblack tables --help."""
    from lampblack.server.tools.tables import app as tool

    raise typer.Exit(tool(context.args, standalone_mode=False, prog_name="lampblack tables") or 0)


@app.command(context_settings=HANDED_ON)
def serve(context: typer.Context) -> None:
    """Serve tables to browsers and bots; lampblack serve --help lists its options."""
    # The server's own command reads the arguments, so that nobody else has to import the server.
    from lampblack.server.command import serve as serve_tables

    server = typer.Typer(rich_markup_mode=None, pretty_exceptions_enable=False, add_completion=False)
    server.command(context_settings={"help_option_names": ["-h", "--help"]})(serve_tables)
    raise typer.Exit(server(context.args, standalone_mode=False, prog_name="lampblack serve") or 0)


def complain(message: str) -> None:
    print(f"lampblack: {' '.join(message.split())}", file=sys.stderr)


def main() -> NoReturn:
    """Run the command line: mistakes get one line that names them and exit code 2."""
    try:
        code = app(standalone_mode=False, prog_name="lampblack")
        sys.stdout.flush()
    except TyperException as error:
        complain(error.format_message())
        code = 2
    except Malformed as error:
        complain(str(error))
        code = 2
    except BrokenPipeError:
        # Whoever read our output went away; nothing is left to say, and exiting must not try.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        code = 141
    except OSError as error:
        complain(f"{error.filename}: {error.strerror}" if error.filename else str(error))
        code = 2
    except KeyboardInterrupt:
        print(file=sys.stderr)
        code = 130
    sys.exit(code if isinstance(code, int) else 0)


if __name__ == "__main__":
    main()
