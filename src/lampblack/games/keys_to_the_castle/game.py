# interpreted: the front door, at the edge
"""The game's front door."""

from collections.abc import Iterable
from importlib import resources
from pathlib import Path
from typing import Any

from lampblack.games.keys_to_the_castle.knowledge.facts import AnyFact
from lampblack.games.keys_to_the_castle.knowledge.planes import planes
from lampblack.games.keys_to_the_castle.knowledge.view import View
from lampblack.games.keys_to_the_castle.model.actions import ACTION_FIELDS, KeysAction
from lampblack.games.keys_to_the_castle.model.content import PACKS
from lampblack.games.keys_to_the_castle.model.settings import OPTIONS, first_from, settings_from
from lampblack.games.keys_to_the_castle.rules.setup import choose_first, deal, lay_doors
from lampblack.games.keys_to_the_castle.state import KeysState
from lampblack.games.keys_to_the_castle.text.drawing import draw
from lampblack.games.keys_to_the_castle.text.reading import state_from_text
from lampblack.games.keys_to_the_castle.voice.description import describe
from lampblack.games.keys_to_the_castle.voice.labels import label
from lampblack.games.keys_to_the_castle.voice.narration import narrate
from lampblack.games.keys_to_the_castle.voice.recap import recap
from lampblack.kernel.action import Action, notation_from_wire
from lampblack.kernel.agenda import run
from lampblack.kernel.book import Book
from lampblack.kernel.bookreader import book_from
from lampblack.kernel.chance import Chance
from lampblack.kernel.event import Event
from lampblack.kernel.game import Game, Option, Options, Voice
from lampblack.kernel.lesson import Lessons
from lampblack.kernel.lessonreader import lessons_from
from lampblack.kernel.moment import Moment
from lampblack.kernel.planes import Plane
from lampblack.kernel.recap import Recap
from lampblack.kernel.recipe import Recipe
from lampblack.kernel.rulebook import RuleBook
from lampblack.kernel.state import State
from lampblack.kernel.vocabulary import Vocabulary


class KeysToTheCastle(Game):
    def __init__(self) -> None:
        super().__init__("keys-to-the-castle", "Keys to the Castle")

    def blurb(self) -> str:
        return "Race through a castle of closed doors. Your rivals lock them behind you."

    def rules(self) -> RuleBook:
        ledger = resources.files("lampblack.games.keys_to_the_castle") / "RULES.md"
        return RuleBook.from_markdown(ledger.read_text(encoding="utf-8"))

    def book(self) -> Book:
        return book_from(resources.files("lampblack.games.keys_to_the_castle") / "book")

    def lessons(self) -> Lessons:
        return lessons_from(resources.files("lampblack.games.keys_to_the_castle") / "lessons")

    def places(self, view: View) -> dict[str, str]:
        return {tile.cell: tile.cell for tile in view.tiles}

    def options(self) -> list[Option]:
        return OPTIONS

    def complete(self, options: Options) -> Options:
        full = super().complete(options)
        full["content"] = PACKS.full_name(full["content"])
        return full

    def setup(self, options: Options, chance: Chance, log: list[Event] | None = None) -> State:
        full = self.complete(options)
        settings = settings_from(full)
        first = first_from(full["first"], settings.players)
        state = KeysState(settings, lay_doors(settings, chance))
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

    def describe(self, view: View, voice: Voice) -> list[str]:
        return describe(view, voice)

    def recap(self, moments: Iterable[Moment], voice: Voice) -> Recap:
        return recap(moments, voice)

    def draw(self, view: View) -> str:
        return draw(view)

    def vocabulary(self, options: Options) -> Vocabulary:
        return settings_from(self.complete(options)).vocabulary

    def planes(self, options: Options) -> list[Plane]:
        settings = settings_from(self.complete(options))
        return planes(settings.board, settings.players)

    def view_type(self) -> Any:
        return View

    def fact_type(self) -> Any:
        return AnyFact

    def bots(self) -> list[Recipe]:
        players = "lampblack.games.keys_to_the_castle.bot.players"
        return [
            Recipe(
                "hasty",
                f"{players}:hasty",
                "runs for its goal and never looks at the others",
                strength="loses three games of four to steady",
            ),
            Recipe(
                "steady",
                f"{players}:steady",
                "looks for its own way and at those of the others",
                strength="wins three games of four against hasty",
            ),
        ]

    def pack_names(self) -> list[str]:
        return list(PACKS.all())

    def bring(self, directory: Path) -> str:
        return PACKS.add(directory)

    def digest(self, options: Options) -> str:
        return PACKS.find(self.complete(options)["content"]).digest

    def bench(self) -> list[Options]:
        return [{"players": players} for players in self.options()[0].choices]


GAMES: list[Game] = [KeysToTheCastle()]
