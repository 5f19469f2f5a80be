# interpreted: told once, at the end
"""The race looked back on: who was how far at which moment, and who did what to the doors."""

from collections.abc import Iterable, Sequence
from typing import Any, Final

from lampblack.games.keys_to_the_castle.knowledge import facts
from lampblack.games.keys_to_the_castle.model.position import NO_WINNER
from lampblack.games.keys_to_the_castle.rules.movement import joined
from lampblack.games.keys_to_the_castle.rules.passages import passage_ends
from lampblack.games.keys_to_the_castle.state import KeysState
from lampblack.kernel.bits import members
from lampblack.kernel.event import perceived
from lampblack.kernel.game import Voice
from lampblack.kernel.moment import Moment
from lampblack.kernel.recap import Chart, Counts, Recap, Track, Turning
from lampblack.kernel.seat import EVERYTHING, Seat
from lampblack.kernel.words import capital, counted, listed

TURNS: Final = "Turns"
STEPS: Final = "Steps"
OPENED: Final = "Doors opened"
SHUT: Final = "Doors closed or locked"
NETS: Final = "Nets thrown"
TITLE: Final = "Steps to the far side, if every door were open"


def steps_left(at: KeysState, seat: Seat) -> int:
    """How many steps the seat is from its goal, by doors and passages, whatever bars the way."""
    goal: set[int] = set(members(at.goal_line(seat)))
    if at.place[seat] in goal:
        return 0
    reached: set[int] = set(members(joined(at, seat)))
    edge, steps = reached, 1
    while not edge & goal:
        edge = {near for cell in edge for near in members(at.board.neighbours[cell] | passage_ends(at, cell))}
        edge -= reached
        reached = reached | edge
        steps += 1
    return steps


def recap(moments: Iterable[Moment], voice: Voice) -> Recap:
    seats = range(len(voice.names))
    counts = Counts((TURNS, STEPS, OPENED, SHUT, NETS), len(seats))
    left: list[list[int]] = [[] for _ in seats]
    turns: list[int] = []
    for moment in moments:
        state = moment.state
        assert isinstance(state, KeysState)
        end = state
        for fact in perceived(moment.events, EVERYTHING):
            count(counts, fact)
        for seat in seats:
            left[seat].append(steps_left(state, seat))
        turns.append(state.turn)
    tracks = [Track(voice.names[seat], left[seat], seat) for seat in seats]
    return Recap(
        shared(end, left, voice),
        turnings(end, left, turns, voice),
        counts.tallies(),
        [Chart(TITLE, tracks)],
    )


def count(counts: Counts, fact: Any) -> None:
    match fact:
        case facts.TurnBegan():
            counts.add(TURNS, fact.seat)
        case facts.Moved():
            counts.add(STEPS, fact.seat)
        case facts.Opened():
            counts.add(OPENED, fact.seat)
        case facts.Closed() | facts.Padlocked():
            counts.add(SHUT, fact.seat)
        case facts.Netted():
            counts.add(NETS, fact.seat)


def turnings(end: KeysState, left: list[list[int]], turns: list[int], voice: Voice) -> list[Turning]:
    """Since when the winner led, and how near the others were."""
    last = len(turns) - 1
    if end.winner == NO_WINNER:
        if end.outcome() is None:
            return []
        nearest = min(steps[-1] for steps in left)
        who = [voice.names[seat] for seat, steps in enumerate(left) if steps[-1] == nearest]
        were = "was" if len(who) == 1 else "were"
        return [
            Turning(last, f"The agreed limit of {counted(end.turn, 'turn')} came before anybody was across."),
            Turning(last, f"{listed(who)} {were} nearest, {counted(nearest, 'step')} from the far side."),
        ]
    winner = end.winner
    others = [seat for seat in range(len(left)) if seat != winner]
    lead = first_lead(left, winner, others)
    told = [] if lead is None else [Turning(lead, led(turns[lead], winner, voice))]
    second = min(others, key=lambda seat: left[seat][-1])
    near = counted(left[second][-1], "step")
    told.append(
        Turning(last, f"{capital(voice.name(second))} {was(second, voice)} next, {near} from the far side.")
    )
    return told


def first_lead(left: list[list[int]], winner: Seat, others: Sequence[Seat]) -> int | None:
    """Since which moment the winner was nearer than anybody else; None when that was only the last one."""
    at = len(left[winner]) - 1
    while at > 0 and all(left[winner][at - 1] < left[seat][at - 1] for seat in others):
        at -= 1
    return at if at < len(left[winner]) - 1 else None


def led(turn: int, winner: Seat, voice: Voice) -> str:
    return f"From turn {turn} on nobody was as near as {voice.name(winner)}."


def was(seat: Seat, voice: Voice) -> str:
    return "were" if voice.is_you(seat) else "was"


def shared(end: KeysState, left: list[list[int]], voice: Voice) -> str:
    if end.outcome() is None:
        return ""
    if end.winner == NO_WINNER:
        return f"Nobody got across the castle within {counted(end.turn, 'turn')} of Keys to the Castle."
    others = [seat for seat in range(len(left)) if seat != end.winner]
    near = min(left[seat][-1] for seat in others)
    who = voice.teller([end.winner])
    return f"{who} won Keys to the Castle in turn {end.turn}, {counted(near, 'step')} ahead."
