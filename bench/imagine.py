"""How long imagining takes in mid-game: ``python bench/imagine.py GAME``, in CPU time, by number of players.

Positions come from random games; every seat imagines each of them. Seat P0 is told apart: where one plays
against all, it is the one, from whom little is hidden. Whatever build this process imports is measured, and named.
"""

import argparse
import time
from statistics import median, quantiles

from lampblack.games import find_game
from lampblack.kernel import playout as loops
from lampblack.kernel.chance import SeededChance
from lampblack.kernel.game import Game
from lampblack.kernel.playout import decide, options_of
from lampblack.testkit.laws import choose

GAMES = 40
WARM_UP = 30
"""Decisions before the game is in its middle."""
EVERY = 9
LONGEST = 300


Calls = list[tuple[int, float]]
"""Seats and microseconds."""


def measured(game: Game, options: dict[str, str], seed: int) -> Calls:
    """Every call in one game."""
    chance, policy = SeededChance(f"bench {seed}"), SeededChance(f"policy {seed}")
    state = game.setup(options, chance)
    found: Calls = []
    for step in range(LONGEST):
        legal = options_of(state)
        if not legal:
            break
        if step >= WARM_UP and step % EVERY == 0:
            for seat in range(game.seats(options)):
                began = time.process_time_ns()
                state.imagine(seat, chance)
                found.append((seat, (time.process_time_ns() - began) / 1000))
        decide(state, choose(legal, policy.below(1_000_000)), chance)
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE")
    asked = parser.parse_args()
    game = find_game(asked.game)
    given = dict(word.split("=", 1) for word in asked.option)
    build = "interpreted" if str(loops.__file__).endswith(".py") else "compiled"
    print(f"{game.title}, {build}: imagine in mid-game, random play, {GAMES} games each")
    players = next(option for option in game.options() if option.name == "players")
    for number in players.choices:
        calls = [call for seed in range(GAMES) for call in measured(game, {**given, "players": number}, seed)]
        print(f"{number} players, P0: {summary([us for seat, us in calls if seat == 0])}")
        print(f"{number} players, the others: {summary([us for seat, us in calls if seat != 0])}")


def summary(calls: list[float]) -> str:
    if len(calls) < 2:
        return "too few calls"
    return (
        f"median {median(calls):.0f} µs, 95 % below {quantiles(calls, n=20)[-1]:.0f} µs, {len(calls)} calls"
    )


if __name__ == "__main__":
    main()
