"""A tournament: every bot meets every other from the same seeds, on every kind of seat.

Where all win together a bot plays whole teams; where there are sides, each bot of the one meets each of the
other; where everybody plays alone, two bots share the seats, and then change places with the same luck.
"""

from collections.abc import Sequence
from itertools import combinations, product
from math import log10
from typing import NamedTuple

from lampblack.kernel.answers import Malformed
from lampblack.kernel.game import Game, Options
from lampblack.kernel.words import capital
from lampblack.lab.compare import roles_of
from lampblack.lab.contest import contest_of
from lampblack.lab.plan import MAX_ACTIONS
from lampblack.lab.play import Result
from lampblack.lab.sequences import ALPHA, Interval, mean_sequence
from lampblack.lab.sweeps.grid import Cell, Grid, plan_for
from lampblack.lab.sweeps.report import percent

FEWEST = 2


class Entrant(NamedTuple):
    bot: str
    part: str
    """The part it plays where there are sides; nothing where all seats are alike."""


class Arena(NamedTuple):
    grid: Grid
    entrants: list[Entrant]
    seats: list[dict[int, list[int]]]
    """For each cell of the grid: which entrants sit on which seats."""

    def scores(self, entrant: int, results: Sequence[list[Result]]) -> list[float]:
        """Seed by seed, the share of its games that it won."""
        own = [(played, seats[entrant]) for played, seats in zip(results, self.seats) if entrant in seats]
        games = zip(*[[wins(result, seats) for result in played] for played, seats in own])
        return [sum(game) / len(game) for game in games]

    def leagues(self) -> list[list[int]]:
        """Who can be compared with whom: all, or those who play the same part."""
        parts = dict.fromkeys(entrant.part for entrant in self.entrants)
        return [[at for at, entrant in enumerate(self.entrants) if entrant.part == part] for part in parts]

    def reach(self, grid: Grid, results: list[list[Result]]) -> float:
        """Of the score that is known least well."""
        return max(row.score.reach for row in rows_of(self, results))


def wins(result: Result, seats: list[int]) -> float:
    return 1.0 if any(seat in result.winners for seat in seats) else 0.0


class Row(NamedTuple):
    entrant: Entrant
    score: Interval
    ahead_of: list[str]
    """The bots of its league that are surely worse."""


def arena_of(
    game: Game, bots: Sequence[str], options: Options, seed: str, max_actions: int = MAX_ACTIONS
) -> Arena:
    """``Malformed`` names who cannot take part."""
    if len(bots) < FEWEST:
        raise Malformed("arena", f"{' '.join(bots) or 'nobody'}: a tournament takes two bots or more")
    for bot in bots:
        if bots.count(bot) > 1:
            raise Malformed("arena", f"{bot} is named twice")
    meetings = Meetings(game, options, seed, max_actions)
    sides = game.sides(options)
    if len(set(sides)) == 1:
        for at, bot in enumerate(bots):
            meetings.add([bot] * len(sides), {at: list(range(len(sides)))})
        return meetings.arena([Entrant(bot, "") for bot in bots])
    if len(set(sides)) == len(sides):
        for a, b in combinations(range(len(bots)), 2):
            for one, other in ((a, b), (b, a)):
                seats = {one: list(range(0, len(sides), 2)), other: list(range(1, len(sides), 2))}
                meetings.add([bots[(one, other)[seat % 2]] for seat in range(len(sides))], seats)
        return meetings.arena([Entrant(bot, "") for bot in bots])
    return between_sides(game, bots, options, meetings)


def between_sides(game: Game, bots: Sequence[str], options: Options, meetings: "Meetings") -> Arena:
    """Each bot plays the parts it is made for, and one that is made for none plays all."""
    roles, sides = game.roles(options), game.sides(options)
    entrants: list[Entrant] = []
    by_side: list[list[int]] = []
    for side in dict.fromkeys(sides):
        part = roles[sides.index(side)].name
        fitting = [bot for bot in bots if not roles_of(game, bot) or part in roles_of(game, bot)]
        if not fitting:
            raise Malformed("arena", f"none of {', '.join(bots)} plays the {part}")
        by_side.append(list(range(len(entrants), len(entrants) + len(fitting))))
        entrants += [Entrant(bot, part) for bot in fitting]
    order = list(dict.fromkeys(sides))
    for meeting in product(*by_side):
        at = [meeting[order.index(side)] for side in sides]
        seats = {number: [seat for seat, who in enumerate(at) if who == number] for number in meeting}
        meetings.add([entrants[number].bot for number in at], seats)
    return meetings.arena(entrants)


