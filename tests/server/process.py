"""The server as a process of its own, as people run it."""

import os
import signal
import subprocess
import sys
from pathlib import Path
from typing import Self

from tests.server.host import PATIENT, Person

NO_LIMITS = {
    "LAMPBLACK_MESSAGES_PER_SECOND": "100000",
    "LAMPBLACK_REQUESTS_PER_SECOND": "100000",
    "LAMPBLACK_TABLES_PER_HOUR": "100000",
    "LAMPBLACK_BOT_PAUSE": "0",
    "LAMPBLACK_BOT_WORKERS": "1",
}


class Process:
    def __init__(self, data: Path, *flags: str) -> None:
        self.data = data
        self.flags = flags
        self.log = data / "server.log"

    def __enter__(self) -> Self:
        self.data.mkdir(exist_ok=True)
        command = [
            sys.executable,
            "-m",
            "lampblack.server",
            "--port",
            "0",
            "--data",
            str(self.data),
            *self.flags,
        ]
        with self.log.open("ab") as log:
            self.process = subprocess.Popen(
                command, stdout=subprocess.PIPE, stderr=log, env=os.environ | NO_LIMITS, text=True
            )
        assert self.process.stdout is not None
        first = self.process.stdout.readline()
        assert first.startswith("Lampblack is at "), self.log.read_text()
        self.url = first.split()[3]
        return self

    def __exit__(self, *_: object) -> None:
        if self.process.poll() is None:
            self.stop()
        assert self.process.stdout is not None
        self.process.stdout.close()

    def stop(self) -> int:
        self.process.send_signal(signal.SIGTERM)
        return self.process.wait(PATIENT)

    def kill(self) -> None:
        self.process.kill()
        self.process.wait(PATIENT)

    def person(self) -> Person:
        return Person(self.url)

    def megabytes(self) -> float:
        """What the process has in memory, by /proc."""
        for line in Path(f"/proc/{self.process.pid}/status").read_text().splitlines():
            if line.startswith("VmRSS:"):
                return int(line.split()[1]) / 1024
        raise AssertionError("no VmRSS")
