"""Which part of a card counts, and why (NY-HUNTER-04, NY-HUNTER-05)."""

from lampblack.games.nyctophobia.model import cards
from lampblack.games.nyctophobia.model.cards import Card
from lampblack.games.nyctophobia.model.geometry import CELL_NAMES
from lampblack.games.nyctophobia.model.pieces import NOWHERE
from lampblack.games.nyctophobia.model.position import Position
from lampblack.games.nyctophobia.model.words import CONDITION_WORDS
from lampblack.games.nyctophobia.rules.selecting import passing


def part_of(at: Position, card: Card) -> tuple[int, int]:
    """The stretch of the program: with a noise token on the board the noise part."""
    return card.noise if at.noise != NOWHERE else card.quiet


def part_name(at: Position, card: Card) -> str:
    if card.noise == card.quiet:
        return "both"
    return "noise" if at.noise != NOWHERE else "quiet"


def part_words(at: Position, card: Card) -> str:
    return card.noise_words if part_name(at, card) == "noise" else card.quiet_words


def part_reason(at: Position, card: Card) -> str:
    """``noise in D3``, ``no noise, and somebody is hurt or hidden``: as things are now."""
    words = ["with noise or without"]
    if card.noise != card.quiet:
        words = ["no noise" if at.noise == NOWHERE else f"noise in {CELL_NAMES[at.noise]}"]
    start, end = part_of(at, card)
    for instruction in at.settings.content.program[start:end]:
        if instruction.code == cards.UNLESS:
            words.append(CONDITION_WORDS[instruction.k][0 if passing(at, instruction.k) else 1])
    return ", and ".join(words)
