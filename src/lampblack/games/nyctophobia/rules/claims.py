"""What the Hunter claims: which statements are true at this moment (NYC-VERB-02, NYC-VERB-03)."""

from lampblack.games.nyctophobia.model import statements
from lampblack.games.nyctophobia.model import told as t
from lampblack.games.nyctophobia.model.frames import CLAIM, first, frame, second, third
from lampblack.games.nyctophobia.model.geometry import SIDE, Cell, Direction, is_on_side
from lampblack.games.nyctophobia.model.pieces import HUNTER
from lampblack.games.nyctophobia.model.position import Position
from lampblack.games.nyctophobia.rules.selecting import hunter_distance
from lampblack.games.nyctophobia.rules.telling import Log, tell_all


def is_true(at: Position, claim: int) -> bool:
    kind, p, other, k = statements.CLAIM_LIST[claim]
    cell = at.place[p]
    if kind == statements.NEAR:
        away = hunter_distance(at, p)
        return all(hunter_distance(at, seat) >= away for seat in range(1, at.settings.hunted + 1))
    if kind == statements.STEPS:
        return hunter_distance(at, p) == k
    if kind == statements.WITHIN:
        return hunter_distance(at, p) <= k
    if kind == statements.ME:
        return is_on_side(cell, at.place[HUNTER], other)
    if kind == statements.CAR:
        return is_on_side(cell, at.forest.car_a, other) and is_on_side(cell, at.forest.car_b, other)
    if kind == statements.CARWITHIN:
        a, b = at.forest.hunted_distances(at.forest.car_a), at.forest.hunted_distances(at.forest.car_b)
        return min(a[cell], b[cell]) <= k
    if kind == statements.HALF:
        return is_in_half(cell, other)
    if kind == statements.PAIR:
        return at.forest.hunted_distances(cell)[at.place[other]] <= k
    return any(is_on_side(cell, rock, other) for rock in at.rocks)


def is_in_half(cell: Cell, direction: Direction) -> bool:
    """Rows 1-4 are the north half, columns A-D the west half."""
    if direction == 0:
        return cell // SIDE < SIDE // 2
    if direction == 1:
        return cell % SIDE >= SIDE // 2
    if direction == 2:
        return cell // SIDE >= SIDE // 2
    return cell % SIDE < SIDE // 2


def is_about(at: Position, claim: int) -> bool:
    """Only about Hunted who are at this table."""
    kind, p, other, _ = statements.CLAIM_LIST[claim]
    hunted = at.settings.hunted
    return p <= hunted and (kind != statements.PAIR or other <= hunted)


def claim(at: Position, number: int, log: Log) -> None:
    """Said without a label (NYC-VERB-02)."""
    top = at.agenda.pop()
    truths, lies = first(top), second(top)
    if is_true(at, number):
        truths -= 1
    else:
        lies -= 1
    if truths + lies > 0:
        at.agenda.append(frame(CLAIM, truths, lies, number + 1, third(top)))
    tell_all(at, log, t.CLAIMED, number)
