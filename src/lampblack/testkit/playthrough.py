"""One game as a readable text: what is asked, what is possible, what happens, and who hears what."""

from collections.abc import Callable, Sequence

from lampblack.kernel.action import Action
from lampblack.kernel.chance import SeededChance
from lampblack.kernel.event import Event, perceived
from lampblack.kernel.game import Game, Options, Voice
from lampblack.kernel.playout import options_of
from lampblack.kernel.seat import SPECTATOR, seat_name
from lampblack.kernel.session import Session
from lampblack.kernel.state import State
from lampblack.testkit.laws.subject import choose

NAMES = ("Ada", "Bo", "Cleo", "Dan", "Eve", "Finn", "Gus", "Hal")
LISTED = 8
"""So many actions of a name are listed; of more, only their number is told."""

Policy = Callable[[State, int], Action]
"""What whoever is asked does, a decision or a remark, by a random number: a player too simple ever to change."""


def anything(state: State, number: int) -> Action:
    """Any decision, rare kinds as often as frequent ones."""
    return choose(options_of(state), number)


def position(state: State) -> str:
    return state.to_text()


class Playthrough:
    """How a game's playthroughs are told; ``text`` tells one.

    ``picture`` is looked at before each decision and shown whenever it has changed so far that
    ``pictured`` says so: as a rule at a new turn.
    """

    def __init__(
        self,
        game: Game,
        policy: Policy = anything,
        picture: Callable[[State], str] = position,
        pictured: Callable[[State], object] = lambda state: None,
        names: Sequence[str] = NAMES,
    ) -> None:
        self.game = game
        self.policy = policy
        self.picture = picture
        self.pictured = pictured
        self.names = names

    def text(self, options: Options, seed: int, limit: int = 2000) -> str:
        """The game that this seed deals and decides."""
        names = list(self.names[: self.game.seats(options)])
        session = Session(self.game, options, SeededChance(seed), names)
        dials = ", ".join(f"{name} {value}" for name, value in options.items())
        lines = [f"{self.game.title}, {dials}, seed {seed}", "", "set-up"]
        lines += [*chance_lines(session.setup), *self.heard(session.events, names)]
        numbers = SeededChance(f"decisions {seed}")
        shown: object = object()
        while session.state.asked() is not None and len(session.lines) < limit:
            state = session.state
            if self.pictured(state) != shown:
                shown = self.pictured(state)
                lines += ["", *indented(self.picture(state))]
            lines += ["", *self.step(session, self.policy(state, numbers.below(1_000_000)), names)]
        lines += ["", "the end", *indented(session.state.to_text())]
        lines.append(f"  result    {session.record().result}")
        lines += self.ending(session.state, names)
        return "\n".join(lines) + "\n"

    def step(self, session: Session, action: Action, names: list[str]) -> list[str]:
        state = session.state
        seat = state.asked()
        assert seat is not None
        prompt = state.prompt(seat)
        assert prompt is not None
        number = len(session.lines) + 1
        lines = [f"{number}: {seat_name(seat)} {prompt.name}"]
        lines.append(f"  prompt    {prompt.in_full()} [{prompt.rule}]")
        lines.append(f"  legal     {listed(options_of(state))}")
        does = "says" if action.is_remark else "decides"
        lines.append(f"  {does:9} {action.text}: {self.game.label(action)}")
        events = session.act(seat, action)
        return lines + chance_lines(session.lines[-1].chance) + self.heard(events, names)

    def heard(self, events: list[Event], names: list[str]) -> list[str]:
        """What each seat and a spectator hear; who hears the same shares a line."""
        by_words: dict[str, list[str]] = {}
        for viewer in [*range(len(names)), SPECTATOR]:
            voice = Voice(viewer, names)
            words = " ".join(self.game.narrate(fact, voice) for fact in perceived(events, viewer))
            by_words.setdefault(words, []).append("others" if viewer == SPECTATOR else seat_name(viewer))
        lines: list[str] = []
        for words, viewers in by_words.items():
            who = "others" if "others" in viewers else "/".join(viewers)
            lines.append(f"  {'all' if len(by_words) == 1 else who:9} {words or '(nothing)'}")
        return lines

    def ending(self, state: State, names: Sequence[str]) -> list[str]:
        """What a game's own tests tell of the end besides."""
        return []


def chance_lines(lines: Sequence[str]) -> list[str]:
    return [f"  chance    {'; '.join(lines)}"] if lines else []


def listed(actions: Sequence[Action]) -> str:
    by_name: dict[str, list[str]] = {}
    for action in actions:
        by_name.setdefault(action.name, []).append(action.text)
    return ", ".join(
        " ".join(texts) if len(texts) <= LISTED else f"{len(texts)} x {name}"
        for name, texts in by_name.items()
    )


def indented(text: str) -> list[str]:
    return [f"    {line}".rstrip() for line in text.splitlines()]
