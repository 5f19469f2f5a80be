"""The peers' own virtual environment, so that nothing of theirs gets into ours."""

import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parent.parent
UV = ROOT / "scripts" / "uv"
PEERS_VENV = ROOT / "build" / "bench-venv"
PEERS_PYTHON = PEERS_VENV / "bin" / "python"
PINNED = Path(__file__).parent / "peers.txt"


def install_peers(packages: list[str]) -> dict[str, str]:
    """Install each at its pinned version; those that cannot be, with the reason."""
    if not PEERS_PYTHON.exists():
        made = uv("venv", "--python", sys.executable, str(PEERS_VENV))
        if made is not None:
            return dict.fromkeys(packages, made)
    absent: dict[str, str] = {}
    for package in dict.fromkeys(packages):
        problem = uv("pip", "install", "--python", str(PEERS_PYTHON), "--constraint", str(PINNED), package)
        if problem is not None:
            absent[package] = problem
    return absent


def uv(*arguments: str) -> str | None:
    """Run uv; the last line of its complaint when it fails."""
    done = subprocess.run([UV, *arguments, "--quiet"], capture_output=True, text=True, check=False)
    if done.returncode == 0:
        return None
    complaint = done.stderr.strip().splitlines()
    return complaint[-1].strip() if complaint else f"uv left with {done.returncode}"
