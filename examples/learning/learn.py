"""Two games are learned from nothing, each in minutes on one core, and the curves are printed.

    python examples/learning/learn.py keys-to-the-castle   # from the games of a bot: imitation
    python examples/learning/learn.py low-candle           # from wins and losses alone: reinforcement

Each line is a point of the curve: what the policy has learned from so far, and how often it wins against players who
choose at random, with the 95 % interval. Equal seeds print equal curves.
"""

import argparse
import sys
from math import sqrt
from pathlib import Path
from typing import Any

import numpy as np

sys.path += [str(Path(__file__).parent), str(Path(__file__).parent.parent / "low-candle" / "src")]

from policy import Policy

from lampblack.adapters.vector import Games
from lampblack.bots.register import find_bot
from lampblack.games import find_game, shelf
from lampblack.kernel.chance import SeededChance
from lampblack.kernel.game import Game
from lampblack.kernel.player import Viewpoint

TEACHER = "hasty"
LIMIT = 300
"""Decisions; players at random need a hundred times as long to reach the far side of the Castle."""
TOGETHER = 64


def find(slug: str) -> Game:
    """Of the shelf, or the example beside this one, installed or not."""
    if slug == "low-candle" and slug not in shelf():
        from low_candle.game import LowCandle

        return LowCandle()
    return find_game(slug)


def wins(game: Game, policy: Any, games: int, seed: int) -> int:
    """How many of so many games the policy wins, from either seat, against a player at random."""
    env = Games(game, TOGETHER, f"exam {seed}", LIMIT, players="2")
    own = np.arange(TOGETHER) % 2
    left = games
    won = 0
    while left > 0:
        actions = env.sample()
        mine = np.flatnonzero(env.seats == own)
        if len(mine):
            for place, action in zip(mine, policy.choose(env.observations[mine], env.masks[mine])):
                actions[place] = action
        rewards, ended, cut = env.step(actions)
        for place in np.flatnonzero(ended | cut)[:left]:
            won += int(rewards[place, own[place]] == 1)
            left -= 1
    return won


def watched(game: Game, lessons: int, seed: int) -> tuple[Any, Any, Any]:
    """A bot plays itself so many games: what it saw, what it might have done, what it did."""
    seen: list[tuple[bytes, bytes, int]] = []
    for number in range(lessons):
        chance, thoughts = SeededChance(f"lesson {seed} {number}"), SeededChance(f"thoughts {seed} {number}")
        state = game.setup({"players": "2"}, chance)
        players = [find_bot(game, TEACHER) for _ in range(2)]
        for _ in range(LIMIT):
            seat = state.asked()
            if seat is None:
                break
            action = players[seat].decide(Viewpoint(state, seat), thoughts)
            seen.append((state.tensor(seat), bytes(state.mask(seat)), state.vocabulary().number(action)))
            state.apply(seat, action, chance)
    views = np.array([np.frombuffer(view, np.uint8) for view, _, _ in seen])
    masks = np.array([np.frombuffer(mask, np.uint8) for _, mask, _ in seen])
    return views, masks, np.array([action for _, _, action in seen])


def imitate(game: Game, policy: Any, lessons: int, seed: int) -> int:
    """Learn to do as the bot does; how many of its decisions were seen."""
    views, masks, actions = watched(game, lessons, seed)
    for _ in range(4):
        for batch in np.array_split(policy.random.permutation(len(actions)), max(1, len(actions) // 64)):
            policy.learn(views[batch], masks[batch], actions[batch], np.ones(len(batch)))
    return len(actions)


def agreement(game: Game, policy: Any, lessons: int, seed: int) -> float:
    """How often the policy decides as the bot does, in games it has not learned from."""
    views, masks, actions = watched(game, lessons, seed)
    return float((np.array(policy.choose(views, masks)) == actions).mean())


def reinforce(game: Game, policy: Any, steps: int, seed: int) -> int:
    """Play against players at random: what led to wins becomes likelier; how many games were played."""
    env = Games(game, TOGETHER, f"play {seed}", LIMIT, players="2")
    own = np.arange(TOGETHER) % 2
    paths: list[list[tuple[Any, Any, int]]] = [[] for _ in range(TOGETHER)]
    done: list[tuple[Any, Any, int, float]] = []
    games, mean = 0, 0.5
    for _ in range(steps):
        actions = env.sample()
        mine = np.flatnonzero(env.seats == own)
        if len(mine):
            for place, action in zip(mine, policy.choose(env.observations[mine], env.masks[mine])):
                actions[place] = action
                paths[place].append((env.observations[place].copy(), env.masks[place].copy(), action))
        rewards, ended, cut = env.step(actions)
        for place in np.flatnonzero(ended | cut):
            won = float(rewards[place, own[place]])
            done += [(*choice, won - mean) for choice in paths[place]]
            mean += 0.01 * (won - mean)
            paths[place] = []
            games += 1
        if len(done) >= 512:
            views, masks, chosen, worths = (list(column) for column in zip(*done))
            policy.learn(np.array(views), np.array(masks), np.array(chosen), np.array(worths))
            done = []
    return games


WAYS = {"keys-to-the-castle": (imitate, "decisions seen"), "low-candle": (reinforce, "games played")}


def curve(slug: str, policy: Any, points: int, portion: int, exam: int, seed: int) -> list[float]:
    """Print it point by point; the shares of games won, before anything is learned first."""
    game = find(slug)
    way, unit = WAYS[slug]
    shares, learned = [], 0
    for point in range(points + 1):
        if point:
            learned += way(game, policy, portion, seed * 1000 + point)
        share = wins(game, policy, exam, seed) / exam
        wide = 1.96 * sqrt(share * (1 - share) / exam)
        print(
            f"{slug}, {learned:,} {unit}: wins {share:.0%} ± {wide:.0%} of {exam} games {'#' * round(40 * share)}"
        )
        shares.append(share)
    return shares


def main(make: Any = Policy, rate: float = 20.0) -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("game", choices=list(WAYS))
    parser.add_argument("--points", type=int, default=8)
    parser.add_argument("--portion", type=int, help="games of the bot, or steps of 64 games, per point")
    parser.add_argument("--exam", type=int, default=400, help="games to measure a point by")
    parser.add_argument("--rate", type=float, default=rate, help="of learning")
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    portion = asked.portion or (100 if asked.game == "keys-to-the-castle" else 150)
    env = Games(find(asked.game), 1, players="2")
    policy = make(env.observations.shape[1], env.actions, asked.rate, asked.seed)
    curve(asked.game, policy, asked.points, portion, asked.exam, asked.seed)


if __name__ == "__main__":
    main()
