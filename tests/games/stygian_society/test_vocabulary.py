"""All actions of the game are a small, known set: what docs/stygian-society.md says of each kind holds."""

import re
from collections import defaultdict

from tests.games.stygian_society.walks import rich_position, walk

MOST = {
    "LINE": 9,
    "PAY": 6,
    "LUCK": 1,
    "TARGET": 437,
    "BOOST": 29,
    "WILD": 34,
    "CUBES": 29,
    "SHAKEN": 61,
    "BUYOFF": 126,
    "TRADE": 160,
    "CLEANSE": 48,
}
"""Of kinds that are put together of several things, in the standard pack; of the others, one for each card or hero."""
PLACE = re.compile(r"[FR]\d+")


def test_no_kind_of_action_has_more_texts_than_is_said() -> None:
    texts: defaultdict[str, set[str]] = defaultdict(set)
    for seed in range(60):
        for state in walk(rich_position(seed), f"words{seed}", 100):
            seat = state.asked()
            if seat is None:
                break
            for action in state.legal(seat):
                texts[action.name].add(action.text)
    assert {"LINE", "PAY", "TARGET", "WILD", "BUYOFF"} <= texts.keys()
    for name, found in texts.items():
        assert len(found) <= MOST.get(name, 108), name
    places = {place for text in texts["TARGET"] | texts["BOOST"] for place in PLACE.findall(text)}
    assert all(int(place[1:]) <= (19 if place[0] == "F" else 9) for place in places)
