"""Owl: a bot of one's own, for any game. It plays every option on to the end, at random, and counts the wins.

    lampblack sim low-candle --seats examples/owl_bot.py:Owl,random --games 100
    lampblack play low-candle --seats me,examples/owl_bot.py:Owl@games=40

What stands behind ``@`` is handed to the class, as text.
"""

from lampblack import Action, Chance, Player, Viewpoint
from lampblack.kernel.playout import playout


class Owl(Player):
    def __init__(self, games: str = "10") -> None:
        self.games = int(games)

    def decide(self, here: Viewpoint, chance: Chance) -> Action:
        return max(here.legal(), key=lambda action: self.wins(here, action, chance))

    def wins(self, here: Viewpoint, action: Action, chance: Chance) -> int:
        won = 0
        for _ in range(self.games):
            world = here.imagine(chance)  # never the real one: what is hidden from this seat is guessed
            world.apply(here.seat, action, chance)
            playout(world, chance, limit=1000)
            outcome = world.outcome()
            won += 0 if outcome is None else outcome.scores[here.seat]
        return won
