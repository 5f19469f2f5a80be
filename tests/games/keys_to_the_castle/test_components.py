"""Section 2.1: what is in the box."""

import re
from collections import Counter

import pytest

from lampblack.games.keys_to_the_castle.model.actions import NONE
from lampblack.games.keys_to_the_castle.rules.doors import open_door
from lampblack.kernel.answers import Malformed
from lampblack.kernel.chance import SeededChance
from lampblack.kernel.playout import options_of
from lampblack.testkit.laws import walk
from lampblack.testkit.spy import Spy
from tests.games.keys_to_the_castle.castle import GAME, alder
from tests.games.keys_to_the_castle.subject import KEYS

DECK = {"KR": 7, "KB": 7, "KG": 7, "KY": 7, "SK": 10, "PL": 6, "SP": 5, "HS": 3, "NT": 2}


@pytest.mark.rule("KC-COMP-01")
def test_two_three_or_four_play() -> None:
    for players in ("2", "3", "4"):
        state = GAME.setup({"players": players}, SeededChance(1))
        assert len(state.observe(0).players) == int(players)
    for players in ("0", "1", "5", "-2", "two", ""):
        with pytest.raises(Malformed, match="players"):
            GAME.setup({"players": players}, SeededChance(1))
        with pytest.raises(Malformed, match="KC-COMP-01"):
            GAME.from_text(f"keys-to-the-castle\nplayers: {players}")


@pytest.mark.rule("KC-COMP-02")
def test_a_character_changes_nothing_but_the_looks() -> None:
    usual = walk(KEYS, {"players": "3"}, 4, 80)
    other = walk(KEYS, {"players": "3", "characters": "locksmith page alchemist"}, 4, 80)
    assert [d.action for d in usual.lines] == [d.action for d in other.lines]
    texts = [table.state.to_text().splitlines() for table in (usual, other)]
    differing = [(a, b) for a, b in zip(*texts) if a != b]
    assert differing == [("characters: baker falconer minstrel", "characters: locksmith page alchemist")]
    names = {"baker", "falconer", "minstrel", "alchemist", "page", "locksmith"}
    assert len(names) == 6
    for name in names:
        others = sorted(names - {name})[:1]
        GAME.setup({"characters": f"{name} {others[0]}"}, SeededChance(1))
    with pytest.raises(Malformed, match="KC-COMP-02"):
        GAME.setup({"characters": "baker dragon"}, SeededChance(1))
    with pytest.raises(Malformed, match="characters"):
        GAME.setup({"characters": "baker"}, SeededChance(1))


@pytest.mark.rule("KC-COMP-03")
def test_no_character_twice() -> None:
    with pytest.raises(Malformed, match="KC-COMP-03"):
        GAME.setup({"characters": "baker baker"}, SeededChance(1))
    usual = GAME.setup({"players": "4"}, SeededChance(1)).observe(0).players
    assert len({player.character for player in usual}) == 4


@pytest.mark.rule("KC-COMP-04", "KC-COMP-05", "KC-COMP-08")
@pytest.mark.parametrize("seed", range(3))
def test_forty_doors_in_four_colours(seed: int) -> None:
    state = GAME.setup({}, SeededChance(seed))
    spy = Spy(SeededChance(seed))
    for cell in range(40):
        open_door(state, cell, NONE, spy, None)
    tiles = state.observe(0).tiles
    assert Counter(tile.colour for tile in tiles) == {"R": 10, "B": 10, "G": 10, "Y": 10}
    assert Counter(tile.kind for tile in tiles) == {
        "OPEN": 24,
        "BARRED": 8,
        "EXTRA_KEY": 4,
        "EXTRA_TURN": 4,
    }
    for colour in "RBGY":
        kinds = Counter(tile.kind for tile in tiles if tile.colour == colour)
        assert kinds == {"OPEN": 6, "BARRED": 2, "EXTRA_KEY": 1, "EXTRA_TURN": 1}


@pytest.mark.rule("KC-COMP-06")
def test_fifty_four_cards() -> None:
    spy = Spy(SeededChance(1))
    GAME.setup({}, spy)
    first_draw = next(weights for what, _, weights in spy.asked if what == "draw")
    assert first_draw == DECK
    assert sum(DECK.values()) == 54


@pytest.mark.rule("KC-COMP-07")
def test_cards_of_a_face_are_interchangeable() -> None:
    table = alder(hands=["KB KB KB SK"])
    assert set(table.legal("DISCARD")) == {"DISCARD(KB)", "DISCARD(SK)"}
    assert len(set(table.legal())) == len(table.legal())
    table.play("DISCARD(KB)")
    assert table.hand(0) == "KB KB SK"


def turn_colours(text: str) -> str:
    """Every red door and Key becomes blue, blue green, green yellow, yellow red."""
    after = dict(zip("RBGY", "BGYR"))
    text = re.sub(r"\b([RBGY])(?=[#oxkt/][.NP][.0-3])", lambda found: after[found[1]], text)
    return re.sub(r"\bK([RBGY])\b", lambda found: f"K{after[found[1]]}", text)


@pytest.mark.rule("KC-COMP-08")
@pytest.mark.parametrize("seed", range(6))
def test_no_rule_distinguishes_colours(seed: int) -> None:
    state = walk(KEYS, {"players": str(2 + seed % 3)}, seed, 60 + seed).state
    turned = GAME.from_text(turn_colours(state.to_text()))
    assert turned != state
    assert {turn_colours(action.text) for action in options_of(state)} == {a.text for a in options_of(turned)}
