"""Whole games inside the compiled package: the inner loop of the lab, the searchers and the benchmark."""

from collections.abc import Sequence
from typing import final

from mypy_extensions import mypyc_attr

from lampblack.kernel.action import Action
from lampblack.kernel.chance import Chance
from lampblack.kernel.event import Event
from lampblack.kernel.player import Player, Viewpoint
from lampblack.kernel.seat import Seat
from lampblack.kernel.state import State


def options_of(state: State) -> Sequence[Action]:
    """What the seat that is asked may decide; nothing once the game is over."""
    seat = state.asked()
    return () if seat is None else state.legal(seat)


def decide(state: State, action: Action, chance: Chance, log: list[Event] | None = None) -> None:
    """Let whoever is asked decide so."""
    seat = state.asked()
    assert seat is not None, "the game is over"
    state.apply(seat, action, chance, log)


def playout(state: State, chance: Chance, limit: int) -> int:
    """Play random legal actions to the end, or until ``limit`` of them; how many were played."""
    played = 0
    while played < limit:
        seat = state.asked()
        if seat is None:
            break
        legal = state.legal(seat)
        if isinstance(legal, list):  # indexing one is much quicker than indexing a sequence
            options: list[Action] = legal
            state.apply(seat, options[chance.below(len(options))], chance)
        else:
            state.apply(seat, legal[chance.below(len(legal))], chance)
        played += 1
    return played


@mypyc_attr(allow_interpreted_subclasses=True)
class Witness:
    """Sees every decision of a game before it is carried out."""

    def decided(self, state: State, seat: Seat, action: Action) -> None:
        raise NotImplementedError


@final
class Tally(Witness):
    """How often each seat decided so, by the name of the action."""

    def __init__(self, seats: int) -> None:
        self.deeds: list[dict[str, int]] = [{} for _ in range(seats)]

    def decided(self, state: State, seat: Seat, action: Action) -> None:
        done = self.deeds[seat]
        done[action.name] = done.get(action.name, 0) + 1


@final
class Diary(Witness):
    """Every decision as numbers: who, what the seat knew, what it might do, what it did."""

    def __init__(self) -> None:
        self.seats: list[int] = []
        self.tensors: list[bytes] = []
        self.legal: list[list[int]] = []
        self.actions: list[int] = []

    def decided(self, state: State, seat: Seat, action: Action) -> None:
        numbers = state.vocabulary().numbers
        self.seats.append(seat)
        self.tensors.append(state.tensor(seat))
        self.legal.append([numbers[option.text] for option in state.legal(seat)])
        self.actions.append(numbers[action.text])


def play(
    state: State,
    players: list[Player],
    chance: Chance,
    thoughts: Chance,
    limit: int,
    witness: Witness | None = None,
) -> int:
    """Let the players decide to the end, or until ``limit`` decisions; how many were made.

    Players draw on ``thoughts``, the game on ``chance``: nobody who decides holds the source of
    what is still to happen, and equal seeds deal equal games whoever plays them.
    """
    viewpoints = [Viewpoint(state, seat) for seat in range(len(players))]
    played = 0
    while played < limit:
        seat = state.asked()
        if seat is None:
            break
        remark = players[seat].remark(viewpoints[seat], thoughts)
        if remark is not None:
            state.apply(seat, remark, chance)
            if state.asked() != seat:
                continue  # what was said has changed who decides
        action = players[seat].decide(viewpoints[seat], thoughts)
        if witness is not None:
            witness.decided(state, seat, action)
        state.apply(seat, action, chance)
        played += 1
    return played


def clone_many(state: State, times: int) -> None:
    """Clone a state this often; for measuring."""
    for _ in range(times):
        state.clone()
