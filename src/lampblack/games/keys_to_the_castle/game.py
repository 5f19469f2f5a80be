"""The game's front door."""

from importlib import resources
from typing import Any

from lampblack.games.keys_to_the_castle.knowledge.view import KeysView
from lampblack.games.keys_to_the_castle.model.actions import ACTION_FIELDS, KeysAction
from lampblack.games.keys_to_the_castle.model.settings import OPTIONS, first_from, settings_from
from lampblack.games.keys_to_the_castle.rules.setup import choose_first, deal, lay_doors
from lampblack.games.keys_to_the_castle.state import KeysState
from lampblack.games.keys_to_the_castle.text.drawing import draw
from lampblack.games.keys_to_the_castle.text.reading import state_from_text
from lampblack.games.keys_to_the_castle.voice.description import describe
from lampblack.games.keys_to_the_castle.voice.labels import label
from lampblack.games.keys_to_the_castle.voice.narration import narrate
from lampblack.kernel.action import Action, notation_from_wire
from lampblack.kernel.agenda import run
from lampblack.kernel.chance import Chance
from lampblack.kernel.event import Event
from lampblack.kernel.game import Game, Option, Options, Voice
from lampblack.kernel.rulebook import RuleBook
from lampblack.kernel.state import State


class KeysToTheCastle(Game):
    def __init__(self) -> None:
        super().__init__("keys-to-the-castle", "Keys to the Castle")

    def rules(self) -> RuleBook:
        ledger = resources.files("lampblack.games.keys_to_the_castle") / "RULES.md"
        return RuleBook.from_markdown(ledger.read_text())

    def options(self) -> list[Option]:
        return OPTIONS

    def setup(self, options: Options, chance: Chance, log: list[Event] | None = None) -> State:
        full = self.complete(options)
        settings = settings_from(full)
        first = first_from(full["first"], settings.players)
        state = KeysState(settings, lay_doors(settings.players, chance))
        deal(state, chance, log)
        choose_first(state, first, chance)
        run(state, chance, log)
        return state

    def from_text(self, text: str) -> State:
        return state_from_text(text)

    def action_from_wire(self, state: State, wire: dict[str, str]) -> Action:
        return state.action(notation_from_wire(wire, ACTION_FIELDS))

    def label(self, action: Action) -> str:
        assert isinstance(action, KeysAction)
        return label(action)

    def narrate(self, fact: Any, voice: Voice) -> str:
        return narrate(fact, voice)

    def describe(self, view: KeysView, voice: Voice) -> list[str]:
        return describe(view, voice)

    def draw(self, view: KeysView) -> str:
        return draw(view)
