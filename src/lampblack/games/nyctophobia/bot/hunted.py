"""How a Hunted's bot decides: what is plain from what it knows, and the rest by what its worlds say on average.

It hides whenever it may. Measured against the same Hunter it lives longer so than by running: a hidden player is
no target, and a Hunter without a target stands still (NY-HMOVE-11).
"""

from typing import Final, final

from lampblack.games.nyctophobia.bot.beliefs import BLOCKED, DEATH, INJURY, World
from lampblack.games.nyctophobia.model import actions, frames
from lampblack.games.nyctophobia.model import told as t
from lampblack.games.nyctophobia.model.frames import second, third
from lampblack.games.nyctophobia.model.pieces import (
    BOXER,
    CHEERLEADER,
    CLIMBER,
    GUIDE,
    HUNTER,
    KLUTZ,
    STAR,
)
from lampblack.games.nyctophobia.model.position import SEAT_BIT, Position
from lampblack.games.nyctophobia.rules.deeds import fly
from lampblack.kernel.action import Action
from lampblack.kernel.chance import Chance

CAST: Final = [GUIDE, STAR, BOXER, CLIMBER, KLUTZ, CHEERLEADER]
"""Which character the bot would rather be."""
LOUD: Final = 0.2
"""What the noise of a hop costs."""
ROCK: Final = 0.02
"""What a rock in the hand is worth once help is called."""
PATIENCE: Final = 4
"""A Cheerleader offers her action again to somebody who declines, but not for ever."""


# --- what is plain ------------------------------------------------------------------------------------------


def plain_choice(at: Position, seat: int, options: list[Action], chance: Chance) -> Action | None:
    """What follows from what the seat knows for certain; None when worlds have to be compared."""
    top = at.agenda[-1]
    kind = frames.kind_of(top)
    if kind == frames.CHARACTER:
        return best_character(at, options)
    if kind == frames.COUNTER:
        return actions.COUNTERS[2] if at.characters[seat] == BOXER else actions.COUNTERS[1]
    if actions.CALL_ in options and at.in_car(seat) and not at.is_called():
        return actions.CALL_
    if kind == frames.PRE:
        return actions.PASS_
    if actions.SEARCH_ in options and not at.fresh & SEAT_BIT[seat]:
        return actions.SEARCH_
    if kind == frames.COVER:
        return actions.HIDE_YES_ if is_safe_to_hide(at, seat) else actions.HIDE_NO_
    if kind == frames.POST and at.acted:
        return actions.END_
    if actions.HIDE_ in options:
        friend = friend_in_need(at, seat, chance) if kind == frames.POST else 0
        return actions.GRANTS[friend] if friend else actions.HIDE_
    if kind == frames.NOISE and not at.is_called():
        return actions.NOISE_NO_
    return None


def best_character(at: Position, options: list[Action]) -> Action:
    for character in CAST:
        part = at.settings.content.parts[character]
        if part in options:
            return part
    return options[0]


def is_safe_to_hide(at: Position, seat: int) -> bool:
    """Not when one comes out next to the Hunter before the Hunter has a turn (NY-HT-02, WE-19)."""
    if at.active != HUNTER or not at.located[seat] & SEAT_BIT[HUNTER]:
        return True
    return not at.forest.is_open_between(at.place[seat], at.place[HUNTER])


def friend_in_need(at: Position, seat: int, chance: Chance) -> int:
    """A hurt friend in sight, whom a healthy Cheerleader lets hide; 0 when there is none."""
    if at.characters[seat] == CHEERLEADER and at.health[seat] == at.settings.box.health:
        for other in range(1, at.settings.hunted + 1):
            in_need = other != seat and at.health[other] < at.settings.box.health and not at.is_hidden(other)
            if in_need and chance.below(PATIENCE) > 0:
                return other
    return 0


# --- what worlds have to say --------------------------------------------------------------------------------


