"""Somebody who gropes through The Night Cage by the page's own controls."""

import random

from playwright.sync_api import Locator, expect

from tests.browser.person import Person

BOT = {"kind": "bot", "bot": "random"}
MOST_STEPS = 3000


def cage(person: Person, bots: int = 0, game: str = "night-cage", **options: str) -> Person:
    """Sit down at a new table of this many bots besides."""
    seats = [person.me(), *[BOT] * bots]
    body = {"game": game, "seats": seats, "options": {"players": str(len(seats))} | options}
    made = person.context.request.post(f"{person.url}/api/tables", data=body)
    assert made.status == 201, made.text()
    return person.sit(made.json()["table"])


class Groper:
    """Decides anything that glows or can be pressed, by pointer, finger or keyboard."""

    def __init__(self, person: Person, seed: int, by: str = "pointer") -> None:
        self.person = person
        self.page = person.page
        self.dice = random.Random(seed)
        self.by = by

    @property
    def choices(self) -> Locator:
        return self.page.get_by_role("group", name="Other choices").get_by_role("button")

    @property
    def confirm(self) -> Locator:
        return self.page.locator("[data-confirm]")

    def is_over(self) -> bool:
        return self.person.prompt.get_by_text("The end").count() > 0

    def play_to_the_end(self) -> None:
        for _ in range(MOST_STEPS):
            if self.is_over():
                return
            if self.person.is_up():
                self.decide()
            else:
                self.page.wait_for_timeout(20)
        raise AssertionError("the candle never burned down")

    def decide(self) -> None:
        if self.page.locator("[data-confirm]:disabled").count() > 0:
            self.page.wait_for_timeout(20)  # the last decision is still on its way
            return
        before = self.moment()
        if self.confirm.count() > 0:
            self.turn_and_confirm()
        elif self.person.targets and (self.choices.count() == 0 or self.dice.random() < 0.8):
            self.choose(self.dice.choice(self.person.targets))
        elif self.choices.count() > 0:
            self.press(self.choices.nth(self.dice.randrange(self.choices.count())))
        else:
            self.page.wait_for_timeout(20)  # where a tile will lie is still being asked
            return
        expect(self.page.locator(f"[data-moment='{before}']")).to_have_count(0)

    def moment(self) -> str:
        return str(self.page.locator("[data-moment]").get_attribute("data-moment"))

    def turn_and_confirm(self) -> None:
        tray = self.page.get_by_role("region", name="Your choices")
        turn = tray.get_by_role("button", name="Turn")
        if turn.count() > 0 and self.dice.random() < 0.5:
            self.press(turn)
        self.press(self.confirm)

    def choose(self, cell: str) -> None:
        space = self.person.cell(cell)
        if self.by == "finger":
            space.tap()
            self.confirm.tap()
        elif self.by == "keyboard":
            space.focus()
            self.page.keyboard.press("Enter")
        else:
            space.click()

    def press(self, button: Locator) -> None:
        if self.by == "finger":
            button.tap()
        elif self.by == "keyboard":
            button.focus()
            self.page.keyboard.press("Enter")
        else:
            button.click()
