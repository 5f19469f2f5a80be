"""Bots at the table: they move by themselves, also after a restart, also when a worker dies."""

import asyncio
import os
import signal
import sys
from pathlib import Path

import pytest

from lampblack.games import find_game
from lampblack.kernel.chance import SeededChance
from lampblack.kernel.playout import options_of
from lampblack.kernel.seat import Seat
from lampblack.table.bots import BotPool
from lampblack.table.furnish import Place
from lampblack.table.table import Table
from tests.table.tools import KEYS, FirstLegal, MemoryStore, hall, keys_table, play

PERSON_AND_BOT = [Place("person", "Ada"), Place("bot", bot="random")]


async def until_it_is_the_turn_of(table: Table, seat: Seat) -> None:
    async with asyncio.timeout(30):
        while table.log.state.asked() not in (seat, None):
            await asyncio.sleep(0.005)


def test_a_bot_plays_its_turn_when_it_comes() -> None:
    async def story() -> None:
        async with keys_table(PERSON_AND_BOT) as table:
            await play(table, options_of(table.log.state)[0].text, "STAY")
            await until_it_is_the_turn_of(table, 0)
            assert [decision.seat for decision in table.log.session.lines] == [0, 0, 1, 1]

    asyncio.run(story())


def test_a_bot_that_begins_moves_as_soon_as_the_table_is_opened() -> None:
    async def story() -> None:
        async with keys_table(PERSON_AND_BOT, {"first": "P1"}) as table:
            await until_it_is_the_turn_of(table, 0)
            assert {decision.seat for decision in table.log.session.lines} == {1}

    asyncio.run(story())


class Asleep:
    """Bots that never answer."""

    async def choose(self, slug: str, position: str, seat: Seat, bot: str) -> list[str]:
        await asyncio.Event().wait()
        return ""


def test_a_table_left_at_a_bots_turn_wakes_when_it_is_loaded_again() -> None:
    async def story() -> None:
        store = MemoryStore()
        before = hall(store, bots=Asleep())
        id, _ = await before.create(KEYS, {"first": "P1"}, PERSON_AND_BOT)
        async with before.table(id) as table:
            await asyncio.sleep(0)
            assert not table.is_idle()
        await before.close()
        after = hall(store, bots=FirstLegal())
        async with after.table(id) as table:
            await until_it_is_the_turn_of(table, 0)
        await after.close()

    asyncio.run(story())


class Stumbling(FirstLegal):
    """Bots of which one decision goes wrong."""

    async def choose(self, slug: str, position: str, seat: Seat, bot: str) -> list[str]:
        if not self.asked:
            self.asked.append((slug, position, seat, bot))
            raise RuntimeError("out of memory")
        return await super().choose(slug, position, seat, bot)


class Visitor:
    seats: frozenset[Seat] = frozenset()

    def table_changed(self) -> None: ...

    def seat_moved(self, seat: Seat) -> None: ...

    def turned_away(self) -> None: ...

    def presence_changed(self) -> None: ...


def test_a_bot_that_got_stuck_is_woken_by_whoever_comes_next() -> None:
    async def story() -> None:
        async with keys_table(PERSON_AND_BOT, {"first": "P1"}, bots=Stumbling()) as table:
            await asyncio.sleep(0.02)
            assert table.log.session.lines == []
            table.watch(Visitor())
            await until_it_is_the_turn_of(table, 0)

    asyncio.run(story())


