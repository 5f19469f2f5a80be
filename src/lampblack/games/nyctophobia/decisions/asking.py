"""What all decision points have in common: whom they ask, and what others are told of it."""

from mypy_extensions import mypyc_attr

from lampblack.games.nyctophobia.model import frames
from lampblack.games.nyctophobia.model.actions import DONE, DONE_, NyAction
from lampblack.games.nyctophobia.model.pieces import HUNTER, NOBODY
from lampblack.games.nyctophobia.model.position import Position
from lampblack.games.nyctophobia.rules.telling import Log
from lampblack.kernel.action import Action
from lampblack.kernel.agenda import Decision
from lampblack.kernel.answers import Prompt, Refusal
from lampblack.kernel.chance import Chance
from lampblack.kernel.seat import Seat


@mypyc_attr(allow_interpreted_subclasses=True)
class Choice(Decision[Position, NyAction]):
    """A decision point of section 21.2; its frame lies on top of the agenda while it is asked."""

    def __init__(self, name: str, rule: str, text: str, is_forced: bool = False) -> None:
        super().__init__(name, rule, is_forced)
        self.text = text

    def question(self, at: Position) -> str:
        return self.text

    def prompt(self, at: Position, viewer: Seat) -> Prompt:
        asked = self.whom(at)
        if viewer != asked:
            return blurred(at, asked)
        return Prompt(asked, self.name, self.rule, self.question(at))

    def refuse(self, at: Position, action: Action) -> Refusal | None:
        if not isinstance(action, NyAction):
            return Refusal("NY-DP-22", f"{action.text} is no decision of this game.")
        return self.forbid(at, action)

    def forbid(self, at: Position, action: NyAction) -> Refusal | None:
        """Why not, by the first rule that applies; None exactly for an option."""
        raise NotImplementedError

    def otherwise(self, action: NyAction) -> Refusal:
        """Something else is asked now."""
        return Refusal(self.rule, f"{action.text} is not asked for now. {self.text}")

    def fall_away(self, at: Position) -> None:
        at.agenda.pop()


@mypyc_attr(allow_interpreted_subclasses=True)
class HuntersChoice(Choice):
    """A decision of the Hunter, taken by itself when there is one option (NY-DP-21).

    Where an instruction can do no more, being done with it is the one option (NY-HUNTER-06, NY-HMOVE-11).
    """

    def __init__(self, name: str, rule: str, text: str) -> None:
        super().__init__(name, rule, text, True)

    def whom(self, at: Position) -> Seat:
        return HUNTER

    def options(self, at: Position) -> list[Action]:
        return self.find(at) or [DONE_]

    def find(self, at: Position) -> list[Action]:
        """What the Hunter may choose from; none when nothing is possible."""
        raise NotImplementedError

    def forbid(self, at: Position, action: NyAction) -> Refusal | None:
        options: object = at.options()
        assert isinstance(options, list)  # of anything: to check the type of each would take longer
        for option in options:
            if option is action:  # actions are made once
                return None
        if action in options:  # but may have been copied
            return None
        return self.why_not(at, action)

    def why_not(self, at: Position, action: NyAction) -> Refusal:
        """The rule that forbids what is no option."""
        return self.otherwise(action)

    def take(self, at: Position, action: NyAction, chance: Chance, log: Log) -> None:
        if action.kind == DONE:
            at.agenda.pop()
        else:
            self.carry_out(at, action, chance, log)

    def carry_out(self, at: Position, action: NyAction, chance: Chance, log: Log) -> None:
        """What the choice does; it takes its frame from the agenda, or replaces it."""
        raise NotImplementedError


def blurred(at: Position, asked: Seat) -> Prompt:
    """What the others are told of a decision: whose turn it is, and nothing that is not public.

    The Hunter's decisions would give away what the Hunter can do (NY-INFO-05); so all of them look alike, and
    in a Hunted's turn or fight the Hunted seems to be thinking.
    """
    if not at.is_set_up():
        rule = "NY-DP-01" if asked == HUNTER else "NY-DP-02"
        return Prompt(asked, "SETUP", rule, "The game is being set up.")
    if at.active != NOBODY:
        return Prompt(at.active, "TURN", "NY-TURN-04", "Somebody's turn is under way.")
    for value in at.agenda:
        kind = frames.kind_of(value)
        if kind == frames.RETREAT or kind == frames.COVER:
            return Prompt(frames.first(value), "TURN", "NY-TURN-04", "Between two turns.")
    return Prompt(asked, "TURN", "NY-TURN-04", "Between two turns.")
