"""The servers that are measured: each a process of its own, all on one core, the crowd on the other."""

import contextlib
import os
import re
import shutil
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path

from crowd.sockets import on_core

ROOT = Path(__file__).parent.parent.parent
THEIRS = Path(__file__).parent / "boardgame"
INSTALLED = ROOT / "build" / "bench-node"
SERVER_CORE, CROWD_CORE = 0, 1
UNLIMITED = {
    "messages-per-second": 1_000_000,
    "requests-per-second": 1_000_000,
    "tables-per-hour": 1_000_000,
    "connections-per-address": 100_000,
    "tables-in-memory": 10_000,
}
TICKS = os.sysconf("SC_CLK_TCK")


class Server:
    def __init__(self, process: "subprocess.Popen[str]", port: int) -> None:
        self.process = process
        self.port = port
        self.lobby = port
        """Where matches are made."""

    def cpu(self) -> float:
        """Seconds of CPU so far, of all its threads, in user and system mode."""
        fields = Path(f"/proc/{self.process.pid}/stat").read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / TICKS

    def resident(self) -> float:
        """Bytes."""
        found = re.search(r"VmRSS:\s+(\d+) kB", Path(f"/proc/{self.process.pid}/status").read_text())
        assert found is not None
        return int(found.group(1)) * 1024


@contextlib.contextmanager
def started(command: list[str], port: int, cwd: Path | None = None) -> Iterator[Server]:
    with tempfile.TemporaryFile("w+") as complaints:
        process = subprocess.Popen(
            command,
            stdout=subprocess.DEVNULL,
            stderr=complaints,
            text=True,
            cwd=cwd,
            preexec_fn=lambda: on_core(SERVER_CORE),
        )
        try:
            wait_for_port(port, process)
            yield Server(process, port)
        finally:
            process.terminate()
            try:
                process.wait(20)
            except subprocess.TimeoutExpired:
                process.kill()
                process.wait()


@contextlib.contextmanager
def ours(*flags: str) -> Iterator[Server]:
    """``lampblack serve`` as it is installed, with a log of its own and no limits in the crowd's way."""
    port = free_port()
    limits = [f"--{name}={value}" for name, value in UNLIMITED.items()]
    with tempfile.TemporaryDirectory(dir=ROOT / "build") as data:  # a disk, not a file system in memory
        command = [
            sys.executable,
            "-m",
            "lampblack",
            "serve",
            f"--port={port}",
            f"--data={data}",
            "--no-push",
        ]
        with started([*command, *limits, *flags], port) as server:
            yield server


@contextlib.contextmanager
def theirs() -> Iterator[Server]:
    port, lobby = free_port(), free_port()
    with started(["node", str(INSTALLED / "server.cjs"), str(port), str(lobby)], port, INSTALLED) as server:
        server.lobby = lobby
        yield server


def install_theirs() -> str | None:
    """boardgame.io from the npm registry into build/; why not, when it cannot be."""
    INSTALLED.mkdir(parents=True, exist_ok=True)
    for file in ("package.json", "server.cjs"):
        shutil.copy(THEIRS / file, INSTALLED)
    if (INSTALLED / "node_modules" / "boardgame.io").exists():
        return None
    command = [ROOT / "scripts" / "npm", "install", "--no-audit", "--no-fund", "--loglevel=error"]
    done = subprocess.run(command, cwd=INSTALLED, capture_output=True, text=True, check=False, timeout=600)
    if done.returncode == 0:
        return None
    return (done.stderr.strip().splitlines() or [f"npm left with {done.returncode}"])[-1]


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


def wait_for_port(port: int, process: "subprocess.Popen[str]") -> None:
    deadline = time.monotonic() + 60
    while True:
        try:
            socket.create_connection(("127.0.0.1", port), 1).close()
            return
        except OSError:
            if process.poll() is not None:
                raise SystemExit(f"a server ended early, with {process.returncode}") from None
            if time.monotonic() > deadline:
                raise SystemExit("a server did not start") from None
            time.sleep(0.05)
