"""Positions, actions and records that do not say what happened are caught."""

from collections.abc import Callable

import pytest

from lampblack.kernel.action import Action
from lampblack.kernel.session import Session
from lampblack.kernel.state import State
from lampblack.kernel.whole import Whole
from lampblack.testkit import laws
from lampblack.testkit.laws import LawBroken
from tests.kernel.highcard import CARDS, KEEP, SWAP, HighCard, HighCardState, subject_of
from tests.testkit.laws.everywhere import SEEDS, check_everywhere


class ForgetsWhatWasThrown(HighCardState):
    def to_text(self) -> str:
        return f"{' '.join(self.cards)}; {self.turn};\n"


class ReadsCapitalsOnly(HighCardState):
    def action(self, text: str) -> Action:
        return super().action(text) if text.isupper() else KEEP


@pytest.mark.parametrize(
    ("law", "culprit"),
    [
        (laws.position_round_trips, ForgetsWhatWasThrown),
        (laws.notation_round_trips, ReadsCapitalsOnly),
    ],
    ids=lambda value: value.__name__,
)
def test_a_culprit_is_caught(law: laws.Law, culprit: type[HighCardState]) -> None:
    with pytest.raises(LawBroken, match=law.__name__):
        check_everywhere(law, HighCard(culprit))


class OffersTwoSwaps(HighCard):
    """The second is the other seat's to make."""

    def wholes(self, state: State) -> list[Whole]:
        return [Whole("SWAP+SWAP", "Swap twice", [SWAP, SWAP])] if state.asked() is not None else []

    def read(self, state: State, text: str) -> list[Action]:
        return [SWAP, SWAP] if text == "SWAP+SWAP" else super().read(state, text)


class ReadsNoWholes(HighCard):
    def wholes(self, state: State) -> list[Whole]:
        return [Whole("KEEP", "Keep", [SWAP])] if state.asked() is not None else []


@pytest.mark.parametrize("game", [OffersTwoSwaps(), ReadsNoWholes()], ids=lambda game: type(game).__name__)
def test_wrong_wholes_are_caught(game: HighCard) -> None:
    with pytest.raises(LawBroken, match="wholes_are_legal"):
        check_everywhere(laws.wholes_are_legal, game)


def test_a_record_is_replayed() -> None:
    for seed in SEEDS:
        subject = subject_of(HighCard())
        laws.replay_matches(subject, laws.walk(subject, {}, seed, seed))


def drop_a_decision(table: Session) -> None:
    table.lines.pop()


def end_elsewhere(table: Session) -> None:
    table.state = HighCard().from_text("1 2; 4;")


def deal_otherwise(table: Session) -> None:
    """Seat 0 got another of the five cards."""
    card = table.setup[0][-1]
    other = next(each for each in CARDS if each != card and not table.setup[1].endswith(each))
    table.setup[0] = f"draw P0 {other}"


@pytest.mark.parametrize("tamper", [drop_a_decision, end_elsewhere, deal_otherwise])
def test_a_wrong_record_is_caught(tamper: Callable[[Session], None]) -> None:
    subject = subject_of(HighCard())
    table = laws.walk(subject, {}, 1, 4)
    tamper(table)
    with pytest.raises(LawBroken, match="replay_matches"):
        laws.replay_matches(subject, table)
