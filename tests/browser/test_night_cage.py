"""The Night Cage on the page: whole games, previews, refusals, tiles turned, replays."""

import re

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.conftest import People
from tests.browser.groper import Groper, cage
from tests.browser.person import Person
from tests.browser.test_axe import objections
from tests.browser.test_phone import PHONE


@pytest.fixture
def ada(people: People) -> Person:
    return people("Ada")


def outlook(person: Person) -> Locator:
    return person.page.get_by_role("region", name="What would happen")


def placed(cell: str) -> str:
    """``(2,1)`` as the page says it."""
    row, column = cell.strip("()").split(",")
    return f"{'ABCDEFG'[int(column)]}{int(row) + 1}"


def start_one(groper: Groper, name: str, cell: str) -> None:
    """Place one prisoner, and the tiles its light finds."""
    prompt = groper.person.prompt
    expect(prompt).to_contain_text(f"Choose an empty space for {name}")
    groper.person.cell(cell).click()
    expect(prompt).to_contain_text(f"Turn {name}'s Start tile")
    while re.search(f"Turn {name}'s|Place the", prompt.inner_text()):
        groper.decide()


def start_all(person: Person, *cells: str) -> Groper:
    """All four prisoners in the cage; the first turn's decision is on the table."""
    groper = Groper(person, seed=1)
    for name, cell in zip("ABCD", cells):
        start_one(groper, name, cell)
    expect(person.prompt).to_contain_text("Move A, or stay.")
    return groper


def test_a_whole_game_with_bots(ada: Person) -> None:
    cage(ada, bots=3)
    Groper(ada, seed=4).play_to_the_end()
    ada.wait_until_over()
    assert re.search("All is lost|you are free", ada.spoken())
    expect(ada.prompt.get_by_role("button", name=re.compile("^NC-END-"))).to_be_visible()
    told = ada.prompt.get_by_role("heading", level=2)
    expect(told).to_have_text(re.compile("^(The cage keeps you|You escaped together)$"))
    numbers = ada.page.get_by_role("region", name="The game in numbers")
    expect(numbers).to_contain_text(re.compile(r"Tiles left in the stack: 76 at first, \d+ at the end\."))
    expect(numbers.get_by_role("rowheader", name="Steps")).to_be_visible()
    assert objections(ada) == []


def test_a_whole_game_of_the_other_edition_on_a_phone(people: People) -> None:
    ada = people("Ada", **PHONE)
    cage(ada, bots=3, game="night-cage-2019", mode="advanced")
    assert not ada.is_wider_than_the_screen()
    for cell in ("(0,0)", "(5,5)"):
        box = ada.cell(cell).bounding_box()
        assert box is not None
        assert min(box["width"], box["height"]) >= 44
    Groper(ada, seed=5, by="finger").play_to_the_end()
    ada.wait_until_over()
    assert not ada.is_wider_than_the_screen()


def test_everything_that_bites_by_keyboard_alone(ada: Person) -> None:
    """One person leads all four past Keepers, Pit Fiends, the Pathless and the Dirge."""
    cage(ada, mode="advanced", boss="both")
    Groper(ada, seed=6, by="keyboard").play_to_the_end()
    ada.wait_until_over()


def test_a_start_by_keys(ada: Person) -> None:
    cage(ada)
    keys = ada.page.keyboard
    ada.cell("(0,0)").focus()
    keys.press("ArrowUp")
    expect(ada.cell("(5,0)")).to_be_focused()
    keys.press("ArrowLeft")
    expect(ada.cell("(5,5)")).to_be_focused()
    assert ada.labels()["(5,5)"] == "F6, nothing but darkness, possible: Start at F6."
    keys.press("Enter")
    expect(ada.prompt).to_contain_text("which two sides are open?")
    confirm = ada.page.locator("[data-confirm]")
    expect(confirm).to_be_visible()
    expect(outlook(ada)).to_contain_text("You start A at F6")
    first = outlook(ada).inner_text()
    keys.press("r")
    expect(outlook(ada)).not_to_have_text(first)
    keys.press("f")
    expect(ada.page.locator("[data-live]")).to_contain_text("It leads into the dark")
    keys.press("p")
    expect(ada.story).to_contain_text("You start A at F6")
    expect(ada.prompt).not_to_contain_text("which two sides")
    assert ada.page.evaluate("document.activeElement !== document.body"), "the keyboard has lost its place"


