"""What the decision points of section 22 have in common."""

from typing import Any, final

from mypy_extensions import mypyc_attr

from lampblack.games.night_cage.model.actions import NightAction
from lampblack.games.night_cage.model.position import Position
from lampblack.games.night_cage.model.values import Prisoner
from lampblack.kernel.action import Action
from lampblack.kernel.agenda import Decision, Step
from lampblack.kernel.answers import Prompt, Refusal
from lampblack.kernel.chance import Chance
from lampblack.kernel.event import Event
from lampblack.kernel.seat import Seat


@mypyc_attr(allow_interpreted_subclasses=False)
class Point(Decision[Position, NightAction]):
    """A decision, or what happens instead when it does not come up."""

    def __init__(self, name: str, number: int, answers: tuple[int, ...], is_forced: bool = True) -> None:
        super().__init__(name, f"NC-DEC-{number:02d}", is_forced)
        self.answers = answers
        """The kinds of action that answer it."""

    def comes_up(self, at: Position) -> bool:
        return True

    def pass_over(self, at: Position, log: list[Event] | None) -> None:
        """What happens instead; it is off the agenda already."""

    def whom(self, at: Position) -> Seat:
        """The acting prisoner's player (NC-DEC, NC-DEC-16)."""
        return at.controller(at.acting)

    def prompt(self, at: Position, viewer: Seat) -> Prompt:
        edition = at.edition
        return Prompt(self.whom(at), self.name, edition.rule(self.rule), edition.say(self.question(at)))

    def refuse(self, at: Position, action: Action) -> Refusal | None:
        options = at.options()
        if isinstance(options, list):
            offered: list[Any] = options  # comparing what may be anything is quicker than comparing actions
            for option in offered:
                if option is action:
                    return None
        if not isinstance(action, NightAction):
            return Refusal("NC-DEC-17", f"{action.text} is not an action of this game.")
        if action in options:
            return None
        if action.kind not in self.answers:
            asked = at.edition.say(self.question(at))
            rule = at.edition.rule(self.rule)
            return Refusal(rule, f"That does not answer what is asked: {asked}")
        return self.why_not(at, action)

    def why_not(self, at: Position, action: NightAction) -> Refusal:
        """The rule that forbids an action of a kind that is asked."""
        raise NotImplementedError

    def fall_away(self, at: Position) -> None:
        at.agenda.pop()


@final
class PassedOver(Step[Position]):
    """A decision on the agenda that does not come up."""

    def __init__(self, point: Point) -> None:
        super().__init__()
        self.point = point

    def run(self, at: Position, chance: Chance, log: list[Event] | None) -> None:
        at.agenda.pop()
        self.point.pass_over(at, log)


def no(at: Position, rule: str, text: str) -> Refusal:
    """A refusal under this edition's ID of a rule, in its words."""
    return Refusal(at.edition.rule(rule), at.edition.say(text))


def name_of(at: Position) -> str:
    """The prisoner that the next decision is about."""
    prisoner: Prisoner = at.concerned()
    return at.name(prisoner)
