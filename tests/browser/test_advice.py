"""In the middle of a game: what would you do, and how does this work?"""

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.conftest import People
from tests.browser.person import Person
from tests.browser.test_axe import objections

BOTS = {
    "keys-to-the-castle": ["me", "steady"],
    "night-cage": ["me", "lantern"],
    "night-cage-2019": ["me", "lantern"],
    "stygian-society": ["me", "warden"],
    "nyctophobia": ["stalker", "me", "huddle"],
}
ON_THE_BOARD = {
    "keys-to-the-castle": "[data-cell='A1']",
    "night-cage": "[data-cell='(1,1)']",
    "night-cage-2019": "[data-cell='(1,1)']",
    "stygian-society": "section.board button:visible",
    "nyctophobia": "section.tray button:visible",
}
PHONE = {"viewport": {"width": 360, "height": 640}, "has_touch": True, "is_mobile": True}
COMPANY = [*BOTS.items(), ("nyctophobia", ["me", "huddle", "huddle"])]
DECISIONS = 20
PATIENCE = 600
"""Milliseconds between questions: a server answers ten at once, then one a second."""
UNEXPLAINED = """async (known) => {
  const until = async (is, most = 100) => {
    for (let n = 0; n < most && !is(); n += 1) await new Promise((done) => setTimeout(done, 20));
    return is();
  };
  const bar = () => document.querySelector('[data-what-bar]');
  const dialog = document.querySelector('dialog[aria-labelledby="what-title"]');
  const press = (key, shiftKey) =>
    document.dispatchEvent(new KeyboardEvent('keydown', { key, shiftKey, bubbles: true, cancelable: true }));
  const things = document.querySelectorAll('section.board :is(button, [data-cell]), section.tray button');
  const seen = [], unknown = [];
  for (const thing of things) {
    const said = (thing.ariaLabel || thing.textContent).trim();
    const kind = said.replace(/[A-H]?\\d+/g, '#');
    if (!thing.checkVisibility() || thing.disabled || known.includes(kind) || seen.includes(kind)) continue;
    seen.push(kind);
    press('H', true);
    if (!(await until(bar))) throw new Error('nothing can be asked');
    thing.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
    if (await until(() => dialog.open, 25)) dialog.close();
    else {
      unknown.push(said);
      press('Escape', false);
    }
    if (!(await until(() => !bar()))) throw new Error('it is still asked');
  }
  return [seen, unknown];
}"""
"""Asks about everything on board and tray of a kind not asked about yet: what was, and what nothing is said of."""


def table_of(ada: Person, slug: str, advice: bool | None = None, company: list[str] | None = None) -> str:
    who = company or BOTS[slug]
    seats = [ada.me() if bot == "me" else {"kind": "bot", "bot": bot} for bot in who]
    options = {"first": "P0"} if slug == "keys-to-the-castle" else {}
    body = {"game": slug, "seats": seats, "options": options, "manners": {"advice": advice}}
    made = ada.context.request.post(f"{ada.url}/api/tables", data=body)
    assert made.status == 201, made.text()
    return str(made.json()["table"])


def come(ada: Person, slug: str, advice: bool | None = None, company: list[str] | None = None) -> None:
    ada.page.goto(f"/t/{table_of(ada, slug, advice, company)}")
    ada.wait_until_up()
    expect(ada.page.locator("main[data-busy]")).to_have_count(0)


def ask(ada: Person) -> Locator:
    return ada.button("What would you do?")


def counsel(ada: Person) -> Locator:
    return ada.page.locator("[data-counsel]")


def test_a_bot_is_asked_and_its_move_taken_with_one_click(people: People) -> None:
    ada = people("Ada")
    come(ada, "keys-to-the-castle")
    ask(ada).click()
    expect(counsel(ada)).to_contain_text("It ")
    assert "A bot would do this: " in ada.spoken()
    before = ada.prompt.inner_text()
    counsel(ada).get_by_role("button", name="Do it").click()
    expect(counsel(ada)).to_have_count(0)
    assert ada.prompt.inner_text() != before
    ada.button("This table …").click()
    ada.page.get_by_label("Whoever decides may ask what a bot would do").uncheck()
    ada.page.get_by_role("dialog").get_by_role("button", name="Close").click()
    expect(ask(ada)).to_have_count(0)


@pytest.mark.parametrize("slug", list(BOTS))
def test_one_thing_is_explained_and_nothing_is_decided(people: People, slug: str) -> None:
    """By keys: a sentence, the rule and the lesson are told, and the focus comes back."""
    ada = people("Ada")
    come(ada, slug)
    before = ada.prompt.inner_text()
    ada.page.keyboard.press("Shift+H")
    expect(ada.page.locator("[data-what-bar] option").nth(10)).to_be_attached()
    thing = ada.page.locator(ON_THE_BOARD[slug]).first
    thing.focus()
    ada.page.keyboard.press("Enter")
    dialog = ada.page.get_by_role("dialog")
    expect(dialog.get_by_role("link", name="In the rule book").first).to_be_visible()
    expect(dialog.get_by_role("link", name="Lesson: ").first).to_be_visible()
    ada.page.keyboard.press("Escape")
    expect(ada.page.locator("[data-what-bar]")).to_have_count(0)
    expect(thing).to_be_focused()
    assert ada.prompt.inner_text() == before


