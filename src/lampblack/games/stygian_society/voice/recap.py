# interpreted: told once, at the end
"""The climb looked back on: wounds, peril, floors, experience, and what was done in whose turns."""

from collections.abc import Callable, Iterable
from typing import Any, Final

from lampblack.games.stygian_society.knowledge.facts.cubes import CubesFell
from lampblack.games.stygian_society.knowledge.facts.enemies import EnemyKilled, EnemyWounded
from lampblack.games.stygian_society.knowledge.facts.team import SkillGained, XpGained
from lampblack.games.stygian_society.knowledge.facts.turns import (
    ActionDeclared,
    FloorBegan,
    ResponseUsed,
    TurnBegan,
)
from lampblack.games.stygian_society.model.pieces import HERO_BAG, cubes_from_text, cubes_in
from lampblack.games.stygian_society.model.position import (
    BOSS,
    LOST_WOUNDS,
    RUNNING,
    WON,
    id_border,
    token_id,
    token_wounds,
)
from lampblack.games.stygian_society.state import SocietyState
from lampblack.kernel.event import perceived
from lampblack.kernel.game import Voice
from lampblack.kernel.moment import Moment
from lampblack.kernel.recap import Chart, Recap, Tally, Track, Turning
from lampblack.kernel.seat import EVERYTHING, Seat
from lampblack.kernel.words import counted

ACTIONS: Final = "actions"
DEALT: Final = "wounds dealt in own turns"
FELLED: Final = "enemies felled in own turns"
RESPONSES: Final = "responses"
SKILLS: Final = "skills gained"
OUT: Final = "cubes brought out"
DEEDS: Final = (ACTIONS, DEALT, FELLED, RESPONSES, SKILLS, OUT)


class Ledger:
    """What each hero did: by whose turn it is, and who acts."""

    def __init__(self, seats: int) -> None:
        self.number = seats
        self.heroes: dict[str, tuple[str, Seat]] = {}
        """Name and seat, by hero."""
        self.deeds: dict[str, dict[str, int]] = {}
        self.active = ""
        """The hero whose turn it is."""
        self.experience = 0
        self.drops = 0
        self.dropped = 0
        self.out = 0
        self.crypt = 0
        self.best = 0
        """The most that came out at once."""

    def meet(self, at: SocietyState) -> None:
        """The heroes join one by one; or all are there, when a game is played on from its middle."""
        heroes = [at.content.heroes[hero] for hero in at.heroes]
        if not self.active and at.active < at.places():
            self.active = heroes[at.active].id
        for place, hero in enumerate(heroes):
            self.heroes[hero.id] = (hero.name, at.settings.controller(place))
            self.deeds.setdefault(hero.id, dict.fromkeys(DEEDS, 0))

    def hear(self, fact: Any) -> None:
        match fact:
            case TurnBegan(hero=hero):
                self.active = hero.id
            case ActionDeclared(hero=hero):
                self.add(ACTIONS, hero.id)
            case EnemyWounded(amount=amount):
                self.add(DEALT, self.active, amount)
            case EnemyKilled():
                self.add(FELLED, self.active)
            case ResponseUsed(hero=hero) if hero is not None:
                self.add(RESPONSES, hero.id)
            case SkillGained(hero=hero):
                self.add(SKILLS, hero.id)
            case XpGained(amount=amount):
                self.experience += amount
            case CubesFell(dropped=dropped, field=field, crypt=crypt):
                self.fall(count(dropped), count(field), count(crypt))

    def fall(self, dropped: int, field: int, crypt: int) -> None:
        self.drops += 1
        self.dropped += dropped
        self.out += field + crypt
        self.crypt += crypt
        self.best = max(self.best, field + crypt)
        self.add(OUT, self.active, field + crypt)

    def add(self, deed: str, hero: str, number: int = 1) -> None:
        if hero in self.deeds:
            self.deeds[hero][deed] += number

    def tallies(self) -> list[Tally]:
        """Hero by hero, in the column of whoever plays the hero; what nobody did is not listed."""
        done = [deed for deed in DEEDS if any(deeds[deed] for deeds in self.deeds.values())]
        return [
            Tally(
                f"{name}: {deed}",
                [self.deeds[hero][deed] if n == seat else None for n in range(self.number)],
            )
            for hero, (name, seat) in self.heroes.items()
            for deed in done
        ]


