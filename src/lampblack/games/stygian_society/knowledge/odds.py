"""What may come out of the tower, before the cubes are dropped: by the statistical model, exactly (SS-TOW-23)."""

from itertools import product

from lampblack.games.stygian_society.knowledge.view import Odds
from lampblack.games.stygian_society.model.agenda import D_SHAKEN, D_WILD, GATHER, GATHER_HERO
from lampblack.games.stygian_society.model.pieces import (
    BORDERS,
    COLOR_LETTERS,
    COLORS,
    HERO_COLORS,
    WILD,
    cubes_in,
    cubes_to_text,
    number,
    unpacked,
)
from lampblack.games.stygian_society.model.position import Position
from lampblack.games.stygian_society.model.settings import tower_for
from lampblack.games.stygian_society.model.tower import CRYPT_OF, FIELD_OF
from lampblack.games.stygian_society.rules.cubes import left_out, wanted_cubes
from lampblack.games.stygian_society.rules.enemies import acting, actions_of, costs
from lampblack.games.stygian_society.rules.payment import enemy_payment
from lampblack.kernel.bits import has


def odds(at: Position) -> Odds | None:
    """None when nothing is about to be dropped, or when cubes must be left out first (SS-STAT-11)."""
    dropped, bank, tower = unpacked(at.hand), unpacked(at.bank), unpacked(at.tower)
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
    colors = ""
    out: list[list[float]] = []
    wild: list[list[float]] = []
    for color in range(COLORS):
        more = min(wilds, bank[color]) if color < HERO_COLORS else 0
        if tower[color] + dropped[color] + more:
            colors += COLOR_LETTERS[color]
            out.append(at_least(at, falling, color, dropped[color]))
            wild.append(at_least(at, falling, color, dropped[color] + more) if more else [])
    return Odds(cubes_to_text(dropped), wilds, colors, out, wild, acts(at, falling, dropped))


def move(bank: list[int], dropped: list[int], color: int, wanted: int) -> None:
    """As many as there are (SS-CUBE-01)."""
    got = min(wanted, bank[color])
    bank[color] -= got
    dropped[color] += got


def at_least(at: Position, falling: int, color: int, dropped: int) -> list[float]:
    """How likely it is that one cube of the color comes out, or more; two or more; and so on."""
    inside = number(at.tower, color)
    if inside + dropped == 0:
        return []
    weights = tower_for(at.content).odds_for(cubes_in(at.tower), falling, inside, dropped).weights
    cubes = inside + dropped
    chances = [0.0] * (cubes + 1)
    for n, weight in enumerate(weights):
        chances[FIELD_OF[cubes][n] + CRYPT_OF[cubes][n]] += weight
    whole = sum(chances)
    return [round(sum(chances[fewest:]) / whole, 4) for fewest in range(1, cubes + 1)]


def acts(at: Position, falling: int, dropped: list[int]) -> list[float]:
    """How likely each enemy or floor action can be paid, in the order of the enemy step (SS-ENEMY-01)."""
    borders: list[int] = []
    prices: list[list[int]] = []
    for border in range(BORDERS):
        for action in actions_of(at, acting(at, border), border):
            borders.append(border)
            prices.append(costs(at, action))
    likely = [0.0] * len(prices)
    for together in joined(prices):
        falls = [spread(at, falling, HERO_COLORS + color, dropped[HERO_COLORS + color]) for color in together]
        for fall in product(*falls):
            chance = 1.0
            field, crypt = unpacked(at.field)[HERO_COLORS:], unpacked(at.crypt)[HERO_COLORS:]
            for color, (part, more_field, more_crypt) in zip(together, fall, strict=True):
                chance *= part
                field[color] += more_field
                crypt[color] += more_crypt
            for n, price in enumerate(prices):
                is_theirs = any(price[color] for color in together) and not has(at.silenced, borders[n])
                if is_theirs and paid(price, field, crypt):
                    likely[n] += chance
    return [round(chance, 4) for chance in likely]


def joined(prices: list[list[int]]) -> list[list[int]]:
    """Enemy colors that one action costs together; what falls of one says nothing of another."""
    groups = [[color] for color in range(BORDERS)]
    for price in prices:
        touched = [group for group in groups if any(price[color] for color in group)]
        if len(touched) > 1:
            apart = [group for group in groups if group not in touched]
            groups = [*apart, [color for group in touched for color in group]]
    return groups


def spread(at: Position, falling: int, color: int, dropped: int) -> list[tuple[float, int, int]]:
    """How likely so many of a color fall into the field and so many into the crypt."""
    inside = number(at.tower, color)
    cubes = inside + dropped
    if cubes == 0:
        return [(1.0, 0, 0)]
    weights = tower_for(at.content).odds_for(cubes_in(at.tower), falling, inside, dropped).weights
    whole = sum(weights)
    return [(weight / whole, FIELD_OF[cubes][n], CRYPT_OF[cubes][n]) for n, weight in enumerate(weights)]


def paid(price: list[int], field: list[int], crypt: list[int]) -> bool:
    """Pay, if every color of the price can be (SS-PAY-09 to -11)."""
    parts = [enemy_payment(price[color], field[color], crypt[color]) for color in range(BORDERS)]
    if any(part is None for part in parts):
        return False
    for color, part in enumerate(parts):
        assert part is not None
        field[color] -= part[0]
        crypt[color] -= part[1]
    return True
