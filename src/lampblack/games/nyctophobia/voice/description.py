# interpreted: sentences about structs, at the edge
"""A whole view in sentences: no more than was told to a Hunted, everything for the Hunter."""

from lampblack.games.nyctophobia.knowledge.view import HuntedView, HunterView, PrintedView, View
from lampblack.games.nyctophobia.model.words import (
    DIRECTION_WORDS,
    ROLE_WORDS,
)
from lampblack.games.nyctophobia.voice.narration import search_sentence
from lampblack.kernel.game import Voice
from lampblack.kernel.seat import EVERYTHING
from lampblack.kernel.words import capital, counted, listed


def describe(view: View, voice: Voice) -> list[str]:
    """Everything this viewer may know, in sentences: no more than was told to a Hunted."""
    lines = [describe_turn(view, voice)]
    if view.hunter is not None:
        lines.append(f"The Hunter, the {ROLE_WORDS[view.hunter]}, is {voice.name(0)}.")
    if view.clue is not None:
        lines.append(f"The clue: the car is in the {DIRECTION_WORDS[view.clue]} of the forest.")
    lines += [
        describe_you(player) if voice.is_you(player.seat) else describe_hunted(player, voice)
        for player in view.players
        if view.stage != "setup" or player.character is not None
    ]
    if view.called_by is not None and view.ends_with is not None:
        caller = voice.subject(view.called_by, "have", "has")
        lines.append(
            f"{caller} called for help; it comes when the next turn of {voice.name(view.ends_with)} ends."
        )
    if view.last_search is not None and view.winner is None:
        where = ", elsewhere" if view.search_age == "elsewhere" else ""
        lines.append(f"When you last felt around{where}: {search_sentence(view.last_search, voice)}")
    if view.forest is not None:
        lines += describe_forest(view, voice)
    if view.cards is not None and view.stage != "setup":
        lines += describe_cards(view.cards, voice)
    return lines


def describe_turn(view: View, voice: Voice) -> str:
    if view.winner is not None:
        return "The Hunted were saved." if view.winner == "hunted" else "The Hunter has won."
    if view.stage == "setup":
        return "The game is being set up."
    order = ", ".join("the Hunter" if seat == 0 else voice.name(seat) for seat in view.order)
    if view.active is None:
        return f"Between two turns. The order is {order}."
    now = "your" if voice.is_you(view.active) else f"{voice.name(view.active)}'s"
    return f"It is {now} turn. The order is {order}."


def describe_you(player: HuntedView) -> str:
    """What a Hunted knows of oneself."""
    words = "" if player.title is None else f"You are the {player.title}. "
    words += f"Your health is {player.health}, and you hold {counted(player.rocks or 0, 'rock')}."
    if player.hidden:
        words += " You are hidden."
    if player.fogged:
        words += " You are in fog."
    return words


def describe_hunted(player: HuntedView, voice: Voice) -> str:
    character = "" if player.title is None else f", the {player.title}"
    words = [f"health {player.health}"]
    if player.rocks is not None:
        words.append(counted(player.rocks, "rock"))
    if player.hidden:
        words.append("hidden")
    if player.fogged:
        words.append("in fog")
    if player.cell is not None:
        words.append(f"in {player.cell}")
    if player.distance is not None:
        words.append(f"{counted(player.distance, 'step')} from {'you' if voice.is_you(0) else 'the Hunter'}")
    return f"{capital(voice.name(player.seat))}{character}: {', '.join(words)}."


def describe_forest(view: View, voice: Voice) -> list[str]:
    forest = view.forest
    assert forest is not None
    if forest.printed is not None:
        return describe_printed(forest.printed)
    lines: list[str] = []
    if forest.hunter is not None:
        who = "You are" if voice.is_you(0) else "The Hunter is"
        lines.append(f"{who} in {forest.hunter}.")
    if forest.car:
        lines.append(f"The car stands in {listed(forest.car)}.")
    lines.append(f"Rocks lie in {listed(forest.rocks)}." if forest.rocks else "No rock lies about.")
    if forest.noise is not None:
        lines.append(f"There is noise in {forest.noise}, {counted(forest.noise_distance or 0, 'step')} away.")
    lines.append(f"Trees: {', '.join(forest.trees) if forest.trees else 'none'}.")
    if voice.viewer == EVERYTHING and forest.layout is not None:
        lines.append(f"Layout: {forest.layout}.")
    return lines


def describe_printed(printed: PrintedView) -> list[str]:
    """A scenario that is being chosen."""
    spots = [f"{name} in {listed(cells)}" for name, cells in zip("ABC", printed.spots)]
    starts = [f"{number} in {cell}" for number, cell in enumerate(printed.starts, start=1)]
    return [
        f"Scenario {printed.name}: the Hunter starts in {printed.hunter}.",
        f"Spots for the car: {listed(spots)}.",
        f"Cells to start from: {listed(starts)}.",
        f"Trees: {', '.join(printed.trees)}.",
    ]


def describe_cards(cards: HunterView, voice: Voice) -> list[str]:
    names = [f"{name} ({card})" for card, name in zip(cards.hand, cards.hand_names)]
    whose = "Your hand" if voice.is_you(0) else "The Hunter's hand"
    lines = [f"{whose}: {listed(names, 'nothing')}. Draw pile {cards.pile}, discarded {len(cards.discard)}."]
    lines += [f"{name}: {words}" for name, words in zip(cards.hand_names, cards.hand_words)]
    if cards.wounded:
        lines.append(f"{voice.subject(0, 'are', 'is')} wounded: one step at most.")
    return lines
