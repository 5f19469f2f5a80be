"""What the castellan would do, in words: which part of the picture makes its judge like the best option."""

from typing import Final

from lampblack.bots.search import SEEDS, Budget
from lampblack.games.stygian_society.bot.counsel import ALIKE, BEST_FEW, counsel
from lampblack.games.stygian_society.bot.judge import Judge
from lampblack.games.stygian_society.bot.mind import SocietyMind
from lampblack.games.stygian_society.bot.picture import PICTURE, PICTURE_NAMES, picture_of
from lampblack.games.stygian_society.bot.trial import Trial
from lampblack.games.stygian_society.model.agenda import D_HEROES
from lampblack.games.stygian_society.model.position import RUNNING, WON
from lampblack.games.stygian_society.state import SocietyState
from lampblack.kernel.action import Action
from lampblack.kernel.chance import Chance, SeededChance
from lampblack.kernel.player import Counsel, Viewpoint
from lampblack.kernel.playout import decide

LOOKS: Final = 8
"""Courses of luck over which the best option is compared with the others."""
LEAST: Final = 0.03
"""What part of the log-odds a group must be worth to be a reason; less is noise of the imagined luck."""
PROVEN: Final = "is the hero with whom teams have won most"
WINS: Final = "wins the game"
SURVIVES: Final = "keeps the team alive"
REASONS: Final[tuple[tuple[str, tuple[str, ...]], ...]] = (
    ("keeps the team in better health", ("health", "harm", "short-of-health", "maximum")),
    ("keeps peril from rising", ("margin", "peril", "entr", "short-of-margin", "peril-to-come")),
    (
        "brings the floor nearer to its end",
        ("enemies", "rear-", "boss-", "work", "turns", "xp-on", "trouble", "left", "tough"),
    ),
    ("leaves the enemies fewer cubes to act with", ("lacking", "imminent", "pace", "later-pace")),
    ("leaves the next heroes the cubes they want", ("cubes-", "demand", "stock", "in-tower", "tower-filled")),
    ("brings experience and strength", ("level", "xp", "skills-", "treasures", "rate", "armor", "yield")),
    ("keeps cards ready", ("ready-cards", "exhausted-cards")),
    ("spares the heroes lasting harm", ("stricken", "shaken", "maimed", "cursed")),
)
"""What can speak for an option, each with how the names of its signs begin, without the color."""


def learned_counsel(mind: SocietyMind, here: Viewpoint, budget: Budget, chance: Chance) -> Counsel:
    found = Trial(mind, here, chance).run(budget)
    world = here.imagine(chance)
    assert isinstance(world, SocietyState)
    if world.agenda[-1].op == D_HEROES:
        return Counsel([(found.options[0], found.worths[0])], PROVEN)
    if len(found.options) == 1:  # not searched: the warden's word
        return counsel(mind.instinct, world)
    ranked = [(option, found.worths[at]) for at, option in enumerate(found.options)]
    seeds = [chance.below(SEEDS) for _ in range(LOOKS)]
    own = [end_of(mind, world, found.options[0], seed) for seed in seeds]
    others = [end_of(mind, world, option, seed) for option in found.options[1:] for seed in seeds]
    return Counsel(ranked[:BEST_FEW], reason_for(mind.judge, own, others))


def end_of(mind: SocietyMind, world: SocietyState, option: Action, seed: int) -> SocietyState:
    """Where an option leads as far as the mind looks, the warden playing on."""
    luck = SeededChance(seed)
    after = world.clone()
    decide(after, option, luck)
    while after.result == RUNNING and not mind.is_far_enough(world, after):
        decide(after, mind.quick(after, luck), luck)
    return after


def reason_for(judge: Judge, own: list[SocietyState], others: list[SocietyState]) -> str:
    """The group of signs without which, taken from the others instead, the judge would like the own picture least."""
    running = [end for end in own if end.result == RUNNING]
    compared = [end for end in others if end.result == RUNNING]
    if not running:
        return WINS if all(end.result == WON for end in own) else ALIKE
    if not compared:
        return SURVIVES
    better, usual = mean_picture(judge, running), mean_picture(judge, compared)
    full = judge.network.log_odds(better)
    best = ALIKE
    highest = LEAST
    for words, names in REASONS:
        without = better[:]
        for sign, name in enumerate(PICTURE_NAMES):
            if bare(name).startswith(names):
                without[sign] = usual[sign]
        gain = full - judge.network.log_odds(without)
        if gain > highest:
            highest = gain
            best = words
    return best


def bare(name: str) -> str:
    """A sign's name without the color it is about."""
    for color in ("red-", "yellow-", "black-", "blue-", "green-", "white-", "active-", "next-"):
        name = name.removeprefix(color)
    return name


def mean_picture(judge: Judge, ends: list[SocietyState]) -> list[float]:
    total = [0.0] * PICTURE
    for end in ends:
        for sign, value in enumerate(picture_of(end, judge.lore, judge.taste)):
            total[sign] += value / len(ends)
    return total
