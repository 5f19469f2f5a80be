"""The Stygian Society's tower on the page: what comes out is the drop's outcome, and what stays is seen inside."""

import re
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import People
from tests.browser.person import Person
from tests.browser.society import choices, climb, settle, to_the_action
from tests.browser.test_axe import objections
from tests.browser.test_phone import PHONE
from tests.browser.watch import Watch

Fact = dict[str, Any]

DRAWN = """
(() => {
  const drawn = (window.drawn = []);
  new MutationObserver((changes) => {
    for (const { target } of changes) if (drawn.at(-1) !== target.dataset.drawn) drawn.push(target.dataset.drawn);
  }).observe(document, { subtree: true, attributeFilter: ['data-drawn'] });
})()
"""

PLAY = """
([table, drops]) => new Promise((done, failed) => {
  const socket = new WebSocket(`${location.origin.replace('http', 'ws')}/api/tables/${table}/ws?seat=0`);
  const send = (message) => socket.send(JSON.stringify(message));
  let fallen = 0;
  let sent = -1;
  socket.onerror = () => failed(new Error('no connection'));
  socket.onmessage = ({ data }) => {
    const message = JSON.parse(data);
    if (message.type === 'error' && message.code === 'too-fast') sent = -1;
    if (message.type !== 'update') return;
    for (const { happenings = [] } of message.entries)
      for (const { fact } of happenings) fallen += fact.type === 'CubesFell';
    const { legal, seq, outcome } = message.now;
    if (outcome) return done(fallen);
    if (legal.length === 0 || sent === seq) return;
    sent = seq;
    const named = (part) => legal.find(({ text }) => text.includes(part));
    const wished = fallen < drops ? named('muster') ?? named('STOP') : named('regroup');
    const { action } = wished ?? legal[seq % legal.length];
    send({ type: 'decide', id: String(seq), seq: seq + 1, action });
  };
})
"""


def drawn(person: Person) -> list[str]:
    """What has been on the canvas, by where it lay, since this was last asked."""
    seen: list[str] = person.page.evaluate("window.drawn.splice(0)")
    return seen


def lying(fact: Fact) -> str:
    return f"hand 0, tower {fact['inside']}, field {fact['field']}, crypt {fact['crypt']}"


def finished(person: Person, drops: int) -> tuple[str, list[tuple[int, Fact]]]:
    """A game with so many drops that is over; all of them, each with the number of its moment."""
    table = climb(person, person.me())
    person.page.evaluate(PLAY, [table, drops])
    replay = person.context.request.get(f"{person.url}/api/tables/{table}/replay").json()
    falls = [
        (moment, happening["fact"])
        for moment, frame in enumerate(replay["frames"])
        for happening in frame["happenings"]
        if happening["fact"]["type"] == "CubesFell"
    ]
    return table, falls


def check_drops(people: People, count: int) -> None:
    """Each drop of a replay, told step by step: the picture after it is what the log says, cube by cube."""
    ada = people("Ada", reduced_motion="no-preference", viewport={"width": 1280, "height": 800})
    ada.context.add_init_script(DRAWN)
    Watch(ada, pace="fast")
    seen: list[str] = []
    while len(seen) < count:  # a game may be over sooner
        seen += check_game(ada, count - len(seen))
    assert len(set(seen)) > count / 2, "drops that differ"


def check_game(ada: Person, most: int) -> list[str]:
    """The drops of one game, as they are seen to lie."""
    table, falls = finished(ada, most)
    ada.page.goto(f"/t/{table}/replay")
    ada.page.get_by_label("Speed").select_option("8×")
    slider = ada.page.get_by_role("slider")
    for moment, fact in falls[-most:]:
        slider.fill(str(moment - 1))
        drawn(ada)
        ada.page.get_by_role("button", name="Next").click()
        ada.page.wait_for_function("expected => window.drawn.includes(expected)", arg=lying(fact))
    return [lying(fact) for _, fact in falls[-most:]]


@pytest.mark.rule("SS-TOW-22")
def test_ten_drops_come_out_as_the_log_says(people: People) -> None:
    check_drops(people, 10)


@pytest.mark.soak
@pytest.mark.rule("SS-TOW-22")
def test_fifty_drops_come_out_as_the_log_says(people: People) -> None:
    check_drops(people, 50)


def muster(ada: Person) -> Fact:
    """A drop of four cubes and the peril cubes, shown to its end; what the log says of it."""
    to_the_action(ada)
    choices(ada).filter(has_text="Muster").click()
    expect(ada.prompt).to_contain_text("4 wild cubes")
    drawn(ada)
    choices(ada).first.click()
    expect(ada.page.locator("[data-behind]")).to_have_count(0)
    expect(ada.prompt).not_to_contain_text("4 wild cubes")
    settle(ada)
    facts = [
        one["fact"]
        for update in ada.messages("update")
        for entry in update["entries"]
        for one in entry.get("happenings", [])
    ]
    falls: list[Fact] = [fact for fact in facts if fact["type"] == "CubesFell"]
    return falls[-1]


