"""Nyctophobia in the dark: the Hunted's pad by touch, mouse and keys, what is felt, said and meant."""

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import People
from tests.browser.feeler import Feeler
from tests.browser.glade import Glade
from tests.browser.person import Person
from tests.browser.test_nyctophobia import make_table
from tests.browser.wood import (
    FELT,
    HEARD,
    SMALL,
    TREES,
    actions,
    check_decisions,
    cut_off,
    direction,
    forget,
    heard,
    in_the_wood,
)

NORTH = {"east": 0, "north": 1}


class Finger:
    """One finger on the pad, as the browser hears of it."""

    def __init__(self, person: Person) -> None:
        self.page = person.page
        self.session = person.context.new_cdp_session(person.page)
        box = person.page.get_by_role("group", name="You in the dark").bounding_box()
        assert box is not None
        self.x, self.y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
        self.half = box["height"] / 2

    def slide(self, *reaches: float, down: float = -1, lift: bool = True) -> None:
        """From the middle outwards, so many parts of half the pad's height."""
        self._touch("touchStart", 0)
        for reach in reaches:
            self._touch("touchMove", reach * self.half * down)
        if lift:
            self._touch("touchEnd", None)

    def _touch(self, kind: str, dy: float | None) -> None:
        points = [] if dy is None else [{"x": self.x, "y": self.y + dy}]
        self.session.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})


# --- everything at hand ---------------------------------------------------------------------------


def check_it_fits(person: Person) -> None:
    """The directions, what was heard and the actions lie within the screen, and nothing lies over another."""
    width, height = 360, 640
    names = ("N", "E", "S", "W")
    boxes = {side: direction(person, side).bounding_box() for side in names}
    boxes |= {f"action {n}": actions(person).nth(n).bounding_box() for n in range(actions(person).count())}
    boxes["heard"] = person.page.locator(".heard").bounding_box()
    boxes["prompt"] = person.prompt.bounding_box()
    found = {name: box for name, box in boxes.items() if box is not None}
    assert person.page.evaluate("scrollY") == 0
    assert not person.is_wider_than_the_screen()
    for name, box in found.items():
        assert box["x"] >= 0, name
        assert box["x"] + box["width"] <= width, name
        assert box["y"] + box["height"] <= height, name
        if name.startswith("action"):
            assert min(box["width"], box["height"]) >= 40, name
    assert cut_off(actions(person)) == []
    placed = list(found.items())
    for n, (name, one) in enumerate(placed):
        for other, two in placed[n + 1 :]:
            apart = (
                one["x"] + one["width"] <= two["x"] + 1
                or two["x"] + two["width"] <= one["x"] + 1
                or one["y"] + one["height"] <= two["y"] + 1
                or two["y"] + two["height"] <= one["y"] + 1
            )
            assert apart, (name, other)


@pytest.mark.rule("NY-INFO-03")
def test_a_whole_turn_fits_a_small_phone(people: People, glade: Glade) -> None:
    ada = people("Ada", url=glade.url, **SMALL)
    glade.sit(ada, "X=H1 1=D5 2=D3 3=G2", TREES, "", **{**FELT, "phase": "PRE", "cast": "climber - -"})
    feeler = Feeler(ada, 1, "touch")
    check_it_fits(ada)
    assert_live(ada, "sprint", "throw", "call")
    feeler.decide({"type": "PASS"})
    check_it_fits(ada)
    feeler.decide({"type": "STEP", "direction": "N"})
    feeler.decide({"type": "SEARCH"})
    check_it_fits(ada)
    expect(direction(ada, "N")).to_have_accessible_name("North: Bo. Step north.")
    expect(direction(ada, "E")).to_have_accessible_name("East: tree. Step east.")
    feeler.decide({"type": "STEP", "direction": "E"})  # it is there to be tried (NY-MOVE-11)
    expect(ada.page.locator(".heard")).to_contain_text("You run into a tree.")
    feeler.decide({"type": "STEP", "direction": "W"})
    expect(ada.prompt).to_contain_text("You have moved")
    expect(actions(ada).filter(has_text="End turn")).to_be_visible()  # its words were once cut off
    check_it_fits(ada)
    assert_live(ada, "sprint", "throw", "hide", "call")
    for side in "NESW":
        assert direction(ada, side).get_attribute("aria-disabled") is None
    expect(direction(ada, "E")).to_have_accessible_name("East, felt elsewhere: tree.")
    ada.page.locator("[data-deed=throw]").tap()
    expect(ada.page.get_by_role("group", name="Which way?")).to_be_visible()
    expect(direction(ada, "S")).to_have_accessible_name("South, felt elsewhere: open. Throw a rock south.")
    ada.page.keyboard.press("Escape")
    ada.page.locator("[data-deed=call]").tap()  # it is there to be tried, too
    expect(ada.page.locator(".heard")).to_contain_text("That does not work: you are not in the car")
    check_it_fits(ada)
    ada.page.locator("[data-deed=throw]").tap()
    direction(ada, "S").tap()
    expect(ada.page.locator(".heard")).to_contain_text("The rock flies south")
    check_it_fits(ada)


