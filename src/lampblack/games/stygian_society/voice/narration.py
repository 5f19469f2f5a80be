# interpreted: sentences about structs, at the edge
"""Events in plain sentences: enough to play without seeing."""

from lampblack.games.stygian_society.knowledge.facts import AnyFact
from lampblack.games.stygian_society.knowledge.facts.cubes import Regrouped
from lampblack.games.stygian_society.knowledge.facts.team import (
    AllRefreshed,
    CardExhausted,
    CardRefreshed,
    LevelGained,
    LuckChanged,
    SkillGained,
    XpGained,
)
from lampblack.games.stygian_society.knowledge.facts.turns import (
    ActionDeclared,
    ActionWaived,
    BossDefeated,
    FirstSkill,
    FloorBegan,
    FloorCompleted,
    HeroBegins,
    HeroJoined,
    Lost,
    ModifierBegins,
    SupportUsed,
    TargetsChosen,
    TurnBegan,
    Won,
)
from lampblack.games.stygian_society.model.words import cubes_words, mod_words, place_words
from lampblack.games.stygian_society.voice.cubes import say_cubes
from lampblack.games.stygian_society.voice.enemies import say_enemies
from lampblack.games.stygian_society.voice.names import in_order, the
from lampblack.games.stygian_society.voice.team import say_team
from lampblack.kernel.game import Voice
from lampblack.kernel.words import capital


def narrate(fact: AnyFact, voice: Voice) -> str:
    """One fact as a sentence for this viewer."""
    return capital(say(fact, voice))


def say(fact: AnyFact, voice: Voice) -> str:
    match fact:
        case HeroJoined(seat=seat, hero=hero, random=random):
            how = ", by lot" if random else ""
            return f"{voice.subject(seat, 'play', 'plays')} {the(hero)}{how}."
        case FirstSkill(hero=hero, card=card):
            return f"{the(hero)} starts with {card.name}."
        case HeroBegins(hero=hero):
            return f"{the(hero)} goes first."
        case FloorBegan():
            return floor_words(fact)
        case TurnBegan(seat=seat, hero=hero, turn=turn):
            whose = "yours" if voice.is_you(seat) else voice.name(seat)
            return f"turn {turn}: {the(hero)} ({whose})."
        case SupportUsed(hero=hero, card=card):
            return f"{the(hero)} uses {card.name}."
        case ActionDeclared(hero=hero, card=card, swift=swift):
            return f"{the(hero)} declares {card.name}{', a swift action' if swift else ''}."
        case ActionWaived(hero=hero):
            return f"nobody is left to fight; {the(hero)} takes no action."
        case TargetsChosen(hero=hero, enemies=enemies, places=places):
            marks = ", ".join(f"{e.name} ({place_words(p)})" for e, p in zip(enemies, places))
            return f"{the(hero)} aims at {marks}."
        case LuckChanged(by=by, luck=luck):
            return f"{'gained' if by > 0 else 'lost'} {abs(by)} luck: {luck}."
        case XpGained(amount=amount, xp=xp, needed=needed):
            return f"{amount} XP gained: {xp} of {needed}."
        case LevelGained(needed=needed):
            return f"the team gains a level! The next one needs {needed} XP."
        case SkillGained(hero=hero, card=card, random=random):
            return f"{the(hero)} {'draws' if random else 'learns'} {card.name}."
        case AllRefreshed():
            return "all exhausted cards are ready again."
        case CardRefreshed(card=card):
            return f"{card.name} is ready again."
        case CardExhausted(hero=hero, card=card):
            return f"{the(hero)} exhausts {card.name}."
        case FloorCompleted(floor=floor):
            return f"floor {floor} is completed!"
        case BossDefeated(boss=boss):
            return f"{boss.name} is defeated; the upper floors and treasures come into play."
        case Won(wizard=wizard, turn=turn):
            return f"{wizard.name} falls in turn {turn}: the heroes win!"
        case Lost(reason=reason, floor=floor, turn=turn):
            why = "too many wounds" if reason == "wounds" else "the tower's master has noticed them"
            return f"the heroes lose on floor {floor} in turn {turn}: {why}."
        case ModifierBegins(kind=kind, n=n, attack=attack, game=game):
            return f"for the rest of the {'game' if game else 'floor'}: {mod_words(kind, n, attack)}."
        case Regrouped():
            return "all cubes of tower, field and crypt go back to the bank."
        case _:
            return say_cubes(fact) or say_enemies(fact) or say_team(fact)


def floor_words(fact: FloorBegan) -> str:
    giant = f" {fact.giant.name} fills both ranks." if fact.giant else ""
    ranks = f"Front rank: {in_order(fact.front)}. Rear rank: {in_order(fact.rear)}."
    return (
        f"floor {fact.floor}: {fact.sheet.name}.{giant} {ranks} Peril cubes: {cubes_words(fact.peril_cubes)}."
    )
