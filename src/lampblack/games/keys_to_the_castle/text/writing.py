"""Positions as text. docs/notation.md describes the form for strangers."""

from typing import Final

from lampblack.games.keys_to_the_castle.model.board import OUTSIDE, SIDE_NAMES
from lampblack.games.keys_to_the_castle.model.pieces import (
    COLOUR_NAMES,
    FACE_NAMES,
    KIND_LETTERS,
    KIND_NAMES,
    Bag,
    faces,
)
from lampblack.games.keys_to_the_castle.model.position import NO_WINNER, STEP_NAMES, Position
from lampblack.kernel.bits import has, members
from lampblack.kernel.packs import STANDARD

TITLE: Final = "keys-to-the-castle"


def cell_to_text(at: Position, cell: int) -> str:
    """The four characters of section 1: colour, face, card, occupant."""
    if not has(at.opened, cell):
        face = "#"
    elif has(at.sawn, cell):
        face = "/"
    else:
        face = KIND_LETTERS[at.kind_of(cell)]
    card, occupant = ".", "."
    for seat, place in enumerate(at.place):
        if place == cell:
            occupant = str(seat)
            if at.net[seat] > 0:
                card = "N"
    if has(at.padlocked, cell):
        card = "&" if card == "N" else "P"  # both only by KC-HOUSE-04
    return COLOUR_NAMES[at.colour_of(cell)] + face + card + occupant


def board_to_text(at: Position) -> list[str]:
    board = at.board
    columns = "    ".join(chr(65 + col) for col in range(board.cols))
    lines = [f"      {columns}"]
    for row in range(board.rows):
        cells = [cell_to_text(at, row * board.cols + col) for col in range(board.cols)]
        lines.append(f"{row + 1:2d}   {' '.join(cells)}")
    return lines


def cells_to_text(at: Position, cells: int) -> str:
    return " ".join(at.board.names[cell] for cell in members(cells))


def bag_to_text(bag: Bag) -> str:
    return " ".join(faces(bag))


def position_to_text(at: Position) -> str:
    """Complete and canonical; fields at their usual value are left out."""
    settings = at.settings
    lines = [
        TITLE,
        f"players: {settings.players}",
        f"sides: {' '.join(SIDE_NAMES[side] for side in settings.sides)}",
        f"characters: {' '.join(settings.characters)}",
    ]
    if settings.max_turns:
        lines.append(f"max_turns: {settings.max_turns}")
    if settings.pack != STANDARD:
        lines.append(f"content: {settings.pack}")
    lines += [f"{name}: {value}" for name, value in settings.readings.chosen.items()]
    lines += [f"turn: {at.turn}", f"active: P{at.active}", f"step: {STEP_NAMES[at.step]}"]
    if at.bonus_turn:
        lines.append("bonus turn: yes")
    if at.bonus_pending:
        lines.append("bonus pending: yes")
    if at.winner != NO_WINNER:
        lines.append(f"winner: P{at.winner}")
    lines += ["", *board_to_text(at), ""]
    optional("passages", " ".join(f"{a}-{b}" for a, b in at.passages()), lines)
    closed_but_seen = members(at.seen & ~at.opened)
    seen = [f"{at.board.names[cell]}={KIND_NAMES[at.kind_of(cell)]}" for cell in closed_but_seen]
    optional("seen", " ".join(seen), lines)
    for seat in range(settings.players):
        lines.append(f"hand P{seat}: {bag_to_text(at.hands[seat])}")
        optional(f"bonus used P{seat}", cells_to_text(at, at.bonus_used[seat]), lines)
        if at.net[seat] > 0:
            lines.append(f"net P{seat}: {at.net[seat]}")
        if at.more_nets and at.more_nets[seat] > 0:
            lines.append(f"more nets P{seat}: {at.more_nets[seat]}")
        if at.entered and at.entered[seat] != OUTSIDE:
            lines.append(f"entered P{seat}: {at.board.names[at.entered[seat]]}")
    optional("discard", " ".join(FACE_NAMES[face] for face in at.discards), lines)
    if at.pile_then != 0:
        lines.append(f"pile then: {bag_to_text(at.pile_then)}")
        for seat in range(settings.players):
            optional(f"hand then P{seat}", bag_to_text(at.hands_then[seat]), lines)
            optional(f"used since P{seat}", bag_to_text(at.used_since[seat]), lines)
    return "\n".join(lines) + "\n"


def optional(field: str, value: str, lines: list[str]) -> None:
    if value:
        lines.append(f"{field}: {value}")
