"""Fitting a small network to positions and how their games ended: numpy, one core, the same from the same seed."""

from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from lampblack.lab.work import Report

Floats = NDArray[np.float32]

BATCH = 256
RATE = 4e-3
"""The highest learning rate; it rises at first and then falls to nothing."""
DECAY = 0.02
"""How strongly weights are pulled to 0."""
HELD_BACK = 5
"""One game of so many is not learned from: on it the loss is measured."""
TINY = 1e-7


@dataclass(frozen=True)
class Fitted:
    """The layers, each an array of rows (a bias, then weights), and the loss on games it has not seen."""

    layers: list[Floats]
    loss: float
    """Mean cross-entropy, in nats."""
    baseline: float
    """The same of always saying the mean."""


def fit(
    signs: Floats,
    worth: Floats,
    won: Floats,
    games: NDArray[np.int32],
    hidden: tuple[int, ...],
    epochs: int,
    seed: int,
    done: Report,
) -> Fitted:
    """Learn what positions of four games of five are worth, from 0 to 1; the fifth shows the loss by who won."""
    held_back = games % HELD_BACK == 0
    learned = np.flatnonzero(~held_back)
    dice = np.random.default_rng(seed)
    layers = beginning(signs.shape[1], hidden, dice)
    means = [np.zeros_like(layer) for layer in layers]
    squares = [np.zeros_like(layer) for layer in layers]
    steps = epochs * -(-len(learned) // BATCH)
    step = 0
    for _ in range(epochs):
        order = dice.permutation(learned)
        for first in range(0, len(order), BATCH):
            rows = order[first : first + BATCH]
            slopes = gradients(layers, signs[rows], worth[rows])
            step += 1
            rate = RATE * warmth(step / steps)
            for layer, slope, mean, square in zip(layers, slopes, means, squares):
                mean += 0.1 * (slope - mean)
                square += 0.001 * (slope * slope - square)
                height = mean / (1 - 0.9**step)
                spread = np.sqrt(square / (1 - 0.999**step)) + 1e-8
                layer -= rate * (height / spread + DECAY * without_bias(layer))
        done(1)
    mean_won = float(won[learned].mean()) if len(learned) else 0.5
    unseen = won[held_back]
    return Fitted(
        layers,
        cross_entropy(chances(layers, signs[held_back]), unseen),
        cross_entropy(np.full(len(unseen), mean_won, np.float32), unseen),
    )


def beginning(inputs: int, hidden: tuple[int, ...], dice: np.random.Generator) -> list[Floats]:
    """Small weights at random, biases at 0."""
    layers: list[Floats] = []
    for units in (*hidden, 1):
        weights = dice.normal(0, np.sqrt(2 / inputs), (units, inputs + 1))
        weights[:, 0] = 0
        layers.append(weights.astype(np.float32))
        inputs = units
    return layers


def warmth(share: float) -> float:
    """Of the learning rate, after this share of all steps: up for the first tenth, then down."""
    return share / 0.1 if share < 0.1 else 0.5 + 0.5 * float(np.cos(np.pi * (share - 0.1) / 0.9))


def without_bias(layer: Floats) -> Floats:
    weights = layer.copy()
    weights[:, 0] = 0
    return weights


def passed(layers: list[Floats], signs: Floats) -> list[Floats]:
    """What comes out of each layer, beginning with the signs; the last are log-odds."""
    values = [signs]
    for number, layer in enumerate(layers, 1):
        sums = values[-1] @ layer[:, 1:].T + layer[:, 0]
        values.append(sums if number == len(layers) else np.maximum(sums, 0))
    return values


def chances(layers: list[Floats], signs: Floats) -> Floats:
    log_odds = passed(layers, signs)[-1][:, 0]
    return np.asarray(1 / (1 + np.exp(-np.clip(log_odds, -30, 30))), np.float32)


def gradients(layers: list[Floats], signs: Floats, won: Floats) -> list[Floats]:
    values = passed(layers, signs)
    said = 1 / (1 + np.exp(-np.clip(values[-1][:, 0], -30, 30)))
    slope = ((said - won) / len(won)).astype(np.float32)[:, None]
    found: list[Floats] = []
    for number in range(len(layers) - 1, -1, -1):
        layer, before = layers[number], values[number]
        found.append(np.concatenate([slope.sum(0)[:, None], slope.T @ before], axis=1))
        if number > 0:
            slope = (slope @ layer[:, 1:]) * (before > 0)
    return found[::-1]


def cross_entropy(said: Floats, won: Floats) -> float:
    if not len(won):
        return 0.0
    sure = np.clip(said, TINY, 1 - TINY)
    return float(-(won * np.log(sure) + (1 - won) * np.log(1 - sure)).mean())
