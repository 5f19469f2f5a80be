"""What a sweep tries: every setting of its dials, with every line-up of bots."""

from collections.abc import Sequence
from itertools import groupby, product
from typing import NamedTuple

from lampblack.kernel.answers import Malformed
from lampblack.kernel.game import Game, Options
from lampblack.lab.contest import alternates_usually
from lampblack.lab.plan import MAX_ACTIONS, Plan

Dials = dict[str, list[str]]
"""What is turned, with the values that are tried."""
MOST_CELLS = 1000


def seats_name(line_up: Sequence[str]) -> str:
    """``stalker, 3 × huddle``."""
    return ", ".join(
        bot if number == 1 else f"{number} × {bot}"
        for bot, number in [(bot, len(list(run))) for bot, run in groupby(line_up)]
    )


class Cell(NamedTuple):
    """One setting with one line-up."""

    line_up: tuple[str, ...]
    setting: Options
    """The dials alone."""
    plan: Plan

    @property
    def name(self) -> str:
        return ", ".join(f"{dial}={value}" for dial, value in self.setting.items()) or "as it is"


class Grid(NamedTuple):
    game: str
    line_ups: list[tuple[str, ...]]
    dials: Dials
    base: Options
    """Of each dial the value that the others are compared with."""
    cells: list[Cell]
    """Line-up by line-up, and there in the order of the dials."""

    def of(self, line_up: tuple[str, ...]) -> list[int]:
        """The numbers of a line-up's cells."""
        return [number for number, cell in enumerate(self.cells) if cell.line_up == line_up]

    def pairs(self, line_up: tuple[str, ...], dial: str, value: str) -> list[tuple[int, int]]:
        """Cells that differ in this dial alone: it is at its base in the first, at ``value`` in the second."""
        by_setting = {tuple(self.cells[number].setting.items()): number for number in self.of(line_up)}
        found: list[tuple[int, int]] = []
        for number in self.of(line_up):
            setting = self.cells[number].setting
            if setting[dial] == value:
                found.append((by_setting[tuple((setting | {dial: self.base[dial]}).items())], number))
        return found


def dials_from(options: Options) -> Dials:
    """``gates=3,4`` is a dial with two values; ``mode=advanced`` with one, which is no dial to turn."""
    dials = {name: [word.strip() for word in values.split(",")] for name, values in options.items()}
    for name, values in dials.items():
        if len(set(values)) < len(values):
            raise Malformed("--option", f"{name}={','.join(values)} names a value twice")
    return dials


def grid_of(
    game: Game,
    line_ups: Sequence[tuple[str, ...]],
    options: Options,
    seed: str,
    alternate: bool | None = None,
    max_actions: int = MAX_ACTIONS,
) -> Grid:
    """All cells, each checked; ``Malformed`` names the first that cannot be played."""
    if len(set(line_ups)) < len(line_ups):
        raise Malformed("--seats", "the same line-up is given twice")
    values = dials_from(options)
    fixed = {name: words[0] for name, words in values.items() if len(words) == 1}
    dials = {name: words for name, words in values.items() if len(words) > 1}
    size = len(line_ups)
    for words in dials.values():
        size *= len(words)
    if size > MOST_CELLS:
        raise Malformed("--option", f"{size:,} settings are too many; {MOST_CELLS:,} can be compared")
    defaults = {option.name: option.default for option in game.options()}
    base = {
        name: defaults[name] if defaults.get(name) in words else words[0] for name, words in dials.items()
    }
    cells: list[Cell] = []
    for line_up in line_ups:
        for chosen in product(*dials.values()):
            setting = dict(zip(dials, chosen))
            cells.append(
                Cell(line_up, setting, plan_for(game, line_up, fixed | setting, seed, alternate, max_actions))
            )
    return Grid(game.slug, list(line_ups), dials, base, cells)


def plan_for(
    game: Game, bots: tuple[str, ...], options: Options, seed: str, alternate: bool | None, max_actions: int
) -> Plan:
    """Checked; as many players as there are bots, and whole games: how many is not the plan's to say."""
    full = game.complete({"players": str(len(bots))} | options)
    plan = Plan(game.slug, full, bots, 1, seed, False, max_actions)
    plan.check()
    moves = alternates_usually(plan) if alternate is None else alternate
    return Plan(game.slug, full, bots, 1, seed, moves, max_actions)
