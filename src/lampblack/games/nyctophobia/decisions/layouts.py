"""Why a tree or a piece cannot stand somewhere: the codes of section 4, each with its rule."""

from typing import Final

from lampblack.games.nyctophobia.model.actions import NyAction
from lampblack.games.nyctophobia.model.forest import Forest
from lampblack.games.nyctophobia.model.geometry import CELL_NAMES, Cell
from lampblack.games.nyctophobia.model.layout import CODE_RULES, Layout, board_problems
from lampblack.games.nyctophobia.model.pieces import HUNTER, NOBODY, NOWHERE
from lampblack.games.nyctophobia.model.position import Position
from lampblack.games.nyctophobia.rules.trees import is_vacant
from lampblack.kernel.answers import Refusal

CODE_WORDS: Final = {
    "L_TREES": "there are no more trees",
    "L_CAR_SPLIT": "it would part the car",
    "L_DISCONNECTED": "it would part the forest",
    "L_CAR_SEALED": "it would close the car",
    "L_START_OVERLAP": "somebody starts there already",
    "L_START_CAR": "the car stands there",
    "L_START_TREE": "a tree stands there",
    "L_START_CONTACT": "the Hunter would start within reach",
}


def refuse_place(at: Position, action: NyAction) -> Refusal | None:
    """An action may name a place of the other kind of ground."""
    names = at.settings.ground.names
    if action.slot < len(names) and names[action.slot] == action.args[0]:
        return None
    return Refusal("NY-LAYOUT-01", f"{action.args[0]} is no place for a tree here.", "L_TREES")


def refuse_tree(at: Position, forest: Forest, action: NyAction) -> Refusal:
    """Why no tree can stand there; all broken rules together, the first one named (NY-LAYOUT-09)."""
    where = action.args[0]
    if forest.has_tree(action.slot):
        rule = "NY-BOARD-01" if forest.ground.on_edges else "NY-CELL-01"
        return Refusal(rule, f"A tree stands at {where} already.", "L_TREES")
    trees = [*forest.trees(), action.slot]
    layout = Layout(forest.ground, trees, [forest.car_a, forest.car_b], NOWHERE, [])
    codes = board_problems(layout, at.settings.supply)
    if codes:
        words = " and ".join(CODE_WORDS[code] for code in codes)
        return Refusal(CODE_RULES[codes[0]], f"No tree can stand at {where}: {words}.", " ".join(codes))
    if not is_vacant(at, action.slot):
        return Refusal("NY-CELL-07", f"{where} is not empty.")
    return Refusal("NY-CELL-01", f"No tree can stand at {where}.", "L_TREES")


def start_problem(at: Position, cell: Cell, is_hunted: bool) -> str:
    """The code of the rule a start cell would break (NY-LAYOUT-06, NY-LAYOUT-07), or nothing."""
    if at.piece_at(cell) != NOBODY:
        return "L_START_OVERLAP"
    if at.forest.is_car(cell):
        return "L_START_CAR"
    if at.forest.is_tree_cell(cell):
        return "L_START_TREE"
    if is_hunted and at.forest.is_open_between(at.place[HUNTER], cell):
        return "L_START_CONTACT"
    return ""


def refuse_start(at: Position, cell: Cell, is_hunted: bool) -> Refusal:
    code = start_problem(at, cell, is_hunted)
    return Refusal(CODE_RULES[code], f"Nobody can start in {CELL_NAMES[cell]}: {CODE_WORDS[code]}.", code)
