"""A finished game looked back on, in sentences."""

from collections.abc import Iterable, Iterator

from lampblack.kernel.game import Game, Voice
from lampblack.kernel.moment import Moment
from lampblack.kernel.record import Record
from lampblack.kernel.words import counted


def recap_lines(game: Game, moments: Iterable[Moment], voice: Voice) -> Iterator[str]:
    """What decided it, each one's part, its shape; nothing where the game has nothing to say."""
    recap = game.recap(moments, voice)
    if recap is None:
        return
    yield from (turning.text for turning in recap.turnings)
    for seat, name in enumerate(voice.names):
        told = [(tally.label, tally.numbers[seat]) for tally in recap.tallies]
        if counted := ", ".join(f"{label} {number}" for label, number in told if number is not None):
            yield f"{name}: {counted}."
    yield from (chart.in_words() for chart in recap.charts)


def hint_counts(record: Record, voice: Voice) -> Iterator[str]:
    """How often each one asked what a bot would do; nothing of who never did."""
    for seat, number in enumerate(record.hints(len(voice.names))):
        if number:
            yield f"{voice.subject(seat, 'took', 'took')} {counted(number, 'hint')}."
