"""A position being played in a test: chance by a script, actions in notation, what each viewer hears."""

from collections.abc import Sequence
from typing import Any, Self

from lampblack.kernel.answers import Refusal
from lampblack.kernel.chance import Chance, ScriptedChance
from lampblack.kernel.event import Event, perceived
from lampblack.kernel.game import Game, Options, Voice
from lampblack.kernel.playout import options_of
from lampblack.kernel.seat import EVERYTHING, Seat, seat_name
from lampblack.kernel.state import State
from lampblack.testkit.spy import Question, Spy


class Scene:
    """A state, a script of chance and what happened last.

    Actions are written as in a record: ``SET(4)`` is done by whoever is asked, ``P1 BOAST(3)`` by that
    seat. A game's own tests add to this class what they ask often.
    """

    def __init__(
        self, game: Game, state: State, script: Sequence[str] = (), then: Chance | None = None
    ) -> None:
        self.game = game
        self.state = state
        self.then = then
        self.chance = ScriptedChance(script, then)
        self.events: list[Event] = []
        """What the last ``play`` caused."""
        self.questions: list[Question] = []
        """What the last ``play`` asked of chance."""

    @classmethod
    def at(cls, game: Game, text: str, script: Sequence[str] = (), then: Chance | None = None) -> Self:
        """The position that a text describes."""
        return cls(game, game.from_text(text), script, then)

    @classmethod
    def begin(
        cls, game: Game, options: Options, script: Sequence[str] = (), then: Chance | None = None
    ) -> Self:
        """A new game, dealt by the script; what it leaves over is for later."""
        chance = ScriptedChance(script, then)
        spy = Spy(chance)
        events: list[Event] = []
        scene = cls(game, game.setup(options, spy, events), (), then)
        scene.chance, scene.events, scene.questions = chance, events, spy.asked
        return scene

    def script(self, *lines: str) -> Self:
        """What chance answers from now on."""
        self.chance = ScriptedChance(lines, self.then)
        return self

    @property
    def unused(self) -> list[str]:
        """The lines of the script that nothing has asked for yet."""
        return [" ".join(words) for words in self.chance.left]

    # --- doing -----------------------------------------------------------------------------------

    def play(self, *actions: str) -> Self:
        """Carry these out, one after another."""
        self.events = []
        spy = Spy(self.chance)
        self.questions = spy.asked
        for text in actions:
            seat, action = self.addressed(text)
            for one in self.game.read(self.state, action):
                self.state.apply(seat, one, spy, self.events)
        return self

    def addressed(self, text: str) -> tuple[Seat, str]:
        """``P1 BOAST(3)`` as seat and action; without a seat it is for whoever is asked."""
        mark, blank, action = text.partition(" ")
        if blank and mark[:1] == "P" and mark[1:].isdecimal():
            return int(mark[1:]), action
        asked = self.state.asked()
        assert asked is not None, f"{text}: the game is over"
        return asked, text

    # --- asking ----------------------------------------------------------------------------------

    @property
    def asked(self) -> str:
        """Who decides what: ``P0 SET``; ``nobody`` when the game is over."""
        seat = self.state.asked()
        prompt = None if seat is None else self.state.prompt(seat)
        return "nobody" if prompt is None else f"{seat_name(prompt.seat)} {prompt.name}"

    def legal(self, name: str = "") -> list[str]:
        """What whoever is asked may decide, in notation; of one name when it is given."""
        return [action.text for action in options_of(self.state) if name in ("", action.name)]

    def remarks(self, seat: Seat) -> list[str]:
        return [action.text for action in self.state.remarks(seat)]

    def refusal(self, text: str) -> Refusal:
        """Why this is refused."""
        seat, action = self.addressed(text)
        refusal = self.state.refuse(seat, self.state.action(action))
        assert refusal is not None, f"{text} is legal"
        return refusal

    def forbids(self, text: str) -> str:
        """The rule that forbids this."""
        return self.refusal(text).rule

    def facts(self, viewer: Seat = EVERYTHING) -> list[Any]:
        """What the viewer perceived of the last ``play``."""
        return perceived(self.events, viewer)

    def fact_names(self, viewer: Seat = EVERYTHING) -> list[str]:
        return [type(fact).__name__ for fact in self.facts(viewer)]

    def told(self, viewer: Seat, names: Sequence[str]) -> list[str]:
        """The same in sentences."""
        return [self.game.narrate(fact, Voice(viewer, names)) for fact in self.facts(viewer)]

    def view(self, viewer: Seat = EVERYTHING) -> Any:
        return self.state.observe(viewer)

    @property
    def winners(self) -> tuple[Seat, ...] | None:
        """Who has won; None while the game runs."""
        outcome = self.state.outcome()
        return None if outcome is None else outcome.winners
