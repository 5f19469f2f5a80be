"""How a Hunted's bot decides: what is plain from what it knows, and the rest by what its worlds say on average."""

from typing import Final, final

from lampblack.games.nyctophobia import actions, agenda
from lampblack.games.nyctophobia import told as t
from lampblack.games.nyctophobia.actions import NyAction
from lampblack.games.nyctophobia.agenda import first, second
from lampblack.games.nyctophobia.bot_beliefs import (
    UNLIKELY,
    World,
    attacked,
    is_climber,
    is_near,
)
from lampblack.games.nyctophobia.geometry import NEIGHBOUR
from lampblack.games.nyctophobia.pieces import (
    BOXER,
    CHEERLEADER,
    CLIMBER,
    GUIDE,
    HEALTH,
    HUNTER,
    KLUTZ,
    NOBODY,
    SIMPLE,
    STAR,
)
from lampblack.games.nyctophobia.position import SEAT_BIT, Position
from lampblack.games.nyctophobia.rules.deeds import fly
from lampblack.games.nyctophobia.rules.retreat import longest_retreat
from lampblack.kernel.action import Action
from lampblack.kernel.chance import Chance

CAST: Final = [GUIDE, STAR, BOXER, CLIMBER, KLUTZ, CHEERLEADER]
"""Which character the bot would rather be."""


@final
class Temper:
    """What the bot gives for its skin."""

    def __init__(self) -> None:
        self.fear = 0.6  # being next to the Hunter, against standing at the car
        self.injury = 0.2  # an injury that kills nobody, in shares of the game
        self.death = 1.0
        self.rock = 0.04  # a rock in hand
        self.hop = 0.05  # the noise of a hop
        self.gain = 1.0  # what progress counts against all that
        self.always_hides = False


@final
class Outlook:
    """A seat's worlds and what it makes of them, for one decision."""

    def __init__(self, worlds: list[Position], seat: int, temper: Temper, chance: Chance) -> None:
        self.at = worlds[0]
        self.seat = seat
        self.temper = temper
        self.chance = chance
        self.worlds = [World(world, seat, temper.fear) for world in worlds]

    # Steps.

    def best_step(self, left: int) -> Action:
        """The direction that leads best where it is open: running into a tree costs nothing (NY-MOVE-04)."""
        best: Action = actions.STOP_
        highest = UNLIKELY
        for direction in range(4):
            value = self.step_value(direction, left)
            if value > highest:
                highest = value
                best = actions.STEPS[direction]
        if best is actions.STOP_ and was_refused(self.at):
            return actions.STEPS[self.chance.below(4)]
        return best

    def step_value(self, direction: int, left: int) -> float:
        """The mean over the worlds in which the step is possible."""
        total = 0.0
        number = 0
        for world in self.worlds:
            value = world.step_worth(world.cell, direction, left)
            if value > UNLIKELY:
                total += value
                number += 1
        return total / number if number else UNLIKELY

    def best_hop(self, than: float) -> Action | None:
        best: Action | None = None
        highest = than + self.temper.hop
        for direction in range(4):
            total = 0.0
            number = 0
            for world in self.worlds:
                value = world.hop_worth(direction)
                if value > UNLIKELY:
                    total += value
                    number += 1
            if 2 * number > len(self.worlds) and total / number > highest:
                highest = total / number
                best = actions.HOPS[direction]
        return best

    def move(self, left: int) -> Action:
        step = self.best_step(left)
        if left == 2 and is_climber(self.at, self.seat):
            value = UNLIKELY
            if isinstance(step, NyAction) and step.kind == actions.STEP:
                value = self.step_value(step.arg, left)
            hop = self.best_hop(value)
            if hop is not None:
                return hop
        return step

    # Deeds.

    def standing(self) -> float:
        """The worth of staying where one is."""
        total = 0.0
        for world in self.worlds:
            total += world.worth(world.cell)
        return total / len(self.worlds)

    def deed(self, nothing: Action) -> Action:
        """The action of a turn: what it gains, less what the Hunter may do to us then."""
        here = self.temper.gain * self.standing()
        best = nothing
        highest = here - self.risk(False, -1)
        if not self.at.is_called():
            if self.must_hide():
                return actions.HIDE_
            value = here - self.risk(True, -1)
            if value > highest:
                best = actions.HIDE_
                highest = value
        for direction in range(4):
            value = self.temper.gain * self.step_value(direction, 1)
            if value > UNLIKELY:
                value -= self.risk(False, -1)
                if value > highest:
                    best = actions.SPRINTS[direction]
                    highest = value
        if self.at.held[self.seat] > 0:
            for direction in range(4):
                value = here - self.risk(False, direction) - self.temper.rock
                if value > highest:
                    best = actions.THROWS[direction]
                    highest = value
        return best

    def must_hide(self) -> bool:
        temper = self.temper
        return temper.always_hides or self.at.health[self.seat] < HEALTH or is_near(self.at, self.seat)

    def risk(self, is_hidden: bool, throw: int) -> float:
        """What the Hunter's next move costs on average, after throwing a rock that way (or not, -1)."""
        total = 0.0
        for index, world in enumerate(self.worlds):
            at = world.at
            noise = at.noise
            if throw >= 0:
                noise, _, hit = fly(at, world.cell, throw)
                if hit >= t.FIRST_HUNTED and hit < t.HUNTER_PIECE:
                    total += self.cost(hit - t.FIRST_HUNTED + 1)
                    continue
            steps = 2
            if at.wound_known:
                steps = 1
            elif at.role != SIMPLE and index % 3 == 0:
                steps = 3
            victim = attacked(at, steps, self.seat, world.cell, is_hidden, noise)
            if victim != NOBODY:
                total += self.cost(victim)
        return total / len(self.worlds)

    def cost(self, victim: int) -> float:
        return self.temper.death if self.at.health[victim] < HEALTH else self.temper.injury

    # The Klutz.

    def noise(self) -> Action:
        """Noise in the cell just left, when it makes us safer."""
        quiet = 0.0
        loud = 0.0
        for world in self.worlds:
            at = world.at
            cell = second(at.agenda[-1])
            if attacked(at, 2, self.seat, world.cell, False, at.noise) != NOBODY:
                quiet += 1.0
            if attacked(at, 2, self.seat, world.cell, False, cell) != NOBODY:
                loud += 1.0
        return actions.NOISE_YES_ if loud < quiet else actions.NOISE_NO_