def test_a_drop_is_seen_heard_told_and_watched_again(people: People) -> None:
    """Held, fallen, lying; the sentence comes when they lie; a reload shows the same inside."""
    ada = people("Ada", reduced_motion="no-preference", viewport={"width": 1280, "height": 800})
    ada.context.add_init_script(DRAWN)
    watch = Watch(ada, pace="fast")
    climb(ada, ada.me())
    fact = muster(ada)
    held = f"hand {fact['dropped']}, tower 0, field 0, crypt 0"
    seen = drawn(ada)
    assert seen.index(held) < seen.index(lying(fact))
    heard = ada.page.evaluate("window.lampblackHeard")
    told = next(n for n, one in enumerate(heard) if "In the tower:" in one.get("text", ""))
    knocks = [n for n, one in enumerate(heard) if one.get("cue") == "wood"]
    assert len(knocks) >= 3
    assert max(knocks) < told, "nothing is said before it lies there"
    watch.check_present()

    tower = ada.page.get_by_role("group", name="tower")
    tower.get_by_text("In words").click()
    lines = tower.get_by_role("listitem").filter(has_text=re.compile(r"^A \w+ cube")).all_inner_texts()
    assert len(lines) == sum(map(int, re.findall(r"\d", fact["dropped"])))
    out = sum(map(int, re.findall(r"\d", fact["field"] + fact["crypt"])))
    assert sum("falls" in line for line in lines) == out

    drawn(ada)
    tower.get_by_role("button", name="Watch again").click()
    ada.page.wait_for_function("expected => window.drawn.includes(expected)", arg=lying(fact))
    assert objections(ada) == []

    inside = f"tower {fact['inside']},"
    ada.page.reload()
    ada.page.wait_for_function("expected => window.drawn.some((one) => one.includes(expected))", arg=inside)
    expect(tower.get_by_role("img", name=re.compile("^The tower. Inside: "))).to_be_visible()


def test_with_less_motion_one_sees_before_and_after(people: People) -> None:
    ada = people("Ada", viewport={"width": 1280, "height": 800})
    ada.context.add_init_script(DRAWN)
    Watch(ada, pace="fast")
    climb(ada, ada.me())
    frames = "window.frames_drawn = 0; const clear = CanvasRenderingContext2D.prototype.clearRect;"
    count = "CanvasRenderingContext2D.prototype.clearRect = function (...a) { window.frames_drawn++; clear.apply(this, a); }"
    ada.page.evaluate(f"() => {{ {frames} {count} }}")
    fact = muster(ada)
    seen = drawn(ada)
    assert seen.index(f"hand {fact['dropped']}, tower 0, field 0, crypt 0") < seen.index(lying(fact))
    cues = [one.get("cue") for one in ada.page.evaluate("window.lampblackHeard")]
    assert "clatter" in cues
    assert "wood" not in cues
    ada.page.wait_for_timeout(100)
    drawn_before = ada.page.evaluate("window.frames_drawn")
    ada.page.wait_for_timeout(200)
    assert ada.page.evaluate("window.frames_drawn") == drawn_before, "nothing is drawn between drops"


def test_the_odds_are_told_before_one_commits(people: People) -> None:
    ada = people("Ada", viewport={"width": 1280, "height": 800})
    climb(ada, ada.me())
    to_the_action(ada)
    odds = ada.page.get_by_role("region", name="The odds of the drop")
    choices(ada).filter(has_text="Muster").hover()
    expect(odds).to_contain_text("Muster")
    expect(odds.get_by_role("row", name="red")).to_contain_text("50")
    expect(odds.get_by_role("row", name="blue")).to_contain_text("0–94")
    choices(ada).filter(has_text="Regroup").hover()
    expect(odds).to_contain_text("Nothing is dropped.")
    choices(ada).filter(has_text="Muster").click()
    expect(ada.prompt).to_contain_text("4 wild cubes")
    choices(ada).first.hover()
    expect(odds.get_by_role("row", name="blue").get_by_role("cell").first).to_have_text("94")
    assert objections(ada) == []


def test_the_odds_on_a_phone(people: People) -> None:
    """Where nothing can rest on a choice without taking it."""
    ada = people("Ada", **PHONE)
    climb(ada, ada.me())
    to_the_action(ada)
    ada.button("The odds of Muster").tap()
    expect(ada.page.get_by_role("region", name="The odds of the drop")).to_contain_text("Muster")
    expect(ada.prompt).to_contain_text("declare an action")
    assert not ada.is_wider_than_the_screen()
    assert objections(ada) == []
