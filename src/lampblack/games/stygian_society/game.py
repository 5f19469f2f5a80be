# interpreted: the front door, at the edge
"""The game's front door."""

from collections.abc import Iterable
from importlib import resources
from pathlib import Path
from typing import Any

from lampblack.bots.dials import search_dials
from lampblack.games.stygian_society.content.load import FILES, load_content
from lampblack.games.stygian_society.knowledge.facts import AnyFact
from lampblack.games.stygian_society.knowledge.planes import planes
from lampblack.games.stygian_society.knowledge.view import View
from lampblack.games.stygian_society.model.actions import ACTION_FIELDS, SocietyAction
from lampblack.games.stygian_society.model.content import Content
from lampblack.games.stygian_society.model.menu import menu_for
from lampblack.games.stygian_society.model.readings import Readings
from lampblack.games.stygian_society.model.settings import (
    OPTIONS,
    heroes_from,
    make_settings,
    players_from,
    start_from,
)
from lampblack.games.stygian_society.model.vocabulary import vocabulary_of
from lampblack.games.stygian_society.rules.setup import begin_game, draw_hero, join, start
from lampblack.games.stygian_society.state import SocietyState
from lampblack.games.stygian_society.text.drawing import draw
from lampblack.games.stygian_society.text.notation import (
    action_from_text,
    bought_from_text,
    paid_from_text,
)
from lampblack.games.stygian_society.text.reading import state_from_text
from lampblack.games.stygian_society.voice.description import describe
from lampblack.games.stygian_society.voice.labels import label
from lampblack.games.stygian_society.voice.narration import narrate
from lampblack.games.stygian_society.voice.recap import recap
from lampblack.games.stygian_society.voice.wholes import all_wholes, payment_named, purchase_named
from lampblack.kernel.action import Action, notation_from_wire
from lampblack.kernel.agenda import run
from lampblack.kernel.book import Book
from lampblack.kernel.bookreader import book_from
from lampblack.kernel.certainty import foresee
from lampblack.kernel.chance import Chance
from lampblack.kernel.event import Event
from lampblack.kernel.game import Foresight, Game, Option, Options, Voice
from lampblack.kernel.lesson import Lessons
from lampblack.kernel.lessonreader import lessons_from
from lampblack.kernel.moment import Moment
from lampblack.kernel.packs import Packs
from lampblack.kernel.planes import Plane
from lampblack.kernel.recap import Recap
from lampblack.kernel.recipe import Dial, Recipe
from lampblack.kernel.rulebook import RuleBook
from lampblack.kernel.state import State
from lampblack.kernel.vocabulary import Vocabulary
from lampblack.kernel.whole import Whole

HOME = resources.files("lampblack.games.stygian_society")
HERE = "lampblack.games.stygian_society"
VERSION = 3
"""In version 1 a whole payment was one decision, in 1 and 2 a whole purchase; such a line is read as several (``read``)."""


