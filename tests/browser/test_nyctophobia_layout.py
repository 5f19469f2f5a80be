"""The Hunter's set-up on the page: a map is chosen and turned, or a forest drawn, kept, handed on and played in."""

import pytest
from playwright.sync_api import FloatRect, Locator, expect

from tests.browser.conftest import People
from tests.browser.glade import Others
from tests.browser.person import Person
from tests.browser.surveyor import Surveyor
from tests.browser.test_axe import objections
from tests.browser.test_nyctophobia import make_table
from tests.browser.wood import HEARD, SMALL, heard

OPEN = {"kind": "open"}


def come(people: People, looks: dict[str, object] | None = None, **options: str) -> tuple[Person, Surveyor]:
    hal = people("Hal", **(looks or {}))
    hal.context.add_init_script(HEARD)
    hal.page.goto(f"/t/{make_table(hal, [hal.me(), OPEN, OPEN], **options)}")
    return hal, Surveyor(hal)


def box_of(part: Locator) -> FloatRect:
    box = part.bounding_box()
    assert box is not None
    return box


def test_a_map_is_chosen_turned_and_laid_out_by_mouse(people: People) -> None:
    hal, forest = come(people)
    expect(hal.page.get_by_role("radio")).to_have_count(4)
    card = hal.page.get_by_role("radio", name="Split Trails")
    expect(card).to_have_accessible_description(
        "36 trees. You start in B3, the Hunted in A8 and F7. "
        "The car: A in D6 and E6, B in H1 and H2 and C in A1 and B1."
    )
    assert objections(hal) == []
    hal.page.get_by_text("Split Trails").click()
    hal.button("Turn it right").click()
    assert (len(forest.trees()), forest.starts()) == (36, ["F2", "A1", "B6"])
    forest.click("H8")  # spot B
    expect(hal.button("Car spot B")).to_have_attribute("aria-pressed", "true")
    forest.drag("A1", "B6")
    expect(forest.place("A1")).to_have_accessible_name("A1: Seat 3 starts here.")
    seen = forest.trees(), forest.starts()
    assert seen[1] == ["F2", "B6", "A1"]
    expect(hal.page.get_by_role("list", name="How far everybody is")).to_contain_text("Seat 2: ")

    forest.lay.click()
    expect(hal.prompt).to_contain_text("Give the clue")
    assert forest.forest()["layout"] == "SC-02 90 B 2-1"
    assert (forest.trees(), forest.starts()) == seen
    assert forest.forest()["car"] == ["G8", "H8"]
    assert sum("Your decision" in signal["text"] for signal in heard(hal, "say")) == 1
    assert objections(hal) == []
    hal.page.locator(".plate button", has_text="↓").click()
    expect(hal.story).to_contain_text("The clue: the car is in the south")


def drawn(people: People) -> tuple[Person, Surveyor]:
    """Two trees, the car in G7 and G8, the Hunter in D3: by mouse and keyboard."""
    hal, forest = come(people)
    hal.button("Draw your own from it").click()
    hal.button("Fell all").click()
    left = hal.page.locator("[data-left]")
    expect(left).to_contain_text("40 left")
    forest.click("A1-B1", "A1-A2", "D4-E4")
    expect(left).to_contain_text("3 of 40 trees stand, 37 left")
    expect(forest.wrong.first).to_contain_text("A1 is cut off")
    expect(hal.page.locator('[data-wrong="A1"]')).to_have_count(1)
    expect(forest.lay).to_be_disabled()
    assert objections(hal) == []
    forest.wrong.first.get_by_role("button", name="NY-LAYOUT-04").click()
    expect(hal.page.get_by_role("dialog")).to_contain_text("connected by open steps")
    forest.keys("Escape")

    # The same by keyboard: along the borders, and what is wrong is said where it is.
    forest.place("A1").focus()
    expect(forest.place("A1")).to_have_accessible_name(
        "A1: trees east and south. A1 is cut off; the way through the car does not count. NY-LAYOUT-04."
    )
    forest.keys("ArrowRight")
    expect(forest.place("A1-B1")).to_be_focused()
    forest.keys("Enter")
    expect(forest.place("A1-B1")).to_have_accessible_name("Between A1 and B1: open.")
    expect(forest.place("A1")).to_have_accessible_name("A1: tree south.")
    forest.keys("ArrowDown", "ArrowDown", "Enter", "Control+z")
    assert forest.trees() == {"A1-A2", "D4-E4"}

    # The car is dragged and turned, the Hunter picked up and put down; the start of Ada gives way.
    forest.drag("A4", "G7")
    forest.place("G7").focus()
    forest.keys("r")
    forest.place("D2").focus()
    forest.keys("Enter", "ArrowDown", "ArrowDown", "Enter")
    assert forest.starts()[0] == "D3"
    expect(forest.place("G8")).to_have_accessible_name("G8: the car.")
    expect(forest.place("G7")).to_have_accessible_name("G7: the car.")
    said = " ".join(signal["text"] for signal in heard(hal, "say"))
    for words in ("Tree planted, 37 left.", "A1 is cut off", "Nothing is wrong now.", "You hold yourself."):
        assert words in said
    return hal, forest


