"""What each dial does: the same games with the dial at its base and at another value, subtracted."""

from typing import NamedTuple

from lampblack.lab.contest import contest_of
from lampblack.lab.sequences import ALPHA, Interval, mean_sequence
from lampblack.lab.sweeps.grid import seats_name
from lampblack.lab.sweeps.run import Sweep

NOTE_ONE_LINE_UP = (
    "Only one line-up played: whether weaker or stronger players would find the same was not asked "
    "(give --seats again with other bots)."
)


class Effect(NamedTuple):
    """Of turning a dial from its base to a value, over all settings of the other dials."""

    line_up: tuple[str, ...]
    dial: str
    base: str
    value: str
    share: Interval
    """How many more games are won; all of a sweep's effects hold together with 95 %."""
    differ: float
    """In what part of the pairs of games it made any difference to winning."""
    turns: float | None
    """How many turns longer games are, on average."""

    @property
    def sign(self) -> int:
        """1 or -1 where the interval leaves no doubt, else 0."""
        return 1 if self.share.low > 0 else -1 if self.share.high < 0 else 0

    @property
    def name(self) -> str:
        return f"{self.dial}: {self.base} to {self.value}"


def effects_of(sweep: Sweep) -> list[Effect]:
    grid = sweep.grid
    steps = [
        (line_up, dial, value)
        for line_up in grid.line_ups
        for dial, values in grid.dials.items()
        for value in values
        if value != grid.base[dial]
    ]
    return [effect(sweep, *step, alpha=ALPHA / len(steps)) for step in steps]


def effect(sweep: Sweep, line_up: tuple[str, ...], dial: str, value: str, alpha: float) -> Effect:
    won = [contest_of(cell.plan).of(played) for cell, played in zip(sweep.grid.cells, sweep.results)]
    pairs = sweep.grid.pairs(line_up, dial, value)
    gains = [
        sum(won[after][number] - won[before][number] for before, after in pairs) / len(pairs)
        for number in range(sweep.games)
    ]
    differing = sum(
        won[after][number] != won[before][number] for number in range(sweep.games) for before, after in pairs
    )
    longer = [
        later.turns - earlier.turns
        for before, after in pairs
        for earlier, later in zip(sweep.results[before], sweep.results[after])
        if later.turns is not None and earlier.turns is not None
    ]
    return Effect(
        line_up,
        dial,
        sweep.grid.base[dial],
        value,
        mean_sequence(gains, alpha),
        differing / (len(pairs) * sweep.games) if sweep.games else 0.0,
        sum(longer) / len(longer) if longer else None,
    )


def warnings_of(effects: list[Effect]) -> list[str]:
    """Where what was found turns, or may turn, with how well the bots play."""
    if len({effect.line_up for effect in effects}) < 2:
        return [NOTE_ONE_LINE_UP] if effects else []
    found: list[str] = []
    for number, one in enumerate(effects):
        for other in effects[number + 1 :]:
            if (one.dial, one.value) == (other.dial, other.value):
                found += warning(one, other)
    return found


def warning(one: Effect, other: Effect) -> list[str]:
    if one.share.value * other.share.value >= 0:
        return []
    told = f"{one.name} {direction(one)} with {seats(one)}, and {direction(other)} with {seats(other)}"
    if one.sign and other.sign:
        return [f"This turns with the bots' strength: {told}."]
    if one.sign or other.sign:
        return [f"This may turn with the bots' strength: {told}; one of the two is not certain."]
    return []


def direction(effect: Effect) -> str:
    word = "raises" if effect.share.value > 0 else "lowers"
    return f"{word} the share by {abs(100 * effect.share.value):.1f} points"


def seats(effect: Effect) -> str:
    return seats_name(effect.line_up)
