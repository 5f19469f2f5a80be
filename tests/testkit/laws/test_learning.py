"""Each way of numbering actions, or views, that would mislead a learner is caught."""

import pytest

from lampblack.kernel.seat import Seat
from lampblack.kernel.vocabulary import Vocabulary
from lampblack.testkit import laws
from lampblack.testkit.laws import LawBroken
from tests.kernel.highcard import CARDS, KEEP, SWAP, HighCard, HighCardState
from tests.testkit.laws.everywhere import check_everywhere


class ListsTooFew(HighCardState):
    def vocabulary(self) -> Vocabulary:
        return Vocabulary([KEEP])


class Renumbers(HighCardState):
    def vocabulary(self) -> Vocabulary:
        return Vocabulary([KEEP, SWAP] if self.turn % 2 else [SWAP, KEEP])


class MarksEverything(HighCardState):
    def mask(self, seat: Seat) -> bytearray:
        return bytearray([1, 1])


class HasNone(HighCardState):
    def vocabulary(self) -> Vocabulary:
        raise NotImplementedError


class NumbersTheOthersCard(HighCardState):
    def tensor(self, seat: Seat) -> bytes:
        return bytes([CARDS.index(card) for card in self.cards])


@pytest.mark.parametrize(
    ("state", "evidence"),
    [
        (ListsTooFew, "SWAP is offered and not listed"),
        (Renumbers, "numbers have changed their meaning"),
        (MarksEverything, "is offered"),
    ],
)
def test_a_vocabulary_that_misleads_is_caught(state: type[HighCardState], evidence: str) -> None:
    with pytest.raises(LawBroken, match=evidence):
        check_everywhere(laws.vocabulary_is_complete, HighCard(state))


@pytest.mark.parametrize("law", [laws.no_leak, laws.imagination_is_faithful])
def test_a_tensor_that_tells_too_much_is_caught(law: laws.Law) -> None:
    with pytest.raises(LawBroken, match="tensor"):
        check_everywhere(law, HighCard(NumbersTheOthersCard))


@pytest.mark.parametrize("law", [laws.vocabulary_is_complete, laws.no_leak])
def test_a_game_without_them_is_left_alone(law: laws.Law) -> None:
    check_everywhere(law, HighCard(HasNone))
