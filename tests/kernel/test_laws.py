"""The laws pass a game that keeps them, and catch each way of breaking them."""

from collections.abc import Callable
from typing import Any

import pytest

from lampblack.kernel.action import Action
from lampblack.kernel.answers import IllegalAction, Outcome, Prompt, Refusal
from lampblack.kernel.chance import Chance, SeededChance
from lampblack.kernel.event import EVERYONE, Event
from lampblack.kernel.game import Voice
from lampblack.kernel.phrase import Phrase
from lampblack.kernel.player import Player, RandomPlayer, Viewpoint
from lampblack.kernel.seat import Seat
from lampblack.kernel.session import Session
from lampblack.kernel.state import State
from lampblack.testkit import laws
from lampblack.testkit.laws import LAWS, LawBroken
from tests.kernel.highcard import (
    BOAST,
    CARDS,
    KEEP,
    SIGH,
    SWAP,
    Fact,
    HighCard,
    HighCardState,
    restored,
    subject_of,
)

SEEDS = range(12)


def positions(game: HighCard) -> list[State]:
    """Positions that fair play leads to, as positions of this game."""
    fair = subject_of(HighCard())
    return [game.from_text(laws.walk(fair, {}, seed, seed % 5).state.to_text()) for seed in SEEDS]


def check_everywhere(law: laws.Law, game: HighCard) -> None:
    for seed, state in enumerate(positions(game)):
        law(subject_of(game), state, seed)


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


class ForgetsWhatWasThrown(HighCardState):
    def to_text(self) -> str:
        return f"{' '.join(self.cards)}; {self.turn};\n"


class ReadsCapitalsOnly(HighCardState):
    def action(self, text: str) -> Action:
        return super().action(text) if text.isupper() else KEEP


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
        (laws.position_round_trips, ForgetsWhatWasThrown),
        (laws.notation_round_trips, ReadsCapitalsOnly),
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


class Peeks(Player):
    def decide(self, here: Viewpoint, chance: Chance) -> Action:
        hidden = "_Viewpoint__state" if hasattr(here, "_Viewpoint__state") else "__state"
        secret = getattr(here, hidden).cards[1 - here.seat]
        return SWAP if secret > "3" and SWAP in here.legal() else KEEP


class Boasts(Player):
    def decide(self, here: Viewpoint, chance: Chance) -> Action:
        return BOAST


class BoastsAloud(Boasts):
    def remark(self, here: Viewpoint, chance: Chance) -> Action | None:
        return BOAST


class Imagines(Player):
    """Swaps when an imagined opponent holds more: fair, as imagined worlds are."""

    def decide(self, here: Viewpoint, chance: Chance) -> Action:
        world = here.imagine(chance)
        return SWAP if world.cards[1 - here.seat] > "3" and SWAP in here.legal() else KEEP


def watch(player: Player) -> None:
    for seed, state in enumerate(positions(HighCard())):
        laws.bots_see_no_secrets(subject_of(HighCard()), state, seed, player)


@pytest.mark.parametrize("player", [RandomPlayer(), Imagines()])
def test_fair_bots_pass(player: Player) -> None:
    watch(player)


@pytest.mark.parametrize(
    ("player", "evidence"),
    [(Peeks(), "in another world"), (Boasts(), "it wants BOAST"), (BoastsAloud(), "it wants to say BOAST")],
)
def test_unfair_bots_are_caught(player: Player, evidence: str) -> None:
    with pytest.raises(LawBroken, match=evidence):
        watch(player)


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
