"""How a game begins: role, characters, a premade scenario, the clue (NY-DP-01 to -03)."""

from typing import final

from lampblack.games.nyctophobia.decisions.asking import Choice, HuntersChoice
from lampblack.games.nyctophobia.model import actions
from lampblack.games.nyctophobia.model.actions import NyAction
from lampblack.games.nyctophobia.model.frames import first
from lampblack.games.nyctophobia.model.layout import is_true_clue
from lampblack.games.nyctophobia.model.pieces import CHARACTER_NAMES
from lampblack.games.nyctophobia.model.position import Position
from lampblack.games.nyctophobia.rules.setup import (
    chosen_scenario,
    free_characters,
    give_clue,
    lay_out_scenario,
    plan_own_layout,
    plan_scenario,
)
from lampblack.games.nyctophobia.rules.telling import Log
from lampblack.kernel.action import Action
from lampblack.kernel.answers import Refusal
from lampblack.kernel.chance import Chance
from lampblack.kernel.seat import Seat


@final
class Role(HuntersChoice):
    """NY-ROLE-03."""

    def __init__(self) -> None:
        super().__init__("ROLE", "NY-DP-01", "Choose your role: Axe Murderer or Mage.")

    def find(self, at: Position) -> list[Action]:
        return [actions.ROLES[0], actions.ROLES[1]]

    def carry_out(self, at: Position, action: NyAction, chance: Chance, log: Log) -> None:
        at.agenda.pop()
        at.role = action.number


@final
class Character(Choice):
    """NY-DP-02: one unused character (NY-ROLE-04). The frame names the seat."""

    def __init__(self) -> None:
        super().__init__("CHARACTER", "NY-DP-02", "Choose your character.")

    def whom(self, at: Position) -> Seat:
        return first(at.agenda[-1])

    def options(self, at: Position) -> list[Action]:
        return [at.settings.content.parts[character] for character in free_characters(at)]

    def forbid(self, at: Position, action: NyAction) -> Refusal | None:
        if action.kind != actions.CHARACTER:
            return self.otherwise(action)
        if action.number in at.characters:
            return Refusal("NY-COMP-09", f"Somebody plays the {CHARACTER_NAMES[action.number]} already.")
        if action.number not in at.settings.content.people:
            return Refusal("NY-ROLE-04", f"There is no {CHARACTER_NAMES[action.number]} in this box.")
        return None

    def take(self, at: Position, action: NyAction, chance: Chance, log: Log) -> None:
        at.characters[first(at.agenda.pop())] = action.number


@final
class Scenario(HuntersChoice):
    """A premade scenario, or a layout of one's own (NY-SETUP-02)."""

    def __init__(self) -> None:
        text = "Choose a scenario in secret, or build a layout of your own."
        super().__init__("SCENARIO", "NY-DP-01", text)

    def find(self, at: Position) -> list[Action]:
        content = at.settings.content
        own, maps = content.own, content.maps
        return [*(maps[:own] if at.settings.on_edges else maps[own + 1 :]), maps[own]]

    def why_not(self, at: Position, action: NyAction) -> Refusal:
        if action.kind != actions.SCENARIO:
            return self.otherwise(action)
        if at.settings.on_edges:
            return Refusal(
                "NY-BOARD-01", f"The trees of {action.args[0]} fill cells; here they stand on edges."
            )
        return Refusal("NY-CELL-01", f"The trees of {action.args[0]} stand on edges; here they fill cells.")

    def carry_out(self, at: Position, action: NyAction, chance: Chance, log: Log) -> None:
        at.agenda.pop()
        at.scenario = action.number
        if action.number == at.settings.content.own:
            plan_own_layout(at)
        else:
            plan_scenario(at)


@final
class Turned(HuntersChoice):
    """NYC-SC-05."""

    def __init__(self) -> None:
        super().__init__("TURNED", "NY-DP-01", "Turn the scenario by how many degrees?")

    def find(self, at: Position) -> list[Action]:
        return [actions.TURNEDS[quarters] for quarters in range(4)]

    def carry_out(self, at: Position, action: NyAction, chance: Chance, log: Log) -> None:
        at.agenda.pop()
        at.quarters = action.number


@final
class Spot(HuntersChoice):
    """One of the printed car spots (NY-SETUP-03)."""

    def __init__(self) -> None:
        super().__init__("SPOT", "NY-DP-01", "Choose where the car stands.")

    def find(self, at: Position) -> list[Action]:
        return [actions.SPOTS[spot] for spot in range(len(chosen_scenario(at).spots))]

    def why_not(self, at: Position, action: NyAction) -> Refusal:
        if action.kind != actions.SPOT:
            return self.otherwise(action)
        return Refusal("NY-SETUP-03", f"The map has no spot {action.args[0]} for the car.")

    def carry_out(self, at: Position, action: NyAction, chance: Chance, log: Log) -> None:
        at.agenda.pop()
        at.spot = action.number


@final
class Starts(HuntersChoice):
    """Who starts on which printed cell (NY-SETUP-04); then the forest is laid out."""

    def __init__(self) -> None:
        super().__init__("STARTS", "NY-DP-01", "Choose who starts on which printed cell.")

    def find(self, at: Position) -> list[Action]:
        length = 2 * at.settings.hunted - 1
        return [action for action in actions.STARTS_ if len(action.args[0]) == length]

    def why_not(self, at: Position, action: NyAction) -> Refusal:
        if action.kind != actions.STARTS:
            return self.otherwise(action)
        return Refusal("NY-SETUP-04", f"Name a cell for each of the {at.settings.hunted} Hunted.")

    def carry_out(self, at: Position, action: NyAction, chance: Chance, log: Log) -> None:
        at.agenda.pop()
        lay_out_scenario(at, action.number, log)


@final
class Clue(HuntersChoice):
    """NY-DP-03: one true direction (NY-SETUP-10)."""

    def __init__(self) -> None:
        super().__init__("CLUE", "NY-DP-03", "Give the clue: in which direction is the car?")

    def find(self, at: Position) -> list[Action]:
        a, b = at.forest.car_a, at.forest.car_b
        return [actions.CLUES[direction] for direction in range(4) if is_true_clue(a, b, direction)]

    def why_not(self, at: Position, action: NyAction) -> Refusal:
        if action.kind != actions.CLUE:
            return self.otherwise(action)
        return Refusal("NY-SETUP-11", "The clue must be true, seen from the centre of the board.")

    def carry_out(self, at: Position, action: NyAction, chance: Chance, log: Log) -> None:
        at.agenda.pop()
        give_clue(at, action.direction, log)
