"""No leak at the wire of Nyctophobia: two worlds a Hunted cannot tell apart send it the same bytes.

Positions of many random games, with talk, are set up at tables; beside each a world that the seat imagines. The
connection's own messages are compared, and the answers to everything one can ask.
"""

import asyncio
from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest

from lampblack.games.nyctophobia.state import NyctoState
from lampblack.kernel.chance import SeededChance
from lampblack.kernel.event import perceived
from lampblack.kernel.playout import options_of
from lampblack.kernel.seat import EVERYTHING, SPECTATOR, Seat
from lampblack.server import present
from lampblack.server.house import House
from lampblack.table.table import Table
from lampblack.testkit.laws import choose
from tests.games.nyctophobia.forest import GAME
from tests.games.nyctophobia.test_information import CONFIGURATIONS, play
from tests.server.dark import AtState, Onlooker, alike, house_in, table_at, viewers

ALL = [
    *CONFIGURATIONS,
    {"players": "4", "hunter": "mage", "characters": "random", "trees": "cells"},
    {"players": "3", "hunter": "axe", "characters": "choose", "auto_share": "on"},
]
GAMES = 2
EVERY = 6
"""Of each game every so many positions are looked at, by every Hunted and a spectator: some two thousand looks."""
ASKED = 5
"""At every so many of them all questions are asked, too."""


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> House:
    return house_in(Path(tmp_path_factory.mktemp("dark")))


def positions(number: int, options: dict[str, str]) -> Iterator[NyctoState]:
    for game in range(GAMES):
        seed = 1000 * number + game
        for step, (state, _, _) in enumerate(play(options, seed, talks=True)):
            if step % EVERY == number % EVERY:
                yield state


@pytest.mark.rule("NY-INFO-03", "NY-INFO-05")
@pytest.mark.parametrize("number", range(len(ALL)))
def test_no_position_tells_two_worlds_apart(house: House, number: int) -> None:
    async def story() -> None:
        looked, different = 0, 0
        for step, state in enumerate(positions(number, ALL[number])):
            for viewer in viewers(state):
                seat = viewer if viewer != SPECTATOR else 1 + step % (state.seats() - 1)
                world = state.imagine(seat, SeededChance(f"{number} {step} {viewer}"))
                pair = [Onlooker(house, table_at(each), viewer) for each in (state, world)]
                for onlooker in pair:
                    await onlooker.hear()
                    if step % ASKED == 0:
                        await onlooker.probe()
                alike(pair[0], pair[1], (ALL[number], step, state.to_text()))
                looked += 1
                different += world != state
        assert looked > 100
        assert different > looked // 2

    asyncio.run(story())


async def live_through(onlooker: Onlooker, seed: str, steps: int) -> list[str]:
    """The Hunter decides on to the end of the turn; what the viewer rightly hears of it."""
    table, dice = onlooker.table, SeededChance(seed)
    heard: list[str] = []
    for _ in range(steps):
        state = table.log.state
        acting = state.asked()
        if acting is None:
            break
        action = choose(options_of(state), dice.below(1_000_000))
        await table.decide(acting, table.log.streams.last(acting) + 1, action.to_wire())
        heard += [repr(fact) for fact in perceived(table.log.told[-1].events, onlooker.viewer)]
        await onlooker.hear()
        if table.log.state.asked() != 0:
            break  # from here on the Hunted find things out by themselves
    return heard


@pytest.mark.rule("NY-INFO-05", "NY-ANN-28")
def test_what_the_hunter_does_unheard_is_not_counted(house: House) -> None:
    """The same turn of the Hunter, long here and short there: who hears the same is sent the same."""

    async def story() -> None:
        compared, unequal = 0, 0
        for step, state in enumerate(
            state for n, options in enumerate(ALL) for state in positions(n, options)
        ):
            if state.asked() != 0 or not state.is_set_up():
                continue
            for viewer in viewers(state):
                pair = [Onlooker(house, table_at(state, 1), viewer) for _ in range(2)]
                for onlooker in pair:
                    await onlooker.hear()
                heard = [await live_through(each, f"{step} {n}", 30) for n, each in enumerate(pair)]
                is_open = any(each.table.log.state.outcome() is not None for each in pair)
                if is_open or heard[0] != heard[1]:
                    continue  # a claim, a taunt, a fight, the end: rightly told
                for onlooker in pair:
                    await onlooker.probe()
                alike(pair[0], pair[1], state.to_text())
                compared += 1
                unequal += pair[0].table.log.seq != pair[1].table.log.seq
        assert compared > 40
        assert unequal > 10  # turns of different length

    asyncio.run(story())


async def finished(house: House, options: dict[str, str], seed: int) -> tuple[Table, Onlooker]:
    """A whole game at a table, with talk and chat, and what one Hunted was sent of it."""
    start = GAME.setup(options, SeededChance(seed))
    assert isinstance(start, NyctoState)
    table, policy = table_at(start, seed), SeededChance(f"whole {seed}")
    onlooker = Onlooker(house, table, 1)
    await onlooker.hear()
    while (acting := table.log.state.asked()) is not None:
        state, log = table.log.state, table.log
        seat = policy.below(state.seats())
        remarks = log.streams.known(seat).remarks(seat)
        if remarks and policy.below(5) == 0:
            said = choose(remarks, policy.below(1_000_000))
            await table.remark(seat, log.streams.last(seat) + 1, said.to_wire())
            await onlooker.hear()
            continue
        if policy.below(20) == 0 and present.refuse_chat(log, seat) is None:
            await table.chat(seat, f"words {log.seq}")
        action = choose(options_of(state), policy.below(1_000_000))
        await table.decide(acting, log.streams.last(acting) + 1, action.to_wire())
        await onlooker.hear()
    return table, onlooker


@pytest.mark.rule("NY-END-06", "NY-INFO-15")
def test_a_replay_through_ones_eyes_is_what_one_was_told(house: House) -> None:
    async def story() -> None:
        for seed, options in enumerate(CONFIGURATIONS[:2]):
            table, onlooker = await finished(house, options, seed)
            log = table.log
            assert isinstance(log.game, AtState)
            told = [present.entry(log, heard, 1) for heard in log.heard_since(1, 0)]
            frames = present.replay_frames(log, 1)
            live = [happening for entry in told for happening in entry.happenings]
            assert [happening for frame in frames for happening in frame.happenings] == live
            chat = [entry.chat for entry in told if entry.chat is not None]
            told_again = [
                msgspec.structs.replace(line, entry=None) for frame in frames for line in frame.chat
            ]
            assert told_again == chat  # a replay says besides which entry of the log it is
            assert all(frame.view.forest is None for frame in frames[:-1])
            assert len(frames) < len(log.standing())  # what happened unheard is left out
            everything = present.replay_frames(log, EVERYTHING)
            assert all(frame.view.forest is not None for frame in everything)
            hunter: list[Seat] = [0, EVERYTHING]
            for viewer in hunter:
                cells = {frame.view.forest.hunter for frame in present.replay_frames(log, viewer)}
                assert len(cells - {None}) > 3
            assert onlooker.sent[-1]

    asyncio.run(story())
