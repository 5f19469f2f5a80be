"""What the page shows between two positions follows from the facts it is told (docs/page.md)."""

import shutil
import subprocess
from os import environ
from pathlib import Path

import pytest

from tests.server.changes import STORED, changes, to_lines

WEB = Path(__file__).parents[2] / "web"
TEST = STORED.with_name("recorded.test.ts").relative_to(WEB)


def test_whole_games_are_told_in_true_steps(tmp_path: Path) -> None:
    node, vitest = shutil.which("node"), WEB / "node_modules/vitest/vitest.mjs"
    if node is None or not vitest.is_file():
        pytest.skip("there is no Node, or web/node_modules is not installed")
    file = tmp_path / "changes.jsonl"
    games = [("warden", 1, "whole"), ("warden", 4, "whole"), ("random", 2, "whole")]
    file.write_text("".join(to_lines(list(changes(*game))) for game in games))
    env = dict(environ) | {"CHANGES": str(file), "NO_COLOR": "1"}
    done = subprocess.run(
        [node, vitest, "run", "--testTimeout", "300000", TEST],
        cwd=WEB,
        env=env,
        capture_output=True,
        text=True,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    assert "8 passed" in done.stdout, done.stdout