class Meetings:
    """The cells of the grid, as they are found."""

    def __init__(self, game: Game, options: Options, seed: str, max_actions: int) -> None:
        self.game = game
        self.options = options
        self.seed = seed
        self.max_actions = max_actions
        self.cells: list[Cell] = []
        self.seats: list[dict[int, list[int]]] = []

    def add(self, line_up: list[str], seats: dict[int, list[int]]) -> None:
        bots = tuple(line_up)
        plan = plan_for(self.game, bots, self.options, self.seed, False, self.max_actions)
        self.cells.append(Cell(bots, {}, plan))
        self.seats.append(seats)

    def arena(self, entrants: list[Entrant]) -> Arena:
        line_ups = [cell.line_up for cell in self.cells]
        return Arena(Grid(self.game.slug, line_ups, {}, {}, self.cells), entrants, self.seats)


def rows_of(arena: Arena, results: Sequence[list[Result]]) -> list[Row]:
    """League by league, the best first. All intervals hold together with 95 %, and so do all verdicts."""
    scores = [arena.scores(at, results) for at in range(len(arena.entrants))]
    leagues = arena.leagues()
    pairs = sum(len(league) * (len(league) - 1) // 2 for league in leagues)
    rows: list[Row] = []
    for league in leagues:
        found: list[Row] = []
        for at in league:
            ahead = [
                arena.entrants[other].bot
                for other in league
                if other != at and surely_more(scores[at], scores[other], ALPHA / pairs)
            ]
            share = share_of(scores[at], ALPHA / len(scores))
            found.append(Row(arena.entrants[at], share, ahead))
        rows += sorted(found, key=lambda row: -row.score.value)
    return rows


def share_of(scores: list[float], alpha: float) -> Interval:
    value, low, high = mean_sequence([2 * score - 1 for score in scores], alpha)
    return Interval((value + 1) / 2, (low + 1) / 2, (high + 1) / 2)


def surely_more(one: list[float], other: list[float], alpha: float) -> bool:
    return mean_sequence([a - b for a, b in zip(one, other)], alpha).low > 0


def rating(share: float) -> str:
    """As chess rates: 400 points are ten to one against what was met."""
    if not 0 < share < 1:
        return "∞" if share >= 1 else "-∞"
    return f"{400 * log10(share / (1 - share)):+.0f}"


def report(arena: Arena, results: Sequence[list[Result]], ended: str) -> list[str]:
    contest = contest_of(arena.grid.cells[0].plan)
    against = "the game" if contest.is_shared else "those it met"
    lines = [
        f"{len(results[0]):,} games of each of {len(arena.grid.cells)} meetings in {arena.grid.game}, "
        f"the same seeds for all: {ended}.",
        f"Games won, and the rating that makes against {against} (95 % for all rows together, at every moment)",
    ]
    width = max(len(entrant.bot) for entrant in arena.entrants)
    part = ""
    for row in rows_of(arena, results):
        if row.entrant.part != part:
            part = row.entrant.part
            lines += ["", f"{capital(part)}:"]
        low, high = rating(row.score.low), rating(row.score.high)
        ahead = f"  ahead of {', '.join(row.ahead_of)}" if row.ahead_of else ""
        lines.append(
            f"  {row.entrant.bot:<{width}}  {percent(row.score)}  {rating(row.score.value):>5} ({low} to {high}){ahead}"
        )
    return lines


def data(arena: Arena, results: Sequence[list[Result]], ended: str) -> dict[str, object]:
    """For programs."""
    return {
        "game": arena.grid.game,
        "options": arena.grid.cells[0].plan.options,
        "games": len(results[0]),
        "meetings": [cell.line_up for cell in arena.grid.cells],
        "ended": ended,
        "rows": [
            {
                "bot": row.entrant.bot,
                "part": row.entrant.part,
                **row.score._asdict(),
                "ahead_of": row.ahead_of,
            }
            for row in rows_of(arena, results)
        ],
    }
