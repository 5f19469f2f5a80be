"""``--content DIR``: another content pack in every command that plays, tells or checks a game."""

import subprocess
import sys
from pathlib import Path

import pytest

from tests.games.stygian_society.packs import write_pack

SOCIETY = "stygian-society"


def lampblack(*arguments: str | Path) -> tuple[int, str]:
    """In a process of its own: what is brought along stays there."""
    done = subprocess.run(
        [sys.executable, "-m", "lampblack", *map(str, arguments)], capture_output=True, text=True, timeout=120
    )
    return done.returncode, done.stdout + done.stderr


@pytest.fixture(scope="module")
def cellar(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The standard pack with one hero called otherwise."""
    directory = write_pack(tmp_path_factory.mktemp("cellar"), "cellar")
    heroes = directory / "heroes.toml"
    heroes.write_text(heroes.read_text().replace('name = "Spellsling"', 'name = "Conjurer"'))
    return directory


@pytest.fixture(scope="module")
def record(cellar: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    file = tmp_path_factory.mktemp("records") / "game.txt"
    game = ("play", SOCIETY, "--seats", "random", "--seed", "1", "--record", file)
    code, told = lampblack(*game, "-o", "heroes=spellsling knight doctor", "--content", cellar)
    assert code == 0, told
    assert "the Conjurer" in told
    assert "the Spellsling" not in told
    return file


def test_a_game_is_played_with_the_pack_and_says_so_in_its_record(record: Path) -> None:
    assert "\ncontent: cellar@" in record.read_text()


def test_a_record_is_told_with_its_pack_only(cellar: Path, record: Path) -> None:
    code, told = lampblack("replay", record, "--quiet", "--content", cellar)
    assert code == 0, told
    code, told = lampblack("replay", record, "--quiet")
    assert code == 1
    assert "there is no pack 'cellar@" in told
    assert "--content DIR" in told
    assert len(told.splitlines()) == 1


def test_the_lab_plays_it_in_all_its_processes(cellar: Path) -> None:
    run = ("sim", SOCIETY, "--seats", "random", "--games", "4", "--workers", "2", "--max-actions", "30")
    code, told = lampblack(*run, "--content", cellar)
    assert code == 0, told
    assert "4 games of stygian-society" in told


def test_a_position_is_read_with_it(cellar: Path, tmp_path: Path) -> None:
    file = tmp_path / "position.txt"
    file.write_text(
        "stygian-society\ncontent: cellar/1\nplayers: 3\nheroes: spellsling knight doctor\n"
        "sheet: lower.toll_stair\nfront: brute\n"
    )
    code, told = lampblack("position", file, "--content", cellar)
    assert code == 0, told
    assert "Conjurer" in told
    code, told = lampblack("position", file)
    assert (code, "there is no pack 'cellar' here, only standard" in told) == (2, True)


def test_the_standard_pack_is_played_when_it_is_named(cellar: Path) -> None:
    game = ("play", SOCIETY, "--seats", "random", "--seed", "1", "-o", "heroes=spellsling knight doctor")
    _, told = lampblack(*game, "--content", cellar, "-o", "content=standard")
    assert "the Spellsling" in told
    assert "the Conjurer" not in told


@pytest.mark.parametrize("command", [("play", SOCIETY), ("sim", SOCIETY, "--seats", "random"), ("serve",)])
def test_a_broken_pack_is_one_line_that_names_record_and_rule(
    command: tuple[str, ...], tmp_path: Path
) -> None:
    write_pack(tmp_path, "broken")
    enemies = tmp_path / "enemies.toml"
    enemies.write_text(enemies.read_text().replace('do = "harm"', 'do = "hug"', 1))
    code, told = lampblack(*command, "--content", tmp_path)
    assert code == 2, told
    assert len(told.splitlines()) == 1
    assert "lampblack: " in told
    assert "enemy " in told
    assert "SS-CONT-03" in told


def test_a_pack_of_another_game_is_refused(cellar: Path) -> None:
    code, told = lampblack("play", "keys-to-the-castle", "--content", cellar)
    assert (code, told) == (2, "lampblack: pack.toml game: 'stygian-society' is not keys-to-the-castle\n")
