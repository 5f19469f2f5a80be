# interpreted: the front door, at the edge
"""The game's front door."""

from importlib import resources
from pathlib import Path
from typing import Any

from lampblack.games.nyctophobia.content.packs import PACKS, agreed
from lampblack.games.nyctophobia.knowledge.facts import AnyFact
from lampblack.games.nyctophobia.knowledge.view import View
from lampblack.games.nyctophobia.model.actions import ACTION_FIELDS, NyAction
from lampblack.games.nyctophobia.model.settings import OPTIONS
from lampblack.games.nyctophobia.rules.setup import plan_setup
from lampblack.games.nyctophobia.state import NyctoState
from lampblack.games.nyctophobia.text.drawing import draw
from lampblack.games.nyctophobia.text.reading import state_from_text
from lampblack.games.nyctophobia.voice import description, labels, narration
from lampblack.games.nyctophobia.voice.phrases import phrases
from lampblack.kernel.action import Action, notation_from_wire
from lampblack.kernel.agenda import run
from lampblack.kernel.chance import Chance
from lampblack.kernel.event import Event
from lampblack.kernel.game import Game, Option, Options, Voice
from lampblack.kernel.packs import STANDARD
from lampblack.kernel.phrase import Phrase
from lampblack.kernel.recipe import Dial, Recipe
from lampblack.kernel.rulebook import RuleBook
from lampblack.kernel.seat import Seat
from lampblack.kernel.state import State

HOME = "lampblack.games.nyctophobia"
DIALS = (
    Dial("map", "the layout it lays out as the Hunter: the name of a premade map, or any", "any"),
    Dial("worlds", "how many worlds it imagines as a Hunted", "24", most=1000),
)


class Nyctophobia(Game):
    def __init__(self) -> None:
        super().__init__("nyctophobia", "Nyctophobia")

    def rules(self) -> RuleBook:
        """Both ledgers in one book."""
        room = resources.files(HOME)
        books = [
            RuleBook.from_markdown((room / name).read_text(encoding="utf-8"))
            for name in ("RULES.md", "RULES-CONTENT.md")
        ]
        return RuleBook([rule for book in books for rule in book.rules.values()])

    def options(self) -> list[Option]:
        return OPTIONS

    def complete(self, options: Options) -> Options:
        """Another pack than the standard one is named with its digest: a record is of exactly these cards."""
        full = super().complete(options)
        if full["content"] != STANDARD:
            full["content"] = PACKS.full_name(full["content"])
        return full

    def setup(self, options: Options, chance: Chance, log: list[Event] | None = None) -> State:
        state = NyctoState(agreed(self.complete(options)))
        plan_setup(state)
        run(state, chance, log)
        return state

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
        return narration.narrate(fact, voice)

    def describe(self, view: View, voice: Voice) -> list[str]:
        return description.describe(view, voice)

    def draw(self, view: View) -> str:
        return draw(view)

    def has_dark(self) -> bool:
        return True

    def view_type(self) -> Any:
        return View

    def fact_type(self) -> Any:
        return AnyFact

    def bots(self) -> list[Recipe]:
        players = f"{HOME}.bot.players"
        return [
            Recipe("stalker", f"{players}:stalker", "hunts; looks at every way its turn can go", DIALS),
            Recipe("huddle", f"{players}:huddle", "is hunted; asks the worlds it imagines", DIALS),
        ]

    def bring(self, directory: Path) -> str:
        return PACKS.add(directory)

    def digest(self, options: Options) -> str:
        return PACKS.find(self.complete(options)["content"]).digest

    def bench(self) -> list[Options]:
        sizes = [{"players": players} for players in OPTIONS[0].choices]
        variants = [
            {"hunter": "axe"},
            {"hunter": "mage"},
            {"hunter": "simple"},
            {"trees": "cells"},
            {"memory": "M3", "auto_share": "on"},
        ]
        return [*sizes, *variants]


GAMES: list[Game] = [Nyctophobia()]
