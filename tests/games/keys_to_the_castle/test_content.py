"""Content packs: what is in the box can be changed, and then the game is another."""

import copy
import pickle
from pathlib import Path

import pytest

from lampblack.kernel.answers import Malformed
from lampblack.kernel.chance import SeededChance
from lampblack.kernel.playout import decide, options_of
from lampblack.kernel.record import Record
from lampblack.kernel.seat import EVERYTHING
from lampblack.kernel.session import Session, replay
from lampblack.testkit.laws import LAWS, walk
from lampblack.testkit.spy import Spy
from tests.games.keys_to_the_castle.castle import GAME
from tests.games.keys_to_the_castle.subject import KEYS

COMPONENTS = """
colours = ["R", "B", "G", "Y"]
doors = { OPEN = 6, BARRED = 2, EXTRA_KEY = 1, EXTRA_TURN = 1 }
cards = { KR = 7, KB = 7, KG = 7, KY = 7, SK = 10, PL = 6, SP = 5, HS = 3, NT = 2 }
"""


def write_pack(directory: Path, name: str, *changes: tuple[str, str]) -> Path:
    """The standard pack with some of its text replaced."""
    text = COMPONENTS
    for old, new in changes:
        assert old in text
        text = text.replace(old, new, 1)
    pack = directory / name
    pack.mkdir()
    (pack / "pack.toml").write_text(f'name = "{name}"\ngame = "keys-to-the-castle"\n')
    (pack / "components.toml").write_text(text)
    return pack


def test_the_standard_pack_is_that_of_the_rulebook(tmp_path: Path) -> None:
    """Read from another directory it deals the very same game."""
    name = GAME.bring(write_pack(tmp_path, "same"))
    dealt = [GAME.setup({"content": pack}, SeededChance(3)) for pack in ("standard", name)]
    assert dealt[0].observe(EVERYTHING) == dealt[1].observe(EVERYTHING)
    assert dealt[0] != dealt[1]  # they are of different packs nevertheless


@pytest.mark.rule("KC-COMP-06", "KC-INV-01")
def test_one_key_fewer_is_drawn_once_less(tmp_path: Path) -> None:
    name = GAME.bring(write_pack(tmp_path, "fewer-keys", ("KR = 7", "KR = 6")))
    spy = Spy(SeededChance(1))
    state = GAME.setup({"content": name}, spy)
    first = next(weights for what, _, weights in spy.asked if what == "draw")
    assert (first["KR"], sum(first.values())) == (6, 53)
    seven = state.to_text().replace("\nhand P0:", "\ndiscard: KR KR KR KR KR KR KR\nhand P0:")
    with pytest.raises(Malformed, match=r"KR, the deck has 6 \[KC-INV-01\]"):
        GAME.from_text(seven)


@pytest.mark.rule("KC-COMP-05", "KC-INFO-08")
def test_other_doors_turn_up_otherwise(tmp_path: Path) -> None:
    """Twelve tiles of each colour, nine of them barred: more stay out, and most are barred."""
    change = ("OPEN = 6, BARRED = 2", "OPEN = 1, BARRED = 9")
    name = GAME.bring(write_pack(tmp_path, "bars", change))
    spy = Spy(SeededChance(1))
    state = GAME.setup({"content": name, "first": "P0"}, spy)
    assert sum(state.observe(0).unused.values()) == 48 - 40
    door = next(action for action in options_of(state) if action.name == "OPEN")
    decide(state, door, spy)
    weights = next(weights for what, _, weights in spy.asked if what == "door")
    assert weights == {"OPEN": 1, "BARRED": 9, "EXTRA_KEY": 1, "EXTRA_TURN": 1}


def test_positions_records_and_copies_name_the_pack(tmp_path: Path) -> None:
    name = GAME.bring(write_pack(tmp_path, "named", ("NT = 2", "NT = 5")))
    table = Session(GAME, {"content": name}, SeededChance(2), ["Ada", "Bo"])
    table.play(options_of(table.state)[0].text)
    full = f"named@{GAME.digest({'content': name})}"
    assert f"\ncontent: {full}\n" in table.state.to_text()
    assert f"\ncontent: {full}\n" in table.record().to_text()
    assert GAME.from_text(table.state.to_text()) == table.state
    *_, last = replay(GAME, Record.from_text(table.record().to_text()))
    assert last.state == table.state == pickle.loads(pickle.dumps(table.state)) == copy.copy(table.state)


def test_what_names_no_pack_is_of_the_standard_one() -> None:
    table = Session(GAME, {}, SeededChance(2), [])
    assert "content" not in table.state.to_text()
    old = table.record()
    del old.options["content"]
    *_, last = replay(GAME, old)
    assert last.state == table.state


def test_the_digest_tells_packs_apart(tmp_path: Path) -> None:
    names = [
        GAME.bring(write_pack(tmp_path, name, ("HS = 3", f"HS = {name[-1]}"))) for name in ("hs1", "hs2")
    ]
    digests = {GAME.digest({"content": name}) for name in ["standard", *names]}
    assert len(digests) == 3
    with pytest.raises(Malformed, match="hs1@000000000000 is asked for, but the pack here is hs1@"):
        GAME.setup({"content": "hs1@000000000000"}, SeededChance(1))


def test_an_unknown_pack_is_refused_with_those_there_are() -> None:
    with pytest.raises(Malformed, match="there is no pack 'cellar' here, only standard"):
        GAME.setup({"content": "cellar"}, SeededChance(1))


