"""Positions from text: every field checked, every problem named."""

from typing import Final

from lampblack.games.keys_to_the_castle.model.pieces import (
    BARRED,
    COLOUR_NAMES,
    COLOURS,
    EXTRA_KEY,
    EXTRA_TURN,
    FACE_NAMES,
    KIND_LETTERS,
    KIND_NAMES,
    Bag,
    face_from_text,
    number,
    one,
)
from lampblack.games.keys_to_the_castle.model.position import OVER, STEP_NAMES
from lampblack.games.keys_to_the_castle.model.settings import Settings, settings_from
from lampblack.games.keys_to_the_castle.state import KeysState
from lampblack.games.keys_to_the_castle.text.checking import broken, outside_the_pile
from lampblack.games.keys_to_the_castle.text.notation import player_from_text
from lampblack.games.keys_to_the_castle.text.writing import TITLE
from lampblack.kernel.agenda import resume
from lampblack.kernel.answers import Malformed
from lampblack.kernel.bits import bit, has

PLAIN_FIELDS: Final = (
    "players",
    "sides",
    "characters",
    "max_turns",
    "content",
    "turn",
    "active",
    "step",
    "bonus turn",
    "bonus pending",
    "winner",
    "passages",
    "seen",
    "discard",
    "pile then",
)
RESTS: Final = ("PLAY", "MOVE", "XKEY", "OVER")
"""The steps at which a position can stand: the three decisions (KC-ACT-01), and the end."""
SEAT_FIELDS: Final = ("hand", "bonus used", "net", "hand then", "used since")


def state_from_text(text: str) -> KeysState:
    """The position; ``Malformed`` names the field or the broken rule."""
    fields, drawing = split_fields(text)
    if "players" not in fields:
        raise Malformed("players", "missing")
    settings = settings_from({name: fields[name] for name in OPTION_FIELDS if name in fields})
    state = KeysState(settings, [0] * COLOURS)
    read_board(state, drawing)
    read_turn(state, fields, settings)
    read_cards(state, fields)
    for name in fields:
        check_field(name, settings.players)
    for seat in range(settings.players):
        read_seat(state, fields, seat)
    read_pile(state)
    check_nets(state)
    problem = broken(state)
    if problem is not None:
        raise Malformed("position", str(problem))
    resume(state)
    return state


OPTION_FIELDS: Final = ("players", "sides", "characters", "max_turns", "content")


def split_fields(text: str) -> tuple[dict[str, str], list[list[str]]]:
    """The ``field: value`` lines, and the rows of the drawing."""
    fields: dict[str, str] = {}
    drawing: list[list[str]] = []
    lines = [line for line in text.splitlines() if line.strip()]
    if not lines or lines[0].strip() != TITLE:
        raise Malformed("line 1", f"a position of this game starts with {TITLE!r}")
    for line in lines[1:]:
        name, colon, value = line.partition(":")
        if colon:
            field = " ".join(name.split())
            if field in fields:
                raise Malformed(field, "given twice")
            fields[field] = value.strip()
        elif line.split()[0].isdigit():
            drawing.append(line.split())
        elif not all(len(word) == 1 and word.isalpha() for word in line.split()):
            raise Malformed("line", f"{line.strip()!r} is neither 'field: value' nor a row of the drawing")
    return fields, drawing


def check_field(name: str, players: int) -> None:
    if name in PLAIN_FIELDS:
        return
    head, _, seat = name.rpartition(" ")
    if head not in SEAT_FIELDS:
        raise Malformed(name, "no such field in a position")
    player_from_text(seat, players)


def read_board(state: KeysState, drawing: list[list[str]]) -> None:
    board = state.board
    if len(drawing) != board.rows:
        raise Malformed("drawing", f"has {len(drawing)} rows, this castle has {board.rows}")
    for row, words in enumerate(drawing):
        if words[0] != str(row + 1):
            raise Malformed("drawing", f"row {row + 1} is numbered {words[0]}")
        if len(words) != board.cols + 1:
            raise Malformed(f"row {row + 1}", f"has {len(words) - 1} cells, this castle has {board.cols}")
        for col in range(board.cols):
            read_cell(state, row * board.cols + col, words[col + 1])


def read_cell(state: KeysState, cell: int, code: str) -> None:
    name = state.board.names[cell]
    if len(code) != 4:
        raise Malformed(name, f"{code!r} is not four characters: colour, face, card, occupant")
    if code[0] not in COLOUR_NAMES:
        raise Malformed(name, f"colour {code[0]!r} is none of R, B, G, Y")
    colour = COLOUR_NAMES.index(code[0])
    state.colours[colour] |= bit(cell)
    face = code[1]
    if face == "/":
        state.sawn |= bit(cell)
        see(state, cell, BARRED)
    elif face in KIND_LETTERS:
        see(state, cell, KIND_LETTERS.index(face))
    elif face != "#":
        raise Malformed(name, f"face {face!r} is none of # o k t x /")
    if face != "#":
        state.opened |= bit(cell)
    if code[2] == "P":
        state.padlocked |= bit(cell)
    elif code[2] not in ".N":
        raise Malformed(name, f"card {code[2]!r} is none of P N .")
    if code[3] != ".":
        seat = player_from_text(f"P{code[3]}", state.players())
        if state.place[seat] >= 0:
            raise Malformed(name, f"P{seat} stands on two doors")
        state.put(seat, cell)
        if code[2] == "N":
            state.net[seat] = -1  # the counter follows in its own field
    elif code[2] == "N":
        raise Malformed(name, "a Net lies here but nobody is in it [KC-INV-07]")


