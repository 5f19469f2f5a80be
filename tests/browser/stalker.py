"""A Hunter of Nyctophobia who decides anything that is legal, by mouse or by keys alone."""

import random
from typing import Any

from playwright.sync_api import expect

from tests.browser.person import Person

MOST_DECISIONS = 300
PLACED = ("cell", "tree", "player")
SIDES = {(0, -1): "ArrowUp", (1, 0): "ArrowRight", (0, 1): "ArrowDown", (-1, 0): "ArrowLeft"}
Option = dict[str, Any]


def spot(cell: str) -> tuple[int, int]:
    return ord(cell[0]) - 65, int(cell[1]) - 1


class Stalker:
    def __init__(self, person: Person, seed: int = 1, by: str = "mouse") -> None:
        self.person = person
        self.page = person.page
        self.dice = random.Random(seed)
        self.by = by
        self.done: list[str] = []
        """The kinds of what was decided."""

    @property
    def now(self) -> dict[str, Any]:
        now: dict[str, Any] = self.person.messages("update")[-1]["now"]
        return now

    def legal(self) -> list[Option]:
        legal: list[Option] = self.now["legal"]
        return legal

    def is_over(self) -> bool:
        return self.person.prompt.get_by_text("The end").count() > 0

    def is_asked(self) -> bool:
        is_shown = self.person.is_up() and self.page.locator("main[data-busy]").count() == 0
        return is_shown and len(self.legal()) > 0

    def play_to_the_end(self) -> None:
        for _ in range(20_000):
            if self.is_over():
                return
            assert len(self.done) < MOST_DECISIONS, "the night does not end"
            if self.is_asked():
                self.decide(self.dice.choice(self.legal()))
            else:
                self.page.wait_for_timeout(20)
        raise AssertionError("nobody asks")

    def decide(self, option: Option) -> None:
        assert self.is_asked(), f"{option['text']}: nobody asks"
        before = str(self.page.locator("[data-moment]").get_attribute("data-moment"))
        place = self.place(option["action"])
        if self.by == "mouse":
            self.click(option, place)
        else:
            self.press(option, place)
        expect(self.page.locator(f"[data-moment='{before}']")).to_have_count(0)
        self.done.append(option["action"]["type"])

    def do(self, *texts: str) -> None:
        """Decide what these notations name, one after the other."""
        for text in texts:
            for _ in range(500):
                if self.is_asked() and any(option["text"] == text for option in self.legal()):
                    break
                self.page.wait_for_timeout(20)
            self.decide(next(option for option in self.legal() if option["text"] == text))

    def place(self, action: dict[str, str]) -> str | None:
        """The clearing or border an action is about."""
        if "player" in action:
            seat = int(action["player"][1:])
            return str(next(one["cell"] for one in self.now["view"]["players"] if one["seat"] == seat))
        return action.get("cell") or action.get("tree")

    # --- by mouse --------------------------------------------------------------------------------

    def click(self, option: Option, place: str | None) -> None:
        action = option["action"]
        if action["type"] == "PLAY":
            self.page.locator(f"button[data-card='{action['card']}']").click()
        elif action["type"] == "CLAIM":
            self.choose_subject(action["statement"])
            self.page.locator(f"[data-claim='{action['statement']}']").click()
        elif place is not None and "-" in place:
            self.page.locator(f"[data-border='{place}']").click()
        elif place is not None:
            self.person.cell(place).click()
        else:
            self.page.get_by_role("group", name="Your answer").get_by_role(
                "button", name=option["label"]
            ).first.click()

    def choose_subject(self, statement: str) -> None:
        seat = int(statement.split(":")[1][1:])
        name = self.now["seats"][seat]["name"]
        self.page.get_by_role("group", name="About whom?").get_by_role("button", name=name).click()
        claims = self.now["view"]["outlook"]["claims"]
        if claims["truths"] and claims["lies"]:
            kind = "True" if statement in claims["true"] else "False"
            self.page.get_by_role("button", name=kind, exact=True).click()

    # --- by keys alone ---------------------------------------------------------------------------

    def press(self, option: Option, place: str | None) -> None:
        action, keys = option["action"], self.page.keyboard
        if action["type"] == "PLAY":
            held = [card["id"] for card in self.now["view"]["cards"]["cards"]]
            keys.press(str(held.index(action["card"]) + 1))
        elif action["type"] == "CLAIM":
            keys.press("1")
        elif action["type"] == "DONE":
            keys.press("e")
        elif place is not None and "-" in place:
            here, there = place.split("-")
            self.walk_to(here)
            (x, y), (a, b) = spot(here), spot(there)
            keys.press(f"Shift+{SIDES[a - x, b - y]}")
        elif place is not None:
            self.walk_to(place)
            keys.press("Enter")
        else:
            keys.press(str(self.answers().index(option) + 1))

    def answers(self) -> list[Option]:
        """What the tray numbers: everything, or what is not on the map."""
        legal = self.legal()
        return legal if len(legal) <= 9 else [one for one in legal if self.place(one["action"]) is None]

    def walk_to(self, cell: str) -> None:
        """From where the Hunter stands, as the labels say."""
        keys = self.page.keyboard
        keys.press("h")
        at = self.now["view"]["forest"]["hunter"]
        expect(self.person.cell(at)).to_be_focused()
        (x, y), (a, b) = spot(at), spot(cell)
        for _ in range(abs(a - x)):
            keys.press("ArrowRight" if a > x else "ArrowLeft")
        for _ in range(abs(b - y)):
            keys.press("ArrowDown" if b > y else "ArrowUp")
        expect(self.person.cell(cell)).to_be_focused()
