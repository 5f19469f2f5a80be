"""Who did what: how often each side, or each bot, took each kind of decision in a game, on average."""

from collections.abc import Sequence

from lampblack.games import find_game
from lampblack.kernel.words import capital
from lampblack.lab.plan import Plan
from lampblack.lab.play import Result

Means = dict[str, dict[str, float]]
"""For each doer, of each action, how often in a game."""


def doer(plan: Plan, result: Result, seat: int) -> str:
    """A side by its part, else a bot: seats that play alike are one."""
    roles = find_game(plan.game).roles(plan.options)
    bot = result.bots[seat]
    return f"{capital(roles[seat].name)} ({bot})" if len({role.name for role in roles}) > 1 else bot


def means_of(plan: Plan, results: Sequence[Result]) -> Means:
    """Of all seats of a doer together."""
    totals: Means = {}
    for result in results:
        for seat, action, times in result.deeds:
            done = totals.setdefault(doer(plan, result, seat), {})
            done[action] = done.get(action, 0.0) + times
    return {
        name: {action: done[action] / len(results) for action in sorted(done, key=lambda a: (-done[a], a))}
        for name, done in sorted(totals.items())
    }


def in_words(action: str) -> str:
    """``Open door`` for ``OPEN_DOOR``."""
    return capital(action.replace("_", " ").lower())
