"""Positions as text. docs/night-cage.md describes the form for strangers."""

from mypy_extensions import i64

from lampblack.games.night_cage.model.board import PRISONERS
from lampblack.games.night_cage.model.pieces import FACE_CODES, KIND_CODES, NO_TILE, SIDES
from lampblack.games.night_cage.model.position import NOBODY, NOWHERE, RESULT_NAMES, RUNNING, Position
from lampblack.games.night_cage.model.settings import edition_options
from lampblack.games.night_cage.model.steps import (
    STEP_ARGUMENTS,
    STEP_NAMES,
    first_of,
    op_of,
    second_of,
)
from lampblack.games.night_cage.model.values import Prisoner
from lampblack.kernel.bits import members


def cell_to_text(at: Position, cell: int) -> str:
    """``.``, ``Te`` or ``G@AB`` (section 0.3 of the ledger)."""
    here = "".join(PRISONERS[p] for p, place in enumerate(at.place) if place == cell)
    code = FACE_CODES[at.faces[cell]]
    return f"{code}@{here}" if here else code


def board_to_text(at: Position) -> list[str]:
    side = at.board.side
    lines = ["      " + "".join(f"{column:<7d}" for column in range(side)).rstrip()]
    for row in range(side):
        cells = "".join(f"{cell_to_text(at, row * side + column):<7s}" for column in range(side))
        lines.append(f"{row:3d}   {cells}".rstrip())
    return lines


def prisoner_to_text(at: Position, prisoner: Prisoner) -> str:
    """``(2,1) lit nerve 1 key``, ``falling (row 1) OUT nerve 0 no key``."""
    if at.is_on_board(prisoner):
        where = at.board.names[at.place[prisoner]]
    elif at.is_falling(prisoner):
        where = f"falling ({at.board.line_name(at.line[prisoner])})"
    else:
        where = "unplaced"
    light = "lit" if at.is_lit(prisoner) else "OUT"
    key = "key" if at.holds_key(prisoner) else "no key"
    return f"{where} {light} nerve {at.nerve[prisoner]} {key}"


def bag_to_text(counts: list[int]) -> str:
    """``10X 26T 2t``."""
    return " ".join(f"{number}{KIND_CODES[kind]}" for kind, number in enumerate(counts) if number > 0)


def cells_to_text(at: Position, cells: int) -> str:
    return " ".join(at.board.names[cell] for cell in members(cells))


def step_to_text(at: Position, item: i64) -> str:
    """``fill A``, ``hit B (2,3)``, ``enter N``."""
    op = op_of(item)
    words = [STEP_NAMES[op]]
    values = [first_of(item), second_of(item)]
    for kind, value in zip(STEP_ARGUMENTS.get(op, ""), values):
        if kind == "p":
            words.append(PRISONERS[value])
        elif kind == "c":
            words.append(at.board.names[value])
        else:
            words.append(SIDES[value])
    return " ".join(words)


def position_to_text(at: Position) -> str:
    """Complete and canonical; fields at their usual value are left out."""
    settings = at.settings
    lines = [at.edition.slug]
    for option in edition_options(at.edition):
        value = settings.options.get(option.name, option.default)
        if option.name == "players" or value != option.default:
            lines.append(f"{option.name}: {value}")
    lines += [f"turn: {at.turn}", f"acting: {at.name(at.acting)}"]
    if at.passer != NOBODY:
        lines.append(f"passer: {at.name(at.passer)}")
    if settings.has_marker:
        lines.append(f"marker: P{at.marker}")
    lines += ["", *board_to_text(at), ""]
    for prisoner in range(settings.prisoners):
        lines.append(f"prisoner {PRISONERS[prisoner]}: {prisoner_to_text(at, prisoner)}")
    optional("opening", bag_to_text(at.opening), lines)
    lines.append(f"stack: {bag_to_text(at.rest)}".rstrip())
    if at.hand != NO_TILE:
        lines.append(f"hand: {KIND_CODES[at.hand]}")
    optional("discard", " ".join(KIND_CODES[kind] for kind in at.discards), lines)
    if at.omens > 0:
        lines.append(f"omens: {at.omens}")
    optional("dirge", cells_to_text(at, at.dirge), lines)
    if at.moves > 0:
        lines.append(f"moves: {at.moves}")
    if at.stayed:
        lines.append("stayed: yes")
    if at.trail != NOWHERE:
        lines.append(f"trail: {at.board.names[at.trail]}")
    optional("triggered", cells_to_text(at, at.triggered), lines)
    optional("watchers", cells_to_text(at, at.watchers), lines)
    optional("roused", cells_to_text(at, at.roused), lines)
    if at.result == RUNNING:
        steps = [step_to_text(at, item) for item in reversed(at.agenda)]
        lines.append(f"agenda: {'; '.join(steps)}")
    else:
        lines.append(f"result: {RESULT_NAMES[at.result]}")
    optional("seen", " ".join(bytes(seen).hex() for seen in at.history), lines)
    return "\n".join(lines) + "\n"


def optional(field: str, value: str, lines: list[str]) -> None:
    if value:
        lines.append(f"{field}: {value}")
