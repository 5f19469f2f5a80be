"""The page these tests look at: built once, when it is missing."""

import fcntl
import subprocess
from pathlib import Path

from lampblack.server.built import FOLDER

ROOT = Path(__file__).parents[2]
WEB = ROOT / "web"
NPM = ROOT / "scripts" / "npm"
AXE = WEB / "node_modules" / "axe-core" / "axe.min.js"


def build_page() -> None:
    """Several test processes may ask at once; one builds, the others wait."""
    (ROOT / "build").mkdir(exist_ok=True)
    with (ROOT / "build" / "page.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        if not AXE.is_file():
            subprocess.run([NPM, "ci", "--silent"], cwd=WEB, check=True)
        if not (FOLDER / "index.html").is_file():
            subprocess.run([NPM, "run", "--silent", "build"], cwd=WEB, check=True)
        assert (FOLDER / "index.html").is_file(), f"the page is not in {FOLDER}; install the package again"
