"""A layout of the Hunter's own: car, trees, start cells (NY-DP-01, section 4)."""

from typing import final

from lampblack.games.nyctophobia.decisions.asking import HuntersChoice
from lampblack.games.nyctophobia.decisions.layouts import (
    refuse_place,
    refuse_start,
    refuse_tree,
    start_problem,
)
from lampblack.games.nyctophobia.model import actions
from lampblack.games.nyctophobia.model.actions import NyAction, add_of_slots, slot_actions
from lampblack.games.nyctophobia.model.frames import first
from lampblack.games.nyctophobia.model.geometry import CELLS, EDGES
from lampblack.games.nyctophobia.model.pieces import HUNTER
from lampblack.games.nyctophobia.model.position import Position
from lampblack.games.nyctophobia.rules.setup import finish_own_layout, plan_starts
from lampblack.games.nyctophobia.rules.telling import Log
from lampblack.kernel.action import Action
from lampblack.kernel.answers import Refusal
from lampblack.kernel.chance import Chance


@final
class CarAt(HuntersChoice):
    """Any two adjacent cells (NY-LAYOUT-02)."""

    def __init__(self) -> None:
        super().__init__("CAR_AT", "NY-DP-01", "Your own layout: place the car.")

    def find(self, at: Position) -> list[Action]:
        return list(actions.CAR_ATS)

    def carry_out(self, at: Position, action: NyAction, chance: Chance, log: Log) -> None:
        at.agenda.pop()
        a, b = EDGES.ends[action.number]
        at.forest = at.forest.with_car(a, b)


@final
class Build(HuntersChoice):
    """Trees are put and taken one by one; whatever is offered keeps the layout sound."""

    def __init__(self) -> None:
        super().__init__("BUILD", "NY-DP-01", "Your own layout: put and take trees until it is built.")

    def find(self, at: Position) -> list[Action]:
        of_slots = slot_actions(at.settings.on_edges)
        lo, hi = at.forest.plantable(at.settings.supply)
        options: list[Action] = []
        add_of_slots(options, of_slots.put, lo, hi)
        add_of_slots(options, of_slots.take, at.forest.lo, at.forest.hi)
        options.append(actions.BUILT_)
        return options

    def why_not(self, at: Position, action: NyAction) -> Refusal:
        if action.kind != actions.PUT and action.kind != actions.TAKE:
            return self.otherwise(action)
        wrong = refuse_place(at, action)
        if wrong is not None:
            return wrong
        if action.kind == actions.PUT:
            return refuse_tree(at, at.forest, action)
        return Refusal("NY-LAYOUT-01", f"No tree stands at {action.args[0]}.")

    def carry_out(self, at: Position, action: NyAction, chance: Chance, log: Log) -> None:
        if action.kind == actions.PUT:
            at.forest = at.forest.with_tree(action.slot)
        elif action.kind == actions.TAKE:
            at.forest = at.forest.without_tree(action.slot)
        else:
            at.agenda.pop()


@final
class HunterAt(HuntersChoice):
    """NY-LAYOUT-06."""

    def __init__(self) -> None:
        super().__init__("HUNTER_AT", "NY-DP-01", "Your own layout: choose your own start cell.")

    def find(self, at: Position) -> list[Action]:
        return [actions.HUNTER_ATS[cell] for cell in range(CELLS) if not start_problem(at, cell, False)]

    def why_not(self, at: Position, action: NyAction) -> Refusal:
        if action.kind != actions.HUNTER_AT:
            return self.otherwise(action)
        return refuse_start(at, action.cell, False)

    def carry_out(self, at: Position, action: NyAction, chance: Chance, log: Log) -> None:
        at.agenda.pop()
        at.place[HUNTER] = action.cell


@final
class HuntedAt(HuntersChoice):
    """NY-LAYOUT-06, NY-LAYOUT-07. The frame names the seat."""

    def __init__(self) -> None:
        text = "Your own layout: choose the next Hunted's start cell."
        super().__init__("HUNTED_AT", "NY-DP-01", text)

    def find(self, at: Position) -> list[Action]:
        return [actions.HUNTED_ATS[cell] for cell in range(CELLS) if not start_problem(at, cell, True)]

    def why_not(self, at: Position, action: NyAction) -> Refusal:
        if action.kind != actions.HUNTED_AT:
            return self.otherwise(action)
        return refuse_start(at, action.cell, True)

    def carry_out(self, at: Position, action: NyAction, chance: Chance, log: Log) -> None:
        seat = first(at.agenda.pop())
        at.place[seat] = action.cell
        if seat == at.settings.hunted:
            finish_own_layout(at, log)


@final
class Confirm(HuntersChoice):
    """A layout with a warning (NY-LAYOUT-08)."""

    def __init__(self) -> None:
        text = "Somebody starts close to you or to the car. Keep it so?"
        super().__init__("CONFIRM", "NY-LAYOUT-08", text)

    def find(self, at: Position) -> list[Action]:
        return [actions.CONFIRM_, actions.REVISE_]

    def carry_out(self, at: Position, action: NyAction, chance: Chance, log: Log) -> None:
        at.agenda.pop()
        if action.kind == actions.REVISE:
            plan_starts(at)
