"""What monsters leave to decide: swap, Block, where the Dirge lies (NC-DEC-08, 10, 15)."""

from typing import final

from mypy_extensions import i64

from lampblack.games.night_cage.decisions.point import Point, name_of, no
from lampblack.games.night_cage.model import actions
from lampblack.games.night_cage.model.actions import NightAction
from lampblack.games.night_cage.model.board import NO, YES
from lampblack.games.night_cage.model.pieces import CHASM, KIND_CODES
from lampblack.games.night_cage.model.position import Position
from lampblack.games.night_cage.model.steps import first_of, second_of
from lampblack.games.night_cage.model.values import Cell, Prisoner
from lampblack.games.night_cage.model.words import KIND_WORDS
from lampblack.games.night_cage.rules.attacks import can_block, cost_of_hit, suffer, suffer_dirge
from lampblack.games.night_cage.rules.dirge import lay_dirge
from lampblack.games.night_cage.rules.staying import can_be_replaced, swap
from lampblack.kernel.action import Action
from lampblack.kernel.answers import Refusal
from lampblack.kernel.bits import has
from lampblack.kernel.chance import Chance
from lampblack.kernel.event import Event
from lampblack.kernel.seat import Seat
from lampblack.kernel.words import with_article


@final
class ChooseSwap(Point):
    def __init__(self) -> None:
        super().__init__("SWAP", 8, (actions.SWAP,))

    def question(self, at: Position) -> str:
        tile = with_article(KIND_WORDS[KIND_CODES[at.hand]])
        return f"The burned tile is {tile}: choose the tile next to {name_of(at)} whose place it takes."

    def options(self, at: Position) -> list[Action]:
        options: list[Action] = []
        for d in range(4):
            if can_be_replaced(at, d):
                options.append(at.board.swap[d])
        return options

    def why_not(self, at: Position, action: NightAction) -> Refusal:
        here: Cell = at.place[at.acting]
        cell = at.board.next(here, action.side)
        name = at.board.spoken[cell]
        if at.faces[cell] == CHASM:
            return no(at, "NC-DIRGE-12", f"{name} is part of the chasm and cannot be replaced.")
        if at.is_connected(here, action.side) and not has(at.occupied(), cell):
            return no(at, "NC-KEEP-14", f"The Key Holder at {name} cannot be replaced.")
        return no(at, "NC-STAY-04", f"The tile to replace is connected and unoccupied; {name} is not.")

    def take(self, at: Position, action: NightAction, chance: Chance, log: list[Event] | None) -> None:
        at.agenda.pop()
        swap(at, action.side, log)


@final
class BlockHit(Point):
    def __init__(self) -> None:
        super().__init__("HIT", 10, (actions.BLOCK,))

    def whom(self, at: Position) -> Seat:
        """The player of the prisoner it is about."""
        return at.controller(first_of(at.agenda[-1]))

    def question(self, at: Position) -> str:
        where = at.board.spoken[second_of(at.agenda[-1])]
        return f"The monster at {where} hits {name_of(at)}: spend a Nerve to lose one tile less?"

    def options(self, at: Position) -> list[Action]:
        item: i64 = at.agenda[-1]
        return answers_to_hit(at, first_of(item), cost_of_hit(at, first_of(item), second_of(item)))

    def why_not(self, at: Position, action: NightAction) -> Refusal:
        if at.nerve[at.concerned()] > 0:
            return no(at, "NC-NERVE-12", "This hit cannot be Blocked.")
        return no(at, "NC-NERVE-06", "A Block costs a Nerve, and there is none to spend.")

    def take(self, at: Position, action: NightAction, chance: Chance, log: list[Event] | None) -> None:
        item: i64 = at.agenda.pop()
        suffer(at, first_of(item), second_of(item), action.answer == YES, chance, log)


@final
class BlockDirge(Point):
    def __init__(self) -> None:
        super().__init__("DIRGE_HIT", 10, (actions.BLOCK,))

    def whom(self, at: Position) -> Seat:
        """The player of the prisoner it is about."""
        return at.controller(first_of(at.agenda[-1]))

    def question(self, at: Position) -> str:
        return f"The Dirge hits {name_of(at)}: spend a Nerve to lose one tile less?"

    def options(self, at: Position) -> list[Action]:
        return answers_to_hit(at, first_of(at.agenda[-1]), 3)

    def why_not(self, at: Position, action: NightAction) -> Refusal:
        return no(at, "NC-NERVE-06", "A Block costs a Nerve, and there is none to spend.")

    def take(self, at: Position, action: NightAction, chance: Chance, log: list[Event] | None) -> None:
        suffer_dirge(at, first_of(at.agenda.pop()), action.answer == YES, chance, log)


def answers_to_hit(at: Position, prisoner: Prisoner, cost: i64) -> list[Action]:
    """Nobody is asked about a hit that cannot be Blocked."""
    if can_block(at, prisoner, cost):
        return [at.board.block[NO], at.board.block[YES]]
    return [at.board.block[NO]]


@final
class LayDirge(Point):
    def __init__(self) -> None:
        super().__init__("DIRGE", 15, (actions.DIRGE,))

    def question(self, at: Position) -> str:
        return "The Dirge arrives: lay it over the Omen."

    def options(self, at: Position) -> list[Action]:
        """Every place and turn of the token that covers the Omen inside the board (NC-DIRGE-04)."""
        omen = first_of(at.agenda[-1])
        options: list[Action] = []
        for index, cells in enumerate(at.settings.dirge_cells):
            if has(cells, omen):
                options.append(at.board.dirge[index])
        return options

    def why_not(self, at: Position, action: NightAction) -> Refusal:
        return no(at, "NC-DIRGE-04", "The Dirge must cover the Omen and lie entirely inside the board.")

    def take(self, at: Position, action: NightAction, chance: Chance, log: list[Event] | None) -> None:
        at.agenda.pop()
        lay_dirge(at, action.cell, action.turned, log)
