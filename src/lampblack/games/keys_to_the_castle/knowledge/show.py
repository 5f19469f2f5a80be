"""The one exit for information: what each viewer may know is added here, and nothing else is."""

from lampblack.games.keys_to_the_castle.knowledge.view import PlayerView, Tile, View
from lampblack.games.keys_to_the_castle.model.board import OUTSIDE, SIDE_NAMES
from lampblack.games.keys_to_the_castle.model.pieces import (
    COLOUR_NAMES,
    COLOURS,
    FACE_NAMES,
    KIND_NAMES,
    faces,
    size,
)
from lampblack.games.keys_to_the_castle.model.position import NO_WINNER, STEP_NAMES, Position
from lampblack.kernel.bits import count, has, members
from lampblack.kernel.seat import EVERYTHING, Seat


def show(at: Position, viewer: Seat) -> View:
    return View(
        viewer=viewer,
        cols=at.board.cols,
        rows=at.board.rows,
        tiles=[show_tile(at, cell) for cell in range(at.board.cells)],
        passages=at.passages(),
        players=[show_player(at, seat, viewer) for seat in range(at.players())],
        draw_pile=size(at.pile),
        discard=[FACE_NAMES[face] for face in at.discards],
        unused={COLOUR_NAMES[colour]: show_unused(at, colour) for colour in range(COLOURS)},
        active=at.active,
        step=STEP_NAMES[at.step],
        bonus_turn=at.bonus_turn,
        bonus_pending=at.bonus_pending,
        turn=at.turn,
        max_turns=at.settings.max_turns or None,
        winner=None if at.winner == NO_WINNER else at.winner,
    )


def show_unused(at: Position, colour: int) -> int:
    return at.settings.content.colour_size - count(at.colours[colour])


def show_tile(at: Position, cell: int) -> Tile:
    return Tile(
        cell=at.board.names[cell],
        colour=COLOUR_NAMES[at.colour_of(cell)],
        is_open=has(at.opened, cell),
        kind=KIND_NAMES[at.kind_of(cell)] if has(at.seen, cell) else None,
        padlock=has(at.padlocked, cell),
        sawn=has(at.sawn, cell),
    )


def show_player(at: Position, seat: Seat, viewer: Seat) -> PlayerView:
    cell = at.place[seat]
    hand = at.hands[seat]
    return PlayerView(
        seat=seat,
        side=SIDE_NAMES[at.settings.sides[seat]],
        character=at.settings.characters[seat],
        cell=None if cell == OUTSIDE else at.board.names[cell],
        net=at.net[seat],
        hand_size=size(hand),
        hand=faces(hand) if viewer == seat or viewer == EVERYTHING else None,
        bonus_used=[at.board.names[used] for used in members(at.bonus_used[seat])],
        more_nets=at.more_nets[seat] if at.more_nets else 0,
        entered=at.board.names[at.entered[seat]] if at.entered and at.entered[seat] != OUTSIDE else None,
    )
