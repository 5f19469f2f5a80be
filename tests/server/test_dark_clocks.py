"""No clock tells of the dark: a viewer's runs by what that viewer hears, whenever others decide unheard."""

import asyncio
import json
from pathlib import Path
from typing import Any

import pytest

from lampblack.kernel.seat import SPECTATOR, Seat
from lampblack.server import present
from lampblack.server.answers import encode
from lampblack.server.house import House
from lampblack.table.leaving import plan_vote
from lampblack.table.manners import Clock, Manners
from tests.games.nyctophobia.forest import table as forest
from tests.server.dark import Onlooker, alike, house_in, table_at
from tests.server.hunts import CASES, preferring
from tests.table.test_clocks import Time

WALKS = [case for case in CASES if case[4] == ["END"]]
MANNERS = Manners(clock=Clock(move=10, game=600))

pytestmark = pytest.mark.rule("NY-INFO-05", "NY-ANN-28")


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> House:
    return house_in(Path(tmp_path_factory.mktemp("dark")))


async def turn(house: House, case: Any, world: int, viewer: Seat, ends_after: float) -> tuple[Onlooker, int]:
    """P2 ends the turn, the Hunter walks, and half a minute later everybody hears of both."""
    _, pieces, fields, trees, _, prefers = case
    time = Time()
    state = forest(pieces, trees[world], **fields).state
    table = table_at(state, manners=MANNERS, clock=time, sleep=time.sleep)
    onlooker = Onlooker(house, table, viewer)
    await onlooker.hear()
    is_dark = table.log.session.draft(2, state.action("END")).after.asked() == 0
    time.now += ends_after if is_dark else 30.0
    await decide(table, "END")
    await onlooker.hear()
    hidden = 0
    while table.log.state.asked() == 0:
        time.now = 1030.0 if hidden else 1000.0 + (ends_after + 30.0) / 2
        action = preferring(*prefers)(table.log.state)
        draft = table.log.session.draft(0, action, table._supply.chance)
        if draft.after.asked() != 0:
            time.now = 1030.0
        await decide(table, action.text)
        await onlooker.hear()
        hidden += 1
    await table.stop()
    return onlooker, hidden


async def decide(table: Any, text: str) -> None:
    acting = table.log.state.asked()
    await table.decide(acting, table.log.streams.last(acting) + 1, table.log.state.action(text).to_wire())


def clocks_in(onlooker: Onlooker) -> list[Any]:
    messages = [json.loads(each) for each in onlooker.sent]
    return [message["now"]["clock"] for message in messages if message["type"] == "update"]


@pytest.mark.parametrize("case", WALKS, ids=lambda case: case[0])
@pytest.mark.parametrize("viewer", [1, SPECTATOR])
def test_two_nights_that_sound_alike_have_the_same_clocks(house: House, case: Any, viewer: Seat) -> None:
    async def story() -> None:
        one, times = await turn(house, case, 0, viewer, 12.0)
        other, others = await turn(house, case, 1, viewer, 25.0)
        assert times != others
        alike(one, other, case[0])
        before, after = clocks_in(one)
        assert (before["running"], before["left"]) == (2, [610, 610, 610])
        assert (after["running"], after["since"]) == (1, 1030.0)

    asyncio.run(story())


def test_ones_own_clock_stops_when_one_has_decided(house: House) -> None:
    async def story() -> None:
        onlooker, _ = await turn(house, WALKS[0], 0, 2, 12.0)
        assert clocks_in(onlooker)[-1]["left"] == [610, 610, 608]
        truth = onlooker.table.log.clocks
        assert truth is not None
        assert truth.truth.reading().left[2] == 608

    asyncio.run(story())


def test_votes_do_not_tell_that_the_hunter_decided(house: House) -> None:
    """Who is away and wanted a bot for may decide in the dark; nobody sees it by the votes."""

    async def story() -> None:
        _, pieces, fields, trees, _, _ = WALKS[0]
        table = table_at(forest(pieces, trees[0], **fields).state)
        await table.write(lambda: plan_vote(table.log, 1, 0, is_there=False))
        await decide(table, "END")
        before = encode(present.presence(table, frozenset({1})))
        await decide(table, preferring()(table.log.state).text)
        assert table.log.state.is_dark(1)
        assert encode(present.presence(table, frozenset({1}))) == before
        assert b'"votes":[1]' in before

    asyncio.run(story())
