"""When what a bot decided is told: on beats, so that nobody learns from a pause what it thought about.

A decision that everybody is told of comes a pause after the bot was asked, however long it thought; a
longer thought takes a whole number of pauses. In the dark nobody can follow anything, so there is no pause
between decisions; but the dark ends on a beat of its own, so that it cannot be told from its length how often
somebody decided.
"""

from typing import Final

from lampblack.table.supply import Supply

DARK_BEAT: Final = 0.25
"""Of a pause: hardly to be noticed, and longer than the thoughts of a turn."""


class Pauses:
    """The beats of one stretch of bots' decisions."""

    def __init__(self, supply: Supply) -> None:
        self._supply = supply
        self._began = 0.0
        self._is_dark = False

    def begin(self, is_dark: bool) -> None:
        """A bot is asked. In the dark the beat goes on from the first one that was."""
        if not (is_dark and self._is_dark):
            self._began = self._supply.stopwatch()
        self._is_dark = is_dark

    async def wait(self) -> None:
        """Until the next beat."""
        beat = self._supply.bot_pause * (DARK_BEAT if self._is_dark else 1)
        if beat > 0:
            passed = self._supply.stopwatch() - self._began
            await self._supply.sleep(beat - passed % beat)
