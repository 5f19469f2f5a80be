"""Actions as buttons say them."""

from lampblack.games.night_cage.model.actions import NightAction
from lampblack.games.night_cage.model.words import SIDE_WORDS
from lampblack.games.night_cage.voice.words import openings_word, place_word
from lampblack.kernel.action import Action
from lampblack.kernel.words import counted


def label(action: NightAction) -> str:
    """An action as a button says it."""
    args = dict(zip(action.fields, action.args))
    cell = place_word(f"({args['row']},{args['column']})") if "row" in args else ""
    side = SIDE_WORDS[args["side"]] if "side" in args else ""
    match action.name:
        case "START":
            return f"Start at {cell}"
        case "TURN":
            return f"Turn it so: {turned(args['tile'])}"
        case "PLACE":
            return f"Place it to the {side}: {turned(args['tile'])}"
        case "LAND":
            return f"Land at {cell}"
        case "MOVE":
            return f"Move {side}"
        case "CHARGE":
            return f"Charge {side} (1 Nerve)"
        case "STAY":
            return "Stay"
        case "FORCED_STAY":
            return "Stay, as there is no way"
        case "PASS":
            return f"Pass to {args['prisoner']}"
        case "SWAP":
            return f"Let it take the tile to the {side}"
        case "FALL":
            return f"Fall along the {args['line'].lower()}"
        case "BLOCK":
            return "Block (1 Nerve)" if args["answer"] == "YES" else "Take the whole hit"
        case "SCRAMBLE":
            return f"Scramble {side}"
        case "END":
            return "End the turn"
        case "SUSTAIN":
            return "Sustain the light (1 Nerve)"
        case "REMOVE":
            return f"Remove the tile at {cell}"
        case "GIVE":
            return f"{args['giver']} passes its Key to {args['receiver']}"
        case _:
            turn = f", turned by {counted(int(args['turn']), 'quarter')}" if args["turn"] != "0" else ""
            return f"Lay the Dirge with its north-west corner at {cell}{turn}"


def spoken(action: NightAction) -> Action:
    """The same with a space as people name it: ``LAND(2,3)`` becomes ``LAND(D3)``, which is read as well."""
    if action.fields[:1] != ("row",):
        return action
    place = place_word(f"({action.args[0]},{action.args[1]})")
    return Action(action.name, ("space", *action.fields[2:]), (place, *action.args[2:]))


def turned(code: str) -> str:
    """``TE`` becomes ``closed to the east``; what is open all round is ``open on all sides``."""
    face = code[0] + code[1:].lower()
    return openings_word(face) or "open on all sides"
