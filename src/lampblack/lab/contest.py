"""Who can win, in the words of the game: everybody together, one side or the other, or each for itself."""

from collections.abc import Callable, Sequence
from typing import NamedTuple

from lampblack.games import find_game
from lampblack.kernel.words import capital
from lampblack.lab.plan import Plan
from lampblack.lab.play import Result

Won = Callable[[Result], bool]


class Party(NamedTuple):
    """Somebody who can win: as a row of a table, as a sentence, and how to tell."""

    name: str
    wins: str
    """``The Hunter wins``."""
    won: Won


class Contest(NamedTuple):
    parties: list[Party]
    """All who can win; the lab follows the first (``measure``)."""
    is_shared: bool
    """All win or lose together: no seat wins alone."""
    has_sides: bool
    """Seats are parts of sides: seats are not alike."""
    measure: Party

    def of(self, results: Sequence[Result]) -> list[bool]:
        return [self.measure.won(result) for result in results]


def contest_of(plan: Plan) -> Contest:
    sides = find_game(plan.game).sides(plan.options)
    if len(set(sides)) == 1:
        together = Party("Won together", "everybody wins", lambda result: bool(result.winners))
        return Contest([together], True, True, together)
    if len(set(sides)) < len(sides):
        parties = [party_of_side(plan, sides, side) for side in dict.fromkeys(sides)]
        return Contest(parties, False, True, parties[0])
    parties = [party_of_bot(bot) for bot in dict.fromkeys(plan.bots)]
    if len(parties) > 1:
        return Contest(parties, False, False, parties[0])
    first = Party("Whoever begins", "whoever begins wins", lambda result: result.first in result.winners)
    return Contest(parties, False, False, first)


def party_of_side(plan: Plan, sides: list[int], side: int) -> Party:
    seats = [seat for seat, at in enumerate(sides) if at == side]
    roles = [find_game(plan.game).roles(plan.options)[seat] for seat in seats]
    name = roles[0].title if len(seats) == 1 else f"The {capital(roles[0].name)}"
    bots = ", ".join(dict.fromkeys(plan.bots[seat] for seat in seats))
    verb = "wins" if len(seats) == 1 else "win"
    return Party(f"{name} ({bots})", f"{name} {verb}", lambda result: any(s in result.winners for s in seats))


def party_of_bot(bot: str) -> Party:
    return Party(bot, f"{bot} wins", lambda result: any(result.bots[seat] == bot for seat in result.winners))


def alternates_usually(plan: Plan) -> bool:
    """Where bots differ and seats are alike: a bot that is made for one side stays there."""
    return len(set(plan.bots)) > 1 and not contest_of(plan).has_sides
