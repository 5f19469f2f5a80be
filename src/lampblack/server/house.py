"""What one server process has: its settings, its hall of tables, the rule books."""

from functools import cache

from lampblack.games import find_game
from lampblack.kernel.rulebook import RuleBook
from lampblack.server.settings import Settings
from lampblack.table.bots import BotPool
from lampblack.table.hall import Hall


@cache
def rules_of(slug: str) -> RuleBook:
    return find_game(slug).rules()


class House:
    def __init__(self, settings: Settings, hall: Hall, bots: BotPool | None) -> None:
        self.settings = settings
        self.hall = hall
        self.bots = bots
