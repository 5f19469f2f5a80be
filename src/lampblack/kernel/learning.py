"""A lesson being taken: the real game at the lesson's position, what is said now, and what an answer does.

Where a learner is follows from what was decided so far, one entry for each step that is behind: an action, or
nothing where there was only something to read. So whoever keeps that list can go on later, or one step back.
"""

import re
from collections.abc import Sequence
from typing import Final, final

from lampblack.kernel.action import Action
from lampblack.kernel.answers import IllegalAction, Malformed, Refusal
from lampblack.kernel.book import Passage
from lampblack.kernel.chance import Chance, ScriptedChance, SeededChance
from lampblack.kernel.event import Event
from lampblack.kernel.game import Game, Voice
from lampblack.kernel.lesson import Lesson, Step
from lampblack.kernel.seat import Seat
from lampblack.kernel.session import Session
from lampblack.kernel.state import State

ADDRESSED: Final = re.compile(r"P(\d) (.+)$")


@final
class Reply:
    """What a learner hears to an answer: whether it was right, why the game refuses it, what the lesson says."""

    def __init__(self, is_right: bool, said: Sequence[Passage], refusal: Refusal | None = None) -> None:
        self.is_right = is_right
        self.said = list(said)
        self.refusal = refusal


@final
class Learning:
    """Law: the same ``done`` gives the same position and the same words, on every machine."""

    def __init__(self, game: Game, lesson: Lesson, done: Sequence[str] = ()) -> None:
        self.game = game
        self.lesson = lesson
        self.session = Session(game, {}, SeededChance(lesson.name), lesson.people, lesson.position)
        self.done: list[str] = []
        self.told: list[list[Event]] = []
        """What happened in each step that is behind."""
        self.unused: list[str] = []
        """Of the script, what nothing has asked for."""
        self.said: list[Passage] = []
        """What was said to the last answer."""
        for at, text in enumerate(done):
            self.repeat(text, at)

    def repeat(self, text: str, at: int) -> None:
        """An entry of ``done`` once more; ``Malformed`` when it does not follow from those before."""
        where = f"done, step {at + 1}"
        if self.is_over():
            raise Malformed(where, f"the lesson has {len(self.lesson.steps)} steps")
        if not self.step.asks():
            if text:
                raise Malformed(where, "is for reading, and nothing is decided there")
            self.go_on()
            return
        try:
            reply = self.answer(self.state.action(text))
        except Malformed as error:
            raise Malformed(where, str(error)) from None
        if not reply.is_right:
            raise Malformed(where, f"{text!r} does not lead on")

    @property
    def state(self) -> State:
        return self.session.state

    @property
    def seat(self) -> Seat:
        return self.lesson.seat

    @property
    def step(self) -> Step:
        """The step the learner is at; the last one once the lesson is over."""
        return self.lesson.steps[min(len(self.done), len(self.lesson.steps) - 1)]

    def voice(self) -> Voice:
        return Voice(self.seat, self.lesson.people)

    def is_over(self) -> bool:
        return len(self.done) == len(self.lesson.steps)

    def is_asked(self) -> bool:
        """Whether the learner is to decide something now."""
        return not self.is_over() and self.step.asks()

    def go_on(self) -> None:
        """What was said is read."""
        self.said = []
        self.carry_on("", [], self.chance())

    def answer(self, action: Action) -> Reply:
        """What comes of the learner's decision; a wrong one changes nothing."""
        reply = self.judge(action)
        self.said = reply.said
        if reply.is_right:
            chance = self.chance()
            events = self.session.keep(self.session.draft(self.seat, action, chance))
            self.carry_on(action.text, events, chance)
        return reply

    def judge(self, action: Action) -> Reply:
        """What is said to a decision, without making it."""
        step = self.step
        refusal = self.state.refuse(self.seat, action)
        is_right = refusal is None and any(self.fits(pattern, action) for pattern in step.do)
        if is_right:
            return Reply(True, step.right)
        for pattern, said in step.wrong.items():
            if self.fits(pattern, action):
                return Reply(False, said, refusal)
        return Reply(False, step.hint, refusal)

    def fits(self, pattern: str, action: Action) -> bool:
        """Whether a decision is what a pattern of the lesson names, in records' notation or in people's."""
        if "*" not in pattern:
            return self.state.action(pattern) == action
        wanted = re.compile(re.escape(pattern).replace(r"\*", ".*") + "$")
        return any(wanted.match(text) for text in (action.text, self.game.spoken(action).text))

    def shown(self) -> Action | None:
        """The first decision that is right here, in the order of the lesson."""
        for pattern in self.step.do:
            for action in [*self.state.legal(self.seat), *self.state.remarks(self.seat)]:
                if self.fits(pattern, action):
                    return action
        return None

    def chance(self) -> "StepChance":
        """The step's script; what it leaves open is always dealt alike."""
        return StepChance(self.step.chance, SeededChance(f"{self.lesson.name}/{len(self.done)}"))

    def carry_on(self, done: str, events: list[Event], chance: "StepChance") -> None:
        """What the others do in this step; then it is behind."""
        for text in self.step.then:
            events = events + self.others(text, chance)
        self.unused = self.unused + chance.unused()
        self.done.append(done)
        self.told.append(events)

    def others(self, text: str, chance: Chance) -> list[Event]:
        where = f"{self.lesson.name}, then {text}"
        addressed = ADDRESSED.match(text)
        asked = self.state.asked()
        seat = int(addressed.group(1)) if addressed is not None else asked
        if seat is None:
            raise Malformed(where, "the game is over")
        action = self.state.action(addressed.group(2) if addressed is not None else text)
        try:
            return self.session.keep(self.session.draft(seat, action, chance))
        except IllegalAction as illegal:
            raise Malformed(where, str(illegal.refusal)) from None


@final
class StepChance(Chance):
    """A script that knows what it has left."""

    def __init__(self, lines: Sequence[str], then: Chance) -> None:
        self.script = ScriptedChance(lines, then)

    def pick(self, what: str, subject: str, names: Sequence[str], weights: list[int]) -> int:
        return self.script.pick(what, subject, names, weights)

    def below(self, n: int) -> int:
        return self.script.below(n)

    def unused(self) -> list[str]:
        return [" ".join(words) for words in self.script.left]
