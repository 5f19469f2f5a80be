"""Pauses of bots tell nothing: not what was thought about, nor how often somebody decided in the dark."""

import asyncio
from collections.abc import Callable

import pytest

from lampblack.kernel.playout import options_of
from lampblack.kernel.seat import Seat
from lampblack.table.bots_here import BotsHere
from lampblack.table.hall import Place
from lampblack.table.pauses import DARK_BEAT
from lampblack.table.table import Table
from tests.games.nyctophobia.forest import GAME
from tests.table.test_dark import BEFORE_THE_HUNT
from tests.table.test_speech import night
from tests.table.tools import FirstLegal, act, keys_table, play, supply

PAUSE = 8.0
PERSON_AND_BOT = [Place("person", "Ada"), Place("bot", bot="random")]
BOT_HUNTS = [Place("bot", bot="random"), Place("person", "Ada"), Place("person", "Bo")]


class Time:
    """A clock that moves only when somebody sleeps or thinks."""

    def __init__(self) -> None:
        self.now = 100.0

    def read(self) -> float:
        return self.now

    async def sleep(self, seconds: float) -> None:
        self.now += seconds
        await asyncio.sleep(0)


class Pondering(FirstLegal):
    """Takes the first legal action after so many seconds each time."""

    def __init__(self, time: Time, *seconds: float) -> None:
        super().__init__()
        self.time = time
        self.seconds = list(seconds)

    def thinks(self) -> None:
        self.time.now += self.seconds[min(len(self.asked), len(self.seconds)) - 1]

    async def choose(self, slug: str, position: str, seat: Seat, bot: str) -> list[str]:
        chosen = await super().choose(slug, position, seat, bot)
        self.thinks()
        return chosen


class Hunting(Pondering):
    async def choose(self, slug: str, position: str, seat: Seat, bot: str) -> list[str]:
        self.asked.append((slug, position, seat, bot))
        self.thinks()
        return [options_of(GAME.from_text(position))[0].text]


async def until(is_so: Callable[[], bool]) -> None:
    async with asyncio.timeout(30):
        while not is_so():
            await asyncio.sleep(0)


def moments(table: Table, time: Time) -> list[float]:
    """When each entry came, from now on."""
    came: list[float] = []
    keep = table.log.keep

    def note(*entry: object) -> None:
        came.append(time.now - 100.0)
        keep(*entry)  # type: ignore[arg-type]

    table.log.keep = note  # type: ignore[method-assign, assignment]
    return came


@pytest.mark.parametrize(
    ("thoughts", "came"),
    [([0.0, 0.0], [8.0, 16.0]), ([0.3, 7.9], [8.0, 16.0]), ([9.0, 0.1], [16.0, 24.0])],
)
def test_decisions_come_on_beats_however_long_a_bot_thinks(thoughts: list[float], came: list[float]) -> None:
    async def story() -> list[float]:
        time = Time()
        bots = Pondering(time, *thoughts)
        given = {"bots": bots, "bot_pause": PAUSE, "stopwatch": time.read, "sleep": time.sleep}
        async with keys_table(PERSON_AND_BOT, **given) as table:
            await play(table, options_of(table.log.state)[0].text, "STAY")
            noted = moments(table, time)
            await until(lambda: table.log.state.asked() == 0)
            return noted

    assert asyncio.run(story()) == came


@pytest.mark.rule("NY-INFO-05")
@pytest.mark.parametrize(("hunter", "times"), [("C4", 1), ("A1", 2)])
@pytest.mark.parametrize("thought", [0.0, 0.01, 0.4])
def test_the_dark_is_as_long_however_often_is_decided_in_it(hunter: str, times: int, thought: float) -> None:

    async def story() -> tuple[list[float], int]:
        time = Time()
        bots = Hunting(time, thought)
        pieces = f"X={hunter} 1=D8 2=H3"
        async with night(pieces, places=BOT_HUNTS, bots=bots, **BEFORE_THE_HUNT) as (table, _):
            given = supply(bots=bots, bot_pause=PAUSE, stopwatch=time.read, sleep=time.sleep)
            table._bots = BotsHere(table, given)
            noted = moments(table, time)
            await table.decide(2, 1, act(table, "END"))
            await until(lambda: not table.log.is_dark())
            return noted, len(bots.asked)

    noted, decided = asyncio.run(story())
    assert decided == times
    assert noted[-1] == DARK_BEAT * PAUSE
    assert noted[0] == 0.0
    assert len(noted) == times + 1
    assert all(moment <= times * thought for moment in noted[:-1]), "no pauses in between"
