"""One source, two builds: they play alike, and each run uses the one it says it uses."""

import importlib
import json
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest
from building.compiling import compiler_works
from building.rooms import compiled, rooms

ROOT = Path(__file__).parent.parent
SOURCE = ROOT / "src"
PACKAGE = SOURCE / "lampblack"
BUILD = os.environ.get("LAMPBLACK_BUILD", "")


def compiled_files() -> list[Path]:
    """The files that are handed to the compiler."""
    return [file for room in rooms(PACKAGE) for file in compiled(room)]


def module_of(file: Path) -> str:
    return ".".join(file.relative_to(SOURCE).with_suffix("").parts)


def play_in(build: str) -> dict[str, object]:
    """What differential.py prints in a process of its own, with this build's package first on the path."""
    environment = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
    if build == "interpreted":
        environment["PYTHONPATH"] = str(SOURCE)
    done = subprocess.run(
        [sys.executable, str(ROOT / "tests" / "differential.py")],
        cwd=ROOT,
        env=environment,
        capture_output=True,
        text=True,
        check=False,
    )
    if done.returncode != 0 and build == "installed" and "No module named 'lampblack'" in done.stderr:
        pytest.skip("no lampblack is installed in this environment; make test-compiled installs it")
    assert done.returncode == 0, done.stderr
    found: dict[str, object] = json.loads(done.stdout)
    return found


def installed_sources_differ() -> bool:
    """Whether the installed package was built from other sources than these; its .py files are beside it."""
    script = "import lampblack, pathlib; print(pathlib.Path(lampblack.__file__).parent)"
    environment = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
    done = subprocess.run(
        [sys.executable, "-c", script], cwd="/", env=environment, capture_output=True, text=True, check=True
    )
    there = Path(done.stdout.strip())
    return any(
        not (there / file.relative_to(SOURCE / "lampblack")).exists()
        or (there / file.relative_to(SOURCE / "lampblack")).read_bytes() != file.read_bytes()
        for file in compiled_files()
    )


def test_both_builds_play_alike() -> None:
    interpreted, installed = play_in("interpreted"), play_in("installed")
    assert str(interpreted["file"]).endswith(".py")
    if str(installed["file"]).endswith(".py"):
        pytest.skip("the installed package is not compiled: no C compiler when it was installed")
    if installed_sources_differ():
        assert not BUILD.startswith(("installed", "compiled")), "this run's package is older than the sources"
        pytest.skip(
            "the installed package was compiled from other sources; make test-compiled builds it anew"
        )
    assert interpreted["sums"] == installed["sums"]
    assert len(interpreted["sums"]) >= 12


def test_no_literal_shift_of_one_in_compiled_files() -> None:
    """``1 << n`` is a 32-bit shift when compiled; kernel.bits.bit is the one safe way."""
    files = compiled_files()
    assert SOURCE / "lampblack/kernel/bits.py" in files
    found = [
        f"{file.relative_to(ROOT)}:{number}"
        for file in files
        for number, line in enumerate(file.read_text().splitlines(), start=1)
        if re.search(r"\b1\s*<<", line.partition("#")[0]) and "``1 <<``" not in line
    ]
    assert not found, "use kernel.bits.bit instead of 1 <<:\n" + "\n".join(found)


def test_the_run_uses_the_build_it_says() -> None:
    if BUILD not in ("interpreted", "installed", "compiled"):
        pytest.skip("LAMPBLACK_BUILD does not say which build this run is meant to use; make sets it")
    origins = {
        module_of(file): importlib.import_module(module_of(file)).__file__ for file in compiled_files()
    }
    native = {name for name, origin in origins.items() if origin is not None and not origin.endswith(".py")}
    if BUILD == "interpreted":
        assert native == set()
        assert all(str(SOURCE) in str(origin) for origin in origins.values())
    elif BUILD == "compiled" or compiler_works():
        assert native == set(origins), f"not compiled: {sorted(set(origins) - native)}"
    else:
        assert native == set()
        pytest.skip("there is no C compiler here, so the installed build is interpreted")
