"""Positions for tests, a tower that does what it is told, and what happened in short words.

The worked examples' usual position: Knight, Burglar, Spellsling, Doctor with only their mats, nothing else.
"""

import re
from collections.abc import Sequence

import pytest

from lampblack.games.stygian_society.game import GAMES, StygianSociety
from lampblack.games.stygian_society.knowledge.facts import AnyFact
from lampblack.games.stygian_society.knowledge.facts.chests import ChestOpened, TreasureFound, TreasureGiven
from lampblack.games.stygian_society.knowledge.facts.cubes import (
    CubesExchanged,
    CubesFell,
    CubesMoved,
    CubesPaid,
    PerilCubesChanged,
    Regrouped,
)
from lampblack.games.stygian_society.knowledge.facts.enemies import (
    AttackBoosted,
    ChartEntry,
    ColorSkipped,
    EnemiesFled,
    EnemiesSummoned,
    EnemyActs,
    EnemyCancelled,
    EnemyKilled,
    EnemyMended,
    EnemyStepsUp,
    EnemyWounded,
    Silenced,
)
from lampblack.games.stygian_society.knowledge.facts.statuses import Afflicted, StatusRemoved, StatusStopped
from lampblack.games.stygian_society.knowledge.facts.team import (
    AllRefreshed,
    ArmorStopped,
    CardExhausted,
    CardRefreshed,
    Healed,
    LevelGained,
    LuckChanged,
    MaximumChanged,
    PerilChanged,
    Prevented,
    ShieldsRaised,
    SkillGained,
    Wounded,
    XpGained,
)
from lampblack.games.stygian_society.knowledge.facts.turns import (
    BossDefeated,
    FloorCompleted,
    Lost,
    ModifierBegins,
    PassiveFires,
    ResponseUsed,
    Won,
)
from lampblack.games.stygian_society.model.pieces import COLORS, cubes_from_text, cubes_to_text
from lampblack.games.stygian_society.model.position import token_id, token_wounds
from lampblack.games.stygian_society.model.tower import Tower
from lampblack.games.stygian_society.state import SocietyState
from lampblack.kernel.answers import IllegalAction, Refusal
from lampblack.kernel.chance import Chance, ScriptedChance, SeededChance
from lampblack.kernel.event import Event
from lampblack.kernel.playout import decide, options_of

GAME = GAMES[0]
assert isinstance(GAME, StygianSociety)
FOUR = "knight burglar spellsling doctor"


class Falls(Tower):
    """Gives these results in order, then nothing falls any more: ``B1R1`` into the field, ``B1/W1`` W1 into the crypt."""

    def __init__(self, results: Sequence[str]) -> None:
        super().__init__("statistical")
        self.results = list(results)

    def drop(self, inside: list[int], dropped: list[int], chance: Chance) -> tuple[list[int], list[int]]:
        if not self.results:
            return [0] * COLORS, [0] * COLORS
        field, _, crypt = self.results.pop(0).partition("/")
        return cubes_from_text("falls", field), cubes_from_text("falls", crypt)


def text_of(sheet: str = "lower.run_and_gun", **fields: object) -> str:
    """A position's text; ``cards_knight="…"`` is the field ``cards knight``."""
    lines = {"players": "4", "heroes": FOUR, "sheet": sheet}
    lines["floor"] = {"lower": "1", "midboss": "3", "upper": "4", "wizard": "6"}[sheet.partition(".")[0]]
    if sheet.partition(".")[0] in ("upper", "wizard"):
        lines["upper"] = "yes"
    lines |= {name.replace("_", " "): str(value) for name, value in fields.items()}
    return "stygian-society\n" + "\n".join(f"{name}: {value}" for name, value in lines.items())


class Table:
    """A game in a test: apply actions in notation, look at what happened."""

    def __init__(self, text: str, falls: Sequence[str] = (), chance: Sequence[str] = ()) -> None:
        state = GAME.from_text(text)
        assert isinstance(state, SocietyState)
        self.state = state
        self.state.settings.tower = Falls(falls)
        self.chance = ScriptedChance(chance, SeededChance("test"))
        self.facts: list[AnyFact] = []

    def play(self, *actions: str) -> "Table":
        for action in actions:
            log: list[Event] = []
            decide(self.state, self.state.action(action), self.chance, log)
            self.facts += [event.fact for event in log]
        return self

    def options(self) -> list[str]:
        return [action.text for action in options_of(self.state)]

    def asked(self) -> str:
        return self.state.prompt(self.state.asked() or 0).name

    def refusal(self, action: str) -> Refusal:
        """Why an action is refused; also that nothing changes when it is tried."""
        before = self.state.to_text()
        seat = self.state.asked() or 0
        refusal = self.state.refuse(seat, self.state.action(action))
        assert refusal is not None, f"{action} is legal"
        with pytest.raises(IllegalAction, match=re.escape(str(refusal))):
            self.state.apply(seat, self.state.action(action), self.chance)
        assert self.state.to_text() == before
        return refusal

    def happened(self) -> list[str]:
        """What happened, in short words; steps that change nothing are left out."""
        return [word for fact in self.facts for word in [brief(fact)] if word]

    def has(self, *words: str) -> bool:
        return all(word in self.happened() for word in words)

    def cubes(self, zone: str) -> str:
        return cubes_to_text(getattr(self.state, zone))

    def front(self) -> list[str]:
        return [enemy(self.state, token) for token in self.state.front]

    def rear(self) -> list[str]:
        return [enemy(self.state, token) for token in self.state.rear]

    def hand(self, hero: str) -> list[str]:
        place = self.state.place_of(self.state.content.hero_from_text("hero", hero))
        return [self.card(index) for index in self.state.hands[place]]

    def team(self) -> list[str]:
        return [self.card(index) for index in self.state.team]

    def card(self, index: int) -> str:
        return self.state.content.cards[index].id + ("!" if self.state.exhausted[index] else "")

    def statuses(self, hero: str) -> str:
        for line in self.state.to_text().splitlines():
            if line.startswith(f"status {hero}: "):
                return line.partition(": ")[2]
        return ""


