"""Sentences call a seat by its name, or by its place when nobody sits there: codes are for notation alone."""

import asyncio
import re
from collections.abc import Iterator

import msgspec
import pytest

from lampblack.games import games_of_the_house
from lampblack.kernel.chance import SeededChance
from lampblack.kernel.seat import SPECTATOR, Seat
from lampblack.server import present
from lampblack.server.recap import recap_info
from lampblack.table.furnish import Place
from lampblack.table.hall import Hall
from lampblack.table.table import Table
from tests.table.tools import MemoryStore, supply

CODE = re.compile(r"\bP\d\b")
SENTENCES = frozenset(
    {"text", "detail", "description", "label", "reason", "silence", "words", "shared", "title"}
)
"""The fields in which people are spoken to."""
MOST = 400
"""Decisions of a game that are read; none of the games is longer by much."""
ENOUGH = 1000
"""Sentences of each game, so that the test has read something."""


def sentences(told: object, field: str = "") -> Iterator[str]:
    match told:
        case str() if field in SENTENCES:
            yield told
        case dict():
            for key, value in told.items():
                # What notation says stands beside its label.
                if key != "text" or "action" not in told:
                    yield from sentences(value, key)
        case list():
            for value in told:
                yield from sentences(value, field)


def read(told: object) -> int:
    """How many sentences there were."""
    heard = list(sentences(msgspec.to_builtins(told)))
    for text in heard:
        assert not CODE.search(text), text
    return len(heard)


@pytest.mark.parametrize("slug", [game.slug for game in games_of_the_house()])
def test_no_sentence_has_the_code_of_a_seat(slug: str) -> None:

    async def story() -> None:
        heard = 0
        for seed in range(3):
            hall = Hall(MemoryStore(), supply(chance=SeededChance(f"{slug} {seed}")), 3)
            id, _ = await hall.create(slug, {}, [Place("person", "Ada"), Place("open"), Place("open")])
            async with hall.table(id) as table:
                heard += await play_and_read(table, SeededChance(seed))
            await hall.close()
        assert heard > ENOUGH

    asyncio.run(story())


async def play_and_read(table: Table, choose: SeededChance) -> int:
    heard = 0
    told = dict.fromkeys((*range(len(table.log.chairs)), SPECTATOR), -1)
    for _ in range(MOST):
        heard += listen(table, told)
        asked = table.log.asked()
        if asked is None:
            return heard + read(recap_info(table.log, 0)) + read(present.replay_frames(table.log, 0))
        legal = table.log.state.legal(asked)
        await table.decide(asked, table.log.streams.last(asked) + 1, legal[choose.below(len(legal))])
    return heard


def listen(table: Table, told: dict[Seat, int]) -> int:
    heard = 0
    for viewer, since in told.items():
        now = present.now(table, viewer, frozenset())
        told[viewer] = now.seq
        heard += read([now, *present.entries(table, viewer, since, None)])
    return heard
