"""The Hunter at a page, before the first turn: maps, cells and borders by mouse and keyboard."""

import re
from typing import Any

from playwright.sync_api import FloatRect, Locator, expect

from tests.browser.person import Person

SIDE = 8


def lay_out(person: Person, name: str = "Last Light") -> None:
    """A printed map as it is, and the first clue that is true."""
    person.page.get_by_text(name, exact=True).click()
    person.button("Lay out this forest").click()
    expect(person.prompt).to_contain_text("Give the clue")
    person.button("Say that the car").first.click()
    expect(person.page.locator("main[data-busy]")).to_have_count(0)


class Surveyor:
    def __init__(self, person: Person) -> None:
        self.person = person
        self.page = person.page

    @property
    def lay(self) -> Locator:
        return self.page.get_by_role("button", name=re.compile("^Lay "))

    @property
    def wrong(self) -> Locator:
        return self.page.get_by_role("list", name="What is wrong").get_by_role("listitem")

    def place(self, name: str) -> Locator:
        """A cell or a border, as the keyboard and a screen reader know it."""
        return self.page.locator(f'[data-place="{name}"]')

    def point(self, name: str) -> tuple[float, float]:
        box = self.person.board.bounding_box()
        assert box is not None
        return middle(name, box)

    def click(self, *names: str) -> None:
        for name in names:
            self.page.mouse.click(*self.point(name))

    def drag(self, start: str, end: str) -> None:
        self.page.mouse.move(*self.point(start))
        self.page.mouse.down()
        self.page.mouse.move(*self.point(end), steps=3)
        self.page.mouse.up()

    def keys(self, *names: str) -> None:
        for name in names:
            self.page.keyboard.press(name)

    def trees(self) -> set[str]:
        """What is drawn."""
        return set(self.page.locator("[data-tree]").evaluate_all("all => all.map(one => one.dataset.tree)"))

    def starts(self) -> list[str]:
        pieces = self.page.locator("[data-stands]")
        found = pieces.evaluate_all("all => all.map(one => [one.dataset.seat, one.dataset.stands])")
        return [cell for _, cell in sorted(found)]

    def forest(self) -> Any:
        """As the server last told it."""
        return self.person.messages("update")[-1]["now"]["view"]["forest"]


def middle(name: str, box: FloatRect) -> tuple[float, float]:
    cells = name.split("-")
    x = sum(ord(cell[0]) - 64.5 for cell in cells) / len(cells)
    y = sum(int(cell[1]) - 0.5 for cell in cells) / len(cells)
    return box["x"] + x / SIDE * box["width"], box["y"] + y / SIDE * box["height"]
