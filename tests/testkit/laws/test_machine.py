"""The laws pass a game that keeps them, and catch each way of breaking those of the machine."""

from typing import Any

import pytest

from lampblack.kernel.action import Action
from lampblack.kernel.answers import IllegalAction, Malformed, Outcome, Prompt, Refusal
from lampblack.kernel.chance import Chance, SeededChance
from lampblack.kernel.event import EVERYONE, Event
from lampblack.kernel.game import Voice
from lampblack.kernel.pausing import PausingChance
from lampblack.kernel.phrase import Phrase
from lampblack.kernel.seat import Seat
from lampblack.kernel.state import State
from lampblack.testkit import laws
from lampblack.testkit.laws import LAWS, LawBroken
from tests.kernel.highcard import BOAST, KEEP, SIGH, SWAP, Fact, HighCard, HighCardState, restored, subject_of
from tests.testkit.laws.everywhere import check_everywhere


@pytest.mark.parametrize("law", LAWS, ids=lambda law: law.__name__)
def test_a_fair_game_keeps_the_law(law: laws.Law) -> None:
    check_everywhere(law, HighCard())


def test_an_impossible_position_is_caught() -> None:
    game = HighCard()
    with pytest.raises(LawBroken, match="a card is there twice"):
        laws.invariants_hold(subject_of(game), game.from_text("3 3; 1; 2"), 0)


class Counts(HighCardState):
    counter = 0

    def apply(self, seat: Seat, action: Action, chance: Chance, log: list[Event] | None = None) -> None:
        super().apply(seat, action, chance, log)
        Counts.counter += 1
        self.turn = min(4, self.turn + Counts.counter % 2)


class ActsOnlyWhenWatched(HighCardState):
    def apply(self, seat: Seat, action: Action, chance: Chance, log: list[Event] | None = None) -> None:
        super().apply(seat, action, chance, log)
        if log is None:
            self.turn = 4


class KeepsAGenerator(HighCardState):
    def __init__(self) -> None:
        super().__init__()
        self.deeper = {"inside": [SeededChance(1)]}


class AsksUnnamed(HighCardState):
    def apply(self, seat: Seat, action: Action, chance: Chance, log: list[Event] | None = None) -> None:
        super().apply(seat, action, chance, log)
        if isinstance(chance, laws.machine.RecordingChance) and chance.below(2):
            self.turn = 4


class SharesItsCards(HighCardState):
    def clone(self) -> "SharesItsCards":
        copy = super().clone()
        copy.thrown = self.thrown
        return copy


class RefusesWhatItLists(HighCardState):
    def apply(self, seat: Seat, action: Action, chance: Chance, log: list[Event] | None = None) -> None:
        super().apply(seat, action, chance, log)
        if action == SWAP and int(self.cards[seat]) % 2:
            raise Malformed("chance", "no odd card")


class AsksOtherwiseWhenPaused(HighCardState):
    def apply(self, seat: Seat, action: Action, chance: Chance, log: list[Event] | None = None) -> None:
        if isinstance(chance, PausingChance):
            chance.pick("toss", "", ("heads", "tails"), [1, 1])
        super().apply(seat, action, chance, log)


class ListsTwice(HighCardState):
    def legal(self, seat: Seat) -> list[Action]:
        return super().legal(seat) * 2


class NeverEnds(HighCardState):
    def legal(self, seat: Seat) -> list[Action]:
        return super().legal(seat) or [KEEP]


class AsksTheOther(HighCardState):
    def prompt(self, seat: Seat) -> Prompt | None:
        return None if self.turn == 4 else Prompt(1 - self.turn % 2, "TURN", "HC-TURN-01", "Keep or swap.")


class AllowsBoasting(HighCardState):
    def refuse(self, seat: Seat, action: Action) -> Refusal | None:
        return None if action == BOAST and self.turn < 4 else super().refuse(seat, action)


class RefusesSwaps(HighCardState):
    def refuse(self, seat: Seat, action: Action) -> Refusal | None:
        return Refusal("HC-SWAP-01", "No.") if action == SWAP else super().refuse(seat, action)


class ChangesFirst(HighCardState):
    def apply(self, seat: Seat, action: Action, chance: Chance, log: list[Event] | None = None) -> None:
        if action == BOAST:
            self.thrown.append("boast")
        super().apply(seat, action, chance, log)


class TellsFirst(HighCardState):
    def apply(self, seat: Seat, action: Action, chance: Chance, log: list[Event] | None = None) -> None:
        if log is not None:
            log.append(Event(EVERYONE, Fact(0, "moves")))
        super().apply(seat, action, chance, log)


class RefusesWithOtherWords(HighCardState):
    def apply(self, seat: Seat, action: Action, chance: Chance, log: list[Event] | None = None) -> None:
        if self.refuse(seat, action) is not None:
            raise IllegalAction(Refusal("HC-WIN-01", "No."))
        super().apply(seat, action, chance, log)


class InventsARule(HighCardState):
    def refuse(self, seat: Seat, action: Action) -> Refusal | None:
        return Refusal("HC-TALK-01", "Be silent.") if action == BOAST else super().refuse(seat, action)


class WinsByNoRule(HighCardState):
    def outcome(self) -> Outcome | None:
        return Outcome((0,), 2, "looks better", "HC-LOOK-01") if self.turn == 4 else None


