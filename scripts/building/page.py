"""The page in the package: built with Node when it is missing, or older than its sources in a clone."""

import re
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Final

from building.rooms import ROOT, SOURCE

PAGE: Final = SOURCE / "server/page/index.html"
OLDEST_NODE: Final = 20
GENERATED: Final = {"node_modules", "dist"}

NO_NODE: Final = (
    "Lampblack: the page for browsers is {state}, and building it needs Node {oldest} or newer with npm, which is "
    "not here. {consequence} On Debian: apt-get install nodejs npm; else https://nodejs.org; then build again."
)


def make_page(root: Path = ROOT) -> None:
    """Whoever has no Node still gets a wheel, and is told what it lacks."""
    if not (root / "web").is_dir():
        return
    missing = not (root / PAGE).is_file()
    if not missing and not is_stale(root):
        return
    npm = find_npm()
    if npm is None:
        state = "not built" if missing else "older than its sources"
        consequence = "The server will serve the API alone." if missing else "The old one is taken."
        print(
            NO_NODE.format(state=state, oldest=OLDEST_NODE, consequence=consequence),
            file=sys.stderr,
        )
        return
    # Not npm ci: it wants the binaries of every platform in the lock file, and not every registry has them all.
    for words in ("install --no-save --loglevel=error --no-fund --no-audit", "run --silent build"):
        subprocess.run([npm, *words.split()], cwd=root / "web", check=True)
    (root / PAGE).touch()


def is_stale(root: Path) -> bool:
    """Only a clone is asked: the times of unpacked files say nothing."""
    if not (root / ".git").exists():
        return False
    built = (root / PAGE).stat().st_mtime
    return any(file.stat().st_mtime > built for file in page_sources(root / "web"))


def page_sources(folder: Path) -> list[Path]:
    found: list[Path] = []
    for entry in folder.iterdir():
        if entry.is_dir():
            found += [] if entry.name in GENERATED else page_sources(entry)
        else:
            found.append(entry)
    return found


def find_npm() -> str | None:
    """npm, when the Node beside it is new enough."""
    node, npm = shutil.which("node"), shutil.which("npm")
    if node is None or npm is None:
        return None
    told = subprocess.run([node, "--version"], capture_output=True, text=True, check=False).stdout
    version = re.match(r"v(\d+)\.", told)
    return npm if version is not None and int(version[1]) >= OLDEST_NODE else None
