"""Many games of one configuration, stepped together inside the compiled package: what learners feed on."""

from collections.abc import Callable, Sequence
from typing import final

from lampblack.kernel.action import Action
from lampblack.kernel.answers import Malformed
from lampblack.kernel.chance import SeededChance
from lampblack.kernel.state import State
from lampblack.kernel.vocabulary import Vocabulary

Deal = Callable[[SeededChance], State]
"""A new game at its first decision."""


@final
class Ending:
    """A game of the bundle that is over, or was cut at the limit: nobody has won that one."""

    def __init__(self, game: int, scores: Sequence[int], is_cut: bool, steps: int) -> None:
        self.game = game
        self.scores = tuple(scores)
        self.is_cut = is_cut
        self.steps = steps


@final
class Bundle:
    """Games side by side; each that ends is followed by a new one at once.

    ``tensors`` and ``masks`` hold a row per game, of the seat that is asked (``seats``), and are written anew in every
    step. The n-th game dealt at a place has the chance of ``seed``, place and n: equal seeds and actions give equal
    games, whatever the others do.
    """

    def __init__(self, deal: Deal, count: int, seats: int, seed: int | str, limit: int) -> None:
        if count < 1 or limit < 1:
            raise Malformed("count" if count < 1 else "limit", "is 1 or more")
        self.deal = deal
        self.count = count
        self.players = seats
        self.limit = limit
        self.seed = seed
        self.policy = SeededChance(f"policy {seed}")
        self.states: list[State] = []
        self.chances: list[SeededChance] = []
        self.dealt: list[int] = [0] * count
        self.played: list[int] = [0] * count
        self.seats: list[int] = [0] * count
        for place in range(count):
            chance = self.next_chance(place)
            self.chances.append(chance)
            self.states.append(deal(chance))
        first = self.states[0]
        self.vocabulary: Vocabulary = first.vocabulary()
        self.actions = self.vocabulary.size
        self.size = len(first.tensor(0))
        self.tensors = bytearray(count * self.size)
        self.masks = bytearray(count * self.actions)
        for place in range(count):
            self.write(place)

    def next_chance(self, place: int) -> SeededChance:
        self.dealt[place] += 1
        return SeededChance(f"{self.seed} {place} {self.dealt[place]}")

    def write(self, place: int) -> None:
        """The row of a game, for the seat that is asked."""
        state = self.states[place]
        seat = state.asked()
        assert seat is not None  # who ends is followed at once
        self.seats[place] = seat
        begin = place * self.size
        self.tensors[begin : begin + self.size] = state.tensor(seat)
        begin = place * self.actions
        self.masks[begin : begin + self.actions] = self.vocabulary.mask(state.legal(seat))

    def step(self, numbers: list[int]) -> list[Ending]:
        """Let each seat that is asked take the action of that number; the games that ended by it.

        ``Malformed`` names the first that may not be taken; nothing has happened then.
        """
        self.check(numbers)
        endings: list[Ending] = []
        place = 0
        actions = self.vocabulary.actions
        for number in numbers:
            state = self.states[place]
            state.apply(self.seats[place], actions[number], self.chances[place])
            played = self.played[place] + 1
            self.played[place] = played
            if state.asked() is None or played >= self.limit:
                endings.append(self.end(place, state))
            self.write(place)
            place += 1
        return endings

    def check(self, numbers: list[int]) -> None:
        if len(numbers) != self.count:
            raise Malformed("actions", f"{len(numbers)} for {self.count} games")
        place = 0
        for number in numbers:
            if not 0 <= number < self.actions:
                raise Malformed("actions", f"{number} of game {place} is no action; there are {self.actions}")
            if not self.masks[place * self.actions + number]:
                text = self.vocabulary.actions[number].text
                raise Malformed("actions", f"{number} of game {place}, {text}, is not legal there now")
            place += 1

    def end(self, place: int, state: State) -> Ending:
        """Take the outcome, and deal the next game."""
        outcome = state.outcome()
        scores = [0] * self.players if outcome is None else list(outcome.scores)
        ending = Ending(place, scores, outcome is None, self.played[place])
        self.chances[place] = self.next_chance(place)
        self.states[place] = self.deal(self.chances[place])
        self.played[place] = 0
        return ending

    def sample(self) -> list[int]:
        """For each game one of the legal actions, all equally likely."""
        numbers: list[int] = []
        policy = self.policy
        at = self.vocabulary.numbers
        place = 0
        for state in self.states:
            legal = state.legal(self.seats[place])
            if isinstance(legal, list):  # as in playout: much quicker than any sequence
                options: list[Action] = legal
                numbers.append(at[options[policy.below(len(options))].text])
            else:
                numbers.append(at[legal[policy.below(len(legal))].text])
            place += 1
        return numbers
