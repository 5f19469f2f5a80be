"""A finished game looked back on. Nobody is sent a byte of it before the end (tests/server/test_recap.py)."""

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from lampblack.kernel.game import Voice
from lampblack.kernel.recap import HINTS, Recap, Tally
from lampblack.kernel.seat import Seat
from lampblack.kernel.session import replay
from lampblack.server.api import finished, house_of, told_once
from lampblack.table.advice import hints
from lampblack.table.chronicle import Chronicle


class TurningInfo(msgspec.Struct, frozen=True):
    """A sentence on what decided the game, and the ``seq`` of the replay's frame it is about."""

    seq: int
    text: str


class TallyInfo(msgspec.Struct, frozen=True):
    """Something counted for every seat; null for a seat it says nothing about."""

    label: str
    numbers: list[int | None]


class TrackInfo(msgspec.Struct, frozen=True):
    """One number at each of the ``moments``, null before there is one; ``seat`` is whose it is."""

    label: str
    seat: int | None
    values: list[int | None]


class ChartInfo(msgspec.Struct, frozen=True):
    """Tracks that belong on one scale, from 0 up; ``words`` tells them to who sees no curve."""

    title: str
    tracks: list[TrackInfo]
    words: str


class RecapInfo(msgspec.Struct, frozen=True):
    """A finished game looked back on; everything in it is empty where a game has nothing to say."""

    shared: str
    """A sentence to send to others, as the viewer would say it."""
    turnings: list[TurningInfo]
    tallies: list[TallyInfo]
    moments: list[int]
    """The ``seq`` of every moment of the game."""
    charts: list[ChartInfo]


async def recap(request: Request) -> Response:
    async with house_of(request).hall.table(request.path_params["table"]) as table:
        log, viewer = await finished(request, table)
        return await told_once(request, table, ("recap", viewer), lambda: recap_info(log, viewer))


def recap_info(log: Chronicle, viewer: Seat) -> RecapInfo:
    seqs = log.standing()
    found = log.game.recap(replay(log.game, log.record()), Voice(viewer, log.names()))
    told = found or Recap("", [], [], [])
    return RecapInfo(
        shared=told.shared,
        turnings=[TurningInfo(seqs[turning.moment], turning.text) for turning in told.turnings],
        tallies=[
            TallyInfo(tally.label, list(tally.numbers)) for tally in (*told.tallies, *hint_tallies(log))
        ],
        moments=seqs,
        charts=[
            ChartInfo(
                chart.title,
                [TrackInfo(track.label, track.seat, list(track.values)) for track in chart.tracks],
                chart.in_words(),
            )
            for chart in told.charts
        ],
    )


def hint_tallies(log: Chronicle) -> list[Tally]:
    """What bots had a part in, if anything."""
    taken = hints(log)
    return [Tally(HINTS, taken)] if any(taken) else []
