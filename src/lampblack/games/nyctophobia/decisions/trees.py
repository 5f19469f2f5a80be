"""Felling, planting and moving trees by a card (NYC-PRIM-06 to -08)."""

from typing import final

from lampblack.games.nyctophobia.decisions.asking import HuntersChoice
from lampblack.games.nyctophobia.decisions.layouts import refuse_place, refuse_tree
from lampblack.games.nyctophobia.model import actions, frames
from lampblack.games.nyctophobia.model.actions import NyAction, add_of_slots, slot_actions
from lampblack.games.nyctophobia.model.frames import first, frame, second
from lampblack.games.nyctophobia.model.geometry import holds, members
from lampblack.games.nyctophobia.model.pieces import HUNTER
from lampblack.games.nyctophobia.model.position import Position
from lampblack.games.nyctophobia.rules.telling import Log
from lampblack.games.nyctophobia.rules.trees import fell, is_vacant, plant, set_down, slots_around
from lampblack.kernel.action import Action
from lampblack.kernel.answers import Refusal
from lampblack.kernel.chance import Chance


@final
class Fell(HuntersChoice):
    """Trees beside the Hunter, one after the other. The frame names how many are left, and whether told."""

    def __init__(self) -> None:
        super().__init__("FELL", "NY-DP-18", "Fell a tree beside you, or be done.")

    def find(self, at: Position) -> list[Action]:
        felled = slot_actions(at.settings.on_edges).fell
        around = slots_around(at, HUNTER)
        options: list[Action] = [felled[slot] for slot in around if at.forest.has_tree(slot)]
        options.append(actions.DONE_)
        return options

    def why_not(self, at: Position, action: NyAction) -> Refusal:
        if action.kind != actions.FELL:
            return self.otherwise(action)
        wrong = refuse_place(at, action)
        if wrong is not None:
            return wrong
        where = action.args[0]
        if action.slot not in slots_around(at, HUNTER):
            return Refusal("NYC-PRIM-06", f"{where} is not beside you.")
        return Refusal("NYC-PRIM-06", f"No tree stands at {where}.")

    def carry_out(self, at: Position, action: NyAction, chance: Chance, log: Log) -> None:
        fell(at, action.slot, log)


@final
class Plant(HuntersChoice):
    """Trees beside a piece. The frame names how many are left, whose cell, and whether it was told."""

    def __init__(self) -> None:
        super().__init__("PLANT", "NY-DP-18", "Plant a tree, or be done.")

    def find(self, at: Position) -> list[Action]:
        planted = slot_actions(at.settings.on_edges).plant
        lo, hi = at.forest.plantable(at.settings.supply)
        around = slots_around(at, second(at.agenda[-1]))
        options: list[Action] = [
            planted[slot] for slot in around if holds(lo, hi, slot) and is_vacant(at, slot)
        ]
        options.append(actions.DONE_)
        return options

    def why_not(self, at: Position, action: NyAction) -> Refusal:
        if action.kind != actions.PLANT:
            return self.otherwise(action)
        wrong = refuse_place(at, action)
        if wrong is not None:
            return wrong
        seat = second(at.agenda[-1])
        if action.slot not in slots_around(at, seat):
            whose = "you" if seat == HUNTER else f"P{seat}"
            return Refusal("NYC-PRIM-07", f"{action.args[0]} is not beside {whose}.")
        return refuse_tree(at, at.forest, action)

    def carry_out(self, at: Position, action: NyAction, chance: Chance, log: Log) -> None:
        plant(at, action.slot, log)


@final
class Lift(HuntersChoice):
    """Any tree, to be set elsewhere. The frame names how many are left, and whether it was told."""

    def __init__(self) -> None:
        super().__init__("LIFT", "NY-DP-18", "Lift a tree to set it elsewhere, or be done.")

    def find(self, at: Position) -> list[Action]:
        lifted = slot_actions(at.settings.on_edges).lift
        options: list[Action] = []
        add_of_slots(options, lifted, at.forest.lo, at.forest.hi)
        options.append(actions.DONE_)
        return options

    def why_not(self, at: Position, action: NyAction) -> Refusal:
        if action.kind != actions.LIFT:
            return self.otherwise(action)
        wrong = refuse_place(at, action)
        if wrong is not None:
            return wrong
        return Refusal("NYC-PRIM-08", f"No tree stands at {action.args[0]}.")

    def carry_out(self, at: Position, action: NyAction, chance: Chance, log: Log) -> None:
        top = at.agenda[-1]
        at.agenda[-1] = frame(frames.SET, action.slot, first(top), second(top))


@final
class Set(HuntersChoice):
    """Down with the lifted tree, where the layout stays sound. The frame names its slot, then as LIFT's."""

    def __init__(self) -> None:
        super().__init__("SET", "NY-DP-18", "Set the lifted tree down.")

    def find(self, at: Position) -> list[Action]:
        lifted = first(at.agenda[-1])
        put = slot_actions(at.settings.on_edges).set
        lo, hi = at.forest.without_tree(lifted).plantable(at.settings.supply)
        fine = members(lo, hi, at.forest.ground.slots)
        return [put[slot] for slot in fine if slot != lifted and is_vacant(at, slot)]

    def why_not(self, at: Position, action: NyAction) -> Refusal:
        if action.kind != actions.SET:
            return self.otherwise(action)
        wrong = refuse_place(at, action)
        if wrong is not None:
            return wrong
        lifted = first(at.agenda[-1])
        if action.slot == lifted:
            return Refusal("NYC-PRIM-08", f"The tree comes from {action.args[0]}; set it elsewhere.")
        return refuse_tree(at, at.forest.without_tree(lifted), action)

    def carry_out(self, at: Position, action: NyAction, chance: Chance, log: Log) -> None:
        set_down(at, action.slot, log)
