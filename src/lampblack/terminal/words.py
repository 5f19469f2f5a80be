"""Actions from what people type: notation, or the same in looser words.

    OPEN(KR,C4)    open c4 kr    open c4 with a red key    disc net    net bo

It works for every game: words are looked up in the notation and the labels of the legal actions, and
what is legal nowhere is tried as notation with its arguments in any order, so that a refusal can be told.
Where notation has a number for somebody, the name does as well.
"""

import re
from collections.abc import Iterator, Sequence
from itertools import islice, permutations
from typing import TypeVar

from lampblack.kernel.action import Action
from lampblack.kernel.answers import Malformed
from lampblack.kernel.game import Game
from lampblack.kernel.state import State

T = TypeVar("T")

MOST_ARGUMENTS = 4
SHORTEST_BEGINNING = 3
Names = Sequence[tuple[str, str, str]]
"""What people call what notation numbers: field (or any), code, name; ``("enemy", "F1", "Brute")``."""


def words_of(text: str) -> list[str]:
    """The words of a line, in lower case, without brackets, commas and underscores."""
    return re.findall(r"[^\W_]+", text.lower())


FILLERS = frozenset(
    words_of("a an and at between by from in into my of off on onto over the then to using with")
)


def telling_words(text: str) -> list[str]:
    """The words that say something."""
    return [word for word in words_of(text) if word not in FILLERS]


def exactly(state: State, text: str) -> Action | None:
    """The action this notation names, legal or not; None when it is no notation."""
    try:
        return state.action(text)
    except Malformed:
        return None


def with_names(text: str, names: Names) -> str:
    """Names for what a sentence numbers: ``P1 is outside`` becomes ``Bo is outside``."""
    for field, code, name in names:
        if not field:
            text = name.join(re.split(rf"\b{code}\b", text))
    return text


def label_with(game: Game, action: Action, names: Names) -> str:
    """``Throw a Net over Bo``: the label, with names for what it numbers, or else with the names behind it."""
    label = game.label(action)
    unsaid: list[str] = []
    for field, code, name in names:
        fields = [field] if field else action.fields
        if not any(code in arg.split("+") for at, arg in zip(action.fields, action.args) if at in fields):
            continue
        parts = re.split(rf"\b{code}\b", label)
        label = name.join(parts)
        if len(parts) == 1:
            unsaid.append(name)
    return f"{label} ({', '.join(unsaid)})" if unsaid else label


def all_said(game: Game, action: Action, names: Names) -> str:
    return f"{game.spoken(action).text} {label_with(game, action, names)}"


def fitting(game: Game, actions: list[Action], text: str, names: Names = ()) -> list[Action]:
    """The actions that all the words fit: as whole words if any do, else as beginnings of words."""
    return fitting_of([(action, all_said(game, action, names)) for action in actions], text)


def fitting_of(labelled: list[tuple[T, str]], text: str) -> list[T]:
    """The same, of anything with whatever it is called here."""
    wanted = telling_words(text)
    if not wanted:
        return []
    known = [(action, set(words_of(label))) for action, label in labelled]
    whole = [action for action, words in known if all(word in words for word in wanted)]
    if whole:
        return whole
    return [action for action, words in known if all(begins_one(word, words) for word in wanted)]


def meant(game: Game, actions: list[Action], text: str, names: Names) -> list[Action]:
    """Those that fit; just one of them, if all others say the same and more: one target, not two."""
    return meant_of([(action, all_said(game, action, names)) for action in actions], text)


def meant_of(labelled: list[tuple[T, str]], text: str) -> list[T]:
    """The same, of anything with whatever it is called here."""
    said = dict(labelled)
    fits = [(one, set(words_of(said[one]))) for one in fitting_of(labelled, text)]
    for one, words in fits:
        if all(words < others for other, others in fits if other != one):
            return [one]
    return [one for one, _ in fits]


def begins_one(word: str, words: set[str]) -> bool:
    """Only the letters of a longer word: half a cell's name would be a guess."""
    if word in words:
        return True
    return len(word) >= SHORTEST_BEGINNING and any(known.startswith(word) for known in words)


def notations(text: str) -> Iterator[tuple[str, tuple[str, ...]]]:
    """The words as ``NAME`` and arguments: every name they may begin with, the rest in any order."""
    words = telling_words(text)
    for length in range(1, len(words) + 1):
        if len(words) - length <= MOST_ARGUMENTS:
            for arguments in permutations(words[length:]):
                yield "_".join(words[:length]), arguments


def in_order(state: State, text: str) -> Action | None:
    """The action that the words name when their order is that of the notation: ``start 2 3``."""
    for words in (words_of(text), telling_words(text)):
        for length in range(1, len(words) + 1):
            action = exactly(state, written("_".join(words[:length]), tuple(words[length:])))
            if action is not None:
                return action
    return None


def in_codes(text: str, names: Names) -> list[str]:
    """The text with codes for names; several texts where a name is that of several things."""
    texts = [text]
    for name in sorted({name for _, _, name in names}, key=len, reverse=True):
        pattern = re.compile(rf"\b{re.escape(name)}\b", re.IGNORECASE)
        codes = {code: None for _, code, other in names if other == name}
        texts = [pattern.sub(code, one) for one in texts for code in codes if pattern.search(one)] or texts
    return texts


def written(name: str, arguments: tuple[str, ...]) -> str:
    return f"{name}({','.join(arguments)})" if arguments else name


def as_notation(state: State, text: str) -> list[Action]:
    """Actions, legal or not, that the words name when they are taken for notation."""
    ordered = in_order(state, text)
    if ordered is not None:
        return [ordered]
    found: dict[str, Action] = {}
    for name, arguments in notations(text):
        action = exactly(state, written(name, arguments))
        if action is not None:
            found[action.text] = action
    return list(found.values())


def problem_with(state: State, text: str) -> str:
    """Why this is no action: of all the ways to read it, the one that makes sense the longest."""
    best, furthest = "", -2
    for name, arguments in [(text, ()), *notations(text)]:
        try:
            state.action(written(name, arguments))
        except Malformed as error:
            understood = [at for at, word in enumerate(arguments) if repr(word.upper()) in error.problem]
            is_known = f"{''.join(name.split()).upper()!r} is none of" not in error.problem
            reach = understood[0] if understood else -1 if is_known else -2
            if not best or reach > furthest:
                best, furthest = error.problem, reach
    return best


def nearest(game: Game, actions: list[Action], text: str, most: int, names: Names = ()) -> list[Action]:
    """The legal actions that share the most words with the text, at least one; half a word is worth half."""
    wanted = set(telling_words(text))
    shared = [(sharing(wanted, set(words_of(all_said(game, action, names)))), action) for action in actions]
    best = max((worth for worth, _ in shared), default=0)
    return list(islice((action for worth, action in shared if worth == best > 0), most))


def sharing(wanted: set[str], known: set[str]) -> int:
    """``start 3`` shares more with ``START(B3)`` than with ``START(B2)``."""
    halves = [
        word for word in wanted - known if any(one.startswith(word) or one.endswith(word) for one in known)
    ]
    return 2 * len(wanted & known) + len(halves)
