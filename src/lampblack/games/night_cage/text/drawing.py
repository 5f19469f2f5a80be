# interpreted: a drawing of structs, at the edge
"""The board as a text drawing: the ledger's codes, with columns and rows as people call them."""

from lampblack.games.night_cage.knowledge.view import NightCageView, Space
from lampblack.games.night_cage.model.board import LETTERS


def draw(view: NightCageView) -> str:
    lines = ["      " + "".join(f"{letter:<7s}" for letter in LETTERS[: view.side]).rstrip()]
    for row in range(view.side):
        spaces = view.spaces[row * view.side : (row + 1) * view.side]
        lines.append(f"{row + 1:3d}   {''.join(f'{draw_space(space):<7s}' for space in spaces)}".rstrip())
    return "\n".join(lines)


def draw_space(space: Space) -> str:
    code = "#" if space.tile.startswith("#") else space.tile
    return f"{code}@{''.join(space.prisoners)}" if space.prisoners else code
