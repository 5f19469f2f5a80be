"""Nyctophobia with the lights on: the Hunter's map and cards by mouse, and by keys and announcements alone."""

import json
import re

import httpx
import pytest
from playwright.sync_api import FloatRect, Locator, expect

from tests.browser.conftest import People
from tests.browser.glade import Glade
from tests.browser.hunt import AT_ONCE, WIDE, hunting, said
from tests.browser.person import Person
from tests.browser.stalker import Stalker
from tests.browser.wood import cut_off
from tests.server.host import PATIENT

PHONES = [{"width": 390, "height": 844}, {"width": 360, "height": 640}]


def box_of(part: Locator) -> FloatRect:
    box = part.bounding_box()
    assert box is not None
    return box


def tray(person: Person) -> str:
    return person.page.get_by_role("region", name="Your choices").inner_text()


# --- by mouse -------------------------------------------------------------------------------------


def test_a_turn_by_mouse(people: People, glade: Glade) -> None:
    hal = hunting(people, glade, "AX-03 AX-05", noise="F5")
    page = hal.page
    rush = page.locator("button[data-card=AX-03]")
    expect(rush).to_contain_text("Move 3 steps.")
    expect(rush.locator(".lit")).to_contain_text("noise in F5")
    expect(rush.locator(".lit")).to_contain_text("Move 2 steps.")
    main = page.locator("main").inner_text()
    assert "Ada" in main
    assert not re.search(r"\bP[0-4]\b", main)
    assert page.evaluate("document.documentElement.scrollHeight <= innerHeight")

    page.locator("button[data-card=AX-05]").hover()
    expect(page.locator(".sure")).to_contain_text("Noise in F5: move 3 steps")
    page.locator("button[data-card=AX-05]").click()
    page.get_by_role("button", name="Leave the trees alone").click()
    expect(hal.prompt).to_contain_text("Your next step")
    assert set(hal.targets) == {"D5", "E4"}, "the first step was the only one"
    assert page.locator("path.way").count() >= 4
    assert "towards the noise" in tray(hal)
    hal.cell("A8").click()
    expect(hal.notice).to_contain_text("too far")
    page.keyboard.press("Escape")
    hal.cell("D5").hover()
    expect(page.locator(".ghost")).to_have_count(1)
    expect(page.locator(".sure")).to_contain_text("You are in D5 now.")
    Stalker(hal).do("MOVE(D5)")
    expect(page.locator("[data-seat='0'][data-stands=E5]")).to_have_count(1)


def test_trees_are_felled_on_the_map_and_seen_to_fall(people: People, glade: Glade) -> None:
    hal = hunting(people, glade, "AX-04 AX-02")
    stalker = Stalker(hal)
    stalker.do("PLAY(AX-04)")
    border = hal.page.locator("[data-border='D3-E3']")
    border.hover()
    expect(hal.page.locator("path.gone")).to_have_count(1)
    border.click()
    expect(hal.page.locator("[data-tree='D3-E3']")).to_have_count(0)
    expect(hal.page.locator(".falls")).to_have_count(1)
    assert "No tree stands at D3-E3 any more." in " ".join(said(hal))


@pytest.mark.soak
def test_people_are_chosen_on_the_map(people: People, glade: Glade) -> None:
    hal = hunting(people, glade, "MG-02 MG-05", hunter="mage")
    stalker = Stalker(hal)
    stalker.do("PLAY(MG-05)", "PICK(P1)", "PICK(P2)")
    expect(hal.page.get_by_role("button", name=re.compile("Ada, the Boxer.*in fog"))).to_be_visible()


def test_a_tree_is_moved_on_the_map(people: People, glade: Glade) -> None:
    hal = hunting(people, glade, "MG-02 MG-05", hunter="mage")
    stalker = Stalker(hal)
    stalker.do("PLAY(MG-02)", "LIFT(D5-D6)")
    hal.page.locator("[data-border='E5-E6']").hover()
    expect(hal.page.locator("path.grown")).to_have_count(1)
    stalker.do("SET(E5-E6)")
    expect(hal.page.locator("[data-tree='E5-E6']")).to_have_count(1)
    assert "Done" in tray(hal)


@pytest.mark.soak
def test_the_forest_is_seen_turned_before_it_turns(people: People, glade: Glade) -> None:
    hal = hunting(people, glade, "MG-03 MG-05", hunter="mage")
    Stalker(hal).do("PLAY(MG-03)")
    stands = hal.page.locator("[data-seat='1']")
    expect(stands).to_have_attribute("data-stands", "D7")
    hal.button("Turn the forest clockwise").hover()
    expect(stands).to_have_attribute("data-stands", "B4")
    expect(hal.page.locator(".trial")).to_have_count(1)


