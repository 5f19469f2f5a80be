"""A small network that says a chance: what training writes (``lampblack train``) and judges read."""

from math import exp
from typing import Final, final

from mypy_extensions import i64

from lampblack.kernel.answers import Malformed

LARGEST: Final = 30.0
"""Log-odds beyond this are as good as sure."""


@final
class Layer:
    """``units`` weighted sums of what comes in, each with its bias; the weights one unit after the other."""

    def __init__(self, weights: list[float], biases: list[float]) -> None:
        self.weights = weights
        self.biases = biases
        self.inputs: i64 = len(weights) // max(1, len(biases))

    def of_few(self, signs: list[float]) -> list[float]:
        """The sums, where most of what comes in is nothing."""
        at: list[i64] = []
        worth: list[float] = []
        index: i64 = 0
        for sign in signs:
            if sign != 0.0:
                at.append(index)
                worth.append(sign)
            index += 1
        number: i64 = len(at)
        sums: list[float] = []
        row: i64 = 0
        for bias in self.biases:
            total = bias
            index = 0
            while index < number:
                total += self.weights[row + at[index]] * worth[index]
                index += 1
            sums.append(total)
            row += self.inputs
        return sums


@final
class Network:
    """Layer after layer, with nothing below 0 handed on, to one number: the log-odds."""

    def __init__(self, layers: list[Layer]) -> None:
        self.layers = layers

    def log_odds(self, signs: list[float]) -> float:
        values = signs
        left: i64 = len(self.layers)
        for layer in self.layers:
            values = layer.of_few(values)
            left -= 1
            if left > 0:
                values = [value if value > 0.0 else 0.0 for value in values]
        return values[0]

    def chance(self, signs: list[float]) -> float:
        return chance_of(self.log_odds(signs))


def chance_of(log_odds: float) -> float:
    return 1.0 / (1.0 + exp(-max(-LARGEST, min(LARGEST, log_odds))))


def network_from(table: dict[str, object], names: list[str], where: str) -> Network:
    """As training wrote it: ``signs``, and ``layers`` of rows, each a bias and then a weight for everything that comes in.

    ``Malformed`` names what does not fit; the signs must be those that the game reads.
    """
    if table.get("signs") != names:
        raise Malformed(where, "its signs are not those that the game reads: train again")
    rows_of_layers = table.get("layers")
    if not isinstance(rows_of_layers, list) or not rows_of_layers:
        raise Malformed(where, "it has no layers")
    layers: list[Layer] = []
    inputs = len(names)
    for number, rows in enumerate(rows_of_layers, 1):
        biases: list[float] = []
        weights: list[float] = []
        for row in rows:
            if len(row) != inputs + 1:
                raise Malformed(
                    where, f"layer {number}: a row has {len(row)} numbers and should have {inputs + 1}"
                )
            biases.append(float(row[0]))
            weights += [float(weight) for weight in row[1:]]
        layers.append(Layer(weights, biases))
        inputs = len(biases)
    if inputs != 1:
        raise Malformed(where, f"its last layer has {inputs} rows and should have 1")
    return Network(layers)
