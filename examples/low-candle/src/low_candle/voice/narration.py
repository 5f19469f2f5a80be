"""Facts in plain sentences."""

from lampblack.kernel.game import Voice
from lampblack.kernel.words import capital, counted, listed
from low_candle.knowledge import facts
from low_candle.voice.words import candles


def narrate(fact: facts.AnyFact, voice: Voice) -> str:
    """One fact as a sentence for this viewer."""
    say = voice.subject
    match fact:
        case facts.Drew(seat=seat, heights=heights):
            return f"{say(seat, 'draw', 'draws')} {candles(heights)}."
        case facts.HasDrawn(seat=seat, number=number):
            return f"{say(seat, 'draw', 'draws')} {counted(number, 'candle')}."
        case facts.RoundBegan(round=number, lead=lead):
            return f"Round {number}: {voice.name(lead)} {'lead' if voice.is_you(lead) else 'leads'}."
        case facts.Set(seat=seat, height=height):
            return f"{say(seat, 'set', 'sets')} {candles([height])}."
        case facts.HasSet(seat=seat):
            return f"{say(seat, 'set', 'sets')} a candle."
        case facts.Shielded(seat=seat):
            return f"{whose(seat, voice)} candle stands behind the shield."
        case facts.LeftBare(seat=seat):
            return f"{whose(seat, voice)} candle stays bare."
        case facts.WindCame(strength=strength):
            return f"A wind of strength {strength} comes." if strength else "The air is still."
        case facts.Shown(seat=seat, height=height, burns=burns):
            return f"{whose(seat, voice)} candle of height {height} {'burns on' if burns else 'goes out'}."
        case facts.RoundTaken(seats=seats):
            return taken(seats, voice)
        case facts.Boasted(seat=seat, height=height):
            return f"{say(seat, 'say', 'says')}: I have {candles([height])}."


def whose(seat: int, voice: Voice) -> str:
    return "Your" if voice.is_you(seat) else f"{voice.name(seat)}'s"


def taken(seats: list[int], voice: Voice) -> str:
    if not seats:
        return "No candle burns: nobody takes the round."
    if len(seats) == 1:
        return f"{voice.subject(seats[0], 'take', 'takes')} the round."
    names = listed([voice.name(seat) for seat in seats])
    return f"{capital(names)} burn equally low: each takes the round."
