"""Packages built from a copy of this tree and installed into empty environments, as others do it."""

import os
import shutil
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

ROOT = Path(__file__).parent.parent
UV = ROOT / "scripts/uv"
PAGE = "lampblack/server/page/index.html"
NOT_SOURCES = shutil.ignore_patterns(
    ".git", ".venv", "build", "dist", "data", "node_modules", "*.egg-info", "__pycache__", ".*_cache"
)


def environment(**more: str) -> dict[str, str]:
    """As outside of this repository: nothing of it on the path, nothing chosen."""
    ours = ("PYTHONPATH", "VIRTUAL_ENV")
    kept = {
        name: v for name, v in os.environ.items() if name not in ours and not name.startswith("LAMPBLACK_")
    }
    return kept | more


def uv(*words: str | Path, **more: str) -> str:
    done = subprocess.run(
        [UV, *words], env=environment(**more), stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True
    )
    assert done.returncode == 0, done.stdout
    return done.stdout


def copy_of_the_sources(folder: Path) -> Path:
    """A tree as somebody else would have it, with the page if this one has it: only its place is tested here."""
    tree = folder / "lampblack"
    shutil.copytree(ROOT, tree, ignore=NOT_SOURCES)
    index = tree / "src" / PAGE
    if not index.exists():
        index.parent.mkdir()
        index.write_text("<!doctype html><title>Lampblack</title>")
    return tree


def pure_wheel(tree: Path, folder: Path) -> Path:
    """The wheel of a tree, not compiled."""
    uv("build", "--wheel", "--out-dir", folder, tree, LAMPBLACK_COMPILE="0")
    (wheel,) = folder.glob("*.whl")
    return wheel


class Installed:
    """Packages in an environment of their own, run from a folder of their own."""

    def __init__(self, folder: Path, *packages: str | Path, **more: str) -> None:
        self.bin, self.desk = folder / "venv/bin", folder / "desk"
        self.desk.mkdir()
        self.ran: set[str] = set()
        uv("venv", "--quiet", "--python", sys.executable, folder / "venv")
        self.built = uv("pip", "install", "--verbose", "--python", self.bin / "python", *packages, **more)

    def lampblack(self, *words: str, code: int = 0, typed: str = "") -> str:
        self.ran.add(words[0])
        return self.run("lampblack", *words, code=code, typed=typed)

    def python(self, *words: str) -> str:
        return self.run("python", *words)

    def run(self, program: str, *words: str, code: int = 0, typed: str = "") -> str:
        """What a program prints; what it complains about when it ends with another code than 0."""
        done = subprocess.run(
            [self.bin / program, *words],
            cwd=self.desk,
            env=environment(),
            input=typed,
            capture_output=True,
            text=True,
            timeout=120,
        )
        told = done.stdout + done.stderr
        assert "Traceback" not in told, told
        assert done.returncode == code, told
        return done.stdout if code == 0 else done.stderr

    @contextmanager
    def server(self, **more: str) -> Iterator[str]:
        self.ran.add("serve")
        with (self.desk / "server.log").open("w") as log:
            process = subprocess.Popen(
                [self.bin / "lampblack", "serve", "--port", "0"],
                cwd=self.desk,
                env=environment(**more),
                stdout=subprocess.PIPE,
                stderr=log,
                text=True,
            )
        assert process.stdout is not None
        with process.stdout:
            try:
                yield process.stdout.readline().split()[3]
            finally:
                process.send_signal(signal.SIGTERM)
                process.wait(20)
        assert "Traceback" not in (self.desk / "server.log").read_text()