def enemy(state: SocietyState, token: int) -> str:
    """``slasher`` or ``slasher:2``."""
    wounds = token_wounds(token)
    return state.kind_of(token_id(token)).id + (f":{wounds}" if wounds else "")


def table(
    sheet: str = "lower.run_and_gun", falls: Sequence[str] = (), chance: Sequence[str] = (), **fields: object
) -> Table:
    return Table(text_of(sheet, **fields), falls, chance)


def brief(fact: AnyFact) -> str:
    """One fact in a few letters."""
    match fact:
        case CubesFell(dropped=dropped, field=field, crypt=crypt):
            fell = "" if field == crypt == "0" else f" -> {field}/{crypt}"
            return f"drop {dropped}{fell}"
        case CubesPaid(field=field, crypt=crypt, luck=luck):
            return f"pay {field}/{crypt}" + (f"/luck{luck}" if luck else "")
        case EnemyWounded(place=place, amount=amount, warded=warded):
            return f"{place} -{amount}" + (f" warded {warded}" if warded else "")
        case EnemyKilled(enemy=named, place=place):
            return f"{place} {named.id} dies"
        case EnemyStepsUp(enemy=named):
            return f"{named.id} steps up"
        case EnemiesFled(enemies=enemies):
            return f"flee {len(enemies)}"
        case EnemiesSummoned(enemy=named, rank=rank, number=number, missing=missing):
            return f"summon {number} {named.id} {rank}" + (f" short {missing}" if missing else "")
        case EnemyMended(place=place, amount=amount):
            return f"{place} mends {amount}"
        case EnemyActs(action=action, field=field, crypt=crypt):
            return f"{action} {field}/{crypt}"
        case EnemyCancelled(action=action):
            return f"cancelled {action}"
        case ColorSkipped(color=color):
            return f"skip {color}"
        case Silenced(colors=colors):
            return f"silence {' '.join(colors)}"
        case Healed(amount=amount):
            return f"heal {amount}"
        case Wounded(amount=amount):
            return f"harm {amount}"
        case ArmorStopped(amount=amount):
            return f"armor {amount}"
        case Prevented(amount=amount, what=what):
            return f"prevent {amount} {what}"
        case PerilChanged(by=by):
            return f"peril {by:+d}"
        case LuckChanged(by=by):
            return f"luck {by:+d}"
        case XpGained(amount=amount):
            return f"xp +{amount}"
        case LevelGained():
            return "level"
        case SkillGained(hero=hero, card=card, random=random):
            return f"{hero.id} {'draws' if random else 'learns'} {card.id}"
        case MaximumChanged(maximum=maximum):
            return f"maximum {maximum}"
        case ShieldsRaised(amount=amount):
            return f"shields {amount}"
        case ChartEntry(at=at):
            return f"chart {at}"
        case PerilCubesChanged(cubes=cubes):
            return f"peril cubes {cubes}"
        case CubesMoved(cubes=cubes, source=source, to=to):
            return f"{source} {cubes} {to}"
        case CubesExchanged(cubes=cubes, zone=zone, color=color):
            return f"exchange {cubes} {zone} {color}"
        case ResponseUsed(hero=hero, card=card):
            return f"{hero.id if hero else 'team'} uses {card.id}"
        case PassiveFires(card=card):
            return f"fires {card.id}"
        case AttackBoosted(place=place, amount=amount):
            return f"boost {place} {amount}"
        case Afflicted(hero=hero, status=status, color=color):
            return f"{hero.id} {status} {color}"
        case StatusStopped(hero=hero, status=status, immune=immune):
            return f"{hero.id} {'immune' if immune else 'spared'} {status}"
        case StatusRemoved(hero=hero, status=status, cubes=cubes):
            return f"{hero.id} loses {status} {cubes}"
        case CardRefreshed(card=card):
            return f"refresh {card.id}"
        case AllRefreshed():
            return "refresh all"
        case CardExhausted(hero=hero, card=card):
            return f"{hero.id} exhausts {card.id}"
        case ModifierBegins(kind=kind, n=n, attack=attack, game=game):
            return f"{'game' if game else 'floor'} {kind} {n}" + (f" {attack}" if attack else "")
        case Regrouped():
            return "regroup"
        case FloorCompleted():
            return "completed"
        case BossDefeated():
            return "defeated"
        case ChestOpened(chest=chest, happens=happens):
            return f"{chest.id} {'happens' if happens else 'safe'}"
        case TreasureFound(card=card):
            return f"find {card.id}"
        case TreasureGiven(card=card, hero=hero):
            return f"{hero.id} gets {card.id}"
        case Won():
            return "won"
        case Lost(reason=reason):
            return f"lost {reason}"
        case _:
            return ""
