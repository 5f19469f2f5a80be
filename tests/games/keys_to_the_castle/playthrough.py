"""How the games of the playthroughs are decided."""

from lampblack.kernel.action import Action
from lampblack.kernel.playout import options_of
from lampblack.kernel.state import State
from lampblack.testkit.laws import choose


def forward(state: State, number: int) -> Action:
    """A player simple enough never to change: forward when possible, else anything."""
    view = state.observe(state.asked())
    me = view.players[view.active]
    ahead = [
        action
        for action in options_of(state)
        if action.name in ("MOVE", "OPEN", "BONUS_OPEN", "SAW", "NET")
        and (action.name == "NET" or is_ahead(view, me, action.args[-1]))
    ]
    return choose(ahead if ahead and number % 4 else options_of(state), number // 4)


def is_ahead(view, me, cell: str) -> bool:
    """Whether a cell is the next on the straight way to the far side."""
    col, row = ord(cell[0]) - ord("A"), int(cell[1:]) - 1
    away = {"S": view.rows - 1 - row, "N": row, "W": col, "E": view.cols - 1 - col}[me.side]
    if me.cell is None:
        return away == 0
    my_col, my_row = ord(me.cell[0]) - ord("A"), int(me.cell[1:]) - 1
    if me.side in "SN":
        return abs(my_col - col) <= 1 and my_row - row == (1 if me.side == "S" else -1)
    return abs(my_row - row) <= 1 and col - my_col == (1 if me.side == "W" else -1)
