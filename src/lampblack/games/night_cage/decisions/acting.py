"""A turn's act, and what may follow it: Move, Charge, Stay, Pass, a Key passed on (NC-DEC-06, 12, 14)."""

from typing import final

from mypy_extensions import i64

from lampblack.games.night_cage.decisions.moves import why_no_charge, why_no_gift, why_no_move, why_no_pass
from lampblack.games.night_cage.decisions.point import Point, name_of, no
from lampblack.games.night_cage.model.actions import (
    CHARGE,
    END,
    FORCED_STAY,
    GIVE,
    MOVE,
    PASS,
    STAY,
    NightAction,
)
from lampblack.games.night_cage.model.position import NOBODY, Position
from lampblack.games.night_cage.rules.keys import add_gifts, give
from lampblack.games.night_cage.rules.movement import add_moves, move, spend
from lampblack.games.night_cage.rules.staying import forced_stay, pass_to, stay
from lampblack.kernel.action import Action
from lampblack.kernel.answers import Refusal
from lampblack.kernel.chance import Chance
from lampblack.kernel.event import Event


@final
class Act(Point):
    """NC-DEC-06, NC19-DEC-02: everybody is asked on their own turn, be there a choice or not."""

    def __init__(self) -> None:
        super().__init__("ACT", 6, (MOVE, CHARGE, STAY, FORCED_STAY, PASS, GIVE), is_forced=False)

    def comes_up(self, at: Position) -> bool:
        return at.is_on_board(at.acting)

    def pass_over(self, at: Position, log: list[Event] | None) -> None:
        at.schedule(at.edition.after_no_act)  # NC-TURN-02

    def question(self, at: Position) -> str:
        if not at.is_lit(at.acting):
            return f"{name_of(at)} is out and must move."
        return f"Move {name_of(at)}, {'stay or pass' if at.edition.has_pass else 'or stay'}."

    def options(self, at: Position) -> list[Action]:
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

    def why_not(self, at: Position, action: NightAction) -> Refusal:
        if action.kind == MOVE:
            return why_no_move(at, action.side)
        if action.kind == CHARGE:
            return why_no_charge(at, action.side, at.nerve[at.acting])
        if action.kind == PASS:
            return why_no_pass(at, action.prisoner)
        if action.kind == GIVE:
            return why_no_gift(at, action.prisoner, action.receiver)
        if action.kind == STAY:
            return no(at, "NC-LO-02", f"{name_of(at)} is out, has no Nerve and may not stay: move.")
        if at.is_lit(at.acting):
            return no(at, "NC-LO-06", "Only a prisoner who is out and cannot move is forced to stay.")
        return no(at, "NC-LO-03", f"{name_of(at)} is out and can move, so it must.")

    def take(self, at: Position, action: NightAction, chance: Chance, log: list[Event] | None) -> None:
        if action.kind == GIVE:
            give(at, action.prisoner, action.receiver, log)  # the act itself is still to come
            return
        at.agenda.pop()
        if action.kind == STAY:
            stay(at, log)
        elif action.kind == FORCED_STAY:
            forced_stay(at, log)
        elif action.kind == PASS:
            pass_to(at, action.prisoner, log)
        else:
            set_out(at, action, chance, log)


@final
class Again(Point):
    """NC-DEC-12 and the Key passes before it (NC-TURN-07, 08; NC-NERVE-13, 14)."""

    def __init__(self) -> None:
        super().__init__("AGAIN", 12, (END, MOVE, CHARGE, GIVE))

    def comes_up(self, at: Position) -> bool:
        return at.is_on_board(at.acting)  # NC-TURN-11

    def question(self, at: Position) -> str:
        return f"{name_of(at)} may end the turn, spend a Nerve on another Move, or pass a Key."

    def options(self, at: Position) -> list[Action]:
        prisoner = at.acting
        options: list[Action] = [at.board.end]
        nerve: i64 = at.nerve[prisoner]
        if nerve > 0 and at.moves > 0 and not at.stayed:
            add_moves(at, prisoner, nerve - 1, options)
        add_gifts(at, options)
        return options

    def why_not(self, at: Position, action: NightAction) -> Refusal:
        nerve: i64 = at.nerve[at.acting]
        if action.kind == GIVE:
            return why_no_gift(at, action.prisoner, action.receiver)
        if at.moves == 0 or at.stayed:
            return no(at, "NC-NERVE-13", "Another Move comes only after a Move.")
        if nerve == 0:
            return no(at, "NC-NERVE-04", "Another Move costs a Nerve, and there is none to spend.")
        if action.kind == MOVE:
            return why_no_move(at, action.side)
        if nerve == 1:
            return no(at, "NC-NERVE-14", "Another Move that is a Charge costs two Nerve.")
        return why_no_charge(at, action.side, nerve - 1)

    def take(self, at: Position, action: NightAction, chance: Chance, log: list[Event] | None) -> None:
        if action.kind == GIVE:
            give(at, action.prisoner, action.receiver, log)
            return
        at.agenda.pop()
        if action.kind != END:
            spend(at, at.acting, "again", log)
            set_out(at, action, chance, log)


def set_out(at: Position, action: NightAction, chance: Chance, log: list[Event] | None) -> None:
    """A Move or a Charge begins."""
    if action.kind == CHARGE:
        spend(at, at.acting, "charge", log)
    move(at, action.side, chance, log)
