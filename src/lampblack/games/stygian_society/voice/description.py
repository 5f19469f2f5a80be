# interpreted: sentences about structs, at the edge
"""The whole view in plain sentences: enough to play without seeing."""

from lampblack.games.stygian_society.knowledge.view import CardView, EnemyView, FloorView, HeroView, View
from lampblack.games.stygian_society.model.words import cubes_words, place_words
from lampblack.kernel.game import Voice
from lampblack.kernel.words import counted


def describe(view: View, voice: Voice) -> list[str]:
    """The whole view in sentences: tracks, floor, cubes, heroes, cards."""
    lines = [describe_turn(view)]
    tracks = f"peril {view.peril}, luck {view.luck} of {view.luck_max}, XP {view.xp} of {view.needed}"
    team = "Your team" if any(voice.is_you(hero.seat) for hero in view.heroes) else "The team"
    lines.append(f"{team}: wounds {view.wounds} of {view.maximum}, {tracks}.")
    if view.floor is not None:
        lines += describe_floor(view.floor)
    cubes = view.cubes
    lines.append(f"Field: {cubes_words(cubes.field)}. Crypt: {cubes_words(cubes.crypt)}.")
    lines.append(f"Tower: {cubes_words(cubes.tower)}. Bank: {cubes_words(cubes.bank)}.")
    if cubes.hand != "0":
        lines.append(f"In hand, about to be dropped: {cubes_words(cubes.hand)}.")
    if view.declared is not None:
        aims = f", aimed at {', '.join(place_words(p) for p in view.targets)}" if view.targets else ""
        swift = ", swift" if view.swift else ""
        lines.append(f"Declared: {name_of(view, view.declared)}{swift}{aims}.")
    if view.silenced:
        lines.append(f"Silenced this turn: {', '.join(view.silenced)}.")
    if view.in_turn:
        lines.append(f"Shields left this turn: {view.armor_left}.")
    for hero in view.heroes:
        lines += describe_hero(hero, voice)
    if view.team:
        lines.append(f"Team treasures: {'; '.join(describe_card(card) for card in view.team)}.")
    if view.modifiers:
        lines.append(f"For the rest of the game: {'; '.join(view.modifiers)}.")
    return lines


def name_of(view: View, id: str) -> str:
    held = [card for hero in view.heroes for card in hero.cards]
    return next(card.name for card in (*held, *view.team, *view.generics, *view.offers) if card.id == id)


def describe_turn(view: View) -> str:
    if view.result is not None:
        endings = {"wizard": "The heroes have won.", "wounds": "The heroes have lost: wounds."}
        return endings.get(view.result, "The heroes have lost: peril.")
    hero = next((hero.name for hero in view.heroes if hero.id == view.active), "")
    if not view.in_turn:
        return f"Between turns; {hero} is next." if hero and view.floor else "The game is being set up."
    return f"Turn {view.turn}: the {hero}."


def describe_floor(floor: FloorView) -> list[str]:
    done = ", completed" if floor.completed else ""
    lines = [f"Floor {floor.number}: {floor.name}{done}; chests {floor.chests}."]
    if floor.giant:
        lines.append(f"In both ranks: {describe_enemy(floor.giant)}.")
    lines.append(f"Front rank: {', '.join(describe_enemy(enemy) for enemy in floor.front) or 'empty'}.")
    lines.append(f"Rear rank: {', '.join(describe_enemy(enemy) for enemy in floor.rear) or 'empty'}.")
    for card in floor.cards:
        ward = f"; {', '.join(card.defenses)}" if card.defenses else ""
        lines.append(f"{card.name} ({card.border}): {counted(card.wounds, 'wound')}, {card.xp} XP{ward}.")
    for action in floor.actions:
        who = action.enemy.name if action.enemy else "Floor"
        silent = "" if action.acts else " (silenced)"
        lines.append(
            f"{who}, {action.color}{silent}: for {cubes_words(action.cost)}, {action.name}: {action.text}."
        )
    lines.append(f"Peril cubes: {cubes_words(floor.peril_cubes)}.")
    chart = [f"{entry.at}: {entry.text}{' (done)' if entry.occurred else ''}" for entry in floor.chart]
    lines.append(f"Peril chart: {'. '.join(chart)}.")
    if floor.modifiers:
        lines.append(f"On this floor: {'; '.join(floor.modifiers)}.")
    return lines


def describe_enemy(enemy: EnemyView) -> str:
    return f"{enemy.place} {enemy.name} {enemy.wounds}/{enemy.maximum}"


def describe_hero(hero: HeroView, voice: Voice) -> list[str]:
    """The hero in one sentence, then what its cards say."""
    who = f"Your {hero.name}" if voice.is_you(hero.seat) else f"The {hero.name} ({voice.name(hero.seat)})"
    cards = ", ".join(card.name + ("" if card.ready else " (exhausted)") for card in hero.cards)
    sentence = f"{who} has {cards}; {counted(hero.shields, 'shield')}"
    if hero.statuses:
        sentence += f"; status cubes: {', '.join(f'{cube.status} {cube.color}' for cube in hero.statuses)}"
    return [f"{sentence}.", *(f"  {describe_card(card)}." for card in hero.cards)]


def describe_card(card: CardView) -> str:
    exhausted = "" if card.ready else ", exhausted"
    return f"{card.name} ({card.kind}{exhausted}): {card.text.rstrip('.')}"
