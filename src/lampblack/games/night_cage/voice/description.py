# interpreted: sentences about structs, at the edge
"""Views in plain sentences: the whole position for who sees no board."""

from lampblack.games.night_cage.knowledge.view import NightCageView, PrisonerView, Space
from lampblack.games.night_cage.model.position import RESULT_NAMES
from lampblack.games.night_cage.model.words import KIND_WORDS
from lampblack.games.night_cage.rules.ending import REASONS
from lampblack.games.night_cage.voice.words import (
    line_word,
    openings_word,
    place_word,
    places_word,
    tile_word,
)
from lampblack.kernel.game import Voice
from lampblack.kernel.words import counted, listed, with_article


def describe(view: NightCageView, voice: Voice) -> list[str]:
    """The whole view in sentences: the turn, the prisoners, the board, the monsters, the stack."""
    lines = [describe_turn(view)]
    lines += [describe_prisoner(prisoner, voice) for prisoner in view.prisoners]
    for row in range(view.side):
        spaces = view.spaces[row * view.side : (row + 1) * view.side]
        tiles = [describe_space(space) for space in spaces if space.tile != "."]
        if tiles:
            lines.append(f"Row {row + 1}: {'; '.join(tiles)}.")
    for monster in view.monsters:
        seen = [cell for cell in monster.sees if cell != monster.cell]
        watched = f"watches {places_word(seen)}" if seen else "sees nothing"
        lines.append(f"The {tile_word(monster.tile)} at {place_word(monster.cell)} {watched}.")
    lines += describe_stack(view)
    return lines


def describe_turn(view: NightCageView) -> str:
    if view.step == "OVER":
        return (
            "You are free."
            if view.result == "won"
            else f"The game is lost: {REASONS[RESULT_NAMES.index(view.result)]}."
        )
    if view.turn == 0:
        return f"Start placements: {view.acting}."
    flickers = " Final flickers." if view.final_flickers else ""
    return f"Turn {view.turn}: {view.acting} acts.{flickers}"


def describe_prisoner(prisoner: PrisonerView, voice: Voice) -> str:
    if prisoner.cell is not None:
        place = f"at {place_word(prisoner.cell)}"
    else:
        place = (
            "not yet in the cage" if prisoner.line is None else f"falling along {line_word(prisoner.line)}"
        )
    light = "lit" if prisoner.lit else "out"
    key = "with a Key" if prisoner.key else "without a Key"
    owner = "yours" if voice.is_you(prisoner.seat) else f"{voice.name(prisoner.seat)}'s"
    nerve = f", {prisoner.nerve} Nerve" if prisoner.nerve else ""
    return f"{prisoner.name} ({owner}) is {place}, {light}, {key}{nerve}."


def describe_space(space: Space) -> str:
    words = [place_word(space.cell), tile_word(space.tile)]
    shape = openings_word(space.tile)
    if shape:
        words.append(shape)
    if space.prisoners:
        words.append(f"with {listed(space.prisoners)}")
    if not space.lit:
        words.append("in the dark")
    return " ".join(words)


def describe_stack(view: NightCageView) -> list[str]:
    next_draw = ", ".join(f"{KIND_WORDS[code]} {100 * odds:.0f}%" for code, odds in view.stack.next.items())
    lines = [f"Stack: {counted(view.stack.left, 'tile')}.{f' Next: {next_draw}.' if next_draw else ''}"]
    lines.append(
        f"Gates left {view.gates_left}; Keys within reach {view.keys_left} of {view.keys_needed} needed."
    )
    if view.hand is not None:
        lines.append(f"In hand: {with_article(KIND_WORDS[view.hand])}.")
    return lines
