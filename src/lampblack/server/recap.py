"""A finished game looked back on. Nobody is sent a byte of it before the end (tests/server/test_recap.py)."""

import asyncio

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from lampblack.kernel.game import Voice
from lampblack.kernel.recap import Recap
from lampblack.kernel.seat import SPECTATOR, Seat
from lampblack.kernel.session import replay
from lampblack.server.answers import answer
from lampblack.server.api import house_of, require_over, viewer_from
from lampblack.server.limits import address_of
from lampblack.server.tokens import require_welcome, seats_of
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
    house = house_of(request)
    async with house.hall.table(request.path_params["table"]) as table:
        require_over(table)
        mine = await seats_of(request, table, house)
        require_welcome(table, min(mine, default=SPECTATOR), address_of(request.scope["client"]))
        log = table.log
        viewer = viewer_from(request.query_params.get("viewer", "spectator"), len(log.chairs))
        # As with a replay: the live tables go on meanwhile.
        return answer(await asyncio.to_thread(recap_info, log, viewer))


def recap_info(log: Chronicle, viewer: Seat) -> RecapInfo:
    seqs = log.standing()
    found = log.game.recap(replay(log.game, log.record()), Voice(viewer, log.names()))
    told = found or Recap("", [], [], [])
    return RecapInfo(
        shared=told.shared,
        turnings=[TurningInfo(seqs[turning.moment], turning.text) for turning in told.turnings],
        tallies=[TallyInfo(tally.label, list(tally.numbers)) for tally in told.tallies],
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
