"""Content packs: a changed box is another game, and a broken one is refused by record and rule."""

import copy
import pickle
import re
from importlib import resources
from pathlib import Path

import pytest

from lampblack.games.nyctophobia.content.packs import FILES, PACKS
from lampblack.games.nyctophobia.state import NyctoState
from lampblack.kernel.answers import Malformed
from lampblack.kernel.chance import SeededChance
from lampblack.kernel.game import Voice
from lampblack.kernel.playout import decide, options_of
from lampblack.kernel.record import Record
from lampblack.kernel.session import Session, replay
from tests.games.nyctophobia.forest import GAME, STANDARD

BEFORE_THE_BOX = "ef822898c556"
"""The digest of the standard pack when the numbers of the box stood in the code."""
HOME = resources.files("lampblack.games.nyctophobia") / "content"


def pack(tmp_path: Path, name: str, **changed: tuple[str, str]) -> Path:
    """A pack like the standard one, but for one replacement in each file that is named."""
    folder = tmp_path / name
    folder.mkdir()
    (folder / "pack.toml").write_text(f'name = "{name}"\ngame = "nyctophobia"\n')
    for file, (find, put) in changed.items():
        text = (HOME / f"{file}.toml").read_text()
        assert find in text
        (folder / f"{file}.toml").write_text(text.replace(find, put, 1))
    return folder


def begin(content: str, **options: str) -> NyctoState:
    full = {"players": "3", "hunter": "axe", "characters": "none", "content": content, **options}
    state = GAME.setup(full, SeededChance(1))
    assert isinstance(state, NyctoState)
    return state


def texts(state: NyctoState) -> list[str]:
    return [action.text for action in options_of(state)]


def forget_packs() -> None:
    for name in [name for name in PACKS.all() if name != "standard"]:
        del PACKS.by_name[name]


@pytest.fixture(autouse=True)
def only_the_standard_pack() -> None:
    forget_packs()


def test_the_standard_pack_is_what_everybody_plays_with() -> None:
    assert GAME.complete({})["content"] == "standard"
    assert GAME.digest({}) == PACKS.find("standard").digest
    state = begin("standard")
    assert "content" not in state.to_text()
    assert set(FILES) == {file.name for file in HOME.iterdir() if file.name.endswith(".toml")} - {"pack.toml"}


def test_a_card_that_does_more(tmp_path: Path) -> None:
    stride = ('name = "Steady Tread"\nquiet = [{ op = "MOVE", n = 2 }]', 'name = "Stride"\nquiet = [{ op = "MOVE", n = 4 }]')  # fmt: skip
    assert GAME.bring(pack(tmp_path, "strides", decks=stride)) == "strides"
    state = begin("strides")
    for text in ("SCENARIO(SC-01)", "TURNED(0)", "SPOT(A)", "STARTS(1-2)", "CLUE(N)"):
        decide(state, state.action(text), SeededChance(1))
    text = state.to_text()
    assert f"content: strides@{PACKS.find('strides').digest}" in text
    card = state.action("PLAY(AX-02)")
    assert GAME.label(card) == "Play Stride: Move 4 steps"
    dealt = GAME.from_text(re.sub("hand: .*", "hand: AX-02 AX-03", text))
    assert isinstance(dealt, NyctoState)
    view = dealt.observe(0)
    assert ("Stride", "Move 4 steps.") in zip(view.cards.hand_names, view.cards.hand_words)
    assert any("Stride: Move 4 steps." in line for line in GAME.describe(view, Voice(0, ["a", "b", "c"])))


def test_a_shorter_deck(tmp_path: Path) -> None:
    cut = (HOME / "decks.toml").read_text()
    start = cut.index('[[axe]]\nid = "AX-04"')
    end = cut.index("[[mage]]")
    folder = pack(tmp_path, "short")
    (folder / "decks.toml").write_text(cut[:start] + cut[end:])
    GAME.bring(folder)
    state = begin("short")
    for text in ("SCENARIO(SC-01)", "TURNED(0)", "SPOT(A)", "STARTS(1-2)"):
        decide(state, state.action(text), SeededChance(1))
    assert state.observe(0).cards.pile == 1  # three cards, two in hand
    with pytest.raises(Malformed, match="'AX-04' is no card"):
        state.action("PLAY(AX-04)")


def test_other_maps(tmp_path: Path) -> None:
    GAME.bring(pack(tmp_path, "woods", scenarios=('id = "SC-04"\nname = "', 'id = "WOOD-1"\nname = "Deep ')))
    assert texts(begin("woods"))[:5] == [
        "SCENARIO(SC-01)",
        "SCENARIO(SC-02)",
        "SCENARIO(SC-03)",
        "SCENARIO(WOOD-1)",
        "SCENARIO(OWN)",
    ]
    state = begin("woods")
    wood = state.action("SCENARIO(WOOD-1)")
    assert "Deep " in GAME.label(wood)
    decide(state, wood, SeededChance(1))
    assert "layout: WOOD-1" in state.to_text()
    assert GAME.from_text(state.to_text()) == state
    with pytest.raises(Malformed, match="'SC-04' is no scenario"):
        state.action("SCENARIO(SC-04)")


