"""A Hunted of Nyctophobia who decides anything that is legal, by keys alone or by touch alone."""

import random
import re

from playwright.sync_api import Locator, expect

from tests.browser.person import Person

ARROWS = {"N": "ArrowUp", "E": "ArrowRight", "S": "ArrowDown", "W": "ArrowLeft"}
KEYS = {
    "SEARCH": "f",
    "HIDE": "h",
    "HIDE_YES": "h",
    "CALL": "c",
    "NOISE_YES": "y",
    **dict.fromkeys(("PASS", "STOP", "END", "DECLINE", "NOISE_NO", "HIDE_NO"), "e"),
}
ARMED = {"SPRINT": "r", "HOP": "j"}
ANSWERS = ("COUNTER", "CHARACTER", "NOISE_YES", "NOISE_NO", "HIDE_YES", "HIDE_NO")
MOST_DECISIONS = 400
Wire = dict[str, str]


class Feeler:
    def __init__(self, person: Person, seed: int, by: str = "keys") -> None:
        self.person = person
        self.page = person.page
        self.dice = random.Random(seed)
        self.by = by
        self.done: list[str] = []
        """What was decided, in notation."""

    @property
    def now(self) -> dict[str, object]:
        now: dict[str, object] = self.person.messages("update")[-1]["now"]
        return now

    def legal(self) -> list[Wire]:
        legal = self.now["legal"]
        assert isinstance(legal, list)
        return [option["action"] for option in legal]

    def is_over(self) -> bool:
        return self.person.prompt.get_by_text("The end").count() > 0

    def play_to_the_end(self) -> None:
        self.play(MOST_DECISIONS)
        assert self.is_over(), "the night does not end"

    def play(self, decisions: int) -> None:
        """So many decisions, or to the end."""
        for _ in range(20_000):
            if len(self.done) >= decisions or self.is_over():
                return
            if self.is_asked():
                self.decide(self.choose())
            else:
                self.page.wait_for_timeout(20)
        raise AssertionError("nobody asks")

    def wait_until_asked(self) -> None:
        """Whatever is pressed before the page has told what happened last means nothing, or is dropped at the news."""
        for _ in range(1000):
            if self.is_asked():
                return
            self.page.wait_for_timeout(20)
        raise AssertionError(f"nobody asks: {self.person.prompt.inner_text()}")

    def is_asked(self) -> bool:
        """By the page, and by what it was sent last: the one may be a moment ahead of the other."""
        is_shown = self.person.is_up() and self.page.locator("main[data-busy]").count() == 0
        return is_shown and len(self.legal()) > 0

    def choose(self) -> Wire:
        """Anything, but rather a step than feeling around once more; and never a stop, which is refused."""
        options = [action for action in self.legal() if action["type"] not in ("SEARCH", "STOP")]
        if not options or self.dice.random() < 0.1:
            options = self.legal()
        return self.dice.choice(options)

    def decide(self, action: Wire) -> None:
        self.wait_until_asked()
        assert action in self.legal(), f"{action} is not asked for, but {self.legal()}"
        before = self.moment()
        self.do(action)
        expect(self.page.locator(f"[data-moment='{before}']")).to_have_count(0)
        self.done.append(action["type"])

    def moment(self) -> str:
        return str(self.page.locator("[data-moment]").get_attribute("data-moment"))

    def number(self, action: Wire) -> int:
        """The place of an answer among those that are asked for."""
        kind = action["type"]
        kinds = (kind,) if kind == "GRANT" else ANSWERS
        return [one for one in self.legal() if one["type"] in kinds].index(action) + 1

    def do(self, action: Wire) -> None:
        if self.by == "keys":
            self.press(action)
        else:
            self.tap(action)

    # --- by keys alone ---------------------------------------------------------------------------

    def press(self, action: Wire) -> None:
        kind, keys = action["type"], self.page.keyboard
        if kind == "STEP":
            keys.press(ARROWS[action["direction"]])
        elif kind == "THROW":
            keys.press(f"Shift+{ARROWS[action['direction']]}")
        elif kind in ARMED:
            keys.press(ARMED[kind])
            keys.press(ARROWS[action["direction"]])
        elif kind == "GRANT":
            keys.press("g")
            keys.press(str(self.number(action)))
        elif kind in KEYS:
            keys.press(KEYS[kind])
        else:
            keys.press(str(self.number(action)))

    # --- by touch alone --------------------------------------------------------------------------

    @property
    def deeds(self) -> Locator:
        return self.page.get_by_role("group", name="Actions")

    def tap(self, action: Wire) -> None:
        kind = action["type"]
        if kind in ("SPRINT", "THROW", "HOP"):
            self.deeds.locator(f"[data-deed={kind.lower()}]").tap()
        if "direction" in action:
            self.page.locator(f"[data-side={action['direction']}]").tap()
        elif kind == "GRANT":
            self.deeds.locator("[data-deed=grant]").tap()
            self.page.get_by_role("group", name="Whom do you cheer on?").get_by_role("button").nth(
                self.number(action) - 1
            ).tap()
        elif kind == "SEARCH":
            self.page.get_by_role("button", name="You: feel around").tap()
        elif kind in ("HIDE", "CALL"):
            self.deeds.locator(f"[data-deed={kind.lower()}]").tap()
        elif kind in ANSWERS:
            self.page.get_by_role("group", name="Your answer").get_by_role("button").nth(
                self.number(action) - 1
            ).tap()
        else:
            self.deeds.get_by_role("button", name=re.compile("Pass|Stop|End|Decline")).tap()