@final
class Outlook:
    """A seat's worlds, for one decision."""

    def __init__(self, worlds: list[Position], seat: int, chance: Chance, rumour: int) -> None:
        self.at = worlds[0]
        self.seat = seat
        self.chance = chance
        self.worlds = [World(world, seat, number, rumour) for number, world in enumerate(worlds)]

    def choice(self) -> Action:
        top = self.at.agenda[-1]
        kind = frames.kind_of(top)
        if kind == frames.MOVE:
            return self.move(2 - self.at.steps)
        if kind == frames.RETREAT:
            must_step = second(top) == 1 and third(top) == 0
            return self.best_step(1, BLOCKED if must_step else self.standing())
        if kind == frames.NOISE:
            return self.noise()
        if kind == frames.SPRINT_ON:
            return self.best_step(1, self.standing())
        return self.deed(actions.END_ if kind == frames.POST else actions.DECLINE_)

    # Steps.

    def step_value(self, direction: int, left: int) -> float:
        """The mean over the worlds where the step is possible: to run into a tree costs nothing (NY-MOVE-04)."""
        total = 0.0
        number = 0
        for world in self.worlds:
            value = world.step_worth(world.cell, direction, left)
            if value > BLOCKED:
                total += value
                number += 1
        return total / number if number else BLOCKED

    def best_step(self, left: int, than: float) -> Action:
        """The best direction, or STOP when none is better; a stop that was refused is not tried again."""
        best: Action = actions.STOP_
        highest = than
        for direction in range(4):
            value = self.step_value(direction, left)
            if value > highest:
                highest = value
                best = actions.STEPS[direction]
        if best is actions.STOP_ and was_refused(self.at):
            return actions.STEPS[self.chance.below(4)]
        return best

    def move(self, left: int) -> Action:
        """Steps, or the Climber's hop when it leads to clearly better ground."""
        if left == 2 and self.at.characters[self.seat] == CLIMBER:
            highest = LOUD
            for direction in range(4):
                highest = max(highest, LOUD + self.step_value(direction, left))
            for direction in range(4):
                if self.hop_value(direction) > highest:
                    return actions.HOPS[direction]
        return self.best_step(left, BLOCKED)

    def hop_value(self, direction: int) -> float:
        """Known trees only: a hop that is refused in some world is no plan."""
        total = 0.0
        for world in self.worlds:
            value = world.hop_worth(direction)
            if value == BLOCKED:
                return BLOCKED
            total += value
        return total / len(self.worlds)

    def standing(self) -> float:
        """The worth of staying where one is."""
        return sum([world.worth(world.cell) for world in self.worlds]) / len(self.worlds)

    # Deeds after the call for help, when nobody can hide any more.

    def deed(self, nothing: Action) -> Action:
        best = nothing
        highest = self.standing()
        for direction in range(4):
            value = self.step_value(direction, 1)
            if value > highest:
                best = actions.SPRINTS[direction]
                highest = value
        if self.at.held[self.seat] > 0:
            for direction in range(4):
                value = self.throw_value(direction) - ROCK
                if value > highest:
                    best = actions.THROWS[direction]
                    highest = value
        return best

    def throw_value(self, direction: int) -> float:
        """The rock's noise calls the Hunter where it lands; it should land on no friend."""
        total = 0.0
        for world in self.worlds:
            landing, _, hit = fly(world.at, world.cell, direction)
            total -= world.risk(world.cell, landing)
            if t.FIRST_HUNTED <= hit < t.HUNTER_PIECE:
                dies = world.at.health[hit - t.FIRST_HUNTED + 1] <= 1
                total -= DEATH if dies else INJURY
        return total / len(self.worlds)

    def noise(self) -> Action:
        """Noise in the cell the Klutz has left, when it draws the Hunter off."""
        gain = 0.0
        for world in self.worlds:
            left = second(world.at.agenda[-1])
            gain += world.risk(world.cell, world.at.noise) - world.risk(world.cell, left)
        return actions.NOISE_YES_ if gain > 0.0 else actions.NOISE_NO_


def was_refused(at: Position) -> bool:
    return any(told.kind == t.REFUSED for told in at.told)
