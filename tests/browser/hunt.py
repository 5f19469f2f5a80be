"""Where browser tests of the Hunter begin: a wood with three in it, and Hal's turn."""

from typing import Any

from tests.browser.conftest import People
from tests.browser.glade import Glade
from tests.browser.person import Person
from tests.browser.wood import HEARD, heard

WIDE = {"viewport": {"width": 1280, "height": 800}}
AT_ONCE = "localStorage.setItem('lampblack.settings', JSON.stringify({pace: 'at once'}))"
WOOD = "X=D3 1=D7 2=G5 3=A6"
TREES = "D3-E3 C4-D4 D5-D6 A5-A6"
CAST = {"cast": "boxer - guide", "phase": "POST", "active": "P3", "rocks": "B2"}


def hunting(people: People, glade: Glade, hand: str, look: dict[str, Any] = WIDE, **fields: str) -> Person:
    """It is Hal's turn with this hand: Cyril has just ended his."""
    hal = people("Hal", url=glade.url, **look)
    hal.context.add_init_script(AT_ONCE)
    hal.context.add_init_script(HEARD)
    others = glade.sit(hal, WOOD, TREES, "", seat=0, **{**CAST, "hand": hand, **fields})
    others.decide(3, "END")
    hal.wait_until_up()
    return hal


def said(person: Person) -> list[str]:
    return [signal["text"] for signal in heard(person, "say")]
