"""What is to be simulated: a plan is a handful of words, so it travels to any process or machine."""

from dataclasses import dataclass

from lampblack.bots.register import check_repeats, find_bot
from lampblack.games import find_game
from lampblack.kernel.answers import Malformed
from lampblack.kernel.chance import SeededChance
from lampblack.kernel.game import Options

MAX_ACTIONS = 20_000
"""Where the lab stops a game that does not end: two random players may wander for ever."""


@dataclass(frozen=True)
class Plan:
    """Games of one game, one set of options and one line-up of bots, each from its own seed."""

    game: str
    options: Options
    bots: tuple[str, ...]
    """Who sits where, in the order of the seats."""
    games: int
    seed: str
    alternate: bool
    """Every game moves the line-up on by one seat, so that seat and bot effects separate."""
    max_actions: int = MAX_ACTIONS

    def line_up(self, number: int) -> tuple[str, ...]:
        """The bots of game ``number`` (from 0), in the order of the seats."""
        shift = number % len(self.bots) if self.alternate else 0
        return self.bots[-shift:] + self.bots[:-shift] if shift else self.bots

    def seed_of(self, number: int) -> str:
        """Chance of game ``number``; the players' own thoughts draw on ``seed/number/bots``."""
        return f"{self.seed}/{number}"

    def check(self) -> None:
        """``Malformed`` names what cannot be simulated."""
        game = find_game(self.game)
        for bot in self.bots:
            find_bot(game, bot)
            check_repeats(game, bot)
        if len(self.bots) != game.seats(self.options):
            seats = game.seats(self.options)
            raise Malformed("seats", f"{len(self.bots)} bots for {seats} seats")
        if self.games < 1:
            raise Malformed("games", f"{self.games}; at least one is needed")
        if self.max_actions < 1:
            raise Malformed("max-actions", f"{self.max_actions}; at least one is needed")
        game.setup(self.options, SeededChance(self.seed_of(0)))
