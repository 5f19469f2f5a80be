# interpreted folder: structs need msgspec's metaclass
"""What can happen, as typed structs: the contents of events. All of it is public (SS-STATE-09)."""

from lampblack.games.stygian_society.knowledge.facts.chests import ChestFact
from lampblack.games.stygian_society.knowledge.facts.cubes import CubeFact
from lampblack.games.stygian_society.knowledge.facts.enemies import EnemyFact
from lampblack.games.stygian_society.knowledge.facts.statuses import StatusFact
from lampblack.games.stygian_society.knowledge.facts.team import TeamFact
from lampblack.games.stygian_society.knowledge.facts.turns import TurnFact

AnyFact = TurnFact | CubeFact | EnemyFact | TeamFact | StatusFact | ChestFact
