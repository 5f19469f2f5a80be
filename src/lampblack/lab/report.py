"""What a simulation found, in plain lines."""

from collections import Counter
from collections.abc import Sequence

from lampblack.kernel.seat import seat_name
from lampblack.kernel.shares import Share, share
from lampblack.lab.measures import spread
from lampblack.lab.plan import Plan
from lampblack.lab.play import Result


def report(plan: Plan, results: Sequence[Result], seconds: float, workers: int) -> list[str]:
    """All the lines; shares are of all games played, and stopped games count as won by nobody."""
    lines = [headline(plan, results)]
    if results:
        lines += ["", *by_bot(plan, results), "", *by_seat(plan, results)]
        lines += ["", *lengths(results), *figures(results), "", *endings(plan, results)]
    pace = len(results) / seconds if seconds else 0.0
    processes = "1 process" if workers == 1 else f"{workers} processes"
    lines += ["", f"{seconds:,.1f} s in {processes}: {pace:,.1f} games a second."]
    return lines


def headline(plan: Plan, results: Sequence[Result]) -> str:
    played = f"{len(results):,}" + ("" if len(results) == plan.games else f" of {plan.games:,}")
    seats = ", seats alternating" if plan.alternate else ""
    return f"{played} games of {plan.game}, {' against '.join(plan.bots)}{seats}, seed {plan.seed}."


def by_bot(plan: Plan, results: Sequence[Result]) -> list[str]:
    """How often some seat of each bot won."""
    bots = list(dict.fromkeys(plan.bots))
    rows: list[tuple[str, Share]] = []
    for bot in bots:
        wins = sum(any(result.bots[seat] == bot for seat in result.winners) for result in results)
        rows.append((bot, share(wins, len(results))))
    return ["Wins by bot (95 % interval)", *table(rows)]


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
    rules = Counter((bool(result.winners), result.rule) for result in results)
    lines = ["Endings"]
    for (won, rule), count in rules.most_common():
        if rule is None:
            text = f"stopped by the lab after {plan.max_actions:,} actions (--max-actions), nobody wins"
        else:
            text = f"{'won' if won else 'nobody wins'} [{rule}]"
        lines.append(f"  {count:>{len(f'{len(results):,}')},}  {text}")
    return lines
