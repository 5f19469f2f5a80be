"""The commands of the lab: what they take. Like all commands they import what they need when they run."""

import time
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from lampblack.cli_arguments import AsJson, ContentDirectories, GameName, OptionWords, with_content
from lampblack.kernel.answers import Malformed
from lampblack.kernel.options import options_from

if TYPE_CHECKING:
    from lampblack.kernel.game import Game, Options
    from lampblack.lab.plan import Plan
    from lampblack.lab.sweeps.grid import Grid
    from lampblack.lab.sweeps.run import Aim, Reach, Sweep


Games = Annotated[int, typer.Option(min=1, max=2**32 - 1, help="How many games.")]
Seed = Annotated[str, typer.Option(help="Any text; game i is dealt from seed/i.")]
Out = Annotated[Path | None, typer.Option(metavar="FILE", help="Write one row per game, as Parquet.")]
Force = Annotated[bool, typer.Option("--force", help="Let files be overwritten.")]
Workers = Annotated[
    int | None, typer.Option(min=1, max=1024, help="How many processes.", show_default="all cores")
]
EngineName = Annotated[
    str, typer.Option(metavar="ENGINE", help="Where games are played: local, ray, or ray:ADDRESS.")
]
Alternate = Annotated[
    bool | None,
    typer.Option(
        help="Move everybody on by one seat after each game.",
        show_default="when bots differ and seats do not",
    ),
]
MaxActions = Annotated[int, typer.Option(min=1, help="Stop a game that does not end.")]
Until = Annotated[
    str, typer.Option(metavar="REACH", help="Play until the intervals reach so far to either side: 3%.")
]
MaxGames = Annotated[int, typer.Option(min=1, max=10_000_000, help="Stop there, known or not.")]
State = Annotated[
    Path | None,
    typer.Option(metavar="FILE", help="Keep what is done here; the same command goes on from it."),
]


def plan_from(game: "Game", seats: str, options: "Options", games: int, seed: str) -> "Plan":
    """Checked; as many players as there are seats."""
    from lampblack.lab.plan import Plan
    from lampblack.terminal.arguments import options_for, seats_from

    bots = tuple(kind for kind, _ in seats_from(seats))
    full = game.complete(options_for(game, options, len(bots)))
    plan = Plan(game.slug, full, bots, games, seed, False)
    plan.check()
    return plan


def moving(plan: "Plan", alternate: bool | None) -> "Plan":
    """With seats that alternate when they were told to, or when that is usual."""
    from lampblack.lab.contest import alternates_usually

    return replace(plan, alternate=alternates_usually(plan) if alternate is None else alternate)


def sim(
    game: GameName,
    seats: Annotated[str, typer.Option(help="The bots, with commas: steady,random.")],
    games: Games = 1000,
    seed: Seed = "1",
    option: OptionWords = None,
    out: Out = None,
    force: Force = False,
    workers: Workers = None,
    alternate: Alternate = None,
    max_turns: Annotated[
        int | None, typer.Option(min=1, help="The game's own limit: --option max_turns=NUMBER.")
    ] = None,
    max_actions: MaxActions = 20_000,
    engine: EngineName = "local",
    json: AsJson = False,
    content: ContentDirectories = None,
) -> None:
    """Let bots play many games on all cores, and report who wins how often."""
    from lampblack.games import find_game
    from lampblack.lab.evidence import evidence_of
    from lampblack.lab.processes import all_cores
    from lampblack.lab.progress import progress
    from lampblack.lab.report import report
    from lampblack.lab.simulate import Interrupted, simulate
    from lampblack.lab.summary import summary
    from lampblack.terminal.data import print_json

    chosen = find_game(game)
    options = with_content(chosen, options_from(option or []), content)
    if max_turns is not None:
        options["max_turns"] = str(max_turns)
    plan = moving(replace(plan_from(chosen, seats, options, games, seed), max_actions=max_actions), alternate)
    if out is not None:
        from lampblack.kernel.files import check_target
        from lampblack.lab.parquet import write_parquet

        check_target("--out", out, force)
    processes = min(workers or all_cores(), games)
    began = time.perf_counter()
    interrupted = False
    with progress(games) as done:
        try:
            results = simulate(plan, processes, done, engine)
        except Interrupted as stop:
            results, interrupted = stop.results, True
    seconds = time.perf_counter() - began
    if out is not None:
        write_parquet([(evidence_of(plan), results)], out)
    if json:
        print_json(summary(plan, results, seconds, processes))
    else:
        print("\n".join(report(plan, results, seconds, processes)))
        if out is not None:
            print(f"{len(results):,} rows in {out}.")
        if interrupted:
            print("Interrupted; the figures are of the games done by then.")
    if interrupted:
        raise typer.Exit(130)