def test_the_laws_hold_with_another_pack(tmp_path: Path) -> None:
    change = ("SK = 10, PL = 6, SP = 5, HS = 3, NT = 2", "SK = 3, PL = 15, SP = 15, HS = 0, NT = 15")
    name = GAME.bring(write_pack(tmp_path, "crowded", change))
    for seed in range(3):
        state = walk(KEYS, {"players": str(2 + seed), "content": name}, seed, 250).state
        for law in LAWS:
            law(KEYS, state, seed)


@pytest.mark.parametrize(
    ("change", "field", "problem"),
    [
        (('"R", "B", "G", "Y"', '"R", "B", "G"'), "colours", "are R, B, G, Y [KC-COMP-08]"),
        (("BARRED = 2", "BARRED = 1"), "doors", "9 tiles in each colour do not fill"),
        (("BARRED = 2", "BARRED = 2, LOCKED = 1"), "doors.LOCKED", "is none of OPEN, BARRED, EXTRA_KEY"),
        (("OPEN = 6, ", ""), "doors.OPEN", "None is not a whole number from 0 to 15 [KC-COMP-05]"),
        (("SK = 10", "SK = -1"), "cards.SK", "-1 is not a whole number from 0 to 15 [KC-COMP-06]"),
        (("SK = 10", "SK = 16"), "cards.SK", "16 is not a whole number"),
        (("SK = 10", "SK = true"), "cards.SK", "True is not a whole number"),
        (("NT = 2", 'NT = "two"'), "cards.NT", "'two' is not a whole number"),
        (("cards = {", "crads = {"), "cards", "is missing, or no table [KC-COMP-06]"),
    ],
)
def test_a_broken_pack_is_refused_with_record_and_rule(
    tmp_path: Path, change: tuple[str, str], field: str, problem: str
) -> None:
    with pytest.raises(Malformed) as caught:
        GAME.bring(write_pack(tmp_path, "broken", change))
    assert caught.value.field == f"components.toml {field}"
    assert problem in caught.value.problem


@pytest.mark.rule("KC-DECK-05")
def test_a_draw_must_never_fail(tmp_path: Path) -> None:
    few = ("KR = 7, KB = 7, KG = 7, KY = 7, SK = 10", "KR = 3, KB = 3, KG = 3, KY = 3, SK = {}")
    GAME.bring(write_pack(tmp_path, "enough", (few[0], few[1].format(2))))
    with pytest.raises(
        Malformed, match=r"13 Keys and Skeleton Keys are too few .* 14 are needed \[KC-DECK-05\]"
    ):
        GAME.bring(write_pack(tmp_path, "scarce", (few[0], few[1].format(1))))


def write_castle(directory: Path, name: str, text: str) -> Path:
    pack = directory / name
    pack.mkdir()
    (pack / "pack.toml").write_text(f'name = "{name}"\ngame = "keys-to-the-castle"\n')
    (pack / "castle.toml").write_text(text)
    return pack


def test_the_castles_sizes_are_data_and_the_digest_is_what_it_was() -> None:
    assert GAME.digest({}) == "f2c9ea9660b0"  # as it stands in records from before castle.toml


@pytest.mark.rule("KC-GRID-02", "KC-GRID-03", "KC-GRID-05", "KC-GRID-07")
@pytest.mark.parametrize("players", ["2", "3", "4"])
def test_a_castle_of_another_size_is_played_by_all_the_laws(tmp_path: Path, players: str) -> None:
    sizes = "[castle]\n2 = [4, 3]\n3 = [3, 7]\n4 = [5, 5]\n"
    name = GAME.bring(write_castle(tmp_path, f"other{players}", sizes))
    options = {"players": players, "content": name}
    cols, rows = {"2": (4, 3), "3": (3, 7), "4": (5, 5)}[players]
    view = GAME.setup(options, SeededChance(1)).observe(0)
    assert (view.cols, view.rows, len(view.tiles)) == (cols, rows, cols * rows)
    assert sum(view.unused.values()) == 40 - cols * rows
    for seed in range(2):
        state = walk(KEYS, options, seed, 120).state
        for law in LAWS:
            law(KEYS, state, seed)


@pytest.mark.parametrize(
    ("sizes", "field", "problem"),
    [
        ("2 = [5, 8]\n3 = [6, 6]", " 4", "None is not columns and rows, each from 3 to 9 [KC-GRID-03]"),
        ("2 = [2, 8]\n3 = [6, 6]\n4 = [6, 6]", " 2", "[2, 8] is not columns and rows"),
        ("2 = [5, true]\n3 = [6, 6]\n4 = [6, 6]", " 2", "[5, True] is not columns and rows"),
        ("2 = [9, 9]\n3 = [6, 6]\n4 = [6, 6]", " 2", "9 × 9 are more than 60 cells [KC-GRID-02]"),
        ("2 = [5, 8]\n3 = [6, 6]\n4 = [6, 6]\n5 = [6, 6]", " 5", "is none of 2, 3, 4 [KC-COMP-01]"),
    ],
)
def test_a_castle_that_cannot_be_built_is_refused(
    tmp_path: Path, sizes: str, field: str, problem: str
) -> None:
    with pytest.raises(Malformed) as caught:
        GAME.bring(write_castle(tmp_path, "broken", f"[castle]\n{sizes}\n"))
    assert caught.value.field == f"castle.toml{field}"
    assert problem in caught.value.problem


def test_a_castle_needs_tiles_enough(tmp_path: Path) -> None:
    with pytest.raises(Malformed, match="10 tiles in each colour do not fill a castle of 49 cells"):
        GAME.bring(write_castle(tmp_path, "large", "[castle]\n2 = [7, 7]\n3 = [6, 6]\n4 = [6, 6]\n"))