def count(cubes: str) -> int:
    return sum(cubes_from_text("cubes", cubes))


def recap(moments: Iterable[Moment], voice: Voice) -> Recap:
    ledger = Ledger(len(voice.names))
    states: list[SocietyState] = []
    experience: list[int] = []
    turnings: list[Turning] = []
    best = best_at = 0
    for number, moment in enumerate(moments):
        state = moment.state
        assert isinstance(state, SocietyState)
        end = state
        ledger.meet(state)
        for fact in perceived(moment.events, EVERYTHING):
            ledger.hear(fact)
            if isinstance(fact, CubesFell) and ledger.best > best:
                best, best_at = ledger.best, number
            if isinstance(fact, FloorBegan) and fact.floor > 1:
                turnings.append(Turning(number, f"Floor {fact.floor} was reached: {fact.sheet.name}."))
        states.append(state)
        experience.append(ledger.experience)
    turnings += worst(states)
    if end.result != RUNNING:
        if ledger.drops:
            turnings.append(Turning(best_at, told_cubes(ledger)))
        turnings += turned(states, end)
        turnings.append(Turning(len(states) - 1, decided(end)))
    wounds = [
        Track("Wounds", [at.wounds for at in states]),
        Track("The most they could bear", [at.maximum for at in states]),
    ]
    charts = [
        Chart("Wounds of the team", wounds),
        Chart("Peril", [Track("Peril", [at.peril for at in states])]),
        Chart(
            "Cubes inside the tower",
            [
                Track("Hero cubes", [cubes_in(at.tower & HERO_BAG) for at in states]),
                Track("Enemy cubes", [cubes_in(at.tower & ~HERO_BAG) for at in states]),
            ],
        ),
        Chart("Experience gained", [Track("Experience", experience)]),
        Chart("Floor", [Track("Floor", [at.floor for at in states])]),
    ]
    return Recap(shared(end, voice), turnings, ledger.tallies(), charts)


def told_cubes(ledger: Ledger) -> str:
    """The cubes' story in a sentence; it leads to the drop that brought most out."""
    fence = f", {ledger.crypt} of them over the fence" if ledger.crypt else ""
    return (
        f"In {counted(ledger.drops, 'drop')} {counted(ledger.dropped, 'cube')} went into the tower and "
        f"{ledger.out} came out{fence}; {ledger.best} at once at the most."
    )


def turned(states: list[SocietyState], end: SocietyState) -> list[Turning]:
    """The moment from which it went the way it ended; none when it went so from the first."""
    if end.result == WON:
        at = last(states, lambda state: state.floor < end.floor or 2 * boss_wounds(state) < boss_wounds(end))
        text = "the wizard had taken half of all it can bear, and never recovered"
    elif end.result == LOST_WOUNDS:
        at = last(states, lambda state: 2 * state.wounds < end.maximum)
        text = f"the team's wounds passed {end.maximum // 2}, for good"
    else:
        at = last(states, lambda state: state.floor < end.floor or 2 * state.peril < end.peril)
        text = f"peril passed {end.peril // 2} on the last floor, for good"
    if not 0 < at < len(states):
        return []
    return [Turning(at, f"It turned in turn {states[at].turn}: {text}.")]


def last(states: list[SocietyState], is_open: Callable[[SocietyState], bool]) -> int:
    """The moment after the last one that could still go either way."""
    return max((number for number, state in enumerate(states) if is_open(state)), default=-1) + 1


def boss_wounds(at: SocietyState) -> int:
    """Those of the boss; all it can bear, once it has fallen."""
    boss = [token for token in at.tokens() if id_border(token_id(token)) == BOSS]
    return token_wounds(boss[0]) if boss else at.content.kinds[at.sheet_now().boss].wounds


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
