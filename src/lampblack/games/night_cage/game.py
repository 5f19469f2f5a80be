# interpreted: the front door, at the edge
"""The front doors of both editions."""

from collections.abc import Iterable
from importlib import resources
from pathlib import Path
from typing import Any, Final

from lampblack.bots.dials import search_dials
from lampblack.games.night_cage.knowledge.facts import AnyFact
from lampblack.games.night_cage.knowledge.planes import planes
from lampblack.games.night_cage.knowledge.view import VIEWS, NightCageView
from lampblack.games.night_cage.model.actions import ACTION_FIELDS, NightAction
from lampblack.games.night_cage.model.content import PACKS
from lampblack.games.night_cage.model.editions import JUNE_2019, PUBLISHED, Edition
from lampblack.games.night_cage.model.settings import edition_options, settings_from
from lampblack.games.night_cage.model.vocabulary import vocabulary_of
from lampblack.games.night_cage.rules.start import plan_start
from lampblack.games.night_cage.state import NightState
from lampblack.games.night_cage.text.drawing import draw
from lampblack.games.night_cage.text.ledger import rules_of
from lampblack.games.night_cage.text.reading import state_from_text
from lampblack.games.night_cage.voice.description import describe
from lampblack.games.night_cage.voice.labels import label, spoken
from lampblack.games.night_cage.voice.narration import narrate
from lampblack.games.night_cage.voice.recap import recap
from lampblack.games.night_cage.voice.words import place_word
from lampblack.kernel import packs
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
from lampblack.kernel.planes import Plane
from lampblack.kernel.recap import Recap
from lampblack.kernel.recipe import Dial, Recipe
from lampblack.kernel.rulebook import RuleBook
from lampblack.kernel.state import State
from lampblack.kernel.vocabulary import Vocabulary

VERSION: Final = 2
"""2: a fall for ever ends the game when the line is chosen (NC-END-06)."""

PLAYERS: Final = "lampblack.games.night_cage.bot.players"
SAMPLES: Final = Dial(
    "samples", "how many courses of luck it imagines for the options it likes best", "8", most=4096
)
TURNS: Final = Dial("turns", "how many turns it plays on before it judges", "1", most=4)
READER: Final = Recipe(
    "picture", "lampblack.games.night_cage.bot.reader:NightReader", "104 numbers of a position"
)
DIFF: Final = Recipe(
    "diff",
    "lampblack.games.night_cage.compare.command:diff",
    "where the two editions part, from the same seed",
)


def bots(greedy: str, lantern: str, beacon: str) -> list[Recipe]:
    """With how often a team of four wins the standard game of an edition (docs/night-cage.md)."""
    return [
        Recipe(
            "greedy",
            f"{PLAYERS}:greedy",
            "takes what looks best one action ahead",
            strength=f"a team of four wins {greedy}",
        ),
        Recipe(
            "lantern",
            f"{PLAYERS}:lantern",
            "plays every option to the end of the turn over imagined draws",
            [SAMPLES],
            strength=f"a team of four wins {lantern}",
        ),
        Recipe(
            "beacon",
            f"{PLAYERS}:beacon",
            "searches the rest of the turn, by a judgement learned from thousands of games",
            [*search_dials(32), TURNS],
            strength=f"a team of four wins {beacon}",
        ),
    ]


class NightCage(Game):
    """One edition of The Night Cage."""

    def __init__(
        self, edition: Edition, variants: list[Options], bots: list[Recipe], brings: list[Recipe]
    ) -> None:
        super().__init__(edition.slug, edition.title, VERSION, also_reads=(1,))
        self.edition = edition
        self.dials = edition_options(edition)
        self.variants = variants  # worth measuring besides the numbers of players
        self.players = bots
        self.brings = brings

    def blurb(self) -> str:
        return self.edition.blurb

    def rules(self) -> RuleBook:
        return rules_of(self.edition)

    def book(self) -> Book:
        return book_from(resources.files("lampblack.games.night_cage") / "book" / self.edition.content)

    def lessons(self) -> Lessons:
        return lessons_from(resources.files("lampblack.games.night_cage") / "lessons" / self.edition.content)

    def options(self) -> list[Option]:
        return self.dials

    def complete(self, options: Options) -> Options:
        full = super().complete(options)
        if full["content"] != packs.STANDARD:
            full["content"] = PACKS.full_name(full["content"])
        return full

    def setup(self, options: Options, chance: Chance, log: list[Event] | None = None) -> State:
        state = NightState(settings_from(self.edition, self.complete(options)))
        state.lay_out()
        plan_start(state)
        run(state, chance, log)
        return state

    def from_text(self, text: str) -> State:
        return state_from_text(self.edition, text)

    def action_from_wire(self, state: State, wire: dict[str, str]) -> Action:
        return state.action(notation_from_wire(wire, ACTION_FIELDS))

    def foresee(self, state: State, action: Action) -> Foresight:
        """Nothing is hidden (NC-STATE-02), so everything up to a draw may be told."""
        return foresee(state, action)

    def label(self, action: Action) -> str:
        assert isinstance(action, NightAction)
        return label(action)

    def spoken(self, action: Action) -> Action:
        assert isinstance(action, NightAction)
        return spoken(action)

    def narrate(self, fact: Any, voice: Voice) -> str:
        return self.edition.say(narrate(fact, voice))

    def describe(self, view: NightCageView, voice: Voice) -> list[str]:
        return [self.edition.say(line) for line in describe(view, voice)]

    def recap(self, moments: Iterable[Moment], voice: Voice) -> Recap:
        return recap(moments, voice)

    def draw(self, view: NightCageView) -> str:
        return draw(view)

    def figures(self, view: NightCageView) -> dict[str, int]:
        return {"Keys held": sum(prisoner.key for prisoner in view.prisoners)}

    def places(self, view: NightCageView) -> dict[str, str]:
        return {space.cell: place_word(space.cell) for space in view.spaces}

    def hides(self) -> bool:
        """All but the order of the stack is public (NC-STATE-02)."""
        return False

    def sides(self, options: Options) -> list[int]:
        """All win or lose together."""
        return [0] * self.seats(options)

    def vocabulary(self, options: Options) -> Vocabulary:
        return vocabulary_of(settings_from(self.edition, self.complete(options)))

    def planes(self, options: Options) -> list[Plane]:
        return planes(settings_from(self.edition, self.complete(options)))

    def view_type(self) -> Any:
        return VIEWS[self.slug]

    def fact_type(self) -> Any:
        return AnyFact

    def bots(self) -> list[Recipe]:
        return self.players

    def reader(self) -> Recipe:
        return READER

    def commands(self) -> list[Recipe]:
        return self.brings

    def pack_names(self) -> list[str]:
        return list(PACKS.all())

    def bring(self, directory: Path) -> str:
        name = PACKS.add(directory)
        packs.bring(directory)
        return name

    def digest(self, options: Options) -> str:
        return PACKS.find(self.complete(options)["content"]).digest

    def bench(self) -> list[Options]:
        sizes: list[Options] = [{"players": str(players)} for players in self.edition.controllers]
        return [*sizes, *self.variants]


GAMES: list[Game] = [
    NightCage(
        PUBLISHED,
        [
            {"mode": "advanced"},
            {"boss": "pathless"},
            {"boss": "dirge"},
            {"mode": "advanced", "boss": "both"},
        ],
        bots("7 games of 100", "nearly every second game", "six games of ten"),
        [DIFF],
    ),
    NightCage(
        JUNE_2019, [{"mode": "advanced"}], bots("2 games of 100", "one game of six", "one game of four"), []
    ),
]
