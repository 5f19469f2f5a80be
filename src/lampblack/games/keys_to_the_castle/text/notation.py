"""Actions from text: ``OPEN(KY,C8)``, ``PASSAGE(C6,B7)``, ``STAY``."""

from lampblack.games.keys_to_the_castle.model.actions import ACTION_FIELDS, ACTION_NAMES, KeysAction
from lampblack.games.keys_to_the_castle.model.board import Board
from lampblack.games.keys_to_the_castle.model.menu import Menu
from lampblack.games.keys_to_the_castle.model.pieces import face_from_text
from lampblack.kernel.action import split_notation
from lampblack.kernel.answers import Malformed
from lampblack.kernel.fields import seat_from_text


def action_from_text(board: Board, players: int, text: str) -> KeysAction:
    name, args = split_notation(text)
    fields = ACTION_FIELDS.get(name)
    if fields is None:
        raise Malformed("action", f"{name!r} is none of {', '.join(ACTION_NAMES)}")
    if len(args) != len(fields):
        raise Malformed(
            "action", f"{name} takes {len(fields)} arguments ({', '.join(fields)}), not {len(args)}"
        )
    if not args:
        return {"STAY": board.stay, "EXIT": board.exit, "BONUS_SKIP": board.bonus_skip}[name]
    if name == "DISCARD":
        return board.discard[face_from_text(args[0])]
    if name == "NET":
        return board.net[seat_from_text("player", args[0], players)]
    if name == "PASSAGE":
        return board.passage(board.cell_from_text(args[0], "a"), board.cell_from_text(args[1], "b"))
    return menu_of(board, name, args[:-1]).by_cell[board.cell_from_text(args[-1])]


def menu_of(board: Board, name: str, card: list[str]) -> Menu:
    """The actions of a name, and perhaps a card, that differ by nothing but their cell."""
    if card:
        return {"OPEN": board.open, "CLOSE": board.close}[name][face_from_text(card[0])]
    return {
        "UNLOCK": board.unlock,
        "PADLOCK": board.padlock,
        "SAW": board.saw,
        "MOVE": board.move,
        "BONUS_OPEN": board.bonus_open,
        "BONUS_CLOSE": board.bonus_close,
    }[name]
