"""The scripts of examples/lab answer their questions, on a small budget."""

import subprocess
import sys
from pathlib import Path

import pytest

LAB = Path(__file__).parents[2] / "examples" / "lab"


@pytest.mark.parametrize(
    ("script", "games", "says"),
    [
        ("one_key_fewer.py", "3", ["everybody wins", "key_sources: 0 to -1", "gates: 4 to 3"]),
        ("who_begins.py", "2", ["whoever begins wins", "content: standard to small-castle"]),
        ("one_blow_more.py", "1", ["The Hunter wins", "content: standard to hale-hunted"]),
    ],
)
def test_a_script_answers(script: str, games: str, says: list[str], tmp_path: Path) -> None:
    html = tmp_path / "out.html"
    done = subprocess.run(
        [sys.executable, str(LAB / script), games, str(html)], capture_output=True, text=True, timeout=120
    )
    assert done.returncode == 0, done.stderr
    for words in says:
        assert words in done.stdout
    assert html.read_text().startswith("<!doctype html>")


def test_there_is_nothing_else() -> None:
    assert len(list(LAB.glob("*.py"))) == 3
