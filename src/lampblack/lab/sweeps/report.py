"""What a sweep found, in plain lines."""

from typing import NamedTuple

from lampblack.lab.contest import contest_of
from lampblack.lab.measures import Spread, spread
from lampblack.lab.sequences import Interval, share_sequence
from lampblack.lab.sweeps.effects import Effect, effects_of, warnings_of
from lampblack.lab.sweeps.grid import seats_name
from lampblack.lab.sweeps.run import Sweep


class Found(NamedTuple):
    """One cell's figures."""

    seats: str
    name: str
    share: Interval
    turns: Spread | None


def found_in(sweep: Sweep) -> list[Found]:
    rows: list[Found] = []
    for cell, played in zip(sweep.grid.cells, sweep.results):
        won = sum(contest_of(cell.plan).of(played))
        turns = [result.turns for result in played if result.turns is not None]
        rows.append(
            Found(
                seats_name(cell.line_up),
                cell.name,
                share_sequence(won, len(played)),
                spread(turns) if turns else None,
            )
        )
    return rows


def headline(sweep: Sweep) -> str:
    settings = len(sweep.grid.cells)
    return (
        f"{sweep.games:,} games of each of {settings} settings of {sweep.grid.game}, the same seeds for all: "
        f"{sweep.ended}."
    )


def report(sweep: Sweep) -> list[str]:
    rows = found_in(sweep)
    lines = [headline(sweep)]
    width = max(len(row.name) for row in rows)
    for line_up in sweep.grid.line_ups:
        number = sweep.grid.of(line_up)[0]
        party = contest_of(sweep.grid.cells[number].plan).measure
        lines += [
            "",
            f"{seats_name(line_up)}: how often {party.wins} (95 % at every moment), and median turns",
        ]
        for number in sweep.grid.of(line_up):
            row = rows[number]
            turns = "" if row.turns is None else f"  {row.turns.median:>6,.0f}"
            lines.append(f"  {row.name:<{width}}  {percent(row.share)}{turns}")
    effects = effects_of(sweep)
    if effects:
        lines += ["", "What each dial does, in points of that share (95 % for all of them together)"]
        lines += [f"  {line}" for line in effect_lines(effects)]
    warnings = warnings_of(effects)
    return [*lines, *([""] if warnings else []), *warnings]


def effect_lines(effects: list[Effect]) -> list[str]:
    width = max(len(effect.name) for effect in effects)
    several = len({effect.line_up for effect in effects}) > 1
    return [
        f"{effect.name:<{width}}  {points(effect.share)}{'  ' + seats_name(effect.line_up) if several else ''}"
        for effect in effects
    ]


def percent(share: Interval) -> str:
    return f"{100 * share.value:5.1f} %  ({100 * share.low:.1f} to {100 * share.high:.1f})"


def points(gain: Interval) -> str:
    return f"{100 * gain.value:+6.1f}  ({100 * gain.low:+.1f} to {100 * gain.high:+.1f})"
