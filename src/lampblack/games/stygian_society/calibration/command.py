"""``lampblack tower``: calibrate the models of the cube tower, drop cubes through one, record for the page."""

import sys
from pathlib import Path
from typing import Annotated

import typer

from lampblack.kernel.answers import Malformed

app = typer.Typer(
    help="The cube tower of The Stygian Society: calibrate its models, record drops.",
    rich_markup_mode=None,
    pretty_exceptions_enable=False,
    no_args_is_help=True,
)

ContentDirectory = Annotated[
    Path | None,
    typer.Option("--content", metavar="DIR", help="A content pack.", show_default="the standard one"),
]
Force = Annotated[bool, typer.Option("--force", help="Overwrite what is there.")]


@app.command()
def calibrate(
    out: Annotated[Path, typer.Option(metavar="DIR", help="Where report.md and its plots go.")],
    chains: Annotated[
        int, typer.Option(min=2, max=100_000, help="How often to begin with an empty tower.")
    ] = 8,
    drops: Annotated[
        int, typer.Option(min=1, max=100_000, help="How many drops then, of 3 to 9 cubes.")
    ] = 60,
    seed: Annotated[str, typer.Option(help="Any text; the same seed is the same run.")] = "1",
    force: Force = False,
    content: ContentDirectory = None,
) -> None:
    """Drop the same schedules through the physics and the statistical model, fit the latter, and report."""
    from lampblack.games.stygian_society.calibration.calibrate import Plan, pack_at, run_plan

    if (out / "report.md").exists() and not force:
        raise Malformed("--out", f"{out} has a report already; --force overwrites it and its plots")
    pack = pack_at(content)
    command = f"lampblack tower calibrate --chains {chains} --drops {drops} --seed {seed} --out {out}"
    with typer.progressbar(length=chains * drops, label="drops", file=sys.stderr) as bar:
        found = run_plan(Plan(chains, drops, seed, command), pack, out, bar.update)
    print("\n".join(found.summary()))
    print(f"The report is in {out / 'report.md'}.")


@app.command()
def drop(
    cubes: Annotated[str, typer.Argument(metavar="CUBES", help="What is dropped: B2W1R1Y1K1.")],
    inside: Annotated[str, typer.Option(metavar="CUBES", help="What is in the tower already.")] = "0",
    model: Annotated[str, typer.Option(help="statistical or physics.")] = "physics",
    seed: Annotated[str, typer.Option(help="Any text; the same seed is the same drop.")] = "1",
    trace: Annotated[
        Path | None, typer.Option(metavar="FILE", help="Record the motion here, as JSON (physics only).")
    ] = None,
    force: Force = False,
    content: ContentDirectory = None,
) -> None:
    """Drop cubes once, say what falls, and record how, for an animation (docs/tower.md has the format)."""
    from lampblack.games.stygian_society.calibration.calibrate import pack_at
    from lampblack.games.stygian_society.calibration.drop import drop_once
    from lampblack.kernel.files import check_target

    if trace is not None and model != "physics":
        raise Malformed("--trace", f"the {model} model moves nothing; only physics has a trace [SS-TOW-21]")
    if trace is not None:
        check_target("--trace", trace, force)
    print("\n".join(drop_once(pack_at(content), model, inside, cubes, seed, trace)))


@app.command("fit")
def fit_own(
    context: typer.Context,
    records: Annotated[
        list[Path] | None, typer.Argument(metavar="[RECORDS]...", help="Records of games with a real tower.")
    ] = None,
    data: Annotated[
        list[Path] | None,
        typer.Option(metavar="DIR", help="A server's data directory; all its tables are looked through."),
    ] = None,
    seed: Annotated[str, typer.Option(help="Any text; the same seed resamples alike.")] = "1",
    content: ContentDirectory = None,
) -> None:
    """Fit the statistical model to the drops of your own tower, and say how sure that is."""
    from lampblack.games.stygian_society.calibration.calibrate import pack_at
    from lampblack.games.stygian_society.calibration.surety import told_lines
    from lampblack.games.stygian_society.calibration.told import (
        FEWEST,
        drops_of,
        fit_told,
        resampled_told,
    )
    from lampblack.games.stygian_society.game import GAMES
    from lampblack.kernel.files import read
    from lampblack.kernel.record import Record

    if not records and not data:
        raise Malformed("RECORDS", "name records of games with tower=own, or a server's --data DIR")
    found = [Record.from_text(read(file)) for file in records or []]
    for directory in data or []:
        found += context.obj.records(directory, GAMES[0].slug)
    drops = [list(drops_of(GAMES[0], record)) for record in found if record.game == GAMES[0].slug]
    games = [game for game in drops if game]
    told = [drop for game in games for drop in game]
    if len(told) < FEWEST:
        raise Malformed(
            "drops",
            f"{len(told)} drops of a real tower are too few to fit five numbers to; {FEWEST} are the least",
        )
    fitted = fit_told(told)
    again = resampled_told(told, fitted, seed)
    print("\n".join(told_lines(len(told), len(games), fitted, again, pack_at(content).tower)))


@app.command()
def bank(
    out: Annotated[Path, typer.Option(metavar="DIR", help="Where bank.bin and tower.json go.")],
    runs: Annotated[int, typer.Option(min=1, max=1_000_000, help="How many runs to take from.")] = 7000,
    lodging_runs: Annotated[
        int, typer.Option(min=1, max=1_000_000, help="How many handfuls to look for lodgings with, at most.")
    ] = 6000,
    seed: Annotated[str, typer.Option(help="Any text; the same seed is the same bank.")] = "1",
    force: Force = False,
    content: ContentDirectory = None,
) -> None:
    """Record how cubes fall, stick and come loose, for the page to show (docs/tower.md has the format)."""
    from lampblack.games.stygian_society.calibration.calibrate import pack_at
    from lampblack.games.stygian_society.physics.simulation import load_mujoco

    if (out / "bank.bin").exists() and not force:
        raise Malformed("--out", f"{out} has a bank already; --force overwrites it")
    load_mujoco()
    from lampblack.games.stygian_society.recording.bank import Plan, record
    from lampblack.games.stygian_society.recording.writing import write

    physics = pack_at(content).physics
    assert physics is not None  # every pack that was read has its geometry
    with typer.progressbar(length=runs, label="runs", file=sys.stderr) as bar:
        shelf = record(physics, Plan(lodging_runs, runs, seed), bar.update)
    print("\n".join(write(physics, shelf, out)))
