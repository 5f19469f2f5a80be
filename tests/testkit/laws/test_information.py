"""Each way of telling or guessing too much, or too little, is caught."""

from typing import Any

import pytest

from lampblack.kernel.action import Action
from lampblack.kernel.answers import Prompt, Refusal
from lampblack.kernel.chance import Chance, SeededChance
from lampblack.kernel.event import EVERYONE, Event
from lampblack.kernel.seat import Seat
from lampblack.kernel.state import State
from lampblack.testkit import laws
from lampblack.testkit.laws import LawBroken
from tests.kernel.highcard import CARDS, KEEP, SWAP, Fact, HighCard, HighCardState, subject_of
from tests.testkit.laws.everywhere import SEEDS, check_everywhere


class ShowsCards(HighCardState):
    def observe(self, seat: Seat) -> Any:
        return super().observe(-2)


class HintsInThePrompt(HighCardState):
    def prompt(self, seat: Seat) -> Prompt | None:
        highest = "5" in self.cards
        if self.turn == 4:
            return None
        return Prompt(self.turn % 2, "TURN", "HC-TURN-01", f"Keep{'!' if highest else ''} or swap.")


class RemembersByTheCards(HighCardState):
    def recalls(self, viewer: Seat) -> int | None:
        return self.cards.index("5") if "5" in self.cards else None


class HintsInTheRefusal(HighCardState):
    def refuse(self, seat: Seat, action: Action) -> Refusal | None:
        refusal = super().refuse(seat, action)
        return None if refusal is None else Refusal(refusal.rule, f"{refusal.text} {self.cards}")


class TellsTheDraw(HighCardState):
    def draw(self, seat: Seat, chance: Chance, log: list[Event] | None) -> None:
        super().draw(seat, chance, log)
        if log is not None:
            log.append(Event(EVERYONE, Fact(seat, f"drew {self.cards[seat]}")))


class HintsByTheNumberOfEvents(HighCardState):
    def draw(self, seat: Seat, chance: Chance, log: list[Event] | None) -> None:
        super().draw(seat, chance, log)
        if log is not None and self.cards[seat] > "3":
            log.append(Event(EVERYONE, Fact(seat, "smiles")))


class ImaginesTheTruth(HighCardState):
    def imagine(self, seat: Seat, chance: Chance) -> State:
        return self.clone()


class ImaginesAnythingElse(HighCardState):
    def imagine(self, seat: Seat, chance: Chance) -> State:
        world = self.clone()
        weights = [int(card in self.pile()) for card in CARDS]
        if any(weights):
            world.cards[1 - seat] = CARDS[chance.pick("imagine", "", CARDS, weights)]
        return world


class ImaginesThrownCards(HighCardState):
    def imagine(self, seat: Seat, chance: Chance) -> State:
        world = self.clone()
        weights = [int(card != self.cards[seat]) for card in CARDS]
        world.cards[1 - seat] = CARDS[chance.pick("imagine", "", CARDS, weights)]
        return world


class ImaginesTheOwnCardToo(HighCardState):
    def imagine(self, seat: Seat, chance: Chance) -> State:
        world = self.clone()
        hidden = [*self.pile(), self.cards[1 - seat]]
        world.cards[seat] = hidden[chance.below(len(hidden))]
        return world


class ImaginesInPlace(HighCardState):
    def imagine(self, seat: Seat, chance: Chance) -> State:
        world = super().imagine(seat, chance)
        self.cards = list(world.cards)
        return world


@pytest.mark.parametrize(
    ("law", "culprit"),
    [
        (laws.imagination_is_faithful, ImaginesThrownCards),
        (laws.imagination_is_faithful, ImaginesTheOwnCardToo),
        (laws.imagination_is_faithful, ImaginesInPlace),
        (laws.imagination_is_blind, ImaginesAnythingElse),
        (laws.no_leak, ShowsCards),
        (laws.no_leak, HintsInThePrompt),
        (laws.no_leak, RemembersByTheCards),
        (laws.no_leak, HintsInTheRefusal),
        (laws.no_leak, TellsTheDraw),
        (laws.no_leak, HintsByTheNumberOfEvents),
    ],
    ids=lambda value: value.__name__,
)
def test_a_culprit_is_caught(law: laws.Law, culprit: type[HighCardState]) -> None:
    with pytest.raises(LawBroken, match=law.__name__):
        check_everywhere(law, HighCard(culprit))


@pytest.mark.parametrize("culprit", [TellsTheDraw, HintsByTheNumberOfEvents, ShowsCards, ImaginesTheTruth])
def test_a_leaking_set_up_is_caught(culprit: type[HighCardState]) -> None:
    set_up_everywhere(HighCard())
    with pytest.raises(LawBroken):
        set_up_everywhere(HighCard(culprit))


def set_up_everywhere(game: HighCard) -> None:
    for seed in SEEDS:
        laws.setup_leaks_nothing(subject_of(game), {}, seed)


def small(state: type[HighCardState]) -> tuple[laws.Subject, State]:
    """Seat 0 holds the 3, has seen the 2 go, and does not know which of 1, 4, 5 seat 1 holds."""
    game = HighCard(state)
    return subject_of(game), game.from_text("3 4; 1; 2")


def test_all_worlds_are_looked_at() -> None:
    assert laws.the_truth_is_imaginable(*small(HighCardState), seat=0, depth=5) == 3


def test_an_excluded_truth_is_caught() -> None:
    with pytest.raises(LawBroken, match="never imagines the truth"):
        laws.the_truth_is_imaginable(*small(ImaginesAnythingElse), seat=0, depth=5)


@pytest.mark.parametrize("action", [KEEP, SWAP])
def test_imagination_keeps_up_with_a_fair_game(action: Action) -> None:
    there = laws.imagination_keeps_up(*small(HighCardState), 0, action, SeededChance(1), depth=5)
    assert there.turn == 2


@pytest.mark.parametrize(
    ("culprit", "evidence"),
    [(TellsTheDraw, "knows to be wrong"), (ImaginesTheTruth, "may be true")],
)
def test_imagination_out_of_step_is_caught(culprit: type[HighCardState], evidence: str) -> None:
    with pytest.raises(LawBroken, match=evidence):
        laws.imagination_keeps_up(*small(culprit), 0, SWAP, SeededChance(1), depth=5)
