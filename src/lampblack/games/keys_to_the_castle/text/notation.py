"""Actions from text: ``OPEN(KY,C8)``, ``PASSAGE(C6,B7)``, ``STAY``."""

from lampblack.games.keys_to_the_castle.model.actions import ACTION_FIELDS, ACTION_NAMES, KeysAction
from lampblack.games.keys_to_the_castle.model.board import Board
from lampblack.games.keys_to_the_castle.model.pieces import face_from_text
from lampblack.kernel.action import split_notation
from lampblack.kernel.answers import Malformed


def action_from_text(board: Board, players: int, text: str) -> KeysAction:
    name, args = split_notation(text)
    fields = ACTION_FIELDS.get(name)
    if fields is None:
        raise Malformed("action", f"{name!r} is none of {', '.join(ACTION_NAMES)}")
    if len(args) != len(fields):
        raise Malformed(
            "action", f"{name} takes {len(fields)} arguments ({', '.join(fields)}), not {len(args)}"
        )
    if name == "DISCARD":
        return board.discard[face_from_text(args[0])]
    if name == "OPEN":
        return board.open[face_from_text(args[0])][board.cell_from_text(args[1])]
    if name == "CLOSE":
        return board.close[face_from_text(args[0])][board.cell_from_text(args[1])]
    if name == "PASSAGE":
        return board.passage(board.cell_from_text(args[0], "a"), board.cell_from_text(args[1], "b"))
    if name == "NET":
        return board.net[player_from_text(args[0], players)]
    if name == "STAY":
        return board.stay
    if name == "EXIT":
        return board.exit
    if name == "BONUS_SKIP":
        return board.bonus_skip
    cell = board.cell_from_text(args[0])
    if name == "UNLOCK":
        return board.unlock[cell]
    if name == "PADLOCK":
        return board.padlock[cell]
    if name == "SAW":
        return board.saw[cell]
    if name == "MOVE":
        return board.move[cell]
    if name == "BONUS_OPEN":
        return board.bonus_open[cell]
    return board.bonus_close[cell]


def player_from_text(text: str, players: int) -> int:
    for seat in range(players):
        if text == f"P{seat}":
            return seat
    raise Malformed("player", f"{text!r} is not at this table (P0 to P{players - 1})")