class StygianSociety(Game):
    """One box of content packs; ``standard`` is always in it."""

    def __init__(self) -> None:
        super().__init__("stygian-society", "The Stygian Society", VERSION, also_reads=(1, 2))
        self._packs: Packs[Content] = Packs((self.slug,), HOME / "content", FILES, load_content)
        self._last: tuple[tuple[tuple[str, str], ...], Options, Content] | None = None

    def pack_names(self) -> list[str]:
        return list(self._packs.all())

    def packs(self) -> dict[str, Content]:
        """The content packs by name, read when first needed."""
        return {name: pack.content for name, pack in self._packs.all().items()}

    def bring(self, directory: Path) -> str:
        return self._packs.add(directory)

    def digest(self, options: Options) -> str:
        return self._packs.find(self.complete(options)["content"]).digest

    def blurb(self) -> str:
        return "Climb a wizard's tower together. What falls out of a tower of cubes feeds you and them."

    def rules(self) -> RuleBook:
        texts = [(HOME / name).read_text(encoding="utf-8") for name in ("RULES.md", "RULES-CONTENT.md")]
        return RuleBook.from_markdown("\n".join(texts))

    def book(self) -> Book:
        return book_from(HOME / "book")

    def lessons(self) -> Lessons:
        return lessons_from(HOME / "lessons")

    def places(self, view: View) -> dict[str, str]:
        heroes = {f"hero:{hero.id}": hero.name for hero in view.heroes}
        cards = {f"card:{card.id}": card.name for hero in view.heroes for card in hero.cards}
        enemies = {f"enemy:{place}": name for _, place, name in self.called(view)}
        return heroes | cards | enemies

    def options(self) -> list[Option]:
        return OPTIONS

    def usual(self) -> Options:
        return {"players": "3"}

    def complete(self, options: Options) -> Options:
        """Another pack than the standard one is named with its digest: a record is of exactly these cards."""
        full = super().complete(options)
        full["content"] = self._packs.full_name(full["content"])
        return full

    def _agreed(self, options: Options) -> tuple[Options, Content]:
        """The options in full, and their pack. The last ones are kept: who learns deals one configuration for hours."""
        asked = tuple(options.items())
        if self._last is None or self._last[0] != asked:
            full = self.complete(options)
            self._last = asked, full, self._packs.find(full["content"]).content
        return self._last[1], self._last[2]

    def asks(self, options: Options) -> frozenset[str]:
        """What fell, where the tower is the people's own (SS-TOW-24)."""
        return frozenset({"fall"}) if self.complete(options)["tower"] == "own" else frozenset()

    def setup(self, options: Options, chance: Chance, log: list[Event] | None = None) -> State:
        full, content = self._agreed(options)
        settings = make_settings(players_from(full["players"]), content, full["tower"], Readings(full))
        heroes = heroes_from(full["heroes"], settings)
        first = start_from(full["start"], settings, heroes)
        settings.tower.prepare(chance)
        state = SocietyState(settings)
        begin_game(state)
        if full["heroes"] != "choose":
            for place in range(settings.heroes()):
                state.agenda.pop()
                hero = heroes[place] if heroes else draw_hero(state, chance)
                join(state, hero, not heroes, chance, log)
        if first is not None:
            state.agenda.pop()
            start(state, first, log)
        run(state, chance, log)
        return state

    def from_text(self, text: str) -> State:
        return state_from_text(text, self.packs())

    def action_of(self, content: str, text: str) -> Action:
        """An action by its text and the full name of its pack."""
        return action_from_text(menu_for(self._packs.find(content).content), text)

    def read(self, state: State, text: str) -> list[Action]:
        """``BUY(1/2)`` names a whole purchase, ``PAY(B1,W1,2)`` a whole payment."""
        assert isinstance(state, SocietyState)
        bought = bought_from_text(text)
        if bought is not None:
            return purchase_named(state, bought)
        paid = paid_from_text(text)
        return super().read(state, text) if paid is None else payment_named(state, paid)

    def wholes(self, state: State) -> list[Whole]:
        """The purchases, where it is asked what to buy, and the payments, where it is asked how to pay."""
        assert isinstance(state, SocietyState)
        return all_wholes(state)

    def foresee(self, state: State, action: Action) -> Foresight:
        """Nothing is hidden but what is not drawn yet."""
        return foresee(state, action)

    def action_from_wire(self, state: State, wire: dict[str, str]) -> Action:
        return state.action(notation_from_wire(wire, ACTION_FIELDS))

    def label(self, action: Action) -> str:
        assert isinstance(action, SocietyAction)
        return label(action)

    def called(self, view: View) -> list[tuple[str, str, str]]:
        """Enemies by name."""
        floor = view.floor
        if floor is None:
            return []
        giant = [] if floor.giant is None else [floor.giant]
        enemies = [*giant, *floor.front, *floor.rear]
        return [(field, enemy.place, enemy.name) for field in ("enemies", "enemy") for enemy in enemies]

    def narrate(self, fact: Any, voice: Voice) -> str:
        return narrate(fact, voice)

    def describe(self, view: View, voice: Voice) -> list[str]:
        return describe(view, voice)

    def figures(self, view: View) -> dict[str, int]:
        return {} if view.floor is None else {"floor": view.floor.number}

    def recap(self, moments: Iterable[Moment], voice: Voice) -> Recap:
        return recap(moments, voice)

    def draw(self, view: View) -> str:
        return draw(view)

    def hides(self) -> bool:
        """All is public (SS-STATE-09)."""
        return False

    def sides(self, options: Options) -> list[int]:
        """All win or lose together."""
        return [0] * self.seats(options)

    def vocabulary(self, options: Options) -> Vocabulary:
        return vocabulary_of(menu_for(self._packs.find(self.complete(options)["content"]).content))

    def planes(self, options: Options) -> list[Plane]:
        full = self.complete(options)
        content = self._packs.find(full["content"]).content
        return planes(make_settings(self.seats(options), content, "statistical", Readings(full)))

    def view_type(self) -> Any:
        return View

    def fact_type(self) -> Any:
        return AnyFact

    def bots(self) -> list[Recipe]:
        dials = (
            Dial("thrift", "wounds on enemies that a saved cube stands for, 0 to 9", "0.9"),
            Dial("keep", "share of a card's worth it must bring to be used up, 0 to 9", "0.4"),
            Dial("heal", "what a healed wound is worth beside one not suffered, 0 to 9", "0.9"),
        )
        return [
            Recipe(
                "warden",
                f"{HERE}.bot.players:warden",
                "takes one look and serves the team",
                dials,
                strength="a team of three wins every second game",
            ),
            Recipe(
                "castellan",
                f"{HERE}.bot.players:castellan",
                "tries what looks good over the turns to come, by a judgement learned from thousands of games",
                [
                    *search_dials(64),
                    Dial(
                        "turns",
                        "how many turns it plays on before it judges, at most to the next floor",
                        "5",
                        most=12,
                    ),
                ],
                strength="a team of three wins nine games of ten",
            ),
        ]

    def commands(self) -> list[Recipe]:
        return [
            Recipe("tower", f"{HERE}.calibration.command:app", "calibrate the tower's models, record drops")
        ]

    def bench(self) -> list[Options]:
        return [{"players": players} for players in self.options()[0].choices]


GAMES: list[Game] = [StygianSociety()]


def restore(text: str) -> State:
    """A pickled state."""
    return GAMES[0].from_text(text)


def restore_action(content: str, text: str) -> Action:
    """A pickled action, of the content pack it was made for."""
    game = GAMES[0]
    assert isinstance(game, StygianSociety)
    return game.action_of(content, text)
