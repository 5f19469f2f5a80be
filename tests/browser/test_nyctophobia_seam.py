"""Everything that goes through the seam of a Hunted's page follows from what that seat is told (NY-INFO-05).

Pairs of worlds sound alike: what takes itself in one is decided step by step in the other, with pauses between. The
page's clock stands still meanwhile and then runs the same time in both; what was said, sounded, shaken and read aloud
is compared with its order and its moments.
"""

import time
from collections.abc import Callable
from functools import partial
from typing import Any

import pytest

from tests.browser.conftest import People
from tests.browser.glade import Glade
from tests.browser.person import Person
from tests.server.test_dark_streams import CASES

pytestmark = pytest.mark.rule("NY-INFO-05", "NY-ANN-27", "NY-ANN-28")
LISTEN = """
window.lampblackHeard = [];
window.lampblackHeard.push = function (signal) {
  return Array.prototype.push.call(this, { ...signal, at: Math.round(performance.now()) });
};
localStorage.setItem('lampblack.settings', JSON.stringify({ voice: true, vibration: true, pace: 'normal' }));
"""
STORY = 8_000
"""Milliseconds in which every story is told, and after which no connection is missed yet."""


class Listener:
    """Bo, whose time stands still until it is let run."""

    def __init__(self, people: People, glade: Glade, pieces: str, trees: str, fields: dict[str, str]) -> None:
        self.person: Person = people(f"Bo of {trees}", url=glade.url, reduced_motion="no-preference")
        self.page = self.person.page
        self.person.context.add_init_script(LISTEN)
        self.page.clock.install(time=0)
        self.person.name = "Bo"
        self.others = glade.sit(self.person, pieces, trees, seat=2, **{"memory": "M1", **fields})
        self.page.keyboard.press("Shift")  # sound wants a gesture
        self.page.clock.pause_at(20_000)
        self.page.evaluate("window.lampblackHeard.length = 0")

    def run(self) -> None:
        self.page.clock.run_for(STORY)

    def heard(self) -> list[dict[str, Any]]:
        signals: list[dict[str, Any]] = self.page.evaluate("window.lampblackHeard")
        return signals

    def updates(self) -> int:
        return len(self.person.messages("update"))

    def has_heard_since(self, updates: int) -> bool:
        return self.updates() > updates

    def wait(self, until: Callable[[], bool]) -> None:
        """In everybody else's time."""
        for _ in range(1000):
            if until():
                return
            time.sleep(0.01)
            self.page.evaluate("0")
        raise AssertionError("nothing comes of it")


def live(listener: Listener, script: list[str], prefers: tuple[str, ...], pause: float) -> int:
    """The Hunted decide as scripted, each as asked, Bo at the page; the Hunter in between. How often the Hunter did."""
    hunted = 0
    for text in script:
        before = listener.updates()
        if listener.others.now(1)["legal"]:
            listener.others.decide(1, text)
        else:
            assert text == "END"
            listener.page.keyboard.press("e")
            listener.wait(lambda: len(listener.person.messages("accepted")) > 0)
        while True:
            now = listener.others.now(0)
            if not now["legal"]:
                break
            texts = [option["text"] for option in now["legal"]]
            listener.others.decide(0, next((text for text in prefers if text in texts), texts[0]))
            hunted += 1
            time.sleep(pause)
        listener.wait(partial(listener.has_heard_since, before))
        listener.run()
    return hunted


SHORT = ("a counter-attack",)


@pytest.mark.parametrize(
    ("name", "pieces", "fields", "trees", "script", "prefers"),
    [
        pytest.param(*case, id=str(case[0]), marks=[] if case[0] in SHORT else pytest.mark.soak)
        for case in CASES
    ],
)
def test_worlds_that_sound_alike_sound_alike(
    people: People,
    glade: Glade,
    name: str,
    pieces: str,
    fields: dict[str, str],
    trees: tuple[str, str],
    script: list[str],
    prefers: tuple[str, ...],
) -> None:
    pair = [Listener(people, glade, pieces, each, fields) for each in trees]
    hunted = [
        live(listener, script, prefers, pause) for listener, pause in zip(pair, (0.0, 0.05), strict=True)
    ]
    assert hunted[0] != hunted[1], "by different numbers of decisions"
    heard = [listener.heard() for listener in pair]
    kinds = {signal["kind"] for signal in heard[0]}
    assert {"say", "sound", "voice"} <= kinds
    says = [signal["at"] for signal in heard[0] if signal["kind"] == "say"]
    assert len(set(says)) > 1 or len(says) == 1, "a story takes its time"
    assert heard[0] == heard[1]
