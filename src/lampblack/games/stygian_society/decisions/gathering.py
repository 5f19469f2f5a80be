"""D-SHAKEN and D-WILD: which cubes are gathered, and how they fall (SS-CUBE)."""

from collections.abc import Sequence
from typing import final

from lampblack.games.stygian_society.decisions.choice import Choice
from lampblack.games.stygian_society.decisions.words import hero_name
from lampblack.games.stygian_society.knowledge.facts.cubes import CubesLeftOut, HeroGathered
from lampblack.games.stygian_society.model.actions import DROP_LETTERS, SHAKEN, WILD, SocietyAction
from lampblack.games.stygian_society.model.agenda import D_SHAKEN, D_WILD, Item
from lampblack.games.stygian_society.model.pieces import (
    BLUE,
    GREEN,
    HERO_COLORS,
    WHITE,
    Packed,
    bag_to_text,
    cubes_in,
    cubes_to_text,
    number,
    packed,
)
from lampblack.games.stygian_society.model.pieces import WILD as WILD_CUBES
from lampblack.games.stygian_society.model.position import Position
from lampblack.games.stygian_society.rules.cubes import (
    gather,
    gather_fixed,
    wanted_cubes,
)
from lampblack.games.stygian_society.rules.tell import hero_named, tell
from lampblack.kernel.action import Action
from lampblack.kernel.answers import Refusal
from lampblack.kernel.chance import Chance
from lampblack.kernel.event import Event
from lampblack.kernel.words import counted


@final
class LeaveOut(Choice):
    """Each way to leave out the required number of cubes (SS-STAT-11)."""

    def __init__(self) -> None:
        super().__init__(D_SHAKEN, "SS-STAT-11", (SHAKEN,))

    def question(self, at: Position) -> str:
        return f"{hero_name(at, at.active)} is shaken: leave out {at.agenda[-1].n} of the cubes to drop."

    def options(self, at: Position) -> Sequence[Action]:
        wanted = wanted_cubes(at)
        size = at.agenda[-1].n
        options: list[SocietyAction] = []
        for blue in range(min(size, wanted[0]) + 1):
            for green in range(min(size - blue, wanted[1]) + 1):
                for white in range(min(size - blue - green, wanted[2]) + 1):
                    wild = size - blue - green - white
                    if wild <= wanted[WILD_CUBES]:
                        options.append(at.settings.menu.leave_out(packed([blue, green, white, wild])))
        return options

    def why_not(self, at: Position, item: Item, action: SocietyAction) -> Refusal:
        less = [number(action.cubes, color) for color in range(4)]
        if sum(less) != item.n:
            return Refusal("SS-CUBE-10", f"Exactly {counted(item.n, 'cube')} must be left out.")
        wanted = cubes_to_text(wanted_cubes(at), DROP_LETTERS)
        return Refusal("SS-CUBE-05", f"{action.args[0]} is not among the cubes to gather: {wanted}.")

    def take(self, at: Position, action: SocietyAction, chance: Chance, log: list[Event] | None) -> None:
        at.agenda.pop()
        less = [number(action.cubes, color) for color in range(4)]
        if log is not None:
            tell(log, CubesLeftOut(hero_named(at, at.active), cubes_to_text(less, DROP_LETTERS)))
        wanted = wanted_cubes(at)
        gather_fixed(at, [wanted[color] - less[color] for color in range(4)], log)


def is_within(cubes: Packed, stock: Packed) -> bool:
    return all(number(cubes, color) <= number(stock, color) for color in range(HERO_COLORS))


@final
class Wilds(Choice):
    """Each multiset of hero colors within the bank's stock (SS-CUBE-08, -09)."""

    def __init__(self) -> None:
        super().__init__(D_WILD, "SS-CUBE-08", (WILD,))

    def question(self, at: Position) -> str:
        wilds = counted(at.agenda[-1].n, "wild cube")
        return f"{hero_name(at, at.active)}: choose the colors of {wilds}."

    def options(self, at: Position) -> Sequence[Action]:
        size = at.agenda[-1].n
        every = at.settings.menu.wilds_of(size)
        fewest = min(number(at.bank, BLUE), min(number(at.bank, GREEN), number(at.bank, WHITE)))
        return every if size <= fewest else [wild for wild in every if is_within(wild.cubes, at.bank)]

    def why_not(self, at: Position, item: Item, action: SocietyAction) -> Refusal:
        if cubes_in(action.cubes) != item.n:
            wilds = counted(item.n, "wild")
            return Refusal("SS-CUBE-10", f"Give a color to {wilds}; none is left out, none added.")
        return Refusal("SS-CUBE-09", f"{action.args[0]} is not in the bank as hero cubes.")

    def take(self, at: Position, action: SocietyAction, chance: Chance, log: list[Event] | None) -> None:
        at.agenda.pop()
        for color in range(HERO_COLORS):
            gather(at, color, number(action.cubes, color))
        if log is not None:
            chosen = bag_to_text(action.cubes)
            tell(log, HeroGathered(hero_named(at, at.active), chosen, chosen, 0))