def test_the_rules_leave_no_step_and_the_page_says_why(people: People, glade: Glade) -> None:
    hal = hunting(people, glade, "AX-02 AX-04", hidden="P1 P2 P3")
    Stalker(hal).do("PLAY(AX-02)")
    expect(hal.story).to_contain_text("Everybody is hidden: you stand still.")
    assert "Everybody is hidden: you stand still." in " ".join(said(hal))


def test_what_a_card_asks_to_be_said_is_offered_as_words(people: People, glade: Glade) -> None:
    hal = hunting(people, glade, "AX-12 AX-02")
    Stalker(hal).do("PLAY(AX-12)")
    group = hal.page.get_by_role("group", name="Say to the Hunted")
    hal.page.get_by_role("group", name="About whom?").get_by_role("button", name="Bo").click()
    expect(group).to_contain_text("I am to the west of Bo.")
    group.get_by_role("button", name="I am to the west of Bo.").click()
    expect(hal.story).to_contain_text("I am to the west of Bo.")
    hal.page.keyboard.press("t")
    hal.page.keyboard.type("I am coming")
    hal.page.keyboard.press("Enter")
    expect(hal.page.locator("[data-talk]")).to_contain_text("I am coming")


@pytest.mark.rule("NYC-VERB-02")
def test_what_is_true_and_what_is_false_are_told_apart(people: People, glade: Glade) -> None:
    hal = hunting(people, glade, "MG-09 MG-02", hunter="mage")
    Stalker(hal).do("PLAY(MG-09)")
    group = hal.page.get_by_role("group", name="Say to the Hunted")
    expect(group).to_contain_text("Left to say: 1 true, 1 false. They are not told which.")
    true = group.get_by_role("region", name="True things you can say")
    expect(true.get_by_text("It is 6 steps from me to Ada.")).to_be_visible()
    assert cut_off(true.get_by_role("button")) == []
    expect(group.get_by_text("It is 5 steps from me to Ada.")).to_have_count(0)
    group.get_by_role("button", name="False", exact=True).click()
    false = group.get_by_role("region", name="False things you can say")
    false.get_by_role("button", name="It is 5 steps from me to Ada.").click()
    expect(group).to_contain_text("Left to say: 1 true. They are not told which.")
    expect(group.get_by_role("button", name="False", exact=True)).to_have_count(0)


def test_a_walk_is_seen_cell_by_cell(people: People, glade: Glade) -> None:
    hal = people("Hal", url=glade.url, **WIDE, reduced_motion="no-preference")
    hal.context.add_init_script(AT_ONCE.replace("at once", "fast"))
    fields = {"hand": "AX-02 AX-04", "phase": "POST", "active": "P2"}
    others = glade.sit(hal, "X=A1 1=A8 2=H8", "A1-B1 A2-B2 A3-B3", "", seat=0, **fields)
    others.decide(2, "END")
    hal.wait_until_up()
    hal.page.evaluate(
        """() => {
          const piece = document.querySelector("[data-seat='0']");
          window.trail = [];
          new MutationObserver(() => window.trail.push(piece.dataset.stands))
            .observe(piece, {attributes: true, attributeFilter: ['data-stands']});
        }"""
    )
    hal.page.locator("button[data-card=AX-02]").click()
    expect(hal.page.locator("[data-seat='0'][data-stands=A3]")).to_have_count(1)
    assert hal.page.evaluate("window.trail") == ["A2", "A3"]


# --- by keys and announcements alone ---------------------------------------------------------------


def test_a_turn_by_keys_and_announcements_alone(people: People, glade: Glade) -> None:
    hal = hunting(people, glade, "AX-04 AX-02")
    keys = hal.page.keyboard

    def answer(key: str) -> str:
        keys.press(key)
        hal.page.wait_for_timeout(0)
        return said(hal)[-1]

    cards = answer("c")
    assert "1: Steady Tread. Move 2 steps." in cards
    assert "2: Split the Trunk. Without noise: fell up to 1 tree beside you" in cards
    assert "Now: no noise." in cards
    assert answer("d").startswith("Bo: 5 steps. Ada, the Boxer: 6 steps. Cyril, the Forest Guide: 6 steps.")
    assert answer("w") == "Bo: 5 steps, 1 south, then 3 east, then 1 south."
    assert answer("w") == "Ada, the Boxer: 6 steps, 1 south, then 1 east, then 3 south, then 1 west."
    assert answer("r") == "Trees beside D3: east. 1 step off: between C4 and D4."
    assert answer("r") == "2 steps off: between D5 and D6."
    keys.press("ArrowDown")
    keys.press("ArrowDown")
    assert "D4: nothing. Trees west. 1 step away." in str(
        hal.page.evaluate("document.activeElement.ariaLabel")
    )
    assert answer("x") == "Around D4. North: you. East: open. South: open. West: a tree."
    stalker = Stalker(hal, by="keys")
    stalker.do("PLAY(AX-04)", "FELL(D3-E3)")
    assert "No tree stands at D3-E3 any more." in " ".join(said(hal))
    expect(hal.prompt).to_contain_text("Your next step")
    keys.press("n")
    assert "Move to" in str(hal.page.evaluate("document.activeElement.ariaLabel"))
    keys.press("p")
    expect(hal.page.locator("[data-live]")).to_contain_text(
        re.compile(r"Move to \w\d\. You are in \w\d now\.")
    )
    keys.press("Enter")
    expect(hal.page.locator("[data-seat='0'][data-stands=D3]")).to_have_count(0)
    assert any(text.startswith("You are in ") for text in said(hal))

    keys.press("?")
    help = hal.page.get_by_role("dialog")
    for side in ("The Hunted", "The Hunter", "The Hunter’s set-up", "Lights on", "Everywhere"):
        expect(help.get_by_role("table", name=side, exact=True)).to_be_visible()
    hunting_keys = help.get_by_role("table", name="The Hunter", exact=True)
    expect(hunting_keys).to_contain_text("which trees are near?")


