"""A position of a Lampblack game as OpenSpiel's state."""

from typing import Any, Final

import pyspiel

from lampblack.adapters.memory import Memory
from lampblack.kernel.action import Action
from lampblack.kernel.chance import Chance, SeededChance
from lampblack.kernel.event import Event
from lampblack.kernel.pausing import Asked, PausingChance, Question
from lampblack.kernel.seat import Seat
from lampblack.kernel.state import State

SEEDS: Final = 4096
"""So many outcomes has the one chance node of sampled chance."""


class Position(pyspiel.State):
    """What states with explicit and with sampled chance have in common.

    ``state`` is the game at its last decision; None before it is dealt. States of Lampblack are never changed here,
    only replaced, so that clones share them.
    """

    def __init__(self, game: Any) -> None:
        super().__init__(game)
        self.setting = game.setting
        self.state: State | None = None
        self.memories = [Memory() for _ in range(self.setting.seats)]
        self.played = 0

    # What OpenSpiel asks.

    def current_player(self) -> int:
        if self.is_terminal():
            return int(pyspiel.PlayerId.TERMINAL)
        if self.waits_for_chance():
            return int(pyspiel.PlayerId.CHANCE)
        seat = self.seat()
        assert seat is not None
        return seat

    def is_terminal(self) -> bool:
        if self.waits_for_chance():
            return False
        return self.seat() is None or self.played >= self.setting.limit

    def _legal_actions(self, player: int) -> list[int]:
        if self.is_terminal() or player != self.seat():
            return []
        assert self.state is not None
        number = self.setting.vocabulary.numbers
        return sorted([number[action.text] for action in self.state.legal(player)])

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return self.outcome_to_string(action)
        return str(self.setting.vocabulary.actions[action].text)

    def returns(self) -> list[float]:
        """The outcome's scores; nothing before the end, and for nobody when the game was cut."""
        if self.state is None or self.waits_for_chance():
            return [0.0] * self.setting.seats
        return list(self.setting.returns(self.state))

    def __str__(self) -> str:
        return str(self.state) if self.state is not None else "before the deal"

    # What the two kinds answer.

    def waits_for_chance(self) -> bool:
        raise NotImplementedError

    def outcome_to_string(self, outcome: int) -> str:
        raise NotImplementedError

    # What they use.

    def seat(self) -> Seat | None:
        return None if self.state is None else self.state.asked()

    def action(self, number: int) -> Action:
        found: Action = self.setting.vocabulary.actions[number]
        return found

    def arrive(self, state: State, log: list[Event], decider: Seat | None, action: Action | None) -> None:
        """At the next decision, with what was perceived on the way there."""
        self.state = state
        self.memories = [
            memory.after(state, seat, log, action if seat == decider else None)
            for seat, memory in enumerate(self.memories)
        ]

    def imagined(self, player: int, sampler: Any) -> "Position":
        """A world this player cannot tell from this one; of the others' memories it has only what is seen now."""
        assert self.state is not None
        other: Position = type(self)(self.get_game())
        world = self.state.imagine(player, SeededChance(f"imagine {sampler()}"))
        other.state = world
        other.played = self.played
        other.memories = [
            memory if seat == player else Memory.of(world, seat) for seat, memory in enumerate(self.memories)
        ]
        return other


class ExplicitState(Position):
    """Every question to chance is a node, with its outcomes and their odds."""

    def __init__(self, game: Any) -> None:
        super().__init__(game)
        self.asks: tuple[str, str, tuple[str, ...], tuple[int, ...]] | None = None
        """The question to chance in its parts: a compiled one can neither be copied nor pickled."""
        self.told: list[str] = []
        self.decision: Action | None = None
        self.go_on()

    @property
    def question(self) -> Question | None:
        if self.asks is None:
            return None
        what, subject, names, weights = self.asks
        return Question(what, subject, names, list(weights))

    def waits_for_chance(self) -> bool:
        return self.asks is not None

    def chance_outcomes(self) -> list[tuple[int, float]]:
        assert self.asks is not None
        weights = self.asks[3]
        total = sum(weights)
        return [(index, weight / total) for index, weight in enumerate(weights) if weight]

    def outcome_to_string(self, outcome: int) -> str:
        question = self.question
        return str(outcome) if question is None else question.line(question.names[outcome])

    def _apply_action(self, action: int) -> None:
        if self.asks is not None:
            self.told = [*self.told, self.outcome_to_string(action)]
        else:
            self.decision = self.action(action)
            self.told = []
            self.played += 1
        self.go_on()

    def go_on(self) -> None:
        """Carry out the deal or the decision with what chance has said so far, or ask what must be known."""
        log: list[Event] = []
        try:
            world = self.carried_out(PausingChance(self.told), log)
        except Asked as asked:
            first = asked.questions[0]
            self.asks = (first.what, first.subject, first.names, first.weights)
            return
        self.asks = None
        self.arrive(world, log, self.seat(), self.decision)

    def carried_out(self, chance: Chance, log: list[Event]) -> State:
        if self.state is None:
            dealt: State = self.setting.game.setup(self.setting.options, chance, log)
            return dealt
        seat = self.seat()
        assert seat is not None
        assert self.decision is not None
        world = self.state.clone()
        world.apply(seat, self.decision, chance, log)
        return world

    def resample_from_infostate(self, player: int, sampler: Any) -> "Position":
        other = self.imagined(player, sampler)
        assert isinstance(other, ExplicitState)
        other.asks = None
        return other


class SampledState(Position):
    """One chance node at the start draws a seed; with the history it decides everything that follows."""

    def __init__(self, game: Any) -> None:
        super().__init__(game)
        self.seed = ""

    def waits_for_chance(self) -> bool:
        return self.state is None

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return [(seed, 1 / SEEDS) for seed in range(SEEDS)]

    def outcome_to_string(self, outcome: int) -> str:
        return f"seed {outcome}"

    def _apply_action(self, action: int) -> None:
        log: list[Event] = []
        if self.state is None:
            self.seed = str(action)
            dealt = self.setting.game.setup(self.setting.options, SeededChance(self.seed), log)
            self.arrive(dealt, log, None, None)
            return
        seat, decision = self.seat(), self.action(action)
        assert seat is not None
        world = self.state.clone()
        self.played += 1
        world.apply(seat, decision, SeededChance(f"{self.seed} {self.played}"), log)
        self.arrive(world, log, seat, decision)

    def resample_from_infostate(self, player: int, sampler: Any) -> "Position":
        other = self.imagined(player, sampler)
        assert isinstance(other, SampledState)
        other.seed = f"imagined {sampler()}"
        return other
