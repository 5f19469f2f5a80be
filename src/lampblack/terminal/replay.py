"""A record checked against the rules and told again, as one viewer perceived it."""

from collections.abc import Iterator

from lampblack.kernel.answers import Malformed
from lampblack.kernel.event import perceived
from lampblack.kernel.game import Game, Voice
from lampblack.kernel.record import Record
from lampblack.kernel.seat import EVERYTHING, SPECTATOR, Seat, seat_name, unnamed
from lampblack.kernel.session import Moment, replay
from lampblack.terminal.play import outcome_line
from lampblack.terminal.recap import hint_counts, recap_lines


def viewer_from(text: str, game: Game, record: Record) -> Seat:
    """``P0``, ``spectator`` or ``everything``; empty for the most a viewer of this record may see."""
    if not text:
        return SPECTATOR if record.result is None else EVERYTHING
    seats = game.seats(record.options)
    viewers: dict[str, Seat] = {
        seat_name(viewer).lower(): viewer for viewer in [*range(seats), SPECTATOR, EVERYTHING]
    }
    viewer = viewers.get(text.lower())
    if viewer is None:
        raise Malformed("viewer", f"{text!r} is none of P0 to P{seats - 1}, spectator, everything")
    if viewer == EVERYTHING and record.result is None:
        raise Malformed("viewer", "everything is open only after the end, and this record has no result")
    return viewer


def names_of(game: Game, record: Record) -> list[str]:
    """The names of the header, or ``P0``, ``P1`` … where it has none."""
    seats = game.seats(record.options)
    return [record.names[seat] if seat < len(record.names) else unnamed(seat) for seat in range(seats)]


def verify(game: Game, record: Record) -> str:
    """Replay it all; what was verified, or ``Malformed`` naming the decision that is wrong."""
    for moment in replay(game, record):
        state = moment.state
    outcome = state.outcome()
    sides = game.sides(record.options)
    end = "unfinished" if outcome is None else outcome_line(outcome, names_of(game, record), sides)
    return f"Verified: {len(record.lines)} decisions of {game.title}. {end[0].upper()}{end[1:].rstrip('.')}."


def tell(game: Game, record: Record, viewer: Seat, *, always_draw: bool) -> Iterator[str]:
    """Every step in sentences for this viewer."""
    names = names_of(game, record)
    voice = Voice(viewer, names)
    yield f"{game.title}, seen by {seat_name(viewer)}."
    yield from (f"{seat_name(seat)} is {name}." for seat, name in enumerate(names))
    moments = []
    for number, moment in enumerate(replay(game, record)):
        moments.append(moment)
        if number:
            yield step_line(number, moment, viewer, names)
        for fact in perceived(moment.events, viewer):
            yield f"  {game.narrate(fact, voice)}"
        if always_draw:
            yield game.draw(moment.state.observe(viewer))
    if record.result is not None:
        yield from recap_lines(game, moments, voice)
        yield from hint_counts(record, voice)


def step_line(number: int, moment: Moment, viewer: Seat, names: list[str]) -> str:
    """What was decided is told to who decided; the others perceive what comes of it."""
    assert moment.line is not None  # only the set-up is no decision
    seat = moment.line.seat
    may_know = viewer in (seat, EVERYTHING)
    return f"{number}. {names[seat]}{f', {moment.line.action}' if may_know else ''}"
