"""A person decides: the prompt, the answers, and the commands in between."""

from collections.abc import Callable, Sequence
from pathlib import Path

from lampblack.kernel.action import Action
from lampblack.kernel.answers import Malformed, Refusal
from lampblack.kernel.seat import Seat, seat_name
from lampblack.kernel.whole import Whole
from lampblack.terminal.hints import hint_lines
from lampblack.terminal.match import Match
from lampblack.terminal.menu import SHORT, Shown, by_kind, numbered, summary, told_by_kind
from lampblack.terminal.rules import find_rules, rule_lines
from lampblack.terminal.screen import Leave, Screen
from lampblack.terminal.speech import Speech
from lampblack.terminal.what import what_lines
from lampblack.terminal.words import (
    Names,
    as_notation,
    exactly,
    fitting,
    fitting_of,
    in_codes,
    in_order,
    meant,
    meant_of,
    nearest,
    problem_with,
    with_names,
)

HELP = [
    "Type an action: in notation, such as OPEN(KR,C4), or in words, such as open c4 with kr.",
    "Case and blanks do not matter. A number means that line of the list you heard last.",
    "Commands:",
    "  look            everything you know, in sentences",
    "  board           the same as a drawing",
    "  hand            only what concerns you",
    "  actions [WORDS] what you can do now; with words, only what they fit",
    "  say [WORDS]     what you can say now, where that is part of the game; with words, say it",
    "  listen          stop before another's turn, so that you can say something (again: go on by yourself)",
    "  why ACTION      whether an action is legal now, and by which rule not",
    "  hint            what a bot would do in your place, and why; where the game allows it (--hints)",
    "  rule ID         a rule; words find the rules that mention them",
    "  what THING      how something on the table works; alone, what you can ask about",
    "  log [NUMBER]    what happened, the last 20 lines or as many as you say, as far as the game lets you look back",
    "  undo            take your last decision back, if nothing was revealed since",
    "  save FILE       write the record of the game so far",
    "  help, quit      this list, and leaving",
    "A command may start with a slash, should an action have the same name.",
]
OUT_OF_TURN = ("say", "listen", "look", "board", "hand", "log", "rule", "what", "help", "quit")
MOST_CANDIDATES = 20
LOG_LINES = 20


