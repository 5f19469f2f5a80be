"""High Card: the smallest game with a secret, for testing the kernel without any rulebook.

Two seats hold one hidden card of five. Each in turn may KEEP, or SWAP while cards are left: the old card is
thrown down openly, a new one drawn. After two turns each both are shown and the higher card wins. Until then
both may SIGH, asked or not: the one remark. BOAST is a decision that is never legal.
"""

from typing import Any

import msgspec

from lampblack.kernel.action import Action, notation_from_wire, split_notation
from lampblack.kernel.answers import IllegalAction, Malformed, Outcome, Prompt, Refusal
from lampblack.kernel.chance import Chance
from lampblack.kernel.event import EVERYONE, Event, all_but, only
from lampblack.kernel.game import Game, Option, Options, Voice
from lampblack.kernel.planes import Ink, Plane
from lampblack.kernel.rulebook import RuleBook
from lampblack.kernel.seat import EVERYTHING, Seat, seat_name
from lampblack.kernel.state import State
from lampblack.kernel.vocabulary import Vocabulary
from lampblack.testkit.laws import Subject

CARDS = ("1", "2", "3", "4", "5")
TURNS = 4
LEDGER = """
* **HC-SWAP-01** [S] A swap needs a card in the pile.
* **HC-SIGH-01** [S] Both seats may sigh until the cards are shown.
* **HC-TURN-01** [S] The seats keep or swap in turn, twice each.
* **HC-WIN-01** [S] The higher card wins.
"""

KEEP = Action("KEEP", (), ())
SWAP = Action("SWAP", (), ())
BOAST = Action("BOAST", ("card",), ("5",))
SIGH = Action("SIGH", (), (), is_remark=True)

VOCABULARY = Vocabulary([KEEP, SWAP])


class Fact(msgspec.Struct, frozen=True, tag_field="type", tag=True):
    seat: int
    said: str


class Player(msgspec.Struct, frozen=True):
    seat: int
    card: str | None


class View(msgspec.Struct, frozen=True):
    viewer: int
    players: list[Player]
    thrown: list[str]
    turn: int


class HighCardState(State):
    def __init__(self) -> None:
        self.cards = ["", ""]
        self.thrown: list[str] = []
        self.turn = 0

    def key(self) -> tuple[object, ...]:
        return (tuple(self.cards), tuple(self.thrown), self.turn)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, HighCardState) and self.key() == other.key()

    def __hash__(self) -> int:
        return hash(self.key())

    def pile(self) -> list[str]:
        return [card for card in CARDS if card not in self.cards and card not in self.thrown]

    def asked(self) -> Seat | None:
        return None if self.turn == TURNS else self.turn % 2

    def prompt(self, seat: Seat) -> Prompt | None:
        return None if self.turn == TURNS else Prompt(self.turn % 2, "TURN", "HC-TURN-01", "Keep or swap.")

    def legal(self, seat: Seat) -> list[Action]:
        if seat != self.asked():
            return list(self.remarks(seat))
        return [KEEP, SWAP] if self.pile() else [KEEP]

    def remarks(self, seat: Seat) -> list[Action]:
        return [] if self.turn == TURNS else [SIGH]

    def refuse(self, seat: Seat, action: Action) -> Refusal | None:
        if action.is_remark:
            return Refusal("HC-SIGH-01", "Sigh no more.") if self.turn == TURNS else None
        if self.turn == TURNS:
            return Refusal("HC-WIN-01", "The cards are shown: the game is over.")
        if seat != self.asked():
            return Refusal("HC-TURN-01", "It is not your turn.")
        if action.name == "SWAP" and not self.pile():
            return Refusal("HC-SWAP-01", "No card is left.")
        if action.name == "BOAST":
            return Refusal("HC-TURN-01", "Keep or swap, and be silent.")
        return None

    def apply(self, seat: Seat, action: Action, chance: Chance, log: list[Event] | None = None) -> None:
        refusal = self.refuse(seat, action)
        if refusal is not None:
            raise IllegalAction(refusal)
        if action.is_remark:
            if log is not None:
                log.append(Event(EVERYONE, Fact(seat, "sighs")))
            return
        if action.name == "SWAP":
            old = self.cards[seat]
            self.draw(seat, chance, log)
            self.thrown.append(old)
            if log is not None:
                log.append(Event(EVERYONE, Fact(seat, f"threw {old}")))
        self.turn += 1
        if self.turn == TURNS and log is not None:
            log.append(Event(EVERYONE, Fact(seat, f"shows {self.cards}")))

    def draw(self, seat: Seat, chance: Chance, log: list[Event] | None) -> None:
        card = CARDS[chance.pick("draw", seat_name(seat), CARDS, [card in self.pile() for card in CARDS])]
        self.cards[seat] = card
        if log is not None:
            log.append(Event(only(seat), Fact(seat, f"drew {card}")))
            log.append(Event(all_but(seat), Fact(seat, "drew")))

    def outcome(self) -> Outcome | None:
        if self.turn < TURNS:
            return None
        return Outcome((0 if self.cards[0] > self.cards[1] else 1,), 2, "has the higher card", "HC-WIN-01")

    def observe(self, seat: Seat) -> Any:
        is_over = self.turn == TURNS
        players = [
            Player(other, card if is_over or seat in (other, EVERYTHING) else None)
            for other, card in enumerate(self.cards)
        ]
        return View(seat, players, list(self.thrown), self.turn)

    def vocabulary(self) -> Vocabulary:
        return VOCABULARY

    def tensor(self, seat: Seat) -> bytes:
        ink = Ink()
        for other in (seat, 1 - seat):
            is_told = other == seat or self.turn == TURNS
            ink.one_of(CARDS.index(self.cards[other]) if is_told else -1, len(CARDS))
        for card in CARDS:
            ink.flag(card in self.thrown)
        ink.number(self.turn)
        return ink.dry()

    def imagine(self, seat: Seat, chance: Chance) -> State:
        world = self.clone()
        if self.turn == TURNS:
            return world
        unseen = [*self.pile(), self.cards[1 - seat]]
        weights = [int(card in unseen) for card in CARDS]
        world.cards[1 - seat] = CARDS[chance.pick("imagine", "", CARDS, weights)]
        return world

    def clone(self) -> "HighCardState":
        copy = type(self)()
        copy.cards, copy.thrown, copy.turn = list(self.cards), list(self.thrown), self.turn
        return copy

    def __reduce__(self) -> tuple[Any, ...]:
        return restored, (type(self), self.to_text())

    def __str__(self) -> str:
        return self.to_text()

    def to_text(self) -> str:
        return f"{' '.join(self.cards)}; {self.turn}; {' '.join(self.thrown)}\n"

    def action(self, text: str) -> Action:
        name, _ = split_notation(text)
        for action in (KEEP, SWAP, BOAST, SIGH):
            if action.name == name:
                return action
        raise Malformed("action", f"{name!r} is none of KEEP, SWAP, BOAST, SIGH")


