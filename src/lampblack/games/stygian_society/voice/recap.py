# interpreted: told once, at the end
"""The climb looked back on: wounds, peril, floors, experience, and what was done in whose turns."""

from collections.abc import Iterable
from typing import Any, Final

from lampblack.games.stygian_society.knowledge.facts.enemies import EnemyKilled, EnemyWounded
from lampblack.games.stygian_society.knowledge.facts.team import SkillGained, XpGained
from lampblack.games.stygian_society.knowledge.facts.turns import (
    ActionDeclared,
    FloorBegan,
    ResponseUsed,
    TurnBegan,
)
from lampblack.games.stygian_society.model.position import LOST_WOUNDS, RUNNING, WON
from lampblack.games.stygian_society.state import SocietyState
from lampblack.kernel.event import perceived
from lampblack.kernel.game import Voice
from lampblack.kernel.moment import Moment
from lampblack.kernel.recap import Chart, Counts, Recap, Tally, Track, Turning
from lampblack.kernel.seat import EVERYTHING, Seat
from lampblack.kernel.words import counted

ACTIONS: Final = "Actions"
DEALT: Final = "Wounds dealt in own turns"
FELLED: Final = "Enemies felled in own turns"
RESPONSES: Final = "Responses"
SKILLS: Final = "Skills gained"


class Ledger:
    """Who did what, by whose turn it is and whose hero acts."""

    def __init__(self, seats: int) -> None:
        self.counts = Counts((ACTIONS, DEALT, FELLED, RESPONSES, SKILLS), seats)
        self.seats: dict[str, Seat] = {}
        """By hero."""
        self.active: Seat = 0
        """Whose turn it is."""
        self.experience = 0

    def meet(self, at: SocietyState) -> None:
        """The heroes join one by one; or all are there, when a game is played on from its middle."""
        heroes = at.content.heroes
        if not self.seats and at.active < at.places():
            self.active = at.settings.controller(at.active)
        self.seats = {
            heroes[at.heroes[place]].id: at.settings.controller(place) for place in range(at.places())
        }

    def hear(self, fact: Any) -> None:
        match fact:
            case TurnBegan(seat=seat):
                self.active = seat
            case ActionDeclared(hero=hero):
                self.counts.add(ACTIONS, self.seats[hero.id])
            case EnemyWounded(amount=amount):
                self.counts.add(DEALT, self.active, amount)
            case EnemyKilled():
                self.counts.add(FELLED, self.active)
            case ResponseUsed(hero=hero) if hero is not None:
                self.counts.add(RESPONSES, self.seats[hero.id])
            case SkillGained(hero=hero):
                self.counts.add(SKILLS, self.seats[hero.id])
            case XpGained(amount=amount):
                self.experience += amount

    def tallies(self) -> list[Tally]:
        return self.counts.tallies()


def recap(moments: Iterable[Moment], voice: Voice) -> Recap:
    ledger = Ledger(len(voice.names))
    states: list[SocietyState] = []
    experience: list[int] = []
    turnings: list[Turning] = []
    for number, moment in enumerate(moments):
        state = moment.state
        assert isinstance(state, SocietyState)
        end = state
        ledger.meet(state)
        for fact in perceived(moment.events, EVERYTHING):
            ledger.hear(fact)
            if isinstance(fact, FloorBegan) and fact.floor > 1:
                turnings.append(Turning(number, f"Floor {fact.floor} was reached: {fact.sheet.name}."))
        states.append(state)
        experience.append(ledger.experience)
    turnings += worst(states)
    if end.result != RUNNING:
        turnings.append(Turning(len(states) - 1, decided(end)))
    wounds = [
        Track("Wounds", [at.wounds for at in states]),
        Track("The most they could bear", [at.maximum for at in states]),
    ]
    charts = [
        Chart("Wounds of the team", wounds),
        Chart("Peril", [Track("Peril", [at.peril for at in states])]),
        Chart("Experience gained", [Track("Experience", experience)]),
        Chart("Floor", [Track("Floor", [at.floor for at in states])]),
    ]
    return Recap(shared(end, voice), turnings, ledger.tallies(), charts)


def worst(states: list[SocietyState]) -> list[Turning]:
    """The turn that cost most; none when none cost anything."""
    costs: dict[int, int] = {}
    first: dict[int, int] = {}
    for number in range(1, len(states)):
        turn = states[number].turn
        first.setdefault(turn, number)
        costs[turn] = costs.get(turn, 0) + states[number].wounds - states[number - 1].wounds
    if not costs or max(costs.values()) <= 0:
        return []
    turn = max(costs, key=lambda each: costs[each])
    text = f"Turn {turn} was the bloodiest: {counted(costs[turn], 'wound')}."
    return [Turning(first[turn], text)]


def decided(end: SocietyState) -> str:
    where = f"On floor {end.floor}, in turn {end.turn},"
    if end.result == WON:
        spare = end.maximum - end.wounds
        return f"{where} the wizard fell, with {counted(spare, 'wound')} to spare and peril at {end.peril}."
    if end.result == LOST_WOUNDS:
        return f"{where} the wounds of the team reached {end.maximum}."
    return f"{where} peril reached {end.peril}."


def shared(end: SocietyState, voice: Voice) -> str:
    if end.result == RUNNING:
        return ""
    who = voice.teller(range(len(voice.names)))
    if end.result == WON:
        spare = counted(end.maximum - end.wounds, "wound")
        return f"{who} climbed the tower of The Stygian Society and felled the wizard, {spare} to spare."
    why = "wounds" if end.result == LOST_WOUNDS else "peril"
    return f"{who} came as far as floor {end.floor} of The Stygian Society, until {why} became too much."
