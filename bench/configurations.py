"""What is measured of each game, and what we aim at."""

from lampblack.kernel.game import Game

GOALS = {
    "keys-to-the-castle": 10,
    "night-cage": 10,
    "night-cage-2019": 10,
    "nyctophobia": 10,
    "stygian-society": 7,
}
"""How many times catanatron's actions per CPU-second."""

CLONE_GOALS = {
    "keys-to-the-castle": 2,
    "night-cage": 2,
    "night-cage-2019": 2,
    "nyctophobia": 2,
    "stygian-society": 4,
}
"""Microseconds."""

VARIANTS: dict[str, list[dict[str, str]]] = {
    "night-cage": [
        {"mode": "advanced"},
        {"boss": "pathless"},
        {"boss": "dirge"},
        {"mode": "advanced", "boss": "both"},
    ],
    "night-cage-2019": [{"mode": "advanced"}],
    "nyctophobia": [
        {"hunter": "axe"},
        {"hunter": "mage"},
        {"hunter": "simple"},
        {"trees": "cells"},
        {"memory": "M3", "auto_share": "on"},
    ],
}


def configurations(game: Game) -> list[dict[str, str]]:
    """Every number of players, and the variants with the usual number."""
    sizes = [{"players": players} for players in game.options()[0].choices]
    return [*sizes, *VARIANTS.get(game.slug, [])]
