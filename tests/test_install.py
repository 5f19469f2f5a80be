"""What others install works: packages are built, put into empty environments, and every command is run there."""

import json
import re
import subprocess
import sys
import tarfile
import urllib.request
import zipfile
from pathlib import Path
from typing import NamedTuple

import pytest

from tests.installing import PAGE, ROOT, Installed, copy_of_the_sources, environment, pure_wheel, uv

KEYS = "keys-to-the-castle"
IMPORTS = "from lampblack.games import find_game, shelf; from lampblack.kernel.chance import SeededChance\n"
CONTENT = f"{IMPORTS}for name, game in shelf().items(): game.rules(), game.setup({{}}, SeededChance(1)), print(name)"
POSITION = f"{IMPORTS}print(find_game('{KEYS}').setup({{}}, SeededChance(1)).to_text())"


def get(url: str) -> str:
    with urllib.request.urlopen(url, timeout=20) as answer:
        text: str = answer.read().decode()
        return text


def swept(here: Installed, *words: str) -> str:
    """The report that a sweep writes."""
    here.lampblack(*words, "--html", "sweep.html")
    return (here.desk / "sweep.html").read_text(encoding="utf-8")


def run_every_command(here: Installed, build: str) -> None:
    assert re.fullmatch(rf"lampblack \d+\.\d+\.\d+, {build}\n", here.lampblack("--version"))
    commands = set(re.findall(r"^  (\w+)  ", here.lampblack("-h").partition("Commands:")[2], re.MULTILINE))

    games = [game["slug"] for game in json.loads(here.lampblack("games", "--json"))]
    assert here.python("-c", CONTENT).split() == games
    assert "3 games of" in here.lampblack("sim", KEYS, "--seats", "steady,random", "--games", "3")
    assert "KC-WIN-01" in here.lampblack("rules", KEYS, "KC-WIN-01")

    played = here.lampblack("play", KEYS, "--seats", "me,steady", "--seed", "1", typed="1\n1\n")
    assert "Play one of your four cards" in played
    here.lampblack(
        "play", KEYS, "--seats", "random,random", "--seed", "1", "-o", "max_turns=6", "--record", "game.txt"
    )
    assert "Verified: 12 decisions" in here.lampblack("replay", "game.txt")
    (here.desk / "position.txt").write_text(here.python("-c", POSITION))
    assert "legal actions" in here.lampblack("position", "position.txt")
    assert "NC19-" in here.lampblack("diff", "night-cage", "night-cage-2019", "--seed", "2")

    assert "In the tower:" in here.lampblack("tower", "drop", "B2", "--model", "statistical")
    for words in (["drop", "B2"], ["calibrate", "--out", "tower"]):
        assert "pip install 'lampblack[physics]'" in here.lampblack("tower", *words, code=2)
    short = ("--max-games", "4", "--workers", "1", "-o")
    assert "<svg" in swept(here, "sweep", KEYS, "--seats", "random,random", *short, "max_turns=4,6")
    assert "steady" in here.lampblack("compare", "steady", "hasty", "--game", KEYS, *short, "max_turns=4")
    assert "ahead" in here.lampblack("arena", KEYS, "steady", "hasty", *short, "max_turns=4", "--json")
    to_train = ("train", "night-cage", "--seats", "random,random", "--data", "d", "--out", "w.toml")
    assert "pip install 'lampblack[train]'" in here.lampblack(*to_train, code=2)
    to_parquet = ("sim", KEYS, "--seats", "random,random", "--out", "x.parquet")
    to_shards = ("dataset", KEYS, "--games", "1", "--out", "decisions")
    for words in (to_parquet, to_shards):
        assert "pip install 'lampblack[lab]'" in here.lampblack(*words, code=2)

    lessons = json.loads(here.lampblack("learn", KEYS, "--json"))
    assert len(lessons["lessons"]) > 5
    assert "pip install 'lampblack[fleet]'" in here.lampblack(
        "serve", "--store", "postgresql://nobody@127.0.0.1/nothing", code=2
    )

    with here.server() as address:
        assert "<title>Lampblack: games played in the dark</title>" in get(address)
        assert KEYS in {game["slug"] for game in json.loads(get(f"{address}/api/games"))}
    here.lampblack("store", "copy", "data", "copy.db")
    assert here.lampblack("tables", "list", "--store", "copy.db", "--json") == ""
    assert commands == here.ran - {"--version", "-h"}, "every command is run"


