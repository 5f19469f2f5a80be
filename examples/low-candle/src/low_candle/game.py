"""The game's front door."""

from importlib import resources
from pathlib import Path
from typing import Any

from lampblack.kernel.action import Action, notation_from_wire
from lampblack.kernel.agenda import run
from lampblack.kernel.book import Book
from lampblack.kernel.bookreader import book_from
from lampblack.kernel.chance import Chance
from lampblack.kernel.event import Event
from lampblack.kernel.game import Game, Option, Options, Voice
from lampblack.kernel.lesson import Lessons
from lampblack.kernel.lessonreader import lessons_from
from lampblack.kernel.phrase import Phrase
from lampblack.kernel.planes import Plane
from lampblack.kernel.recipe import Dial, Recipe
from lampblack.kernel.rulebook import RuleBook
from lampblack.kernel.seat import Seat
from lampblack.kernel.state import State
from lampblack.kernel.vocabulary import Vocabulary
from low_candle.knowledge.facts import AnyFact
from low_candle.knowledge.planes import planes
from low_candle.knowledge.view import LowCandleView
from low_candle.model.actions import ACTION_FIELDS, CandleAction
from low_candle.model.settings import OPTIONS, PACKS, PLAYERS, SLUG, settings_from
from low_candle.rules.rounds import begin_game
from low_candle.state import LowCandleState
from low_candle.text.drawing import draw
from low_candle.text.reading import state_from_text
from low_candle.voice.description import describe
from low_candle.voice.labels import label, phrases
from low_candle.voice.narration import narrate


class LowCandle(Game):
    def __init__(self) -> None:
        super().__init__(SLUG, "Low Candle")

    def blurb(self) -> str:
        return "Set low candles in a draughty room. The lowest that outlasts the wind takes the round."

    def rules(self) -> RuleBook:
        ledger = resources.files("low_candle") / "RULES.md"
        return RuleBook.from_markdown(ledger.read_text(encoding="utf-8"))

    def book(self) -> Book:
        return book_from(resources.files("low_candle") / "book")

    def lessons(self) -> Lessons:
        return lessons_from(resources.files("low_candle") / "lessons")

    # --- playing it --------------------------------------------------------------------------------

    def options(self) -> list[Option]:
        return OPTIONS

    def complete(self, options: Options) -> Options:
        full = super().complete(options)
        return full | {"content": PACKS.full_name(full["content"])}

    def setup(self, options: Options, chance: Chance, log: list[Event] | None = None) -> State:
        state = LowCandleState(settings_from(self.complete(options)))
        begin_game(state, chance, log)
        run(state, chance, log)
        return state

    def from_text(self, text: str) -> State:
        return state_from_text(text)

    def action_from_wire(self, state: State, wire: dict[str, str]) -> Action:
        return state.action(notation_from_wire(wire, ACTION_FIELDS))

    def vocabulary(self, options: Options) -> Vocabulary:
        return settings_from(self.complete(options)).box.vocabulary

    def planes(self, options: Options) -> list[Plane]:
        return planes(settings_from(self.complete(options)))

    # --- telling it --------------------------------------------------------------------------------

    def view_type(self) -> Any:
        return LowCandleView

    def fact_type(self) -> Any:
        return AnyFact

    def label(self, action: Action) -> str:
        assert isinstance(action, CandleAction)
        return label(action)

    def phrases(self, state: State, seat: Seat, voice: Voice) -> list[Phrase]:
        return phrases(list(state.remarks(seat)))

    def narrate(self, fact: AnyFact, voice: Voice) -> str:
        return narrate(fact, voice)

    def describe(self, view: LowCandleView, voice: Voice) -> list[str]:
        return describe(view, voice)

    def draw(self, view: LowCandleView) -> str:
        return draw(view)

    # --- what it brings along ----------------------------------------------------------------------

    def bots(self) -> list[Recipe]:
        worlds = Dial("worlds", "how many worlds it imagines for a decision", "32", most=500)
        return [Recipe("sexton", "low_candle.bot.players:sexton", "plays rounds out in its head", [worlds])]

    def commands(self) -> list[Recipe]:
        return [Recipe("candle-odds", "low_candle.commands:candle_odds", "how a bare candle fares")]

    def pack_names(self) -> list[str]:
        return list(PACKS.all())

    def bring(self, directory: Path) -> str:
        return PACKS.add(directory)

    def digest(self, options: Options) -> str:
        return PACKS.find(self.complete(options)["content"]).digest

    def bench(self) -> list[Options]:
        return [{"players": players} for players in PLAYERS]

    def figures(self, view: LowCandleView) -> dict[str, int]:
        return {"most rounds taken": max(place.taken for place in view.places)}


GAMES: list[Game] = [LowCandle()]
