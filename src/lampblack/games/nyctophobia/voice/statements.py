"""What is said, in sentences: the Hunted's statements and the Hunter's claims."""

from typing import Final

from lampblack.games.nyctophobia.knowledge.facts import Claimed
from lampblack.games.nyctophobia.model.words import DIRECTION_WORDS
from lampblack.kernel.game import Voice
from lampblack.kernel.words import counted

MARK_WORDS: Final = {
    "START": "where I started",
    "CAR": "the car",
    "NW": "the north-west corner",
    "NE": "the north-east corner",
    "SW": "the south-west corner",
    "SE": "the south-east corner",
}


def offset_words(steps: int, is_east: bool) -> str:
    """``2 west``, ``1 south``; 0 is ``0 east``."""
    ways = ("east", "west") if is_east else ("south", "north")
    return f"{abs(steps)} {ways[steps < 0]}"


def utterance(words: list[str], names: list[str]) -> str:
    """A structured statement as a sentence."""
    match words:
        case ["WORDS"]:
            return "…"
        case ["YES" | "NO" as word]:
            return f"{word.capitalize()}."
        case ["CAR", "HERE"]:
            return "The car is here."
        case ["CAR", letter]:
            return f"The car is to the {DIRECTION_WORDS[letter]} of me."
        case ["PLAN", "GO", letter]:
            return f"I will go {DIRECTION_WORDS[letter]}."
        case ["PLAN", "THROW", letter]:
            return f"I will throw a rock {DIRECTION_WORDS[letter]}."
        case ["PLAN", what]:
            return "I will hide." if what == "HIDE" else "I will call for help."
        case ["ASK", seat, "THROW", letter]:
            return f"{names[int(seat[1:])]}, throw a rock {DIRECTION_WORDS[letter]}!"
        case ["ASK", seat, what]:
            return f"{names[int(seat[1:])]}, {what.lower().replace('_', ' ')}!"
        case ["AT", mark, dx, dy]:
            where = f"{offset_words(int(dx), True)} and {offset_words(int(dy), False)}"
            return f"I am {where} of {MARK_WORDS[mark]}."
        case _:
            return words[0].replace("_", " ").lower()


def claim_sentence(claim: Claimed, voice: Voice) -> str:
    who = voice.name(claim.seat)
    side = DIRECTION_WORDS[claim.direction] if claim.direction else ""
    steps = counted(claim.number or 0, "step")
    match claim.claim:
        case "NEAR":
            return f"nobody is nearer to me than {who}."
        case "STEPS":
            return f"it is {steps} from me to {who}."
        case "WITHIN":
            return f"it is at most {steps} from me to {who}."
        case "ME":
            return f"I am to the {side} of {who}."
        case "CAR":
            return f"the car is to the {side} of {who}."
        case "CARWITHIN":
            return f"it is at most {steps} from {who} to the car."
        case "HALF":
            return f"{who} is in the {side} half of the forest."
        case "PAIR":
            return f"it is at most {steps} from {who} to {voice.name(claim.other or 0)}."
        case _:
            return f"there is a rock to the {side} of {who}."
