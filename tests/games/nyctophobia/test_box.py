"""The numbers of the box: those of the ledger in the standard pack, others in other packs."""

import re
from pathlib import Path

import pytest

from lampblack.games.nyctophobia.text.checking import broken
from lampblack.kernel.answers import Malformed
from lampblack.kernel.chance import SeededChance
from lampblack.kernel.record import Record
from lampblack.kernel.session import Session, replay
from tests.games.nyctophobia.forest import FIRST_GAME, GAME, RULES, STANDARD, start, table
from tests.games.nyctophobia.test_information import play
from tests.games.nyctophobia.test_packs import BEFORE_THE_BOX, HOME, forget_packs, pack

OTHER = "trees = 38\ntree_cells = 20\nrocks = 5\nheld = 1\nhealth = 3\nhand = 3\n"
KINDS = ("scenario", "cells")


@pytest.fixture(autouse=True)
def only_the_standard_pack() -> None:
    forget_packs()


def boxed(tmp_path: Path, numbers: str, name: str = "other") -> str:
    folder = pack(tmp_path, name)
    (folder / "box.toml").write_text(numbers)
    return GAME.bring(folder)


@pytest.mark.rule("NY-COMP-02", "NY-COMP-04", "NY-COMP-07", "NY-CELL-06", "NY-SETUP-05", "NY-SETUP-08")
@pytest.mark.parametrize(
    ("number", "printed"),
    [
        ("trees", r"Tree supply: (\d+)\."),
        ("tree_cells", r"at most (\d+) tree cells"),
        ("rocks", r"(\d+) rock tokens"),
        ("held", r"starts with \d+ health and (\d+) rock"),
        ("health", r"(\d+) health tokens per Hunted"),
        ("hand", r"the Hunter draws (\d+);"),
    ],
)
def test_the_standard_box_is_the_ledgers(number: str, printed: str) -> None:
    found = re.search(printed, RULES.read_text())
    assert found is not None
    assert getattr(STANDARD.box, number) == int(found.group(1))


@pytest.mark.rule("NY-COMP-02", "NY-COMP-04", "NY-COMP-07", "NY-SETUP-05", "NY-SETUP-06", "NY-SETUP-08")
def test_another_box_is_played_with(tmp_path: Path) -> None:
    game = start(content=boxed(tmp_path, OTHER), hunter="axe", characters="none")
    game.play(*FIRST_GAME, "CLUE(N)")
    assert table("X=D4 1=A1 2=H8", active="P0").state.prompt(0).text == "Play one of your two cards."
    three = table("X=D4 1=A1 2=H8", active="P0", content="other", hand="AX-02 AX-03 AX-05")
    assert three.state.prompt(0).text == "Play one of your three cards."
    assert [(p.health, p.rocks) for p in game.view(0).players] == [(3, 1)] * 3
    assert len(game.forest.rocks) == 2
    assert (len(game.cards.hand), game.cards.pile) == (3, 9)
    text = game.state.to_text()
    assert "health" not in text  # nobody is hurt
    assert GAME.from_text(text) == game.state
    for changed, rule in (("held: 2 2 2", "NY-COMP-04"), ("held: 1 1 1\nhealth: 4 3 3", "from 0 to 3")):
        with pytest.raises(Malformed, match=rule):
            GAME.from_text(re.sub("held: .*", changed, text))
    unsaid = GAME.from_text("\n".join(re.sub("(held|hand|rocks): .*", "", text).splitlines()))
    assert unsaid.observe(0).cards.hand == ["AX-01", "AX-02", "AX-03"]
    assert [p.rocks for p in unsaid.observe(0).players] == [1, 1, 1]


@pytest.mark.rule("NY-SETUP-06")
@pytest.mark.parametrize(("players", "few", "many"), [("3", 1, 2), ("4", 2, 2), ("5", 1, 1)])
def test_few_rocks_limit_those_on_the_board(tmp_path: Path, players: str, few: int, many: int) -> None:
    content = boxed(tmp_path, OTHER)
    for dial, rocks in (("hunted-1", few), ("hunted", many)):
        state = start(content=content, players=players, rocks_on_board=dial).state
        assert state.settings.rocks == rocks
        assert GAME.from_text(state.to_text()) == state


def small(tmp_path: Path) -> str:
    """A box with no more trees than its two maps show."""
    scenarios = (HOME / "scenarios.toml").read_text()
    folder = pack(tmp_path, "small")
    maps = [re.search(rf"\[\[{kind}\]\]\n.*?(?=\n\[\[{kind}\]\])", scenarios, re.DOTALL) for kind in KINDS]
    (folder / "scenarios.toml").write_text("\n".join(found.group(0) for found in maps if found))
    (folder / "box.toml").write_text(OTHER.replace("38", "30").replace("20", "14"))
    return GAME.bring(folder)


