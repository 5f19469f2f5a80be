"""What the page shows between two positions follows from the facts it is told (docs/page.md)."""

import shutil
import subprocess
from os import environ
from pathlib import Path

import pytest

from tests.server.changes import BOARDS, changes, games, to_lines

WEB = BOARDS.parents[1]


@pytest.mark.parametrize("folder", ["stygian-society", "night-cage"])
def test_whole_games_are_told_in_true_steps(folder: str, tmp_path: Path) -> None:
    node, vitest = shutil.which("node"), WEB / "node_modules/vitest/vitest.mjs"
    if node is None or not vitest.is_file():
        pytest.skip("there is no Node, or web/node_modules is not installed")
    file = tmp_path / "changes.jsonl"
    file.write_text("".join(to_lines(list(changes(played))) for played in games(1)[folder]))
    env = dict(environ) | {"CHANGES": str(file), "NO_COLOR": "1"}
    test = f"src/games/{folder}/play/recorded.test.ts"
    done = subprocess.run(
        [node, vitest, "run", "--testTimeout", "300000", test],
        cwd=WEB,
        env=env,
        capture_output=True,
        text=True,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    assert "8 passed" in done.stdout, done.stdout
