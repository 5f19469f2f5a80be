"""Servers that start quickly: forked from a process in which everything is imported already.

What is killed is a server's own process all the same, with its sockets, its database and its bots.
"""

import multiprocessing
import os
import signal
import sys
from multiprocessing.connection import Connection
from pathlib import Path
from typing import Final, Self

from tests.server.host import PATIENT
from tests.server.process import NO_LIMITS, Process

NURSERY: Final = multiprocessing.get_context("forkserver")
IMPORTED: Final = [
    "tests.server.fleet.nursery",
    "lampblack.server.command",
    "lampblack.server.run",
    "lampblack.server.push.herald",
    "lampblack.server.fleet.redis_bus",
    "lampblack.store.postgres",
    "uvicorn.protocols.websockets.websockets_sansio_impl",
    "uvloop",
]
NURSERY.set_forkserver_preload(IMPORTED)


class Child:
    """A forked process, as ``subprocess`` shows one."""

    def __init__(self, process: multiprocessing.process.BaseProcess) -> None:
        self._process = process
        assert process.pid is not None
        self.pid: int = process.pid

    def poll(self) -> int | None:
        return self._process.exitcode

    def wait(self, seconds: float | None = None) -> int | None:
        self._process.join(seconds)
        return self._process.exitcode

    def send_signal(self, how: signal.Signals) -> None:
        if self.poll() is None:
            os.kill(self.pid, how)


class Nursling(Process):
    def __enter__(self) -> Self:
        self.data.mkdir(exist_ok=True)
        ours, theirs = NURSERY.Pipe(duplex=False)
        words = ["lampblack", "--port", "0", "--data", str(self.data), *self.flags]
        process = NURSERY.Process(target=run, args=(words, theirs, self.log))
        process.start()
        theirs.close()
        self.process = Child(process)  # type: ignore[assignment]
        self._said = os.fdopen(os.dup(ours.fileno()), encoding="utf-8")
        ours.close()
        first = self._said.readline()
        assert first.startswith("Lampblack is at "), self.log.read_text()
        self.url = first.split()[3]
        return self

    def __exit__(self, *_: object) -> None:
        if self.process.poll() is None:
            self.stop()
        self._said.close()

    def kill(self) -> None:
        self.process.send_signal(signal.SIGKILL)
        self.process.wait(PATIENT)


def run(words: list[str], out: Connection, log: Path) -> None:
    """``python -m lampblack.server``, in a process that was forked for it."""
    import typer

    from lampblack.server.command import serve

    os.environ.update(NO_LIMITS)
    sys.argv = words
    with log.open("ab") as errors:
        os.dup2(out.fileno(), 1)
        os.dup2(errors.fileno(), 2)
    out.close()
    app = typer.Typer(add_completion=False, pretty_exceptions_enable=False)
    app.command()(serve)
    app()
