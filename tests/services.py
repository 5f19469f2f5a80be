"""Real servers for the tests: PostgreSQL and Redis on this machine, each in a folder of its own, on loopback only."""

import functools
import os
import pwd
import shutil
import signal
import socket
import subprocess
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Self

import pytest

PATIENT = 60.0
OWNER = "postgres"
"""Who runs PostgreSQL when we are root: it refuses to."""


def find_program(*names: str) -> Path | None:
    for name in names:
        found = shutil.which(name, path=f"{os.environ.get('PATH', '')}:/usr/sbin:/usr/local/sbin")
        if found is not None:
            return Path(found)
    return None


@functools.cache
def postgres_folder() -> Path | None:
    """Where PostgreSQL 15 or newer has its programs."""
    debian = sorted(Path("/usr/lib/postgresql").glob("*/bin"), key=lambda each: int(each.parent.name))
    for folder in reversed(debian):
        if (folder / "initdb").exists() and int(folder.parent.name) >= 15:
            return folder
    found = find_program("initdb")
    return None if found is None else found.resolve().parent


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


class Postgres:
    """A cluster on a Unix socket. What it says is durable is on the disk: ``fsync`` is on."""

    def __init__(self) -> None:
        programs = postgres_folder()
        if programs is None:
            pytest.skip("there is no PostgreSQL 15 here (scripts/servers installs it)")
        self.programs = programs
        self.user = None
        if os.geteuid() == 0:
            try:
                pwd.getpwnam(OWNER)
            except KeyError:
                pytest.skip(f"PostgreSQL does not run as root, and there is no user {OWNER}")
            self.user = OWNER
        self._databases = 0

    def __enter__(self) -> Self:
        self.folder = Path(tempfile.mkdtemp(prefix="lampblack-pg-"))
        if self.user is not None:
            shutil.chown(self.folder, self.user)
        self.data, self.log = self.folder / "data", self.folder / "log"
        self.run(
            "initdb",
            "-D",
            str(self.data),
            "-A",
            "trust",
            "-U",
            OWNER,
            "-E",
            "UTF8",
            "--locale=C",
            "--no-sync",
        )
        self.start()
        return self

    def __exit__(self, *_: object) -> None:
        self.stop(signal.SIGQUIT)
        shutil.rmtree(self.folder, ignore_errors=True)

    def run(self, program: str, *words: str) -> str:
        """One of PostgreSQL's own programs; what it prints."""
        command = [str(self.programs / program), *words]
        done = subprocess.run(
            command, user=self.user, cwd="/", capture_output=True, text=True, timeout=PATIENT, check=False
        )
        assert done.returncode == 0, done.stderr
        return done.stdout

    def start(self) -> None:
        flags = {
            "listen_addresses": "",
            "unix_socket_directories": str(self.folder),
            "fsync": "on",
            "max_connections": "60",
            "shared_buffers": "16MB",
        }
        words = [f"-c{name}={value}" for name, value in flags.items()]
        with self.log.open("ab") as log:
            self.process = subprocess.Popen(
                [str(self.programs / "postgres"), "-D", str(self.data), *words],
                user=self.user,
                cwd="/",
                stdout=log,
                stderr=log,
            )
        deadline = time.monotonic() + PATIENT
        while not self.is_ready():
            assert self.process.poll() is None, self.log.read_text()
            assert time.monotonic() < deadline, self.log.read_text()
            time.sleep(0.05)

    def is_ready(self) -> bool:
        command = [str(self.programs / "pg_isready"), "-q", "-h", str(self.folder)]
        return subprocess.run(command, check=False).returncode == 0

    def stop(self, how: signal.Signals = signal.SIGINT) -> None:
        """SIGINT ends it in order; SIGQUIT at once, as a power cut would."""
        if self.process.poll() is None:
            self.process.send_signal(how)
        self.process.wait(PATIENT)

    def socket(self) -> Path:
        return self.folder / ".s.PGSQL.5432"

    def database(self) -> str:
        """A new, empty database; its URL."""
        self._databases += 1
        name = f"lampblack{self._databases}"
        self.run("createdb", "-h", str(self.folder), "-U", OWNER, name)
        return self.url(name)

    def url(self, name: str) -> str:
        return f"postgresql://{OWNER}@/{name}?host={self.folder}"


class Redis:
    def __init__(self) -> None:
        program = find_program("redis-server", "valkey-server")
        if program is None:
            pytest.skip("there is no Redis here (scripts/servers installs it)")
        self.program = program
        self.port = free_port()
        self.url = f"redis://127.0.0.1:{self.port}"

    def __enter__(self) -> Self:
        self.folder = tempfile.mkdtemp(prefix="lampblack-redis-")
        self.start()
        return self

    def __exit__(self, *_: object) -> None:
        self.kill()
        shutil.rmtree(self.folder, ignore_errors=True)

    def start(self) -> None:
        words = ["--port", str(self.port), "--bind", "127.0.0.1", "--save", "", "--dir", self.folder]
        self.process = subprocess.Popen(
            [str(self.program), *words], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL
        )
        wait_for_port(self.port)

    def kill(self) -> None:
        self.process.kill()
        self.process.wait(PATIENT)


def wait_for_port(port: int) -> None:
    deadline = time.monotonic() + PATIENT
    while True:
        try:
            socket.create_connection(("127.0.0.1", port), 1).close()
            return
        except OSError:
            assert time.monotonic() < deadline, f"nobody listens on {port}"
            time.sleep(0.02)


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    with Postgres() as running:
        yield running


@pytest.fixture(scope="session")
def redis() -> Iterator[Redis]:
    with Redis() as running:
        yield running
