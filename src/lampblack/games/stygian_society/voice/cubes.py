"""Sentences about cubes."""

from lampblack.games.stygian_society.knowledge.facts import AnyFact
from lampblack.games.stygian_society.knowledge.facts.cubes import (
    CubesExchanged,
    CubesFell,
    CubesLeftOut,
    CubesMoved,
    CubesPaid,
    HeroGathered,
    LinesBought,
    PerilCubesChanged,
    PerilGathered,
)
from lampblack.games.stygian_society.knowledge.facts.statuses import BoughtOff
from lampblack.games.stygian_society.model.words import buy_words, cubes_words, payment_words
from lampblack.games.stygian_society.voice.names import the
from lampblack.kernel.words import counted


def say_cubes(fact: AnyFact) -> str:
    match fact:
        case PerilGathered(cubes=cubes, missing=missing):
            short = f"; {counted(missing, 'cube')} missing" if missing else ""
            return f"peril cubes gathered: {cubes_words(cubes)}{short}."
        case CubesLeftOut(hero=hero, cubes=cubes):
            return f"{the(hero)}, shaken, leaves out {cubes_words(cubes)}."
        case HeroGathered(hero=hero, cubes=cubes, wilds=wilds, missing=missing):
            short = f"; {counted(missing, 'cube')} missing" if missing else ""
            return f"{the(hero)} gathers {cubes_words(cubes)}{' as wilds' if wilds != '0' else ''}{short}."
        case CubesFell(dropped=dropped, field=field, crypt=crypt, inside=inside):
            fell = f"into the field {cubes_words(field)}, into the crypt {cubes_words(crypt)}"
            return f"dropped {cubes_words(dropped)}: {fell}. In the tower: {cubes_words(inside)}."
        case LinesBought(hero=hero, card=card, lines=lines):
            return f"{the(hero)} buys {buy_words(lines)[4:]} of {card.name}."
        case CubesPaid(hero=hero, field=field, crypt=crypt, luck=luck):
            return f"{the(hero)} pays {payment_words(field, crypt, luck)}."
        case CubesMoved(cubes=cubes, source=source, to=to):
            return f"moved from {source} to {to}: {cubes_words(cubes)}."
        case CubesExchanged(cubes=cubes, zone=zone, color=color):
            return f"exchanged in the {zone} for {color}: {cubes_words(cubes)}."
        case PerilCubesChanged(cubes=cubes):
            return f"the peril cubes are now {cubes_words(cubes)}."
        case BoughtOff(hero=hero, payment=payment, color=color):
            means = "1 luck" if payment == "luck" else f"a {color} cube of the {payment}"
            return f"{the(hero)} pays {means} to shake off a status."
        case _:
            return ""
