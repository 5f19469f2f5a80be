"""What the laws are about: a game, and positions reached by play."""

from collections.abc import Callable, Iterable, Sequence
from typing import Any

from lampblack.kernel.action import Action
from lampblack.kernel.chance import Chance, SeededChance
from lampblack.kernel.event import Event
from lampblack.kernel.game import Game, Options
from lampblack.kernel.playout import decide, options_of
from lampblack.kernel.seat import Seat
from lampblack.kernel.session import Session
from lampblack.kernel.state import State


class LawBroken(AssertionError):
    """The evidence: which law, and what was seen."""


class Subject:
    """A game, and what the laws cannot find out by themselves.

    ``universe`` names every action that can be written down in a position, legal or not; ``broken`` gives
    the first invariant a position breaks, or None; ``is_hidden(what, subject, seat)`` says whether the
    outcome of a chance question is kept from a seat; ``seats`` counts the players of a position;
    ``reveals(fact)`` says whether a fact rightly tells something that was hidden until then.
    """

    def __init__(
        self,
        game: Game,
        universe: Callable[[State], Iterable[str]],
        broken: Callable[[State], object],
        is_hidden: Callable[[str, str, Seat], bool],
        seats: Callable[[State], int],
        reveals: Callable[[Any], bool] = lambda fact: False,
    ) -> None:
        self.game = game
        self.universe = universe
        self.broken = broken
        self.is_hidden = is_hidden
        self.seats = seats
        self.reveals = reveals
        self.rules = game.rules()


Law = Callable[[Subject, State, int], None]


def require(holds: bool, law: str, evidence: str) -> None:
    if not holds:
        raise LawBroken(f"{law}: {evidence}")


def choose(legal: Sequence[Action], number: int) -> Action:
    """The action a number stands for: first its name, then which, so that rare kinds come up often."""
    names = list(dict.fromkeys(action.name for action in legal))
    same = [action for action in legal if action.name == names[number % len(names)]]
    return same[number // len(names) % len(same)]


def walk(subject: Subject, options: Options, seed: int, steps: int, choices: Sequence[int] = ()) -> Session:
    """A game after so many random decisions and then the chosen ones, with its record."""
    names = [f"player {seat}" for seat in range(subject.game.seats(options))]
    table = Session(subject.game, options, SeededChance(seed), names)
    policy = SeededChance(f"choices {seed}")
    for number in [policy.below(1_000_000) for _ in range(steps)] + list(choices):
        legal = options_of(table.state)
        if not legal:
            break
        table.play(choose(legal, number).text)
    return table


def some_legal(state: State, seed: int, wanted: int = 4) -> list[Action]:
    """A few legal actions, of different names where there are such."""
    legal = options_of(state)
    if not legal:
        return []
    chance = SeededChance(f"actions {seed}")
    return list(dict.fromkeys(choose(legal, chance.below(1_000_000)) for _ in range(wanted)))


def after(state: State, action: Action, chance: Chance, log: list[Event] | None = None) -> State:
    """Another state: this one after a decision of the seat that is asked."""
    world = state.clone()
    decide(world, action, chance, log)
    return world