class Packages(NamedTuple):
    sdist: Path
    wheel: Path


def build(folder: Path, compile: str) -> Packages:
    """The sdist, and the wheel from it."""
    uv("build", "--out-dir", folder / "dist", copy_of_the_sources(folder), LAMPBLACK_COMPILE=compile)
    (sdist,), (wheel,) = (folder / "dist").glob("*.tar.gz"), (folder / "dist").glob("*.whl")
    return Packages(sdist, wheel)


@pytest.fixture(scope="module")
def pure(tmp_path_factory: pytest.TempPathFactory) -> Packages:
    return build(tmp_path_factory.mktemp("pure"), "0")


@pytest.mark.install
def test_packages_carry_all_that_is_needed(pure: Packages) -> None:
    assert pure.wheel.name.endswith("-py3-none-any.whl")
    with zipfile.ZipFile(pure.wheel) as wheel, tarfile.open(pure.sdist) as sdist:
        files = set(wheel.namelist())
        sources = {name.partition("/")[2] for name in sdist.getnames()}
    sources = {name.removeprefix("src/") for name in sources if name.startswith("src/")}
    for kind in ("py", "md", "toml", "txt"):
        here = {str(path.relative_to(ROOT / "src")) for path in (ROOT / "src/lampblack").rglob(f"*.{kind}")}
        assert here <= files
        assert here <= sources
    assert {PAGE, "lampblack/py.typed"} <= files & sources
    assert not [name for name in files if name.startswith(("tests", "scripts", "building"))]


@pytest.mark.install
def test_every_command_of_a_wheel(pure: Packages, tmp_path: Path) -> None:
    run_every_command(Installed(tmp_path, pure.wheel), "interpreted")


@pytest.mark.install
def test_an_sdist_where_there_is_no_compiler(pure: Packages, tmp_path: Path) -> None:
    here = Installed(tmp_path, pure.sdist, CC="/bin/false")
    assert "no working C compiler here" in here.built
    assert "interpreted" in here.lampblack("--version")
    assert KEYS in here.python("-c", CONTENT).split()


@pytest.mark.install
def test_files_of_an_earlier_build_stay_out(tmp_path: Path) -> None:
    tree = copy_of_the_sources(tmp_path)
    ghost = tree / "build/lib/lampblack/ghost.py"
    ghost.parent.mkdir(parents=True)
    ghost.write_text("print('boo')")
    with zipfile.ZipFile(pure_wheel(tree, tmp_path / "dist")) as wheel:
        names = set(wheel.namelist())
    assert "lampblack/cli.py" in names
    assert "lampblack/ghost.py" not in names


def test_who_says_whether_to_compile_is_obeyed() -> None:
    script = "from building.compiling import wanted; print(wanted())"
    for insists, answer in (("1", "True"), ("0", "False"), ("", "False")):
        done = subprocess.run(
            [sys.executable, "-c", script],
            env=environment(LAMPBLACK_COMPILE=insists, CC="/bin/false", PYTHONPATH=str(ROOT / "scripts")),
            capture_output=True,
            text=True,
            check=True,
        )
        assert done.stdout.split() == [answer]


@pytest.mark.soak
def test_every_command_of_an_sdist(pure: Packages, tmp_path: Path) -> None:
    run_every_command(Installed(tmp_path, pure.sdist, CC="/bin/false"), "interpreted")


@pytest.mark.soak
def test_every_command_of_a_compiled_wheel(tmp_path: Path) -> None:
    made = build(tmp_path, "1")
    assert re.search(r"-cp(3\d+)-cp\1-", made.wheel.name)
    run_every_command(Installed(tmp_path, made.wheel), "compiled")
