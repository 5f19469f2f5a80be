"""Attacks, defenses, killing (SS-WND, SS-DEF, SS-KILL)."""

from mypy_extensions import i64

from lampblack.games.stygian_society.knowledge.facts.enemies import (
    AttackBoosted,
    EnemiesFled,
    EnemyKilled,
    EnemyMended,
    EnemyWounded,
)
from lampblack.games.stygian_society.knowledge.facts.turns import FloorCompleted, Won
from lampblack.games.stygian_society.model.agenda import DEFEATED, KILLED, STRIKE, Item
from lampblack.games.stygian_society.model.content import Card
from lampblack.games.stygian_society.model.effects import NONE
from lampblack.games.stygian_society.model.pieces import MAIMED, ON_ATTACK, PIERCE_RANK, PIERCE_RESIST, WIZARD
from lampblack.games.stygian_society.model.position import (
    BOSS,
    NO_TOKEN,
    WON,
    Position,
    id_border,
    token_id,
    token_wounds,
)
from lampblack.games.stygian_society.rules.modifiers import attack_add, ignores_resist
from lampblack.games.stygian_society.rules.ranks import reform
from lampblack.games.stygian_society.rules.statuses import count_of
from lampblack.games.stygian_society.rules.targets import struck
from lampblack.games.stygian_society.rules.tell import kind_named, place_of_token, tell, token_named
from lampblack.games.stygian_society.rules.windows import open_window
from lampblack.kernel.event import Event


def begin_attack(at: Position, item: Item) -> None:
    """Open the ``attack`` window, unless there is nobody left to hit (SS-WND-06)."""
    card = at.content.cards[item.source]
    if item.n >= 4 and struck(at, card.target, item.a, item.b):
        at.push(Item(STRIKE, item.n, item.source, item.user, item.a, item.b))
        open_window(at, ON_ATTACK, item.user, len(at.agenda) - 1, card.attack)


def boost(at: Position, item: Item, id: int, log: list[Event] | None) -> None:
    """SS-EFF-27."""
    at.boosts += [item.event, id, item.n]
    if log is not None:
        tell(log, AttackBoosted(token_named(at, id), place_of_token(at, id), item.n))


def boosted(at: Position, event: int, id: i64) -> i64:
    more: i64 = 0
    for index in range(0, len(at.boosts), 3):
        if at.boosts[index] == event and at.boosts[index + 1] == id:
            more += at.boosts[index + 2]
    return more


