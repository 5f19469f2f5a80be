"""Every step of an agenda, by its op: sixteen decisions, then what the rules do by themselves."""

from typing import Final

from lampblack.games.night_cage.decisions import automatic
from lampblack.games.night_cage.decisions.acting import Act, Again
from lampblack.games.night_cage.decisions.falling import ChooseLanding, ChooseLine, TurnLandingTile
from lampblack.games.night_cage.decisions.flickers import ChooseFlicker
from lampblack.games.night_cage.decisions.monsters import BlockDirge, BlockHit, ChooseSwap, LayDirge
from lampblack.games.night_cage.decisions.placing import PlaceTile
from lampblack.games.night_cage.decisions.point import PassedOver, Point
from lampblack.games.night_cage.decisions.start import ChooseStart, TurnStartTile
from lampblack.games.night_cage.decisions.stepping import ChooseScramble, TurnBlindTile, TurnScrambleTile
from lampblack.games.night_cage.model.position import Position
from lampblack.kernel.agenda import Step

POINTS: Final[list[Point]] = [
    ChooseStart(),
    TurnStartTile(),
    PlaceTile(),
    ChooseLanding(),
    TurnLandingTile(),
    Act(),
    TurnBlindTile(),
    TurnScrambleTile(),
    ChooseSwap(),
    ChooseLine(),
    BlockHit(),
    BlockDirge(),
    ChooseScramble(),
    Again(),
    ChooseFlicker(),
    LayDirge(),
]
PASSED_OVER: Final[list[Step[Position]]] = [PassedOver(point) for point in POINTS]
DECISIONS: Final[list[Step[Position]]] = [
    *POINTS,
    automatic.PlacementDone(),
    automatic.Begin(),
    automatic.Substitute(),
    automatic.NextTurn(),
    automatic.Watch(),
    automatic.Settle(),
    automatic.Enter(),
    automatic.FinishScramble(),
    automatic.Burn(),
    automatic.Collapse(),
    automatic.Jump(),
    automatic.Spot(),
    automatic.Clash(),
    automatic.Attack(),
    automatic.Crush(),
    automatic.Aftermath(),
    automatic.Dark(),
    automatic.Fill(),
    automatic.Relight(),
    automatic.CheckIsolation(),
    automatic.OpenChasm(),
]
