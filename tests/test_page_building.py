"""The page gets into packages: built when it is missing or old, and plainly missed where there is no Node."""

import os
import stat
from pathlib import Path

import pytest
from building.page import PAGE, make_page

NPM = """#!/bin/sh
echo "$@" >> ../calls
case "$1" in run) mkdir -p ../src/lampblack/server/page; echo new > ../src/lampblack/server/page/index.html;; esac
"""


@pytest.fixture
def tree(tmp_path: Path) -> Path:
    (tmp_path / "web/node_modules").mkdir(parents=True)
    (tmp_path / "web/main.ts").write_text("let lamp = 'black';")
    return tmp_path


@pytest.fixture
def node(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    def put(version: str, npm: str = NPM) -> None:
        tools = tmp_path / "tools"
        tools.mkdir(exist_ok=True)
        for name, text in (("node", f"#!/bin/sh\necho {version}\n"), ("npm", npm)):
            (tools / name).write_text(text)
            (tools / name).chmod((tools / name).stat().st_mode | stat.S_IXUSR)
        monkeypatch.setenv("PATH", f"{tools}{os.pathsep}{os.environ['PATH']}")

    return put


def built(tree: Path, at: float) -> None:
    """A page of that time, in a clone."""
    (tree / PAGE).parent.mkdir(parents=True)
    (tree / PAGE).write_text("old")
    os.utime(tree / PAGE, (at, at))
    (tree / ".git").mkdir()


def test_a_missing_page_is_built(tree: Path, node) -> None:
    node("v22.1.0")
    make_page(tree)
    assert (tree / PAGE).read_text() == "new\n"
    assert [line.split()[0] for line in (tree / "calls").read_text().splitlines()] == ["install", "run"]


@pytest.mark.parametrize("version", ["v18.19.0", "nonsense"])
def test_an_old_node_is_none(tree: Path, node, version: str, capsys: pytest.CaptureFixture[str]) -> None:
    node(version)
    make_page(tree)
    said = capsys.readouterr().err
    assert "not built" in said
    assert "needs Node 20 or newer" in said
    assert "The server will serve the API alone." in said
    assert not (tree / PAGE).exists()


def test_without_node_an_old_page_is_kept(
    tree: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("PATH", str(tree))
    built(tree, at=1.0)
    make_page(tree)
    assert "older than its sources" in capsys.readouterr().err
    assert (tree / PAGE).read_text() == "old"


def test_a_page_older_than_its_sources_is_built_again(tree: Path, node) -> None:
    node("v20.20.2")
    built(tree, at=1.0)
    make_page(tree)
    assert (tree / PAGE).read_text() == "new\n"


def test_a_page_that_is_up_to_date_or_not_in_a_clone_is_left_alone(tree: Path, node) -> None:
    node("v20.20.2")
    newer = (tree / "web/main.ts").stat().st_mtime + 1
    built(tree, at=newer)
    later = tree / "web/node_modules/tool.js"
    later.write_text("fetched")
    os.utime(later, (newer + 1, newer + 1))
    make_page(tree)
    (tree / ".git").rmdir()
    os.utime(tree / PAGE, (1.0, 1.0))
    make_page(tree)
    assert (tree / PAGE).read_text() == "old"


def test_a_page_that_does_not_build_stops_the_build(tree: Path, node) -> None:
    node("v20.20.2", "#!/bin/sh\nexit 3\n")
    with pytest.raises(Exception, match="exit status 3"):
        make_page(tree)
