"""The command line. Commands import what they need when they run, so that ``lampblack`` starts fast."""

import os
import sys
import time
from pathlib import Path
from typing import Annotated, NoReturn

import typer
from typer.exceptions import TyperException

from lampblack.kernel.answers import Malformed
from lampblack.lab.tower.command import app as tower

WELCOME = """\
Lampblack: a digital tabletop for games played in the dark.

Play, here in the terminal, against friends or bots:
  lampblack play keys-to-the-castle --seats me,steady
Play in the browser, with friends elsewhere:
  lampblack serve
Let bots play thousands of games and compare them:
  lampblack sim keys-to-the-castle --seats steady,random --games 1000 --seed 1
See which games, bots and options there are:
  lampblack games
Look a rule up, by its ID or by words:
  lampblack rules keys-to-the-castle KC-WIN-01
  lampblack rules keys-to-the-castle padlock
Check a game's record against the rules and tell it again:
  lampblack replay game.txt
Check a position written as text, and list what is legal in it:
  lampblack position position.txt
See where two editions of a game part, from the same seed:
  lampblack diff night-cage night-cage-2019 --seed 2

lampblack COMMAND --help says more about each of them."""

app = typer.Typer(
    help="A digital tabletop for games played in the dark.",
    rich_markup_mode=None,  # help in plain lines: frames are a nuisance to screen readers
    pretty_exceptions_enable=False,
    add_completion=False,
)

GameName = Annotated[str, typer.Argument(metavar="GAME", help="Which game; lampblack games lists them.")]
ContentDirectories = Annotated[
    list[Path] | None,
    typer.Option(
        "--content", metavar="DIR", help="Another content pack of The Stygian Society; may be repeated."
    ),
]
OptionWords = Annotated[
    list[str] | None,
    typer.Option("--option", "-o", metavar="NAME=VALUE", help="A dial of the game; may be repeated."),
]


@app.callback(invoke_without_command=True)
def explain(
    context: typer.Context,
    version: Annotated[bool, typer.Option("--version", help="Say which version this is.")] = False,
) -> None:
    if version:
        print(f"lampblack {installed_version()}")
        raise typer.Exit
    if context.invoked_subcommand is None:
        print(WELCOME)


@app.command()
def play(
    game: Annotated[
        str,
        typer.Argument(metavar="[GAME]", help="Which game; not needed with --resume.", show_default=False),
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
    cardboard: Annotated[
        bool, typer.Option("--cardboard", help="Follow a table of real cardboard: you say what is drawn.")
    ] = False,
    content: ContentDirectories = None,
) -> None:
    """Play in the terminal: against bots, or several people on one keyboard."""
    from lampblack.games import find_game
    from lampblack.kernel.record import Record
    from lampblack.terminal.arguments import options_from, sitters_from, usual_seats
    from lampblack.terminal.play import Evening, begin, chances
    from lampblack.terminal.play import play as play_evening
    from lampblack.terminal.screen import Leave, Screen

    if cardboard and seed is not None:
        raise Malformed("--seed", "--cardboard asks you what is drawn; there is nothing to seed")
    if record is not None and record.exists():
        raise Malformed("--record", f"{record} exists already")
    resumed = None if resume is None else Record.from_text(read(resume))
    brought = bring_content(content)
    if resumed is not None and (option or game not in ("", resumed.game)):
        raise Malformed("--resume", f"{resume} has its game ({resumed.game}) and its options already")
    if resumed is None and not game:
        raise Malformed("game", "which one? lampblack games lists them")
    chosen = find_game(game if resumed is None else resumed.game)
    options = (
        with_content(chosen.slug, options_from(option or []), brought) if resumed is None else resumed.options
    )
    names = () if resumed is None else resumed.names
    sitters = sitters_from(chosen, seats or usual_seats(chosen, options), names)
    screen = Screen()
    chance, thoughts = chances(seed, cardboard, screen)
    try:
        match = begin(chosen, options, sitters, chance, thoughts, resumed)
    except Leave:
        return
    play_evening(Evening(match, screen, always_draw=board), record)


@app.command()
def sim(
    game: GameName,
    seats: Annotated[str, typer.Option(help="The bots, with commas: steady,random.")],
    games: Annotated[int, typer.Option(min=1, help="How many games.")] = 1000,
    seed: Annotated[str, typer.Option(help="Any text; game i is dealt from seed/i.")] = "1",
    option: OptionWords = None,
    out: Annotated[
        Path | None, typer.Option(metavar="FILE", help="Write one row per game, as Parquet.")
    ] = None,
    workers: Annotated[
        int | None, typer.Option(min=1, help="How many processes.", show_default="all cores")
    ] = None,
    alternate: Annotated[
        bool | None,
        typer.Option(help="Move everybody on by one seat after each game.", show_default="when bots differ"),
    ] = None,
    max_turns: Annotated[
        int | None, typer.Option(min=1, help="The game's own limit: --option max_turns=NUMBER.")
    ] = None,
    max_actions: Annotated[int, typer.Option(min=1, help="Stop a game that does not end.")] = 20_000,
    content: ContentDirectories = None,
) -> None:
    """Let bots play many games on all cores, and report who wins how often."""
    from lampblack.games import find_game
    from lampblack.lab.plan import Plan
    from lampblack.lab.progress import progress
    from lampblack.lab.report import report
    from lampblack.lab.simulate import Interrupted, all_cores, simulate
    from lampblack.terminal.arguments import options_for, options_from, seats_from

    chosen = find_game(game)
    bots = tuple(kind for kind, _ in seats_from(seats))
    options = with_content(chosen.slug, options_from(option or []), bring_content(content))
    if max_turns is not None:
        options["max_turns"] = str(max_turns)
    options = chosen.complete(options_for(chosen, options, len(bots)))
    alternates = len(set(bots)) > 1 if alternate is None else alternate
    plan = Plan(chosen.slug, options, bots, games, seed, alternates, max_actions)
    plan.check()
    if out is not None:
        out.open("ab").close()  # better to fail before the games than after them
    processes = min(workers or all_cores(), games)
    began = time.perf_counter()
    interrupted = False
    with progress(games) as done:
        try:
            results = simulate(plan, processes, done)
        except Interrupted as stop:
            results, interrupted = stop.results, True
    print("\n".join(report(plan, results, time.perf_counter() - began, processes)))
    if out is not None:
        from lampblack.lab.parquet import write_parquet

        write_parquet(results, out)
        print(f"{len(results):,} rows in {out}.")
    if interrupted:
        print("Interrupted; the figures are of the games done by then.")
        raise typer.Exit(130)


@app.command()
def replay(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A record; - is standard input.")],
    viewer: Annotated[
        str, typer.Option(help="P0, P1 …, spectator or everything.", show_default="everything once over")
    ] = "",
    quiet: Annotated[bool, typer.Option("--quiet", "-q", help="Only verify.")] = False,
    board: Annotated[bool, typer.Option(help="Draw the board after every decision.")] = False,
    content: ContentDirectories = None,
) -> None:
    """Verify a game's record against the rules, and tell it step by step."""
    from lampblack.games import find_game
    from lampblack.kernel.record import Record
    from lampblack.terminal.replay import tell, verify, viewer_from

    bring_content(content)
    record = Record.from_text(read(file))
    game = find_game(record.game)
    watching = viewer_from(viewer, game, record)
    try:
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
    content: ContentDirectories = None,
) -> None:
    """Check a position written as text, show it, and list the legal actions."""
    from lampblack.terminal.position import position_from, position_lines

    bring_content(content)
    print("\n".join(position_lines(*position_from(read(file)))))


