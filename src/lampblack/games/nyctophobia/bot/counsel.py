"""What the bots of both sides would do, in words."""

from typing import Final

from lampblack.games.nyctophobia.bot.beliefs import BLOCKED, World
from lampblack.games.nyctophobia.bot.hunt import Line
from lampblack.games.nyctophobia.bot.hunted import LOUD, ROCK, Outlook
from lampblack.games.nyctophobia.bot.hunter import terms
from lampblack.games.nyctophobia.model import actions as a
from lampblack.games.nyctophobia.model import frames
from lampblack.games.nyctophobia.model.geometry import DELTA
from lampblack.games.nyctophobia.model.position import HUNTER_WON, Position
from lampblack.games.nyctophobia.rules.walking import landing
from lampblack.kernel.action import Action
from lampblack.kernel.player import Counsel

BEST_FEW: Final = 3
ONLY: Final = "is the only thing to do"
ALIKE: Final = "is as good as the others"
MERE_WORDS: Final = "changes nothing on the board: these are mere words"
LEAST: Final = 0.01
"""What a term must add at least to be a reason."""

# --- the Hunter -------------------------------------------------------------------------------------

MERCY: Final = "keeps the hunt in the balance"
ENDS_IT: Final = "ends the hunt, and you win"
OF_HUNT: Final = (
    "draws blood",
    "brings prey within reach",
    "keeps them far from the car",
    "spares your wound",
)
"""What can speak for an option, one for each of ``hunter.terms``."""
OF_SET_UP: Final = {
    frames.SPOT: "has you on the ways to the car",
    frames.STARTS: "brings them past you on their ways to the car",
    frames.CLUE: "is true, and sends them past you",
}
ANY_SET_UP: Final = "is as good as any: forests are chosen at random"


def counsel_of_hunter(lines: list[Line], is_kind: bool) -> Counsel:
    """Every option played out as far as the Hunter decides it, and rehearsed."""
    order = sorted(lines, key=by_liking, reverse=True)
    ranked = [(line.option, line.share) for line in order[:BEST_FEW]]
    ends = [line.end for line in order]
    is_mercy = is_kind and len(order) > 1 and order[0].share < max([line.share for line in order])
    return Counsel(ranked, MERCY if is_mercy else reason_of_hunt(ends))


def by_liking(line: Line) -> float:
    return line.liking


def reason_of_hunt(ends: list[Position]) -> str:
    """The term by which the first end is most ahead of the others."""
    first = ends[0]
    if len(ends) == 1:
        return ONLY
    if first.is_over():
        return ENDS_IT if first.winner == HUNTER_WON else ALIKE
    others = [terms(end) for end in ends[1:] if not end.is_over()]
    return leading(terms(first), others, OF_HUNT)


# --- the Hunted -------------------------------------------------------------------------------------

HUNTEDS_MEASURE: Final = "Worth of the place, 1 for the car"
OF_PLACE: Final = (
    "brings you nearer to where the car may be",
    "leads to ground you have not felt",
    "keeps you away from the Hunter",
    "keeps you from the Hunter's next attack",
    "keeps you on ground you have felt: you are hurt, and others are not",
)
"""What can speak for a place, one for each of ``World.terms``."""
DRAWS_OFF: Final = "calls the Hunter away from you"
STAYS_QUIET: Final = "gives the Hunter nothing to hear"
PLAIN: Final = {
    a.CHARACTER: "has the action that helps most on the way to the car",
    a.COUNTER: "is the best answer in a fight",
    a.CALL: "calls for help: that is what you came for",
    a.PASS: "keeps your action for after your steps",
    a.SEARCH: "tells you what stands around you now",
    a.HIDE_YES: "leaves the Hunter nobody to attack",
    a.HIDE_NO: "is safer: hidden, you would come out beside the Hunter",
    a.END: "ends a turn in which nothing is left to do",
    a.GRANT: "lets a hurt friend hide",
    a.HIDE: "leaves the Hunter nobody to attack",
    a.NOISE_NO: STAYS_QUIET,
}
"""Why something is plain, whatever the worlds say."""


