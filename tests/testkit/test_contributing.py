"""CONTRIBUTING.md is true: its code is that of the files it names, its commands run, its paths are there.

So is the code that the pages on laws and bots quote.
"""

import os
import re
import shlex
import subprocess
import sys
import textwrap
import tomllib
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
PAGE = ROOT / "CONTRIBUTING.md"
QUOTING = [PAGE, *(ROOT / "docs" / name for name in ("architecture.md", "bots.md", "laws.md"))]
EXAMPLE = ROOT / "examples" / "low-candle"
BLOCK = re.compile(r"^( *)```(\w+)\n(.*?)^ *```$", re.MULTILINE | re.DOTALL)


def blocks(language: str, page: Path = PAGE) -> list[str]:
    found = BLOCK.findall(page.read_text(encoding="utf-8"))
    return [textwrap.dedent(body) for _, kind, body in found if kind == language]


def lines_of(text: str) -> list[str]:
    """Without indentation: a method stands alone on the page."""
    return [line.strip() for line in text.splitlines()]


def quoted() -> list[tuple[str, str]]:
    """File and code of each Python block; those with ``>>>`` are run as doctests."""
    found = [block for page in QUOTING for block in blocks("python", page)]
    pairs = [block.split("\n", 1) for block in found if not block.startswith(">>>")]
    return [(first.removeprefix("# "), code) for first, code in pairs]


@pytest.fixture(scope="module")
def packages(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Low Candle and the owls of the page, as if they were installed: a module and its entry points each."""
    folder = tmp_path_factory.mktemp("packages")
    (folder / "low_candle").symlink_to(EXAMPLE / "src" / "low_candle")
    (folder / "owls.py").write_text(dict(quoted())["owls.py"])
    for name, text in (("low_candle", (EXAMPLE / "pyproject.toml").read_text()), ("owls", owls_toml())):
        about = folder / f"{name}-1.dist-info"
        about.mkdir()
        (about / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {name}\nVersion: 1\n")
        (about / "entry_points.txt").write_text(entry_points(text))
    return folder


def owls_toml() -> str:
    (found,) = [block for block in blocks("toml") if "lampblack.bots" in block]
    return found


def entry_points(pyproject: str) -> str:
    groups = tomllib.loads(pyproject)["project"]["entry-points"]
    return "".join(
        f"[{group}]\n" + "".join(f"{name} = {target}\n" for name, target in entries.items())
        for group, entries in groups.items()
    )


def lampblack(packages: Path, *words: str) -> str:
    path = os.pathsep.join([str(packages), os.environ.get("PYTHONPATH", "")]).rstrip(os.pathsep)
    done = subprocess.run(
        [sys.executable, "-m", "lampblack", *words],
        cwd=ROOT,
        env={**os.environ, "PYTHONPATH": path},
        capture_output=True,
        text=True,
        timeout=120,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


@pytest.mark.parametrize(("file", "code"), quoted(), ids=[file for file, _ in quoted()])
def test_a_python_block_is_a_part_of_its_file(file: str, code: str) -> None:
    if file == "owls.py":
        return  # run below: it stands nowhere else
    inside, wanted = lines_of((ROOT / file).read_text(encoding="utf-8")), lines_of(code)
    starts = [at for at, line in enumerate(inside) if line == wanted[0]]
    assert any(inside[at : at + len(wanted)] == wanted for at in starts), f"{file} has not\n{code}"


@pytest.mark.parametrize("command", [line for block in blocks("sh") for line in block.splitlines()])
def test_a_command_runs(command: str, packages: Path) -> None:
    program, *words = shlex.split(command)
    assert program == "lampblack"
    assert lampblack(packages, *words)


def test_a_bot_in_a_package_is_found(packages: Path) -> None:
    assert "bots: random, owlet, sexton" in lampblack(packages, "games")
    report = lampblack(
        packages, "sim", "low-candle", "--seats", "owlet,random", "--games", "2", "--workers", "1"
    )
    assert "2 games of low-candle, owlet against random" in report


def test_other_blocks_are_those_of_the_example() -> None:
    rooms = EXAMPLE / "src/low_candle"
    rule, chapter = blocks("markdown")
    assert rule in (rooms / "RULES.md").read_text(encoding="utf-8")
    assert chapter in (rooms / "book/a-round.md").read_text(encoding="utf-8")
    own = "".join(
        file.read_text()
        for file in (EXAMPLE / "pyproject.toml", rooms / "content/pack.toml", rooms / "book/book.toml")
    )
    for block in blocks("toml"):
        assert block == owls_toml() or block in own


def test_what_is_named_is_there() -> None:
    prose = BLOCK.sub("", PAGE.read_text(encoding="utf-8"))
    named = [
        word for word in re.findall(r"`([^`\n]+)`", prose) if "/" in word and not re.search(r"[<…\s]", word)
    ]
    rooms = EXAMPLE / "src" / "low_candle"
    missing = [word for word in named if not (ROOT / word).exists() and not (rooms / word).exists()]
    assert named
    assert not missing


def test_lines_are_short() -> None:
    prose = BLOCK.sub("", PAGE.read_text(encoding="utf-8"))
    assert not [line for line in prose.splitlines() if len(line) > 100]
