"""MOVE: one step, or none (KC-TURN-05, KC-MOVE)."""

from collections.abc import Sequence
from typing import final

from lampblack.games.keys_to_the_castle.decisions.castle import CastleDecision
from lampblack.games.keys_to_the_castle.model.actions import BONUS_SKIP, EXIT, STAY, KeysAction
from lampblack.games.keys_to_the_castle.model.board import OUTSIDE
from lampblack.games.keys_to_the_castle.model.position import END, Position
from lampblack.games.keys_to_the_castle.rules.movement import can_leave, joined, leave, stay, step_to, steps
from lampblack.games.keys_to_the_castle.rules.turn import land
from lampblack.kernel.action import Action
from lampblack.kernel.answers import Prompt, Refusal
from lampblack.kernel.bits import has
from lampblack.kernel.chance import Chance
from lampblack.kernel.event import Event
from lampblack.kernel.seat import Seat


@final
class Move(CastleDecision):
    def __init__(self) -> None:
        super().__init__("MOVE", "KC-TURN-05")

    def question(self, at: Position) -> str:
        if at.is_trapped(at.active):
            return "You are caught in a Net: stay where you are."
        if at.place[at.active] != OUTSIDE and not can_leave(at, at.active):
            return "Move one step, or stay."
        return "Move one step, leave the Castle, or stay."

    def prompt(self, at: Position, viewer: Seat) -> Prompt:
        rule = "KC-CARD-NET-05" if at.is_trapped(at.active) else self.rule
        return Prompt(at.active, self.name, rule, self.question(at))

    def options(self, at: Position) -> Sequence[Action]:
        """The table of section 4.2 (KC-ACT-03)."""
        options: list[Action] = [at.board.stay]
        at.board.move.offer(steps(at, at.active), options)
        if can_leave(at, at.active):
            options.append(at.board.exit)
        return options

    def refuse_here(self, at: Position, action: KeysAction) -> Refusal | None:
        if action.kind < STAY:
            return Refusal("KC-TURN-09", "You have played your card this turn; now move, or stay.")
        if action.kind >= BONUS_SKIP:
            return Refusal("KC-XKEY-01", "An Extra Key comes from landing on its tile; now move, or stay.")
        if action.kind == STAY:
            return None
        if at.is_trapped(at.active):
            return Refusal("KC-CARD-NET-05", "You are caught in a Net; all you can do is stay.")
        if action.kind == EXIT:
            if at.place[at.active] == OUTSIDE:
                return Refusal("KC-MOVE-06", "You are outside already; stay, or enter the Castle.")
            if not can_leave(at, at.active):
                return Refusal("KC-HOUSE-01", "You are not blocked; you leave only when no step is left.")
            return None
        return refuse_step(at, action.cell)

    def take(self, at: Position, action: KeysAction, chance: Chance, log: list[Event] | None) -> None:
        at.step = END
        if action.kind == STAY:
            stay(at, log)
        elif action.kind == EXIT:
            leave(at, log)
        else:
            step_to(at, action.cell, log)
            land(at, action.cell, log)


def refuse_step(at: Position, cell: int) -> Refusal | None:
    if has(steps(at, at.active), cell):
        return None
    name = at.board.names[cell]
    if not has(joined(at, at.active), cell):
        here = at.place[at.active]
        if here == OUTSIDE and has(at.start_line(at.active), cell):
            return Refusal("KC-HOUSE-02", f"You came in by {name} last time; choose another door.")
        if here == OUTSIDE:
            return Refusal(
                "KC-MOVE-05", f"{name} is not on your start line; you enter the Castle there only."
            )
        if at.board.joint_between(here, cell) >= 0:
            return Refusal("KC-MOVE-03", f"{name} is diagonal from you, and no passage leads there.")
        return Refusal("KC-MOVE-01", f"{name} is more than one step away.")
    if has(at.occupied, cell):
        return Refusal("KC-MOVE-12", f"Somebody stands on {name}.")
    if not has(at.opened, cell):
        return Refusal("KC-TILE-04", f"{name} is closed; open it first.")
    if has(at.padlocked, cell):
        return Refusal("KC-CARD-PAD-07", f"{name} is padlocked; nobody can enter it.")
    return Refusal("KC-TILE-06", f"{name} is barred; a Hacksaw would open it.")
