# interpreted: waits for another program most of the time
"""A bot that thinks in another program: ``http://127.0.0.1:9000/owl`` is asked by POST for each decision."""

import json
from http.client import HTTPException
from urllib.request import Request, urlopen

import msgspec

from lampblack.kernel.action import Action
from lampblack.kernel.answers import Malformed
from lampblack.kernel.chance import Chance
from lampblack.kernel.player import Player, Viewpoint

PATIENCE = 60.0
"""Seconds for one decision."""
LONGEST = 10_000
"""Bytes of an answer."""


class Remote(Player):
    """Sends what the seat knows, and takes the action that comes back. It imagines nothing of its own."""

    def __init__(self, address: str, settings: dict[str, str]) -> None:
        self.address = address
        self.settings = settings

    def decide(self, here: Viewpoint, chance: Chance) -> Action:
        legal = here.legal()
        prompt = here.prompt()
        question = {
            "seat": here.seat,
            "prompt": None if prompt is None else {"name": prompt.name, "rule": prompt.rule},
            "view": here.view(),
            "legal": [action.text for action in legal],
            "luck": chance.below(2**31),
            "settings": self.settings,
        }
        answer = self.ask(msgspec.json.encode(question))
        for action in legal:
            if action.text == answer:
                return action
        raise Malformed("bot", f"{self.address} answers {answer!r:.80}, which is none of the legal actions")

    def ask(self, question: bytes) -> object:
        """The ``action`` of the answer."""
        request = Request(self.address, question, {"Content-Type": "application/json"})
        try:
            with urlopen(request, timeout=PATIENCE) as answer:
                said = json.loads(answer.read(LONGEST))
        except (OSError, HTTPException, ValueError) as error:
            raise Malformed("bot", f"{self.address} gives no answer: {error}") from None
        if not isinstance(said, dict) or "action" not in said:
            raise Malformed("bot", f'{self.address} answers without an "action"')
        return said["action"]
