"""Sentences about the team, its statuses and treasures."""

from lampblack.games.stygian_society.knowledge.facts import AnyFact
from lampblack.games.stygian_society.knowledge.facts.chests import (
    ChestOpened,
    ChestsLeft,
    TreasureFound,
    TreasureGiven,
    TreasuresGone,
)
from lampblack.games.stygian_society.knowledge.facts.statuses import (
    Afflicted,
    StatusHurts,
    StatusRemoved,
    StatusStopped,
)
from lampblack.games.stygian_society.knowledge.facts.team import (
    ArmorStopped,
    Healed,
    MaximumChanged,
    PerilChanged,
    Prevented,
    ShieldsRaised,
    Wounded,
)
from lampblack.games.stygian_society.knowledge.facts.turns import PassiveFires, ResponseUsed
from lampblack.games.stygian_society.model.words import cubes_words
from lampblack.games.stygian_society.voice.names import the
from lampblack.kernel.words import counted


def say_team(fact: AnyFact) -> str:
    match fact:
        case Healed(amount=amount, wounds=wounds, maximum=maximum):
            return f"the team heals {amount}: {wounds} of {maximum} wounds."
        case ArmorStopped(amount=amount):
            return f"armor stops {counted(amount, 'wound')}."
        case Wounded(amount=amount, wounds=wounds, maximum=maximum):
            return f"the team suffers {counted(amount, 'wound')}: {wounds} of {maximum}."
        case MaximumChanged(maximum=maximum):
            return f"the maximum of wounds is now {maximum}."
        case ShieldsRaised(amount=amount):
            return f"{counted(amount, 'temporary shield')} this turn."
        case PerilChanged(by=by, peril=peril):
            return f"peril {'rises' if by > 0 else 'falls'} to {peril}."
        case ResponseUsed(hero=hero, card=card):
            return f"{the(hero) if hero else 'the team'} responds with {card.name}."
        case PassiveFires(hero=hero, card=card):
            return f"{card.name} works{f' for {the(hero)}' if hero else ''}."
        case Prevented(amount=amount, what=what, left=left):
            return f"{counted(amount, 'wound') if what == 'wounds' else f'{amount} {what}'} prevented, {left} left."
        case Afflicted(hero=hero, status=status, color=color):
            cube = f"a {color} {status} cube" if color else f"no {status} cube, for none is left"
            return f"{the(hero)} gains {cube}."
        case StatusStopped(hero=hero, status=status, immune=immune):
            why = "is immune to" if immune else "is spared"
            return f"{the(hero)} {why} {status}."
        case StatusHurts(hero=hero, status=status):
            return f"{the(hero)} is {status}."
        case StatusRemoved(hero=hero, status=status, cubes=cubes):
            return f"{the(hero)} loses {status} cubes: {cubes_words(cubes)}."
        case ChestOpened():
            what = fact.text if fact.happens else "nothing happens."
            return f"chest {fact.chest.name} ({fact.number}) against {fact.compared}: {what}"
        case ChestsLeft():
            return "the other chests stay closed."
        case TreasureFound(card=card, team=team):
            return f"found {card.name}{', for the whole team' if team else ''}."
        case TreasuresGone():
            return "no treasure is left."
        case TreasureGiven(card=card, hero=hero):
            return f"{the(hero)} gets {card.name}."
        case _:
            raise AssertionError(fact)
