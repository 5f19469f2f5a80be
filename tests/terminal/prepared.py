"""A screen without a terminal, for tests: what is typed was prepared, what is said is kept."""

from lampblack.terminal.screen import Leave, Screen


class FakeScreen(Screen):
    def __init__(self, *lines: str) -> None:
        self.lines = list(lines)
        self.moments: list[list[list[str]]] = [[]]
        """What was said, in the portions between two answers, each line or lines that came at once."""

    @property
    def portions(self) -> list[list[str]]:
        return [[line for moment in portion for line in moment] for portion in self.moments]

    @property
    def said(self) -> list[str]:
        return [line for portion in self.portions for line in portion]

    def say(self, *lines: str) -> None:
        if lines:
            self.moments[-1].append(list(lines))

    def stress(self, line: str) -> None:
        self.say(line)

    def ask(self, sign: str = "> ") -> str:
        if not self.lines:
            raise Leave
        self.moments.append([])
        return self.lines.pop(0)

    def wipe(self) -> None:
        self.say("-- wiped --")
