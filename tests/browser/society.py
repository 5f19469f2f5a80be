"""Tables of The Stygian Society for browser tests: as they begin, and in the middle of a game."""

import re
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
from lampblack.kernel.state import State
from tests.browser.person import Person
from tests.server.host import Host, usual
from tests.table.tools import supply

WIDE = {"viewport": {"width": 1280, "height": 800}}


class FromPosition(StygianSociety):
    """The game, set up as a text position says."""

    def __init__(self) -> None:
        super().__init__()
        self.position = ""

    def setup(self, options: Options, chance: Chance, log: list[Event] | None = None) -> State:
        return self.from_text(self.position)


class Stair:
    """A server whose tables begin where a test wants, all seats at one device."""

    def __init__(self, data: Path) -> None:
        self.game = FromPosition()
        self.host = Host(usual(data), supply(find_game=lambda slug: self.game))

    def __enter__(self) -> Self:
        self.host.__enter__()
        return self

    def __exit__(self, *_: object) -> None:
        self.host.__exit__()

    @property
    def url(self) -> str:
        return self.host.url

    def sit(self, person: Person, position: str) -> None:
        self.game.position = position
        body = {"game": "stygian-society", "seats": [person.me()], "options": {"players": "1"}}
        made = person.context.request.post(f"{self.url}/api/tables", data=body)
        assert made.status == 201, made.text()
        person.page.goto(f"/t/{made.json()['table']}")
        expect(person.prompt).to_contain_text(re.compile("your turn", re.IGNORECASE))


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
