"""Lines in, lines out. Nothing moves the cursor, so that a screen reader can follow."""

import io
import os
import sys


class Leave(Exception):
    """The person wants to go: ``quit``, or the end of the input."""


class Screen:
    """Standard input and output, one line after another."""

    def __init__(self) -> None:
        self.in_colour = sys.stdout.isatty() and not os.environ.get("NO_COLOR") and usable_terminal()
        if isinstance(sys.stdin, io.TextIOWrapper):
            sys.stdin.reconfigure(errors="replace")  # a stray byte is a slip, not the end of the game

    def say(self, *lines: str) -> None:
        for line in lines:
            print(line)

    def stress(self, line: str) -> None:
        """A line that asks for attention; bold where that can be shown."""
        print(f"\x1b[1m{line}\x1b[0m" if self.in_colour else line)

    def ask(self, sign: str = "> ") -> str:
        """One line of input; ``Leave`` at its end."""
        print(sign, end="", flush=True)
        line = sys.stdin.readline()
        if not line:
            print()
            raise Leave
        return line.strip()

    def wipe(self) -> None:
        """Take what was said out of sight, as far as this output can."""
        if sys.stdout.isatty() and usable_terminal():
            print("\x1b[3J\x1b[2J\x1b[H", end="")
        else:
            print("\n" * 50)


def usable_terminal() -> bool:
    return os.environ.get("TERM", "dumb") != "dumb"
