"""Set-up: who plays whom, first skills, who begins (SS-SETUP)."""

from lampblack.games.stygian_society.knowledge.facts.turns import FirstSkill, HeroBegins, HeroJoined
from lampblack.games.stygian_society.model.agenda import D_HEROES, D_START, NEXT_FLOOR
from lampblack.games.stygian_society.model.position import Position
from lampblack.games.stygian_society.rules.cards import gain
from lampblack.games.stygian_society.rules.tell import card_named, hero_named, tell
from lampblack.kernel.chance import Chance
from lampblack.kernel.event import Event


def begin_game(at: Position) -> None:
    """Tracks at their start; the heroes are asked for one by one (SS-SETUP-08 to -11)."""
    at.open_box()
    content = at.content
    at.luck = content.luck_start
    at.needed = content.xp_needed[at.settings.heroes()]
    at.maximum = content.max_wounds_start
    at.push_op(D_HEROES)


def free_heroes(at: Position) -> list[int]:
    return [hero.index for hero in at.content.heroes if hero.index not in at.heroes]


def draw_hero(at: Position, chance: Chance) -> int:
    free = free_heroes(at)
    place = f"P{at.settings.controller(len(at.heroes))}"
    return free[chance.pick("hero", place, [at.content.hero_names[h] for h in free], [1] * len(free))]


def join(at: Position, hero: int, random: bool, chance: Chance, log: list[Event] | None) -> None:
    """SS-SETUP-05: the mat, and one of the six level-1 cards."""
    place = len(at.heroes)
    at.heroes = [*at.heroes, hero]
    at.hands.append([])
    if log is not None:
        tell(log, HeroJoined(at.settings.controller(place), hero_named(at, place), random))
    found = at.content.heroes[hero]
    gain(at, found.mat, place)
    skills = found.skills[1]
    names = [at.content.cards[card].id for card in skills]
    card = skills[chance.pick("skill", found.id, names, [1] * len(skills))]
    gain(at, card, place)
    if log is not None:
        tell(log, FirstSkill(hero_named(at, place), card_named(at, card)))
    at.push_op(D_START if len(at.heroes) == at.settings.heroes() else D_HEROES)


def start(at: Position, hero: int, log: list[Event] | None) -> None:
    """SS-SETUP-17: the first floor begins at once."""
    at.active = at.place_of(hero)
    if log is not None:
        tell(log, HeroBegins(hero_named(at, at.active)))
    at.push_op(NEXT_FLOOR)
