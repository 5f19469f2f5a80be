# interpreted: sentences about structs, at the edge
"""A whole view in plain sentences: enough to play without seeing."""

from lampblack.games.keys_to_the_castle.knowledge.view import PlayerView, Tile, View
from lampblack.games.keys_to_the_castle.voice.words import (
    COLOUR_WORDS,
    KIND_WORDS,
    OPPOSITE,
    SIDE_WORDS,
    card_word,
    cards_listed,
)
from lampblack.kernel.game import Voice
from lampblack.kernel.seat import EVERYTHING
from lampblack.kernel.words import counted


def describe(view: View, voice: Voice) -> list[str]:
    """The whole view in sentences: whose turn, who stands where, the hand, the doors, the cards."""
    lines = [describe_turn(view, voice)]
    lines += [describe_player(player, voice) for player in view.players]
    lines += [
        f"{hand_owner(player, voice)}: {cards_listed(player.hand)}." for player in view.players if player.hand
    ]
    lines += describe_doors(view)
    if view.passages:
        pairs = ", ".join(f"{a} to {b}" for a, b in view.passages)
        lines.append(f"Secret Passages: {pairs}.")
    top = f", {card_word(view.discard[-1])} on top" if view.discard else ""
    lines.append(f"Draw pile {view.draw_pile}, discard pile {len(view.discard)}{top}.")
    return lines


def hand_owner(player: PlayerView, voice: Voice) -> str:
    return "Your hand" if voice.is_you(player.seat) else f"Hand of {voice.name(player.seat)}"


def describe_turn(view: View, voice: Voice) -> str:
    if view.step == "OVER":
        if view.winner is None:
            return "The game was stopped; nobody won."
        return f"{voice.subject(view.winner, 'have', 'has')} won."
    whose = "Your" if voice.is_you(view.active) else f"{voice.name(view.active)}'s"
    kind = "bonus turn" if view.bonus_turn else "turn"
    return f"Turn {view.turn}: {whose} {kind}, at {view.step}."


def describe_player(player: PlayerView, voice: Voice) -> str:
    who = voice.subject(player.seat, "cross", "crosses")
    is_ = "are" if voice.is_you(player.seat) else "is"
    way = f"from the {SIDE_WORDS[player.side]} to the {SIDE_WORDS[OPPOSITE[player.side]]}"
    place = "outside" if player.cell is None else f"on {player.cell}"
    net = f", netted for {counted(player.net, 'more turn')}" if player.net else ""
    cards = (
        "" if voice.viewer in (player.seat, EVERYTHING) else f", {counted(player.hand_size, 'card')} in hand"
    )
    barred = f", not to come back by {player.entered}" if player.cell is None and player.entered else ""
    return f"{who} {way} and {is_} {place}{barred}{net}{cards}."


def describe_doors(view: View) -> list[str]:
    """Row by row, only what is not a plain closed door, and the colours of those."""
    lines: list[str] = []
    for row in range(view.rows):
        tiles = view.tiles[row * view.cols : (row + 1) * view.cols]
        lines.append(f"Row {row + 1}: {', '.join(describe_tile(tile) for tile in tiles)}.")
    return lines


def describe_tile(tile: Tile) -> str:
    words = [tile.cell, COLOUR_WORDS[tile.colour]]
    if not tile.is_open:
        words.append("closed")
        if tile.kind is not None:
            words.append(f"(hides {KIND_WORDS[tile.kind]})")
    elif tile.sawn:
        words.append("sawn open")
    elif tile.kind == "BARRED":
        words.append("barred")
    elif tile.kind == "OPEN":
        words.append("open")
    else:
        words.append(f"open with {KIND_WORDS[tile.kind or 'OPEN']}")
    if tile.padlock:
        words.append("padlocked")
    return " ".join(words)
