"""The front doors of both editions."""

from typing import Any, Final

from lampblack.games.night_cage.knowledge.previews import foresee
from lampblack.games.night_cage.knowledge.view import NightCageView
from lampblack.games.night_cage.model.actions import ACTION_FIELDS, NightAction
from lampblack.games.night_cage.model.editions import JUNE_2019, PUBLISHED, Edition
from lampblack.games.night_cage.model.settings import edition_options, settings_from
from lampblack.games.night_cage.rules.start import plan_start
from lampblack.games.night_cage.state import NightState
from lampblack.games.night_cage.text.drawing import draw
from lampblack.games.night_cage.text.ledger import rules_of
from lampblack.games.night_cage.text.reading import state_from_text
from lampblack.games.night_cage.voice.description import describe
from lampblack.games.night_cage.voice.labels import label
from lampblack.games.night_cage.voice.narration import narrate
from lampblack.kernel.action import Action, notation_from_wire
from lampblack.kernel.agenda import run
from lampblack.kernel.chance import Chance
from lampblack.kernel.event import Event
from lampblack.kernel.game import Foresight, Game, Option, Options, Voice
from lampblack.kernel.rulebook import RuleBook
from lampblack.kernel.state import State


VERSION: Final = 2
"""2: a fall for ever ends the game when the line is chosen (NC-END-06)."""


class NightCage(Game):
    """One edition of The Night Cage."""

    def __init__(self, edition: Edition) -> None:
        super().__init__(edition.slug, edition.title, VERSION)
        self.edition = edition
        self.dials = edition_options(edition)

    def rules(self) -> RuleBook:
        return rules_of(self.edition)

    def options(self) -> list[Option]:
        return self.dials

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
        assert isinstance(state, NightState)
        return foresee(state, action)

    def label(self, action: Action) -> str:
        assert isinstance(action, NightAction)
        return label(action)

    def narrate(self, fact: Any, voice: Voice) -> str:
        return self.edition.say(narrate(fact, voice))

    def describe(self, view: NightCageView, voice: Voice) -> list[str]:
        return [self.edition.say(line) for line in describe(view, voice)]

    def draw(self, view: NightCageView) -> str:
        return draw(view)


def editions() -> list[Game]:
    return [NightCage(PUBLISHED), NightCage(JUNE_2019)]