@pytest.mark.rule("NY-COMP-02", "NY-CELL-06")
@pytest.mark.parametrize(("trees", "most"), [("edges", 30), ("cells", 14)])
@pytest.mark.parametrize("hunter", ["axe", "mage"])
def test_whole_games_and_what_is_imagined_keep_to_another_box(
    tmp_path: Path, trees: str, most: int, hunter: str
) -> None:
    options = {"content": small(tmp_path), "hunter": hunter, "trees": trees, "characters": "random"}
    found = 0
    for number, (state, _, _) in enumerate(play(options, 5)):
        assert broken(state) is None
        for seat in range(1, state.seats()):
            world = state.imagine(seat, SeededChance(number))
            assert broken(world) is None
            found = max(found, world.forest.number())
    assert found == most


@pytest.mark.rule("NY-LAYOUT-01")
def test_no_more_trees_are_put_than_there_are(tmp_path: Path) -> None:
    game = start(content=small(tmp_path), players="3", hunter="axe", characters="none")
    game.play("SCENARIO(OWN)", "CAR_AT(G7-H7)")
    while game.legal("PUT"):
        game.play(game.legal("PUT")[0])
    assert len(game.forest.trees) == 30
    assert (game.forbids("PUT(H7-H8)"), game.refusal("PUT(H7-H8)").code) == ("NY-LAYOUT-01", "L_TREES")


@pytest.mark.parametrize(
    ("find", "put", "complaint"),
    [
        ("trees = 38\n", "", "box.toml trees: is missing [NY-COMP-02]"),
        ("trees = 38", "trees = 113", "box.toml trees: 113 is no number from 0 to 112 [NY-COMP-02]"),
        ("trees = 38", "trees = 36", "scenarios.toml SC-03 spot a: breaks L_TREES [NY-LAYOUT-09]"),
        ("tree_cells = 20", "tree_cells = 65", "box.toml tree_cells: 65 is no number from 0 to 64 [NY-CELL-06]"),
        ("tree_cells = 20", "tree_cells = 19", "scenarios.toml CV-03: breaks L_TREES [NY-LAYOUT-09]"),
        ("rocks = 5", "rocks = 8", "box.toml rocks: 8 is no number from 0 to 7 [NY-COMP-04]"),
        ("rocks = 5", 'rocks = "5"', "box.toml rocks: '5' is no number from 0 to 7 [NY-COMP-04]"),
        ("rocks = 5", "rocks = 3", "box.toml rocks: 3 are not enough for 4 Hunted with 1 each [NY-SETUP-05]"),
        ("held = 1", "held = -1", "box.toml held: -1 is no number from 0 to 7 [NY-SETUP-05]"),
        ("health = 3", "health = 0", "box.toml health: 0 is no number from 1 to 9 [NY-COMP-07]"),
        ("health = 3", "health = true", "box.toml health: True is no number from 1 to 9 [NY-COMP-07]"),
        ("hand = 3", "hand = 9", "box.toml hand: 9 is no number from 1 to 8 [NY-SETUP-08]"),
        ("hand = 3", "hand = 3\nwolves = 1", "box.toml wolves: is none of trees, tree_cells, rocks"),
    ],
)  # fmt: skip
def test_a_broken_box_is_refused_by_record_and_rule(
    tmp_path: Path, find: str, put: str, complaint: str
) -> None:
    with pytest.raises(Malformed) as error:
        boxed(tmp_path, OTHER.replace(find, put))
    assert complaint in str(error.value)


@pytest.mark.rule("NY-COMP-10")
def test_a_hand_is_smaller_than_each_deck(tmp_path: Path) -> None:
    decks = (HOME / "decks.toml").read_text()
    folder = pack(tmp_path, "short")
    (folder / "decks.toml").write_text(
        decks[: decks.index('[[axe]]\nid = "AX-04"')] + decks[decks.index("[[mage]]") :]
    )
    (folder / "box.toml").write_text(OTHER)
    with pytest.raises(Malformed, match=r"decks.toml axe: has 3 cards, not 4 to 40 \[NY-COMP-10\]"):
        GAME.bring(folder)


def test_records_from_before_the_box_was_data_are_still_read(tmp_path: Path) -> None:
    """The standard numbers leave the digest as it was; other numbers do not."""
    session = Session(GAME, {"players": "3"}, SeededChance(1))
    record = session.record().to_text()
    assert f"digest: {BEFORE_THE_BOX}\n" in record
    assert len(list(replay(GAME, Record.from_text(record)))) == 1
    same = pack(tmp_path, "same")
    before = GAME.digest({"content": GAME.bring(same)})
    assert before == BEFORE_THE_BOX
    (same / "box.toml").write_text((HOME / "box.toml").read_text())
    forget_packs()
    assert GAME.digest({"content": GAME.bring(same)}) == before
    assert GAME.digest({"content": boxed(tmp_path, OTHER)}) != before
