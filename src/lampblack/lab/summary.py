"""What a simulation found, for programs: the figures of the report as plain values."""

from collections import Counter
from collections.abc import Sequence
from typing import Any

from lampblack.kernel.seat import seat_name
from lampblack.kernel.shares import Share, share
from lampblack.lab.contest import contest_of
from lampblack.lab.endings import endings_of
from lampblack.lab.evidence import evidence_of
from lampblack.lab.measures import spread
from lampblack.lab.plan import Plan
from lampblack.lab.play import Result

Data = dict[str, Any]


def summary(plan: Plan, results: Sequence[Result], seconds: float, workers: int) -> Data:
    played = len(results)
    turns = [result.turns for result in results if result.turns is not None]
    contest = contest_of(plan)
    found: Data = {
        **evidence_of(plan)._asdict(),
        "games": played,
        "planned": plan.games,
        "wins": {
            party.name: share_data(share(sum(map(party.won, results)), played)) for party in contest.parties
        },
    }
    if not contest.has_sides:
        found["wins_by_seat"] = {
            seat_name(seat): share_data(share(sum(seat in r.winners for r in results), played))
            for seat in range(len(plan.bots))
        }
        found["wins_of_who_begins"] = share_data(share(sum(r.first in r.winners for r in results), played))
    return found | {
        "turns": spread_data(turns),
        "actions": spread_data([result.actions for result in results]),
        "figures": figures_data(results),
        "endings": [ending._asdict() for ending in endings_of(plan.game, results, plan.max_actions)],
        "seconds": round(seconds, 3),
        "workers": workers,
    }


def share_data(part: Share) -> Data:
    return {"games": part.number, "share": part.value, "low": part.low, "high": part.high}


def spread_data(values: Sequence[int]) -> Data | None:
    if not values:
        return None
    found = spread(values)
    return {
        "mean": found.mean,
        "p5": found.low,
        "median": found.median,
        "p95": found.high,
        "max": found.longest,
    }


def figures_data(results: Sequence[Result]) -> dict[str, dict[str, int]]:
    """How often each figure of the game had which value at the end."""
    counts: dict[str, Counter[str]] = {}
    for result in results:
        for name, value in result.figures:
            counts.setdefault(name, Counter())[str(value)] += 1
    return {name: dict(found) for name, found in counts.items()}
