"""Nothing silently stays interpreted: every room of every game has compiled modules, every other file its reason."""

import ast
import re
from pathlib import Path

import pytest
from building.rooms import compiled, folder_reason, interpreted, python_files, reason, rooms

PACKAGE = Path(__file__).parent.parent / "src/lampblack"
ROOMS = rooms(PACKAGE)
GAMES = [room for room in ROOMS if room.parent.name == "games"]


def folders() -> list[tuple[Path, Path]]:
    """Every folder with modules in it, below the room it is compiled with."""
    found = {
        (room, file.parent) for room in ROOMS for file in python_files(room) if file.name != "__init__.py"
    }
    return sorted(found)


def name(path: Path) -> str:
    return str(path.relative_to(PACKAGE))


def defines(file: Path) -> list[str]:
    """The classes and functions of a module."""
    tree = ast.parse(file.read_text(encoding="utf-8"))
    return [
        node.name
        for node in tree.body
        if isinstance(node, ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef)
    ]


def has_structs(file: Path) -> bool:
    tree = ast.parse(file.read_text(encoding="utf-8"))
    bases = [base for node in ast.walk(tree) if isinstance(node, ast.ClassDef) for base in node.bases]
    return any(ast.unparse(base) in ("Struct", "msgspec.Struct") for base in bases)


def test_every_game_is_compiled() -> None:
    on_disk = {folder.name for folder in (PACKAGE / "games").iterdir() if any(folder.glob("*.py"))}
    assert {game.name for game in GAMES} == on_disk
    assert {"keys_to_the_castle", "night_cage", "nyctophobia", "stygian_society"} <= on_disk
    assert {name(room) for room in ROOMS} >= {"kernel", "bots"}


@pytest.mark.parametrize(("room", "folder"), folders(), ids=name)
def test_every_folder_has_a_compiled_module_or_says_why_not(room: Path, folder: Path) -> None:
    whole = folder_reason(folder, room)
    native = [file for file in compiled(room) if file.parent == folder]
    assert bool(native) != bool(whole), f"{name(folder)}: {whole or 'no module of it is compiled'}"


@pytest.mark.parametrize("game", GAMES, ids=name)
def test_the_state_and_the_rules_of_every_game_are_compiled(game: Path) -> None:
    native = {file.relative_to(game).as_posix() for file in compiled(game)}
    assert "state.py" in native
    assert any(file.startswith("rules/") for file in native)


@pytest.mark.parametrize("room", ROOMS, ids=name)
def test_what_stays_interpreted_has_a_reason(room: Path) -> None:
    silent = [name(file) for file, why in interpreted(room).items() if not why and defines(file)]
    assert not silent, f"the first line must say why: # interpreted: … ({', '.join(silent)})"


@pytest.mark.parametrize("room", ROOMS, ids=name)
def test_structs_are_not_handed_to_the_compiler(room: Path) -> None:
    found = [name(file) for file in compiled(room) if has_structs(file)]
    assert not found, f"structs need the first line # interpreted: … ({', '.join(found)})"


@pytest.mark.parametrize("room", ROOMS, ids=name)
def test_a_reason_stands_in_the_first_line_and_in_the_usual_form(room: Path) -> None:
    lost = [
        name(file)
        for file in python_files(room)
        if re.search(r"^#\s*interpreted\b", file.read_text(encoding="utf-8"), re.IGNORECASE | re.MULTILINE)
        and not reason(file, room)
    ]
    assert not lost


@pytest.fixture
def house(tmp_path: Path) -> Path:
    """A package with one game whose files have misleading names."""
    files = {
        "kernel/__init__.py": "",
        "kernel/game.py": '"""A game."""\n',
        "bots/__init__.py": "",
        "games/__init__.py": "",
        "games/shelf/loose.py": "",
        "games/chess/__init__.py": "",
        "games/chess/decisions/__init__.py": "",
        "games/chess/decisions/draw.py": '"""Offering a draw."""\n',
        "games/chess/knowledge/view.py": "# interpreted: structs\n",
        "games/chess/knowledge/show.py": '"""The one exit.\n\n# interpreted: no, this is the third line\n"""\n',
        "games/chess/physics/__init__.py": "# interpreted folder: it waits for a library\n",
        "games/chess/physics/deep/model.py": "",
        "games/chess/mute.py": "# interpreted:\n",
    }
    for path, text in files.items():
        (tmp_path / path).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / path).write_text(text)
    return tmp_path


def test_a_file_is_known_by_what_it_says_not_by_its_name(house: Path) -> None:
    assert [room.name for room in rooms(house)] == ["kernel", "chess", "bots"]
    chess = house / "games/chess"
    assert {file.name for file in compiled(chess)} == {"draw.py", "show.py", "mute.py"}
    assert [file.name for file in compiled(house / "kernel")] == ["game.py"]
    assert {str(file.relative_to(chess)): why for file, why in interpreted(chess).items() if why} == {
        "knowledge/view.py": "structs",
        "physics/__init__.py": "it waits for a library",
        "physics/deep/model.py": "it waits for a library",
    }