def sweep(
    game: GameName,
    seats: Annotated[
        list[str], typer.Option(help="A line-up of bots, with commas; may be repeated, to compare them.")
    ],
    option: Annotated[
        list[str] | None,
        typer.Option(
            "--option", "-o", metavar="NAME=VALUE,…", help="A dial with the values to try; may be repeated."
        ),
    ] = None,
    until: Until = "3%",
    max_games: MaxGames = 20_000,
    seed: Seed = "1",
    html: Annotated[Path | None, typer.Option(metavar="FILE", help="Write a report with plots.")] = None,
    out: Out = None,
    state: State = None,
    force: Force = False,
    workers: Workers = None,
    alternate: Alternate = None,
    max_actions: MaxActions = 20_000,
    engine: EngineName = "local",
    content: ContentDirectories = None,
) -> None:
    """Try every setting of some dials with the same games, and report what each dial does."""
    from lampblack.games import find_game
    from lampblack.lab.sweeps.grid import grid_of
    from lampblack.lab.sweeps.report import report
    from lampblack.lab.sweeps.run import Aim, reach_from
    from lampblack.lab.sweeps.writing import check_targets, write
    from lampblack.terminal.arguments import seats_from

    chosen = find_game(game)
    options = options_from(option or [])
    if content and "content" not in options:
        options["content"] = ",".join(["standard", *[chosen.bring(directory) for directory in content]])
    with_content(chosen, options, content)
    line_ups = [tuple(kind for kind, _ in seats_from(words)) for words in seats]
    grid = grid_of(chosen, line_ups, options, seed, alternate, max_actions)
    check_targets(html, out, force)
    found, interrupted = run_sweep(grid, Aim(reach_from(until), max_games), state, workers, engine)
    write(found, html, out)
    print("\n".join(report(found)))
    finish(interrupted, state)


def compare(
    a: Annotated[str, typer.Argument(metavar="A", help="A bot, or a Parquet file of results.")],
    b: Annotated[str, typer.Argument(metavar="B", help="Another.")],
    game: Annotated[str, typer.Option(help="Which game the bots play.")] = "",
    seats: Annotated[
        str, typer.Option(help="The seats, with _ where A and B sit.", show_default="by the game")
    ] = "",
    option: OptionWords = None,
    until: Until = "3%",
    max_games: MaxGames = 20_000,
    seed: Seed = "1",
    state: State = None,
    workers: Workers = None,
    max_actions: MaxActions = 20_000,
    engine: EngineName = "local",
    content: ContentDirectories = None,
) -> None:
    """Hold two bots, or two files of results, against each other, paired by seed."""
    from lampblack.games import find_game
    from lampblack.lab.compare import grid_of_bots, pair_of_bots, pair_of_files, reach_of_bots, report
    from lampblack.lab.sweeps.run import Aim, reach_from

    if a.endswith(".parquet") and b.endswith(".parquet"):
        pair, differing = pair_of_files((Path(a), Path(b)))
        print("\n".join(report(pair, differing)))
        return
    if not game:
        raise Malformed("--game", f"which one do {a} and {b} play? lampblack games lists them")
    chosen = find_game(game)
    options = with_content(chosen, options_from(option or []), content)
    grid = grid_of_bots(chosen, a, b, seats, options, seed, max_actions)
    aim = Aim(reach_from(until), max_games)
    found, interrupted = run_sweep(grid, aim, state, workers, engine, reach_of_bots(grid))
    print("\n".join(report(pair_of_bots(grid, (a, b), found.results))))
    finish(interrupted, state)


def arena(
    game: GameName,
    bots: Annotated[list[str], typer.Argument(metavar="BOT…", help="Two or more: names, files, addresses.")],
    option: OptionWords = None,
    until: Until = "3%",
    max_games: MaxGames = 20_000,
    seed: Seed = "1",
    state: State = None,
    workers: Workers = None,
    max_actions: MaxActions = 20_000,
    engine: EngineName = "local",
    json: AsJson = False,
    content: ContentDirectories = None,
) -> None:
    """Let bots meet in a tournament, every seat in turn, and rate them."""
    from lampblack.games import find_game
    from lampblack.lab.arena import arena_of, data, report
    from lampblack.lab.sweeps.run import Aim, reach_from
    from lampblack.terminal.data import print_json

    chosen = find_game(game)
    options = chosen.complete(with_content(chosen, options_from(option or []), content))
    made = arena_of(chosen, bots, options, seed, max_actions)
    aim = Aim(reach_from(until), max_games)
    found, interrupted = run_sweep(made.grid, aim, state, workers, engine, made.reach)
    if json:
        print_json(data(made, found.results, found.ended))
    else:
        print("\n".join(report(made, found.results, found.ended)))
    finish(interrupted, state)


