# interpreted: the front door, at the edge
"""The game's front door."""

from collections.abc import Iterable
from importlib import resources
from pathlib import Path
from typing import Any

from lampblack.games.nyctophobia.content.packs import PACKS, agreed
from lampblack.games.nyctophobia.knowledge.facts import AnyFact
from lampblack.games.nyctophobia.knowledge.foresight import foresee
from lampblack.games.nyctophobia.knowledge.planes import planes
from lampblack.games.nyctophobia.knowledge.view import View
from lampblack.games.nyctophobia.model.actions import ACTION_FIELDS, NyAction
from lampblack.games.nyctophobia.model.cards import Card
from lampblack.games.nyctophobia.model.geometry import CELL_NAMES
from lampblack.games.nyctophobia.model.pieces import HUNTER
from lampblack.games.nyctophobia.model.settings import OPTIONS
from lampblack.games.nyctophobia.rules.setup import plan_setup
from lampblack.games.nyctophobia.state import NyctoState
from lampblack.games.nyctophobia.text.drafts import draft_from_text
from lampblack.games.nyctophobia.text.drawing import draw
from lampblack.games.nyctophobia.text.reading import state_from_text
from lampblack.games.nyctophobia.text.vocabulary import vocabulary_of
from lampblack.games.nyctophobia.voice import description, labels, narration
from lampblack.games.nyctophobia.voice.appraisal import appraise
from lampblack.games.nyctophobia.voice.phrases import phrases
from lampblack.games.nyctophobia.voice.recap import recap
from lampblack.kernel.action import Action, notation_from_wire
from lampblack.kernel.agenda import run
from lampblack.kernel.answers import Verdict
from lampblack.kernel.book import Book
from lampblack.kernel.bookreader import book_from
from lampblack.kernel.chance import Chance
from lampblack.kernel.event import Event
from lampblack.kernel.game import Foresight, Game, Option, Options, Voice
from lampblack.kernel.lesson import Lessons
from lampblack.kernel.lessonreader import lessons_from
from lampblack.kernel.moment import Moment
from lampblack.kernel.packs import STANDARD
from lampblack.kernel.phrase import Phrase
from lampblack.kernel.planes import Plane
from lampblack.kernel.recap import Recap
from lampblack.kernel.recipe import Dial, Recipe
from lampblack.kernel.role import Role
from lampblack.kernel.rulebook import Rule, RuleBook
from lampblack.kernel.seat import Seat
from lampblack.kernel.state import State
from lampblack.kernel.vocabulary import Vocabulary

HOME = "lampblack.games.nyctophobia"
HUNTING, HUNTED = "hunter", "hunted"
HUNTS = "Sees the forest, plays alone, and wins when one of the Hunted dies."
FLEES = "Sees nothing, feels the way, and wins with the others when help comes to the car."
DIALS = (
    Dial("map", "the layout it lays out as the Hunter: the name of a premade map, or any", "any"),
    Dial("games", "how many games it rehearses of each way its turn as the Hunter can end", "64", most=1000),
    Dial("worlds", "how many worlds it imagines as a Hunted", "24", most=1000),
)


def printed_cards() -> list[Card]:
    return [card for deck in PACKS.find(STANDARD).content.decks for card in deck]


