"""The whole picture that a learned judge gets of a position: the signs, the phase, and what else a network can use."""

from typing import Final

from mypy_extensions import i64

from lampblack.games.night_cage.bot.signs import PHASES, SIGN_NAMES, SIGNS
from lampblack.games.night_cage.bot.survey import next_to_act, phase_of, signs_of
from lampblack.games.night_cage.bot.ways import FAR, Ways
from lampblack.games.night_cage.model.pieces import FIEND, GATE, KEY_TILE, NO_TILE, OMEN, PATHLESS
from lampblack.games.night_cage.model.position import Position
from lampblack.games.night_cage.model.steps import ACT, AGAIN, LAND, PLACE, op_of
from lampblack.games.night_cage.model.values import Cells, Prisoner
from lampblack.kernel.bits import bit, count, members

STEPS_AWAY: Final = ("none", "0", "1", "2", "3", "4-or-more")

PICTURE_NAMES: Final = (
    *SIGN_NAMES,
    *[f"phase-{phase}" for phase in range(PHASES)],
    "five-prisoners",
    "six-prisoners",
    "advanced",
    "keys-missing",
    "keys-to-lose",
    "key-next",
    "gate-next",
    "pathless-next",
    "fiend-next",
    "omens-in-stack",
    "omens-drawn",
    "chasm",
    "keepers",
    "pits",
    "keyless-lit",
    "keyless-falling",
    "stands-still",
    "acts",
    "acts-again",
    "places",
    "holds-key-tile",
    "holds-gate",
    "holds-monster",
    "next-lit",
    "next-holds-key",
    "next-falling",
    "next-nerve",
    *[f"next-to-key-{away}" for away in STEPS_AWAY],
    *[f"next-to-gate-{away}" for away in STEPS_AWAY],
)
PICTURE: Final = len(PICTURE_NAMES)


def picture_of(at: Position) -> list[float]:
    """All of it, in the order of the names, for a position that is not over."""
    picture = signs_of(at)
    picture.extend([0.0] * (PICTURE - SIGNS))
    picture[SIGNS + phase_of(at)] = 1.0
    look_at_game(at, picture, SIGNS + PHASES)
    look_at_moment(at, picture, SIGNS + PHASES + 16)
    look_at_next(at, picture, SIGNS + PHASES + 23)
    return picture


def look_at_game(at: Position, picture: list[float], first: i64) -> None:
    prisoners = at.prisoners()
    left = float(max(1, at.left))
    missing = prisoners - count(at.keys)
    picture[first] = 1.0 if prisoners == 5 else 0.0
    picture[first + 1] = 1.0 if prisoners == 6 else 0.0
    picture[first + 2] = 1.0 if at.settings.advanced else 0.0
    picture[first + 3] = float(missing) / 4.0
    picture[first + 4] = float(at.keys_in_stack() + count(at.sources) - missing) / 4.0
    picture[first + 5] = 4.0 * float(at.keys_in_stack()) / left
    picture[first + 6] = 4.0 * float(at.in_stack(GATE)) / left
    picture[first + 7] = 4.0 * float(at.in_stack(PATHLESS)) / left
    picture[first + 8] = 4.0 * float(at.in_stack(FIEND)) / left
    picture[first + 9] = float(at.in_stack(OMEN)) / 2.0
    picture[first + 10] = float(min(2, at.omens)) / 2.0
    picture[first + 11] = 1.0 if at.dirge != 0 else 0.0
    picture[first + 12] = float(count(at.keepers)) / 3.0
    picture[first + 13] = float(count(at.pits)) / 8.0
    share = 1.0 / float(prisoners)
    prisoner: Prisoner = 0
    while prisoner < prisoners:
        if not at.holds_key(prisoner):
            if at.is_lit(prisoner):
                picture[first + 14] += share
            if at.place[prisoner] < 0:
                picture[first + 15] += share
        prisoner += 1


def look_at_moment(at: Position, picture: list[float], first: i64) -> None:
    """What is being decided, and the tile in hand."""
    picture[first] = float(min(8, len(at.history))) / 8.0
    op: i64 = op_of(at.agenda[-1]) if at.agenda else -1
    picture[first + 1] = 1.0 if op == ACT or op == LAND else 0.0
    picture[first + 2] = 1.0 if op == AGAIN else 0.0
    picture[first + 3] = 1.0 if op == PLACE else 0.0
    if at.hand != NO_TILE:
        picture[first + 4] = 1.0 if at.hand == KEY_TILE else 0.0
        picture[first + 5] = 1.0 if at.hand == GATE else 0.0
        picture[first + 6] = 1.0 if at.hand > GATE else 0.0


def look_at_next(at: Position, picture: list[float], first: i64) -> None:
    """Whoever acts next, and how far it is from what it needs."""
    one = next_to_act(at)
    picture[first] = 1.0 if at.is_lit(one) else 0.0
    picture[first + 1] = 1.0 if at.holds_key(one) else 0.0
    picture[first + 2] = 1.0 if at.place[one] < 0 else 0.0
    picture[first + 3] = float(at.nerve[one]) / 2.0
    ways = Ways(at)
    to_key = 0 if at.holds_key(one) else steps_away(at, ways, one, at.sources)
    picture[first + 4 + to_key] = 1.0
    picture[first + 10 + steps_away(at, ways, one, at.gates)] = 1.0


def steps_away(at: Position, ways: Ways, one: Prisoner, goals: Cells) -> i64:
    """0 for no way, then one more than the steps to the nearest of the goals, at most five."""
    if goals == 0 or at.place[one] < 0:
        return 0
    nearest: i64 = FAR
    for goal in members(goals):
        nearest = min(nearest, ways.distances(bit(goal), [at.place[one]])[0])
    return 0 if nearest >= FAR else min(nearest, 4) + 1
