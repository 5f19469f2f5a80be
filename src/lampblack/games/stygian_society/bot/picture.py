"""What the learned judge is told of a position, as numbers of about one each.

Most of them come from the warden's survey: no card, enemy or sheet is known by name, so other packs are judged too.
"""

from typing import Final

from lampblack.games.stygian_society.bot.lore import Lore
from lampblack.games.stygian_society.bot.survey import Survey, Taste
from lampblack.games.stygian_society.model.effects import NONE
from lampblack.games.stygian_society.model.pieces import BORDERS, HERO_COLORS, number
from lampblack.games.stygian_society.model.position import BOSS, Position, token_id, token_wounds
from lampblack.games.stygian_society.rules.statuses import cube_card
from lampblack.kernel.bits import has

FLOORS: Final = 6
OF_TRACKS: Final = (
    *(f"floor-{floor}" for floor in range(1, FLOORS + 1)),
    "four-heroes",
    "health",
    "health-below-4",
    "health-below-8",
    "maximum",
    "margin",
    "margin-below-3",
    "margin-below-6",
    "peril",
    "entry-near",
    "entries-left",
    "luck",
    "level",
    "xp",
    "xp-needed",
)
OF_HEROES: Final = (
    "stricken",
    "shaken",
    "maimed",
    "cursed",
    "ready-cards",
    "exhausted-cards",
    "armor",
    "rate",
    "active-yield",
    "next-yield",
    "skills-level-1",
    "skills-level-2",
    "skills-level-3",
    "treasures",
    "game-mods",
)
OF_FLOOR: Final = (
    "enemies",
    "rear-enemies",
    "boss-left",
    "xp-on-floor",
    "work",
    "turns",
    "harm",
    "peril-to-come",
    "trouble",
    "health-at-end",
    "short-of-health",
    "margin-at-end",
    "short-of-margin",
    "boss-work",
    "chests",
    "floor-mods",
)
OF_COLOR: Final = (
    "left",
    "tough",
    "pace",
    "later-pace",
    "stock",
    "lacking",
    "imminent",
    "in-tower",
    "peril-cubes",
)
OF_CUBES: Final = ("stock", "in-tower", "demand")
OF_TABLE: Final = ("cubes-worth", "cubes-price", "tower-filled", "silenced", "completed")
PICTURE_NAMES: Final[tuple[str, ...]] = (
    *OF_TRACKS,
    *OF_HEROES,
    *OF_FLOOR,
    *(f"{color}-{name}" for color in ("red", "yellow", "black") for name in OF_COLOR),
    *(f"{color}-{name}" for color in ("blue", "green", "white") for name in OF_CUBES),
    *OF_TABLE,
)
PICTURE: Final = len(PICTURE_NAMES)


def picture_of(at: Position, lore: Lore, taste: Taste) -> list[float]:
    survey = Survey(at, lore, taste)
    found: list[float] = []
    add_tracks(at, survey, found)
    add_heroes(at, survey, found)
    add_floor(at, survey, found)
    add_colors(at, survey, found)
    add_cubes(at, survey, found)
    return found


def below(bound: float, value: float) -> float:
    """0 from the bound up, 1 at nothing."""
    return max(0.0, bound - value) / bound


def add_tracks(at: Position, survey: Survey, found: list[float]) -> None:
    for floor in range(1, FLOORS + 1):
        found.append(1.0 if at.floor == floor else 0.0)
    found.append(1.0 if at.places() == 4 else 0.0)
    found.append(survey.health / 20.0)
    found.append(below(4.0, survey.health))
    found.append(below(8.0, survey.health))
    found.append(float(at.maximum) / 20.0)
    found.append(survey.margin / 10.0)
    found.append(below(3.0, survey.margin))
    found.append(below(6.0, survey.margin))
    found.append(float(at.peril) / 10.0)
    near = 0.0
    left = 0.0
    for index, entry in enumerate(at.sheet_now().chart):
        if entry.at > at.peril and not has(at.occurred, index):
            left += 1.0
            near = max(near, 1.0 / float(entry.at - at.peril))
    found.append(near)
    found.append(left / 4.0)
    found.append(float(at.luck) / 3.0)
    found.append(float(at.needed - at.content.xp_needed[at.places()]) / 4.0)
    found.append(float(at.xp) / float(max(1, at.needed)))
    found.append(float(at.needed) / 10.0)


