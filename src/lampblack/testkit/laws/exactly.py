"""Laws of imagination, exactly: every imagined world is looked at. For positions that hide little."""

from collections.abc import Iterator

from lampblack.kernel.action import Action
from lampblack.kernel.branches import branches
from lampblack.kernel.chance import Chance
from lampblack.kernel.event import Event
from lampblack.kernel.playout import options_of
from lampblack.kernel.seat import Seat, seat_name
from lampblack.kernel.state import State
from lampblack.testkit.laws.information import heard, require_alike, told
from lampblack.testkit.laws.subject import LawBroken, Subject, after, require


def worlds_of(state: State, seat: Seat, depth: int) -> set[State]:
    """Every world the seat may imagine in at most ``depth`` questions."""
    return {world for world, _ in branches(lambda chance: state.imagine(seat, chance), depth)}


def the_truth_is_imaginable(subject: Subject, state: State, seat: Seat, depth: int) -> int:
    """The real world is among the imagined ones, and all of them look like it; how many there are."""
    law = "the_truth_is_imaginable"
    worlds = worlds_of(state, seat, depth)
    real = told(subject, state, seat)
    for world in worlds:
        require(subject.broken(world) is None, law, f"an impossible world\n{world.to_text()}")
        require_alike(law, seat, real, told(subject, world, seat))
    require(state in worlds, law, f"{seat_name(seat)} never imagines the truth:\n{state.to_text()}")
    return len(worlds)


def imagination_keeps_up(
    subject: Subject,
    state: State,
    seat: Seat,
    action: Action,
    chance: Chance,
    depth: int,
    *,
    in_secret: bool = False,
) -> State:
    """After an action the seat imagines just those worlds that its perceptions leave possible.

    The worlds it could imagine before are all played on, in every way chance allows; those that would
    have told the seat something else are struck out. The rest must be what it imagines now. An action
    ``in_secret`` is another's, and not told: any option in its place may have been taken.
    """
    law = "imagination_keeps_up"
    log: list[Event] = []
    real = after(state, action, chance, log)
    perceptions = heard(subject, real, log, seat)
    left: set[State] = set()
    for world in worlds_of(state, seat, depth):
        for possible in options_of(world):
            if not in_secret and possible != action:
                continue
            for there, events in outcomes_of(world, possible):
                if heard(subject, there, events, seat) == perceptions:
                    left.add(there)
    now = worlds_of(real, seat, depth)
    for wrong in now - left:
        raise LawBroken(f"{law}: {seat_name(seat)} imagines what it knows to be wrong:\n{wrong.to_text()}")
    for missed in left - now:
        raise LawBroken(f"{law}: {seat_name(seat)} cannot imagine what may be true:\n{missed.to_text()}")
    return real


def outcomes_of(state: State, action: Action) -> Iterator[tuple[State, list[Event]]]:
    """Every state an action can lead to, with the events on the way."""

    def happen(chance: Chance) -> tuple[State, list[Event]]:
        log: list[Event] = []
        return after(state, action, chance, log), log

    for result, _ in branches(happen):
        yield result