def test_a_move_is_foreseen_before_it_is_made(ada: Person) -> None:
    cage(ada)
    start_all(ada, "(2,2)", "(4,4)", "(0,4)", "(4,0)")
    story = ada.story.inner_text()
    target = ada.targets[0]
    ada.cell(target).hover()
    expect(outlook(ada)).to_contain_text(f"A moves from C3 to {placed(target)}.")
    expect(outlook(ada)).to_contain_text("The Start tile at C3 crumbles.")
    assert ada.page.locator("svg .way").count() >= 2
    assert ada.story.inner_text() == story, "nothing has happened yet"
    ada.button("Stay").hover()
    expect(outlook(ada)).to_contain_text("A stays and has 2 Nerve.")
    ada.cell(target).click()
    expect(ada.story).to_contain_text(f"A moves from C3 to {placed(target)}.")


def test_what_is_not_possible_is_explained(ada: Person) -> None:
    cage(ada)
    start_all(ada, "(2,2)", "(4,4)", "(0,4)", "(4,0)")
    ada.cell("(5,3)").click()
    expect(ada.notice).to_contain_text("is not next to A")
    ada.notice.get_by_role("button", name="NC-MOVE-01").click()
    expect(ada.page.get_by_role("dialog", name="NC-MOVE-01")).to_contain_text("exactly one space")
    ada.page.keyboard.press("Escape")
    closed = next(cell for cell in ("(1,2)", "(2,1)", "(3,2)", "(2,3)") if cell not in ada.targets)
    ada.cell(closed).click()
    expect(ada.notice).to_contain_text("NC-MOVE-01")
    ada.cell(ada.targets[0]).focus()
    ada.page.keyboard.press("w")
    expect(ada.notice).to_contain_text("That is possible now.")


def test_a_start_space_is_taken(ada: Person) -> None:
    cage(ada)
    start_one(Groper(ada, seed=2), "A", "(3,3)")
    expect(ada.prompt).to_contain_text("Choose an empty space for B")
    ada.cell("(3,3)").click()
    expect(ada.notice).to_contain_text("D4 holds a tile")
    expect(ada.notice.get_by_role("button", name="NC-SETUP-16")).to_be_visible()


def test_a_tile_is_turned_and_placed(ada: Person) -> None:
    turn = ada.button("Turn").first
    for _ in range(20):
        cage(ada)
        ada.cell("(2,2)").click()
        expect(ada.page.locator("[data-confirm]")).to_be_visible()
        ada.page.keyboard.press("p")
        expect(ada.prompt).to_contain_text(re.compile("Place the|Choose an empty"))
        if "Place the fork" in ada.prompt.inner_text():
            break
    expect(outlook(ada)).to_contain_text("You place it at")
    shown = ada.page.locator("svg .laid")
    expect(shown).to_have_count(1)
    thought = outlook(ada).get_by_role("paragraph")
    before = thought.inner_text()
    turn.click()
    expect(thought).not_to_have_text(before)
    expect(outlook(ada)).to_contain_text(re.compile(r"It joins .*C3"))
    wanted = outlook(ada).get_by_role("listitem").first.inner_text()
    assert re.fullmatch(r"You place it at [A-F]\d, closed to the \w+\.", wanted)
    assert objections(ada) == []
    ada.page.get_by_role("tab", name="Chat").click()
    ada.page.get_by_label("Say something").fill("Shall I?")
    ada.button("Send").click()
    expect(ada.page.get_by_role("region", name="What was said")).to_contain_text("Shall I?")
    assert outlook(ada).get_by_role("listitem").first.inner_text() == wanted, "talk takes nothing back"
    ada.page.get_by_role("tab", name="Story").click()
    ada.button("Place it").click()
    expect(ada.story).to_contain_text(wanted)


