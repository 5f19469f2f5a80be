"""Two bots, or two files of results, held against each other game by game, paired by seed."""

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import NamedTuple

from lampblack.bots.register import bot_for, is_elsewhere, parted, recipe_for
from lampblack.kernel.answers import Malformed
from lampblack.kernel.game import Game, Options
from lampblack.lab.contest import contest_of
from lampblack.lab.evidence import Evidence
from lampblack.lab.measures import spread
from lampblack.lab.plan import MAX_ACTIONS, Plan
from lampblack.lab.play import Result
from lampblack.lab.sequences import Interval, mean_sequence, share_sequence
from lampblack.lab.sweeps.grid import Cell, Grid, plan_for
from lampblack.lab.sweeps.report import percent, points

MARK = "_"
"""In ``--seats``: where the two bots take turns to sit."""


class Pair(NamedTuple):
    """Two runs of the same seeds; ``won`` in the eyes of what is compared."""

    game: str
    names: tuple[str, str]
    measure: str
    won: tuple[list[bool], list[bool]]
    results: tuple[list[Result], list[Result]]

    @property
    def gain(self) -> Interval:
        """How many more games the first wins than the second."""
        return mean_sequence([float(a - b) for a, b in zip(*self.won)])


def grid_of_bots(
    game: Game, a: str, b: str, seats: str, options: Options, seed: str, max_actions: int = MAX_ACTIONS
) -> Grid:
    """Two line-ups that differ in the marked seats alone."""
    if a == b:
        raise Malformed("compare", f"{a} is compared with itself")
    line_up = [word.strip() for word in seats.split(",")] if seats else usual_line_up(game, a, b, options)
    if MARK not in line_up:
        raise Malformed("--seats", f"{seats!r} has no {MARK}, where {a} and {b} are to sit")
    cells: list[Cell] = []
    for bot in (a, b):
        bots = tuple(bot if seat == MARK else seat for seat in line_up)
        plan = plan_for(game, bots, options, seed, False, max_actions)
        plan = plan_for(game, bots, options, seed, not contest_of(plan).has_sides, max_actions)
        cells.append(Cell(bots, {}, plan))
    return Grid(game.slug, [cell.line_up for cell in cells], {MARK: line_up}, {}, cells)


def usual_line_up(game: Game, a: str, b: str, options: Options) -> list[str]:
    """A whole team; the side the bots are made for, against the strongest; or one seat among those of the second."""
    sides = game.sides(options)
    if len(set(sides)) == 1:
        return [MARK] * len(sides)
    if len(set(sides)) == len(sides):
        return [MARK, *[b] * (len(sides) - 1)]
    roles = game.roles(options)
    made_for = [name for bot in (a, b) for name in roles_of(game, bot)] or [roles[0].name]
    return [MARK if role.name in made_for else bot_for(game, role) for role in roles]


def roles_of(game: Game, bot: str) -> tuple[str, ...]:
    name, _ = parted(bot)
    return () if is_elsewhere(name) else recipe_for(game, name).roles


def pair_of_bots(grid: Grid, names: tuple[str, str], results: Sequence[list[Result]]) -> Pair:
    """In the eyes of the marked seats, which move on with the others."""
    marks = [seat == MARK for seat in grid.dials[MARK]]
    won = [
        [marked_won(cell.plan, marks, result) for result in played]
        for cell, played in zip(grid.cells, results)
    ]
    contest = contest_of(grid.cells[0].plan)
    measure = contest.measure.wins if contest.is_shared else "the compared seats win"
    return Pair(grid.game, names, measure, (won[0], won[1]), (results[0], results[1]))


def marked_won(plan: Plan, marks: list[bool], result: Result) -> bool:
    shift = result.number % len(marks) if plan.alternate else 0
    return any(marks[(seat - shift) % len(marks)] for seat in result.winners)


