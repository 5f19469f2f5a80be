"""What questions are about: heroes, cards, enemies, and what there is to pay with."""

from lampblack.games.stygian_society.model.actions import last_line, line_count
from lampblack.games.stygian_society.model.effects import ALL, FROM_ENEMY, NONE
from lampblack.games.stygian_society.model.paid import Paid, crypt_paid, field_paid, luck_paid
from lampblack.games.stygian_society.model.pieces import (
    COLOR_NAMES,
    HERO_COLORS,
    Packed,
    bag_to_text,
)
from lampblack.games.stygian_society.model.position import NO_TOKEN, Position, token_id, token_wounds
from lampblack.games.stygian_society.model.words import (
    cubes_words,
    line_times,
    list_words,
    payment_words,
)


def hero_name(at: Position, place: int) -> str:
    return at.content.heroes[at.heroes[place]].name


def card_name(at: Position, index: int) -> str:
    return at.content.cards[index].name


def source_name(at: Position, index: int) -> str:
    if index < 0:
        return "this"
    return card_name(at, index) if index < FROM_ENEMY else at.sheet_now().name


def means(at: Position) -> str:
    """What there is to pay with."""
    field, crypt = cubes_words(bag_to_text(at.field)), cubes_words(bag_to_text(at.crypt))
    return f"Field: {field}. Crypt: {crypt}. Luck: {at.luck}."


def paid_words(paid: Paid) -> str:
    """What is named of a payment so far."""
    return payment_words(bag_to_text(field_paid(paid)), bag_to_text(crypt_paid(paid)), luck_paid(paid))


def line_words(at: Position, number: int) -> str:
    """``Line 2: each further 2 white for 3 wounds.``"""
    line = at.content.cards[at.declared].lines[number]
    names = (*COLOR_NAMES[:HERO_COLORS], "of any hero color")
    cost = " and ".join(f"{n} {names[color]}" for color, n in enumerate(line.cost) if n)
    times = "" if line.times == 1 else "each " if line.times == ALL else f"up to {line.times} times "
    after = "" if line.needs == NONE else f" (after line {line.needs + 1})"
    return f"Line {number + 1}: {times}{cost} for {list_words(at.content, line.gives)}{after}."


def lines_words(lines: Packed) -> str:
    """What is named of a purchase so far: ``line 1, line 2 × 2``; nothing for nothing."""
    counts = [line_count(lines, at) for at in range(last_line(lines) + 1)]
    return ", ".join([line_times(at, times) for at, times in enumerate(counts) if times])


def enemies_words(at: Position) -> str:
    """``F1 Brute 0/9, R1 Acolyte 2/4.``"""
    places = [(token, f"F{number + 1}") for number, token in enumerate(at.front)]
    places += [(token, f"R{number + 1}") for number, token in enumerate(at.rear)]
    if at.giant != NO_TOKEN:
        places.insert(0, (at.giant, "G"))
    words: list[str] = []
    for token, place in places:
        kind = at.kind_of(token_id(token))
        words.append(f"{place} {kind.name} {token_wounds(token)}/{kind.wounds}")
    return f"{', '.join(words)}."
