"""What one needs is in sight: at every width targets are there, uncovered, and nothing lies over them."""

from playwright.sync_api import Locator, expect

from tests.browser.conftest import People
from tests.browser.groper import Groper, cage
from tests.browser.person import Person
from tests.browser.walker import Walker

SIZES = [(390, 844), (375, 667), (360, 640), (820, 1180), (1280, 800)]
TOUCH = {"viewport": {"width": 390, "height": 844}, "has_touch": True}
LEAST = 24
"""So many pixels wide a target must be (WCAG 2.2, 2.5.8)."""

HIDDEN = """() => [...document.querySelectorAll('[role=grid] .target, [role=grid] .chosen, .joint')]
  .flatMap((thing) => {
    const box = thing.getBoundingClientRect();
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    const name = thing.ariaLabel;
    if (x < 0 || y < 0 || x > innerWidth || y > innerHeight) return [`${name} is out of sight`];
    const top = document.elementFromPoint(x, y);
    if (!thing.contains(top)) return [`${name} is under ${top?.className}`];
    const over = [...document.querySelectorAll('.lead > *, .notice, .tray > *, .ahead')].filter((one) => {
      const other = one.getBoundingClientRect();
      return other.width > 0 && other.left < box.right && other.right > box.left
        && other.top < box.bottom && other.bottom > box.top;
    });
    return over.map((one) => `${one.className} lies over ${name}`);
  })"""


def hidden(person: Person) -> list[str]:
    """What is wrong with the sight of anything that can be chosen now."""
    found: list[str] = person.page.evaluate(HIDDEN)
    return found


def smallest(person: Person) -> float:
    boxes = [person.cell(cell).bounding_box() for cell in person.targets]
    return min(min(box["width"], box["height"]) for box in boxes if box is not None)


def fits(box: Locator) -> None:
    assert box.evaluate("box => box.scrollHeight / box.clientHeight") <= 1.01, box.inner_text()


def test_a_chosen_card_and_all_its_doors(people: People) -> None:
    ada = people("Ada", **TOUCH)
    ada.sit(ada.make_table({"kind": "bot", "bot": "random"}, ada.me(), first="P1"))
    walker = Walker(ada, start=1, goal=8)
    for _ in range(8):
        ada.wait_until_up()
        walker.take_decision()
    while "four cards" not in ada.prompt.inner_text():
        ada.wait_until_up()
        walker.take_decision()
    useful = 0
    for width, height in SIZES:
        ada.page.set_viewport_size({"width": width, "height": height})
        for place in range(4):
            ada.cards.nth(place).tap()
            expect(ada.cards.nth(place)).to_have_attribute("aria-pressed", "true")
            useful += len(ada.targets)
            assert hidden(ada) == [], f"card {place} at {width} x {height}"
            if ada.targets:
                assert smallest(ada) >= LEAST
        others = [cell for cell in ada.labels() if cell not in ada.targets]
        if others:
            ada.cell(others[0]).tap()
            expect(ada.notice.get_by_role("button", name="Dismiss")).to_be_visible()
            assert hidden(ada) == [], f"a refusal at {width} x {height}"
            ada.button("Dismiss").tap()
        assert not ada.is_wider_than_the_screen()
    assert useful > 0
    rows = {cell: ada.cell(cell).bounding_box() for cell in ("A1", "A8")}
    assert rows["A1"] is not None
    assert rows["A8"] is not None
    assert rows["A1"]["y"] > rows["A8"]["y"], "who starts in the north sits at the bottom"
    ada.button("Settings").click()
    ada.page.get_by_label("your side is at the bottom").uncheck()
    ada.button("Close").click()
    top, bottom = ada.cell("A1").bounding_box(), ada.cell("A8").bounding_box()
    assert top is not None
    assert bottom is not None
    assert top["y"] < bottom["y"]


def test_a_dragged_card_lights_its_doors(people: People) -> None:
    ada = people("Ada", viewport={"width": 1280, "height": 800})
    ada.sit(ada.make_table(ada.me(), {"kind": "open"}, first="P0"))
    place = next(
        at for at in range(4) if "can only" not in str(ada.cards.nth(at).get_attribute("aria-label"))
    )
    box = ada.cards.nth(place).bounding_box()
    assert box is not None
    assert ada.targets == []
    mouse = ada.page.mouse
    mouse.move(box["x"] + 30, box["y"] + 30)
    mouse.down()
    mouse.move(box["x"] + 60, box["y"] - 60, steps=4)
    expect(ada.board.locator(".target").first).to_be_visible()
    mouse.move(box["x"] + 60, box["y"] - 90)
    mouse.up()
    expect(ada.board.locator(".target")).to_have_count(0)
    assert "four cards" in ada.prompt.inner_text(), "let fall beside everything it is back in the hand"


def test_steps_and_what_they_would_do(people: People) -> None:
    ada = cage(people("Ada", **TOUCH))
    groper = Groper(ada, seed=4, by="finger")
    for _ in range(24):
        ada.wait_until_up()
        groper.decide()
    while not (ada.is_up() and ada.targets and groper.confirm.count() == 0):
        groper.decide()
    for width, height in SIZES:
        ada.page.set_viewport_size({"width": width, "height": height})
        ada.page.evaluate("scrollTo(0, 0)")
        places = {cell: ada.cell(cell).bounding_box() for cell in ada.targets}
        assert hidden(ada) == [], f"at {width} x {height}"
        assert smallest(ada) >= LEAST
        for cell in ada.targets:
            ada.cell(cell).tap()
            expect(ada.page.locator(".ahead li").first).to_be_visible()
            ada.page.evaluate("scrollTo(0, 0)")  # Playwright scrolls when it must try a tap again
            assert hidden(ada) == [], f"{cell} looked at, at {width} x {height}"
            box = ada.page.locator(".ahead")
            if height < 700 and ada.button("All of it").count():  # the rest is folded away
                ada.button("All of it").tap()
                expect(ada.button("Less")).to_be_visible()
                ada.page.evaluate("scrollTo(0, 0)")
                assert hidden(ada) == [], f"{cell} unfolded, at {width} x {height}"
                fits(box)
                ada.button("Less").tap()
            else:
                fits(box)
        ada.page.evaluate("scrollTo(0, 0)")
        assert {cell: ada.cell(cell).bounding_box() for cell in places} == places, "nothing has moved"
        ada.page.keyboard.press("o")
        expect(ada.page.get_by_role("row", name="Gate").first).to_be_visible()
        seen = ada.page.locator(".odds").bounding_box()
        assert seen is not None
        assert seen["y"] + seen["height"] <= height + (0 if width != 820 else 500), "the odds can be read"
        assert hidden(ada) == []
        ada.page.keyboard.press("o")
        ada.page.keyboard.press("Escape")