def see(state: KeysState, cell: int, kind: int) -> None:
    state.seen |= bit(cell)
    if kind == BARRED:
        state.barred |= bit(cell)
    elif kind == EXTRA_KEY:
        state.extra_key |= bit(cell)
    elif kind == EXTRA_TURN:
        state.extra_turn |= bit(cell)


def read_turn(state: KeysState, fields: dict[str, str], settings: Settings) -> None:
    state.turn = whole("turn", fields.get("turn", "1"), 1, 999_999)
    state.active = player_from_text(fields.get("active", "P0"), settings.players)
    step = fields.get("step", "PLAY")
    if step not in RESTS:
        raise Malformed("step", f"{step!r} is none of {', '.join(RESTS)}")
    state.step = STEP_NAMES.index(step)
    state.bonus_turn = yes("bonus turn", fields)
    state.bonus_pending = yes("bonus pending", fields)
    if "winner" in fields:
        if state.step != OVER:
            raise Malformed("winner", "there is one only when the step is OVER")
        state.winner = player_from_text(fields["winner"], settings.players)


def whole(field: str, text: str, low: int, high: int) -> int:
    if not (text.isascii() and text.isdigit() and low <= int(text) <= high):
        raise Malformed(field, f"{text!r} is not a whole number from {low} to {high}")
    return int(text)


def yes(field: str, fields: dict[str, str]) -> bool:
    value = fields.get(field, "no")
    if value not in ("yes", "no"):
        raise Malformed(field, f"{value!r} is neither yes nor no")
    return value == "yes"


def read_cards(state: KeysState, fields: dict[str, str]) -> None:
    for word in fields.get("passages", "").split():
        a, _, b = word.replace("–", "-").partition("-")
        first, second = state.board.cell_from_text(a, "passages"), state.board.cell_from_text(b, "passages")
        joint = state.board.joint_between(first, second)
        if joint < 0:
            raise Malformed("passages", f"{word} does not join two doors at a corner [KC-CARD-PASS-01]")
        if has(state.falling | state.rising, joint):
            raise Malformed("passages", f"{word} crosses another passage [KC-CARD-PASS-03]")
        if joint == min(first, second):
            state.falling |= bit(joint)
        else:
            state.rising |= bit(joint)
    for word in fields.get("seen", "").split():
        name, _, kind = word.partition("=")
        cell = state.board.cell_from_text(name, "seen")
        if has(state.opened, cell):
            raise Malformed("seen", f"{name} is open; its kind is in the drawing")
        if kind not in KIND_NAMES:
            raise Malformed("seen", f"{kind!r} is none of {', '.join(KIND_NAMES)}")
        see(state, cell, KIND_NAMES.index(kind))
    state.discards = [face_from_text(word) for word in fields.get("discard", "").split()]
    state.pile_then = bag_from_text(state, "pile then", fields)


def bag_from_text(state: KeysState, field: str, fields: dict[str, str]) -> Bag:
    deck = state.settings.content.deck
    bag: Bag = 0
    for word in fields.get(field, "").split():
        face = face_from_text(word)
        if number(bag, face) == number(deck, face):
            raise Malformed(field, f"more {word} than the deck has [KC-COMP-06]")
        bag += one(face)
    return bag


def read_seat(state: KeysState, fields: dict[str, str], seat: int) -> None:
    if f"hand P{seat}" not in fields:
        raise Malformed(f"hand P{seat}", "missing")
    state.hands[seat] = bag_from_text(state, f"hand P{seat}", fields)
    state.hands_then[seat] = bag_from_text(state, f"hand then P{seat}", fields)
    state.used_since[seat] = bag_from_text(state, f"used since P{seat}", fields)
    for name in fields.get(f"bonus used P{seat}", "").split():
        cell = state.board.cell_from_text(name, f"bonus used P{seat}")
        if not has(state.extra_key | state.extra_turn, cell):
            raise Malformed(f"bonus used P{seat}", f"{name} is not known to give a bonus")
        state.bonus_used[seat] |= bit(cell)
    if f"net P{seat}" in fields:
        if state.net[seat] == 0:
            raise Malformed(f"net P{seat}", "the drawing shows no Net on this player [KC-INV-07]")
        state.net[seat] = whole(f"net P{seat}", fields[f"net P{seat}"], 1, 2)


def check_nets(state: KeysState) -> None:
    for seat, turns in enumerate(state.net):
        if turns < 0:
            raise Malformed(f"net P{seat}", "missing: the drawing shows a Net; is its counter 1 or 2?")


def read_pile(state: KeysState) -> None:
    """What is nowhere else is in the draw pile (KC-INV-01)."""
    deck = state.settings.content.deck
    state.pile = 0
    for face, counted in enumerate(outside_the_pile(state)):
        if counted > number(deck, face):
            raise Malformed(
                "cards", f"{counted} {FACE_NAMES[face]}, the deck has {number(deck, face)} [KC-INV-01]"
            )
        state.pile += (number(deck, face) - counted) * one(face)
