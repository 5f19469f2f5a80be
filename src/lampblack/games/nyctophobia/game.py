"""The game's front door."""

from importlib import resources
from typing import Any

from lampblack.games.nyctophobia import describe, labels, narrate
from lampblack.games.nyctophobia.actions import ACTION_FIELDS, NyAction
from lampblack.games.nyctophobia.draw import draw
from lampblack.games.nyctophobia.facts import AnyFact
from lampblack.games.nyctophobia.parse import state_from_text
from lampblack.games.nyctophobia.phrases import phrases
from lampblack.games.nyctophobia.rules.setup import plan_setup
from lampblack.games.nyctophobia.settings import OPTIONS, settings_from
from lampblack.games.nyctophobia.state import NyctoState
from lampblack.games.nyctophobia.view import NyctoView
from lampblack.kernel.action import Action, notation_from_wire
from lampblack.kernel.chance import Chance
from lampblack.kernel.event import Event
from lampblack.kernel.game import Game, Option, Options, Voice
from lampblack.kernel.phrase import Phrase
from lampblack.kernel.rulebook import RuleBook
from lampblack.kernel.seat import Seat
from lampblack.kernel.state import State


class Nyctophobia(Game):
    def __init__(self) -> None:
        super().__init__("nyctophobia", "Nyctophobia")

    def rules(self) -> RuleBook:
        """Both ledgers in one book."""
        room = resources.files("lampblack.games.nyctophobia")
        books = [
            RuleBook.from_markdown((room / name).read_text()) for name in ("RULES.md", "RULES-CONTENT.md")
        ]
        return RuleBook([rule for book in books for rule in book.rules.values()])

    def options(self) -> list[Option]:
        return OPTIONS

    def setup(self, options: Options, chance: Chance, log: list[Event] | None = None) -> State:
        state = NyctoState(settings_from(self.complete(options)))
        plan_setup(state)
        state.run_on(chance, log)
        return state

    def has_dark(self) -> bool:
        return True

    def from_text(self, text: str) -> State:
        return state_from_text(text)

    def action_from_wire(self, state: State, wire: dict[str, str]) -> Action:
        return state.action(notation_from_wire(wire, ACTION_FIELDS))

    def label(self, action: Action) -> str:
        assert isinstance(action, NyAction)
        return labels.label(action)

    def phrases(self, state: State, seat: Seat, voice: Voice) -> list[Phrase]:
        assert isinstance(state, NyctoState)
        return phrases(state, seat, voice)

    def narrate(self, fact: Any, voice: Voice) -> str:
        return narrate.narrate(fact, voice)

    def describe(self, view: NyctoView, voice: Voice) -> list[str]:
        return describe.describe(view, voice)

    def view_type(self) -> Any:
        return NyctoView

    def fact_type(self) -> Any:
        return AnyFact

    def draw(self, view: NyctoView) -> str:
        return draw(view)
