"""What PostgreSQL and Redis cost, and a second server: moves per CPU-second beside the SQLite default."""

import argparse
import contextlib
import sys
from pathlib import Path
from statistics import median

from crowd import ours
from crowd.servers import Server
from crowd.servers import ours as our_server
from crowd.tables import Crowd

sys.path.insert(0, str(Path(__file__).parent.parent.parent / "tests"))


async def fleet(asked: argparse.Namespace) -> None:
    from services import Postgres, Redis

    print(f"\n{asked.tables} tables as fast as they can: CPU per move of all servers together, ms")
    with contextlib.ExitStack() as stack:
        database, redis = stack.enter_context(Postgres()), stack.enter_context(Redis())

        def sharing() -> list[str]:
            return [f"--store={database.database()}", f"--bus={redis.url}"]

        two = sharing()
        kinds: dict[str, list[Server]] = {
            "SQLite": [stack.enter_context(our_server())],
            "PostgreSQL and Redis": [stack.enter_context(our_server(*sharing()))],
            "two servers": [stack.enter_context(our_server(*two)) for _ in range(2)],
        }
        crowds = {
            name: (await ours.seated([server.port for server in servers], asked.tables))[0]
            for name, servers in kinds.items()
        }
        costs: dict[str, list[float]] = {name: [] for name in kinds}
        for number in range(asked.rounds + 1):
            for name, servers in kinds.items():
                cost = await cost_of(servers, crowds[name], asked.seconds)
                if number:
                    costs[name].append(cost)
        for name, each in costs.items():
            print(f"  {name:<22}{median(each):.3f}")
        for a, b in (("PostgreSQL and Redis", "SQLite"), ("two servers", "PostgreSQL and Redis")):
            ratios = [x / y for x, y in zip(costs[a], costs[b])]
            print(f"  {a} : {b}   {median(ratios):.2f}")


async def cost_of(servers: list[Server], crowd: Crowd, seconds: float) -> float:
    crowd.clear()
    before = sum(server.cpu() for server in servers)
    await crowd.rush(seconds)
    return 1000 * (sum(server.cpu() for server in servers) - before) / crowd.moves
