"""What is said of an entry that is no event of the game."""

from typing import Final

from lampblack.kernel.game import Voice
from lampblack.kernel.seat import SPECTATOR, Seat
from lampblack.table.affairs import Again, Agreed, Lapsed, Left, Muted, Offered, Removed, Returned, Voted
from lampblack.table.chronicle import Chronicle
from lampblack.table.entries import Begun, Body, Created, Decided, HeldBack, Joined, Remarked, Undone
from lampblack.table.manners import Manners
from lampblack.table.streams import Hearing

HELD_BACK: Final = "What you say is held back for now."
MUTES: Final = ("mute", "mutes")
UNMUTES: Final = ("give back the word to", "gives back the word to")


def sentence(log: Chronicle, heard: Hearing, body: Body, viewer: Seat, has_happened: bool) -> str:
    voice = Voice(viewer, log.names())
    match body:
        case HeldBack():
            return HELD_BACK
        case Remarked() if not has_happened:
            return HELD_BACK
        case Created() if heard.number == 0:
            return f"The table is set for {log.game.title}.{about_advice(log.created.manners)}"
        case Joined(name=name, again=again):
            return f"{name} goes on at another device." if again else f"{name} sits down."
        case Undone(seat=seat):
            return f"{voice.subject(seat, 'take back', 'takes back')} the last decision."
        case Begun(seat=seat, action=action):
            label = log.game.label(log.state.action(action))
            return f"{voice.subject(seat, 'decide', 'decides')}: {voice.named(label)}."
        case Decided(seat=seat, instead=instead) if instead:
            return decided_for(log, seat, instead, viewer)
        case Left(seat=seat, word=word, resigns=resigns):
            return left(voice, seat, word, resigns)
        case Returned(seat=seat):
            return f"{voice.subject(seat, 'are', 'is')} back."
        case Voted(seat=seat, about=about):
            return voted(log, voice, seat, about)
        case Lapsed(seat=seat):
            return f"{own(voice, seat)} time is up. Anybody at the table may decide now."
        case Muted(seat=seat, about=about, is_muted=is_muted):
            whom = "the spectators" if about == SPECTATOR else voice.name(about)
            return f"{voice.subject(seat, *(MUTES if is_muted else UNMUTES))} {whom}."
        case Agreed(seat=seat, manners=manners):
            changed = f"{voice.subject(seat, 'change', 'changes')} how the table goes about things."
            return f"{changed}{about_advice(manners)}"
        case Offered(seat=seat, about=about):
            return f"{voice.subject(seat, 'change', 'changes')} the invitation to {voice.name(about)}."
        case Removed(seat=seat):
            return f"{voice.subject(seat, 'remove', 'removes')} something that was written here."
        case Again(seat=seat):
            return f"{voice.subject(seat, 'set', 'sets')} the table again."
    return ""


def about_advice(manners: Manners) -> str:
    """What was agreed about asking bots; nothing where nobody spoke of it."""
    if manners.advice is None:
        return ""
    return f" Whoever decides {'may' if manners.advice else 'may not'} ask what a bot would do."


def own(voice: Voice, seat: Seat) -> str:
    return "Your" if voice.is_you(seat) else f"{voice.names[seat]}'s"


def left(voice: Voice, seat: Seat, word: str, resigns: bool) -> str:
    done = voice.subject(seat, "resign", "resigns") if resigns else voice.subject(seat, "get up", "gets up")
    return f"{done}: {word}" if word else f"{done}."


def voted(log: Chronicle, voice: Voice, seat: Seat, about: Seat) -> str:
    if log.chairs[about].is_lent:
        return f"A bot plays for {voice.name(about)}."
    return f"{voice.subject(seat, 'want', 'wants')} a bot to play for {voice.name(about)}."


def decided_for(log: Chronicle, seat: Seat, instead: str, viewer: Seat) -> str:
    """Whose time was up. In a game with a dark that is for this seat alone to know."""
    if log.game.has_dark() and viewer != seat:
        return ""
    voice = Voice(viewer, log.names())
    who = "a bot decides"
    if instead.startswith("P") and instead[1:].isdigit():
        who = voice.subject(int(instead[1:]), "decide", "decides")
        who = who[0].lower() + who[1:] if who.startswith("You") else who
    return f"{own(voice, seat)} time is up; {who}."
