"""Any game can be played on from any moment, as any seat knew it."""

import asyncio

import pytest

from lampblack.games import shelf
from lampblack.kernel.chance import SeededChance
from lampblack.kernel.playout import options_of
from lampblack.table.affairs import Left
from lampblack.table.after import position_at
from lampblack.table.entries import Origin
from lampblack.table.furnish import Place
from lampblack.table.hall import Hall
from lampblack.table.plans import Planned
from tests.table.tools import MemoryStore, supply


@pytest.mark.parametrize("slug", shelf())
def test_from_any_moment_as_any_seat(slug: str) -> None:
    async def story() -> None:
        game = shelf()[slug]
        players = game.seats({})
        store = MemoryStore()
        hall = Hall(store, supply(), 10)
        places = [Place("person", f"Player {n}") for n in range(players)]
        id, _ = await hall.create(slug, {}, places)
        dice = SeededChance(slug)
        async with hall.table(id) as table:
            for _ in range(25):
                asked, options = table.log.asked(), options_of(table.log.state)
                if asked is None:
                    break
                action = options[dice.below(len(options))]
                await table.decide(asked, table.log.streams.last(asked) + 1, action)
            for seat in range(players):
                await table.write(lambda seat=seat: Planned(Left(seat, "random", resigns=True)))  # type: ignore[misc]
            assert table.log.outcome() is not None
            moments = table.log.standing()[::6]
            for number, at in enumerate(moments):
                seat = number % players
                position = position_at(table.log, at, seat, SeededChance(number))
                new, _ = await hall.create(
                    slug, table.log.created.options, places, origin=Origin(id, at, seat), position=position
                )
                async with Hall(store, supply(), 3).table(new) as after:
                    assert after.log.state.to_text() == position
                    asked = after.log.state.asked()
                    assert asked is not None
                    option = options_of(after.log.state)[0]
                    await after.decide(asked, after.log.streams.last(asked) + 1, option)
                    assert after.log.record().position == position
        await hall.close()

    asyncio.run(story())