def test_odds_sight_and_the_story_step_by_step(ada: Person) -> None:
    cage(ada)
    groper = start_all(ada, "(2,2)", "(4,4)", "(0,4)", "(4,0)")
    ada.page.keyboard.press("o")
    table = ada.page.get_by_role("table")
    expect(table.get_by_role("row", name=re.compile("Gate"))).to_contain_text("4")
    shares = [int(share) for share in re.findall(r"(\d+)%", table.inner_text())]
    assert 97 <= sum(shares) <= 103, "the odds of the next draw"
    eaters = ada.page.locator("[data-cell][aria-label*='Wax Eater, ']")
    while not ("Move" in ada.prompt.inner_text() and eaters.count() > 0):
        assert not groper.is_over()
        groper.decide()
    ada.page.mouse.move(1, 1)
    ada.page.locator("[data-cell][aria-label*='nothing but darkness']").first.focus()
    eyes = ada.button("Sight lines")
    ada.page.keyboard.press("v")
    expect(eyes).to_have_attribute("aria-pressed", "true")
    expect(ada.page.locator("svg .gaze")).to_have_count(eaters.count())
    ada.page.keyboard.press("v")
    expect(ada.page.locator("svg .gaze")).to_have_count(0)
    back = ada.button("Step back")
    back.click()
    expect(ada.button("To now")).to_be_visible()
    ada.page.keyboard.press(".")
    expect(ada.button("To now")).to_have_count(0)


def test_the_story_plays_by_itself_where_motion_is_welcome(people: People) -> None:
    ada = people("Ada", reduced_motion="no-preference")
    cage(ada, bots=3)
    expect(ada.button("To now").or_(ada.button("Once more"))).to_be_visible()
    ada.wait_until_up()
    ada.page.keyboard.press(".")
    groper = Groper(ada, seed=9)
    for _ in range(5):
        ada.wait_until_up()
        ada.page.keyboard.press(".")
        groper.decide()
    expect(ada.button("To now").or_(ada.button("Once more"))).to_be_visible()


def test_a_replay(ada: Person) -> None:
    cage(ada)
    Groper(ada, seed=3).play_to_the_end()
    ada.prompt.get_by_role("link", name="Replay").click()
    moment = ada.page.get_by_text(re.compile(r"Moment \d+ of \d+"))
    expect(moment).to_have_text(re.compile(r"Moment 1 of \d+"))
    last = int(moment.inner_text().split()[-1])
    ada.page.get_by_role("slider").fill(str(last - 2))
    ada.button("Next").click()
    expect(moment).to_have_text(f"Moment {last} of {last}")
    expect(ada.page.get_by_role("button", name=re.compile("^NC-END-")).first).to_be_visible()
    expect(ada.story).to_contain_text(re.compile("All is lost|you are free"))
    expect(ada.button("Step back")).to_have_count(0)  # one stepper, not two
    ada.page.keyboard.press("Home")
    expect(moment).to_have_text(f"Moment 1 of {last}")
    assert all("nothing but darkness" in words for words in ada.labels().values())
    assert objections(ada) == []


def test_people_at_one_device_need_not_hand_it_over(ada: Person) -> None:
    """Nobody has secrets here: the device turns to whoever decides."""
    seats = [ada.me(), {"kind": "me", "name": "Ben"}]
    body = {"game": "night-cage", "seats": seats, "options": {"players": "2"}}
    ada.sit(ada.context.request.post(f"{ada.url}/api/tables", data=body).json()["table"])
    expect(ada.prompt).to_contain_text("Ada, your turn")
    for name, cell in zip("AB", ("(1,1)", "(4,4)")):
        start_one(Groper(ada, seed=3), name, cell)
    expect(ada.prompt).to_contain_text("Ben, your turn")
    start_one(Groper(ada, seed=3), "C", "(1,4)")
    expect(ada.story).to_contain_text("You start C at E2")
    expect(ada.story).to_contain_text("Ada starts A at B2")


def test_lobby_and_help(ada: Person) -> None:
    ada.page.goto("/new/night-cage-2019")
    ada.page.get_by_role("radio", name="2", exact=True).check(force=True)
    expect(ada.page.get_by_role("img", name="Seat 1 leads A and B")).to_be_visible()
    ada.page.goto("/new/night-cage")
    ada.page.get_by_role("radio", name="1", exact=True).check(force=True)
    expect(ada.page.get_by_role("img", name="Seat 1 leads A and B and C and D")).to_be_visible()
    ada.page.get_by_text("Options", exact=True).click()
    expect(ada.page.get_by_role("group", name="The Pathless")).to_have_count(0)
    ada.page.get_by_role("radio", name="The Pathless and the Dirge").check()
    ada.page.get_by_role("group", name="The Pathless").get_by_role("radio", name="Three").check()
    assert objections(ada) == []
    ada.button("Start the game").click()
    expect(ada.board).to_be_visible()
    ada.page.keyboard.press("?")
    expect(ada.page.get_by_role("dialog", name="How to play")).to_contain_text("You are in this together")
    assert objections(ada) == []
