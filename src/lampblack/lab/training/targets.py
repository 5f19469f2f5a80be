"""What a position is taken to be worth: how its game ended, leaning on what the judge says of the positions after it."""

import numpy as np
from numpy.typing import NDArray

from lampblack.lab.training.fit import Fitted, Floats, chances, fit
from lampblack.lab.work import Report

TRUST = 0.8
"""How much of a position's worth comes from beyond the next one; the rest is the judge's opinion of that one."""
ROUNDS = 2
"""How often the judge learns again from its own opinions."""


def learn(
    rows: Floats,
    won: Floats,
    lines: NDArray[np.int32],
    hidden: tuple[int, ...],
    epochs: int,
    seed: int,
    done: Report,
) -> Fitted:
    """Fit to the endings, then to endings softened by the fit: an ending says little of a position long before it."""
    fitted = fit(rows, won, won, lines, hidden, epochs, seed, done)
    for number in range(1, ROUNDS + 1):
        softened = softened_by(chances(fitted.layers, rows), won, lines)
        fitted = fit(rows, softened, won, lines, hidden, epochs, seed + number, done)
    return fitted


def softened_by(said: Floats, won: Floats, lines: NDArray[np.int32]) -> Floats:
    """From the last position of each line back: what was said of the next one, and what that was taken to be worth."""
    worth = won.copy()
    after: dict[int, int] = {}
    for at in range(len(won) - 1, -1, -1):
        line = int(lines[at])
        following = after.get(line)
        if following is not None:
            worth[at] = (1 - TRUST) * said[following] + TRUST * worth[following]
        after[line] = at
    return worth
