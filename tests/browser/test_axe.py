"""axe-core finds nothing to object to, on any screen."""

from playwright.sync_api import expect

from tests.browser.building import AXE
from tests.browser.conftest import People
from tests.browser.person import Person
from tests.browser.test_nyctophobia import come_as_hunted
from tests.browser.test_replay import finished_table

STILL = """
async () => {
  await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  const passing = document.getAnimations().filter(({ effect }) => effect.getComputedTiming().endTime < 1e5);
  await Promise.allSettled(passing.map(({ finished }) => finished));
}
"""
"""Two frames, and all that moves but does not go on for ever."""


def objections(person: Person, *but: str) -> list[str]:
    """What axe finds; ``but`` names rules that do not apply."""
    person.page.evaluate(STILL)  # what fades in must be there before its contrast is judged
    if not person.page.evaluate("'axe' in window"):
        person.page.evaluate(AXE.read_text())
    rules = {rule: {"enabled": False} for rule in but}
    found = person.page.evaluate("rules => axe.run(document, {resultTypes: ['violations'], rules})", rules)
    return [
        f"{violation['id']}: {node['html'][:160]} {node.get('failureSummary', '')}"
        for violation in found["violations"]
        for node in violation["nodes"]
    ]


def test_lobby_and_rules(people: People) -> None:
    ada = people("Ada")
    ada.page.goto("/")
    expect(ada.button("Play now: Keys to the Castle")).to_be_visible()
    assert objections(ada) == []
    ada.page.goto("/new/nyctophobia")
    ada.page.get_by_text("Options", exact=True).click()
    ada.page.get_by_text("House rules", exact=True).click()
    assert objections(ada) == []
    ada.page.goto("/rules/keys-to-the-castle/ledger")
    expect(ada.page.locator("#KC-WIN-01")).to_be_visible()
    assert objections(ada) == []


def test_the_table_in_all_its_states(people: People) -> None:
    ada, ben = people("Ada"), people("Ben")
    ada.sit(ada.make_table(ada.me(), {"kind": "open"}, first="P0"))
    link = ada.page.get_by_label("Link for this seat").input_value()
    assert objections(ada) == []
    ada.cards.first.click()
    assert objections(ada) == []
    ada.button("Discard it").click()
    expect(ada.prompt).to_contain_text("Move one step")
    ada.cell("A1").click()
    expect(ada.notice).to_contain_text("KC-")
    ada.page.get_by_role("tab", name="Chat").click()
    assert objections(ada) == []
    ada.notice.get_by_role("button", name="KC-").click()
    expect(ada.page.get_by_role("dialog")).to_be_visible()
    assert objections(ada) == []

    ben.page.goto(link)
    expect(ben.button("Sit down")).to_be_visible()
    assert objections(ben) == []
    ben.join(link)
    assert objections(ben) == []


def test_words_buttons_and_things_to_say(people: People) -> None:
    ada = people("Ada", viewport={"width": 390, "height": 844})
    come_as_hunted(ada)
    assert objections(ada) == []
    ada.page.get_by_role("tab", name="Chat").click()
    ada.page.get_by_role("button", name="Tell your health and rocks").click()
    expect(ada.page.get_by_role("region", name="What was said")).to_contain_text("my health is")
    assert objections(ada) == []


def test_dialogs_hand_over_and_phone(people: People) -> None:
    ada = people("Ada", viewport={"width": 390, "height": 844})
    seats = [ada.me(), {"kind": "me", "name": "Ben"}]
    ada.page.goto(f"/t/{ada.make_table(*seats, first='P0')}")
    expect(ada.button("I am Ada: go on")).to_be_visible()
    assert objections(ada) == []
    ada.button("I am Ada: go on").click()
    ada.cards.first.click()
    assert objections(ada) == []
    ada.page.keyboard.press("?")
    expect(ada.page.get_by_role("dialog", name="How to play")).to_be_visible()
    assert objections(ada) == []
    ada.page.keyboard.press("Escape")
    ada.button("Settings").click()
    expect(ada.page.get_by_role("dialog", name="Settings")).to_be_visible()
    assert objections(ada) == []


def test_replay(people: People) -> None:
    ada = people("Ada")
    ada.page.goto(f"/t/{finished_table(ada)}/replay")
    ada.page.get_by_label("Seen by").select_option("everything")
    ada.page.keyboard.press("End")
    expect(ada.page.get_by_role("button", name="KC-WIN-10")).to_be_visible()
    assert objections(ada) == []
