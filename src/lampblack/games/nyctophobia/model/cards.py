"""The Hunter's cards: what they can do, as instructions of one program.

A card's parts are stretches of it. ``IF`` becomes a jump; statements that follow each other
(``TRUTH 1 + LIE 1``) become one instruction, because their order is the Hunter's (NYC-VERB-02).
"""

from typing import Final, final

# Instructions; each names its primitive.
MOVE: Final = 0  # NYC-PRIM-01 to -03: n steps, k trees may be crossed
MOVE_TO: Final = 1  # -04
MOVE_CAR: Final = 2  # -05
FELL: Final = 3  # -06
PLANT: Final = 4  # -07
TRANSPLANT: Final = 5  # -08
PULL: Final = 6  # -09
PULL_TO_NOISE: Final = 7  # -10
NUDGE: Final = 8  # -11
SWAP: Final = 9  # -12
ROTATE: Final = 10  # -13
FOG: Final = 11  # -14
REVEAL: Final = 12  # -15
TAKE_ROCK: Final = 13  # -16
HUSH: Final = 14  # -17
ECHO: Final = 15  # -18
UNWOUND: Final = 16  # -19
UNLESS: Final = 17  # -20: jump when nobody passes the filter
JUMP: Final = 18
TAUNT: Final = 19  # NYC-VERB-01
STATE: Final = 20  # NYC-VERB-02: n truths and k lies
LAUGH: Final = 21  # NYC-VERB-04

# Who is meant (NYC-PRIM-21, and the conditions printed on the cards).
VISIBLE: Final = 0
NEAREST: Final = 1
FARTHEST: Final = 2
IN_ORDER: Final = 3
WOUNDED_OR_HIDDEN: Final = 4
WITHOUT_ROCK: Final = 5
WITH_ROCK: Final = 6
CLOSE_WITH_ROCK: Final = 7
HIDDEN_CLOSE: Final = 8


@final
class Instruction:
    """One step of a card's program; what ``k`` and ``who`` mean depends on the instruction."""

    def __init__(self, code: int, n: int = 0, who: int = 0, k: int = 0) -> None:
        self.code = code
        self.n = n
        self.who = who  # a filter, or the place a jump leads to
        self.k = k  # crossings, how many are picked, lies, or 1 for an alternative


@final
class Card:
    """A printed card; ``words`` say what it does."""

    def __init__(self, id: str, name: str, words: str) -> None:
        self.id = id
        self.name = name
        self.words = words
        self.verbal = (0, 0)
        self.quiet = (0, 0)
        self.noise = (0, 0)  # the same stretch as quiet when the card has a single action
        self.said_words = ""
        self.quiet_words = ""
        self.noise_words = ""  # none when the card has a single action


@final
class Decks:
    """The cards of each role, and the program of them all; a part of a card is a stretch (start, end)."""

    def __init__(self) -> None:
        self.of_role: list[list[Card]] = []
        self.program: list[Instruction] = []

    def add(self, code: int, n: int = 0, who: int = 0, k: int = 0) -> Instruction:
        instruction = Instruction(code, n, who, k)
        self.program.append(instruction)
        return instruction
