"""Decisions: who makes the one that is next, which actions it offers, what each does (NC-DEC)."""

from mypy_extensions import i64

from lampblack.games.night_cage.model import actions as a
from lampblack.games.night_cage.model import steps as s
from lampblack.games.night_cage.model.actions import NightAction
from lampblack.games.night_cage.model.position import NOBODY, Position
from lampblack.games.night_cage.model.steps import first_of, op_of, second_of
from lampblack.games.night_cage.rules.attacks import suffer, suffer_dirge
from lampblack.games.night_cage.rules.dirge import lay_dirge, legal_dirges
from lampblack.games.night_cage.rules.flickers import legal_removals, remove, sustain
from lampblack.games.night_cage.rules.keys import add_gifts, give
from lampblack.games.night_cage.rules.landing import (
    land,
    legal_landing_turns,
    legal_landings,
    turn_landing_tile,
)
from lampblack.games.night_cage.rules.light import legal_places, place, placer
from lampblack.games.night_cage.rules.movement import add_moves, legal_turns, move, spend, turn_blind_tile
from lampblack.games.night_cage.rules.pits import fall
from lampblack.games.night_cage.rules.scramble import legal_scrambles, scramble, turn_scramble_tile
from lampblack.games.night_cage.rules.start import (
    choose_start,
    legal_start_turns,
    legal_starts,
    turn_start_tile,
)
from lampblack.games.night_cage.rules.staying import forced_stay, legal_swaps, pass_to, stay, swap
from lampblack.kernel.action import Action
from lampblack.kernel.chance import Chance
from lampblack.kernel.event import Event
from lampblack.kernel.seat import Seat


def decider(at: Position) -> Seat:
    """The player who makes the next decision (NC-DEC, NC-DEC-16, NC19-DEC-03)."""
    item: i64 = at.agenda[-1]
    op = op_of(item)
    if op == s.FALL or op == s.HIT or op == s.DIRGE_HIT:
        return at.controller(first_of(item))
    if op == s.PLACE:
        return at.controller(placer(at, first_of(item)))
    return at.controller(at.acting)


def legal_at(at: Position) -> list[Action]:
    """The options of the next decision."""
    item: i64 = at.agenda[-1]
    op = op_of(item)
    first = first_of(item)
    if op == s.PLACE:
        return legal_places(at, first)
    if op == s.ACT:
        return legal_acts(at)
    if op == s.AGAIN:
        return legal_again(at)
    if op == s.FALL:
        return [at.board.fall[0], at.board.fall[1]]
    if op == s.HIT or op == s.DIRGE_HIT:
        return [at.board.block[0], at.board.block[1]]
    if op == s.LAND:
        return legal_landings(at)
    if op == s.LAND_TURN:
        return legal_landing_turns(at)
    if op == s.BLIND_TURN or op == s.SCRAMBLE_TURN:
        return legal_turns(at, first ^ 2)
    if op == s.SCRAMBLE:
        return legal_scrambles(at)
    if op == s.SWAP:
        return legal_swaps(at)
    if op == s.FLICKER:
        return legal_removals(at)
    if op == s.DIRGE:
        return legal_dirges(at, first)
    if op == s.START:
        return legal_starts(at)
    assert op == s.START_TURN
    return legal_start_turns(at)


def legal_acts(at: Position) -> list[Action]:
    """NC-DEC-06, NC19-DEC-02."""
    prisoner = at.acting
    options: list[Action] = []
    nerve: i64 = at.nerve[prisoner]
    can_move = add_moves(at, prisoner, nerve, options)
    if at.is_lit(prisoner) or nerve > 0:
        options.append(at.board.stay)
    if not at.is_lit(prisoner) and not can_move:
        options.append(at.board.forced_stay)
    if at.edition.has_pass and at.is_lit(prisoner) and at.passer == NOBODY:
        other: i64 = 0
        while other < at.prisoners():
            if other != prisoner:
                options.append(at.board.pass_to[other])
            other += 1
    add_gifts(at, options)
    return options


def legal_again(at: Position) -> list[Action]:
    """NC-DEC-12 and the Key passes before it (NC-TURN-07, 08; NC-NERVE-13, 14)."""
    prisoner = at.acting
    options: list[Action] = [at.board.end]
    nerve: i64 = at.nerve[prisoner]
    if nerve > 0 and at.moves > 0 and not at.stayed:
        add_moves(at, prisoner, nerve - 1, options)
    add_gifts(at, options)
    return options


def is_taken_by_itself(at: Position) -> bool:
    """A single option is no decision (section 22), but everybody is asked on their own turn."""
    if len(at.options) != 1:
        return False
    op = op_of(at.agenda[-1])
    return op != s.START and op != s.LAND and op != s.ACT


def perform(at: Position, action: NightAction, chance: Chance, log: list[Event] | None) -> None:
    """Carry out a legal action: its decision leaves the agenda and what follows goes onto it."""
    if action.kind == a.GIVE:
        give(at, action.a, action.b, log)  # the decision it came before still stands
        return
    item: i64 = at.agenda.pop()
    op = op_of(item)
    first = first_of(item)
    if op == s.PLACE:
        place(at, first, action, log)
    elif op == s.ACT:
        act(at, action, chance, log)
    elif op == s.AGAIN:
        if action.kind != a.END:
            spend(at, at.acting, "again", log)
            act(at, action, chance, log)
    elif op == s.FALL:
        fall(at, first, action.a, log)
    elif op == s.HIT:
        suffer(at, first, second_of(item), action.a == 1, chance, log)
    elif op == s.DIRGE_HIT:
        suffer_dirge(at, first, action.a == 1, chance, log)
    elif op == s.LAND:
        land(at, action.a, chance, log)
    elif op == s.LAND_TURN:
        turn_landing_tile(at, first, action.a, log)
    elif op == s.BLIND_TURN:
        turn_blind_tile(at, first, action.a, log)
    elif op == s.SCRAMBLE:
        scramble(at, action.a, chance, log)
    elif op == s.SCRAMBLE_TURN:
        turn_scramble_tile(at, first, action.a, log)
    elif op == s.SWAP:
        swap(at, action.a, log)
    elif op == s.FLICKER:
        if action.kind == a.SUSTAIN:
            sustain(at, log)
        else:
            remove(at, action.a, log)
    elif op == s.DIRGE:
        lay_dirge(at, action.a, action.b, log)
    elif op == s.START:
        choose_start(at, first, action.a)
    else:
        assert op == s.START_TURN
        turn_start_tile(at, first, action.a, log)


def act(at: Position, action: NightAction, chance: Chance, log: list[Event] | None) -> None:
    """Step 1: a Move, a Charge, a Stay or a Pass."""
    if action.kind == a.MOVE:
        move(at, action.a, chance, log)
    elif action.kind == a.CHARGE:
        spend(at, at.acting, "charge", log)
        move(at, action.a, chance, log)
    elif action.kind == a.STAY:
        stay(at, log)
    elif action.kind == a.FORCED_STAY:
        forced_stay(at, log)
    else:
        pass_to(at, action.a, log)
