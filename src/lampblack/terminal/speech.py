"""Speaking: what one may say, and what people type to say it."""

from lampblack.kernel.action import Action
from lampblack.kernel.answers import Refusal
from lampblack.kernel.phrase import Phrase
from lampblack.kernel.seat import Seat
from lampblack.terminal.match import Match
from lampblack.terminal.menu import SHORT, Shown
from lampblack.terminal.screen import Screen
from lampblack.terminal.words import exactly, fitting_of

MOST_CHOICES = 12
"""As many fillings of a gap as are read out."""
Said = list[tuple[Action, str]]
"""Remarks with their sentences."""


def told(phrase: Phrase) -> str:
    """``The car is here / to the north of me.``"""
    gaps = [[label for _, label in choices] for choices in phrase.gaps]
    return phrase.label.format(
        *[" / ".join(gap if len(gap) <= MOST_CHOICES else [*gap[:3], "…"]) for gap in gaps]
    )


class Speech:
    """What one seat says at this terminal."""

    def __init__(self, match: Match, seat: Seat, screen: Screen) -> None:
        self.match = match
        self.seat = seat
        self.screen = screen

    def is_silenced(self) -> bool:
        """Whether the rules keep this seat from talking, but for something it may say."""
        return self.match.refuse_words(self.seat) is not None and bool(self.match.state.remarks(self.seat))

    def offer(self) -> Shown | None:
        """Everything that may be said now, in a few lines; the list if there is one."""
        match, seat = self.match, self.seat
        phrases = match.game.phrases(match.state, seat, match.voice(seat))
        if phrases:
            self.screen.say("You can say:", *[f"  {told(phrase)}" for phrase in phrases])
            self.screen.say("Type say and enough of its words. Anything else is said in your own words.")
            return Shown(instead="what you can say has no numbers. Type say and enough of its words.")
        if match.state.words() is None:
            self.screen.say("In this game talk is free, and nothing of it needs to be typed.")
        else:
            self.tell_silence(match.refuse_words(seat))
        return None

    def tell_silence(self, refusal: Refusal | None) -> None:
        if refusal is None:
            self.screen.say("You speak in your own words: type say and what you want to say.")
        else:
            self.screen.say(f"No. {refusal.text} Rule {refusal.rule}.")

    def say(self, text: str) -> Said:
        """Say it; the candidates when the words fit several things."""
        found = self.understand(text)
        if len(found) > 1:
            return found
        if found:
            self.match.act(self.seat, found[0][0])
        else:
            self.talk(text)
        return []

    def understand(self, text: str) -> Said:
        """What the words fit. A phrase that they leave wide open is not meant, if they fit another."""
        match = self.match
        named = exactly(match.state, text)
        close: Said = []
        wide: Said = []
        for phrase in match.game.phrases(match.state, self.seat, match.voice(self.seat)):
            known = [
                (match.game.action_from_wire(match.state, wire), said) for wire, said in phrase.all_filled()
            ]
            called = [(action, f"{action.text} {said}") for action, said in known]
            fits = [named] if named is not None else fitting_of(called, text)
            found = [(action, said) for action, said in known if action in fits]
            if len(found) <= SHORT:
                close += found
            else:
                wide += found
        return close or wide

    def talk(self, text: str) -> None:
        refusal = self.match.refuse_words(self.seat)
        if refusal is None:
            self.match.talk(self.seat, text)
        else:
            self.tell_silence(refusal)

    def ask_which(self, found: Said) -> list[Action]:
        """The list to choose from by number, short enough to listen to."""
        few = found[:SHORT]
        more = f" The first {SHORT} are:" if len(found) > SHORT else ""
        self.screen.say(f"That fits {len(found)} things to say. Which one?{more}")
        self.screen.say(*[f"{number}. {said}" for number, (_, said) in enumerate(few, start=1)])
        return [action for action, _ in few]