def add_heroes(at: Position, survey: Survey, found: list[float]) -> None:
    statuses = [0.0, 0.0, 0.0, 0.0]
    for cube in at.afflictions:
        statuses[cube_card(cube) & 3] += 0.5
    found += statuses
    places = at.places()
    ready = 0.0
    tired = 0.0
    treasures = float(len(at.team))
    levels = [0.0, 0.0, 0.0, 0.0]
    for hand in at.hands:
        for card in hand:
            if at.is_ready(card):
                ready += survey.lore.worth[card]
            else:
                tired += survey.lore.worth[card]
            held = at.content.cards[card]
            if held.tier != NONE:
                treasures += 1.0
            elif held.level != NONE:
                levels[min(3, held.level)] += 1.0
    for card in at.team:
        if at.is_ready(card):
            ready += survey.lore.worth[card]
        else:
            tired += survey.lore.worth[card]
    found.append(ready / (10.0 * places))
    found.append(tired / (10.0 * places))
    found.append(survey.armor)
    found.append(survey.rate / 8.0)
    for step in range(2):
        card = survey.best_card[(at.active + step) % places]
        found.append(0.0 if card == NONE else survey.lore.yields[card] / 4.0)
    for level in range(1, 4):
        found.append(levels[level] / (2.0 * places))
    found.append(treasures / 6.0)
    found.append(float(len(at.game_mods)))


def add_floor(at: Position, survey: Survey, found: list[float]) -> None:
    tokens = at.tokens()
    boss_left = 0.0
    boss_work = 0.0
    xp = 0.0
    for token in tokens:
        id = token_id(token)
        kind = at.kind_of(id)
        xp += float(kind.xp)
        if id & 3 == BOSS:
            boss_left = float(kind.wounds - token_wounds(token))
            boss_work = boss_left * survey.toughness[at.border_of(id)]
    work = 0.0
    for border in range(BORDERS):
        work += survey.left[border] * survey.toughness[border]
    found.append(float(len(tokens)) / 6.0)
    found.append(float(len(at.rear)) / 3.0)
    found.append(boss_left / 20.0)
    found.append(xp / 8.0)
    found.append(work / 40.0)
    found.append(min(3.0, survey.turns / 8.0))
    found.append(min(3.0, survey.harm / 10.0))
    found.append(min(3.0, survey.peril / 8.0))
    found.append(min(3.0, survey.trouble / 16.0))
    found.append(max(-1.0, (survey.health - survey.harm) / 15.0))
    found.append(min(2.0, max(0.0, 4.0 + survey.harm - survey.health) / 4.0))
    found.append(max(-1.0, (survey.margin - survey.peril) / 10.0))
    found.append(min(2.0, max(0.0, 4.0 + survey.peril - survey.margin) / 4.0))
    found.append(boss_work / 30.0)
    found.append(float(at.sheet_now().chests) / 2.0)
    found.append(float(len(at.floor_mods)))


def add_colors(at: Position, survey: Survey, found: list[float]) -> None:
    for border in range(BORDERS):
        color = HERO_COLORS + border
        stock = float(number(at.field, color) + 2 * number(at.crypt, color))
        found.append(survey.left[border] / 16.0)
        found.append(survey.toughness[border] - 1.0)
        found.append(survey.paces[border])
        found.append(survey.later_paces[border])
        found.append(stock / 4.0)
        found.append(max(0.0, survey.costs[border] - stock) / 3.0)
        found.append(survey.imminent[border] / 3.0)
        found.append(float(number(at.tower, color)) / 5.0)
        found.append(float(at.peril_cubes[border]))


def add_cubes(at: Position, survey: Survey, found: list[float]) -> None:
    worth = 0.0
    inside = 0.0
    for color in range(HERO_COLORS):
        stock = float(number(at.field, color) + 2 * number(at.crypt, color))
        worth += stock * survey.demand[color]
        inside += float(number(at.tower, color))
        found.append(stock / 6.0)
        found.append(float(number(at.tower, color)) / 6.0)
        found.append(survey.demand[color])
    for border in range(BORDERS):
        inside += float(number(at.tower, HERO_COLORS + border))
    found.append(worth / 10.0)
    found.append(min(2.0, survey.price))
    found.append(inside / 30.0)
    silenced = 0.0
    for border in range(BORDERS):
        if has(at.silenced, border):
            silenced += 1.0
    found.append(silenced)
    found.append(1.0 if at.completed else 0.0)
