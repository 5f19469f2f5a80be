"""The Hunter's turn: which card, and every step (NY-DP-14, NY-DP-16)."""

from typing import final

from lampblack.games.nyctophobia.decisions.asking import HuntersChoice
from lampblack.games.nyctophobia.knowledge.facts import HunterStood
from lampblack.games.nyctophobia.model import actions, frames
from lampblack.games.nyctophobia.model.actions import NyAction
from lampblack.games.nyctophobia.model.frames import PLAINLY, TO_CAR, first, frame, second, third
from lampblack.games.nyctophobia.model.geometry import CELL_NAMES, direction_between
from lampblack.games.nyctophobia.model.pieces import HUNTER, NOBODY, NOWHERE
from lampblack.games.nyctophobia.model.position import Position
from lampblack.games.nyctophobia.rules.contact import contacts_at
from lampblack.games.nyctophobia.rules.hunting import (
    Way,
    add_steps,
    allowed_steps,
    goals,
    is_closer,
    set_out,
    walk,
    way_of,
)
from lampblack.games.nyctophobia.rules.telling import Log
from lampblack.games.nyctophobia.rules.turn import play_card
from lampblack.games.nyctophobia.rules.ways import why_still
from lampblack.kernel.action import Action
from lampblack.kernel.answers import Refusal
from lampblack.kernel.chance import Chance
from lampblack.kernel.event import Event, only
from lampblack.kernel.words import in_words


@final
class Card(HuntersChoice):
    """NY-DP-14: one of the cards in hand; passing is not possible (NY-HUNTER-02)."""

    def __init__(self) -> None:
        super().__init__("CARD", "NY-DP-14", "Play one of your cards.")

    def question(self, at: Position) -> str:
        return f"Play one of your {in_words(at.settings.box.hand)} cards."

    def find(self, at: Position) -> list[Action]:
        plays = at.settings.content.plays[at.role]
        return [plays[card] for card in range(len(plays)) if at.has_card(card)]

    def why_not(self, at: Position, action: NyAction) -> Refusal:
        if action.kind != actions.PLAY:
            return self.otherwise(action)
        if action not in at.settings.content.plays[at.role]:
            return Refusal("NY-COMP-10", f"{action.args[0]} is no card of your deck.")
        return Refusal("NY-HUNTER-02", f"{action.args[0]} is not in your hand.")

    def carry_out(self, at: Position, action: NyAction, chance: Chance, log: Log) -> None:
        play_card(at, action.number, log)


@final
class Use(HuntersChoice):
    """Once, before the first step: use the ability to cross trees or not (NYC-PRIM-02, NYC-PRIM-03).

    The frame names the steps, the crossings, and whether crossed trees fall.
    """

    def __init__(self) -> None:
        super().__init__("USE", "NY-DP-18", "Will you go through a tree on this move?")

    def find(self, at: Position) -> list[Action]:
        return [actions.USE_YES_, actions.USE_NO_]

    def carry_out(self, at: Position, action: NyAction, chance: Chance, log: Log) -> None:
        top = at.agenda.pop()
        crossings = second(top) if action.kind == actions.USE_YES else 0
        set_out(at, frame(frames.WALK, first(top), PLAINLY, 0, crossings, third(top)), log)


@final
class Walk(HuntersChoice):
    """NY-DP-16: the next step. The frame names the steps left and how the Hunter walks."""

    def __init__(self) -> None:
        super().__init__("WALK", "NY-DP-16", "Your next step: which way?")

    def find(self, at: Position) -> list[Action]:
        top = at.agenda[-1]
        found: list[int] = []
        add_steps(at, way_of(top), at.place[HUNTER], allowed_steps(at, first(top)), at.noise, True, found)
        return [actions.MOVES[cell] for cell in found]

    def why_not(self, at: Position, action: NyAction) -> Refusal:
        if action.kind != actions.MOVE:
            return self.otherwise(action)
        here, there = at.place[HUNTER], action.cell
        name = CELL_NAMES[there]
        if there == here:
            return Refusal("NY-HMOVE-01", f"You stand in {name}; where a step is possible you must make it.")
        direction = direction_between(here, there)
        if direction < 0:
            return Refusal("NY-BOARD-02", f"{name} is too far: one step leads to an adjacent cell.")
        if at.forest.is_car(there):
            return Refusal("NY-HMOVE-09", f"The car stands in {name}, and you never enter it.")
        way = way_of(at.agenda[-1])
        if way.crossings == 0 and not at.forest.is_open(here, direction):
            return Refusal("NY-HMOVE-12", f"A tree bars the way to {name}.")
        who = at.piece_at(there)
        if who != NOBODY and not at.is_hidden(who):
            return Refusal("NY-HMOVE-10", f"P{who} stands in {name}.")
        if not is_closer(at, way, here, direction):
            return astray(at, way, name)
        if contacts_at(at, there):
            text = f"P{who} hides in {name}, and somebody in sight would make you stop there."
            return Refusal("NY-HMOVE-15", text)
        return Refusal("NY-HMOVE-10", f"P{who} hides in {name}, and you could not go on from there.")

    def take(self, at: Position, action: NyAction, chance: Chance, log: Log) -> None:
        if action.kind == actions.DONE and log is not None:
            tell_why_still(at, log)
        super().take(at, action, chance, log)

    def carry_out(self, at: Position, action: NyAction, chance: Chance, log: Log) -> None:
        walk(at, action.cell, log)


def tell_why_still(at: Position, log: list[Event]) -> None:
    """No step is possible where some are due: the Hunter alone is told why (NY-HMOVE-11)."""
    top = at.agenda[-1]
    if first(top) > 0:
        reason, rule = why_still(at, way_of(top), at.place[HUNTER], first(top))
        log.append(Event(only(HUNTER), HunterStood(HUNTER, reason, rule, at.hunter_steps > 0)))


def astray(at: Position, way: Way, name: str) -> Refusal:
    """The step leads nearer to nothing the instruction goes for."""
    if not goals(at, way, at.place[HUNTER], at.noise):
        return Refusal("NY-HMOVE-11", "There is nothing left to walk to.")
    lost = f"{name} is not on a shortest way to"
    if way.mode == TO_CAR:
        return Refusal("NYC-PRIM-05", f"{lost} the car.")
    if way.mode != PLAINLY:
        return Refusal("NY-HMOVE-14", f"{lost} the nearest of those your card names.")
    if way.crossings > 0:
        return Refusal("NYC-PRIM-02", f"{lost} where you must go, even through a tree.")
    if at.noise != NOWHERE:
        return Refusal("NY-HMOVE-02", f"{lost} the noise in {CELL_NAMES[at.noise]}.")
    return Refusal("NY-HMOVE-05", f"{lost} a nearest Hunted in sight.")