def counsel_of_plain(action: Action) -> Counsel:
    assert isinstance(action, a.NyAction)
    return Counsel([(action, 0.0)], PLAIN[action.kind], HUNTEDS_MEASURE)


def counsel_of_hunted(outlook: Outlook, options: list[Action]) -> Counsel:
    """What the outlook chooses, and what the worlds make of the rest."""
    chosen = outlook.choice()
    valued: list[tuple[float, Action]] = []
    for option in options:
        value = value_of(outlook, option)
        if option != chosen and value > BLOCKED:
            valued.append((value, option))
    valued.sort(key=by_value, reverse=True)
    ranked = [(chosen, value_of(outlook, chosen))]
    ranked += [(option, value) for value, option in valued[: BEST_FEW - 1]]
    return Counsel(
        ranked, reason_of_hunted(outlook, chosen, [option for _, option in valued]), HUNTEDS_MEASURE
    )


def by_value(entry: tuple[float, Action]) -> float:
    return entry[0]


def steps_left(outlook: Outlook) -> int:
    is_moving = frames.kind_of(outlook.at.agenda[-1]) == frames.MOVE
    return 2 - outlook.at.steps if is_moving else 1


def value_of(outlook: Outlook, option: Action) -> float:
    assert isinstance(option, a.NyAction)
    if option.kind == a.STEP or option.kind == a.SPRINT:
        return outlook.step_value(option.direction, steps_left(outlook))
    if option.kind == a.HOP:
        value = outlook.hop_value(option.direction)
        return value if value == BLOCKED else value - LOUD
    if option.kind == a.THROW:
        return outlook.throw_value(option.direction) - ROCK
    if option.kind in (a.STOP, a.END, a.DECLINE):
        return outlook.standing()
    return BLOCKED  # nothing that worlds could tell of


def reason_of_hunted(outlook: Outlook, chosen: Action, others: list[Action]) -> str:
    assert isinstance(chosen, a.NyAction)
    if chosen.kind == a.THROW or chosen.kind == a.NOISE_YES:
        return DRAWS_OFF
    if chosen.kind == a.NOISE_NO:
        return STAYS_QUIET
    if not others:
        return ONLY
    placed = [terms_of(outlook, other) for other in others]
    return leading(terms_of(outlook, chosen), [each for each in placed if each], OF_PLACE)


def terms_of(outlook: Outlook, option: Action) -> list[float]:
    """The mean terms of where an option leads, over the worlds in which it is possible; none for a throw."""
    assert isinstance(option, a.NyAction)
    if option.kind == a.THROW:
        return []
    total = [0.0] * len(OF_PLACE)
    number = 0
    for world in outlook.worlds:
        cell = world.cell
        if option.kind == a.STEP or option.kind == a.SPRINT:
            cell = end_of(world, cell, option.direction, steps_left(outlook))
        elif option.kind == a.HOP:
            cell = landing(world.at, world.cell, option.direction)
        if cell >= 0:
            number += 1
            total = [so_far + term for so_far, term in zip(total, world.terms(cell))]
    return [each / max(1, number) for each in total]


def end_of(world: World, cell: int, direction: int, left: int) -> int:
    """The cell in which the best way that begins with this step ends (``World.step_worth``); -1 for none."""
    if world.is_blocked(cell, direction):
        return -1
    there = cell + DELTA[direction]
    if left == 1 or (world.to_hunter and world.to_hunter[there] <= 1):
        return there
    best = -1
    highest = BLOCKED
    for onwards in range(4):
        value = world.step_worth(there, onwards, left - 1)
        if value > highest:
            highest = value
            best = end_of(world, there, onwards, left - 1)
    return best


# --- both -------------------------------------------------------------------------------------------


def leading(own: list[float], others: list[list[float]], words: tuple[str, ...]) -> str:
    """What is said of the term by which the own are most ahead of the others' mean."""
    best = ALIKE
    highest = LEAST
    if others:
        for term, reason in enumerate(words):
            gain = own[term] - sum([each[term] for each in others]) / len(others)
            if gain > highest:
                highest = gain
                best = reason
    return best
