"""Nothing that calls people tells of the dark: title, favicon, badge, sound, notification and list of a Hunted.

The Hunter decides several times unheard in one world and never in the other; what the page shows and does is alike.
"""

from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import People
from tests.browser.glade import Glade
from tests.browser.test_calls import LISTENS, LOOKS_AWAY, shown, wants_notes
from tests.server.hunts import CASES

pytestmark = pytest.mark.rule("NY-INFO-05", "NY-ANN-28")
WALK = next(case for case in CASES if case[0] == "the simple Hunter walks")
WATCHES = """
window.seen = [];
addEventListener('DOMContentLoaded', () => {
  const look = () => {
    const icon = document.querySelector('link[rel=icon]')?.getAttribute('href');
    const now = JSON.stringify([document.title, icon, window.badges.at(-1) ?? 0]);
    if (window.seen.at(-1) !== now) window.seen.push(now);
  };
  new MutationObserver(look).observe(document.head, { subtree: true, childList: true, attributes: true, characterData: true });
  look();
});
"""


def night(people: People, glade: Glade, world: int) -> tuple[dict[str, Any], int]:
    """Ada, who looks away, hears of the Hunter's walk."""
    _, pieces, fields, trees, _, prefers = WALK
    ada = people("Ada", url=glade.url, permissions=["notifications"])
    ada.context.add_init_script(LISTENS)
    ada.context.add_init_script(WATCHES)
    others = glade.sit(ada, pieces, trees[world], seat=1, **fields)
    expect(ada.prompt).to_contain_text("Bo is thinking")
    wants_notes(ada)
    ada.page.evaluate(LOOKS_AWAY)
    home = ada.context.new_page()
    home.goto("/yours")
    listed = home.get_by_role("list", name="Tables you sit at")
    before = listed.inner_text()
    ada.page.evaluate("window.seen.length = 0; window.lampblackHeard.length = 0")

    others.decide(2, "END")
    hidden = 0
    if others.now(0)["legal"]:  # the Hunter has a choice, and nobody hears of it
        home.reload()
        expect(listed).to_have_text(before, use_inner_text=True)
        assert ada.page.evaluate("window.seen") == []
        assert ada.page.evaluate("window.lampblackHeard.filter(({ kind }) => kind === 'sound')") == []
        hidden = others.hunt(*prefers)
    expect(ada.page).to_have_title("Your turn: Nyctophobia")
    notes = shown(ada, 1)
    assert notes[0].pop("data")["path"].startswith("/t/")
    calls = ada.page.evaluate("window.lampblackHeard.filter(({ cue }) => cue === 'call').length")
    home.reload()
    expect(listed).not_to_have_text(before, use_inner_text=True)
    told = {
        "seen": ada.page.evaluate("window.seen"),
        "notes": notes,
        "calls": calls,
        "list": listed.inner_text(),
    }
    home.close()
    return told, hidden


def test_the_hunter_s_walk_calls_alike(people: People, glade: Glade) -> None:
    (one, many), (other, few) = night(people, glade, 0), night(people, glade, 1)
    assert many != few
    assert one == other
    assert one["calls"] == 1
    assert one["notes"] == [{"title": "It is your turn at Nyctophobia", "body": ""}]
