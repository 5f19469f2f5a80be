"""What the Hunted's page remembers for them at each memory level (NY-INFO-06, -10, -11, -14), live and after a reload."""

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.conftest import People
from tests.browser.glade import Glade, Others
from tests.browser.person import Person

pytestmark = pytest.mark.rule("NY-INFO-06", "NY-INFO-10")
WOOD = {"pieces": "X=H1 1=D6 2=F8", "trees": "D5-E5", "phase": "MOVE", "clue": "S"}


def after_a_turn(people: People, glade: Glade, memory: str) -> tuple[Person, Others]:
    """Ada has gone, felt and talked; now it is Bo's turn, who has said something."""
    ada = people("Ada", url=glade.url)
    others = glade.sit(ada, **WOOD, memory=memory)
    for key in ("ArrowUp", "f", "ArrowUp"):
        ada.page.keyboard.press(key)
        expect(ada.page.locator("main[data-busy]")).to_have_count(0)
    others.say(2, "in your turn")
    expect(ada.page.locator(".said")).to_contain_text("in your turn")
    ada.page.keyboard.press("e")
    expect(ada.prompt).to_contain_text("Bo is thinking")
    others.say(2, "in my turn")
    expect(ada.page.locator(".said")).to_contain_text("in my turn")
    return ada, others


def chat(person: Person) -> Locator:
    person.page.get_by_role("tab", name="Chat").click()
    return person.page.get_by_role("region", name="What was said")


def check_story(person: Person, *, remembers: bool) -> None:
    """The story, the chat, what Q says and what the live region holds go back to the last turn, or they do not."""
    person.page.get_by_role("tab", name="Story").click()
    expect(person.story).to_contain_text("Bo's turn.")
    assert ("You go north." in person.story.inner_text()) == remembers
    assert ("This table plays from memory" in person.story.inner_text()) != remembers
    said = chat(person)
    expect(said).to_contain_text("in my turn")
    assert ("in your turn" in said.inner_text()) == remembers
    for _ in range(2):
        person.page.keyboard.press("q")
    assert ("You go north." in person.spoken()) == remembers
    assert "When you last felt around, elsewhere: north: open; east: a tree" in person.spoken()
    # What everybody may always know (NY-INFO-14), and the last search, marked as old.
    for words in ("south", "1 rock", "felt elsewhere"):
        expect(person.page.locator("[data-moment]")).to_contain_text(words)
    name = "East, felt elsewhere: tree."
    expect(person.page.locator("[data-side=E]")).to_have_accessible_name(name)


@pytest.mark.rule("NY-INFO-14")
@pytest.mark.parametrize("memory", ["M0", "M1"])
def test_the_story_goes_as_far_back_as_the_table_plays(people: People, glade: Glade, memory: str) -> None:
    ada, _ = after_a_turn(people, glade, memory)
    check_story(ada, remembers=memory != "M0")
    expect(ada.button("Notebook")).to_have_count(0)
    expect(ada.button("Sketch")).to_have_count(0)
    ada.page.reload()
    check_story(ada, remembers=memory != "M0")


def test_a_notebook_is_drawn_by_hand_and_stays_on_the_device(people: People, glade: Glade) -> None:
    ada, _ = after_a_turn(people, glade, "M2")
    check_story(ada, remembers=True)
    ada.page.keyboard.press("b")
    book = ada.page.get_by_role("region", name="Your notebook")
    sheet = book.get_by_role("application").get_by_role("button")
    expect(book).to_contain_text("Elsewhere you felt: north open; east tree")
    assert sheet.locator(".wall").count() == 0, "nothing is drawn by itself"
    expect(book).to_contain_text("Nobody else sees it, and it stays on this device.")
    sheet.focus()
    keys = ada.page.keyboard
    for key in ("Shift+ArrowRight", "ArrowUp", "Shift+ArrowUp"):
        keys.press(key)
    assert ada.spoken().endswith("1 north: wall north.")
    expect(book).not_to_contain_text("Nothing draws itself here")
    book.get_by_role("button", name="Open").click()
    sheet.focus()
    keys.press("Shift+ArrowDown")
    book.get_by_role("button", name="Name").click()
    book.get_by_label("What to write").select_option("Bo")
    sheet.focus()
    keys.press("Enter")
    assert ada.spoken().endswith("1 north: Bo, wall north, open south.")
    expect(sheet.locator(".wall")).to_have_count(2)
    book.get_by_role("button", name="Undo", exact=True).click()
    expect(sheet.locator("text")).to_have_count(0)
    # By pointer: on the border that is nearest.
    book.get_by_role("button", name="Wall").click()
    box = sheet.bounding_box()
    assert box is not None
    cell = box["width"] / 15
    ada.page.mouse.click(box["x"] + 7.5 * cell, box["y"] + 8.05 * cell)
    expect(sheet.locator(".wall")).to_have_count(3)
    ada.page.reload()
    expect(ada.button("Notebook")).to_be_visible()
    ada.page.keyboard.press("b")
    expect(sheet.locator(".wall")).to_have_count(3)
    assert "notebook" not in " ".join(ada.received).lower()
    # Another device of the same seat knows nothing of it.
    other = people("Ada too", url=glade.url)
    other.context.add_cookies(ada.context.cookies())
    other.page.goto(ada.page.url)
    expect(other.button("Notebook")).to_be_visible()
    other.page.keyboard.press("b")
    expect(other.page.get_by_role("region", name="Your notebook").locator(".wall")).to_have_count(0)


@pytest.mark.rule("NY-INFO-11")
def test_the_sketch_draws_itself_with_its_doubts(people: People, glade: Glade) -> None:
    ada = people("Ada", url=glade.url)
    fields = {**WOOD, "pieces": "X=D4 1=E8 2=D6", "trees": "C4-D4 F7-F8"}
    others = glade.sit(ada, **fields, done="STEP(E) SEARCH STEP(W)", memory="M3", hand="AX-04 AX-02")
    button, age = (ada.page.locator(part).bounding_box() for part in (".turn", ".age"))
    assert button is not None
    assert age is not None
    assert age["y"] + age["height"] <= button["y"] + 12, "its padding may be covered, not its words"
    ada.page.keyboard.press("b")
    sketch = ada.page.get_by_role("region", name="The sketch")
    expect(sketch.locator(".tree")).to_have_count(1)
    expect(sketch.locator(".doubtful")).to_have_count(0)
    sketch.get_by_text("In words").click()
    expect(sketch).to_contain_text("1 east: north tree; east open; south edge; west open.")
    ada.page.keyboard.press("e")
    expect(ada.prompt).to_contain_text("Bo is thinking")
    others.decide(2, "PASS", "STEP(S)", "STEP(S)", "END")
    others.hunt("PLAY(AX-04)", "FELL(C4-D4)")
    expect(sketch.locator(".tree.doubtful")).to_have_count(1)
    expect(sketch.get_by_text("?", exact=True).first).to_be_attached()
    expect(sketch).to_contain_text("1 east: north tree, perhaps; east open, perhaps; south edge")
    expect(sketch).to_contain_text("Where you stand: north open; east open; south edge; west open.")
    expect(sketch.locator(".edge.doubtful")).to_have_count(0)