def strike(at: Position, item: Item, log: list[Event] | None) -> None:
    """Deal the wounds of one attack to all its targets at the same time (SS-WND-05)."""
    event = len(at.agenda)  # where this step stood
    card = at.content.cards[item.source]
    blow: i64 = item.n >> 2
    pierce: i64 = item.n & 3
    if ignores_resist(at, item.user, card.attack):
        pierce |= PIERCE_RESIST
    blow += attack_add(at, item.user, card.attack) - count_of(at, item.user, MAIMED)  # SS-WND-03
    ids = struck(at, card.target, item.a, item.b)
    dealt: list[int] = []
    for id in ids:
        strength = max(0, blow + boosted(at, event, id))
        ward = defense(at, id, card, pierce)
        dealt.append(max(0, strength - ward))  # SS-WND-04
        if log is not None:
            tell_wounds(at, id, strength, dealt[-1], log)
    at.boosts = [n for index, n in enumerate(at.boosts) if at.boosts[index // 3 * 3] != event]
    for index, id in enumerate(ids):
        add_wounds(at, id, dealt[index])
    remove_killed(at, item.user, log)


def defense(at: Position, id: i64, card: Card, pierce: i64) -> i64:
    """SS-DEF-01 to -05. Only heroes' attacks come here (SS-DEF-07)."""
    kind = at.kind_of(id)
    ward: i64 = 0
    if not pierce & PIERCE_RESIST:
        ward += kind.resist[card.attack]
    if kind.rank_ahead and not pierce & PIERCE_RANK:
        for token in at.rear:  # a giant is in both ranks, so no rank is ahead of it
            if token_id(token) == id:
                ward += kind.rank_ahead * at.front_size()
    return ward


def tell_wounds(at: Position, id: int, strength: int, dealt: int, log: list[Event]) -> None:
    kind = at.kind_of(id)
    wounds = min(kind.wounds, wounds_of(at, id) + dealt)
    place = place_of_token(at, id)
    tell(log, EnemyWounded(token_named(at, id), place, dealt, strength - dealt, wounds, kind.wounds))


def wounds_of(at: Position, id: i64) -> i64:
    for token in at.tokens():
        if token_id(token) == id:
            return token_wounds(token)
    return 0


def add_wounds(at: Position, id: i64, wounds: i64) -> None:
    """Wounds beyond the maximum are lost (SS-WND-08)."""
    limit: i64 = at.kind_of(id).wounds
    if at.giant != NO_TOKEN and token_id(at.giant) == id:
        at.giant += min(wounds, limit - token_wounds(at.giant))
        return
    for rank in (at.front, at.rear):
        for index in range(len(rank)):
            token: i64 = rank[index]
            if token_id(token) == id:
                rank[index] = token + min(wounds, limit - token_wounds(token))
                return


def is_dead(at: Position, token: i64) -> bool:
    """SS-KILL-01."""
    return token_wounds(token) >= at.kind_of(token_id(token)).wounds


def remove_killed(at: Position, attacker: int, log: list[Event] | None) -> None:
    """SS-KILL-02, -03: all the dead at once, then the ranks, then XP one by one."""
    dead: list[int] = [token for token in at.tokens() if is_dead(at, token)]
    if not dead:
        return
    if log is not None:
        for token in dead:
            id = token_id(token)
            tell(log, EnemyKilled(token_named(at, id), place_of_token(at, id)))
    boss_dies = any(id_border(token_id(token)) == BOSS for token in dead)
    kinds = [at.kind_of(token_id(token)) for token in dead]
    at.front = [token for token in at.front if not is_dead(at, token)]
    at.rear = [token for token in at.rear if not is_dead(at, token)]
    if at.giant != NO_TOKEN and is_dead(at, at.giant):
        at.giant = NO_TOKEN
    if boss_dies and at.sheet_now().tier == WIZARD:
        win(at, log)
        return
    if boss_dies:
        flee(at, log)
        at.push_op(DEFEATED)  # SS-MID-04: after the XP
    reform(at, log)
    for kind in reversed(kinds):
        at.push(Item(KILLED, kind.index, NONE, attacker))
    check_completed(at, log)


def flee(at: Position, log: list[Event] | None) -> None:
    """SS-MID-02: without XP."""
    if log is not None and at.tokens():
        tell(log, EnemiesFled([token_named(at, token_id(token)) for token in at.tokens()]))
    at.front = []
    at.rear = []


def check_completed(at: Position, log: list[Event] | None) -> None:
    """SS-DONE-01."""
    if not at.completed and not at.front and not at.rear and at.giant == NO_TOKEN:
        at.completed = True
        if log is not None:
            tell(log, FloorCompleted(at.floor))


def win(at: Position, log: list[Event] | None) -> None:
    """SS-WIZ-02: at once; whoever else is left stays where he stands."""
    at.finish(WON)
    if log is not None:
        tell(log, Won(kind_named(at, at.sheet_now().boss), at.turn))


def mend(at: Position, id: i64, amount: i64, log: list[Event] | None) -> None:
    """SS-EFF-19: up to so many wounds are removed."""
    wounds = wounds_of(at, id)
    removed = min(amount, wounds)
    if removed > 0:
        add_wounds(at, id, -removed)
        if log is not None:
            tell(log, EnemyMended(token_named(at, id), place_of_token(at, id), removed, wounds - removed))
