"""How games ended, in words: the game's own reason where it is always the same, else its rule."""

from collections import Counter
from collections.abc import Sequence
from typing import NamedTuple

from lampblack.games import find_game
from lampblack.kernel.words import capital
from lampblack.lab.play import Result


class Ending(NamedTuple):
    games: int
    rule: str | None
    won: bool
    words: str

    def line(self) -> str:
        rule = "" if self.rule is None else f" [{self.rule}]"
        return f"{self.words}, {'won' if self.won else 'nobody wins'}{rule}"


def endings_of(slug: str, results: Sequence[Result], max_actions: int) -> list[Ending]:
    """The most frequent first."""
    counts = Counter((result.rule, bool(result.winners)) for result in results)
    found: list[Ending] = []
    for (rule, won), games in sorted(counts.items(), key=lambda item: (-item[1], str(item[0]))):
        if rule is None:
            words = f"Stopped by the lab after {max_actions:,} actions (--max-actions)"
        else:
            words = words_for(slug, rule, {result.reason for result in results if result.rule == rule})
        found.append(Ending(games, rule, won, words))
    return found


def words_for(slug: str, rule: str, reasons: set[str]) -> str:
    """Reasons that tell of turns and places differ from game to game; the rule says what they have in common."""
    if len(reasons) == 1:
        return capital(reasons.pop())
    book = find_game(slug).rules()
    if rule not in book:
        return capital(min(reasons))
    return book[rule].shown.partition(". ")[0].rstrip(".")
