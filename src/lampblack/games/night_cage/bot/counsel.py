"""What a bot would do, in words: the signs by which its option is better than the others."""

from typing import Final

from lampblack.games.night_cage.bot import signs as s
from lampblack.games.night_cage.bot.policy import finish_turn, start_choice
from lampblack.games.night_cage.bot.scales import Scales
from lampblack.games.night_cage.bot.weights import weights_for
from lampblack.games.night_cage.model.actions import START, NightAction
from lampblack.games.night_cage.model.position import RUNNING, WON
from lampblack.games.night_cage.state import NightState
from lampblack.kernel.action import Action
from lampblack.kernel.chance import Chance, SeededChance
from lampblack.kernel.player import Counsel, Viewpoint
from lampblack.kernel.playout import decide

SEEDS: Final = 1000000007
BEST_FEW: Final = 3

REASONS: Final = (
    (
        "saves tiles for later",
        (s.TILES_LEFT, s.TILES_LEFT_SQUARED, s.TILES_LOW, s.TILES_ON_BOARD, s.FLICKERS),
    ),
    (
        "keeps enough Keys and Gates to be found",
        tuple(range(s.NO_KEY_TO_LOSE, s.MORE_GATES + 1)),
    ),
    ("brings the team nearer to a Gate", (s.GATE_OCCUPIED, *range(s.GATE_BY_WAY, s.LAST_AT_GATE + 1))),
    ("keeps a Gate lit", (s.GATE_LIGHTS, s.GATE_AT_RISK)),
    ("brings somebody nearer to a Key", (s.SOURCES, *range(s.KEY_BY_WAY, s.KEYLESS_OUT + 1))),
    ("keeps a Key from going dark", (s.KEY_AT_RISK,)),
    ("keeps candles burning", (s.LIT, s.OUT_NEAR_LIGHT)),
    ("leaves the monsters' sight", (s.SEEN, s.NEXT_SEEN, s.MONSTERS, s.EATERS_IN_STACK)),
    ("keeps a way out open", (s.CORNERED, s.NEXT_CORNERED, s.HEMMED, s.STUCK, s.EXITS)),
    ("gathers Nerve", (s.NERVE, s.HAVE_NERVE)),
    ("keeps off ground that breaks", (s.FALLING, s.ON_CRUMBLING, s.BESIDE_PITS)),
    ("keeps the team together", (s.APART, s.JOINED)),
)
"""What can speak for an option, and the signs that say so."""
LEAST: Final = 0.02
"""What a group must add at least to be a reason; less is noise of the imagined luck."""
STARTS_WELL: Final = "keeps a good distance from the others: near enough to meet, far enough to see more"
ENDS_IT: Final = "ends the game, and you win"
ONLY: Final = "is the only thing to do"
ALIKE: Final = "is as good as the others"


def counsel(here: Viewpoint, samples: int, chance: Chance) -> Counsel:
    """Every option played to the end of the turn over the same imagined luck."""
    world = here.imagine(chance)
    assert isinstance(world, NightState)
    scales = Scales(weights_for(world.settings))
    options = list(world.options())
    first = options[0]
    assert isinstance(first, NightAction)
    if first.kind == START:
        chosen = start_choice(world)
        after = world.clone()
        decide(after, chosen, SeededChance(chance.below(SEEDS)))
        return Counsel([(chosen, scales.worth(after))], STARTS_WELL)
    if len(options) == 1:
        return Counsel([(first, scales.worth(world))], ONLY)
    seeds = [chance.below(SEEDS) for _ in range(samples)]
    ends = [[end_of_turn(scales, world, option, seed) for seed in seeds] for option in options]
    worths = [sum(scales.worth(end) for end in each) / samples for each in ends]
    order = sorted(range(len(options)), key=lambda at: -worths[at])
    ranked = [(options[at], worths[at]) for at in order[:BEST_FEW]]
    if all(end.result == WON for end in ends[order[0]]):
        return Counsel(ranked, ENDS_IT)
    others = [end for at in order[1:] for end in ends[at]]
    return Counsel(ranked, reason_for(scales, ends[order[0]], others))


def end_of_turn(scales: Scales, world: NightState, option: Action, seed: int) -> NightState:
    luck = SeededChance(seed)
    after = world.clone()
    decide(after, option, luck)
    if after.turn == world.turn:
        finish_turn(scales, after, luck)
    return after


def reason_for(scales: Scales, own: list[NightState], others: list[NightState]) -> str:
    """By which group of signs the own positions are most ahead of the others."""
    better = mean_parts(scales, own)
    usual = mean_parts(scales, others)
    best = ALIKE
    highest = LEAST
    for words, group in REASONS:
        gain = sum([better[sign] - usual[sign] for sign in group])
        if gain > highest:
            highest = gain
            best = words
    return best


def mean_parts(scales: Scales, ends: list[NightState]) -> list[float]:
    total = [0.0] * s.SIGNS
    running = [end for end in ends if end.result == RUNNING]
    for end in running:
        for sign, part in enumerate(scales.parts(end)):
            total[sign] += part / len(running)
    return total
