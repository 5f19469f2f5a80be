"""``python bench/load.py``: our server under load, beside boardgame.io's, in one run.

The crowd is this process, on a core of its own; the servers share the other. docs/load.md says what is measured.
"""

import argparse
import asyncio
import contextlib
import os
import resource
import sys
from collections.abc import AsyncIterator, Coroutine
from pathlib import Path
from statistics import median
from typing import Any, Final

sys.path.insert(0, str(Path(__file__).parent))

import uvloop
from crowd import ours, theirs
from crowd.fleet import fleet
from crowd.servers import CROWD_CORE, Server, install_theirs
from crowd.servers import ours as our_server
from crowd.servers import theirs as their_server
from crowd.sizes import sizes
from crowd.sockets import on_core
from crowd.tables import Crowd, percentile


@contextlib.asynccontextmanager
async def both(tables: int, with_theirs: bool) -> AsyncIterator[dict[str, tuple[Server, Crowd]]]:
    """Both servers with as many tables; what one does while the other is measured is nothing."""
    with contextlib.ExitStack() as stack:
        mine = stack.enter_context(our_server())
        crowds = {"Lampblack": (mine, (await ours.seated([mine.port], tables))[0])}
        if with_theirs:
            peer = stack.enter_context(their_server())
            crowds["boardgame.io"] = (peer, (await theirs.seated(peer.port, peer.lobby, tables))[0])
        yield crowds


async def measured(
    servers: list[Server], crowd: Crowd, acting: Coroutine[Any, Any, None]
) -> tuple[int, float]:
    """Moves, and the CPU-seconds they took."""
    crowd.clear()
    before = sum(server.cpu() for server in servers)
    await acting
    return crowd.moves, sum(server.cpu() for server in servers) - before


async def rush(asked: argparse.Namespace) -> None:
    print(f"\n{asked.tables} tables of two, as fast as they can: moves per CPU-second")
    async with both(asked.tables, asked.theirs) as crowds:
        rates: dict[str, list[float]] = {name: [] for name in crowds}
        for number in range(asked.rounds + 1):  # the first warms up
            for name, (server, crowd) in crowds.items():
                moves, seconds = await measured([server], crowd, crowd.rush(asked.seconds))
                if number:
                    rates[name].append(moves / seconds)
        for name, each in rates.items():
            store = "every move durable" if name == "Lampblack" else "in memory"
            size = median(crowds[name][1].sizes)
            print(
                f"  {name:<14}{median(each):>8,.0f}   ({store}; {size:,.0f} bytes an update; {spread(each)})"
            )
        if asked.theirs:
            print(
                f"  ratio, round by round: {median(map(ratio, rates['Lampblack'], rates['boardgame.io'])):.2f}"
            )


def spread(each: list[float]) -> str:
    return f"{min(each):,.0f} to {max(each):,.0f}"


def ratio(a: float, b: float) -> float:
    return a / b


async def pace(asked: argparse.Namespace) -> None:
    tables = asked.sockets // 2
    print(f"\n{asked.sockets} sockets at {tables} tables, {asked.rate} moves a second, open loop")
    async with both(tables, asked.theirs) as crowds:
        for number in range(asked.rounds + 1):
            for name, (server, crowd) in crowds.items():
                load = os.getloadavg()[0]
                moves, seconds = await measured([server], crowd, crowd.pace(asked.rate, 2 * asked.seconds))
                waits = "/".join(f"{1000 * percentile(crowd.waits, at):.1f}" for at in (0.5, 0.95, 0.99))
                if number:
                    print(
                        f"  {name:<14}p50/p95/p99 {waits:>18} ms, CPU per move {1000 * seconds / moves:.3f} ms"
                        f"   (load average {load:.1f})"
                    )


async def watched(asked: argparse.Namespace) -> None:
    print(f"\nOne table, {asked.spectators} spectators")
    with our_server() as server:
        crowd = (await ours.seated([server.port], 0))[0]
        id, tokens = ours.make_table(server.port)
        await ours.sit(crowd, [server.port], id, tokens)
        people = [ours.Spectator() for _ in range(asked.spectators)]
        for each in people:
            await each.come(server.port, id)
        await asyncio.sleep(2)  # everybody has heard who is there
        for _ in range(asked.rounds):
            moves, seconds = await measured([server], crowd, crowd.pace(20, asked.seconds))
            print(f"  CPU per move {1000 * seconds / moves:.1f} ms")


async def memory(asked: argparse.Namespace) -> None:
    """Tables that were played at and are left alone; the first ones pay for what all share."""
    print("\nMemory per idle table in memory, after 20 moves")
    with our_server() as server:
        held: list[float] = []
        for count in (4, 16):
            for _ in range(count):
                await visit(server, 50)
            await asyncio.sleep(3)  # time to tidy up
            held.append(server.resident())
        print(f"  {(held[1] - held[0]) / 800 / 1000:.1f} kB   ({held[1] / 2**20:.0f} MB with 1,000 tables)")


async def visit(server: Server, tables: int) -> None:
    """So many tables are made, played at for a while, and left."""
    crowd, players = await ours.seated([server.port], tables)
    await crowd.pace(1000, tables * 20 / 1000)
    for player in players:
        player.socket.close()
    await asyncio.sleep(0.1)


PARTS: Final = {
    "rush": rush,
    "pace": pace,
    "watched": watched,
    "memory": memory,
    "sizes": sizes,
    "fleet": fleet,
}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument(
        "parts", nargs="*", metavar="PART", help=f"{', '.join(PARTS)}; all unless some are named"
    )
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--seconds", type=float, default=5.0, help="of each measurement")
    parser.add_argument("--tables", type=int, default=50)
    parser.add_argument("--sockets", type=int, default=2000)
    parser.add_argument("--rate", type=int, default=500)
    parser.add_argument("--spectators", type=int, default=1000)
    parser.add_argument("--no-peers", dest="theirs", action="store_false", help="only ours; installs nothing")
    asked = parser.parse_args()
    asked.parts = asked.parts or list(PARTS)
    unknown = set(asked.parts) - set(PARTS)
    if unknown:
        parser.error(f"no such part: {', '.join(sorted(unknown))}")
    if asked.theirs and {"rush", "pace"} & set(asked.parts):
        problem = install_theirs()
        if problem is not None:
            print(f"boardgame.io was not measured: {problem}")
            asked.theirs = False
    most = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
    on_core(CROWD_CORE)
    doings = {
        "rush": rush,
        "pace": pace,
        "watched": watched,
        "memory": memory,
        "sizes": sizes,
        "fleet": fleet,
    }
    for part in asked.parts:
        uvloop.run(doings[part](asked))


main()
