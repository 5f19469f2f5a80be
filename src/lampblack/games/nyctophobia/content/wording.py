"""What a card does, in words made from the same data as its program."""

from typing import Any, Final

from lampblack.games.nyctophobia.model.cards import (
    CLOSE_WITH_ROCK,
    HIDDEN_CLOSE,
    WITHOUT_ROCK,
    WOUNDED_OR_HIDDEN,
)
from lampblack.games.nyctophobia.model.words import CONDITION_WORDS
from lampblack.kernel.words import capital, counted

WHO: Final = {
    "nearest": "the nearest",
    "farthest": "the farthest",
    "choose1": "one of the visible",
    "choose2": "two of the visible",
    "choose1_visible": "one of the visible",
    "all_visible": "all who are visible",
    "one_hidden_dH_2_to_4": "somebody hidden, two to four steps away",
    "one_visible_dH_le_3_with_rock": "somebody visible within three steps",
    "choose1_visible_with_rock": "somebody visible",
    "wounded_or_hidden": "who is hurt or hidden",
    "visible_without_rock": "who is visible without a rock",
}
CONDITIONS: Final = {
    "any_wounded_or_hidden": WOUNDED_OR_HIDDEN,
    "any_visible_without_rock": WITHOUT_ROCK,
    "hidden_with_dH_2_to_4": HIDDEN_CLOSE,
    "visible_dH_le_3_with_rock": CLOSE_WITH_ROCK,
}


def effect_words(effect: dict[str, Any]) -> str:
    """One primitive of NYC-PRIM or NYC-VERB."""
    n = effect.get("n", 0)
    who = WHO.get(effect.get("sel", effect.get("filter", "")), "")
    match effect["op"]:
        case "MOVE" if "break" in effect:
            return f"move {counted(n, 'step')}, felling up to {counted(effect['break'], 'tree')} in the way"
        case "MOVE" if "phase" in effect:
            return f"move {counted(n, 'step')}, through up to {counted(effect['phase'], 'tree')}"
        case "MOVE":
            return f"move {counted(n, 'step')}"
        case "MOVE_TO":
            return f"move {counted(n, 'step')} towards the nearest {who}"
        case "MOVE_CAR":
            return f"move {counted(n, 'step')} towards the car"
        case "FELL":
            return f"fell up to {counted(n, 'tree')} beside you"
        case "PLANT":
            where = "you" if effect["cell"] == "hunter" else WHO[effect["cell"]]
            return f"plant up to {counted(n, 'tree')} beside {where}"
        case "TRANSPLANT":
            return f"move up to {counted(n, 'tree')} anywhere"
        case "PULL":
            return f"pull {who} up to {counted(n, 'step')} towards you"
        case "PULL_TO_NOISE":
            return f"pull {who} up to {counted(n, 'step')} towards the noise"
        case "NUDGE":
            return "push all who are visible one step the same way"
        case "SWAP":
            return f"let {who} change places"
        case "ROTATE":
            return "turn the forest by a quarter"
        case "FOG":
            return f"lay fog around {who}"
        case "REVEAL":
            return f"find {who}"
        case "TAKE_ROCK":
            where = "your cell" if effect["dest"] == "hunter_cell" else "a random cell"
            return f"take a rock from {who} and drop it in {where}"
        case "HUSH":
            return "take the noise away"
        case "ECHO":
            return f"move the noise up to {counted(n, 'step')}"
        case "UNWOUND":
            return "be no longer wounded"
        case "TAUNT":
            return f"taunt {who}"
        case "TRUTH":
            return f"say {counted(n, 'true thing')}"
        case "LIE":
            return f"say {counted(n, 'false thing')}"
        case "LAUGH":
            return "laugh"
        case _:
            then, other = part_words(effect["then"]), part_words(effect["else"])
            when, _ = CONDITION_WORDS[CONDITIONS[effect["cond"]]]
            return f"if {when}, {then}, or else {other}"


def part_words(effects: list[dict[str, Any]]) -> str:
    return ", then ".join(effect_words(effect) for effect in effects)


def card_words(raw: dict[str, Any]) -> str:
    """``Taunt the nearest. Without noise: move 3 steps; with noise: move 2 steps.``"""
    said = f"{part_words(raw['verbal'])}. " if raw.get("verbal") else ""
    quiet = part_words(raw["quiet"])
    done = (
        f"without noise: {quiet}; with noise: {part_words(raw['noise'])}." if "noise" in raw else f"{quiet}."
    )
    return capital(said) + capital(done)
