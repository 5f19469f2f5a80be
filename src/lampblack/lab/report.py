"""What a simulation found, in plain lines."""

from collections import Counter
from collections.abc import Sequence

from lampblack.kernel.seat import seat_name
from lampblack.kernel.shares import Share, share
from lampblack.lab.contest import Contest, contest_of
from lampblack.lab.endings import endings_of
from lampblack.lab.evidence import evidence_lines, evidence_of
from lampblack.lab.measures import spread
from lampblack.lab.plan import Plan
from lampblack.lab.play import Result


def report(plan: Plan, results: Sequence[Result], seconds: float, workers: int) -> list[str]:
    """All the lines; shares are of all games played, and stopped games count as won by nobody."""
    lines = [headline(plan, results)]
    if results:
        contest = contest_of(plan)
        lines += ["", *by_party(contest, results)]
        if not contest.has_sides:
            lines += ["", *by_seat(plan, results)]
        lines += ["", *lengths(results), *figures(results), "", *endings(plan, results)]
        lines += ["", "What this rests on", *[f"  {line}" for line in evidence_lines(evidence_of(plan))]]
    pace = len(results) / seconds if seconds else 0.0
    processes = "1 process" if workers == 1 else f"{workers} processes"
    lines += ["", f"{seconds:,.1f} s in {processes}: {pace:,.1f} games a second."]
    return lines


def headline(plan: Plan, results: Sequence[Result]) -> str:
    played = f"{len(results):,}" + ("" if len(results) == plan.games else f" of {plan.games:,}")
    seats = ", seats alternating" if plan.alternate else ""
    bots = " and ".join(plan.bots) if contest_of(plan).is_shared else " against ".join(plan.bots)
    return f"{played} games of {plan.game}, {bots}{seats}, seed {plan.seed}."


def by_party(contest: Contest, results: Sequence[Result]) -> list[str]:
    """How often all won together, or each side, or some seat of each bot."""
    rows = [(party.name, share(sum(map(party.won, results)), len(results))) for party in contest.parties]
    if contest.is_shared:
        return ["Everybody wins or loses together (95 % interval)", *table(rows)]
    return [f"Wins by {'side' if contest.has_sides else 'bot'} (95 % interval)", *table(rows)]


def by_seat(plan: Plan, results: Sequence[Result]) -> list[str]:
    """How often each seat won, and how often whoever decided first."""
    rows: list[tuple[str, Share]] = []
    for seat in range(len(plan.bots)):
        rows.append((seat_name(seat), share(sum(seat in r.winners for r in results), len(results))))
    first = share(sum(r.first in r.winners for r in results), len(results))
    rows.append(("Whoever begins", first))
    lines = ["Wins by seat (95 % interval)", *table(rows)]
    won = sum(bool(result.winners) for result in results)
    is_race = all(len(result.winners) <= 1 for result in results)
    if len(plan.bots) > 1 and won and is_race:
        lines += advantages(plan, rows, won)
    return lines


def advantages(plan: Plan, rows: list[tuple[str, Share]], won: int) -> list[str]:
    """Against an even share of the games that somebody won."""
    if not plan.alternate and len(set(plan.bots)) > 1:
        return ["Seats do not alternate: what is the seat's and what the bot's cannot be told apart."]
    even = 1 / len(plan.bots)
    lines: list[str] = []
    for name, wins in rows:
        among = share(wins.number, won)
        if not among.low <= even <= among.high:
            word = "an advantage" if among.value > even else "a disadvantage"
            lines.append(
                f"{name} has {word}: {100 * among.value:.1f} % ({100 * among.low:.1f} to {100 * among.high:.1f}) "
                f"of the {won:,} games somebody won; {100 * even:.1f} % would be even."
            )
    return lines or ["An even share is within the interval of every seat, and of whoever begins."]


def table(rows: list[tuple[str, Share]]) -> list[str]:
    name_width = max(len(name) for name, _ in rows)
    count_width = max(len(f"{wins.number:,}") for _, wins in rows)
    return [
        f"  {name:<{name_width}}  {wins.number:>{count_width},}  {100 * wins.value:5.1f} %"
        f"  ({100 * wins.low:.1f} to {100 * wins.high:.1f})"
        for name, wins in rows
    ]


def lengths(results: Sequence[Result]) -> list[str]:
    lines = ["Length                mean     5 %  median    95 %     max"]
    turns = [result.turns for result in results if result.turns is not None]
    for name, values in (("turns", turns), ("actions", [result.actions for result in results])):
        if values:
            s = spread(values)
            lines.append(
                f"  {name:<14}{s.mean:>10,.1f}{s.low:>8,.0f}{s.median:>8,.0f}{s.high:>8,.0f}{s.longest:>8,}"
            )
    return lines


def figures(results: Sequence[Result]) -> list[str]:
    """What the game says about its ends: how often each figure had which value, and its mean."""
    lines: list[str] = []
    for name in dict.fromkeys(name for result in results for name, _ in result.figures):
        values = Counter(dict(result.figures)[name] for result in results if name in dict(result.figures))
        games = values.total()
        mean = sum(value * count for value, count in values.items()) / games
        rows = [(str(value), share(count, games)) for value, count in sorted(values.items())]
        lines += ["", f"{name.capitalize()} at the end, {mean:.2f} on average (95 % intervals)", *table(rows)]
    return lines


def endings(plan: Plan, results: Sequence[Result]) -> list[str]:
    width = len(f"{len(results):,}")
    found = endings_of(plan.game, results, plan.max_actions)
    return ["Endings", *[f"  {ending.games:>{width},}  {ending.line()}" for ending in found]]