def assert_live(person: Person, *names: str) -> None:
    for name in names:
        assert person.page.locator(f"[data-deed={name}]").get_attribute("aria-disabled") == "false", name


def test_answers_fit_a_small_phone(people: People, glade: Glade) -> None:
    ada = people("Ada", url=glade.url, **SMALL)
    glade.sit(ada, "X=D3 1=D5 2=H8", "", "STEP(N)", phase="MOVE", cast="boxer -")
    expect(direction(ada, "N")).to_have_accessible_name("North: hunter.")
    answers = ada.page.get_by_role("group", name="Your answer").get_by_role("button")
    expect(answers).to_have_count(3)
    for n in range(3):
        box = answers.nth(n).bounding_box()
        assert box is not None
        assert box["y"] + box["height"] <= 640
    check_it_fits(ada)


# --- feeling --------------------------------------------------------------------------------------


def test_a_finger_feels_and_then_steps(people: People, glade: Glade) -> None:
    ada = in_the_wood(people, glade, **SMALL)
    finger = Finger(ada)
    forget(ada)
    finger.slide(0.4, 0.5)
    assert heard(ada, "sound") == [{"kind": "sound", "cue": "friend", "from": NORTH}]
    assert heard(ada, "vibrate") == [{"kind": "vibrate", "pattern": [24, 70, 24]}]
    assert heard(ada, "say")[-1]["text"] == "North: Bo."
    finger.slide(0.4, down=1)
    assert heard(ada, "say")[-1]["text"] == "South: open."
    finger.slide(0.4, 1.0, 0.1)  # back to the middle: nothing is meant
    check_decisions(ada, 0)
    expect(ada.page.locator(".pad .hint")).to_have_count(0)
    finger.slide(0.4, 1.0, down=1, lift=False)
    expect(ada.page.get_by_text("Let go: one step")).to_be_visible()
    finger._touch("touchEnd", None)
    expect(ada.prompt).to_contain_text("You have moved")
    check_decisions(ada, 1)


def test_the_forest_guide_feels_two_spaces(people: People, glade: Glade) -> None:
    ada = in_the_wood(people, glade, cast="guide - -", **SMALL)
    expect(direction(ada, "W")).to_have_accessible_name("West: rock, then open. Step west.")
    finger = Finger(ada)
    forget(ada)
    finger.slide(0.4, 0.7)
    assert [(one["cue"], one["from"]["north"]) for one in heard(ada, "sound")] == [("friend", 1), ("open", 1)]


def test_a_mouse_feels_by_resting_and_steps_by_clicking(people: People, glade: Glade) -> None:
    ada = in_the_wood(people, glade)
    forget(ada)
    direction(ada, "E").hover()
    assert heard(ada, "sound") == [{"kind": "sound", "cue": "tree", "from": {"east": 1, "north": 0}}]
    direction(ada, "S").click()
    expect(ada.prompt).to_contain_text("You have moved")


def test_hands_go_round_and_can_go_round_again(people: People, glade: Glade) -> None:
    """F searches where that is allowed, and goes through the last search where it is not (NY-INFO-10)."""
    ada = in_the_wood(people, glade)
    forget(ada)
    ada.page.keyboard.press("f")
    expect(ada.page.locator(".heard")).to_contain_text("You feel around. North: Bo;")
    sounds = [(one["cue"], one["from"], one.get("after", 0)) for one in heard(ada, "sound")]
    assert [cue for cue, _, _ in sounds] == ["friend", "tree", "open", "rock"]
    assert [place["east"] for _, place, _ in sounds] == [0, 1, 0, -1]
    times = [after for _, _, after in sounds]
    assert times == sorted(times)
    ada.page.keyboard.press("ArrowDown")
    expect(ada.prompt).to_contain_text("You have moved")
    ada.page.keyboard.press("r")
    ada.page.keyboard.press("ArrowDown")
    expect(ada.page.locator(".heard")).to_contain_text("You sprint")
    check_decisions(ada, 3)
    ada.page.keyboard.press("f")  # not after a sprint
    assert heard(ada, "say")[-1]["text"].startswith("Elsewhere you felt: north Bo; east tree;")
    check_decisions(ada, 3)


