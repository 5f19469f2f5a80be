"""Combat and rock hits as the Hunter decides them: whom to attack, where to fall back (NY-DP-17, NY-DP-18)."""

from typing import Final, final

from lampblack.games.nyctophobia.decisions.asking import HuntersChoice
from lampblack.games.nyctophobia.model import actions
from lampblack.games.nyctophobia.model.actions import NyAction
from lampblack.games.nyctophobia.model.frames import first, second, third
from lampblack.games.nyctophobia.model.geometry import DELTA, DIRECTION_NAMES
from lampblack.games.nyctophobia.model.pieces import HUNTER
from lampblack.games.nyctophobia.model.position import SEAT_BIT, Position
from lampblack.games.nyctophobia.rules.combat import backing_rule, begin_combat, fall_back, retreat_paths
from lampblack.games.nyctophobia.rules.contact import contacts
from lampblack.games.nyctophobia.rules.telling import Log
from lampblack.kernel.action import Action
from lampblack.kernel.answers import Refusal
from lampblack.kernel.chance import Chance

NO_WAY_BACK: Final = {
    "NY-RETREAT-01": "That way does not lead away over open steps into free cells.",
    "NY-CAR-02": "You cannot enter the car, not even falling back.",
    "NY-RETREAT-02": "That way leads next to another Hunted in sight.",
}


@final
class Fight(HuntersChoice):
    """Several are newly in contact: the Hunter chooses one (NY-COMBAT-04). The frame names them as bits."""

    def __init__(self) -> None:
        super().__init__("FIGHT", "NY-DP-18", "Several are within reach: whom do you attack?")

    def find(self, at: Position) -> list[Action]:
        among = first(at.agenda[-1])
        return [actions.FIGHTS[seat] for seat in range(1, at.seats()) if among & SEAT_BIT[seat]]

    def why_not(self, at: Position, action: NyAction) -> Refusal:
        if action.kind != actions.FIGHT:
            return self.otherwise(action)
        seat = action.seat
        if seat == HUNTER or seat >= at.seats():
            return Refusal("NY-ROLE-01", f"P{seat} is no Hunted of this game.", "bad_target")
        if at.is_hidden(seat):
            return Refusal("NY-HIDE-02", f"P{seat} is hidden and cannot be attacked.", "bad_target")
        if contacts(at) & SEAT_BIT[seat]:
            return Refusal("NY-COMBAT-11", f"You have fought P{seat} here already.", "bad_target")
        return Refusal("NY-BOARD-04", f"You are not in contact with P{seat}.", "bad_target")

    def carry_out(self, at: Position, action: NyAction, chance: Chance, log: Log) -> None:
        at.agenda.pop()
        begin_combat(at, action.seat, log)


@final
class FallBack(HuntersChoice):
    """NY-DP-17. The frame names the Hunted who hit the Hunter, the direction away, and how many spaces."""

    def __init__(self) -> None:
        super().__init__("FALL_BACK", "NY-DP-17", "You are hit and fall back: which way?")

    def find(self, at: Position) -> list[Action]:
        top = at.agenda[-1]
        return retreat_paths(at, first(top), second(top), third(top))

    def why_not(self, at: Position, action: NyAction) -> Refusal:
        if action.kind != actions.RETREAT:
            return self.otherwise(action)
        top = at.agenda[-1]
        path = actions.PATH_NAMES[action.number] if action.number else ""
        if len(path) > third(top):
            return Refusal("NY-RETREAT-05", f"You fall back {third(top)} spaces at most.")
        cell = at.place[HUNTER]
        for letter in path:
            direction = DIRECTION_NAMES.index(letter)
            rule = backing_rule(at, first(top), cell, direction)
            if rule:
                return Refusal(rule, NO_WAY_BACK[rule])
            cell += DELTA[direction]
        if len(path) < len(longest_of(at)):
            return Refusal("NY-RETREAT-03", "You could fall back farther, and must.")
        return Refusal("NY-RETREAT-04", "You could fall back straighter, and must.")

    def carry_out(self, at: Position, action: NyAction, chance: Chance, log: Log) -> None:
        at.agenda.pop()
        fall_back(at, action.number, log)


def longest_of(at: Position) -> str:
    """Any of the paths that are offered: they are equally long."""
    only = at.options()[0].args[0]
    return "" if only == "NONE" else only