def restored(state: type[HighCardState], text: str) -> State:
    return HighCard(state).from_text(text)


class HighCard(Game):
    def __init__(self, state: type[HighCardState] = HighCardState) -> None:
        super().__init__("high-card", "High Card")
        self.state = state

    def rules(self) -> RuleBook:
        return RuleBook.from_markdown(LEDGER)

    def options(self) -> list[Option]:
        return [Option("players", "how many play", "2", ("2",))]

    def setup(self, options: Options, chance: Chance, log: list[Event] | None = None) -> State:
        self.complete(options)
        state = self.state()
        for seat in (0, 1):
            state.draw(seat, chance, log)
        return state

    def from_text(self, text: str) -> State:
        cards, turn, thrown = text.split(";")
        state = self.state()
        state.cards, state.turn, state.thrown = cards.split(), int(turn), thrown.split()
        return state

    def vocabulary(self, options: Options) -> Vocabulary:
        return VOCABULARY

    def planes(self, options: Options) -> list[Plane]:
        return [
            Plane("cards", (2, len(CARDS)), "the viewer's own first"),
            Plane("thrown", (len(CARDS),), "cards thrown down"),
            Plane("turn", (1,), "how many are over"),
        ]

    def action_from_wire(self, state: State, wire: dict[str, str]) -> Action:
        return state.action(
            notation_from_wire(wire, {"KEEP": (), "SWAP": (), "BOAST": ("card",), "SIGH": ()})
        )

    def label(self, action: Action) -> str:
        return action.name.title()

    def narrate(self, fact: Any, voice: Voice) -> str:
        return f"{voice.name(fact.seat)} {fact.said}"

    def describe(self, view: Any, voice: Voice) -> list[str]:
        return [f"turn {view.turn}"]

    def draw(self, view: Any) -> str:
        return f"{view.turn}"


def broken(state: HighCardState) -> str | None:
    cards = [*state.cards, *state.thrown]
    return None if len(set(cards)) == len(cards) else "a card is there twice"


def subject_of(game: HighCard) -> Subject:
    return Subject(
        game,
        universe=lambda state: ["KEEP", "SWAP", "BOAST(5)", "SIGH"],
        broken=broken,
        is_hidden=lambda what, subject, seat: what == "draw" and subject != seat_name(seat),
        seats=lambda state: 2,
        reveals=lambda fact: fact.said.startswith(("shows", "threw")),
    )
