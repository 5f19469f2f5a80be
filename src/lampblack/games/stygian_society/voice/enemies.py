"""Sentences about enemies."""

from lampblack.games.stygian_society.knowledge.facts import AnyFact
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
from lampblack.games.stygian_society.model.words import payment_words, place_words
from lampblack.games.stygian_society.voice.names import in_order
from lampblack.kernel.words import counted


def say_enemies(fact: AnyFact) -> str:
    match fact:
        case ColorSkipped(color=color):
            return f"{color} is silenced and does nothing."
        case EnemyActs(enemy=enemy, action=action, field=field, crypt=crypt, color=color):
            who = enemy.name if enemy else f"the floor ({color})"
            paid = payment_words(field, crypt, 0)
            return f"{who} acts: {action}, for {paid}."
        case EnemyCancelled(action=action):
            return f"{action} is cancelled."
        case EnemyWounded():
            ward = f" ({fact.warded} warded off)" if fact.warded else ""
            where = f"{fact.enemy.name} ({place_words(fact.place)})"
            return f"{where} takes {counted(fact.amount, 'wound')}{ward}: {fact.wounds} of {fact.maximum}."
        case EnemyKilled(enemy=enemy, place=place):
            return f"{enemy.name} ({place_words(place)}) is killed."
        case EnemyStepsUp(enemy=enemy):
            return f"{enemy.name} falls into the front rank."
        case EnemiesFled(enemies=enemies):
            return f"the others flee: {in_order(enemies)}."
        case EnemiesSummoned(enemy=enemy, rank=rank, number=number, missing=missing):
            short = f"; no token for {missing} more" if missing else ""
            return f"{number}{' ×' if number != 1 else ''} {enemy.name} added to the right of the {rank} rank{short}."
        case EnemyMended(enemy=enemy, place=place, amount=amount, wounds=wounds):
            return f"{enemy.name} ({place_words(place)}) mends {counted(amount, 'wound')}: {wounds} left."
        case AttackBoosted(enemy=enemy, place=place, amount=amount):
            return f"{enemy.name} ({place_words(place)}) will take {amount} more."
        case Silenced(colors=colors):
            return f"silenced this turn: {', '.join(colors)}."
        case ChartEntry(at=at, text=text):
            return f"the peril chart's entry at {at} occurs: {text}."
        case _:
            return ""
