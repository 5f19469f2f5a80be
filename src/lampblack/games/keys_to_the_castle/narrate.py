# interpreted: sentences about structs, at the edge
"""Events, actions and views in plain sentences: enough to play without seeing."""

from lampblack.games.keys_to_the_castle import facts
from lampblack.games.keys_to_the_castle.actions import KeysAction
from lampblack.games.keys_to_the_castle.view import KeysView, PlayerView, Tile
from lampblack.games.keys_to_the_castle.words import (
    COLOUR_WORDS,
    KIND_WORDS,
    OPPOSITE,
    SIDE_WORDS,
    card_word,
    counted,
)
from lampblack.kernel.game import Voice
from lampblack.kernel.seat import EVERYTHING


def label(action: KeysAction) -> str:
    """An action as a button says it."""
    args = dict(zip(action.fields, action.args))
    match action.name:
        case "DISCARD":
            return f"Discard a {card_word(args['card'])}"
        case "OPEN":
            return f"Open {args['cell']} with a {card_word(args['card'])}"
        case "CLOSE":
            return f"Close {args['cell']} with a {card_word(args['card'])}"
        case "UNLOCK":
            return f"Take the Padlock off {args['cell']} with a Skeleton Key"
        case "PADLOCK":
            return f"Put a Padlock on {args['cell']}"
        case "PASSAGE":
            return f"Lay a Secret Passage between {args['a']} and {args['b']}"
        case "SAW":
            return f"Saw through the bars of {args['cell']}"
        case "NET":
            return f"Throw a Net over {args['player']}"
        case "STAY":
            return "Stay where you are"
        case "MOVE":
            return f"Move to {args['cell']}"
        case "EXIT":
            return "Leave the Castle for your own side"
        case "BONUS_SKIP":
            return "Skip the Extra Key"
        case "BONUS_OPEN":
            return f"Open {args['cell']} with the Extra Key"
        case _:
            return f"Close {args['cell']} with the Extra Key"


def narrate(fact: facts.AnyFact, voice: Voice) -> str:
    """One fact as a sentence for this viewer."""
    who = fact.seat
    say = voice.subject
    match fact:
        case facts.Dealt(cards=cards):
            return f"{say(who, 'are', 'is')} dealt {listed([card_word(card) for card in cards])}."
        case facts.WasDealt(number=number):
            return f"{say(who, 'are', 'is')} dealt {counted(number, 'card')}."
        case facts.TurnBegan(turn=turn, bonus=bonus):
            whose = "Your" if voice.is_you(who) else f"{voice.name(who)}'s"
            return f"Turn {turn}: {whose} {'bonus turn' if bonus else 'turn'}."
        case facts.Drew(card=card):
            return f"{say(who, 'draw', 'draws')} a {card_word(card)}."
        case facts.HasDrawn():
            return f"{say(who, 'draw', 'draws')} a card."
        case facts.Reshuffled(cards=cards):
            return f"The draw pile is empty: {counted(cards, 'discarded card')} become the new one."
        case facts.Discarded(card=card):
            return f"{say(who, 'discard', 'discards')} a {card_word(card)}."
        case facts.Opened(card=card, cell=cell, colour=colour, kind=kind):
            door = f"the {COLOUR_WORDS[colour]} door {cell} {means(card)}"
            return f"{say(who, 'open', 'opens')} {door}: {KIND_WORDS[kind]}."
        case facts.Closed(card=card, cell=cell, colour=colour):
            door = f"the {COLOUR_WORDS[colour]} door {cell} {means(card)}"
            return f"{say(who, 'close', 'closes')} {door}."
        case facts.Unlocked(cell=cell):
            return f"{say(who, 'take', 'takes')} the Padlock off {cell}."
        case facts.Padlocked(cell=cell):
            return f"{say(who, 'put', 'puts')} a Padlock on {cell}."
        case facts.PassageLaid(a=a, b=b):
            return f"{say(who, 'lay', 'lays')} a Secret Passage between {a} and {b}."
        case facts.Sawn(cell=cell):
            return f"{say(who, 'saw', 'saws')} through the bars of {cell}."
        case facts.Netted(player=player, cell=cell):
            return f"{say(who, 'throw', 'throws')} a Net over {voice.name(player)} on {cell}."
        case facts.Stayed(trapped=trapped):
            return f"{say(who, 'stay', 'stays')} put{', caught in the Net' if trapped else ''}."
        case facts.Moved(origin=origin, cell=cell, passage=passage):
            if origin is None:
                return f"{say(who, 'enter', 'enters')} the Castle at {cell}."
            way = " through a passage" if passage else ""
            return f"{say(who, 'move', 'moves')} from {origin} to {cell}{way}."
        case facts.Left(origin=origin):
            return f"{say(who, 'leave', 'leaves')} the Castle from {origin}."
        case facts.ExtraKeyFound(cell=cell):
            return f"{say(who, 'find', 'finds')} an Extra Key on {cell}."
        case facts.ExtraKeySkipped(cell=cell):
            return f"{say(who, 'leave', 'leaves')} the Extra Key of {cell} for later."
        case facts.ExtraTurnFound(cell=cell):
            return f"{say(who, 'find', 'finds')} an Extra Turn on {cell}."
        case facts.NetGone():
            return f"The Net over {voice.name(who)} is gone."
        case facts.Won(cell=cell):
            return f"{say(who, 'reach', 'reaches')} {cell} on the far side and {'win' if voice.is_you(who) else 'wins'}!"
        case facts.Aborted(turns=turns):
            return f"The game is stopped after {counted(turns, 'turn')}; nobody wins."


def means(card: str | None) -> str:
    return "with the Extra Key" if card is None else f"with a {card_word(card)}"


def listed(things: list[str]) -> str:
    """``a red Key, a Net and two Padlocks`` without the counting: each thing with its article."""
    named = [f"a {thing}" for thing in things]
    return named[0] if len(named) == 1 else f"{', '.join(named[:-1])} and {named[-1]}"


def describe(view: KeysView, voice: Voice) -> list[str]:
    """The whole view in sentences: whose turn, who stands where, the hand, the doors, the cards."""
    lines = [describe_turn(view, voice)]
    lines += [describe_player(player, voice) for player in view.players]
    lines += [
        f"{hand_owner(player, voice)}: {listed([card_word(card) for card in player.hand])}."
        for player in view.players
        if player.hand
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


def describe_turn(view: KeysView, voice: Voice) -> str:
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
    return f"{who} {way} and {is_} {place}{net}{cards}."


def describe_doors(view: KeysView) -> list[str]:
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
