"""Every decision point, in the order of their numbers on the agenda."""

from typing import Final

from lampblack.games.stygian_society.decisions import (
    attack,
    cards,
    effects,
    floors,
    gathering,
    resolution,
    setup,
    statuses,
    targets,
    turn,
    windows,
)
from lampblack.games.stygian_society.decisions.choice import Choice

CHOICES: Final[list[Choice]] = [
    setup.Heroes(),
    setup.Start(),
    turn.Support(),
    turn.Declare(),
    targets.Targets(),
    gathering.LeaveOut(),
    gathering.Wilds(),
    windows.Respond(),
    resolution.Purchase(),
    resolution.Pay(),
    effects.Silence(),
    effects.Cubes(),
    effects.Extract(),
    statuses.Victim(),
    statuses.Cleanse(),
    cards.Refresh(),
    cards.Exhaust(),
    attack.Boost(),
    cards.Learn(),
    statuses.BuyOff(),
    floors.Chest(),
    floors.Give(),
    floors.Trade(),
]
