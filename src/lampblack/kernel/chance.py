"""Chance: everything random that happens, asked one question at a time.

A question has a name (``draw``), a subject (``P0``), named outcomes and their weights. Because
every source of randomness answers the same questions, a game can be played from a seed, from a
script, from the system's entropy, or from a record of what happened before.
"""

import secrets
from collections.abc import Sequence
from hashlib import sha256
from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from lampblack.kernel.answers import Malformed

MASK: Final = 4294967295  # 2**32 - 1
NEAR: Final = 255
MOST: Final = 2147483648  # 2**31: a 32-bit number times this still fits 64 bits with a sign


@final
class Odds:
    """Named outcomes and their weights, kept for a question that is asked often: what they sum up to is worked out once."""

    def __init__(self, names: Sequence[str], weights: list[int]) -> None:
        self.names = names
        self.weights = weights
        self.ends: list[int] = []
        """Of each outcome, the sum of the weights up to and with its own."""
        self.total: i64 = 0
        for weight in weights:
            self.total += weight
            self.ends.append(self.total)
        self.coarse: i64 = 0
        """How many bits of a point are left aside where ``near`` is looked up."""
        while self.total >> self.coarse > NEAR:
            self.coarse += 1
        self.near = bytes(self.starts())

    def starts(self) -> list[int]:
        """Where to begin to look for a point, by its upper bits: no outcome after the one that covers it."""
        found: list[int] = []
        index = 0
        last = min(len(self.ends) - 1, NEAR)
        for slot in range(NEAR + 1):
            while index < last and self.ends[index] <= slot << self.coarse:
                index += 1
            found.append(index)
        return found

    def at(self, point: i64) -> i64:
        """The index whose share of the weights covers this point, as ``at_weight`` finds it."""
        index: i64 = self.near[point >> self.coarse]
        while self.ends[index] <= point:
            index += 1
        return index


@mypyc_attr(allow_interpreted_subclasses=True)
class Form:
    """How a person answers several questions of one name in one line, as when a handful of cubes has fallen."""

    def question(self, subjects: list[str], names: list[Sequence[str]]) -> str:
        """What to type, in a sentence."""
        raise NotImplementedError

    def prompt(self) -> str:
        """What to do and to tell, for people who see what is asked about."""
        return "Tell what chance brought."

    def read(self, line: str, subjects: list[str], names: list[Sequence[str]]) -> list[str]:
        """The outcome for each subject; ``Malformed`` says what is wrong with the line."""
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class Chance:
    """Answers the random questions a game asks."""

    def pick(self, what: str, subject: str, names: Sequence[str], weights: list[int]) -> int:
        """The index of one outcome, chosen in proportion to the weights (whole, not negative)."""
        return at_weight(weights, self.below(total(weights)))

    def pick_each(self, what: str, subjects: list[str], odds: list[Odds], form: Form) -> list[int]:
        """The same as one ``pick`` per subject, in their order; whoever asks a person asks once, by the form."""
        return [
            self.pick(what, subject, odds[at].names, odds[at].weights) for at, subject in enumerate(subjects)
        ]

    def below(self, n: int) -> int:
        """A whole number from 0 to n - 1, all equally likely."""
        raise NotImplementedError


def total(weights: list[int]) -> int:
    summed: i64 = 0
    for weight in weights:
        summed += weight
    return summed


def at_weight(weights: list[int], point: int) -> int:
    """The index whose share of the weights covers this point."""
    rest: i64 = point
    index: i64 = 0
    for weight in weights:
        rest -= weight
        if rest < 0:
            return index
        index += 1
    raise ValueError("chance was asked to choose from nothing")


@final
class SeededChance(Chance):
    """The same seed gives the same answers, in both builds and on every machine.

    The generator is sfc32 (Chris Doty-Humphrey's small fast counter), in 32-bit steps so that
    compiled and interpreted arithmetic agree.
    """

    def __init__(self, seed: int | str) -> None:
        digest = sha256(str(seed).encode()).digest()
        self.a: i64 = int.from_bytes(digest[0:4], "little")
        self.b: i64 = int.from_bytes(digest[4:8], "little")
        self.c: i64 = int.from_bytes(digest[8:12], "little")
        self.counter: i64 = 1

    def next32(self) -> i64:
        out = (self.a + self.b + self.counter) & MASK
        self.counter = (self.counter + 1) & MASK
        self.a = self.b ^ (self.b >> 9)
        self.b = (self.c + ((self.c << 3) & MASK)) & MASK
        self.c = ((((self.c << 21) & MASK) | (self.c >> 11)) + out) & MASK
        return out

    def below(self, n: int) -> int:
        size: i64 = n
        if size <= 0:
            raise ValueError("chance was asked to choose from nothing")
        if size > MOST:
            raise ValueError(f"chance was asked to choose from more than {MOST}")
        # Lemire's method: multiply, keep the high half, reject the few biased low halves.
        product = self.next32() * size
        low = product & MASK
        if low < size:
            floor = (MASK + 1 - size) % size
            while low < floor:
                product = self.next32() * size
                low = product & MASK
        return product >> 32

    def pick_each(self, what: str, subjects: list[str], odds: list[Odds], form: Form) -> list[int]:
        picked: list[int] = []
        for each in odds:
            picked.append(each.at(self.below(each.total)))
        return picked


