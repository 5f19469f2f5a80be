"""Actions from text: ``MOVE(N)``, ``PLACE(E,TN)``, ``LAND(2,3)`` or ``LAND(D3)``, ``STAY``."""

from collections.abc import Sequence

from lampblack.games.night_cage.model.actions import ACTION_FIELDS, ACTION_NAMES, NightAction
from lampblack.games.night_cage.model.board import ANSWERS, LINES, PRISONERS, Board
from lampblack.games.night_cage.model.editions import Edition
from lampblack.games.night_cage.model.pieces import SIDES, TURN_CODES
from lampblack.kernel.action import split_notation
from lampblack.kernel.answers import Malformed
from lampblack.kernel.fields import choice


def action_names(edition: Edition) -> list[str]:
    """The actions this edition has."""
    names = list(ACTION_NAMES)
    if not edition.has_pass:
        names.remove("PASS")
    if not edition.charges:
        names.remove("CHARGE")
    if not edition.keys_change_hands:
        names.remove("GIVE")
    if not edition.has_nerve:
        for name in ("BLOCK", "SUSTAIN", "END"):
            names.remove(name)
    if not edition.has_dials:
        names.remove("DIRGE")
    return names


def action_from_text(edition: Edition, board: Board, text: str) -> NightAction:
    name, args = split_notation(text)
    choice("action", name, action_names(edition))
    fields = ACTION_FIELDS[name]
    if is_spoken(fields, args):
        args = [*board.place(board.cell_from_text(args[0], "action")), *args[1:]]
    if len(args) != len(fields):
        raise Malformed(
            "action", f"{name} takes {len(fields)} arguments ({', '.join(fields)}), not {len(args)}"
        )
    action = board.by_text.get(f"{name}({','.join(args)})" if args else name)
    if action is not None:
        return action
    for field, arg in zip(fields, args):
        check_argument(board, field, arg)
    raise Malformed("action", f"{text.strip()!r} names nothing on this board")


def is_spoken(fields: Sequence[str], args: Sequence[str]) -> bool:
    """Whether a space is named by one word, where row and column would be two."""
    return fields[:1] == ("row",) and len(args) == len(fields) - 1


def check_argument(board: Board, field: str, arg: str) -> None:
    """Say what is wrong with an argument."""
    good: Sequence[str] = ("0", "1", "2", "3")
    if field == "row" or field == "column":
        good = [str(number) for number in range(board.side)]
    elif field == "tile":
        good = TURN_CODES
    elif field == "side":
        good = SIDES
    elif field == "prisoner" or field == "giver" or field == "receiver":
        good = PRISONERS
    elif field == "line":
        good = LINES
    elif field == "answer":
        good = ANSWERS
    choice(f"action {field}", arg, good)
