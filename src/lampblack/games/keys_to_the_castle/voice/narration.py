# interpreted: sentences about structs, at the edge
"""What happened, in plain sentences."""

from lampblack.games.keys_to_the_castle.knowledge import facts
from lampblack.games.keys_to_the_castle.voice.words import (
    COLOUR_WORDS,
    KIND_WORDS,
    card_word,
    cards_listed,
)
from lampblack.kernel.game import Voice
from lampblack.kernel.words import counted, with_article


def narrate(fact: facts.AnyFact, voice: Voice) -> str:
    """One fact as a sentence for this viewer."""
    who = fact.seat
    say = voice.subject
    match fact:
        case facts.Dealt(cards=cards):
            return f"{say(who, 'are', 'is')} dealt {cards_listed(cards)}."
        case facts.WasDealt(number=number):
            return f"{say(who, 'are', 'is')} dealt {counted(number, 'card')}."
        case facts.TurnBegan(turn=turn, bonus=bonus):
            whose = "Your" if voice.is_you(who) else f"{voice.name(who)}'s"
            return f"Turn {turn}: {whose} {'bonus turn' if bonus else 'turn'}."
        case facts.Drew(card=card):
            return f"{say(who, 'draw', 'draws')} {with_article(card_word(card))}."
        case facts.HasDrawn():
            return f"{say(who, 'draw', 'draws')} a card."
        case facts.Reshuffled(cards=cards):
            return f"The draw pile is empty: {counted(cards, 'discarded card')} become the new one."
        case facts.Discarded(card=card):
            return f"{say(who, 'discard', 'discards')} {with_article(card_word(card))}."
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
    return "with the Extra Key" if card is None else f"with {with_article(card_word(card))}"
