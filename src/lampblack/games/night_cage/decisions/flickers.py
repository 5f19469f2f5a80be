"""Final Flickers: a Nerve, or one tile more (NC-DEC-13, NC19-DEC-04)."""

from typing import final

from lampblack.games.night_cage.decisions.point import Point, no
from lampblack.games.night_cage.model.actions import REMOVE, SUSTAIN, NightAction
from lampblack.games.night_cage.model.position import Position
from lampblack.games.night_cage.rules.flickers import removable, remove, sustain, swallow
from lampblack.kernel.action import Action
from lampblack.kernel.answers import Refusal
from lampblack.kernel.bits import has, members
from lampblack.kernel.chance import Chance
from lampblack.kernel.event import Event


@final
class ChooseFlicker(Point):
    def __init__(self) -> None:
        super().__init__("FLICKER", 13, (SUSTAIN, REMOVE))

    def comes_up(self, at: Position) -> bool:
        return at.left == 0 and (at.nerve[at.acting] > 0 or removable(at) != 0)

    def pass_over(self, at: Position, log: list[Event] | None) -> None:
        if at.left == 0:
            swallow(at, log)

    def question(self, at: Position) -> str:
        sustain = ", or spend a Nerve to keep them all" if at.nerve[at.acting] > 0 else ""
        return f"The stack is empty: choose a tile to remove{sustain}."

    def options(self, at: Position) -> list[Action]:
        """When only occupied tiles are left, taking one loses the game (NC-FF-04)."""
        options: list[Action] = []
        can_sustain = at.nerve[at.acting] > 0
        if can_sustain:
            options.append(at.board.sustain)
        cells = removable(at)
        if cells == 0 and can_sustain:
            cells = at.occupied()
        for cell in members(cells):
            options.append(at.board.remove[cell])
        return options

    def why_not(self, at: Position, action: NightAction) -> Refusal:
        if action.kind == SUSTAIN:
            return no(at, "NC-NERVE-08", "Sustaining the light costs a Nerve, and there is none to spend.")
        name = at.board.spoken[action.cell]
        if has(at.dirge, action.cell):
            return no(at, "NC-FF-09", f"{name} is part of the chasm, not a tile.")
        if not has(at.tiles, action.cell):
            return no(at, "NC-FF-03", f"There is no tile at {name}.")
        if has(at.occupied(), action.cell):
            return no(at, "NC-FF-03", f"Somebody is at {name}.")
        if at.edition.keepers_are_permanent and has(at.keepers, action.cell):
            return no(at, "NC-KEEP-14", f"The Key Holder at {name} cannot be taken.")
        return no(at, "NC-FF-03", f"{name} is not illuminated; choose an illuminated tile.")

    def take(self, at: Position, action: NightAction, chance: Chance, log: list[Event] | None) -> None:
        at.agenda.pop()
        if action.kind == SUSTAIN:
            sustain(at, log)
        else:
            remove(at, action.cell, log)
