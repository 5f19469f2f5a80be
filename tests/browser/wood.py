"""Where browser tests of the Hunted begin: a small wood around Ada, and what went through the page's seam."""

from typing import Any

from playwright.sync_api import Locator, expect

from tests.browser.conftest import People
from tests.browser.glade import Glade
from tests.browser.person import Person

SMALL: dict[str, Any] = {"viewport": {"width": 360, "height": 640}, "has_touch": True, "is_mobile": True}
HEARD = "window.lampblackHeard = []"
WOOD = "X=H1 1=D5 2=D3 3=G2"
TREES = "D4-E4 C3-D3"
"""North of D4 stands Bo, east a tree, south it is open, west lies a rock."""
FELT = {"phase": "MOVE", "rocks": "C4", "cast": "boxer - -", "clue": "S"}


def in_the_wood(people: People, glade: Glade, done: str = "STEP(N) SEARCH", **more: Any) -> Person:
    """Ada has made a step and felt around; the others are there and do nothing."""
    fields = {**FELT, **{name: value for name, value in more.items() if name in ("memory", "cast")}}
    options = {name: value for name, value in more.items() if name not in ("memory", "cast")}
    ada = people("Ada", url=glade.url, **options)
    ada.context.add_init_script(HEARD)
    glade.sit(ada, WOOD, TREES, done, **fields)
    expect(ada.prompt).to_contain_text("second step")
    return ada


def heard(person: Person, *kinds: str) -> list[dict[str, Any]]:
    signals: list[dict[str, Any]] = person.page.evaluate("window.lampblackHeard")
    return [signal for signal in signals if signal["kind"] in kinds]


def forget(person: Person) -> None:
    person.page.evaluate("window.lampblackHeard.length = 0")


def direction(person: Person, side: str) -> Locator:
    return person.page.locator(f"[data-side={side}]")


def actions(person: Person) -> Locator:
    return person.page.get_by_role("group", name="Actions").get_by_role("button")


def check_decisions(person: Person, number: int) -> None:
    """So many decisions and remarks were accepted; an answer may come after what it tells of."""
    for _ in range(100):
        if len(person.messages("accepted")) >= number:
            break
        person.page.wait_for_timeout(20)
    assert len(person.messages("accepted")) == number


def cut_off(buttons: Locator) -> list[str]:
    """Buttons whose words reach over their rim."""
    found: list[str] = buttons.evaluate_all(
        """buttons => buttons.filter((button) => {
          const words = document.createRange();
          words.selectNodeContents(button);
          const [text, rim] = [words.getBoundingClientRect(), button.getBoundingClientRect()];
          return text.left < rim.left || text.right > rim.right || text.top < rim.top || text.bottom > rim.bottom;
        }).map((button) => button.textContent.trim())"""
    )
    return found