def run_sweep(
    grid: "Grid",
    aim: "Aim",
    state: Path | None,
    workers: int | None,
    engine: str,
    reach: "Reach | None" = None,
) -> "tuple[Sweep, bool]":
    """What was found, and whether somebody pressed Ctrl-C."""
    from lampblack.lab.processes import all_cores
    from lampblack.lab.progress import progress
    from lampblack.lab.sweeps.run import interrupted, journal_for
    from lampblack.lab.sweeps.run import sweep as run

    with journal_for(grid, state) as journal, progress(aim.games * len(grid.cells), "games at most") as done:
        try:
            return run(grid, aim, journal, workers or all_cores(), done, engine, reach), False
        except KeyboardInterrupt:
            return interrupted(grid, journal), True


def finish(interrupted: bool, state: Path | None) -> None:
    if not interrupted:
        return
    again = "" if state is None else "; the same command goes on"
    print(f"Interrupted; the figures are of the games done by then{again}.")
    raise typer.Exit(130)


def dataset(
    game: GameName,
    out: Annotated[Path, typer.Option(metavar="DIR", help="A new directory, or one to go on in.")],
    seats: Annotated[
        str, typer.Option(help="The bots, with commas.", show_default="random on every seat")
    ] = "",
    games: Games = 1000,
    seed: Seed = "1",
    option: OptionWords = None,
    part: Annotated[int, typer.Option(min=1, max=100_000, help="Games in each file.")] = 200,
    workers: Workers = None,
    alternate: Alternate = None,
    max_actions: MaxActions = 20_000,
    content: ContentDirectories = None,
) -> None:
    """Write every decision of many games as Parquet: what the seat knew, might do, and did."""
    from lampblack.games import find_game
    from lampblack.lab.dataset import write_dataset
    from lampblack.lab.processes import all_cores
    from lampblack.lab.progress import progress

    chosen = find_game(game)
    options = with_content(chosen, options_from(option or []), content)
    plan = plan_from(chosen, seats or ",".join(["random"] * chosen.seats(options)), options, games, seed)
    plan = moving(replace(plan, max_actions=max_actions), alternate)
    began = time.perf_counter()
    try:
        with progress(games) as done:
            rows = write_dataset(plan, out, part, min(workers or all_cores(), -(-games // part)), done)
    except KeyboardInterrupt:
        print("Interrupted; the same command goes on with the files that are missing.")
        raise typer.Exit(130) from None
    seconds = time.perf_counter() - began
    print(
        f"{rows:,} decisions of {games:,} games written to {out} in {seconds:,.1f} s: {rows / seconds:,.0f} a second."
    )


def train(
    game: GameName,
    data: Annotated[
        Path, typer.Option(metavar="DIR", help="Positions of the games; what is in it is learned from, too.")
    ],
    out: Annotated[Path, typer.Option(metavar="FILE", help="The weights, as TOML.")],
    seats: Annotated[str, typer.Option(help="The bots that play, with commas.")],
    games: Games = 1000,
    seed: Seed = "1",
    option: OptionWords = None,
    hidden: Annotated[
        str, typer.Option(help="Units of the layers in between, with commas; 0 for a weighted sum.")
    ] = "48",
    epochs: Annotated[
        int, typer.Option(min=1, max=1000, help="How often all positions are gone through.")
    ] = 12,
    force: Force = False,
    workers: Workers = None,
    max_actions: MaxActions = 20_000,
    content: ContentDirectories = None,
) -> None:
    """Let bots play, and fit a judge to how their games ended; the same command goes on where it stopped."""
    from lampblack.games import find_game
    from lampblack.kernel.files import check_target
    from lampblack.lab.processes import all_cores
    from lampblack.lab.training.run import hidden_from
    from lampblack.lab.training.run import train as run

    chosen = find_game(game)
    options = with_content(chosen, options_from(option or []), content)
    plan = replace(plan_from(chosen, seats, options, games, seed), max_actions=max_actions)
    layers = hidden_from(hidden)
    check_target("--out", out, force)
    try:
        fitted = run(plan, data, out, layers, epochs, min(workers or all_cores(), games))
    except KeyboardInterrupt:
        print("Interrupted; the same command goes on with the games that are missing.")
        raise typer.Exit(130) from None
    print(
        f"{out}: cross-entropy {fitted.loss:.4f} on games it has not seen; the mean alone has {fitted.baseline:.4f}."
    )