@pytest.mark.soak
@pytest.mark.parametrize("slug", list(BOTS))
def test_a_bot_is_asked_and_its_move_taken_by_keyboard(people: People, slug: str) -> None:
    ada = people("Ada")
    come(ada, slug, advice=True)
    ask(ada).focus()
    ada.page.keyboard.press("Enter")
    expect(counsel(ada)).to_contain_text("It ")
    assert "A bot would do this: " in ada.spoken()
    assert objections(ada) == []
    before = ada.prompt.inner_text()
    counsel(ada).get_by_role("button", name="Do it").focus()
    ada.page.keyboard.press("Enter")
    expect(counsel(ada)).to_have_count(0)
    assert ada.prompt.inner_text() != before


@pytest.mark.soak
@pytest.mark.parametrize("slug", list(BOTS))
def test_on_a_small_phone_it_covers_nothing(people: People, slug: str) -> None:
    ada = people("Ada", **PHONE)
    come(ada, slug, advice=True)
    ask(ada).tap()
    expect(counsel(ada)).to_be_visible()
    assert not ada.is_wider_than_the_screen()
    panel, board = counsel(ada).bounding_box(), ada.page.locator("section.board").bounding_box()
    assert panel is not None
    assert board is not None
    assert panel["y"] + panel["height"] <= board["y"] + 1
    assert board["height"] >= 150
    button = counsel(ada).get_by_role("button", name="Do it")
    button.tap()
    expect(counsel(ada)).to_have_count(0)


@pytest.mark.soak
def test_the_lobby_asks_and_the_end_tells(people: People) -> None:
    ada = people("Ada")
    ada.page.goto("/new/nyctophobia")
    choice = ada.page.locator("[data-advice-choice]")
    expect(choice).not_to_be_checked()
    come(ada, "nyctophobia")
    expect(ask(ada)).to_have_count(0)
    ada.page.goto("/new/keys-to-the-castle")
    expect(choice).to_be_checked()
    ada.page.get_by_label("Who sits at seat 2").select_option("link")
    expect(choice).not_to_be_checked()
    bot = {"kind": "bot", "bot": "steady"}
    ada.sit(ada.make_table(ada.me(), bot, first="P0", max_turns="2"))
    ask(ada).click()
    counsel(ada).get_by_role("button", name="Do it").click()
    ada.button("Stay").first.click()
    ada.wait_until_over()
    expect(ada.page.locator("[data-hints]")).to_have_text("Hints taken: you 1.")
    expect(ada.page.get_by_role("row", name="Hints taken")).to_contain_text("1")


@pytest.mark.soak
@pytest.mark.parametrize(("slug", "company"), COMPANY)
def test_in_the_middle_of_a_game_everything_is_explained(
    people: People, slug: str, company: list[str]
) -> None:
    """Every kind of button and space, in one position after the other, as a bot would go on."""
    ada = people("Ada")
    come(ada, slug, True, company)
    ada.page.keyboard.press("Shift+H")
    expect(ada.page.locator("[data-what-bar] option").nth(10)).to_be_attached()
    assert objections(ada) == []
    ada.page.keyboard.press("Escape")
    known: list[str] = []
    unknown: list[str] = []
    for _ in range(DECISIONS):
        expect(ask(ada).or_(ada.prompt.get_by_text("The end"))).to_be_visible(timeout=60_000)
        if not ask(ada).count():
            break
        seen, nothing = ada.page.evaluate(UNEXPLAINED, known)
        known += seen
        unknown += nothing
        ask(ada).click()
        counsel(ada).get_by_role("button", name="Do it").click()
        expect(counsel(ada)).to_have_count(0)
        ada.page.wait_for_timeout(PATIENCE)
    assert len(known) > 10
    assert unknown == []


@pytest.mark.soak
def test_it_can_be_asked_by_touch_and_from_a_list(people: People) -> None:
    ada = people("Ada", **PHONE)
    come(ada, "night-cage")
    ada.button("How to play").tap()
    ada.button("How does this work?").tap()
    bar = ada.page.locator("[data-what-bar]")
    expect(bar).to_be_visible()
    assert not ada.is_wider_than_the_screen()
    bar.get_by_label("Or choose from the list").select_option("gate")
    dialog = ada.page.get_by_role("dialog")
    expect(dialog).to_contain_text("All prisoners win together")
    dialog.get_by_role("button", name="Close").tap()
    expect(bar).to_have_count(0)
