"""The page's TypeScript types are those of the server's messages."""

import shutil
import subprocess
import sys
from os import environ
from pathlib import Path

import pytest

WEB = Path(__file__).parents[2] / "web"


def test_the_generated_types_are_up_to_date(tmp_path: Path) -> None:
    node = shutil.which("node")
    if node is None or not (WEB / "node_modules" / "json-schema-to-typescript").is_dir():
        pytest.skip("there is no Node, or web/node_modules is not installed")
    fresh = tmp_path / "wire.ts"
    env = dict(environ) | {"PYTHON": sys.executable}
    subprocess.run([node, "scripts/wire.mjs", str(fresh)], cwd=WEB, env=env, check=True)
    committed = (WEB / "src" / "lib" / "wire.ts").read_text()
    assert fresh.read_text() == committed, "run `npm run wire` in web/ and commit src/lib/wire.ts"
