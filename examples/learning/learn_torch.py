"""The same two games and the same lessons as ``learn.py``, with a small network in PyTorch.

pip install torch
python examples/learning/learn_torch.py low-candle
"""

import sys
from pathlib import Path
from typing import Any

import numpy as np
import torch

sys.path += [str(Path(__file__).parent)]

from learn import main
from policy import scaled

HIDDEN = 256


class Network:
    """One hidden layer; it chooses and learns as ``policy.Policy`` does."""

    def __init__(self, numbers: int, actions: int, rate: float, seed: int) -> None:
        torch.manual_seed(seed)
        self.net = torch.nn.Sequential(
            torch.nn.Linear(numbers, HIDDEN), torch.nn.ReLU(), torch.nn.Linear(HIDDEN, actions)
        )
        self.optimizer = torch.optim.Adam(self.net.parameters(), rate)
        self.random = np.random.default_rng(seed)

    def sums(self, observations: Any, masks: Any) -> Any:
        sums = self.net(torch.from_numpy(scaled(observations)))
        return sums.masked_fill(torch.from_numpy(np.array(masks)) == 0, float("-inf"))

    def choose(self, observations: Any, masks: Any) -> list[int]:
        with torch.no_grad():
            chosen: list[int] = (
                torch.distributions.Categorical(logits=self.sums(observations, masks)).sample().tolist()
            )
        return chosen

    def learn(self, observations: Any, masks: Any, actions: Any, worths: Any) -> None:
        likely = torch.log_softmax(self.sums(observations, masks), dim=1)
        taken = likely[torch.arange(len(actions)), torch.from_numpy(np.array(actions))]
        loss = -(taken * torch.tensor(np.array(worths), dtype=torch.float32)).mean()
        self.optimizer.zero_grad()
        loss.backward()
        self.optimizer.step()


if __name__ == "__main__":
    main(Network, rate=0.003)