@final
class SystemChance(Chance):
    """The operating system's entropy: nothing to guess, nothing to leak. Tables use it."""

    def below(self, n: int) -> int:
        return secrets.randbelow(n)


def chance_line(what: str, subject: str, outcome: str) -> str:
    """One chance outcome as text, as scripts and records hold it: ``draw P0 KB``."""
    return f"{what} {subject} {outcome}" if subject else f"{what} {outcome}"


def outcome_index(line: str, names: Sequence[str], weights: list[int], outcome: str) -> int:
    for index, name in enumerate(names):
        if name == outcome:
            if weights[index] == 0:
                raise Malformed("chance", f"{line!r} cannot happen: no {outcome} is left")
            return index
    raise Malformed("chance", f"{line!r}: {outcome!r} is none of {', '.join(names)}")


@final
class ScriptedChance(Chance):
    """Answers from lines such as ``draw P0 KB``, ``door C8 OPEN`` or, for any subject, ``draw KB``.

    Each question takes the first line left that fits it; ``then`` answers the questions that no
    line fits. Without ``then`` such a question is an error that names it.
    """

    def __init__(self, lines: Sequence[str], then: Chance | None = None) -> None:
        self.left: list[list[str]] = []
        for line in lines:
            words = line.split()
            if len(words) not in (2, 3):
                raise Malformed("chance", f"{line!r} is not of the form 'what [subject] outcome'")
            self.left.append(words)
        self.then = then

    def pick(self, what: str, subject: str, names: Sequence[str], weights: list[int]) -> int:
        for position, words in enumerate(self.left):
            if words[0] == what and (len(words) == 2 or words[1] == subject):
                del self.left[position]
                return outcome_index(" ".join(words), names, weights, words[-1])
        if self.then is None:
            raise Malformed("chance", f"the script has no line for {f'{what} {subject}'.strip()!r}")
        return self.then.pick(what, subject, names, weights)

    def below(self, n: int) -> int:
        if self.then is None:
            raise Malformed("chance", "a script answers only named questions")
        return self.then.below(n)


@final
class ReplayChance(Chance):
    """Feeds back recorded outcomes in their exact order; anything else is an error."""

    def __init__(self, lines: Sequence[str]) -> None:
        self.lines = list(lines)
        self.at = 0

    def pick(self, what: str, subject: str, names: Sequence[str], weights: list[int]) -> int:
        question = f"{what} {subject}".strip()
        if self.at >= len(self.lines):
            raise Malformed("chance", f"the record ends where {question!r} is asked")
        line = self.lines[self.at]
        self.at += 1
        asked, _, outcome = line.rpartition(" ")
        if asked != question:
            raise Malformed("chance", f"the record has {line!r} where {question!r} is asked")
        return outcome_index(line, names, weights, outcome)

    def below(self, n: int) -> int:
        raise Malformed("chance", "a record answers only named questions")

    def is_spent(self) -> bool:
        return self.at == len(self.lines)


@final
class RecordingChance(Chance):
    """Passes every question on and writes down the answers."""

    def __init__(self, inner: Chance) -> None:
        self.inner = inner
        self.lines: list[str] = []

    def pick(self, what: str, subject: str, names: Sequence[str], weights: list[int]) -> int:
        index = self.inner.pick(what, subject, names, weights)
        self.lines.append(chance_line(what, subject, names[index]))
        return index

    def pick_each(self, what: str, subjects: list[str], odds: list[Odds], form: Form) -> list[int]:
        picked = self.inner.pick_each(what, subjects, odds, form)
        for at, subject in enumerate(subjects):
            self.lines.append(chance_line(what, subject, odds[at].names[picked[at]]))
        return picked

    def below(self, n: int) -> int:
        return self.inner.below(n)
