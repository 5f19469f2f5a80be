"""Injury and the end of the game (section 15.4)."""

from lampblack.games.nyctophobia.model import told as t
from lampblack.games.nyctophobia.model.pieces import NOBODY
from lampblack.games.nyctophobia.model.position import HUNTED_WON, HUNTER_WON, Position
from lampblack.games.nyctophobia.rules.telling import Log, tell_all
from lampblack.kernel.seat import Seat

DEATH = 0
RESCUE = 1


def hurt(at: Position, seat: Seat, cause: int, log: Log) -> None:
    """One health less; at 0 the game ends at once, whoever caused it (NY-END-01, NY-END-02)."""
    at.health[seat] -= 1
    tell_all(at, log, t.HURT, seat, at.health[seat], cause)
    if at.health[seat] == 0:
        end_game(at, HUNTER_WON, DEATH, log)


def rescue(at: Position, log: Log) -> None:
    """NY-END-03."""
    end_game(at, HUNTED_WON, RESCUE, log)


def end_game(at: Position, winner: int, cause: int, log: Log) -> None:
    at.winner = winner
    at.cause = cause
    at.agenda = []
    at.queued = []
    at.active = NOBODY
    tell_all(at, log, t.ENDED, winner, cause)
