"""The Hunted's own turn: before, during and after MOVE, and what the Cheerleader grants (NY-DP-04 to -10)."""

from typing import Final, final

from lampblack.games.nyctophobia.decisions.asking import Choice
from lampblack.games.nyctophobia.decisions.deeds import (
    add_deeds,
    add_grants,
    do_deed,
    is_deed,
    refuse_deed,
    refuse_fogged_search,
)
from lampblack.games.nyctophobia.model import actions
from lampblack.games.nyctophobia.model import told as t
from lampblack.games.nyctophobia.model.actions import NyAction
from lampblack.games.nyctophobia.model.frames import first, second
from lampblack.games.nyctophobia.model.pieces import CLIMBER
from lampblack.games.nyctophobia.model.position import Position
from lampblack.games.nyctophobia.rules.deeds import catch_breath, sprint_step
from lampblack.games.nyctophobia.rules.feeling import is_adjacent_free, search
from lampblack.games.nyctophobia.rules.telling import Log, tell
from lampblack.games.nyctophobia.rules.walking import hop, make_noise, step, try_step
from lampblack.kernel.action import Action
from lampblack.kernel.answers import Prompt, Refusal
from lampblack.kernel.chance import Chance
from lampblack.kernel.seat import Seat

TURN_STEPS: Final = 2  # NY-MOVE-01
ONLY_CLIMBERS: Final = "Only the Climber can hop; step, or stop."


def refuse_early_search(at: Position) -> Refusal:
    """No search comes between the first one and the first step, nor after a sprint."""
    if at.no_search and at.settings.readings.sprint_dulls_turn:
        return Refusal("NY-HOUSE-01", "You have sprinted and feel nothing more this turn.", "no_search_now")
    if at.no_search:
        return Refusal("NY-SEARCH-10", "You came here sprinting and feel nothing.", "no_search_now")
    return Refusal("NY-SEARCH-09", "You have just felt around; move first.", "no_search_now")


@final
class Pre(Choice):
    """NY-DP-04: an action before MOVE, or none yet."""

    def __init__(self) -> None:
        super().__init__("PRE", "NY-DP-04", "Before you move: take an action, or pass.")

    def whom(self, at: Position) -> Seat:
        return at.active

    def options(self, at: Position) -> list[Action]:
        options: list[Action] = []
        add_deeds(at, at.active, options)
        add_grants(at, options)
        options.append(actions.PASS_)
        return options

    def forbid(self, at: Position, action: NyAction) -> Refusal | None:
        if action.kind == actions.PASS:
            return None
        if is_deed(action.kind):
            return refuse_deed(at, at.active, action)
        if action.kind == actions.SEARCH:
            return refuse_early_search(at)
        return self.otherwise(action)

    def take(self, at: Position, action: NyAction, chance: Chance, log: Log) -> None:
        if action.kind == actions.PASS:
            at.agenda.pop()
        else:
            do_deed(at, at.active, action, log)


@final
class Move(Choice):
    """NY-DP-05 and, for the second step, NY-DP-06: two steps, or one hop (NY-MOVE-01, NY-CHAR-15)."""

    def __init__(self) -> None:
        super().__init__("MOVE", "NY-DP-05", "Move: make two steps.")

    def whom(self, at: Position) -> Seat:
        return at.active

    def prompt(self, at: Position, viewer: Seat) -> Prompt:
        if viewer == at.active and at.steps > 0:
            return Prompt(viewer, self.name, "NY-DP-06", "Move: make your second step.")
        return super().prompt(at, viewer)

    def options(self, at: Position) -> list[Action]:
        options: list[Action] = []
        if at.steps > 0 and not at.no_search and not at.is_fogged(at.active):
            options.append(actions.SEARCH_)
        options += actions.STEPS  # NY-MOVE-11: always all four
        if at.steps == 0 and at.characters[at.active] == CLIMBER:
            options += actions.HOPS
        options.append(actions.STOP_)
        return options

    def forbid(self, at: Position, action: NyAction) -> Refusal | None:
        kind = action.kind
        if kind == actions.STEP or kind == actions.STOP:
            return None
        if kind == actions.SEARCH:
            if at.steps == 0 or at.no_search:
                return refuse_early_search(at)
            return refuse_fogged_search(at, at.active)
        if kind == actions.HOP:
            if at.characters[at.active] != CLIMBER:
                return Refusal("NY-CHAR-15", ONLY_CLIMBERS)
            if at.steps > 0:
                return Refusal("NY-CHAR-18", "A hop replaces both steps, and you have made one already.")
            return None
        if is_deed(kind):
            if at.acted:
                return refuse_deed(at, at.active, action)
            rule = "NY-HT-05" if at.steps else "NY-HT-06"
            return Refusal(rule, "Move first: there is no action between here and the end of your move.")
        return Refusal("NY-DP-05", "Make your steps now.")

    def take(self, at: Position, action: NyAction, chance: Chance, log: Log) -> None:
        seat = at.active
        if action.kind == actions.SEARCH:
            search(at, seat, log)
        elif action.kind == actions.STOP:
            if is_adjacent_free(at, seat):  # NY-MOVE-06
                tell(at, log, seat, t.REFUSED, t.MUST_MOVE)
            else:
                at.agenda.pop()
        elif action.kind == actions.HOP:
            top = at.agenda.pop()
            if hop(at, seat, action.direction, False, log):
                catch_breath(at)
                at.steps = TURN_STEPS  # NY-CHAR-15: the hop is the whole MOVE
            else:
                at.agenda.append(top)
        elif try_step(at, seat, action.direction, log):
            at.steps += 1
            catch_breath(at)
            if at.steps == TURN_STEPS:
                at.agenda.pop()
            step(at, seat, action.direction, False, log)


