"""Moving: which steps are open, and what a Move does (NC-MOVE, NC-LO, NC-KEEP-09, NC-NERVE-07)."""

from mypy_extensions import i64

from lampblack.games.night_cage.knowledge.facts import Moved, NerveSpent
from lampblack.games.night_cage.model.pieces import NO_TILE
from lampblack.games.night_cage.model.position import Position
from lampblack.games.night_cage.model.steps import BLIND_TURN, ENTER
from lampblack.games.night_cage.model.values import Cell, Prisoner, Side
from lampblack.games.night_cage.rules.ending import check_losses
from lampblack.games.night_cage.rules.keys import arrive, rob_keeper
from lampblack.games.night_cage.rules.light import face_in_hand, lay, reveal
from lampblack.games.night_cage.rules.sight import seers
from lampblack.games.night_cage.rules.stack import draw
from lampblack.kernel.action import Action
from lampblack.kernel.bits import has
from lampblack.kernel.chance import Chance
from lampblack.kernel.event import EVERYONE, Event


def is_from_behind(at: Position, cell: Cell, d: Side) -> bool:
    """Would a step in this direction enter the Keeper there through its rear?"""
    return at.mouth(cell) == d


def can_move(at: Position, prisoner: Prisoner, d: Side) -> bool:
    """NC-MOVE-01 to 08, without what only a Charge allows."""
    here: Cell = at.place[prisoner]
    if not at.opens(here, d):
        return False
    cell = at.board.next(here, d)
    if not has(at.tiles, cell):
        return not at.is_lit(prisoner) and at.left > 0  # NC-MOVE-06, 07
    if not at.opens(cell, d ^ 2) or not at.is_free(cell):
        return False
    if not has(at.monsters, cell) or can_step_on(at, prisoner, cell, d):
        return True
    return needs_no_charge(at, prisoner) and can_charge(at, prisoner, d)


def can_step_on(at: Position, prisoner: Prisoner, cell: Cell, d: Side) -> bool:
    """Entering a monster's tile without a Charge (NC-KEEP-09, 15; NC19-MOVE-02, NC19-KH-10)."""
    if has(at.keepers, cell):
        if at.holds_key(prisoner):
            return False
        return not at.edition.charges or is_from_behind(at, cell, d)
    return not at.edition.charges


def needs_no_charge(at: Position, prisoner: Prisoner) -> bool:
    """NC-HOUSE-01: who is out walks onto monsters as it stumbles onto them."""
    return at.edition.steps_in_the_dark and not at.is_lit(prisoner)


def can_charge(at: Position, prisoner: Prisoner, d: Side) -> bool:
    """NC-NERVE-07: onto a connected monster, but never from behind a Keeper (NC-KEEP-10, 15)."""
    cell = at.board.next(at.place[prisoner], d)
    if not has(at.monsters, cell) or not at.is_connected(at.place[prisoner], d) or not at.is_free(cell):
        return False
    return not (has(at.keepers, cell) and is_from_behind(at, cell, d))


def add_moves(at: Position, prisoner: Prisoner, nerve: i64, options: list[Action]) -> bool:
    """Every Move, and every Charge this much Nerve can pay; whether there was a free Move."""
    found = False
    for d in range(4):
        if can_move(at, prisoner, d):
            options.append(at.board.move[d])
            found = True
    if nerve > 0 and at.edition.charges and at.monsters != 0 and not needs_no_charge(at, prisoner):
        for d in range(4):
            if can_charge(at, prisoner, d):
                options.append(at.board.charge[d])
    return found


def spend(at: Position, prisoner: Prisoner, use: str, log: list[Event] | None) -> None:
    """One of the prisoner's own Nerve (NC-NERVE-10)."""
    at.nerve[prisoner] -= 1
    if log is not None:
        fact = NerveSpent(at.controller(prisoner), at.name(prisoner), use, at.nerve[prisoner])
        log.append(Event(EVERYONE, fact))


def move(at: Position, d: Side, chance: Chance, log: list[Event] | None) -> None:
    """A Move or Charge begins: who sees the space left is remembered (NC-MON-07), then the step."""
    here: Cell = at.place[at.acting]
    at.trail = here
    at.watchers = at.monsters
    at.triggered |= seers(at, here)
    cell = at.board.next(here, d)
    if has(at.tiles, cell):
        if robs(at, cell, d):
            at.schedule(at.edition.after_rear)
        else:
            at.schedule(at.edition.after_move)
        at.push(ENTER, d)
        return
    at.hand = draw(at, "blind", chance, log)  # NC-MOVE-07
    if at.hand == NO_TILE:
        no_tile_to_enter(at, log)
        return
    at.schedule(at.edition.after_move)
    at.push(ENTER, d)
    at.push(BLIND_TURN, d)


def robs(at: Position, cell: Cell, d: Side) -> bool:
    """Whether the acting prisoner takes a Keeper's Key by this step (NC-KEEP-09, 11)."""
    return has(at.keepers, cell) and not at.holds_key(at.acting) and is_from_behind(at, cell, d)


def no_tile_to_enter(at: Position, log: list[Event] | None) -> None:
    """NC-LO-10: the blind move becomes a forced Stay without burning."""
    at.stayed = True
    at.triggered = 0
    at.schedule(at.edition.after_stay)
    check_losses(at, log)


def turn_blind_tile(at: Position, d: Side, code: i64, log: list[Event] | None) -> None:
    cell = at.board.next(at.place[at.acting], d)
    lay(at, at.acting, cell, face_in_hand(at, d ^ 2, code), log)
    reveal(at, cell)


def enter(at: Position, d: Side, log: list[Event] | None) -> None:
    """The Move is completed, unless the Dirge swallowed the prisoner before (NC-LO-09)."""
    prisoner = at.acting
    here: Cell = at.place[prisoner]
    if here < 0:
        at.triggered = 0  # NC-FALL-18
        return
    cell = at.board.next(here, d)
    at.place[prisoner] = cell
    at.moves += 1
    if log is not None:
        how = "leap" if has(at.pits, cell) else "charge" if has(at.monsters, cell) else "move"
        fact = Moved(
            at.controller(prisoner), at.name(prisoner), at.board.names[here], at.board.names[cell], how
        )
        log.append(Event(EVERYONE, fact))
    arrive(at, prisoner, log)
    if robs(at, cell, d):
        rob_keeper(at, prisoner, log)
