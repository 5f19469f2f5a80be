"""A person at the terminal, for tests: types a line, hears what is said until the next question."""

import os
import sys

import pexpect

ASKS = ["> ", r"press Enter when nobody else can see or hear\.", r"Press Enter to clear the screen\."]


class Console:
    def __init__(self, *arguments: str, **environment: str) -> None:
        self.child = pexpect.spawn(
            sys.executable,
            ["-m", "lampblack", *arguments],
            encoding="utf-8",
            echo=False,
            timeout=30,
            dimensions=(60, 500),
            env={**os.environ, "TERM": "dumb", **environment},
        )
        self.child.delaybeforesend = None  # a pause for echoes; there are none

    def hear(self) -> str:
        """Everything up to the next question, or to the end."""
        self.child.expect([*ASKS, pexpect.EOF])
        after = self.child.after if isinstance(self.child.after, str) else ""
        return (self.child.before + after).replace("\r\n", "\n")

    def type(self, line: str) -> str:
        self.child.sendline(line)
        return self.hear()

    def press_ctrl_c(self) -> str:
        self.child.sendintr()
        return self.hear()

    def press_ctrl_d(self) -> str:
        self.child.sendeof()
        return self.hear()

    def code(self) -> int | None:
        """The exit code, once it has left."""
        self.child.expect(pexpect.EOF)
        self.child.close()
        return self.child.exitstatus
