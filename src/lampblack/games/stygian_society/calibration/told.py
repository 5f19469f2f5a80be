"""Drops of real towers, as people told them: found in records, and the statistical model fitted to them.

Cubes of one color cannot be told apart: which of those that came out lay inside before is not known. So the fit
goes back and forth (expectation and maximization): how many were probably new, by the parameters so far; then the
parameters that make that likeliest.
"""

from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple

from lampblack.games.stygian_society.calibration.fit import Fitted, fit, passing
from lampblack.games.stygian_society.knowledge.facts.cubes import CubesFell
from lampblack.games.stygian_society.model.content import TowerParameters
from lampblack.games.stygian_society.model.pieces import COLORS, cubes_from_text
from lampblack.games.stygian_society.model.tower import binomial
from lampblack.kernel.chance import SeededChance
from lampblack.kernel.event import perceived
from lampblack.kernel.game import Game
from lampblack.kernel.record import Record
from lampblack.kernel.seat import EVERYTHING
from lampblack.kernel.session import replay

FEWEST: Final = 40
"""Drops; with fewer the intervals say nothing."""
ROUNDS: Final = 40
RESAMPLES: Final = 100
ROUNDS_AGAIN: Final = 5
"""A resampled fit begins where the fit of all drops ended."""
START: Final = Fitted(0.5, 0.6, 30, 0.02, 0.15)


class ToldDrop(NamedTuple):
    """One drop, by color."""

    inside: tuple[int, ...]
    dropped: tuple[int, ...]
    out: tuple[int, ...]
    crypt: int


class Guessed(NamedTuple):
    """One drop in numbers, with how many of those that came out were probably new."""

    inside: int
    dropped: int
    new_out: float
    old_out: float
    crypt: int

    @property
    def out(self) -> float:
        return self.new_out + self.old_out


def drops_of(game: Game, record: Record) -> Iterator[ToldDrop]:
    """What fell in a game that was played with a real tower; nothing for any other."""
    if record.options.get("tower") != "own":
        return
    for moment in replay(game, record):
        for fact in perceived(moment.events, EVERYTHING):
            if isinstance(fact, CubesFell):
                yield drop_of(fact)


def drop_of(fact: CubesFell) -> ToldDrop:
    dropped, after = cubes_from_text("dropped", fact.dropped), cubes_from_text("inside", fact.inside)
    field, crypt = cubes_from_text("field", fact.field), cubes_from_text("crypt", fact.crypt)
    out = [field[color] + crypt[color] for color in range(COLORS)]
    inside = [after[color] + out[color] - dropped[color] for color in range(COLORS)]
    return ToldDrop(tuple(inside), tuple(dropped), tuple(out), sum(crypt))


def fit_told(drops: Sequence[ToldDrop], start: Fitted = START, rounds: int = ROUNDS) -> Fitted:
    fitted = start
    for _ in range(rounds):
        parameters = fitted.parameters()
        fitted = fit([guess(drop, parameters) for drop in drops])
    return fitted


def guess(drop: ToldDrop, parameters: TowerParameters) -> Guessed:
    """How many were new, on the average, if the parameters are right (SS-TOW-05, -06)."""
    inside, dropped = sum(drop.inside), sum(drop.dropped)
    passes = passing(parameters, inside)
    loosens = 1.0 - (1.0 - parameters.dislodge) ** dropped
    new = sum(
        expected_new(old, fresh, out, passes, loosens)
        for old, fresh, out in zip(drop.inside, drop.dropped, drop.out)
        if out
    )
    return Guessed(inside, dropped, new, sum(drop.out) - new, drop.crypt)


def expected_new(inside: int, dropped: int, out: int, passes: float, loosens: float) -> float:
    fresh, old = binomial(dropped, passes), binomial(inside, loosens)
    ways = range(max(0, out - inside), min(out, dropped) + 1)
    weights = [fresh[new] * old[out - new] for new in ways]
    whole = sum(weights)
    if whole == 0.0:
        return float(min(out, dropped))
    return sum(new * weight for new, weight in zip(ways, weights)) / whole


def resampled_told(drops: Sequence[ToldDrop], fitted: Fitted, seed: str) -> list[Fitted]:
    """Fits of drops drawn anew from those told: how far chance alone moves a parameter (bootstrap)."""
    chance = SeededChance(f"{seed}/bootstrap")
    return [
        fit_told([drops[chance.below(len(drops))] for _ in drops], fitted, ROUNDS_AGAIN)
        for _ in range(RESAMPLES)
    ]
