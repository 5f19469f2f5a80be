"""What a table lives on: time, chance, secrets and bots, each of which a test can replace."""

import asyncio
import time
from collections.abc import Awaitable, Callable
from typing import Protocol

import msgspec

from lampblack.games import find_game
from lampblack.kernel.chance import Chance, SystemChance
from lampblack.kernel.seat import Seat
from lampblack.table.chronicle import FindGame
from lampblack.table.seats import fresh_id, fresh_secret
from lampblack.table.worker import Advice


class Thinkers(Protocol):
    """Where bots think."""

    async def choose(self, slug: str, position: str, seat: Seat, bot: str) -> list[str]:
        """What this bot says in this position, if anything, and what it does; all in notation."""
        ...


Advise = Callable[[str, str, Seat, str], Awaitable[Advice]]
"""What this bot would do in this position, in this seat's place: where bots think."""


async def no_advice(slug: str, position: str, seat: Seat, bot: str) -> Advice:
    return Advice([], "", "")


async def alone(key: str, seconds: float) -> bool:
    """Nobody else is there to do it."""
    return True


class Supply(msgspec.Struct, frozen=True):
    bots: Thinkers
    advise: Advise = no_advice
    chance: Chance = msgspec.field(default_factory=SystemChance)
    """There is no seed anywhere: nothing to guess, nothing to leak."""
    clock: Callable[[], float] = time.time
    sleep: Callable[[float], Awaitable[None]] = asyncio.sleep
    secret: Callable[[], str] = fresh_secret
    table_id: Callable[[], str] = fresh_id
    find_game: FindGame = find_game
    bot_pause: float = 0.0
    """Seconds before a bot's move, so that people can follow."""
    stopwatch: Callable[[], float] = time.monotonic
    longest_chat: int = 500
    most_decisions: int = 20_000
    """No game comes near."""
    is_shared: bool = False
    """Whether other servers write to the same logs."""
    claim: Callable[[str, float], Awaitable[bool]] = alone
    """Whether this server is to do what one need do, for so many seconds. Two that both do it do no harm."""
