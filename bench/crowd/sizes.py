"""How big updates are: every game of three, played at random, with somebody who looks on."""

import argparse
import asyncio
import random
from statistics import median

from crowd.ours import Player, make_table
from crowd.servers import ours as our_server
from crowd.tables import Crowd, Table
from lampblack.games import shelf

MOVES = 300


async def sizes(asked: argparse.Namespace) -> None:
    print(
        "\nSizes of the updates that all at a table get, in bytes: median, nine in ten, whole updates' median"
    )
    with our_server() as server:
        for slug in shelf():
            changes = sorted(await played(server.port, slug, "changes=1&words=0"))
            whole = await played(server.port, slug, "")
            print(
                f"  {slug:<22}{median(changes):>7,.0f}{changes[len(changes) * 9 // 10]:>8,}{median(whole):>8,.0f}"
            )


async def played(port: int, slug: str, query: str) -> list[int]:
    """The sizes of what is sent after everybody has come."""
    crowd, told = Crowd(), []
    while len(crowd.waits) < MOVES:
        id, tokens = make_table(port, slug, 3)
        table, chance = Table(crowd), random.Random(len(crowd.waits))
        people = [Player(table, chance) for _ in (*tokens, "")]
        for player, token in zip(people, (*tokens, "")):
            await player.come(port, id, token, query)
        await asyncio.sleep(0.05)
        crowd.sizes.clear()
        before = crowd.moves
        while len(crowd.waits) < MOVES:
            if table.mover is None:
                break
            table.owe(0.0)
            for _ in range(200):
                await asyncio.sleep(0.002)
                if table.mover is not None:
                    break
        told += crowd.sizes
        for player in people:
            player.socket.close()
        if crowd.moves == before:
            raise SystemExit(f"nobody could move in {slug}")
    return told
