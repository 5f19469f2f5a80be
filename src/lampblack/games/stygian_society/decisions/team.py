"""Wounds, healing, peril and experience, which ask nobody (SS-HARM, SS-HEAL, SS-PERIL, SS-XP)."""

from typing import final

from lampblack.games.stygian_society.decisions.choice import Task
from lampblack.games.stygian_society.model.agenda import Item
from lampblack.games.stygian_society.model.position import Position
from lampblack.games.stygian_society.rules.experience import award, gain_xp
from lampblack.games.stygian_society.rules.harm import heal, meet_armor, suffer
from lampblack.games.stygian_society.rules.peril import change_peril, climb
from lampblack.kernel.chance import Chance
from lampblack.kernel.event import Event


@final
class MeetArmor(Task):
    def effect(self, at: Position, item: Item, chance: Chance, log: list[Event] | None) -> None:
        meet_armor(at, item.n, log)


@final
class Suffer(Task):
    def effect(self, at: Position, item: Item, chance: Chance, log: list[Event] | None) -> None:
        suffer(at, item.n, log)


@final
class Heal(Task):
    def effect(self, at: Position, item: Item, chance: Chance, log: list[Event] | None) -> None:
        heal(at, item.n, item.user, log)


@final
class ChangePeril(Task):
    def effect(self, at: Position, item: Item, chance: Chance, log: list[Event] | None) -> None:
        change_peril(at, item.n, log)


@final
class Climb(Task):
    """A rise begins as an event that responses may change, and goes on step by step."""

    def effect(self, at: Position, item: Item, chance: Chance, log: list[Event] | None) -> None:
        climb(at, item.n, log)


@final
class Award(Task):
    def effect(self, at: Position, item: Item, chance: Chance, log: list[Event] | None) -> None:
        award(at, item)


@final
class GainXp(Task):
    def effect(self, at: Position, item: Item, chance: Chance, log: list[Event] | None) -> None:
        gain_xp(at, item.n, log)
