"""Starting and completing floors, the mid-boss's defeat (SS-FLOOR, SS-DONE, SS-MID)."""

from lampblack.games.stygian_society.knowledge.facts.named import Named
from lampblack.games.stygian_society.knowledge.facts.turns import BossDefeated, FloorBegan
from lampblack.games.stygian_society.model.agenda import D_CHEST, D_TRADE, NEXT_FLOOR
from lampblack.games.stygian_society.model.content import tier_of_floor
from lampblack.games.stygian_society.model.effects import FROM_DEFEAT, NONE
from lampblack.games.stygian_society.model.pieces import BORDERS, ON_FLOOR_END, ON_FLOOR_START, cubes_to_text
from lampblack.games.stygian_society.model.position import NO_TOKEN, Position, token_id
from lampblack.games.stygian_society.rules.lists import start_list
from lampblack.games.stygian_society.rules.luck import change_luck
from lampblack.games.stygian_society.rules.movement import return_table
from lampblack.games.stygian_society.rules.ranks import new_token
from lampblack.games.stygian_society.rules.tell import kind_named, tell, token_named
from lampblack.games.stygian_society.rules.windows import open_window
from lampblack.kernel.bits import bit, has
from lampblack.kernel.chance import Chance
from lampblack.kernel.event import Event


def start_floor(at: Position, chance: Chance, log: list[Event] | None) -> None:
    """The steps of section 3, in order."""
    at.floor += 1
    at.sheet = draw_sheet(at, chance)
    sheet = at.sheet_now()
    at.kinds = [NONE] * BORDERS
    at.serial = 0
    at.giant = NO_TOKEN
    if sheet.giant:
        at.giant = new_token(at, at.content.kinds[sheet.boss])  # SS-FLOOR-04
    at.front = [new_token(at, at.content.kinds[kind]) for kind in sheet.front]
    at.rear = [new_token(at, at.content.kinds[kind]) for kind in sheet.rear]
    return_table(at)
    at.peril = 0
    at.occurred = 0
    at.peril_cubes = sheet.peril_cubes[:]
    at.floor_mods = sheet.mods[:]  # SS-FLOOR-08
    at.note_mods(sheet.mods)
    at.completed = False
    if log is not None:
        tell_floor(at, log)
    change_luck(at, 0, log)
    open_window(at, ON_FLOOR_START, NONE)


def draw_sheet(at: Position, chance: Chance) -> int:
    """SS-FLOOR-01, -02: uniform among the sheets of the tier that were not met yet."""
    tier = tier_of_floor(at.floor)
    left = [s for s in at.content.sheets if s.tier == tier and not has(at.used, s.index)]
    picked = chance.pick("floor", str(at.floor), [sheet.id for sheet in left], [1] * len(left))
    at.used |= bit(left[picked].index)
    return left[picked].index


def tell_floor(at: Position, log: list[Event]) -> None:
    front = [token_named(at, token_id(token)) for token in at.front]
    rear = [token_named(at, token_id(token)) for token in at.rear]
    giant = None if at.giant == NO_TOKEN else token_named(at, token_id(at.giant))
    cubes = cubes_to_text([0, 0, 0, *at.peril_cubes])
    tell(log, FloorBegan(at.floor, sheet_named(at), front, rear, giant, cubes))


def sheet_named(at: Position) -> Named:
    sheet = at.sheet_now()
    return Named(sheet.id, sheet.name)


def defeat_boss(at: Position, log: list[Event] | None) -> None:
    """SS-MID-04, -05: the defeat effects, once, and the upper decks."""
    sheet = at.sheet_now()
    if log is not None:
        tell(log, BossDefeated(kind_named(at, sheet.boss)))
    at.upper = True
    if sheet.defeat is not None:
        start_list(at, sheet.defeat, FROM_DEFEAT + sheet.index, NONE, NONE, NONE, NONE)


def end_floor(at: Position) -> None:
    """SS-DONE-02."""
    at.push_op(NEXT_FLOOR)
    at.push_op(D_TRADE)
    at.push_counted(D_CHEST, 0)
    open_window(at, ON_FLOOR_END, NONE)
