"""Combat and rock hits as the Hunted decide them (NY-DP-11 to -13)."""

from typing import final

from lampblack.games.nyctophobia.decisions.asking import Choice
from lampblack.games.nyctophobia.decisions.deeds import refuse_fogged_search
from lampblack.games.nyctophobia.decisions.turn import ONLY_CLIMBERS
from lampblack.games.nyctophobia.model import actions, frames
from lampblack.games.nyctophobia.model import told as t
from lampblack.games.nyctophobia.model.actions import NyAction
from lampblack.games.nyctophobia.model.frames import first, frame, second, third
from lampblack.games.nyctophobia.model.pieces import BOXER, CLIMBER
from lampblack.games.nyctophobia.model.position import Position
from lampblack.games.nyctophobia.rules.combat import BARE, NONE, ROCK, counter
from lampblack.games.nyctophobia.rules.feeling import is_adjacent_free, search
from lampblack.games.nyctophobia.rules.retreat import hide, longest_retreat
from lampblack.games.nyctophobia.rules.telling import Log, tell
from lampblack.games.nyctophobia.rules.walking import hop, step, try_step
from lampblack.kernel.action import Action
from lampblack.kernel.answers import Refusal
from lampblack.kernel.chance import Chance
from lampblack.kernel.seat import Seat


@final
class Counter(Choice):
    """NY-DP-11: strike back, with a rock or as the Boxer without (NY-COMBAT-06, NY-CHAR-04).

    The one decision of a Hunted that is not asked with a single option (NY-DP-21). The frame names the seat
    and the direction of the Hunter.
    """

    def __init__(self) -> None:
        super().__init__("COUNTER", "NY-DP-11", "The Hunter has you: strike back?", is_forced=True)

    def whom(self, at: Position) -> Seat:
        return first(at.agenda[-1])

    def options(self, at: Position) -> list[Action]:
        seat = first(at.agenda[-1])
        options: list[Action] = [actions.COUNTERS[NONE]]
        if at.held[seat] > 0:
            options.append(actions.COUNTERS[ROCK])
        if at.characters[seat] == BOXER:
            options.append(actions.COUNTERS[BARE])
        return options

    def forbid(self, at: Position, action: NyAction) -> Refusal | None:
        seat = first(at.agenda[-1])
        if action.kind != actions.COUNTER:
            return Refusal(self.rule, "You are attacked: strike back, or do not.")
        if action.number == ROCK and at.held[seat] == 0:
            return Refusal("NY-COMBAT-06", "You hold no rock to strike back with.", "no_rock")
        if action.number == BARE and at.characters[seat] != BOXER:
            return Refusal("NY-CHAR-04", "Only the Boxer strikes back with bare hands.")
        return None

    def take(self, at: Position, action: NyAction, chance: Chance, log: Log) -> None:
        top = at.agenda.pop()
        counter(at, first(top), second(top), action.number, log)


@final
class Retreat(Choice):
    """NY-DP-12: step away. The frame names the seat, whether it is combat, and the steps made."""

    def __init__(self) -> None:
        super().__init__("RETREAT", "NY-DP-12", "Retreat: step away, or stop.")

    def whom(self, at: Position) -> Seat:
        return first(at.agenda[-1])

    def options(self, at: Position) -> list[Action]:
        top = at.agenda[-1]
        seat = first(top)
        options: list[Action] = [] if at.is_fogged(seat) else [actions.SEARCH_]
        options += actions.STEPS
        if third(top) == 0 and at.characters[seat] == CLIMBER:
            options += actions.HOPS
        options.append(actions.STOP_)
        return options

    def forbid(self, at: Position, action: NyAction) -> Refusal | None:
        top = at.agenda[-1]
        kind = action.kind
        if kind == actions.STEP or kind == actions.STOP:
            return None
        if kind == actions.SEARCH:
            return refuse_fogged_search(at, first(top))
        if kind == actions.HOP:
            if at.characters[first(top)] != CLIMBER:
                return Refusal("NY-CHAR-15", ONLY_CLIMBERS)
            if third(top) > 0:
                text = "A hop replaces the whole retreat; you have made a step of it already."
                return Refusal("NY-CHAR-18", text)
            return None
        if kind == actions.CALL:
            return Refusal("NY-RETREAT-15", "No call for help can be made in a retreat; step, or stop.")
        return self.otherwise(action)

    def take(self, at: Position, action: NyAction, chance: Chance, log: Log) -> None:
        """The frame is replaced by one with a step more, or by the hiding."""
        top = at.agenda[-1]
        seat, in_combat, made = first(top), second(top) == 1, third(top)
        if action.kind == actions.SEARCH:
            search(at, seat, log)
        elif action.kind == actions.STOP:
            if in_combat and made == 0 and is_adjacent_free(at, seat):
                tell(at, log, seat, t.REFUSED, t.MUST_MOVE)  # NY-RETREAT-13
            else:
                at.agenda[-1] = frame(frames.COVER, seat, second(top))
        elif action.kind == actions.HOP:
            at.agenda[-1] = frame(frames.COVER, seat, second(top))
            if not hop(at, seat, action.direction, in_combat, log):
                at.agenda[-1] = top
        elif try_step(at, seat, action.direction, log):
            made += 1
            if made == longest_retreat(at, seat):
                at.agenda[-1] = frame(frames.COVER, seat, second(top))
            else:
                at.agenda[-1] = frame(frames.RETREAT, seat, second(top), made)
            step(at, seat, action.direction, in_combat, log)


@final
class Cover(Choice):
    """NY-DP-13: hiding after a retreat costs nothing, after a call too (NY-RETREAT-14, NY-HIDE-10)."""

    def __init__(self) -> None:
        super().__init__("HIDE", "NY-DP-13", "Your retreat is over: hide here?")

    def whom(self, at: Position) -> Seat:
        return first(at.agenda[-1])

    def options(self, at: Position) -> list[Action]:
        options: list[Action] = [] if at.is_fogged(first(at.agenda[-1])) else [actions.SEARCH_]
        options += [actions.HIDE_YES_, actions.HIDE_NO_]
        return options

    def forbid(self, at: Position, action: NyAction) -> Refusal | None:
        if action.kind == actions.HIDE_YES or action.kind == actions.HIDE_NO:
            return None
        if action.kind == actions.SEARCH:
            return refuse_fogged_search(at, first(at.agenda[-1]))
        return self.otherwise(action)

    def take(self, at: Position, action: NyAction, chance: Chance, log: Log) -> None:
        seat = first(at.agenda[-1])
        if action.kind == actions.SEARCH:
            search(at, seat, log)
            return
        at.agenda.pop()
        if action.kind == actions.HIDE_YES:
            hide(at, seat, log)