def test_a_forest_is_drawn_by_mouse_and_keyboard(people: People) -> None:
    _, forest = drawn(people)
    assert forest.trees() == {"A1-A2", "D4-E4"}
    expect(forest.lay).to_be_enabled()


@pytest.mark.soak
def test_a_forest_is_kept_handed_on_and_laid_out(people: People) -> None:
    hal, forest = drawn(people)
    hal.button("Keep, open, share").click()
    sheet = hal.page.get_by_role("dialog", name="Your forests")
    sheet.get_by_label("Keep this one as").fill("Two trees")
    sheet.get_by_role("button", name="Keep it").click()
    text = sheet.get_by_label("As text")
    kept = text.input_value()
    assert kept.startswith("name: Two trees\n    A B C")
    text.fill(kept.replace(" 3 #", " 4 #"))
    sheet.get_by_role("button", name="Read this text").click()
    expect(sheet).to_contain_text("Map line 6: is numbered 4")
    assert objections(hal) == []
    text.fill(kept.replace(".|.", ". ."))
    sheet.get_by_role("button", name="Read this text").click()
    expect(sheet).to_be_hidden()
    assert forest.trees() == {"A1-A2"}

    hal.page.reload()
    expect(hal.page.locator("[data-tree]")).to_have_count(1)
    hal.button("Keep, open, share").click()
    sheet.get_by_role("button", name="Open Two trees").click()
    expect(sheet).to_be_hidden()
    expect(hal.page.locator("[data-tree]")).to_have_count(2)
    forest.lay.click()
    expect(hal.prompt).to_contain_text("Give the clue")
    laid = forest.forest()
    assert (laid["layout"], set(laid["trees"]), laid["hunter"]) == ("OWN", {"A1-A2", "D4-E4"}, "D3")
    assert sorted(laid["car"]) == ["G7", "G8"]
    hal.button("Say that the car is in the south").click()
    expect(hal.story).to_contain_text("The clue")


@pytest.mark.soak
def test_who_comes_back_is_still_asked_about_near_starts(people: People) -> None:
    hal = people("Hal")
    body = {"game": "nyctophobia", "seats": [hal.me(), OPEN, OPEN], "want_tokens": True}
    body["options"] = {"hunter": "axe", "characters": "none"}
    made = hal.context.request.post(f"{hal.url}/api/tables", data=body).json()
    others = Others(hal.url, made)
    others.tokens[0] = made["tokens"][0]
    near = ("HUNTER_AT(D4)", "HUNTED_AT(D6)", "HUNTED_AT(A8)")
    others.decide(0, "SCENARIO(OWN)", "CAR_AT(G7-H7)", "PUT(B2-C2)", "BUILT", *near)
    hal.page.goto(f"/t/{made['table']}")
    answer = hal.page.get_by_role("group", name="Your answer")
    expect(answer.get_by_role("button")).to_have_count(2)
    expect(hal.page.locator("[data-tree='B2-C2']")).to_have_count(1)
    assert objections(hal) == []
    answer.get_by_role("button", name="Choose the starts again").click()
    expect(hal.page.locator("[data-setup=HUNTER_AT]")).to_be_visible()
    others.decide(0, *near)
    hal.page.reload()
    answer.get_by_role("button", name="Keep these starts").click()
    expect(hal.prompt).to_contain_text("Give the clue")


def test_trees_in_cells_near_starts_and_a_role_on_a_small_phone(people: People) -> None:
    hal, forest = come(people, SMALL, trees="cells", hunter="choose")
    hal.button("Be the Mage").click()
    expect(hal.page.get_by_role("radio")).to_have_count(4)
    assert not hal.is_wider_than_the_screen()
    assert objections(hal) == []
    hal.button("Draw your own from it").click()
    hal.button("Fell all").click()
    hal.page.touchscreen.tap(*forest.point("A1"))
    expect(hal.page.locator("[data-left]")).to_contain_text("1 of 24 trees stand, 23 left")
    hunter = forest.starts()[0]
    hal.page.touchscreen.tap(*forest.point(hunter))
    hal.page.touchscreen.tap(*forest.point("A1"))
    expect(hal.page.locator("[data-left]")).to_contain_text("24 left")
    assert forest.starts()[0] == "A1"
    ada = forest.starts()[1]
    forest.drag(ada, "A3")
    expect(forest.wrong).to_contain_text("Seat 2 starts close to you.")
    assert objections(hal) == []
    board, tray, lay = (box_of(one) for one in (hal.board, hal.page.locator("[data-setup]"), forest.lay))
    assert board["y"] + board["height"] <= tray["y"]
    assert lay["y"] + lay["height"] <= SMALL["viewport"]["height"]
    hal.button("Lay it out all the same").click()
    expect(hal.story).to_contain_text("Seat 2 is in A3 now")
    assert (forest.forest()["layout"], forest.forest()["hunter"]) == ("OWN", "A1")
