"""The whole view in plain sentences: enough to play without seeing."""

from lampblack.kernel.game import Voice
from lampblack.kernel.words import counted, in_words, noun
from low_candle.knowledge.view import LowCandleView, PlaceView
from low_candle.voice.narration import whose
from low_candle.voice.words import candles


def describe(view: LowCandleView, voice: Voice) -> list[str]:
    return [
        describe_round(view, voice),
        *(sentence for place in view.places for sentence in describe_place(place, voice)),
        f"Burnt so far: {candles(view.burnt)}." if view.burnt else "Nothing is burnt yet.",
        f"The bag holds {in_words(view.bag)} {noun(view.bag, 'candle')}.",
    ]


def describe_round(view: LowCandleView, voice: Voice) -> str:
    if view.is_over:
        return f"The game is over after {counted(view.rounds, 'round')}."
    leads = "lead" if voice.is_you(view.lead) else "leads"
    return f"Round {view.round} of {view.rounds}: {voice.name(view.lead)} {leads}."


def describe_place(place: PlaceView, voice: Voice) -> list[str]:
    shield = "the shield in hand" if place.has_shield else "no shield left"
    taken = f"taken {in_words(place.taken)} {noun(place.taken, 'round')}"
    lines = [f"{voice.subject(place.seat, 'have', 'has')} {taken}, with {shield}."]
    if place.hand:
        lines.append(f"{whose(place.seat, voice)} hand: {candles(place.hand)}.")
    elif place.hand is None:
        lines.append(f"{voice.subject(place.seat, 'hold', 'holds')} {counted(place.hand_size, 'candle')}.")
    if place.is_set:
        height = f" of height {place.candle}" if place.candle else ""
        behind = ", behind the shield" if place.is_shielded else ""
        lines.append(f"{whose(place.seat, voice)} candle{height} is set{behind}.")
    if place.boast is not None:
        lines.append(f"{voice.subject(place.seat, 'boast', 'boasts')} of {candles([place.boast])}.")
    return lines
