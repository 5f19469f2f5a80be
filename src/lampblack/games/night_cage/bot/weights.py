"""The weights of the signs, read from weights.toml: for each sign one number per phase."""

import tomllib
from importlib import resources
from typing import Final

from lampblack.games.night_cage.bot.signs import PHASES, SIGN_NAMES
from lampblack.games.night_cage.model.settings import Settings
from lampblack.kernel.answers import Malformed

READ: Final[dict[str, list[list[float]]]] = {}
"""By edition and mode, each read once."""


def weights_for(settings: Settings) -> list[list[float]]:
    """By phase, then by sign; an edition and mode without a table of its own takes the published standard."""
    slug, mode = settings.edition.slug, "advanced" if settings.advanced else "standard"
    key = f"{slug} {mode}"
    if key not in READ:
        file = resources.files("lampblack.games.night_cage") / "bot" / "weights.toml"
        tables: dict[str, dict[str, dict[str, list[float]]]] = tomllib.loads(file.read_text(encoding="utf-8"))
        table = tables.get(slug, {}).get(mode, tables["night-cage"]["standard"])
        READ[key] = by_phase(table, key)
    return READ[key]


def by_phase(table: dict[str, list[float]], name: str) -> list[list[float]]:
    weights: list[list[float]] = [[] for _ in range(PHASES)]
    for sign in SIGN_NAMES:
        row = table.get(sign, [])
        if len(row) != PHASES:
            raise Malformed("weights.toml", f"{name}: {sign} has {len(row)} numbers for {PHASES} phases")
        for phase in range(PHASES):
            weights[phase].append(float(row[phase]))
    return weights
