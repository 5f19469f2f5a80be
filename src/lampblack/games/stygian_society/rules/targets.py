"""Targets (SS-TGT): chosen tokens, or everybody in a rank when the wounds are dealt."""

from mypy_extensions import i64

from lampblack.games.stygian_society.model.actions import FRONT_PLACE, GIANT_PLACE, REAR_PLACE
from lampblack.games.stygian_society.model.agenda import D_TARGET, Item
from lampblack.games.stygian_society.model.effects import NONE
from lampblack.games.stygian_society.model.pieces import (
    ANY_ONE,
    ANY_TWO,
    EVERY_ENEMY,
    FRONT,
    FRONT_ALL,
    FRONT_ONE,
    FRONT_TWO,
    NO_TARGET,
    ONE_RANK,
)
from lampblack.games.stygian_society.model.position import NO_TOKEN, Position, token_id
from lampblack.games.stygian_society.rules.lists import start_list


def has_target(at: Position, selector: i64) -> bool:
    """SS-TURN-10, SS-TGT-11."""
    if selector == NO_TARGET:
        return True
    if at.giant != NO_TOKEN or at.front:
        return True
    return bool(at.rear) and selector not in (FRONT_ONE, FRONT_TWO, FRONT_ALL)


def places_in_reach(at: Position, selector: i64) -> list[int]:
    """Where the enemies stand that a selector may choose, in canonical order (SS-DEC-04)."""
    places: list[int] = []
    if at.giant != NO_TOKEN:
        places.append(GIANT_PLACE)
    for index in range(len(at.front)):
        places.append(FRONT_PLACE + index)
    if selector == ANY_ONE or selector == ANY_TWO:
        for index in range(len(at.rear)):
            places.append(REAR_PLACE + index)
    return places


def id_at(at: Position, place: int) -> int:
    if place == GIANT_PLACE:
        return token_id(at.giant)
    if place < REAR_PLACE:
        return token_id(at.front[place - FRONT_PLACE])
    return token_id(at.rear[place - REAR_PLACE])


def choose_targets(at: Position, card: int, user: int, for_action: bool, event: int) -> None:
    """Ask for the targets of a card that is used; without a choice go on at once."""
    selector = at.content.cards[card].target
    if selector == NO_TARGET or selector == FRONT_ALL or selector == EVERY_ENEMY:
        take_targets(at, card, user, for_action, NONE, NONE, event)
    else:
        at.push(Item(D_TARGET, 1 if for_action else 0, card, user, NONE, NONE, event))


def take_targets(at: Position, card: int, user: int, for_action: bool, a: int, b: int, event: int) -> None:
    """An action keeps its targets for its resolution (SS-TGT-08); other cards take effect now."""
    if for_action:
        at.target_a = a
        at.target_b = b
        return
    effects = at.content.cards[card].effects
    assert effects is not None
    start_list(at, effects, card, user, a, b, event)


def rank_ids(at: Position, rank: int) -> list[int]:
    """The tokens of a rank; a giant is in both (SS-RANK-06)."""
    ids = [token_id(at.giant)] if at.giant != NO_TOKEN else []
    for token in at.front if rank == FRONT else at.rear:
        ids.append(token_id(token))
    return ids


def struck(at: Position, selector: i64, a: int, b: int) -> list[int]:
    """Who is hit if the wounds are dealt now (SS-TGT-08 to -10)."""
    if selector == FRONT_ALL:
        return rank_ids(at, FRONT)
    if selector == ONE_RANK:
        return rank_ids(at, a)
    ids = [token_id(token) for token in at.tokens()]
    if selector == EVERY_ENEMY:
        return ids
    return [id for id in ids if id == a or id == b]