class AsksNobodyElse(HighCardState):
    """Whoever is not asked is not told what is asked."""

    def prompt(self, seat: Seat) -> Prompt | None:
        return super().prompt(seat) if seat == self.asked() else None


class LetsEverybodyDecide(HighCardState):
    def legal(self, seat: Seat) -> list[Action]:
        asked = self.asked()
        return [] if asked is None else super().legal(asked)


class OffersSighsAsDecisions(HighCardState):
    def legal(self, seat: Seat) -> list[Action]:
        return [*super().legal(seat), *self.remarks(seat)] if seat == self.asked() else self.remarks(seat)


class HearsTheUnasked(HighCardState):
    def refuse(self, seat: Seat, action: Action) -> Refusal | None:
        return None if action == KEEP and self.turn < 4 else super().refuse(seat, action)


class SilencesTheUnasked(HighCardState):
    def refuse(self, seat: Seat, action: Action) -> Refusal | None:
        if action == SIGH and seat != self.asked():
            return Refusal("HC-SIGH-01", "Be silent.")
        return super().refuse(seat, action)


class HearsSighsUnlisted(HighCardState):
    def remarks(self, seat: Seat) -> list[Action]:
        return []


class SighsTwice(HighCardState):
    def remarks(self, seat: Seat) -> list[Action]:
        return super().remarks(seat) * 2


class SaysDecisions(HighCardState):
    def remarks(self, seat: Seat) -> list[Action]:
        return [KEEP]


class BlamesThePrompt(HighCardState):
    """A boast of the four is asked for, and one of the five refused by the rule of the question."""

    def legal(self, seat: Seat) -> list[Action]:
        return [*super().legal(seat), Action("BOAST", ("card",), ("4",))]


class IsItsOwnCopy(HighCardState):
    def __copy__(self) -> State:
        return self


class CopiesAGameAtItsEnd(HighCardState):
    def __deepcopy__(self, memo: object) -> State:
        copy = self.clone()
        copy.turn = 4
        return copy


class PicklesWithoutTheThrown(HighCardState):
    def __reduce__(self) -> tuple[Any, ...]:
        return restored, (type(self), f"{' '.join(self.cards)}; {self.turn};")


class DrawsNothing(HighCardState):
    def __str__(self) -> str:
        return " "


@pytest.mark.parametrize(
    ("law", "culprit"),
    [
        (laws.determinism, Counts),
        (laws.determinism, ActsOnlyWhenWatched),
        (laws.the_future_is_not_in_the_state, KeepsAGenerator),
        (laws.the_future_is_not_in_the_state, AsksUnnamed),
        (laws.the_future_is_not_in_the_state, Counts),
        (laws.chance_can_be_paused, RefusesWhatItLists),
        (laws.chance_can_be_paused, AsksOtherwiseWhenPaused),
        (laws.clone_is_independent, SharesItsCards),
        (laws.legal_is_tidy, ListsTwice),
        (laws.legal_is_tidy, NeverEnds),
        (laws.legal_is_tidy, AsksTheOther),
        (laws.legal_is_tidy, AsksNobodyElse),
        (laws.legal_is_tidy, LetsEverybodyDecide),
        (laws.legal_is_tidy, OffersSighsAsDecisions),
        (laws.refusals_match_legal, AllowsBoasting),
        (laws.refusals_match_legal, RefusesSwaps),
        (laws.refusals_match_legal, HearsTheUnasked),
        (laws.refusals_match_legal, SilencesTheUnasked),
        (laws.refusals_match_legal, HearsSighsUnlisted),
        (laws.refused_actions_change_nothing, AllowsBoasting),
        (laws.refused_actions_change_nothing, ChangesFirst),
        (laws.refused_actions_change_nothing, TellsFirst),
        (laws.refused_actions_change_nothing, RefusesWithOtherWords),
        (laws.refusals_name_what_forbids, BlamesThePrompt),
        (laws.remarks_are_tidy, SighsTwice),
        (laws.remarks_are_tidy, SaysDecisions),
        (laws.copies_are_equal, IsItsOwnCopy),
        (laws.copies_are_equal, CopiesAGameAtItsEnd),
        (laws.copies_are_equal, PicklesWithoutTheThrown),
        (laws.copies_are_equal, DrawsNothing),
        (laws.every_answer_names_its_rule, InventsARule),
        (laws.every_answer_names_its_rule, WinsByNoRule),
    ],
    ids=lambda value: value.__name__,
)
def test_a_culprit_is_caught(law: laws.Law, culprit: type[HighCardState]) -> None:
    with pytest.raises(LawBroken, match=law.__name__):
        check_everywhere(law, HighCard(culprit))


class SilentMenu(HighCard):
    """Sighing is allowed, and no menu says so."""

    def phrases(self, state: State, seat: Seat, voice: Voice) -> list[Phrase]:
        return []


class EndlessMenu(HighCard):
    """One sigh is offered twice."""

    def phrases(self, state: State, seat: Seat, voice: Voice) -> list[Phrase]:
        return super().phrases(state, seat, voice) * 2


@pytest.mark.parametrize("game", [SilentMenu(), EndlessMenu()], ids=lambda game: type(game).__name__)
def test_a_menu_that_offers_something_else_is_caught(game: HighCard) -> None:
    with pytest.raises(LawBroken, match="remarks_are_tidy: the menu"):
        check_everywhere(laws.remarks_are_tidy, game)
