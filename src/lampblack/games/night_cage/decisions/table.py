"""What is on an agenda, by the op of model/steps.py: the decisions of section 22, and everything else."""

from typing import Final

from lampblack.games.night_cage.decisions.acting import Act, Again
from lampblack.games.night_cage.decisions.automatic import Automatic
from lampblack.games.night_cage.decisions.falling import ChooseLanding, ChooseLine, TurnLandingTile
from lampblack.games.night_cage.decisions.flickers import ChooseFlicker
from lampblack.games.night_cage.decisions.monsters import BlockDirge, BlockHit, ChooseSwap, LayDirge
from lampblack.games.night_cage.decisions.placing import PlaceTile
from lampblack.games.night_cage.decisions.point import PassedOver, Point
from lampblack.games.night_cage.decisions.start import ChooseStart, TurnStartTile
from lampblack.games.night_cage.decisions.stepping import ChooseScramble, TurnBlindTile, TurnScrambleTile

DECISIONS: Final[list[Point]] = [
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
PASSED_OVER: Final = [PassedOver(point) for point in DECISIONS]
AUTOMATIC: Final = Automatic()
