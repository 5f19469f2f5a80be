"""The turn: what is next on the agenda, until somebody has to decide (NC-TURN, NC19-TURN)."""

from mypy_extensions import i64

from lampblack.games.night_cage.knowledge.facts import NCTurnBegan
from lampblack.games.night_cage.model.position import NOBODY, NOWHERE, RUNNING, Position
from lampblack.games.night_cage.model.steps import (
    ACT,
    AFTERMATH,
    AGAIN,
    ATTACK,
    BEGIN,
    BURN,
    CHASM,
    CHECK,
    CLASH,
    COLLAPSE,
    CRUSH,
    DARK,
    DIRGE_HIT,
    ENTER,
    FILL,
    FLICKER,
    HIT,
    JUMP,
    LAND,
    LAST_DECISION,
    NEXT,
    RELIGHT,
    SCRAMBLE,
    SCRAMBLED,
    SETTLE,
    SPOT,
    START,
    STARTED,
    SUBSTITUTE,
    WATCH,
    first_of,
    op_of,
    second_of,
)
from lampblack.games.night_cage.rules.attacks import (
    attack,
    can_block,
    clash,
    cost_of_hit,
    spot,
    suffer,
    suffer_dirge,
)
from lampblack.games.night_cage.rules.dirge import open_chasm
from lampblack.games.night_cage.rules.ending import check_isolation, remember
from lampblack.games.night_cage.rules.flickers import legal_removals, swallow
from lampblack.games.night_cage.rules.landing import keep_falling, legal_landings, settle
from lampblack.games.night_cage.rules.light import darkness, fill, relight
from lampblack.games.night_cage.rules.movement import enter
from lampblack.games.night_cage.rules.pits import collapse, jump
from lampblack.games.night_cage.rules.scramble import (
    aftermath,
    cannot_scramble,
    crush,
    legal_scrambles,
    scrambled,
)
from lampblack.games.night_cage.rules.start import pass_marker, tell_begin
from lampblack.games.night_cage.rules.staying import burn
from lampblack.kernel.chance import Chance
from lampblack.kernel.event import EVERYONE, Event


def run_step(at: Position, item: i64, chance: Chance, log: list[Event] | None) -> None:
    """Carry out one step that needs no decision; it is off the agenda already."""
    op = op_of(item)
    a = first_of(item)
    if op == DARK:
        darkness(at, log)
    elif op == FILL:
        fill(at, a, chance, log)
    elif op == RELIGHT:
        relight(at, log)
    elif op == CHECK:
        check_isolation(at, log)
    elif op == ENTER:
        enter(at, a, log)
    elif op == COLLAPSE:
        collapse(at, log)
    elif op == JUMP:
        jump(at)
    elif op == SPOT:
        spot(at)
    elif op == ATTACK:
        attack(at, log)
    elif op == AFTERMATH:
        aftermath(at, log)
    elif op == CLASH:
        clash(at)
    elif op == CRUSH:
        crush(at, log)
    elif op == BURN:
        burn(at, chance, log)
    elif op == SETTLE:
        settle(at, log)
    elif op == SCRAMBLED:
        scrambled(at, a, log)
    elif op == WATCH:
        at.watchers = at.monsters
    elif op == CHASM:
        open_chasm(at, log)
    elif op == SUBSTITUTE:
        substitute(at, a, log)
    elif op == STARTED:
        pass_marker(at, log)
    elif op == BEGIN:
        at.acting = NOBODY
        tell_begin(at, log)
        next_turn(at, log)
    else:
        assert op == NEXT
        end_turn(at, log)


def skip_decision(at: Position, item: i64, chance: Chance, log: list[Event] | None) -> bool:
    """A decision that does not come up is dropped from the agenda; what then happens instead."""
    op = op_of(item)
    prisoner = at.acting
    if op == ACT:
        if at.is_on_board(prisoner):
            return False
        at.agenda.pop()
        at.schedule(at.edition.after_no_act)  # NC-TURN-02
        return True
    if op == AGAIN:
        if at.is_on_board(prisoner):
            return False
        at.agenda.pop()  # NC-TURN-11
        return True
    if op == LAND:
        if at.is_falling(prisoner) and legal_landings(at):
            return False
        at.agenda.pop()
        if at.is_falling(prisoner):
            keep_falling(at, log)
        return True
    if op == HIT:
        victim, monster = first_of(item), second_of(item)
        if can_block(at, victim, cost_of_hit(at, victim, monster)):
            return False
        at.agenda.pop()
        suffer(at, victim, monster, False, chance, log)
        return True
    if op == DIRGE_HIT:
        victim = first_of(item)
        if can_block(at, victim, 3):
            return False
        at.agenda.pop()
        suffer_dirge(at, victim, False, chance, log)
        return True
    if op == SCRAMBLE:
        if legal_scrambles(at):
            return False
        at.agenda.pop()
        cannot_scramble(at, log)
        return True
    if op == FLICKER:
        if at.left == 0 and legal_removals(at):
            return False
        at.agenda.pop()
        if at.left == 0:
            swallow(at, log)
        return True
    if op == START:
        at.acting = first_of(item)
    return False


def run(at: Position, chance: Chance, log: list[Event] | None) -> None:
    """Take steps until the next one is a decision, or the game is over."""
    while at.result == RUNNING:
        item: i64 = at.agenda[-1]
        if op_of(item) > LAST_DECISION:
            at.agenda.pop()
            run_step(at, item, chance, log)
        elif not skip_decision(at, item, chance, log):
            return
    at.agenda = []


def begin_slot(at: Position, substitute: bool, log: list[Event] | None) -> None:
    at.moves = 0
    at.stayed = False
    at.trail = NOWHERE
    at.triggered = 0
    at.watchers = 0
    if log is not None:
        fact = NCTurnBegan(at.controller(at.acting), at.name(at.acting), at.turn, substitute)
        log.append(Event(EVERYONE, fact))


def next_turn(at: Position, log: list[Event] | None) -> None:
    """The next prisoner of the turn order acts (NC-TURN-10)."""
    at.acting = (at.acting + 1) % at.prisoners()
    at.turn += 1
    begin_slot(at, False, log)
    at.schedule(at.edition.turn)
    remember(at, log)


def substitute(at: Position, prisoner: i64, log: list[Event] | None) -> None:
    """NC19-PASS-03: a complete turn in the passer's slot."""
    at.passer = at.acting
    at.acting = prisoner
    begin_slot(at, True, log)
    at.schedule(at.edition.substitute_turn)


def end_turn(at: Position, log: list[Event] | None) -> None:
    pass_marker(at, log)
    if at.passer != NOBODY:
        at.acting = at.passer
        at.passer = NOBODY
    next_turn(at, log)
