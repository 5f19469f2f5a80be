"""Luck (SS-LUCK)."""

from lampblack.games.stygian_society.knowledge.facts.team import LuckChanged
from lampblack.games.stygian_society.model.position import Position
from lampblack.games.stygian_society.rules.modifiers import luck_limit
from lampblack.games.stygian_society.rules.tell import tell
from lampblack.kernel.event import Event


def change_luck(at: Position, by: int, log: list[Event] | None) -> None:
    """SS-LUCK-04: never above the maximum, never below 0. By 0 it only cuts luck down to a lower maximum."""
    luck = max(0, min(luck_limit(at), at.luck + by))
    if log is not None and luck != at.luck:
        tell(log, LuckChanged(luck - at.luck, luck))
    at.luck = luck


def count_falls(at: Position, into_crypt: int, log: list[Event] | None) -> None:
    """SS-LUCK-01 to -03: once per action, when its falls into the crypt first reach two."""
    if at.declared < 0:
        return
    at.crypt_falls += into_crypt
    if at.crypt_falls >= 2 and not at.luck_gained:
        at.luck_gained = True
        change_luck(at, 1, log)