def test_a_bot_waits_for_a_store_that_is_busy(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("lampblack.table.bots_here.BUSY_PAUSE", 0.0)

    async def story() -> None:
        store = MemoryStore()
        async with keys_table(PERSON_AND_BOT, store=store) as table:
            await play(table, options_of(table.log.state)[0].text, "STAY")
            store.breaks = "after"
            await until_it_is_the_turn_of(table, 0)
            assert [decision.seat for decision in table.log.session.lines] == [0, 0, 1, 1]

    asyncio.run(story())


def test_a_bot_rests_when_a_game_has_gone_on_too_long() -> None:
    async def story() -> None:
        bots = FirstLegal()
        async with keys_table(PERSON_AND_BOT, most_decisions=2, bots=bots) as table:
            await play(table, options_of(table.log.state)[0].text, "STAY")
            await asyncio.sleep(0.05)
            assert len(bots.asked) == 1
            assert table.log.seq == 2

    asyncio.run(story())


def test_a_bot_sees_the_position_it_decides_in_and_is_not_asked_twice() -> None:
    async def story() -> None:
        bots = FirstLegal()
        async with keys_table(PERSON_AND_BOT, bots=bots) as table:
            await play(table, options_of(table.log.state)[0].text, "STAY")
            await table.chat(0, "your turn")
            await until_it_is_the_turn_of(table, 0)
            assert [(slug, seat, bot) for slug, _, seat, bot in bots.asked] == [(KEYS, 1, "random")] * 2

    asyncio.run(story())


def test_the_pool_answers_from_another_process_and_survives_a_killed_worker() -> None:
    async def story() -> None:
        pool = BotPool(1)
        position = find_game(KEYS).setup({}, SeededChance(1)).to_text()
        legal = {action.text for action in options_of(find_game(KEYS).from_text(position))}
        seat = find_game(KEYS).from_text(position).asked()
        assert seat is not None
        try:
            assert legal.issuperset(await pool.choose(KEYS, position, seat, "random"))
            workers = pool.pids()
            assert len(workers) == 1
            assert os.getpid() not in workers
            for worker in workers:
                os.kill(worker, signal.SIGKILL)
            assert legal.issuperset(await pool.choose(KEYS, position, seat, "random"))
        finally:
            await pool.close()

    asyncio.run(story())


def test_a_bot_that_keeps_failing_does_not_stop_the_game() -> None:
    async def story() -> None:
        pool = BotPool(1)
        state = find_game(KEYS).setup({}, SeededChance(1))
        seat = state.asked()
        assert seat is not None
        try:
            choice = await pool.choose(KEYS, state.to_text(), seat, "no-such-bot")
        finally:
            await pool.close()
        assert {action.text for action in options_of(state)}.issuperset(choice)
        assert len(choice) == 1

    asyncio.run(story())


STUCK = """
import time
from lampblack.kernel.player import Player

class Stuck(Player):
    def decide(self, here, chance):
        time.sleep(3600)
"""


def test_a_bot_that_hangs_is_replaced_and_holds_nobody_up(tmp_path: Path) -> None:
    """Two processes, and four tables at which a bot hangs: the fifth table's bot still gets its turn."""
    (tmp_path / "stuck.py").write_text(STUCK)
    hung = f"{tmp_path / 'stuck.py'}:Stuck"

    async def story() -> None:
        pool = BotPool(2, seconds=0.3)
        state = find_game(KEYS).setup({}, SeededChance(1))
        seat = state.asked()
        assert seat is not None
        legal = {action.text for action in options_of(state)}
        try:
            async with asyncio.timeout(60):
                names = [hung, hung, hung, hung, "random"]
                chosen = await asyncio.gather(
                    *[pool.choose(KEYS, state.to_text(), seat, name) for name in names]
                )
            assert all(legal.issuperset(choice) and choice for choice in chosen)
            assert len(pool.pids()) <= 2
        finally:
            await pool.close()

    asyncio.run(story())


def test_who_asks_first_is_served_first() -> None:
    async def story() -> None:
        waits: list[float] = []
        pool = BotPool(1, waited=waits.append)
        state = find_game(KEYS).setup({}, SeededChance(1))
        seat = state.asked()
        assert seat is not None
        served: list[int] = []

        async def ask(number: int) -> None:
            await pool.choose(KEYS, state.to_text(), seat, "random")
            served.append(number)

        try:
            await asyncio.gather(*[ask(number) for number in range(6)])
        finally:
            await pool.close()
        assert served == list(range(6))
        assert waits == sorted(waits)

    asyncio.run(story())


@pytest.mark.skipif(not Path("/proc").is_dir(), reason="needs /proc to see processes")
def test_workers_do_not_outlive_a_server_that_was_killed(tmp_path: Path) -> None:
    program = tmp_path / "host.py"
    program.write_text(
        "import asyncio, os, signal, sys\n"
        "from lampblack.games import find_game\n"
        "from lampblack.kernel.chance import SeededChance\n"
        "from lampblack.table.bots import BotPool\n"
        "async def main():\n"
        "    pool = BotPool(1)\n"
        f"    state = find_game({KEYS!r}).setup({{}}, SeededChance(1))\n"
        f"    await pool.choose({KEYS!r}, state.to_text(), state.asked(), 'random')\n"
        "    print(*pool.pids(), flush=True)\n"
        "    os.kill(os.getpid(), signal.SIGKILL)\n"
        "if __name__ == '__main__':\n"
        "    asyncio.run(main())\n"
    )

    async def story() -> None:
        host = await asyncio.create_subprocess_exec(
            sys.executable, str(program), stdout=asyncio.subprocess.PIPE
        )
        assert host.stdout is not None
        line = await host.stdout.readline()
        await host.wait()
        (worker,) = map(int, line.split())
        async with asyncio.timeout(20):
            while is_running(worker):
                await asyncio.sleep(0.02)

    asyncio.run(story())


def is_running(pid: int) -> bool:
    try:
        return "State:\tZ" not in Path(f"/proc/{pid}/status").read_text()
    except FileNotFoundError:
        return False
