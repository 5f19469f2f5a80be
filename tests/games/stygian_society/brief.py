"""What happened, in short words."""

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
