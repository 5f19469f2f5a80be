"""Attacks: who is set off, the chain reaction, the hits (NC-MON-07 to 23, NC-TURN-05)."""

from mypy_extensions import i64

from lampblack.games.night_cage.knowledge.facts import MonstersAttacked, NerveSpent, Strike, WasHit
from lampblack.games.night_cage.model.pieces import FACE_CODES, FACE_P, KIND_CODES, OMEN
from lampblack.games.night_cage.model.position import Position
from lampblack.games.night_cage.model.steps import ATTACK, HIT
from lampblack.games.night_cage.model.values import Cell, Prisoner
from lampblack.games.night_cage.rules.sight import seers, sets_off, strike
from lampblack.games.night_cage.rules.stack import pay
from lampblack.kernel.bits import bit, has, members
from lampblack.kernel.chance import Chance
from lampblack.kernel.event import EVERYONE, Event


def spot(at: Position) -> None:
    """The new end of a Move: what sees it, and the monster stood on (NC-MON-07, 10; NC19-MON-01).

    The only monster that can be new since the Move began is the one drawn for it and stood on.
    """
    cell: Cell = at.place[at.acting]
    if cell >= 0:
        at.triggered |= seers(at, cell)


def clash(at: Position) -> None:
    """Standing on a monster after a landing or a step: it attacks at once (NC-FALL-11, NC19-MON-07)."""
    cell: Cell = at.place[at.acting]
    if cell >= 0 and has(at.monsters, cell):
        at.triggered |= bit(cell)
        at.push(ATTACK)


def attack(at: Position, log: list[Event] | None) -> None:
    """One attack resolution: the attackers are complete, then every hit goes on the agenda."""
    first = at.triggered & at.monsters
    at.triggered = 0
    at.watchers = 0
    strike_out(at, first, log)


def rouse(at: Position, log: list[Event] | None) -> None:
    """NC-HOUSE-02: the monsters that saw a fall attack, apart from those that a Move has set off."""
    first = at.roused & at.monsters
    at.roused = 0
    strike_out(at, first, log)


def strike_out(at: Position, first: i64, log: list[Event] | None) -> None:
    """The chain reaction of these monsters, and its hits."""
    if first == 0:
        return
    together, order, causes = chain(at, first)
    attackers = members(together)
    strikes = [strike(at, monster) for monster in attackers]
    if log is not None:
        tell(at, order, causes, log)
    # The agenda's last item comes first, so the list of hits is pushed from its end (NC-MON-15, 16).
    number = at.prisoners() - 1
    while number >= 0:
        prisoner = at.in_order(number)
        cell: Cell = at.place[prisoner]
        if cell >= 0:
            for index in range(len(attackers) - 1, -1, -1):
                if has(strikes[index], cell):
                    at.push(HIT, prisoner, attackers[index])
        number -= 1


def chain(at: Position, first: i64) -> tuple[i64, list[int], list[int]]:
    """The chain reaction: all attackers, in the order set off, and by which one (NC-MON-11, 12)."""
    together = first
    order = members(first)
    causes = [-1] * len(order)
    at_index = 0
    while at_index < len(order):
        monster = order[at_index]
        for other in members(sets_off(at, monster) & ~together):
            together |= bit(other)
            order.append(other)
            causes.append(monster)
        at_index += 1
    return together, order, causes


def tell(at: Position, order: list[int], causes: list[int], log: list[Event]) -> None:
    names = at.board.names
    strikes = [
        Strike(
            names[monster],
            FACE_CODES[at.faces[monster]],
            None if cause < 0 else names[cause],
            [names[cell] for cell in members(strike(at, monster))],
        )
        for monster, cause in zip(order, causes)
    ]
    log.append(Event(EVERYONE, MonstersAttacked(at.controller(at.acting), at.name(at.acting), strikes)))


def cost_of_hit(at: Position, prisoner: Prisoner, monster: Cell) -> i64:
    """NC-MON-17, NC-PATH-03, NC-KEEP-05, 10."""
    if at.faces[monster] == FACE_P:
        return 5
    if has(at.keepers, monster) and at.place[prisoner] != monster:
        return 1
    return 3


def can_block(at: Position, prisoner: Prisoner, cost: i64) -> bool:
    """Only what costs three can be Blocked (NC-NERVE-06, 12)."""
    return cost == 3 and at.nerve[prisoner] > 0


def suffer(
    at: Position, prisoner: Prisoner, monster: Cell, block: bool, chance: Chance, log: list[Event] | None
) -> None:
    """A monster's hit: the tiles are discarded, then the prisoner is out (NC-MON-15, NC-LO-01)."""
    cost = cost_of_hit(at, prisoner, monster)
    code = FACE_CODES[at.faces[monster]]
    put_out(at, prisoner, monster, code, cost, block, chance, log)


def suffer_dirge(
    at: Position, prisoner: Prisoner, block: bool, chance: Chance, log: list[Event] | None
) -> None:
    """NC-DIRGE-05."""
    put_out(at, prisoner, at.place[prisoner], KIND_CODES[OMEN], 3, block, chance, log)


def put_out(
    at: Position,
    prisoner: Prisoner,
    monster: Cell,
    code: str,
    cost: i64,
    block: bool,
    chance: Chance,
    log: list[Event] | None,
) -> None:
    seat, name = at.controller(prisoner), at.name(prisoner)
    if block:
        at.nerve[prisoner] -= 1
        cost = 2
        if log is not None:
            log.append(Event(EVERYONE, NerveSpent(seat, name, "block", at.nerve[prisoner])))
    was_lit = at.is_lit(prisoner)
    at.lit &= ~bit(prisoner)
    if log is None:
        pay(at, cost, chance, log)
        return
    loss: list[Event] = []
    paid = pay(at, cost, chance, loss)
    log.append(Event(EVERYONE, WasHit(seat, name, at.board.names[monster], code, paid, block, was_lit)))
    log += loss
