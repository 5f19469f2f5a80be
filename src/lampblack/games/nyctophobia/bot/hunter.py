"""What is worth trying as the Hunter, and a first look at what comes of it."""

from typing import Final

from lampblack.games.nyctophobia.model import actions, frames
from lampblack.games.nyctophobia.model.forest import Forest
from lampblack.games.nyctophobia.model.frames import first
from lampblack.games.nyctophobia.model.geometry import FAR
from lampblack.games.nyctophobia.model.pieces import HUNTER
from lampblack.games.nyctophobia.model.position import HUNTER_WON, Position
from lampblack.games.nyctophobia.rules.selecting import hunter_distance
from lampblack.games.nyctophobia.state import NyctoState
from lampblack.kernel.action import Action

WON: Final = 1000.0
BLOOD: Final = 6.0
"""What an injury is worth."""
REACH: Final = [5.0, 5.0, 3.0, 2.4, 1.9, 1.5, 1.2, 0.9, 0.7, 0.5, 0.4, 0.3, 0.2]
"""What it is worth to have somebody so many steps away."""
AMBUSH: Final = 5.5
"""Somebody hidden next to the Hunter is attacked on coming out (NY-HT-02)."""
WEAK: Final = 3.0
"""Whoever can be killed by one more attack counts so often."""
ARMED: Final = 0.8
UNSEEN: Final = 0.6
CROWD: Final = 0.3
"""How much those count who are not the best prey."""
FAR_FROM_CAR: Final = 0.12
FARTHEST: Final = 12
AT_CAR: Final = 3.0
HURT: Final = 1.0
MOST_TREES: Final = 6


def worth(at: Position) -> float:
    """How good a position is for the Hunter."""
    if at.is_over():
        return WON if at.winner == HUNTER_WON else -WON
    return sum(terms(at))


def terms(at: Position) -> list[float]:
    """What the worth of a running game is made of: blood, prey in reach, the way to the car, the own wound."""
    blood = 0.0
    best = 0.0
    prey = 0.0
    car = 0.0
    to_car = car_distances(at.forest)
    for seat in range(1, at.settings.hunted + 1):
        blood += BLOOD * (at.settings.box.health - at.health[seat])
        value = prey_worth(at, seat)
        best = max(best, value)
        prey += CROWD * value
        if not at.is_called():
            away = to_car[at.place[seat]]
            car += FAR_FROM_CAR * min(away, FARTHEST)
            if away == 0:
                car -= AT_CAR
    return [blood, best + prey, car, -HURT if at.wound else 0.0]


def prey_worth(at: Position, seat: int) -> float:
    steps = hunter_distance(at, seat)
    value = REACH[steps] if steps < len(REACH) else 0.0
    if at.is_hidden(seat):
        value = AMBUSH if steps == 1 else value * UNSEEN
    if at.health[seat] < at.settings.box.health:
        value *= WEAK
    elif at.held[seat] > 0:
        value *= ARMED
    return value


def car_distances(forest: Forest) -> list[int]:
    """dP of every cell to the nearer car cell."""
    return forest.spread([forest.car_a, forest.car_b], True)


def worth_trying(at: NyctoState) -> list[Action]:
    """The options that can make a difference; never none."""
    options = list(at.legal(HUNTER))
    kind = frames.kind_of(at.agenda[-1])
    if kind == frames.CLAIM or (kind == frames.PICK and first(at.agenda[-1]) == frames.TO_TAUNT):
        return options[:1]  # what is said changes nothing on the board
    if kind == frames.LIFT:
        return short_cuts(at, options)
    if kind == frames.SET:
        return obstacles(at, options)
    return options


def short_cuts(at: NyctoState, options: list[Action]) -> list[Action]:
    """The trees between the Hunter and somebody, whose loss shortens the way most; those around the Hunter, who
    reaches farther without them; and none."""
    hunter = at.forest.hunter_distances(at.place[HUNTER])
    gains: list[tuple[int, Action]] = []
    for option in options:
        if option is actions.DONE_:
            continue
        assert isinstance(option, actions.NyAction)
        a, b = at.forest.ground.ends[option.slot]
        gain = 1 if at.place[HUNTER] == a or at.place[HUNTER] == b else 0
        for seat in range(1, at.settings.hunted + 1):
            if not at.is_hidden(seat):
                prey = at.forest.hunter_distances(at.place[seat])
                through = 1 + min(hunter[a] + prey[b], hunter[b] + prey[a])
                gain = max(gain, hunter_distance(at, seat) - through)
        if gain > 0:
            gains.append((gain, option))
    gains.sort(key=by_gain, reverse=True)
    return [option for _, option in gains[:MOST_TREES]] + [actions.DONE_]


def by_gain(entry: tuple[int, Action]) -> int:
    return entry[0]


def obstacles(at: NyctoState, options: list[Action]) -> list[Action]:
    """The places around the car, and on the ways of the Hunted to it; the first few of all when there are none."""
    to_car = car_distances(at.forest)
    near: list[tuple[int, Action]] = []
    for option in options:
        assert isinstance(option, actions.NyAction)
        a, b = at.forest.ground.ends[option.slot]
        if at.forest.is_car(a) or at.forest.is_car(b):
            near.append((FAR, option))
            continue
        for seat in range(1, at.settings.hunted + 1):
            cell = at.place[seat]
            if (cell == a and to_car[b] < to_car[a]) or (cell == b and to_car[a] < to_car[b]):
                near.append((FAR - to_car[cell], option))
    near.sort(key=by_gain, reverse=True)
    return [option for _, option in near[:MOST_TREES]] or options[:MOST_TREES]
