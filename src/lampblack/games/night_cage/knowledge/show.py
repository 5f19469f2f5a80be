"""The one exit for information. Everything but the order of the stack is public (NC-STATE-02)."""

from math import floor

from lampblack.games.night_cage.knowledge.view import (
    VIEWS,
    MonsterView,
    NightCageView,
    PrisonerView,
    Space,
    StackView,
)
from lampblack.games.night_cage.model.editions import SHARED
from lampblack.games.night_cage.model.pieces import (
    CRUMBLING,
    FACE_CODES,
    GATE,
    KIND_CODES,
    KINDS,
    NO_TILE,
    OPENINGS,
    SIDES,
)
from lampblack.games.night_cage.model.position import NOBODY, RESULT_NAMES, Position
from lampblack.games.night_cage.model.steps import STEP_NAMES, op_of
from lampblack.games.night_cage.model.values import Cell
from lampblack.games.night_cage.rules.sight import sight, strike
from lampblack.kernel.bits import count, has, members
from lampblack.kernel.seat import Seat


def show(at: Position, viewer: Seat) -> NightCageView:
    light = at.light()
    names = at.board.names
    return VIEWS[at.edition.slug](
        viewer=viewer,
        side=at.board.side,
        players=at.settings.players,
        mode=at.settings.options["mode"],
        spaces=[show_space(at, cell, has(light, cell)) for cell in range(at.board.cells)],
        prisoners=[show_prisoner(at, prisoner) for prisoner in range(at.settings.prisoners)],
        monsters=[show_monster(at, cell) for cell in members(at.monsters)],
        dirge=[names[cell] for cell in members(at.dirge)],
        omens=at.omens,
        stack=show_stack(at),
        discards=by_kind(discard_counts(at)),
        last_discards=[KIND_CODES[kind] for kind in at.discards[-12:]],
        hand=None if at.hand == NO_TILE else KIND_CODES[at.hand],
        gates_left=count(at.gates) + at.in_stack(GATE) + (1 if at.hand == GATE else 0),
        keys_left=count(at.keys) + count(at.sources) + at.keys_in_stack(),
        keys_needed=at.settings.prisoners,
        turn=at.turn,
        acting=at.name(at.acting),
        concerned=at.name(at.concerned()),
        passer=None if at.passer == NOBODY else at.name(at.passer),
        step=show_step(at),
        moves=at.moves,
        marker=at.marker if at.settings.has_marker else None,
        final_flickers=at.left == 0,
        result=RESULT_NAMES[at.result],
    )


def show_space(at: Position, cell: int, lit: bool) -> Space:
    face = at.faces[cell]
    return Space(
        cell=at.board.names[cell],
        tile=FACE_CODES[face],
        openings="".join(SIDES[d] for d in range(4) if (OPENINGS[face] >> d) & 1),
        pit=has(at.pits, cell),
        crumbling=CRUMBLING[face],
        key=has(at.sources, cell),
        lit=lit,
        prisoners=[at.name(p) for p in range(at.settings.prisoners) if at.place[p] == cell],
    )


def show_prisoner(at: Position, prisoner: int) -> PrisonerView:
    cell = at.place[prisoner]
    line = at.line[prisoner]
    return PrisonerView(
        name=at.name(prisoner),
        seat=at.controller(prisoner),
        shared=at.settings.controllers[prisoner] == SHARED,
        cell=None if cell < 0 else at.board.names[cell],
        line=None if line < 0 else at.board.line_name(line),
        lit=at.is_lit(prisoner),
        nerve=at.nerve[prisoner],
        key=at.holds_key(prisoner),
    )


def show_monster(at: Position, cell: Cell) -> MonsterView:
    names = at.board.names
    return MonsterView(
        cell=names[cell],
        tile=FACE_CODES[at.faces[cell]],
        sees=[names[seen] for seen in members(sight(at, cell))],
        strikes=[names[struck] for struck in members(strike(at, cell))],
        set_off=has(at.triggered, cell),
    )


def show_stack(at: Position) -> StackView:
    bag = at.next_draw()
    drawn_from = sum(bag)
    return StackView(
        left=at.left,
        opening=by_kind(at.opening),
        rest=by_kind(at.rest),
        next={KIND_CODES[kind]: share(number, drawn_from) for kind, number in enumerate(bag) if number > 0},
    )


def share(number: int, of: int) -> float:
    """Four digits, rounded as the page rounds them."""
    return floor(number / of * 10_000 + 0.5) / 10_000


def by_kind(counts: list[int]) -> dict[str, int]:
    return {KIND_CODES[kind]: number for kind, number in enumerate(counts) if number > 0}


def discard_counts(at: Position) -> list[int]:
    counts = [0] * KINDS
    for kind in at.discards:
        counts[kind] += 1
    return counts


def show_step(at: Position) -> str:
    if at.is_over():
        return "OVER"
    return STEP_NAMES[op_of(at.agenda[-1])].upper().replace("-", "_")