@final
class Post(Choice):
    """NY-DP-07: after MOVE."""

    def __init__(self) -> None:
        super().__init__("POST", "NY-DP-07", "You have moved: search, take an action, or end your turn.")

    def whom(self, at: Position) -> Seat:
        return at.active

    def options(self, at: Position) -> list[Action]:
        options: list[Action] = []
        if not at.no_search and not at.is_fogged(at.active):
            options.append(actions.SEARCH_)
        if not at.acted:
            add_deeds(at, at.active, options)
            add_grants(at, options)
        options.append(actions.END_)
        return options

    def forbid(self, at: Position, action: NyAction) -> Refusal | None:
        if action.kind == actions.END:
            return None
        if is_deed(action.kind):
            return refuse_deed(at, at.active, action)
        if action.kind == actions.SEARCH:
            if at.no_search:
                return refuse_early_search(at)
            return refuse_fogged_search(at, at.active)
        return self.otherwise(action)

    def take(self, at: Position, action: NyAction, chance: Chance, log: Log) -> None:
        if action.kind == actions.END:
            at.agenda.pop()
        elif action.kind == actions.SEARCH:
            search(at, at.active, log)
        else:
            do_deed(at, at.active, action, log)


@final
class SprintOn(Choice):
    """NY-DP-08: the Track Star's second sprint step. The frame names the seat."""

    def __init__(self) -> None:
        super().__init__("SPRINT", "NY-DP-08", "Sprint one step farther, or stop.")

    def whom(self, at: Position) -> Seat:
        return first(at.agenda[-1])

    def options(self, at: Position) -> list[Action]:
        options: list[Action] = []
        options += actions.STEPS
        options.append(actions.STOP_)
        return options

    def forbid(self, at: Position, action: NyAction) -> Refusal | None:
        if action.kind == actions.STEP or action.kind == actions.STOP:
            return None
        if action.kind == actions.SEARCH:
            return Refusal("NY-CHAR-14", "There is no search between two sprint steps.", "no_search_now")
        return self.otherwise(action)

    def take(self, at: Position, action: NyAction, chance: Chance, log: Log) -> None:
        seat = first(at.agenda[-1])
        if action.kind == actions.STOP:
            at.agenda.pop()
        elif try_step(at, seat, action.direction, log):
            at.agenda.pop()
            sprint_step(at, seat, action.direction, log)


@final
class Noise(Choice):
    """NY-DP-09: the Klutz. The frame names the seat and the cell just left."""

    def __init__(self) -> None:
        super().__init__("NOISE", "NY-DP-09", "Do you make noise in the cell you have just left?")

    def whom(self, at: Position) -> Seat:
        return first(at.agenda[-1])

    def options(self, at: Position) -> list[Action]:
        return [actions.NOISE_YES_, actions.NOISE_NO_]

    def forbid(self, at: Position, action: NyAction) -> Refusal | None:
        if action.kind == actions.NOISE_YES or action.kind == actions.NOISE_NO:
            return None
        return self.otherwise(action)

    def take(self, at: Position, action: NyAction, chance: Chance, log: Log) -> None:
        top = at.agenda.pop()
        if action.kind == actions.NOISE_YES:
            make_noise(at, first(top), second(top), log)


@final
class Granted(Choice):
    """NY-DP-10: the beneficiary decides, or declines at no cost (NY-CHAR-07). The frame names the seat."""

    def __init__(self) -> None:
        super().__init__("GRANT", "NY-DP-10", "You are granted an action: take it, or decline.")

    def whom(self, at: Position) -> Seat:
        return first(at.agenda[-1])

    def options(self, at: Position) -> list[Action]:
        options: list[Action] = []
        add_deeds(at, first(at.agenda[-1]), options)
        options.append(actions.DECLINE_)
        return options

    def forbid(self, at: Position, action: NyAction) -> Refusal | None:
        if action.kind == actions.DECLINE:
            return None
        if is_deed(action.kind):
            return refuse_deed(at, first(at.agenda[-1]), action)
        if action.kind == actions.SEARCH:
            text = "An action granted to you comes without a search."
            return Refusal("NY-CHAR-08", text, "no_search_now")
        return self.otherwise(action)

    def take(self, at: Position, action: NyAction, chance: Chance, log: Log) -> None:
        if action.kind == actions.DECLINE:
            at.agenda.pop()
        else:
            do_deed(at, first(at.agenda[-1]), action, log)
