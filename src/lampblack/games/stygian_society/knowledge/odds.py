"""What may come out of the tower, before the cubes are dropped: by the statistical model, exactly (SS-TOW-23)."""

from lampblack.games.stygian_society.knowledge.view import ColorOdds, Odds
from lampblack.games.stygian_society.model.agenda import D_SHAKEN, D_WILD, GATHER, GATHER_HERO
from lampblack.games.stygian_society.model.pieces import (
    BORDERS,
    COLOR_NAMES,
    COLORS,
    HERO_COLORS,
    WILD,
    cubes_to_text,
)
from lampblack.games.stygian_society.model.position import Position
from lampblack.games.stygian_society.model.settings import tower_for
from lampblack.games.stygian_society.model.tower import CRYPT_OF, FIELD_OF
from lampblack.games.stygian_society.rules.cubes import left_out, wanted_cubes


def odds(at: Position) -> Odds | None:
    """None when nothing is about to be dropped, or when cubes must be left out first (SS-STAT-11)."""
    dropped, bank = at.hand[:], at.bank[:]
    wilds = 0
    for item in at.agenda:
        if item.op == GATHER:
            for border in range(BORDERS):
                move(bank, dropped, HERO_COLORS + border, at.peril_cubes[border])
        elif item.op == GATHER_HERO:
            wanted = wanted_cubes(at)
            if left_out(at, wanted):
                return None
            for color in range(HERO_COLORS):
                move(bank, dropped, color, wanted[color])
            wilds += min(wanted[WILD], sum(bank[:HERO_COLORS]))
        elif item.op == D_WILD:
            wilds += item.n
        elif item.op == D_SHAKEN:
            return None
    falling = sum(dropped) + wilds
    if falling == 0:
        return None
    colors: list[ColorOdds] = []
    for color in range(COLORS):
        more = min(wilds, bank[color]) if color < HERO_COLORS else 0
        if at.tower[color] + dropped[color] + more:
            colors.append(
                ColorOdds(
                    COLOR_NAMES[color],
                    at.tower[color],
                    dropped[color],
                    at_least(at, falling, color, dropped[color]),
                    at_least(at, falling, color, dropped[color] + more) if more else [],
                )
            )
    return Odds(cubes_to_text(dropped), wilds, colors)


def move(bank: list[int], dropped: list[int], color: int, wanted: int) -> None:
    """As many as there are (SS-CUBE-01)."""
    got = min(wanted, bank[color])
    bank[color] -= got
    dropped[color] += got


def at_least(at: Position, falling: int, color: int, dropped: int) -> list[float]:
    """How likely it is that one cube of the color comes out, or more; two or more; and so on."""
    inside = at.tower[color]
    if inside + dropped == 0:
        return []
    weights = tower_for(at.content).weights_for(sum(at.tower), falling, inside, dropped)
    cubes = inside + dropped
    chances = [0.0] * (cubes + 1)
    for n, weight in enumerate(weights):
        chances[FIELD_OF[cubes][n] + CRYPT_OF[cubes][n]] += weight
    whole = sum(chances)
    return [round(sum(chances[fewest:]) / whole, 4) for fewest in range(1, cubes + 1)]