# --- screens ---------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "size", [pytest.param(PHONES[0], id="390", marks=pytest.mark.soak), pytest.param(PHONES[1], id="360")]
)
def test_on_a_phone_everything_fits_and_nothing_is_covered(
    people: People, glade: Glade, size: dict[str, int]
) -> None:
    """Also with the cards that have most to read."""
    looks = {"viewport": size, "has_touch": True, "is_mobile": True}
    hal = hunting(people, glade, "AX-05 AX-08", looks, noise="F5")
    stalker = Stalker(hal)

    def check(state: str, *parts: str) -> None:
        tray_box = box_of(hal.page.get_by_role("region", name="Your choices"))
        lead_box = box_of(hal.prompt)
        for part in (".plate", ".people"):
            box = box_of(hal.page.locator(part))
            assert lead_box["y"] + lead_box["height"] <= box["y"] + 1, (state, part)
            assert box["y"] + box["height"] <= tray_box["y"] + 1, (state, part)
        assert tray_box["y"] + tray_box["height"] <= size["height"] + 1, state
        assert not hal.is_wider_than_the_screen(), state
        for part in parts:
            assert hal.page.locator(part).evaluate_all(
                "parts => parts.length > 0 && parts.every(one => one.scrollHeight <= one.clientHeight + 1)"
            ), (state, part)

    check("cards", ".hand .card", ".hand .part")
    stalker.do("PLAY(AX-05)")
    check("a question", ".answers")
    stalker.do("USE_NO")
    check("a walk", ".answers")
    hal.button("How far?").click()
    check("an answer", ".answers", ".words")
    hal = hunting(people, glade, "MG-09 MG-01", looks, hunter="mage")
    Stalker(hal).do("PLAY(MG-09)")
    check("claims")
    assert cut_off(hal.page.locator("[data-claim]")) == []


# --- whole games -----------------------------------------------------------------------------------


@pytest.mark.soak
@pytest.mark.parametrize("hunter", ["axe", "mage", "simple"])
@pytest.mark.parametrize("by", ["mouse", "keys"])
def test_a_whole_game_as_the_hunter(people: People, by: str, hunter: str) -> None:
    hal = people("Hal", **WIDE)
    hal.context.add_init_script(AT_ONCE)
    hal.page.goto(f"/t/{laid_out(hal, hunter)}")
    hal.page.locator("[data-moment]").wait_for()
    stalker = Stalker(hal, 7, by)
    stalker.play_to_the_end()
    assert stalker.done or hunter == "simple", "without cards a step may never leave a choice"


def laid_out(hal: Person, hunter: str) -> str:
    """A table with bots whose forest is laid out: how that is done is another test's business."""
    seats = [hal.me(), *[{"kind": "bot", "bot": "huddle", "name": name} for name in ("Ada", "Bo", "Cyril")]]
    options = {"players": "4", "hunter": hunter, "characters": "random"}
    body = {"game": "nyctophobia", "seats": seats, "options": options, "want_tokens": True}
    made = hal.context.request.post(f"{hal.url}/api/tables", data=body).json()
    path = f"{hal.url}/api/tables/{made['table']}"
    headers = {"Authorization": f"Bearer {made['tokens'][0]}"}
    with httpx.Client(timeout=PATIENT, headers=headers) as http, http.stream("GET", f"{path}/stream") as told:
        for line in told.iter_lines():
            now = json.loads(line).get("now") if line else None
            if now is not None and now["view"]["stage"] != "setup":
                break
            if now is None or not now["legal"]:
                continue
            option = next(one for one in now["legal"] if "OWN" not in one["text"])
            http.post(f"{path}/decide", json={"id": "1", "seq": now["seq"] + 1, "action": option["action"]})
    return str(made["table"])
