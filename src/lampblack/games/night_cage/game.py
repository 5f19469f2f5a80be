"""The front doors of both editions."""

from typing import Any

from lampblack.games.night_cage import narrate
from lampblack.games.night_cage.actions import ACTION_FIELDS, NightAction
from lampblack.games.night_cage.draw import draw
from lampblack.games.night_cage.editions import JUNE_2019, PUBLISHED, Edition
from lampblack.games.night_cage.facts import AnyFact
from lampblack.games.night_cage.ledger import rules_of
from lampblack.games.night_cage.parse import state_from_text
from lampblack.games.night_cage.preview import foresee
from lampblack.games.night_cage.rules.start import plan_start
from lampblack.games.night_cage.settings import options_of, settings_from
from lampblack.games.night_cage.state import NightState
from lampblack.games.night_cage.view import NightCage2019View, NightCageView
from lampblack.kernel.action import Action, notation_from_wire
from lampblack.kernel.chance import Chance
from lampblack.kernel.event import Event
from lampblack.kernel.game import Foresight, Game, Option, Options, Voice
from lampblack.kernel.rulebook import RuleBook
from lampblack.kernel.state import State


class NightCage(Game):
    """One edition of The Night Cage."""

    def __init__(self, edition: Edition) -> None:
        super().__init__(edition.slug, edition.title)
        self.edition = edition
        self.dials = options_of(edition)

    def rules(self) -> RuleBook:
        return rules_of(self.edition)

    def options(self) -> list[Option]:
        return self.dials

    def setup(self, options: Options, chance: Chance, log: list[Event] | None = None) -> State:
        state = NightState(settings_from(self.edition, self.complete(options)))
        state.lay_out()
        plan_start(state)
        state.run_on(chance, log)
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
        return narrate.label(action)

    def narrate(self, fact: Any, voice: Voice) -> str:
        return self.edition.say(narrate.narrate(fact, voice))

    def describe(self, view: NightCageView, voice: Voice) -> list[str]:
        return [self.edition.say(line) for line in narrate.describe(view, voice)]

    def view_type(self) -> Any:
        return NightCage2019View if self.slug == "night-cage-2019" else NightCageView

    def fact_type(self) -> Any:
        return AnyFact

    def draw(self, view: NightCageView) -> str:
        return draw(view)


def editions() -> list[Game]:
    return [NightCage(PUBLISHED), NightCage(JUNE_2019)]
