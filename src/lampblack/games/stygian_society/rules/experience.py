"""Experience, levels and skills (SS-XP)."""

from lampblack.games.stygian_society.knowledge.facts.team import LevelGained, XpGained
from lampblack.games.stygian_society.model.agenda import D_LEARN, GAIN_XP, Item
from lampblack.games.stygian_society.model.content import Hero
from lampblack.games.stygian_society.model.pieces import NOBODY, ON_KILL
from lampblack.games.stygian_society.model.position import Position
from lampblack.games.stygian_society.rules.cards import refresh_all
from lampblack.games.stygian_society.rules.tell import tell
from lampblack.games.stygian_society.rules.windows import later_window
from lampblack.kernel.event import Event

HIGHEST_LEVEL = 3


def award(at: Position, item: Item) -> None:
    """SS-KILL-03 to -05: the enemy's XP and what follows from it, then the ``kill`` window."""
    later_window(at, ON_KILL, item.user)
    xp = at.content.kinds[item.n].xp
    if xp:
        at.push_counted(GAIN_XP, xp)


def gain_xp(at: Position, amount: int, log: list[Event] | None) -> None:
    """SS-XP-01: up to a level at most; what is left over is gained after it (SS-XP-10)."""
    taken = min(amount, at.needed - at.xp)
    at.xp += taken
    if log is not None:
        tell(log, XpGained(taken, at.xp, at.needed))
    if at.xp == at.needed:
        if amount > taken:
            at.push_counted(GAIN_XP, amount - taken)
        gain_level(at, log)


def gain_level(at: Position, log: list[Event] | None) -> None:
    """SS-XP-02 to -05."""
    at.xp = 0
    at.needed = min(at.needed + 1, at.content.xp_needed_max)
    if log is not None:
        tell(log, LevelGained(at.needed))
    refresh_all(at, log)
    for place in reversed(at.in_anchor_order()):
        at.push(Item(D_LEARN, 0, -1, place))


def pool(at: Position, hero: Hero, level: int) -> list[int]:
    """The cards of a level the hero has not gained."""
    return [card for card in hero.skills[level] if at.holder[card] == NOBODY]


def levels_held(at: Position, place: int) -> list[int]:
    """How many cards of each level a hero has; the mat has no level (SS-XP-06)."""
    held = [0] * (HIGHEST_LEVEL + 1)
    for card in at.hands[place]:
        level = at.content.cards[card].level
        if level > 0:
            held[level] += 1
    return held


def next_level(at: Position, place: int) -> int:
    """The highest level he has plus 1; above the last there is none."""
    held = levels_held(at, place)
    for level in range(HIGHEST_LEVEL, 0, -1):
        if held[level]:
            return level + 1
    return 1
