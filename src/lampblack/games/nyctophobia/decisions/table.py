"""Every decision, at the number its frames have (``model.frames``); the steps before them are one object."""

from typing import Final, final

from lampblack.games.nyctophobia.decisions import (
    building,
    clash,
    fight,
    hunt,
    setup,
    spells,
    trees,
    turn,
)
from lampblack.games.nyctophobia.decisions.steps import Onwards
from lampblack.games.nyctophobia.model.frames import FIRST_DECISION
from lampblack.games.nyctophobia.model.position import Position
from lampblack.kernel.agenda import Step

ONWARDS: Final = Onwards()
DECISIONS: Final[list[Step[Position]]] = [
    *[ONWARDS] * FIRST_DECISION,
    turn.Pre(),
    turn.Move(),
    turn.Post(),
    turn.SprintOn(),
    turn.Noise(),
    turn.Granted(),
    fight.Counter(),
    fight.Retreat(),
    fight.Cover(),
    setup.Character(),
    clash.FallBack(),
    clash.Fight(),
    hunt.Card(),
    hunt.Walk(),
    hunt.Use(),
    trees.Fell(),
    trees.Plant(),
    trees.Lift(),
    trees.Set(),
    spells.Pick(),
    spells.Pull(),
    spells.Turn(),
    spells.Tilt(),
    spells.Echo(),
    spells.Claim(),
    setup.Role(),
    setup.Scenario(),
    setup.Turned(),
    setup.Spot(),
    setup.Starts(),
    building.CarAt(),
    building.Build(),
    building.HunterAt(),
    building.HuntedAt(),
    building.Confirm(),
    setup.Clue(),
]


@final
class Place:
    """A step's place in the table: compiled, a final class is recognised faster than one with ancestors."""

    def __init__(self, step: Step[Position]) -> None:
        self.step = step


PLACES: Final = [Place(step) for step in DECISIONS]
