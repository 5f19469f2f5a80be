"""The set-up (KC-SETUP)."""

from lampblack.games.keys_to_the_castle.knowledge.facts import Dealt, WasDealt
from lampblack.games.keys_to_the_castle.model.pieces import COLOUR_NAMES, COLOURS, HAND_SIZE, faces
from lampblack.games.keys_to_the_castle.model.position import DRAW, Position
from lampblack.games.keys_to_the_castle.model.settings import Settings
from lampblack.games.keys_to_the_castle.rules.cards import draw_card
from lampblack.kernel.bits import bit
from lampblack.kernel.chance import Chance
from lampblack.kernel.event import Event, all_but, only
from lampblack.kernel.seat import SEAT_NAMES


def lay_doors(settings: Settings, chance: Chance) -> list[int]:
    """The cells of each colour, every layout equally likely (KC-SETUP-01, -02)."""
    board = settings.board
    cells = [0] * COLOURS
    left = [settings.content.colour_size] * COLOURS
    for cell in range(board.cells):
        colour = chance.pick("colour", board.names[cell], COLOUR_NAMES, left)
        left[colour] -= 1
        cells[colour] |= bit(cell)
    return cells


def deal(at: Position, chance: Chance, log: list[Event] | None) -> None:
    """Three cards to everybody (KC-SETUP-10)."""
    for seat in range(at.players()):
        for _ in range(HAND_SIZE):
            draw_card(at, seat, chance)
        if log is not None:
            log.append(Event(only(seat), Dealt(seat, faces(at.hands[seat]))))
            log.append(Event(all_but(seat), WasDealt(seat, HAND_SIZE)))


def choose_first(at: Position, agreed: int, chance: Chance) -> None:
    """The agreed first player, or any with equal chance when that is -1 (KC-SETUP-11)."""
    if agreed < 0:
        agreed = chance.pick("first", "", SEAT_NAMES[: at.players()], [1] * at.players())
    at.active = agreed
    at.step = DRAW
