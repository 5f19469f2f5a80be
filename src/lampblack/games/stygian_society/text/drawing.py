# interpreted: a drawing of structs, at the edge
"""The table as a text drawing: tracks, ranks, chart, cubes, heroes."""

from lampblack.games.stygian_society.knowledge.view import EnemyView, FloorView, HeroView, View
from lampblack.games.stygian_society.model.pieces import COLOR_LETTERS, cubes_from_text

WIDTH = 78


def draw(view: View) -> str:
    lines = [draw_tracks(view), "-" * WIDTH]
    if view.floor is not None:
        lines += draw_floor(view.floor, view.peril)
        lines.append("-" * WIDTH)
    lines += draw_cubes(view)
    lines.append("-" * WIDTH)
    for hero in view.heroes:
        lines.append(draw_hero(hero, hero.id == view.active))
    if view.team:
        cards = [card.name + ("" if card.ready else "!") for card in view.team]
        lines.append(f"  Team        {', '.join(cards)}")
    return "\n".join(lines)


def draw_tracks(view: View) -> str:
    floor = view.floor.number if view.floor else 0
    tracks = [
        f"FLOOR {floor}/6",
        f"TURN {view.turn}",
        f"PERIL {view.peril}",
        f"LUCK {view.luck}/{view.luck_max}",
        f"XP {view.xp}/{view.needed}",
        f"WOUNDS {view.wounds}/{view.maximum}",
    ]
    return "   ".join(tracks)


def draw_floor(floor: FloorView, peril: int) -> list[str]:
    lines = [f"{floor.name}   peril cubes {floor.peril_cubes}   chests {floor.chests}"]
    if floor.giant:
        lines.append(f"  both   {draw_enemy(floor.giant)}")
    lines.append(f"  front  {'  '.join(draw_enemy(enemy) for enemy in floor.front) or '-'}")
    lines.append(f"  rear   {'  '.join(draw_enemy(enemy) for enemy in floor.rear) or '-'}")
    for number, action in enumerate(floor.actions):
        who = action.enemy.name if action.enemy else "the floor"
        silent = "" if action.acts else " (silenced)"
        lines.append(
            f"  {'acts' if number == 0 else '':<6} {action.cost:<5} {who}: {action.name}: {action.text}{silent}"
        )
    marks = [f"{entry.at}{'x' if entry.occurred else ''}" for entry in floor.chart]
    lines.append(f"  chart  {' '.join(marks)}   (peril {peril})")
    return lines


def draw_enemy(enemy: EnemyView) -> str:
    """``F1 Slasher[R] 2/5``."""
    letter = {"red": "R", "yellow": "Y", "black": "K"}[enemy.border]
    return f"{enemy.place} {enemy.name}[{letter}] {enemy.wounds}/{enemy.maximum}"


def draw_cubes(view: View) -> list[str]:
    lines = ["          " + "".join(f"{letter:>4}" for letter in COLOR_LETTERS)]
    zones = {
        "field": view.cubes.field,
        "crypt": view.cubes.crypt,
        "tower": view.cubes.tower,
        "bank": view.cubes.bank,
        "hand": view.cubes.hand,
    }
    for name, text in zones.items():
        if name == "hand" and text == "0":
            continue
        counts = cubes_from_text(name, text)
        lines.append(f"  {name:<8}" + "".join(f"{n or '.':>4}" for n in counts))
    return lines


def draw_hero(hero: HeroView, active: bool) -> str:
    cards = [card.name + ("" if card.ready else "!") for card in hero.cards]
    marks = "".join(f" {cube.status}:{cube.color}" for cube in hero.statuses)
    shields = f" [{hero.shields} sh]" if hero.shields else ""
    return f"{'>' if active else ' '} {hero.name:<11} {', '.join(cards)}{shields}{marks}"