def test_fewer_and_renamed_characters(tmp_path: Path) -> None:
    text = (HOME / "characters.toml").read_text()
    folder = pack(tmp_path, "troupe")
    text = text.replace('title = "Boxer"', 'title = "Brawler"').split('[[character]]\nname = "climber"')[0]
    (folder / "characters.toml").write_text(text)
    GAME.bring(folder)
    state = begin("troupe", characters="choose")
    assert texts(state) == [
        "CHARACTER(GUIDE)",
        "CHARACTER(BOXER)",
        "CHARACTER(CHEERLEADER)",
        "CHARACTER(KLUTZ)",
        "CHARACTER(STAR)",
    ]
    refusal = state.refuse(1, state.action("CHARACTER(CLIMBER)"))
    assert refusal is not None
    assert refusal.rule == "NY-ROLE-04"
    boxer = state.action("CHARACTER(BOXER)")
    assert GAME.label(boxer).startswith("Be the Brawler: ")
    decide(state, boxer, SeededChance(1))
    assert state.observe(2).players[0].title == "Brawler"
    for seed in range(30):
        cast = GAME.setup({"players": "5", "characters": "random", "content": "troupe"}, SeededChance(seed))
        assert "climber" not in cast.to_text()


def test_records_and_copies_know_their_pack(tmp_path: Path) -> None:
    GAME.bring(pack(tmp_path, "strides", decks=('name = "Steady Tread"', 'name = "Stride"')))
    table = Session(GAME, {"players": "3", "hunter": "axe", "characters": "none", "content": "strides"}, SeededChance(3))  # fmt: skip
    for _ in range(30):
        table.play(options_of(table.state)[0].text)
    record = table.record()
    assert record.options["content"] == f"strides@{PACKS.find('strides').digest}"
    *_, last = replay(GAME, Record.from_text(record.to_text()))
    assert last.state == table.state
    for made in (copy.deepcopy(table.state), pickle.loads(pickle.dumps(table.state))):
        assert made == table.state
    standard = {**record.options, "content": "standard"}
    assert GAME.digest(standard) != GAME.digest(record.options)
    assert begin("standard") != begin("strides")


def test_old_texts_without_a_pack_are_of_the_standard_one() -> None:
    state = begin("standard")
    assert GAME.from_text(state.to_text()) == state
    assert state.settings.content is STANDARD
    with pytest.raises(Malformed, match="there is no pack 'elsewhere' here"):
        GAME.from_text(state.to_text().replace("trees: edges", "trees: edges\ncontent: elsewhere"))


BROKEN = [
    ("decks", 'op = "MOVE", n = 2', 'op = "MOVE", n = 9', r"decks.toml AX-01: MOVE's n is 9, not 1 to 8 [NYC-PRIM-01]"),
    ("decks", 'id = "AX-02"', 'id = "AX 2"', "decks.toml AX 2: is no name"),
    ("decks", "then = [{", "then = 3, more = [{", "decks.toml AX-01: IF has the fields"),
    ("decks", 'quiet = [{ op = "MOVE", n = 2 }]', "quiet = 2", "decks.toml AX-02: 2 is no list of effects [NYC-PRIM-01]"),
    ("scenarios", "trees = 30", "trees = 29", "scenarios.toml SC-01: the map shows 30 trees, the text 29 [NY-LAYOUT-01]"),
    ("scenarios", 'id = "SC-02"', 'id = "SC-01"', "scenarios.toml SC-01: there is another map of that name [NY-SETUP-03]"),
    ("scenarios", 'id = "SC-02"', 'id = "OWN"', "scenarios.toml OWN: there is another map of that name [NY-SETUP-03]"),
    ("characters", 'name = "boxer"', 'name = "wrestler"', "characters.toml 'wrestler': is none of guide"),
    ("characters", 'name = "boxer"', 'name = "guide"', "characters.toml guide: is there twice [NY-COMP-09]"),
    ("characters", 'title = "Boxer"\n', "", "characters.toml boxer: title is missing [NY-COMP-09]"),
    ("characters", "[[character]]", "[character]", "characters.toml"),
]  # fmt: skip


@pytest.mark.parametrize(("file", "find", "put", "complaint"), BROKEN)
def test_a_broken_pack_is_refused_by_record_and_rule(
    tmp_path: Path, file: str, find: str, put: str, complaint: str
) -> None:
    folder = pack(tmp_path, "broken", **{file: (find, put)})
    with pytest.raises(Malformed) as error:
        GAME.bring(folder)
    assert complaint in str(error.value)
    assert "broken" not in PACKS.all()


def test_a_pack_of_another_game_and_too_few_characters(tmp_path: Path) -> None:
    other = pack(tmp_path, "other")
    (other / "pack.toml").write_text('name = "other"\ngame = "night-cage"\n')
    with pytest.raises(Malformed, match="'night-cage' is not nyctophobia"):
        GAME.bring(other)
    few = pack(tmp_path, "few")
    text = (HOME / "characters.toml").read_text()
    (few / "characters.toml").write_text(text.split('[[character]]\nname = "klutz"')[0])
    with pytest.raises(Malformed, match="3 are not enough for 4 Hunted"):
        GAME.bring(few)
