"""Content packs: other tiles in the box, and what no box may have."""

from collections.abc import Iterator
from importlib import resources
from pathlib import Path

import pytest

from lampblack.games.night_cage.model.content import PACKS
from lampblack.kernel.answers import Malformed
from lampblack.kernel.chance import SeededChance
from lampblack.kernel.packs import VARIABLE
from lampblack.kernel.record import Record
from lampblack.kernel.session import Session, replay
from tests.games.night_cage.cage import JUNE_2019, PUBLISHED

STANDARD = (resources.files("lampblack.games.night_cage") / "content" / "tiles.toml").read_text()


@pytest.fixture(autouse=True)
def _alone(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """What a test brings is gone after it."""
    monkeypatch.setenv(VARIABLE, "")
    before = dict(PACKS.all())
    yield
    PACKS.by_name.clear()
    PACKS.by_name.update(before)


def in_table(table: str, old: str, new: str) -> str:
    """The standard tiles with one line of one table changed."""
    head, mark, rest = STANDARD.partition(f"[{table}]")
    assert old in rest, f"{table} has no {old}"
    return head + mark + rest.replace(old, new, 1)


def pack(folder: Path, tiles: str, name: str = "thin", game: str = "night-cage") -> Path:
    folder.mkdir(exist_ok=True)
    (folder / "pack.toml").write_text(f'name = "{name}"\ngame = "{game}"\n')
    if tiles:
        (folder / "tiles.toml").write_text(tiles)
    return folder


def refusal(folder: Path, tiles: str) -> str:
    with pytest.raises(Malformed) as error:
        PUBLISHED.bring(pack(folder, tiles))
    return str(error.value)


@pytest.mark.rule("NC-SETUP-03", "NC-KEY-07")
def test_a_pack_changes_the_stack(tmp_path: Path) -> None:
    name = PUBLISHED.bring(pack(tmp_path, in_table("published.standard", "K = 6", "K = 5")))
    usual = PUBLISHED.setup({}, SeededChance(1)).observe(0)
    thin = PUBLISHED.setup({"content": name}, SeededChance(1)).observe(0)
    assert (usual.keys_left, thin.keys_left) == (6, 5)
    assert PUBLISHED.setup({"content": name, "players": "5"}, SeededChance(1)).observe(0).keys_left == 7


@pytest.mark.rule("NC-END-05", "NC-SETUP-05")
def test_a_pack_changes_when_a_game_is_lost(tmp_path: Path) -> None:
    """With four Keepers for four prisoners the first one burned is one too many."""
    name = PUBLISHED.bring(pack(tmp_path, in_table("published.advanced", "Q = 6", "Q = 4")))
    state = PUBLISHED.setup({"content": name, "mode": "advanced"}, SeededChance(1))
    lines = state.to_text().splitlines()
    stack = next(line for line in lines if line.startswith("stack:"))
    short = "\n".join(lines).replace(stack, stack.replace("4Q", "3Q"))
    with pytest.raises(Malformed, match="NC-END-05"):
        PUBLISHED.from_text(short)
    usual = short.replace(f"content: {PUBLISHED.complete({'content': name})['content']}\n", "")
    assert PUBLISHED.from_text(usual.replace("3Q", "6Q")).observe(0).keys_left == 6


@pytest.mark.rule("NC-DIFF-01", "NC-DIFF-03", "NC-COMP-01")
def test_the_dials_count_from_what_the_pack_has(tmp_path: Path) -> None:
    tiles = in_table("published.standard", "G = 4", "G = 2")
    name = PUBLISHED.bring(pack(tmp_path, tiles))
    assert PUBLISHED.setup({"content": name}, SeededChance(1)).observe(0).gates_left == 2
    fewer = PUBLISHED.setup({"content": name, "gates": "3"}, SeededChance(1)).observe(0)
    assert fewer.gates_left == 1
    no_pathless = PUBLISHED.bring(pack(tmp_path / "b", in_table("published.box", "P = 3", "P = 1"), "lost"))
    with pytest.raises(Malformed, match=r"needs 2 P, the box has 1 \[NC-COMP-01\]"):
        PUBLISHED.setup({"content": no_pathless, "boss": "pathless"}, SeededChance(1))


def test_positions_and_records_name_the_pack(tmp_path: Path) -> None:
    name = PUBLISHED.bring(pack(tmp_path, in_table("published.standard", "W = 12", "W = 9")))
    full = f"{name}@{PACKS.find(name).digest}"
    session = Session(PUBLISHED, {"content": name}, SeededChance(3))
    assert f"content: {full}\n" in session.state.to_text()
    assert PUBLISHED.from_text(session.state.to_text()) == session.state
    record = Record.from_text(session.record().to_text())
    assert record.options["content"] == full
    assert [moment.state for moment in replay(PUBLISHED, record)][-1] == session.state
    assert PUBLISHED.digest({"content": name}) == PACKS.find(name).digest != PUBLISHED.digest({})
    with pytest.raises(Malformed, match="is asked for, but the pack here is thin@"):
        PUBLISHED.from_text(session.state.to_text().replace(full, "thin@0123456789ab"))


def test_the_standard_pack_is_not_named() -> None:
    state = PUBLISHED.setup({}, SeededChance(1))
    assert "content" not in state.to_text()
    assert PUBLISHED.complete({})["content"] == "standard"


def test_a_pack_without_tiles_has_the_standard_ones(tmp_path: Path) -> None:
    name = JUNE_2019.bring(pack(tmp_path, "", "same", "night-cage-2019"))
    assert JUNE_2019.setup({"content": name}, SeededChance(1)).observe(0).keys_left == 8


def test_an_unknown_pack_is_named_with_those_there_are() -> None:
    with pytest.raises(Malformed, match="no pack 'thick' here, only standard"):
        PUBLISHED.setup({"content": "thick"}, SeededChance(1))


@pytest.mark.rule("NC-COMP-01", "NC19-COMP-01", "NC-END-04", "NC-SETUP-06", "NC-SETUP-10", "NC-SETUP-19")
@pytest.mark.parametrize(
    ("table", "old", "new", "problem"),
    [
        (
            "published.standard",
            "W = 12",
            "W = 13",
            "tiles.toml published.standard: has 13 W, the box only 12 [NC-COMP-01]",
        ),
        (
            "june2019.advanced",
            "F = 4",
            "F = 5",
            "tiles.toml june2019.advanced: has 5 F, the box only 4 [NC19-COMP-01]",
        ),
        (
            "published.advanced",
            "Q = 6",
            "Q = 3",
            "tiles.toml published.advanced: has 3 Keys for 4 prisoners [NC-END-05]",
        ),
        ("published.standard5", "G = 4", "G = 0", "has no G, and nobody leaves without a Gate [NC-END-04]"),
        ("published.standard", "G = 4", "G = 4\nS = 1", "Start tiles are never drawn [NC-SETUP-10]"),
        ("published.box", "S = 5", "S = 4", "has 4 S, and 5 prisoners need one each [NC-SETUP-10]"),
        ("published.opening", "I = 2", "W = 2", "has W, but opening tiles are passages [NC-SETUP-06]"),
        ("published.opening5", "I = 2", "I = 1", "has 9 tiles for 5 starts with two exits [NC-SETUP-19]"),
        ("published.opening", "X = 2", "X = 13", "has more X than standard [NC-SETUP-06]"),
        (
            "published.standard",
            "W = 12",
            "W = -1",
            "published.standard.W: is not a whole number from 0 to 99",
        ),
        (
            "published.standard",
            "W = 12",
            "W = true",
            "published.standard.W: is not a whole number from 0 to 99",
        ),
        (
            "published.standard",
            "W = 12",
            "Y = 12",
            "published.standard: 'Y' is none of X, T, t, I, K, G, W, Q, F, P, O, S",
        ),
        (
            "published.advanced5",
            "[published.opening]",
            "[published.closing]",
            "published.closing: is none of box",
        ),
        ("published.opening5", "[june2019.box]", "[june2020.box]", "june2019.box: is missing, or no table"),
        ("published.standard", "W = 12", "W = ", "tiles.toml: Invalid value"),
    ],
)
def test_broken_packs_are_refused_by_table_and_rule(
    tmp_path: Path, table: str, old: str, new: str, problem: str
) -> None:
    assert problem in refusal(tmp_path, in_table(table, old, new))


def test_a_pack_of_another_game_is_refused(tmp_path: Path) -> None:
    with pytest.raises(Malformed, match="'nyctophobia' is not night-cage or night-cage-2019"):
        PUBLISHED.bring(pack(tmp_path, "", game="nyctophobia"))
