"""What is being asked, in the words of section 22 of the ledger."""

from typing import Final

from mypy_extensions import i64

from lampblack.games.night_cage.decisions.offering import decider
from lampblack.games.night_cage.model import steps as s
from lampblack.games.night_cage.model.pieces import KIND_CODES
from lampblack.games.night_cage.model.position import Position
from lampblack.games.night_cage.model.steps import first_of, op_of, second_of
from lampblack.games.night_cage.model.words import KIND_WORDS
from lampblack.kernel.answers import Prompt


def decision_rule(at: Position) -> str:
    """The decision's ID in this edition's ledger."""
    return at.edition.rule(f"NC-DEC-{DECISION_NUMBERS[op_of(at.agenda[-1])]:02d}")


DECISION_NUMBERS: Final = (1, 2, 3, 4, 5, 6, 7, 7, 8, 9, 10, 10, 11, 12, 13, 15)
"""The number of the decision's ID, by step."""


def prompt_at(at: Position) -> Prompt:
    name = s.STEP_NAMES[op_of(at.agenda[-1])].upper().replace("-", "_")
    return Prompt(decider(at), name, decision_rule(at), at.edition.say(question(at)))


def question(at: Position) -> str:
    item: i64 = at.agenda[-1]
    op = op_of(item)
    acting = at.name(at.acting)
    named = at.name(first_of(item)) if op in (s.START, s.PLACE, s.FALL, s.HIT, s.DIRGE_HIT) else acting
    tile = KIND_WORDS[KIND_CODES[at.hand]] if at.hand >= 0 else ""
    if op == s.START:
        return f"Choose an empty space for {named}'s Start tile."
    if op == s.START_TURN:
        return f"Turn {acting}'s Start tile: which two sides are open?"
    if op == s.PLACE:
        return f"Place the {tile} in an open passage of {named}."
    if op == s.LAND:
        line = at.board.line_name(at.line[at.acting])
        return f"{acting} falls along {line}: choose the space to land on."
    if op == s.LAND_TURN:
        return f"Turn the {tile} on which {acting} lands."
    if op == s.BLIND_TURN or op == s.SCRAMBLE_TURN:
        return f"Turn the {tile} that {acting} steps onto."
    if op == s.SWAP:
        return f"The burned tile is a {tile}: choose the tile next to {acting} whose place it takes."
    if op == s.FALL:
        return f"{named} falls: along the row or along the column?"
    if op == s.HIT:
        where = at.board.names[second_of(item)]
        return f"The monster at {where} hits {named}: spend a Nerve to lose one tile less?"
    if op == s.DIRGE_HIT:
        return f"The Dirge hits {named}: spend a Nerve to lose one tile less?"
    if op == s.SCRAMBLE:
        return f"{acting} must get off the monster: which way?"
    if op == s.FLICKER:
        sustain = ", or spend a Nerve to keep them all" if at.nerve[at.acting] > 0 else ""
        return f"The stack is empty: choose a tile to remove{sustain}."
    if op == s.DIRGE:
        return "The Dirge arrives: lay it over the Omen."
    if op == s.AGAIN:
        return f"{acting} may end the turn, spend a Nerve on another Move, or pass a Key."
    if not at.is_lit(at.acting):
        return f"{acting} is out and must move."
    return f"Move {acting}, {'stay or pass' if at.edition.has_pass else 'or stay'}."
