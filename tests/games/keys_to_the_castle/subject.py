"""Keys to the Castle as the law suite sees it."""

from collections.abc import Iterator

from lampblack.games.keys_to_the_castle.text.checking import broken
from lampblack.kernel.seat import Seat, seat_name
from lampblack.kernel.state import State
from lampblack.testkit.laws import Subject
from tests.games.keys_to_the_castle.castle import FACES, GAME


def universe(state: State) -> Iterator[str]:
    """Every action that can be written down, with any card, cell and player."""
    view = state.observe(-1)
    cells = [tile.cell for tile in view.tiles]
    yield from ("STAY", "EXIT", "BONUS_SKIP")
    for name in ("UNLOCK", "PADLOCK", "SAW", "MOVE", "BONUS_OPEN", "BONUS_CLOSE"):
        yield from (f"{name}({cell})" for cell in cells)
    for card in FACES:
        yield f"DISCARD({card})"
        for name in ("OPEN", "CLOSE"):
            yield from (f"{name}({card},{cell})" for cell in cells)
    yield from (f"PASSAGE({a},{b})" for at, a in enumerate(cells) for b in cells[at:])
    yield from (f"NET({seat_name(player.seat)})" for player in view.players)


def is_hidden(what: str, subject: str, seat: Seat) -> bool:
    """Only what somebody else draws (KC-INFO-10)."""
    return what == "draw" and subject != seat_name(seat)


KEYS = Subject(GAME, universe, broken, is_hidden, lambda state: len(state.observe(-1).players))