def reach_of_bots(grid: Grid) -> Callable[[Grid, list[list[Result]]], float]:
    """Of the difference, for knowing when it is known well enough."""
    return lambda _, results: pair_of_bots(grid, ("", ""), results).gain.reach


def pair_of_files(files: tuple[Path, Path]) -> tuple[Pair, list[str]]:
    """The games whose seeds both files have, and in what the two runs differ."""
    from lampblack.lab.parquet import read_parquet

    runs: list[tuple[Evidence, list[Result]]] = []
    for file in files:
        found = read_parquet(file)
        if len(found) != 1:
            raise Malformed(str(file), f"has games of {len(found)} settings; compare takes files of one")
        runs.append(found[0])
    (before, first), (after, second) = runs
    if before.game != after.game:
        raise Malformed("compare", f"{before.game} and {after.game} are two games")
    by_seed = {result.seed: result for result in second}
    shared = [result.seed for result in first if result.seed in by_seed]
    if not shared:
        raise Malformed("compare", "the two files have no seed in common; play both with the same --seed")
    seeds = set(shared)
    one = [result for result in first if result.seed in seeds]
    other = [by_seed[seed] for seed in shared]
    contests = [contest_of(plan_from(*run)) for run in runs]
    names = (files[0].name, files[1].name)
    won = (contests[0].of(one), contests[1].of(other))
    return Pair(before.game, names, contests[0].measure.wins, won, (one, other)), differences(before, after)


def plan_from(evidence: Evidence, results: list[Result]) -> Plan:
    """The plan these games were played by; the bots as they were called."""
    result = results[0]
    shift = result.number % len(result.bots) if evidence.alternate else 0
    bots = result.bots[shift:] + result.bots[:shift]
    return Plan(
        evidence.game, evidence.options, bots, 1, evidence.seed, evidence.alternate, evidence.max_actions
    )


def differences(before: Evidence, after: Evidence) -> list[str]:
    found: list[str] = []
    for name, old, new in zip(Evidence._fields, before, after):
        if name == "options":
            changed = [
                key
                for key in {**before.options, **after.options}
                if before.options.get(key) != after.options.get(key)
            ]
            found += [f"{key}: {before.options.get(key)} and {after.options.get(key)}" for key in changed]
        elif old != new:
            found.append(f"{name}: {old} and {new}")
    return found


def report(pair: Pair, differing: Sequence[str] = ()) -> list[str]:
    games = len(pair.won[0])
    width = max(map(len, pair.names))
    lines = [
        f"{games:,} games of {pair.game}, the same seeds for both: how often {pair.measure} (95 % at every moment)"
    ]
    for name, won in zip(pair.names, pair.won):
        lines.append(f"  {name:<{width}}  {percent(share_sequence(sum(won), games))}")
    both = sum(a and b for a, b in zip(*pair.won))
    first, second = sum(pair.won[0]) - both, sum(pair.won[1]) - both
    lines += [
        "",
        f"Difference, in points: {points(pair.gain).strip()}. {verdict(pair)}",
        f"Won with both {both:,}, with {pair.names[0]} alone {first:,}, with {pair.names[1]} alone {second:,}, "
        f"with neither {games - both - first - second:,}.",
        *turns(pair),
    ]
    return [*lines, *[f"They differ in {line}." for line in differing]]


def verdict(pair: Pair) -> str:
    gain = pair.gain
    if gain.low > 0:
        return f"{pair.names[0]} is better."
    if gain.high < 0:
        return f"{pair.names[1]} is better."
    return "Which is better is not known yet."


def turns(pair: Pair) -> list[str]:
    counts = [[result.turns for result in played if result.turns is not None] for played in pair.results]
    if not all(counts):
        return []
    (one, other) = (spread(count) for count in counts)
    return [
        f"Turns, median: {one.median:,.0f} and {other.median:,.0f}; mean {one.mean:,.1f} and {other.mean:,.1f}."
    ]
