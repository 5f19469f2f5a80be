"""Every action a game can ever offer, numbered."""

from lampblack.games.night_cage.model.actions import NightAction
from lampblack.games.night_cage.model.pieces import (
    DRAWN_KINDS,
    FACE_TURNS,
    START_TILE,
    TURNS,
)
from lampblack.games.night_cage.model.settings import Settings
from lampblack.kernel.action import Action
from lampblack.kernel.vocabulary import Vocabulary


def vocabulary_of(settings: Settings) -> Vocabulary:
    made = settings.vocabulary
    if made is None:
        made = Vocabulary(all_actions(settings))
        settings.vocabulary = made
    return made


def all_actions(settings: Settings) -> list[Action]:
    """Of this board, edition and pool: what no tile or prisoner is there for is not listed."""
    board, edition, prisoners = settings.board, settings.edition, settings.prisoners
    placed = [turned for kind in range(DRAWN_KINDS) if settings.pool[kind] for turned in turns_of(kind)]
    placed = sorted(set(placed))
    actions: list[Action] = [*board.start, *board.land, *board.remove]
    actions += [board.turn[turned] for turned in sorted({*placed, *turns_of(START_TILE)})]
    actions += [board.lay_tile(side, turned) for side in range(4) for turned in placed]
    actions += [*board.move, *board.swap, *board.scramble, board.stay, board.forced_stay, *board.fall]
    if edition.charges:
        actions += board.charge
    if edition.has_nerve:
        actions += [*board.block, board.sustain, board.end]
    if edition.has_pass:
        actions += board.pass_to[:prisoners]
    if edition.keys_change_hands:
        actions += gifts(settings)
    actions += [board.dirge[place] for place, cells in enumerate(settings.dirge_cells) if cells]
    return actions


def turns_of(kind: int) -> list[int]:
    """The ways round in which a kind of tile can be laid."""
    return [FACE_TURNS[face] for face in TURNS[kind]]


def gifts(settings: Settings) -> list[NightAction]:
    """A Key goes from one prisoner to another."""
    people = range(settings.prisoners)
    return [settings.board.give_key(a, b) for a in people for b in people if a != b]