class Nyctophobia(Game):
    def __init__(self) -> None:
        super().__init__("nyctophobia", "Nyctophobia")

    def blurb(self) -> str:
        return "One hunts. The others see nothing, and feel their way through a dark forest to the car."

    def rules(self) -> RuleBook:
        """Both ledgers in one book, and the cards in the words that the Hunter reads."""
        room = resources.files(HOME)
        books = [
            RuleBook.from_markdown((room / name).read_text(encoding="utf-8"))
            for name in ("RULES.md", "RULES-CONTENT.md")
        ]
        rules = [rule for book in books for rule in book.rules.values()]
        words = {f"NYC-{card.id}": f"{card.name}. {card.words}" for card in printed_cards()}
        return RuleBook([Rule(r.id, r.origin, r.section, r.text, words.get(r.id, r.shown)) for r in rules])

    def book(self) -> Book:
        return book_from(resources.files(HOME) / "book")

    def lessons(self) -> Lessons:
        return lessons_from(resources.files(HOME) / "lessons")

    def places(self, view: View) -> dict[str, str]:
        """Spaces have names for who sees the forest; in the dark there is nothing to look at (NY-INFO-02)."""
        return {} if view.forest is None else {cell: cell for cell in CELL_NAMES}

    def options(self) -> list[Option]:
        return OPTIONS

    def complete(self, options: Options) -> Options:
        """Another pack than the standard one is named with its digest: a record is of exactly these cards."""
        full = super().complete(options)
        if full["content"] != STANDARD:
            full["content"] = PACKS.full_name(full["content"])
        return full

    def roles(self, options: Options) -> list[Role]:
        """NY-ROLE-01, NY-ROLE-05."""
        hunted = [Role(HUNTED, f"Hunted {seat}", FLEES) for seat in range(1, self.seats(options))]
        return [Role(HUNTING, "The Hunter", HUNTS), *hunted]

    def usual(self) -> Options:
        """As one of the Hunted, with what makes a first game easier (NY-ROLE-03, NY-INFO-10)."""
        return {"hunter": "axe", "memory": "M3"}

    def usual_seat(self) -> Seat:
        return 1

    def setup(self, options: Options, chance: Chance, log: list[Event] | None = None) -> State:
        state = NyctoState(agreed(self.complete(options)))
        plan_setup(state)
        run(state, chance, log)
        return state

    def from_text(self, text: str) -> State:
        return state_from_text(text)

    def action_from_wire(self, state: State, wire: dict[str, str]) -> Action:
        return state.action(notation_from_wire(wire, ACTION_FIELDS))

    def foresee(self, state: State, action: Action) -> Foresight | None:
        return foresee(state, action)

    def check(self, state: State, draft: str, voice: Voice) -> Verdict | None:
        """A layout of the Hunter's own, as map text, before the Hunter makes it (section 4)."""
        assert isinstance(state, NyctoState)
        if voice.viewer != HUNTER or state.is_set_up():
            return None
        return appraise(draft_from_text(draft, state.settings), state.settings.supply, voice)

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

    def recap(self, moments: Iterable[Moment], voice: Voice) -> Recap:
        return recap(moments, voice)

    def draw(self, view: View) -> str:
        return draw(view)

    def has_dark(self) -> bool:
        return True

    def sides(self, options: Options) -> list[int]:
        """The Hunter against all Hunted."""
        return [0] + [1] * (self.seats(options) - 1)

    def vocabulary(self, options: Options) -> Vocabulary:
        return vocabulary_of(agreed(self.complete(options)))

    def planes(self, options: Options) -> list[Plane]:
        return planes(agreed(self.complete(options)))

    def view_type(self) -> Any:
        return View

    def fact_type(self) -> Any:
        return AnyFact

    def bots(self) -> list[Recipe]:
        players = f"{HOME}.bot.players"
        return [
            Recipe(
                "kind",
                f"{players}:kind",
                "hunts for the thrill of it: comes near, and leaves the hunt in the balance until help is called",
                DIALS,
                strength="catches careful Hunted in one game of ten",
                roles=[HUNTING],
            ),
            Recipe(
                "stalker",
                f"{players}:stalker",
                "hunts; rehearses what becomes of every way its turn can go",
                DIALS,
                strength="catches careful Hunted in every second game, careless ones nearly always",
                roles=[HUNTING],
            ),
            Recipe(
                "huddle",
                f"{players}:huddle",
                "is hunted; asks the worlds it imagines, and listens",
                DIALS,
                strength="a team of three escapes stalker in every second game",
                roles=[HUNTED],
            ),
        ]

    def pack_names(self) -> list[str]:
        return list(PACKS.all())

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