@app.command()
def rules(
    game: GameName,
    words: Annotated[
        list[str] | None,
        typer.Argument(metavar="[ID | WORDS]", help="An ID, the beginning of IDs, or words."),
    ] = None,
) -> None:
    """Look rules up: by ID, by section (the beginning of its IDs), or by words they mention."""
    from lampblack.games import find_game
    from lampblack.terminal.rules import find_rules, rule_lines, section_lines

    chosen = find_game(game)
    if words:
        for rule in find_rules(chosen, " ".join(words)):
            print("\n".join(rule_lines(rule)))
        return
    print(f"The rule book of {chosen.title}, by section:")
    print("\n".join(section_lines(chosen)))
    first = chosen.rules().ids()[0]
    section = first.rpartition("-")[0]
    print(
        f"lampblack rules {chosen.slug} {section} tells a section, {first} a rule; words find what mentions them."
    )


@app.command()
def diff(
    one: Annotated[str, typer.Argument(metavar="GAME", help="An edition: night-cage.")],
    other: Annotated[str, typer.Argument(metavar="OTHER", help="The other one: night-cage-2019.")],
    option: OptionWords = None,
    seed: Annotated[str, typer.Option(help="Any text; the same seed is the same comparison.")] = "1",
    position: Annotated[
        Path | None, typer.Option(metavar="FILE", help="Begin from this position of the first edition.")
    ] = None,
) -> None:
    """Play the same seed and decisions in two editions; tell where they part, and by which rules."""
    from lampblack.games.night_cage.compare import compare, tell
    from lampblack.terminal.arguments import options_from

    if (one, other) != ("night-cage", "night-cage-2019"):
        raise Malformed("diff", "the editions that can be compared are night-cage night-cage-2019")
    start = None if position is None else read(position)
    print("\n".join(tell(compare(options_from(option or []), seed, None, start))))


@app.command()
def games() -> None:
    """List the games with their bots and options."""
    from lampblack.terminal.shelf import shelf_lines

    print("\n".join(shelf_lines()))


@app.command(
    context_settings={"ignore_unknown_options": True, "allow_extra_args": True, "help_option_names": []}
)
def serve(context: typer.Context) -> None:
    """Serve tables to browsers and bots; lampblack serve --help lists its options."""
    # The server's own command reads the arguments, so that nobody else has to import the server.
    from lampblack.server.command import serve as serve_tables

    server = typer.Typer(rich_markup_mode=None, pretty_exceptions_enable=False, add_completion=False)
    server.command()(serve_tables)
    raise typer.Exit(server(context.args, standalone_mode=False, prog_name="lampblack serve") or 0)


app.add_typer(tower, name="tower")


def installed_version() -> str:
    from importlib.metadata import PackageNotFoundError, version

    try:
        return version("lampblack")
    except PackageNotFoundError:
        return "from its sources, not installed"


def bring_content(directories: list[Path] | None) -> list[str]:
    """Put content packs beside the standard one, for this process and those it starts; their names."""
    if not directories:
        return []
    from lampblack.games.stygian_society.packs import bring

    return bring(directories)


def with_content(slug: str, options: dict[str, str], brought: list[str]) -> dict[str, str]:
    """Who brings a pack and names none plays with it."""
    if not brought:
        return options
    if slug != "stygian-society":
        raise Malformed("--content", f"{slug} has no content packs; The Stygian Society has")
    return {"content": brought[-1], **options}


def read(file: Path) -> str:
    """The text of a file; ``-`` is standard input."""
    try:
        return sys.stdin.read() if str(file) == "-" else file.read_text()
    except UnicodeDecodeError:
        raise Malformed(str(file), "is not a text file") from None


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
