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
    NT,
    Bag,
    face_from_text,
    number,
    one,
)
from lampblack.games.keys_to_the_castle.model.position import OVER, STEP_NAMES
from lampblack.games.keys_to_the_castle.model.readings import DIALS
from lampblack.games.keys_to_the_castle.model.settings import settings_from
from lampblack.games.keys_to_the_castle.rules.movement import note_entrance
from lampblack.games.keys_to_the_castle.rules.obstacles import count_more_nets
from lampblack.games.keys_to_the_castle.state import KeysState
from lampblack.games.keys_to_the_castle.text.checking import broken, outside_the_pile
from lampblack.games.keys_to_the_castle.text.writing import TITLE
from lampblack.kernel.agenda import resume
from lampblack.kernel.answers import Malformed
from lampblack.kernel.bits import bit, has
from lampblack.kernel.fields import Fields, choice, read, seat_from_text
from lampblack.kernel.seat import seat_name

RESTS: Final = ("PLAY", "MOVE", "XKEY", "OVER")
"""The steps at which a position can stand: the three decisions (KC-ACT-01), and the end."""
OPTION_FIELDS: Final = (
    "players",
    "sides",
    "characters",
    "max_turns",
    "content",
    *[dial.name for dial in DIALS],
)


def state_from_text(text: str) -> KeysState:
    """The position; ``Malformed`` names the field or the broken rule."""
    fields, drawing = read(text, TITLE, is_drawn)
    fields.need("players")
    settings = settings_from({name: fields.take(name) for name in OPTION_FIELDS if name in fields})
    state = KeysState(settings, [0] * COLOURS)
    read_board(state, [line.split() for line in drawing if line.split()[0].isdigit()])
    read_turn(state, fields)
    read_cards(state, fields)
    for seat in range(settings.players):
        read_seat(state, fields, seat)
    fields.check_all_taken()
    read_pile(state)
    check_nets(state)
    problem = broken(state)
    if problem is not None:
        raise Malformed("position", str(problem))
    resume(state)
    return state


def is_drawn(line: str) -> bool:
    """A row of the Castle, or the letters of its columns."""
    words = line.split()
    return ":" not in line and (
        words[0].isdigit() or all(len(word) == 1 and word.isalpha() for word in words)
    )


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
    if code[2] in "P&":
        state.padlocked |= bit(cell)
    elif code[2] not in ".N":
        raise Malformed(name, f"card {code[2]!r} is none of P N & .")
    if code[3] != ".":
        seat = seat_from_text(name, f"P{code[3]}", state.players())
        if state.place[seat] >= 0:
            raise Malformed(name, f"P{seat} stands on two doors")
        state.put(seat, cell)
        if code[2] in "N&":
            state.net[seat] = -1  # the counter follows in its own field
    elif code[2] in "N&":
        raise Malformed(name, "a Net lies here but nobody is in it [KC-INV-07]")


def see(state: KeysState, cell: int, kind: int) -> None:
    state.seen |= bit(cell)
    if kind == BARRED:
        state.barred |= bit(cell)
    elif kind == EXTRA_KEY:
        state.extra_key |= bit(cell)
    elif kind == EXTRA_TURN:
        state.extra_turn |= bit(cell)


def read_turn(state: KeysState, fields: Fields) -> None:
    state.turn = fields.whole("turn", 1, 1, 999_999)
    state.active = fields.seat("active", state.players())
    state.step = STEP_NAMES.index(RESTS[fields.choice("step", RESTS, "PLAY")])
    state.bonus_turn = fields.yes("bonus turn")
    state.bonus_pending = fields.yes("bonus pending")
    if "winner" in fields:
        if state.step != OVER:
            raise Malformed("winner", "there is one only when the step is OVER")
        state.winner = fields.seat("winner", state.players())


def read_cards(state: KeysState, fields: Fields) -> None:
    for word in fields.words("passages"):
        read_passage(state, word)
    for word in fields.words("seen"):
        name, _, kind = word.partition("=")
        cell = state.board.cell_from_text(name, "seen")
        if has(state.opened, cell):
            raise Malformed("seen", f"{name} is open; its kind is in the drawing")
        see(state, cell, choice("seen", kind, KIND_NAMES))
    state.discards = [face_from_text(word) for word in fields.words("discard")]
    state.pile_then = bag_from_text(state, "pile then", fields)


def read_passage(state: KeysState, word: str) -> None:
    a, _, b = word.replace("–", "-").partition("-")
    first, second = state.board.cell_from_text(a, "passages"), state.board.cell_from_text(b, "passages")
    joint = state.board.joint_between(first, second)
    if joint < 0:
        raise Malformed("passages", f"{word} does not join two doors at a corner [KC-CARD-PASS-01]")
    laid = state.falling if joint == min(first, second) else state.rising
    if not state.settings.readings.crosses:
        laid = state.falling | state.rising
    if has(laid, joint):
        raise Malformed("passages", f"{word} crosses another passage [KC-CARD-PASS-03]")
    if joint == min(first, second):
        state.falling |= bit(joint)
    else:
        state.rising |= bit(joint)


def bag_from_text(state: KeysState, field: str, fields: Fields) -> Bag:
    deck = state.settings.content.deck
    bag: Bag = 0
    for word in fields.words(field):
        face = face_from_text(word)
        if number(bag, face) == number(deck, face):
            raise Malformed(field, f"more {word} than the deck has [KC-COMP-06]")
        bag += one(face)
    return bag


def read_seat(state: KeysState, fields: Fields, seat: int) -> None:
    who = seat_name(seat)
    fields.need(f"hand {who}")
    state.hands[seat] = bag_from_text(state, f"hand {who}", fields)
    state.hands_then[seat] = bag_from_text(state, f"hand then {who}", fields)
    state.used_since[seat] = bag_from_text(state, f"used since {who}", fields)
    for name in fields.words(f"bonus used {who}"):
        cell = state.board.cell_from_text(name, f"bonus used {who}")
        if not has(state.extra_key | state.extra_turn, cell):
            raise Malformed(f"bonus used {who}", f"{name} is not known to give a bonus")
        state.bonus_used[seat] |= bit(cell)
    if f"net {who}" in fields:
        if state.net[seat] == 0:
            raise Malformed(f"net {who}", "the drawing shows no Net on this player [KC-INV-07]")
        state.net[seat] = fields.whole(f"net {who}", 1, 1, 2)
    read_house(state, fields, seat)


def read_house(state: KeysState, fields: Fields, seat: int) -> None:
    """What is remembered only where a house rule asks for it; elsewhere the field is unknown."""
    who, readings = seat_name(seat), state.settings.readings
    if readings.nets_again:
        more = fields.whole(f"more nets {who}", 0, 0, number(state.settings.content.deck, NT))
        if more > 0 and state.net[seat] == 0:
            raise Malformed(f"more nets {who}", "there is no first Net over this player [KC-HOUSE-07]")
        count_more_nets(state, seat, more)
    if readings.returns_elsewhere and f"entered {who}" in fields:
        cell = state.board.cell_from_text(fields.take(f"entered {who}"), f"entered {who}")
        if not has(state.start_line(seat), cell):
            raise Malformed(f"entered {who}", "nobody comes in but by the own start line [KC-MOVE-05]")
        note_entrance(state, seat, cell)


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
