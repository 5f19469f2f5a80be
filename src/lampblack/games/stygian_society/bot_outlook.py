"""How likely the team is to win, judged from a position at the start of a turn or after a floor."""

from math import exp
from typing import Final, final

from lampblack.games.stygian_society.bot_lore import STATUS_COST, Lore
from lampblack.games.stygian_society.bot_survey import Survey, Taste
from lampblack.games.stygian_society.pieces import BORDERS, HERO_COLORS, TEAM
from lampblack.games.stygian_society.position import RUNNING, WON, Position
from lampblack.games.stygian_society.rules.statuses import cube_card

MOST: Final = 20.0


@final
class Outlook:
    """A logistic judge: the weights were fitted to the ends of the warden's own games."""

    def __init__(self, lore: Lore, taste: Taste) -> None:
        self.lore = lore
        self.taste = taste
        self.fighting: list[float] = FIGHTING
        self.resting: list[float] = RESTING

    def chance(self, at: Position) -> float:
        """Of winning, from 0 to 1."""
        if at.result != RUNNING:
            return 1.0 if at.result == WON else 0.0
        weights = self.resting if at.completed else self.fighting
        total = 0.0
        for index, feature in enumerate(self.features(at)):
            total += weights[index] * feature
        return 1.0 / (1.0 + exp(-max(-MOST, min(MOST, total))))

    def features(self, at: Position) -> list[float]:
        return self.after_floor(at) if at.completed else self.on_floor(at)

    def of_team(self, at: Position) -> list[float]:
        """What the heroes take with them from floor to floor."""
        power = 0.0
        tired = 0.0
        for card, holder in enumerate(at.holder):
            if 0 <= holder < at.places() or holder == TEAM:
                power += self.lore.worth[card]
                if not at.is_ready(card):
                    tired += self.lore.worth[card]
        ills = 0.0
        for packed in at.afflictions:
            ills += STATUS_COST[cube_card(packed) & 3]
        health = float(at.maximum - at.wounds)
        floors = [0.0] * 6
        floors[at.floor - 1] = 1.0
        return [
            *floors,
            1.0 if at.places() == 4 else 0.0,
            health / 10.0,
            exp(-health / 4.0),
            float(at.luck) / 4.0,
            power / at.places() / 10.0,
            tired / 10.0,
            ills / 5.0,
            float(at.xp) / float(at.needed),
        ]

    def after_floor(self, at: Position) -> list[float]:
        """Only the chests are still to come, and they compare with peril."""
        peril = float(at.peril)
        return [*self.of_team(at), at.sheet_now().chests * peril / 20.0, peril / 10.0]

    def on_floor(self, at: Position) -> list[float]:
        survey = Survey(at, self.lore, self.taste)
        stock = 0.0
        inside = 0.0
        for color in range(HERO_COLORS):
            stock += survey.demand[color] * (at.field[color] + 2 * at.crypt[color])
            inside += at.tower[color]
        threat = 0.0
        for border in range(BORDERS):
            color = HERO_COLORS + border
            cubes = at.field[color] + 2 * at.crypt[color]
            threat += survey.cube_cost(border) * cubes
            inside -= 0.5 * at.tower[color]
        return [
            *self.of_team(at),
            survey.harm / 10.0,
            exp(min(3.0, (survey.harm - survey.health) / 4.0)),
            survey.margin / 10.0,
            survey.peril / 10.0,
            exp(min(3.0, (survey.peril - survey.margin) / 3.0)),
            survey.turns / 10.0,
            survey.trouble / 10.0,
            stock / 10.0,
            threat / 10.0,
            inside / 10.0,
            survey.rate / 10.0,
        ]


# Weights in the order of ``of_team`` and what follows it.
FIGHTING: Final = [
    -2.0, -1.7, -1.4, -1.1, -0.6, 0.0,
    0.0, 1.2, -1.5, 0.3, 1.0, -0.3, -0.4, 0.4,
    -0.5, -0.7, 0.5, -0.5, -1.0, -0.6, -0.3, 0.6, -0.4, 0.1, 0.3,
]  # fmt: skip
RESTING: Final = [
    -1.7, -1.4, -1.1, -0.6, 0.0, 0.0,
    0.0, 1.2, -1.5, 0.3, 1.0, -0.3, -0.4, 0.4,
    -0.2, -0.1,
]  # fmt: skip
