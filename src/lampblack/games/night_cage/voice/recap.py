# interpreted: told once, at the end
"""The cage looked back on: what was left of tiles, Keys and light, and who did what."""

from collections.abc import Iterable
from typing import Any, Final

from lampblack.games.night_cage.knowledge import facts
from lampblack.games.night_cage.model.position import (
    FALLS_FOREVER,
    ISOLATED,
    NO_GATE,
    NO_KEYS,
    REPEATED,
    RUNNING,
    SWALLOWED,
    WON,
)
from lampblack.games.night_cage.state import NightState
from lampblack.kernel import bits
from lampblack.kernel.event import perceived
from lampblack.kernel.game import Voice
from lampblack.kernel.moment import Moment
from lampblack.kernel.recap import Chart, Counts, Recap, Track, Turning
from lampblack.kernel.seat import EVERYTHING
from lampblack.kernel.words import counted

STEPS: Final = "Steps"
KEYS: Final = "Keys taken"
HITS: Final = "Times hit"
FALLS: Final = "Falls"
NERVE: Final = "Nerve spent"

LOSSES: Final = {
    NO_GATE: "no Gate was left",
    NO_KEYS: "there were too few Keys left",
    FALLS_FOREVER: "somebody fell and would never land",
    SWALLOWED: "the last light took the ground from under somebody",
    ISOLATED: "no way led to a Gate any more",
    REPEATED: "they went in circles",
}


def recap(moments: Iterable[Moment], voice: Voice) -> Recap:
    counts = Counts((STEPS, KEYS, HITS, FALLS, NERVE), len(voice.names))
    tiles: list[int] = []
    held: list[int] = []
    lit: list[int] = []
    nerve: list[int] = []
    out = ran_out = -1
    for number, moment in enumerate(moments):
        state = moment.state
        assert isinstance(state, NightState)
        end = state
        for fact in perceived(moment.events, EVERYTHING):
            count(counts, fact)
            if isinstance(fact, facts.FinalFlickersBegan):
                ran_out = number
        tiles.append(state.left)
        held.append(bits.count(state.keys))
        lit.append(bits.count(state.lit))
        if out < 0 and lit[-1] < lit[0]:
            out = number
        nerve.append(sum(state.nerve))
    people = [Track("Candles alight", lit), Track("Keys held", held)]
    if end.edition.has_nerve:
        people.append(Track("Nerve", nerve))
    turnings = []
    if out >= 0:
        turnings.append(Turning(out, "The first candle went out."))
    if ran_out >= 0:
        turnings.append(Turning(ran_out, "The stack was empty, and the last light began to flicker."))
    if end.result != RUNNING:
        turnings.append(Turning(len(tiles) - 1, decided(end)))
    charts = [Chart("Tiles left in the stack", [Track("Tiles", tiles)]), Chart("The prisoners", people)]
    return Recap(shared(end, voice), turnings, counts.tallies(), charts)


def count(counts: Counts, fact: Any) -> None:
    match fact:
        case facts.Moved():
            counts.add(STEPS, fact.seat)
        case facts.KeyTaken():
            counts.add(KEYS, fact.seat)
        case facts.WasHit():
            counts.add(HITS, fact.seat)
        case facts.Fell():
            counts.add(FALLS, fact.seat)
        case facts.NerveSpent():
            counts.add(NERVE, fact.seat)


def tiles_left(end: NightState) -> str:
    return f"{counted(end.left, 'tile') if end.left else 'no tiles'} left"


def decided(end: NightState) -> str:
    held, needed = bits.count(end.keys), end.settings.prisoners
    left = tiles_left(end)
    if end.result == WON:
        return f"In turn {end.turn} all {needed} stood on one Gate, each with a Key, with {left}."
    why = LOSSES[end.result]
    return f"In turn {end.turn} {why}, with {held} of {needed} Keys held and {left}."


def shared(end: NightState, voice: Voice) -> str:
    """``We escaped The Night Cage with 3 tiles left.``"""
    if end.result == RUNNING:
        return ""
    who = voice.teller(range(len(voice.names)))
    if end.result == WON:
        return f"{who} escaped {end.edition.title} with {tiles_left(end)}."
    held = f"{bits.count(end.keys)} of {end.settings.prisoners} Keys"
    return f"{who} did not get out of {end.edition.title}: {held}, {tiles_left(end)}."
