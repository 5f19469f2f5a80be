"""The game's front door."""

from functools import cache
from importlib import resources
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Any

from lampblack.games.stygian_society import narrate
from lampblack.games.stygian_society.actions import ACTION_FIELDS, SsAction, menu_for
from lampblack.games.stygian_society.agenda import run
from lampblack.games.stygian_society.content import Content
from lampblack.games.stygian_society.draw import draw
from lampblack.games.stygian_society.facts import SsAnyFact
from lampblack.games.stygian_society.notation import action_from_text
from lampblack.games.stygian_society.packs import Packs
from lampblack.games.stygian_society.parse import state_from_text
from lampblack.games.stygian_society.rules.setup import begin_game, draw_hero, join, start
from lampblack.games.stygian_society.settings import (
    OPTIONS,
    heroes_from,
    make_settings,
    players_from,
    start_from,
)
from lampblack.games.stygian_society.state import SsState
from lampblack.games.stygian_society.view import StygianView
from lampblack.kernel.action import Action, notation_from_wire
from lampblack.kernel.chance import Chance
from lampblack.kernel.event import Event
from lampblack.kernel.game import Game, Option, Options, Voice
from lampblack.kernel.rulebook import RuleBook
from lampblack.kernel.state import State

HOME = resources.files("lampblack.games.stygian_society")


class StygianSociety(Game):
    """One box of content packs; ``standard`` is always in it."""

    def __init__(self) -> None:
        super().__init__("stygian-society", "The Stygian Society")
        self._packs = Packs(HOME / "content")

    def packs(self) -> dict[str, Content]:
        """The content packs by name, read when first needed."""
        return self._packs.all()

    def add_content(self, directory: Path | Traversable) -> str:
        """Put another pack beside the first; its name, for the option ``content``.

        ``Malformed`` names the record and the rule it breaks.
        """
        return self._packs.add(directory)

    def rules(self) -> RuleBook:
        texts = [(HOME / name).read_text() for name in ("RULES.md", "RULES-CONTENT.md")]
        return RuleBook.from_markdown("\n".join(texts))

    def options(self) -> list[Option]:
        return OPTIONS

    def complete(self, options: Options) -> Options:
        """Another pack than the standard one is named with its digest: a record is of exactly these cards."""
        full = super().complete(options)
        full["content"] = self._packs.full_name(full["content"])
        return full

    def setup(self, options: Options, chance: Chance, log: list[Event] | None = None) -> State:
        full = self.complete(options)
        content = self._packs.find(full["content"])
        settings = make_settings(players_from(full["players"]), content, full["tower"])
        heroes = heroes_from(full["heroes"], settings)
        first = start_from(full["start"], settings, heroes)
        settings.tower.prepare(chance)
        state = SsState(settings)
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

    def action_from_wire(self, state: State, wire: dict[str, str]) -> Action:
        return state.action(notation_from_wire(wire, ACTION_FIELDS))

    def label(self, action: Action) -> str:
        assert isinstance(action, SsAction)
        return narrate.label(action)

    def narrate(self, fact: Any, voice: Voice) -> str:
        return narrate.narrate(fact, voice)

    def describe(self, view: StygianView, voice: Voice) -> list[str]:
        return narrate.describe(view, voice)

    def figures(self, view: StygianView) -> dict[str, int]:
        return {} if view.floor is None else {"floor": view.floor.number}

    def view_type(self) -> Any:
        return StygianView

    def fact_type(self) -> Any:
        return SsAnyFact

    def draw(self, view: StygianView) -> str:
        return draw(view)


@cache
def the_game() -> StygianSociety:
    """The one on the shelf, with every pack that was brought."""
    return StygianSociety()


def restore(text: str) -> State:
    """A pickled state."""
    return the_game().from_text(text)


def restore_action(content: str, text: str) -> Action:
    """A pickled action, of the content pack it was made for."""
    game = the_game()
    return action_from_text(menu_for(game.packs()[content]), text)
