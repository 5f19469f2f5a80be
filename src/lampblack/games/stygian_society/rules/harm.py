"""Wounds of the team, armor and healing (SS-HARM, SS-ARM, SS-HEAL)."""

from lampblack.games.stygian_society.knowledge.facts.team import ArmorStopped, Healed, MaximumChanged, Wounded
from lampblack.games.stygian_society.knowledge.facts.turns import Lost
from lampblack.games.stygian_society.model.agenda import HARMING, SUFFER
from lampblack.games.stygian_society.model.pieces import ON_HARM
from lampblack.games.stygian_society.model.position import LOST_PERIL, LOST_WOUNDS, Position
from lampblack.games.stygian_society.rules.modifiers import heal_change, shields
from lampblack.games.stygian_society.rules.tell import tell
from lampblack.games.stygian_society.rules.windows import open_window
from lampblack.kernel.event import Event


def inflict(at: Position, amount: int) -> None:
    """The team is about to suffer wounds: one event (SS-HARM-04)."""
    if amount > 0:
        at.push_counted(HARMING, amount)


def meet_armor(at: Position, amount: int, log: list[Event] | None) -> None:
    """SS-HARM-01: armor first, then the window, then what is left."""
    stopped = min(amount, armor_left(at))
    if stopped > 0:
        at.armor_used += stopped
        if log is not None:
            tell(log, ArmorStopped(stopped))
    if amount > stopped:  # SS-HARM-03
        at.push_counted(SUFFER, amount - stopped)
        open_window(at, ON_HARM, at.active if at.in_turn else -1, len(at.agenda) - 1)


def armor_left(at: Position) -> int:
    """SS-ARM-03: a pool per turn; nothing outside turns (SS-ARM-06)."""
    if not at.in_turn:
        return 0
    return max(0, shields(at, at.active) + at.temporary - at.armor_used)


def suffer(at: Position, amount: int, log: list[Event] | None) -> None:
    at.wounds += amount
    if log is not None and amount > 0:
        tell(log, Wounded(amount, at.wounds, at.maximum))
    check_alive(at, log)


def check_alive(at: Position, log: list[Event] | None) -> None:
    """SS-HARM-02, -06."""
    if at.wounds >= at.maximum:
        lose(at, LOST_WOUNDS, log)


def lose(at: Position, result: int, log: list[Event] | None) -> None:
    at.finish(result)
    if log is not None:
        tell(log, Lost("peril" if result == LOST_PERIL else "wounds", at.floor, at.turn))


def heal(at: Position, amount: int, place: int, log: list[Event] | None) -> None:
    """One healing of an effect list (SS-HEAL-01 to -04)."""
    healed = min(at.wounds, max(0, amount + heal_change(at, place)))
    at.wounds -= healed
    if log is not None:
        tell(log, Healed(healed, at.wounds, at.maximum))


def change_maximum(at: Position, by: int, log: list[Event] | None) -> None:
    """SS-EFF-09."""
    at.maximum = max(1, min(at.content.wounds_track, at.maximum + by))
    if log is not None:
        tell(log, MaximumChanged(at.maximum))
    check_alive(at, log)
