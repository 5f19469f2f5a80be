"""The Stygian Society between two decisions: one picture after the other, and nobody is asked before the last."""

import re
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import People
from tests.browser.person import Person
from tests.browser.society import choices, climb, settle, to_the_action, touch
from tests.browser.watch import Watch

PICTURES = """
(() => {
  const pictures = (window.pictures = []);
  const text = (selector) => document.querySelector(selector)?.innerText.replace(/\\s+/g, ' ') ?? '';
  const look = () => {
    if (document.querySelector('[data-behind]') === null) return;
    const lines = [...document.querySelectorAll('[aria-label="Story so far"] li')];
    const picture = {
      line: lines.at(-1)?.textContent ?? '',
      wounds: text('.tracks .wounds dd'),
      peril: text('.tracks .peril dd'),
      bank: text('[data-zone=bank]'),
      field: text('[data-zone=field]'),
      tower: text('[data-zone=tower] ul'),
      choices: document.querySelectorAll('[data-choice], .target').length,
    };
    if (JSON.stringify(pictures.at(-1)) !== JSON.stringify(picture)) pictures.push(picture);
  };
  new MutationObserver(look).observe(document, { subtree: true, childList: true, characterData: true });
})()
"""
Picture = dict[str, Any]


def come(people: People, **settings: str | None) -> tuple[Person, Watch]:
    ada = people("Ada", reduced_motion="no-preference", viewport={"width": 1280, "height": 800})
    ada.context.add_init_script(PICTURES)
    return ada, Watch(ada, **settings)


def pictures(ada: Person) -> list[Picture]:
    """What was seen while the page was behind, since this was last asked."""
    seen: list[Picture] = ada.page.evaluate("window.pictures.splice(0)")
    return seen


def count(track: str) -> int:
    found = re.match(r"\d+", track)
    assert found is not None, track
    return int(found[0])


def muster(ada: Person) -> list[dict[str, Any]]:
    """A drop of four cubes, which every hero can have; what the server tells of it."""
    to_the_action(ada)
    heard = len(ada.messages("update"))
    pictures(ada)
    choices(ada).filter(has_text="Muster").click()
    for _ in range(200):
        # Nobody is asked when the bank has no choice left.
        if "wild cubes" in ada.prompt.inner_text() and choices(ada).count():
            choices(ada).first.click()
            settle(ada)
        updates = ada.messages("update")[heard:]
        told = [
            one for update in updates for entry in update["entries"] for one in entry.get("happenings", [])
        ]
        if any(one["fact"]["type"] == "CubesFell" for one in told):
            return told
        ada.page.wait_for_timeout(25)
    raise AssertionError("nothing falls")


def check_the_drop(told: list[dict[str, Any]], seen: list[Picture]) -> None:
    """Sentence by sentence, with the cubes, wounds and peril that go with it."""
    sentences = [one["text"] for one in told]
    lines = list(dict.fromkeys(picture["line"] for picture in seen))
    assert [line for line in lines if line in sentences] == list(dict.fromkeys(sentences))
    assert all(picture["choices"] == 0 for picture in seen)

    facts = [one["fact"] for one in told]
    drop = next(n for n, fact in enumerate(facts) if fact["type"] == "CubesFell")
    at = {n: [picture for picture in seen if picture["line"] == sentences[n]][-1] for n in range(drop + 1)}
    assert "In hand" in at[drop - 1]["bank"]
    assert "In hand" not in at[drop]["bank"]
    assert any(at[drop - 1][place] != at[drop][place] for place in ("field", "tower"))
    for track, kind, by in (("wounds", "Wounded", "amount"), ("peril", "PerilChanged", "by")):
        changes = [n for n in range(drop, len(facts)) if facts[n]["type"] == kind]
        for n in changes:
            shown = [picture[track] for picture in seen if picture["line"] == sentences[n]]
            assert count(shown[-1]) == facts[n][track]
        for n in changes[:1]:
            assert count(at[drop][track]) == facts[n][track] - facts[n][by], "not before it happens"


@pytest.mark.soak
def test_gather_drop_and_the_enemies_come_one_after_the_other(people: People) -> None:
    """Turn after turn, until what lies there pays for an enemy's action."""
    ada, watch = come(people, pace="fast")
    climb(ada, ada.me())
    for _ in range(12):
        told = muster(ada)
        watch.wait_until_caught_up()
        check_the_drop(told, pictures(ada))
        watch.check_present()
        if any(one["fact"]["type"] == "PerilChanged" for one in told):
            return
        while not re.search("support card|declare an action", ada.prompt.inner_text()):
            choices(ada).first.click()
            settle(ada)
    raise AssertionError("no enemy acts")


def test_at_once_nobody_waits(people: People) -> None:
    ada, watch = come(people, pace="at once")
    climb(ada, ada.me())
    muster(ada)
    expect(ada.story).to_contain_text("In the tower:")
    ada.wait_until_up()
    assert watch.behind == 0
    assert pictures(ada) == []
    watch.check_present()


def test_a_skip_leads_to_the_present(people: People) -> None:
    ada, watch = come(people, pace="slow")
    climb(ada, ada.me())
    to_the_action(ada)
    choices(ada).filter(has_text="Muster").click()
    watch.wait_until_behind()
    ada.page.keyboard.press(".")
    expect(ada.prompt).to_contain_text("4 wild cubes")
    watch.check_present()


def test_bots_are_seen_to_act_before_one_is_asked(people: People) -> None:
    ada, watch = come(people, pace="at once", botPace="fast")
    climb(ada, ada.me(), *[{"kind": "bot", "bot": "random"}] * 2)
    for _ in range(60):
        if watch.behind > 0:
            break
        if ada.is_up():
            touch(ada)
        ada.page.wait_for_timeout(20)
    watch.wait_until_asked_by_the_server()
    expect(ada.prompt.get_by_text(re.compile("your turn|The end", re.IGNORECASE))).to_be_visible(
        timeout=60_000
    )
    turns = {picture["line"] for picture in pictures(ada) if picture["line"].startswith("Turn")}
    assert turns, "a bot's turn was seen to begin"
    watch.check_present()
