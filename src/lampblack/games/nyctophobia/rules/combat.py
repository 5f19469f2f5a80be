"""Combat in its four steps (section 15.1), and the Hunter falling back (section 15.2)."""

from typing import Final

from mypy_extensions import i64

from lampblack.games.nyctophobia.model import actions, frames
from lampblack.games.nyctophobia.model import told as t
from lampblack.games.nyctophobia.model.geometry import DELTA, DIRECTION_NAMES, Cell, Direction
from lampblack.games.nyctophobia.model.pieces import BOXER, HUNTER, NOBODY
from lampblack.games.nyctophobia.model.position import SEAT_BIT, Position
from lampblack.games.nyctophobia.model.sketch import bumped
from lampblack.games.nyctophobia.rules.contact import (
    contacts,
    contacts_at,
    hunter_direction,
    locate,
    settle,
    stir,
)
from lampblack.games.nyctophobia.rules.ending import hurt
from lampblack.games.nyctophobia.rules.noise import change_held, drop_rock, remove_noise
from lampblack.games.nyctophobia.rules.telling import Log, show_piece, show_wound, tell_all
from lampblack.kernel.action import Action
from lampblack.kernel.seat import Seat

# How a Hunted strikes back.
NONE: Final = 0
ROCK: Final = 1
BARE: Final = 2


def begin_combat(at: Position, seat: Seat, log: Log) -> None:
    """Step 1, injury; what else was to happen this turn is lost (NY-HT-07, NY-HUNTER-07)."""
    if at.active != NOBODY:
        del at.agenda[2:]  # NEXT_TURN and END_TURN stay
    direction = hunter_direction(at, seat)
    tell_all(at, log, t.COMBAT, seat, direction)
    at.sketches[seat] = bumped(at.sketches[seat], at.forest, at.place[seat], direction)
    locate(at, seat, HUNTER)
    at.fought |= SEAT_BIT[seat]
    at.agenda.append(frames.frame(frames.RESET))
    at.agenda.append(frames.frame(frames.RETREAT, seat, 1, 0))
    at.agenda.append(frames.frame(frames.COUNTER, seat, direction))
    hurt(at, seat, t.IN_COMBAT, log)


def counter(at: Position, seat: Seat, direction: Direction, using: int, log: Log) -> None:
    """Step 2; a spent rock lies where the Hunter was hit (NY-COMBAT-06, NY-COMBAT-07)."""
    if using == NONE:
        return
    tell_all(at, log, t.COUNTERED, seat, using)
    if using == ROCK:
        change_held(at, seat, -1, log)
        drop_rock(at, at.place[HUNTER])
    repel(at, seat, direction, using == ROCK)


def repel(at: Position, seat: Seat, direction: Direction, with_rock: bool) -> None:
    """The Hunter falls back 2, or 3 from the Boxer's rock, and is wounded (NY-RETREAT-05, NY-CHAR-05)."""
    spaces = 3 if with_rock and at.characters[seat] == BOXER else 2
    at.agenda.append(frames.frame(frames.WOUND))
    at.agenda.append(frames.frame(frames.FALL_BACK, seat, direction, spaces))


def wound(at: Position, log: Log) -> None:
    suffer(at)
    show_wound(at, log)


def suffer(at: Position) -> None:
    """Wounds do not add up (NY-WOUND-01, NY-WOUND-05)."""
    at.wound = True
    at.wound_known = True
    if at.active == HUNTER:
        at.wound_fresh = True


def reset(at: Position, log: Log) -> None:
    """Step 4; then the active player's turn ends, if there is one (NY-COMBAT-09, -11, -13)."""
    remove_noise(at, log, True)
    at.spent = contacts(at)
    if at.active == NOBODY:
        at.agenda.append(frames.frame(frames.QUEUE))


# --- falling back --------------------------------------------------------------------------------


def retreat_paths(at: Position, seat: Seat, direction: Direction, spaces: int) -> list[Action]:
    """The longest legal retreats, of those the straightest (NY-RETREAT-01 to -04)."""
    paths: list[str] = []
    extend(at, seat, spaces, at.place[HUNTER], "", paths)
    longest = 0
    for path in paths:
        longest = max(longest, len(path))
    paths = [path for path in paths if len(path) == longest]
    straightest = 0
    for path in paths:
        straightest = max(straightest, straight_steps(path, direction))
    best = [path for path in paths if straight_steps(path, direction) == straightest]
    return [actions.RETREATS[actions.PATH_INDEX[path or "NONE"]] for path in best]


def extend(at: Position, seat: Seat, left: int, cell: Cell, path: str, paths: list[str]) -> None:
    paths.append(path)
    if left == 0:
        return
    for direction in range(4):
        if backing_rule(at, seat, cell, direction) == "":
            there = cell + DELTA[direction]
            extend(at, seat, left - 1, there, path + DIRECTION_NAMES[direction], paths)


def backing_rule(at: Position, seat: Seat, cell: Cell, direction: Direction) -> str:
    """The rule that forbids this step of falling back from that Hunted; nothing for a legal one."""
    if not at.forest.is_open(cell, direction):
        return "NY-RETREAT-01"
    there = cell + DELTA[direction]
    away = at.forest.hunter_distances(at.place[seat])
    if away[there] <= away[cell] or at.piece_at(there) != NOBODY:
        return "NY-RETREAT-01"
    if at.forest.is_car(there):
        return "NY-CAR-02"
    others: i64 = ~SEAT_BIT[seat]
    return "NY-RETREAT-02" if contacts_at(at, there) & others else ""


def straight_steps(path: str, direction: Direction) -> int:
    letter = DIRECTION_NAMES[direction]
    number = 0
    while number < len(path) and path[number] == letter:
        number += 1
    return number


def fall_back(at: Position, path: int, log: Log) -> None:
    """Not a move instruction: noise and wound do not matter (NY-RETREAT-06); nobody is told where to."""
    for letter in actions.PATH_NAMES[path] if path else "":
        at.place[HUNTER] += DELTA[DIRECTION_NAMES.index(letter)]
        show_piece(at, log, HUNTER)
    stir(at, HUNTER)
    settle(at)
