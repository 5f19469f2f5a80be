"""Tables of The Stygian Society for browser tests: as they begin, and in the middle of a game."""

import re
from collections import Counter
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Self

from playwright.sync_api import Locator, expect

from lampblack.games.stygian_society.bot.players import warden
from lampblack.games.stygian_society.game import StygianSociety
from lampblack.games.stygian_society.state import SocietyState
from lampblack.kernel.chance import Chance, SeededChance
from lampblack.kernel.event import Event
from lampblack.kernel.game import Options
from lampblack.kernel.player import Player, Viewpoint
from lampblack.kernel.seat import Seat
from lampblack.kernel.state import State
from lampblack.table.worker import Advice, advise
from tests.browser.person import Person
from tests.server.host import Host, usual
from tests.table.tools import supply

FULL = (58, 1, 19, 0)
"""Seeds of games that have every decision, with much to choose from."""
WIDE = {"viewport": {"width": 1280, "height": 800}}


class FromPosition(StygianSociety):
    """The game, set up as a text position says."""

    def __init__(self) -> None:
        super().__init__()
        self.position = ""

    def setup(self, options: Options, chance: Chance, log: list[Event] | None = None) -> State:
        return self.from_text(self.position)


async def thought_here(slug: str, position: str, seat: Seat, bot: str) -> Advice:
    """What a bot would do, in this process."""
    return advise(slug, position, seat, bot, seed=1)


class Stair:
    """A server whose tables begin where a test wants, all seats at one device."""

    def __init__(self, data: Path) -> None:
        self.game = FromPosition()
        self.host = Host(usual(data), supply(find_game=lambda slug: self.game, advise=thought_here))

    def __enter__(self) -> Self:
        self.host.__enter__()
        return self

    def __exit__(self, *_: object) -> None:
        self.host.__exit__()

    @property
    def url(self) -> str:
        return self.host.url

    def sit(self, person: Person, position: str, players: int = 1) -> None:
        self.game.position = position
        others = [{"kind": "me", "name": name} for name in ("Ben", "Cleo", "Dora")[: players - 1]]
        body = {
            "game": "stygian-society",
            "seats": [person.me(), *others],
            "options": {"players": str(players)},
            "manners": {"advice": True},
        }
        made = person.context.request.post(f"{self.url}/api/tables", data=body)
        assert made.status == 201, made.text()
        person.page.goto(f"/t/{made.json()['table']}")
        come_to(person)


@cache
def positions() -> dict[str, str]:
    """The first position of each decision in a game, by the decision's name."""
    game = StygianSociety()
    state = game.setup({"players": "1"}, SeededChance(3))
    bot, chance, thoughts = warden({}), SeededChance(3), SeededChance(103)
    found: dict[str, str] = {}
    for name, text in walk(state, bot, chance, thoughts):
        found.setdefault(name, text)
    return found


@cache
def fullest(games: int | None = None) -> dict[str, tuple[int, str]]:
    """By the decision's name, the position with most to choose from, and how many play there: in a few games that
    have all decisions, in many with every kind of fullness (``D-PURCHASE, longest threats``)."""
    game, found, most = StygianSociety(), {}, Counter[str]()
    for seed in FULL if games is None else range(games):
        players, bot, thoughts = 1 + seed % 4, warden({}), SeededChance(seed + 1000)
        state = game.setup({"players": str(players)}, SeededChance(seed))
        assert isinstance(state, SocietyState)
        for name, text in walk(state, bot, SeededChance(seed), thoughts):
            for kind, count in fullness(state, games is not None).items():
                if count > most[name + kind]:
                    most[name + kind], found[name + kind] = count, (players, text)
    return found


def fullness(state: SocietyState, is_thorough: bool) -> dict[str, int]:
    seat = state.asked()
    assert seat is not None
    view = state.observe(seat)
    counts = {"": len(state.legal(seat)) + len(view.purchases) + len(view.payments)}
    if is_thorough:
        floor = view.floor
        counts |= {
            ", most cards": max((len(hero.cards) for hero in view.heroes), default=0) + len(view.team),
            ", most status cubes": sum(len(hero.statuses) for hero in view.heroes),
            ", longest question": len(state.prompt(seat).text),
            ", most enemies": len(floor.front) + len(floor.rear) if floor else 0,
            ", longest threats": sum(len(action.text) for action in floor.actions) if floor else 0,
            ", longest name": len(floor.name) if floor else 0,
            ", longest peril": max((len(e.text) for e in floor.chart if not e.occurred), default=0)
            if floor
            else 0,
        }
    return counts


def walk(state: State, bot: Player, chance: Chance, thoughts: Chance) -> Iterator[tuple[str, str]]:
    assert isinstance(state, SocietyState)
    while (seat := state.asked()) is not None:
        yield state.prompt(seat).name, state.to_text()
        state.apply(seat, bot.decide(Viewpoint(state, seat), thoughts), chance)


def climb(person: Person, *seats: dict[str, str], **options: str) -> str:
    """A table of the game, with the knight, the burglar and the doctor unless told otherwise; its id."""
    chosen = {"players": str(len(seats)), "heroes": "knight burglar doctor", "start": "knight"} | options
    body = {"game": "stygian-society", "seats": list(seats), "options": chosen}
    made = person.context.request.post(f"{person.url}/api/tables", data=body)
    assert made.status == 201, made.text()
    table = str(made.json()["table"])
    person.page.goto(f"/t/{table}")
    expect(person.page.get_by_role("region", name="Heroes")).to_be_visible()
    return table


def choices(person: Person) -> Locator:
    return person.page.locator("[data-choice]:visible")


def come_to(person: Person) -> None:
    """Until it is asked, and what can be chosen lies there."""
    expect(person.prompt).to_contain_text(re.compile("your turn", re.IGNORECASE))
    expect(choices(person).first).to_be_visible()
    settle(person)


def settle(person: Person) -> None:
    expect(person.page.locator("main[data-busy]")).to_have_count(0)


def to_the_action(person: Person) -> None:
    """Past the support card, if the hero has one."""
    expect(person.prompt).to_contain_text(re.compile("support card|declare an action"))
    if "support card" in person.prompt.inner_text():
        person.page.locator("[data-choice=NONE]").click()
    expect(person.prompt).to_contain_text("declare an action")


def touch(person: Person) -> None:
    """Decide by what glows on the board; where nothing does, by cards and list: the richest first."""
    board = person.page.get_by_role("region", name="The board")
    for glowing in (".enemy.target", ".name.target", ".heap.target", ".hero.target"):
        thing = board.locator(glowing)
        if thing.count():
            thing.first.click()
            return settle(person)
    choices(person).first.click()
    return settle(person)
