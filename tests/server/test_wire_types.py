"""The page's TypeScript types are those of the server's messages, and of each game's views and facts."""

import shutil
import subprocess
import sys
from os import environ
from pathlib import Path

import pytest

from lampblack.server.schema import page_schemas

WEB = Path(__file__).parents[2] / "web"
FILES = ["lib/wire.ts", *(f"games/{folder}/wire.ts" for folder in page_schemas()["games"])]


@pytest.fixture(scope="module")
def fresh(tmp_path_factory: pytest.TempPathFactory) -> Path:
    node = shutil.which("node")
    if node is None or not (WEB / "node_modules" / "json-schema-to-typescript").is_dir():
        pytest.skip("there is no Node, or web/node_modules is not installed")
    folder = Path(tmp_path_factory.mktemp("types"))
    env = dict(environ) | {"PYTHON": sys.executable}
    subprocess.run([node, "scripts/wire.mjs", str(folder)], cwd=WEB, env=env, check=True)
    return folder


@pytest.mark.parametrize("name", FILES)
def test_the_generated_types_are_up_to_date(fresh: Path, name: str) -> None:
    committed = (WEB / "src" / name).read_text()
    assert (fresh / name).read_text() == committed, f"run `npm run wire` in web/ and commit src/{name}"


def test_each_game_has_its_view_and_its_facts(fresh: Path) -> None:
    for name in FILES[1:]:
        types = (fresh / name).read_text()
        assert "export type View =" in types or "export interface View " in types, name
        assert "export type Fact =" in types, name


def test_the_shared_types_name_no_game(fresh: Path) -> None:
    shared = (fresh / "lib/wire.ts").read_text()
    for words in ("Keys", "Night", "Nycto", "Stygian", "Hunter", "Prisoner"):
        assert words not in shared
