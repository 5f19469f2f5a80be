"""The formation: ranks, summons, reforming (SS-RANK)."""

from lampblack.games.stygian_society.knowledge.facts.enemies import EnemiesSummoned, EnemyStepsUp
from lampblack.games.stygian_society.model.content import Kind
from lampblack.games.stygian_society.model.effects import AT_RED, NONE
from lampblack.games.stygian_society.model.pieces import (
    BORDERS,
    FRONT,
    HERO_COLORS,
    RANK_NAMES,
    RED,
    TOKENS_PER_COLOR,
)
from lampblack.games.stygian_society.model.position import BOSS, WOUND_ROOM, Position
from lampblack.games.stygian_society.rules.tell import kind_named, tell, token_named
from lampblack.kernel.event import Event


def new_token(at: Position, kind: Kind) -> int:
    """A token without wounds. Its kind's card comes into play; a boss needs no token of the supply (SS-RANK-09)."""
    border = BOSS if kind.is_boss else kind.border
    if not kind.is_boss:
        at.kinds[border] = kind.index
    id = at.serial * 4 + border
    at.serial += 1
    return id * WOUND_ROOM


def summon(at: Position, kind: int, rank: int, number: int, log: list[Event] | None) -> None:
    """SS-RANK-07: one by one at the right end, as far as tokens go; then the ranks are reformed."""
    if at.completed:
        return  # SS-HOUSE-01
    if kind == AT_RED:
        kind = at.kinds[RED - HERO_COLORS]  # SS-EFF-18
        if kind == NONE:
            return
    summoned = at.content.kinds[kind]
    placed = 0
    while placed < number and can_place(at, summoned):
        (at.front if rank == FRONT else at.rear).append(new_token(at, summoned))
        placed += 1
    if log is not None:
        tell(log, EnemiesSummoned(kind_named(at, kind), RANK_NAMES[rank], placed, number - placed))
    reform(at, log)


def can_place(at: Position, kind: Kind) -> bool:
    """A token is left, and no other kind of the color has tokens in play (SS-COMP-11)."""
    in_play = at.tokens_of(kind.border)
    if in_play == 0:
        return True
    sheet = at.sheet_now()
    if sheet.boss != NONE and at.content.kinds[sheet.boss].border == kind.border:
        return False
    return at.kinds[kind.border] == kind.index and in_play < TOKENS_PER_COLOR


def reform(at: Position, log: list[Event] | None) -> None:
    """SS-RANK-02: while the rear rank is the longer one, somebody falls into the front rank.

    A giant counts one in each rank and never falls (SS-RANK-06).
    """
    while len(at.rear) > len(at.front):
        index = falling(at)
        token = at.rear[index]
        del at.rear[index]
        at.front.append(token)  # SS-RANK-04
        if log is not None:
            tell(log, EnemyStepsUp(token_named(at, token >> 10)))


def falling(at: Position) -> int:
    """SS-RANK-03: the leftmost red one of the rear rank, else yellow, else black."""
    for border in range(BORDERS):
        for index, token in enumerate(at.rear):
            if at.border_of(token >> 10) == border:
                return index
    raise AssertionError("an empty rear rank is not the longer one")