class Person:
    """The conversation with one seat until it has decided something."""

    def __init__(self, match: Match, seat: Seat, screen: Screen) -> None:
        self.match = match
        self.seat = seat
        self.screen = screen
        self.speech = Speech(match, seat, screen)
        self.listens = False
        """Whether to be asked before another's turn."""
        self.shown = Shown()
        self.hinted: tuple[int, list[str]] = (-1, [])
        """At how many lines somebody last asked for a hint, and what it was."""
        self.commands: dict[str, Callable[[str], None]] = {
            "help": lambda _: self.screen.say(*HELP, *self.who()),
            "look": lambda _: self.screen.say(*self.match.describe(self.seat), *self.who()),
            "board": lambda _: self.screen.say(*self.match.draw(self.seat)),
            "hand": lambda _: self.screen.say(*self.about_you()),
            "actions": self.tell_actions,
            "say": self.say,
            "listen": lambda _: self.listen(),
            "why": self.tell_why,
            "hint": lambda _: self.give_hint(),
            "rule": self.tell_rule,
            "what": self.tell_what,
            "log": self.tell_log,
            "undo": lambda _: self.take_back(),
            "save": self.save,
            "quit": self.leave,
        }

    def decide(self, *, is_new_turn: bool) -> None:
        """Ask until this seat has made a decision, or taken one back."""
        lines = len(self.match.session.lines)
        if self.shown.actions != self.choices():
            self.shown = Shown()
        if is_new_turn:
            self.screen.say(*self.about_you())
        self.prompt(again=not is_new_turn)
        while len(self.match.session.lines) == lines:
            line = self.screen.ask()
            if not line:
                self.prompt(again=False)
                continue
            try:
                self.answer(line)
            except Malformed as error:
                self.screen.say(str(error))

    def answer(self, line: str) -> None:
        word, _, rest = line.removeprefix("/").partition(" ")
        command = self.commands.get(word.lower())
        action = exactly(self.match.state, line)
        is_action = action is not None and self.match.state.refuse(self.seat, action) is None
        if command is not None and not is_action:
            command(rest.strip())
        else:
            self.try_action(line)

    def names(self) -> Names:
        return self.match.called(self.seat)

    def legal(self) -> list[Action]:
        return list(self.match.state.legal(self.seat))

    def choices(self) -> list[Action | Whole]:
        """What to offer: where several decisions make a whole, the wholes."""
        return [*self.wholes()] or [*self.legal()]

    def wholes(self) -> list[Whole]:
        return self.match.game.wholes(self.match.state)

    # Asking.

    def prompt(self, *, again: bool = True) -> None:
        """The question in a sentence, then the choices: all of a few, the kinds of many.

        Choices that were the last to be read out are not read again, until somebody asks.
        """
        choices = self.choices()
        name = f"{self.match.names[self.seat]}: " if self.match.is_hot_seat else ""
        prompt = self.match.state.prompt(self.seat)
        assert prompt is not None  # somebody is asked
        self.screen.stress(f"{name}{prompt.in_full()}")
        if again and choices == self.shown.actions:
            return
        if len(choices) <= SHORT:
            self.offer(choices)
        elif self.wholes():
            self.offer(choices[:SHORT])
            self.screen.say(f"These are {SHORT} of {len(choices)} ways. Type actions to hear more.")
        else:
            self.screen.say(f"{summary(self.legal())} Type actions to hear them.")

    def offer(self, choices: Sequence[Action | Whole]) -> None:
        self.shown = Shown(choices)
        self.screen.say(*numbered(self.match.game, choices, self.names()))

    def about_you(self) -> list[str]:
        """The sentences of the description that speak to this seat."""
        return [line for line in self.match.describe(self.seat) if line.startswith(("You ", "Your "))]

    def who(self) -> list[str]:
        """Notation knows seats, narration names."""
        return [
            f"{seat_name(seat)} is {self.match.voice(self.seat).name(seat)}."
            for seat in range(len(self.match.names))
        ]

    # Deciding.

    def try_action(self, line: str) -> None:
        if line.isdecimal():
            self.pick(int(line))
            return
        wholes = self.wholes_meant(line)
        found = wholes or self.understand(line)
        if not found:
            self.puzzle_over(line)
        elif len(found) > 1:
            self.ask_which(found)
        else:
            self.take(found[0])

    def wholes_meant(self, line: str) -> list[Whole]:
        """The wholes that the line names, exactly or in words, unless it names a single decision."""
        if exactly(self.match.state, line) is not None:
            return []
        wholes = self.wholes()
        tidy = "".join(line.split()).upper()
        named = [whole for whole in wholes if whole.text.upper() == tidy]
        return named or meant_of([(whole, whole.label) for whole in wholes], line)

    def take(self, choice: Action | Whole) -> None:
        if not isinstance(choice, Whole):
            self.play(choice)
            return
        for action in choice.actions:
            self.match.act(self.seat, action)

    def understand(self, line: str) -> list[Action]:
        """What the line may mean: what it says exactly, else what it fits, else something illegal."""
        state = self.match.state
        named = exactly(state, line)
        if named is not None:
            return [named]
        legal = self.legal()
        ordered = in_order(state, line)
        if ordered is not None and ordered in legal:
            return [ordered]
        names = self.names()
        found = meant(self.match.game, legal, line, names) or as_notation(state, line)
        return found or [action for text in in_codes(line, names) for action in as_notation(state, text)]

    def play(self, action: Action) -> None:
        state = self.match.state
        refusal = state.refuse(self.seat, action)
        if refusal is None:
            self.match.act(self.seat, action)
        else:
            self.refuse(refusal)
            self.prompt()

    def refuse(self, refusal: Refusal) -> None:
        self.screen.say(f"No. {with_names(refusal.text, self.names())} Rule {refusal.rule}.")

    def pick(self, number: int) -> None:
        choice = self.shown.pick(number)
        if choice is None:
            self.screen.say(self.shown.no_choice(number))
        else:
            self.take(choice)

    def ask_which(self, choices: Sequence[Action | Whole]) -> None:
        self.screen.say(f"That fits {len(choices)} actions. Which one?")
        self.list_or_summarise(choices)

    def puzzle_over(self, line: str) -> None:
        """No action, not even an illegal one: say what was wrong and what is near."""
        self.screen.say(f"{line!r} is no action here: {problem_with(self.match.state, line)}.")
        near = nearest(self.match.game, self.legal(), line, SHORT, self.names())
        if near:
            self.screen.say("Near to it:")
            self.offer(near)
        else:
            self.screen.say("Type actions to hear what you can do, or help.")

    # Speaking.

    def say(self, text: str) -> None:
        if not text:
            self.shown = self.speech.offer() or self.shown
            return
        found = self.speech.say(text)
        if found:
            self.shown = Shown(self.speech.ask_which(found))
        self.screen.say(*self.match.news(self.seat))

    def listen(self) -> None:
        self.listens = not self.listens
        what = "You are asked before another's turn" if self.listens else "Others' turns follow by themselves"
        self.screen.say(f"{what}. Type listen again to change it.")

    def overhear(self, name: str) -> None:
        """Before another's turn: Enter, or something to say. Of what the other is asked nothing is told."""
        lines = len(self.match.session.lines)
        self.screen.stress(f"{name} is next. Press Enter to go on, or type say.")
        self.shown = Shown()
        while len(self.match.session.lines) == lines and (line := self.screen.ask()):
            word, _, rest = line.removeprefix("/").partition(" ")
            if word.lower() in OUT_OF_TURN:
                self.commands[word.lower()](rest.strip())
            elif line.isdecimal() and (remark := self.shown.pick(int(line))) is not None:
                self.take(remark)
                self.screen.say(*self.match.news(self.seat))
            else:
                self.screen.say(f"It is not your turn. You can type {', '.join(OUT_OF_TURN)}.")

    # Commands.

    def tell_actions(self, words: str) -> None:
        legal = self.legal()
        chosen: Sequence[Action | Whole] = self.choices()
        if words:
            wholes = fitting_of([(whole, whole.label) for whole in self.wholes()], words)
            chosen = wholes or fitting(self.match.game, legal, words, self.names())
        if chosen:
            self.list_or_summarise(chosen)
        else:
            self.screen.say(f"Nothing you can do now fits {words!r}. {summary(legal)}")

    def list_or_summarise(self, choices: Sequence[Action | Whole]) -> None:
        actions = [choice for choice in choices if not isinstance(choice, Whole)]
        if len(actions) <= MOST_CANDIDATES:  # wholes are told one by one, however many
            self.offer(choices)
        else:
            spoken = [self.match.game.spoken(action) for action in actions]
            self.shown = told_by_kind(spoken)
            self.screen.say(*by_kind(spoken))

    def tell_why(self, text: str) -> None:
        if not text:
            self.screen.say("Why what? For example: why OPEN(KR,C4).")
            return
        found = self.understand(text)
        if not found:
            self.puzzle_over(text)
            return
        for action in found[:SHORT]:
            refusal = self.match.state.refuse(self.seat, action)
            if refusal is None:
                self.screen.say(f"{self.match.game.spoken(action).text} is legal now.")
            else:
                self.refuse(refusal)
                self.tell_rule(refusal.rule)

    def tell_rule(self, text: str) -> None:
        if not text:
            prompt = self.match.state.prompt(self.seat)
            assert prompt is not None  # somebody is asked
            rule = prompt.rule
            self.screen.say(f"What is asked now rests on {rule}.")
            text = rule
        for rule_found in find_rules(self.match.game, text):
            self.screen.say(*rule_lines(rule_found))

    def tell_what(self, text: str) -> None:
        self.screen.say(*what_lines(self.match.game, text))

    def give_hint(self) -> None:
        """Asked twice about one decision, it is the same hint, and counts once."""
        if not self.match.allows_hints:
            self.screen.say("There are no hints in this game. It can be begun with --hints.")
            return
        at = len(self.match.session.lines)
        if self.hinted[0] != at:
            self.hinted = at, hint_lines(self.match, self.seat)
            if self.hinted[1]:
                self.match.note_hint(self.seat)
        self.screen.say(*(self.hinted[1] or ["No bot of this game gives reasons."]))

    def tell_log(self, number: str) -> None:
        lines = self.match.story(self.seat)
        if number and not number.isdecimal():
            self.screen.say(f"{number!r} is not a number of lines.")
            return
        last = int(number) if number else LOG_LINES
        self.screen.say(*lines[max(0, len(lines) - last) :])

    def take_back(self) -> None:
        if self.match.can_undo(self.seat):
            text = self.match.undo()
            action = self.match.state.action(text)
            self.screen.say(f"Taken back: {self.match.game.spoken(action).text}.")
        else:
            self.screen.say(
                "There is nothing to undo: only your own last decision can be taken back, "
                "and only while nothing was drawn or revealed and nobody else has decided since."
            )

    def save(self, name: str) -> None:
        if not name:
            self.screen.say("Save where? For example: save game.txt.")
            return
        try:
            with Path(name).open("x", encoding="utf-8") as file:
                file.write(self.match.session.record().to_text())
        except OSError as error:
            self.screen.say(f"Not saved to {name}: {error.strerror}.")
        else:
            self.screen.say(f"Saved. lampblack play --resume {name} goes on from here.")

    def leave(self, _: str) -> None:
        raise Leave