def was_refused(at: Position) -> bool:
    for told in at.told:
        if told.kind == t.REFUSED:
            return True
    return False


# --- what needs no worlds but one -------------------------------------------------------------------------


def plain_choice(at: Position, seat: int, options: list[Action], temper: Temper, chance: Chance) -> Action | None:
    """The decisions that follow from what the seat knows for certain; None when worlds must be compared."""
    top = at.agenda[-1]
    kind = agenda.kind_of(top)
    if kind == agenda.CHARACTER:
        return best_character(options)
    if kind == agenda.COUNTER:
        return actions.COUNTERS[2] if at.characters[seat] == BOXER else actions.COUNTERS[1]
    if kind in (agenda.PRE, agenda.POST, agenda.GRANTED) and not at.acted:
        if at.in_car(seat) and not at.is_called():
            return actions.CALL_
    if kind == agenda.PRE:
        return actions.PASS_
    if actions.SEARCH_ in options and not at.fresh & SEAT_BIT[seat]:
        return actions.SEARCH_
    if kind == agenda.POST:
        return actions.END_ if at.acted else grant(at, seat, chance)
    if kind == agenda.COVER:
        return actions.HIDE_YES_ if is_safe_to_hide(at, seat) else actions.HIDE_NO_
    if kind == agenda.GRANTED and not at.is_called() and actions.HIDE_ in options:
        return actions.HIDE_
    return None


def best_character(options: list[Action]) -> Action:
    for character in CAST:
        if actions.CHARACTERS_[character] in options:
            return actions.CHARACTERS_[character]
    return options[0]


def is_safe_to_hide(at: Position, seat: int) -> bool:
    """Not when one comes out next to the Hunter before the Hunter has a turn (NY-HT-02, WE-19)."""
    if at.active != HUNTER or not at.located[seat] & SEAT_BIT[HUNTER]:
        return True
    return not at.forest.is_open_between(at.place[seat], at.place[HUNTER])


def grant(at: Position, seat: int, chance: Chance) -> Action | None:
    """A healthy Cheerleader lets a hurt friend hide; not for ever, should the friend decline."""
    if at.characters[seat] != CHEERLEADER or at.is_called() or at.health[seat] < HEALTH:
        return None
    for other in range(1, at.settings.hunted + 1):
        if other != seat and at.health[other] < HEALTH and not at.is_hidden(other) and chance.below(4) > 0:
            return actions.GRANTS[other]
    return None


def choice(outlook: Outlook) -> Action:
    """The decisions that need worlds."""
    at = outlook.at
    top = at.agenda[-1]
    kind = agenda.kind_of(top)
    if kind == agenda.MOVE:
        return outlook.move(2 - at.steps)
    if kind == agenda.RETREAT:
        return outlook.best_step(1)
    if kind == agenda.POST:
        return outlook.deed(actions.END_)
    if kind == agenda.GRANTED:
        return outlook.deed(actions.DECLINE_)
    if kind == agenda.NOISE:
        return outlook.noise()
    if outlook.step_value(best_arg(outlook), 1) > outlook.standing():
        return outlook.best_step(1)
    return actions.STOP_


def best_arg(outlook: Outlook) -> int:
    step = outlook.best_step(1)
    return step.arg if isinstance(step, NyAction) and step.kind == actions.STEP else 0


assert len(NEIGHBOUR) == 256
assert longest_retreat is not None
assert first is not None
