"""What every decision point and every automatic step of this game has in common."""

from collections.abc import Sequence

from lampblack.games.stygian_society.model.actions import SocietyAction
from lampblack.games.stygian_society.model.agenda import ITEM_NAMES, Item
from lampblack.games.stygian_society.model.position import Position
from lampblack.kernel.action import Action
from lampblack.kernel.agenda import Decision
from lampblack.kernel.answers import Prompt, Refusal
from lampblack.kernel.seat import Seat


class Choice(Decision[Position, SocietyAction]):
    """A decision point of section 23. A single option is taken by itself, without any it falls away (SS-DEC-02).

    The prompt names the rule that gives the choice, a refusal the rule that forbids what was tried.
    """

    def __init__(self, op: int, rule: str, kinds: tuple[int, ...]) -> None:
        super().__init__(ITEM_NAMES[op], rule, is_forced=True)
        self.op = op
        self.kinds = kinds  # of action that answer it

    def whom(self, at: Position) -> Seat:
        """SS-DEC-03: the controller of the hero concerned, who is the active one unless the decision says otherwise."""
        return at.who_decides(at.active)

    def detail(self, at: Position) -> str:
        """What there is to buy, to pay with, to hit."""
        return ""

    def prompt(self, at: Position, viewer: Seat) -> Prompt:
        return Prompt(self.whom(at), self.name, self.rule, self.question(at), self.detail(at))

    def refuse(self, at: Position, action: Action) -> Refusal | None:
        options = at.options()
        assert isinstance(options, list)  # not any sequence: this is asked before every action
        for option in options:
            if option is action:
                return None
        if not isinstance(action, SocietyAction) or not action.content.is_same(at.content):
            return Refusal("SS-DEC-01", f"{action.text} is not an action of this game.")
        for option in options:
            if option.text == action.text:
                return None
        if action.kind not in self.kinds:
            return Refusal(
                "SS-DEC-01",
                f"{action.text} answers another question; now it is {self.name}: {self.question(at)} ({self.rule})",
            )
        return self.why_not(at, at.agenda[-1], action)

    def why_not(self, at: Position, item: Item, action: SocietyAction) -> Refusal:
        """Which rule forbids an action of the kind that is asked for."""
        raise NotImplementedError

    def fall_away(self, at: Position) -> None:
        at.agenda.pop()


def not_in_play(at: Position, hero: int) -> Refusal:
    """SS-SETUP-04."""
    name = at.content.heroes[hero].name
    return Refusal("SS-SETUP-04", f"The {name} is not in play; choose one of the heroes who are.")


def options_of_heroes(at: Position, actions: Sequence[SocietyAction]) -> list[SocietyAction]:
    """Of actions that name a hero of the content, those of the heroes in play, in the hero order."""
    return [actions[hero] for hero in at.heroes]
