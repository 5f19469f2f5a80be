"""Actions as a button says them."""

from lampblack.games.nyctophobia.knowledge.facts import Claimed
from lampblack.games.nyctophobia.model.actions import NyAction
from lampblack.games.nyctophobia.model.words import DIRECTION_WORDS, ROLE_WORDS
from lampblack.games.nyctophobia.voice.statements import claim_sentence, utterance
from lampblack.kernel.game import Voice

PLAIN_LABELS = {
    "STOP": "Stop here",
    "SEARCH": "Feel around",
    "HIDE": "Hide",
    "CALL": "Call for help",
    "PASS": "Take no action yet",
    "END": "End your turn",
    "DECLINE": "Decline",
    "NOISE_YES": "Make noise in the cell you left",
    "NOISE_NO": "Make no noise",
    "HIDE_YES": "Hide here",
    "HIDE_NO": "Do not hide",
    "BUILT": "The trees stand as they should",
    "CONFIRM": "Keep these starts",
    "REVISE": "Choose the starts again",
    "USE_YES": "Go through a tree if it is shorter",
    "USE_NO": "Leave the trees alone",
    "DONE": "Done",
    "BREAK_SILENCE": "Break your silence: you come out of hiding and make noise",
}
REPORT_LABELS = {
    "REPORT_SEARCH": "Tell what you last felt",
    "REPORT_STEPS": "Tell which way you went",
    "REPORT_STATUS": "Tell your health and rocks",
}
DIRECTION_LABELS = {
    "STEP": "Step {}",
    "HOP": "Hop over the tree to the {}",
    "SPRINT": "Sprint {}",
    "THROW": "Throw a rock {}",
    "CLUE": "Say that the car is in the {}",
    "TILT": "Tilt the world to the {}",
}
ONE_LABELS = {
    "GRANT": "Let {} act",
    "ROLE": "Be the {}",
    "TURNED": "Turned by {} degrees",
    "SPOT": "Car spot {}",
    "STARTS": "Starts in the order {}",
    "CAR_AT": "Park the car at {}",
    "HUNTER_AT": "Start at {} yourself",
    "HUNTED_AT": "Let them start at {}",
    "PUT": "Put a tree at {}",
    "TAKE": "Take the tree at {}",
    "MOVE": "Move to {}",
    "FIGHT": "Attack {}",
    "PICK": "Choose {}",
    "PULL": "Move them to {}",
    "FELL": "Fell the tree at {}",
    "PLANT": "Plant a tree at {}",
    "LIFT": "Lift the tree at {}",
    "SET": "Set it down at {}",
    "ECHO": "Move the noise to {}",
}


def label(action: NyAction) -> str:
    """An action as a button says it."""
    name = action.name
    if name in PLAIN_LABELS:
        return PLAIN_LABELS[name]
    arg = action.args[0]
    if name in DIRECTION_LABELS:
        return DIRECTION_LABELS[name].format(DIRECTION_WORDS[arg])
    if name == "ROLE":
        return f"Be the {ROLE_WORDS[arg.lower()]}"
    if name in ONE_LABELS:
        return ONE_LABELS[name].format(arg)
    if name == "COUNTER":
        ways = {
            "NONE": "Do not strike back",
            "ROCK": "Strike back with a rock",
            "BARE": "Strike back bare-handed",
        }
        return ways[arg]
    if name == "CHARACTER":
        title, power = action.about
        return f"Be the {title}: {power}"
    if name == "SCENARIO":
        return "Build a layout of your own" if arg == "OWN" else f"Use scenario {arg}, {action.about[0]}"
    if name == "PLAY":
        card, does = action.about
        return f"Play {card}: {does.rstrip('.')}"
    if name == "RETREAT":
        if arg == "NONE":
            return "Stay where you are"
        return f"Fall back {', then '.join(DIRECTION_WORDS[letter] for letter in arg)}"
    if name == "TURN":
        return "Turn the forest clockwise" if arg == "CW" else "Turn the forest counter-clockwise"
    if name == "CLAIM":
        words = arg.split(":")
        return f"Say: {claim_sentence(claim_of(words), Voice(-1, [f'P{seat}' for seat in range(5)]))}"
    if arg in REPORT_LABELS:
        return REPORT_LABELS[arg]
    return f"Say: {utterance(arg.split(':'), [f'P{seat}' for seat in range(5)])}"


def claim_of(words: list[str]) -> Claimed:
    """The claim an action's notation names."""
    rest = words[2:]
    other = int(rest.pop(0)[1:]) if words[0] == "PAIR" else None
    direction = rest.pop(0) if rest and rest[0] in DIRECTION_WORDS else None
    return Claimed(int(words[1][1:]), words[0], other, direction, int(rest[0]) if rest else None)