# --- several decisions ----------------------------------------------------------------------------


def decided(person: Person) -> list[str]:
    return [
        one["fact"]["type"]
        for update in person.messages("update")
        for entry in update["entries"]
        for one in entry["happenings"]
    ]


def test_a_turn_typed_ahead(people: People, glade: Glade) -> None:
    """Two steps and the end; each is a decision of its own."""
    ada = people("Ada", url=glade.url)
    glade.sit(ada, "X=H1 1=D6 2=H8", "", "", phase="PRE")
    for key in ("ArrowUp", "ArrowUp", "e"):
        ada.page.keyboard.press(key)
    expect(ada.prompt).to_contain_text("Bo is thinking")
    check_decisions(ada, 4)
    assert [fact for fact in decided(ada) if fact in ("Step", "TurnEnd")] == ["Step", "Step", "TurnEnd"]


def test_one_slide_makes_two_steps_and_news_stops_it(people: People, glade: Glade) -> None:
    ada = people("Ada", url=glade.url, **SMALL)
    ada.context.add_init_script(HEARD)
    others = glade.sit(ada, "X=H1 1=D6 2=H8", "D4-D5", "", phase="PRE")
    Finger(ada).slide(0.4, 1.0, 1.4)
    expect(ada.prompt).to_contain_text("second step")
    expect(ada.page.locator(".heard")).to_contain_text("You run into a tree")
    Finger(ada).slide(0.5, 1.4, down=1)
    expect(ada.prompt).to_contain_text("You have moved")
    assert "What you meant to do next is dropped." in [one["text"] for one in heard(ada, "say")]
    others.say(2, "stay there")
    expect(ada.page.locator(".said")).to_contain_text("Bo: stay there")


# --- keys -----------------------------------------------------------------------------------------


def test_keys_are_told_in_the_help(people: People, glade: Glade) -> None:
    ada = in_the_wood(people, glade)
    ada.page.keyboard.press("?")
    table = ada.page.get_by_role("dialog", name="How to play").get_by_role("table", name="The Hunted")
    for key in ("Arrow keys, or W A S D", "Shift + arrow", "F", "H", "C", "E", "T", "Q"):
        expect(table.get_by_role("rowheader", name=key, exact=True)).to_be_visible()
    ada.page.keyboard.press("Escape")
    ada.page.locator("#main").focus()
    stops = []
    while len(stops) < 8 and stops[-1:] != ["Stop here"]:  # every list is a few keys away
        ada.page.keyboard.press("Tab")
        stops.append(ada.page.evaluate("document.activeElement.firstChild?.textContent.trim()"))
    assert stops[-1] == "Stop here", stops


def test_some_turns_by_keys_alone(people: People) -> None:
    ada = people("Ada")
    sit_among_bots(ada, 1, "random")
    feeler = Feeler(ada, 1)
    feeler.play(12)
    assert len(set(feeler.done)) >= 4


def sit_among_bots(person: Person, seed: int, friends: str = "huddle") -> None:
    bots = [{"kind": "bot", "bot": "stalker@map=SC-01", "name": "Hal"}, person.me()]
    bots += [{"kind": "bot", "bot": friends, "name": name} for name in ("Bo", "Cyril")]
    hunter = ("axe", "mage", "simple")[seed % 3]
    table = make_table(person, bots, characters="choose", hunter=hunter, memory=f"M{seed % 4}")
    person.page.goto(f"/t/{table}")


def test_a_whole_game_by_touch(people: People) -> None:
    """Against the Mage, whose games are the shortest."""
    ada = people("Ada", **SMALL)
    sit_among_bots(ada, 1, "random")
    Feeler(ada, 2, "touch").play_to_the_end()


@pytest.mark.soak
@pytest.mark.parametrize("by", ["keys", "touch"])
@pytest.mark.parametrize("seed", range(3, 9))
def test_whole_games(people: People, by: str, seed: int) -> None:
    ada = people("Ada", **(SMALL if by == "touch" else {}))
    sit_among_bots(ada, seed)
    Feeler(ada, seed, by).play_to_the_end()
