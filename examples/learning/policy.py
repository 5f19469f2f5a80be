"""A linear policy in numpy: for each action a weighing of everything the seat sees."""

from typing import Any

import numpy as np

CEILING = 4
"""Counts above it look alike: a turn's number should not drown the rest."""


def scaled(observations: Any) -> Any:
    return np.minimum(observations, CEILING).astype(np.float32) / CEILING


class Policy:
    """Probabilities of the legal actions, by a softmax of sums; ``learn`` makes some of them likelier."""

    def __init__(self, numbers: int, actions: int, rate: float, seed: int) -> None:
        self.weights = np.zeros((numbers, actions), np.float32)
        self.bias = np.zeros(actions, np.float32)
        self.rate = rate
        self.random = np.random.default_rng(seed)

    def probabilities(self, observations: Any, masks: Any) -> Any:
        sums = scaled(observations) @ self.weights + self.bias
        sums = np.where(masks > 0, sums, -np.inf)
        likely = np.exp(sums - sums.max(axis=1, keepdims=True))
        return likely / likely.sum(axis=1, keepdims=True)

    def choose(self, observations: Any, masks: Any) -> list[int]:
        odds = self.probabilities(observations, masks).cumsum(axis=1)
        drawn = self.random.random((len(odds), 1), np.float32) * odds[:, -1:]
        chosen: list[int] = (odds > drawn).argmax(axis=1).tolist()
        return chosen

    def learn(self, observations: Any, masks: Any, actions: Any, worths: Any) -> None:
        """One step up the gradient: what was worth something becomes likelier, what cost something rarer."""
        slope = -self.probabilities(observations, masks)
        slope[np.arange(len(actions)), actions] += 1
        slope *= np.asarray(worths, np.float32)[:, None] * (self.rate / len(actions))
        self.weights += scaled(observations).T @ slope
        self.bias += slope.sum(axis=0)
