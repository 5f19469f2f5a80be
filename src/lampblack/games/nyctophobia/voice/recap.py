# interpreted: told once, at the end
"""The night looked back on: how near the Hunter was, who was hurt, who called."""

from collections.abc import Iterable
from typing import Any, Final

from lampblack.games.nyctophobia.knowledge import facts
from lampblack.games.nyctophobia.model.geometry import FAR
from lampblack.games.nyctophobia.model.pieces import HUNTER
from lampblack.games.nyctophobia.model.position import HUNTER_WON
from lampblack.games.nyctophobia.rules.selecting import hunter_distance
from lampblack.games.nyctophobia.state import NyctoState
from lampblack.kernel.event import perceived
from lampblack.kernel.game import Voice
from lampblack.kernel.moment import Moment
from lampblack.kernel.recap import Chart, Counts, Recap, Tally, Track, Turning
from lampblack.kernel.seat import EVERYTHING, Seat
from lampblack.kernel.words import counted

STEPS: Final = "Steps"
ROCKS: Final = "Rocks thrown"
ATTACKED: Final = "Times attacked"
HURT: Final = "Times hurt"
CARDS: Final = "Cards played"


def recap(moments: Iterable[Moment], voice: Voice) -> Recap:
    seats = len(voice.names)
    counts = Counts((STEPS, ROCKS, ATTACKED, HURT, CARDS), seats)
    health: list[list[int]] = [[] for _ in range(seats)]
    nearest: list[int | None] = []
    turnings: list[Turning] = []
    hunts = 0
    for number, moment in enumerate(moments):
        state = moment.state
        assert isinstance(state, NyctoState)
        end = state
        for fact in perceived(moment.events, EVERYTHING):
            count(counts, fact)
            hunts += isinstance(fact, facts.Turn) and fact.seat == HUNTER
            turnings += turning(number, fact, sum(counts.numbers[HURT]), voice)
        for seat in range(1, seats):
            health[seat].append(state.health[seat])
        nearest.append(hunter_near(state))
    if end.is_over():
        turnings.append(Turning(len(nearest) - 1, decided(end, hunts, voice)))
    charts = [
        Chart("Steps from the Hunter to the nearest Hunted", [Track("Steps", nearest)]),
        Chart("Health", [Track(voice.names[seat], health[seat], seat) for seat in range(1, seats)]),
    ]
    return Recap(shared(end, hunts, voice), turnings, tallies(counts), charts)


def count(counts: Counts, fact: Any) -> None:
    match fact:
        case facts.Step():
            counts.add(STEPS, fact.seat)
        case facts.HunterSawMove(seat=seat) if seat == HUNTER:
            counts.add(STEPS, HUNTER)
        case facts.Threw():
            counts.add(ROCKS, fact.seat)
        case facts.Attacked():
            counts.add(ATTACKED, fact.seat)
        case facts.Hurt():
            counts.add(HURT, fact.seat)
        case facts.HunterPlayed():
            counts.add(CARDS, HUNTER)


def tallies(counts: Counts) -> list[Tally]:
    """Rocks and wounds are the Hunted's, cards the Hunter's, where the Hunter has any."""
    found = []
    for tally in counts.tallies():
        hunters, *others = tally.numbers
        if tally.label == CARDS:
            found += [Tally(CARDS, [hunters, *[None] * len(others)])] if hunters else []
        else:
            found.append(tally if tally.label == STEPS else Tally(tally.label, [None, *others]))
    return found


def turning(number: int, fact: Any, hurts: int, voice: Voice) -> list[Turning]:
    """The first blow that was not the last, and the call."""
    match fact:
        case facts.Hurt(seat=seat, health=left, cause=cause) if left > 0 and hurts == 1:
            by = "a rock" if cause == "rock" else "the Hunter"
            return [Turning(number, f"{voice.subject(seat, 'were', 'was')} the first to be hurt, by {by}.")]
        case facts.Called(seat=seat):
            return [Turning(number, f"{voice.subject(seat, 'called', 'called')} for help from the car.")]
    return []


def hunter_near(at: NyctoState) -> int | None:
    if not at.is_set_up():
        return None
    near = min(hunter_distance(at, seat) for seat in range(1, at.seats()))
    return None if near >= FAR else near


def decided(end: NyctoState, hunts: int, voice: Voice) -> str:
    after = f"after {counted(hunts, 'turn')} of the Hunter"
    if end.winner == HUNTER_WON:
        return f"{voice.subject(victim(end), 'died', 'died')} {after}."
    return f"Help came {after}, and everybody was alive."


def victim(end: NyctoState) -> Seat:
    return end.health.index(0, 1)


def shared(end: NyctoState, hunts: int, voice: Voice) -> str:
    if not end.is_over():
        return ""
    turns = counted(hunts, "turn")
    if end.winner == HUNTER_WON:
        dead = "I" if voice.is_you(victim(end)) else voice.names[victim(end)]
        who = voice.teller([HUNTER])
        return f"{who} won Nyctophobia as the Hunter: {dead} died after {turns} of the hunt."
    who = voice.teller(range(1, end.seats()))
    return f"{who} got away in Nyctophobia: help came after {turns} of the hunt."
