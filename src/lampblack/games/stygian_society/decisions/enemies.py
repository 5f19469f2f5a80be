"""The enemy step, which asks nobody (SS-ENEMY)."""

from typing import final

from lampblack.games.stygian_society.decisions.choice import Task
from lampblack.games.stygian_society.model.agenda import Item
from lampblack.games.stygian_society.model.position import Position
from lampblack.games.stygian_society.rules.enemies import (
    activate,
    after_action,
    begin_color,
    begin_enemies,
    carry_out,
)
from lampblack.kernel.chance import Chance
from lampblack.kernel.event import Event


@final
class BeginEnemies(Task):
    def effect(self, at: Position, item: Item, chance: Chance, log: list[Event] | None) -> None:
        begin_enemies(at)


@final
class BeginColor(Task):
    def effect(self, at: Position, item: Item, chance: Chance, log: list[Event] | None) -> None:
        begin_color(at, item.n, log)


@final
class Activate(Task):
    def effect(self, at: Position, item: Item, chance: Chance, log: list[Event] | None) -> None:
        activate(at, item, log)


@final
class CarryOut(Task):
    def effect(self, at: Position, item: Item, chance: Chance, log: list[Event] | None) -> None:
        carry_out(at, item)


@final
class AfterAction(Task):
    def effect(self, at: Position, item: Item, chance: Chance, log: list[Event] | None) -> None:
        after_action(at, item)
