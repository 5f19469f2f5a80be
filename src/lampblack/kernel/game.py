"""A game: everything that is its own, behind one front door."""

import re
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Any, final

from mypy_extensions import mypyc_attr

from lampblack.kernel.action import Action
from lampblack.kernel.answers import Malformed, Verdict
from lampblack.kernel.book import Book
from lampblack.kernel.chance import Chance
from lampblack.kernel.event import Event
from lampblack.kernel.lesson import Lessons
from lampblack.kernel.moment import Moment
from lampblack.kernel.options import Choice as Choice
from lampblack.kernel.options import Option as Option
from lampblack.kernel.options import Options as Options
from lampblack.kernel.options import options_from as options_from
from lampblack.kernel.options import spell_out
from lampblack.kernel.phrase import Phrase
from lampblack.kernel.planes import Plane
from lampblack.kernel.recap import Recap
from lampblack.kernel.recipe import Recipe
from lampblack.kernel.role import Role
from lampblack.kernel.rulebook import RuleBook
from lampblack.kernel.seat import Seat
from lampblack.kernel.state import State
from lampblack.kernel.vocabulary import Vocabulary
from lampblack.kernel.whole import Whole as Whole
from lampblack.kernel.words import capital, listed


@final
class Voice:
    """Who is spoken to, and what the seats are called."""

    def __init__(self, viewer: Seat, names: Sequence[str]) -> None:
        self.viewer = viewer
        self.names = tuple(names)

    def is_you(self, seat: Seat) -> bool:
        return seat == self.viewer

    def name(self, seat: Seat) -> str:
        return "you" if seat == self.viewer else self.names[seat]

    def named(self, text: str) -> str:
        """A sentence of the rules with names for seats: ``P1 stands in D4.``"""
        names = {f"P{seat}": name for seat, name in enumerate(self.names)}
        return re.sub(r"\bP\d\b", lambda seat: names.get(seat[0], seat[0]), text)

    def subject(self, seat: Seat, you_do: str, they_do: str) -> str:
        """``You open`` or ``Ada opens``."""
        return f"You {you_do}" if seat == self.viewer else f"{self.names[seat]} {they_do}"

    def teller(self, side: Sequence[Seat]) -> str:
        """What the viewer calls a side of which it tells others: ``I``, ``We``, or by name."""
        if self.viewer in side:
            return "I" if len(side) == 1 else "We"
        return capital(listed([self.names[seat] for seat in side]))


@final
class Foresight:
    """What an action surely does: the events before chance is first asked, and the position then."""

    def __init__(self, events: list[Event], state: State, is_all: bool) -> None:
        self.events = events
        self.state = state
        self.is_all = is_all
        """Chance is not asked at all: nothing else happens."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Game:
    """One rulebook (or edition): rules, set-up, words, and by recipe its bots and commands.

    ``slug`` names it in commands, records and addresses. ``version`` is the version of its rules: it
    goes up when an old log would replay otherwise, and a table is finished under the one it began with.
    ``also_reads`` are older versions of which most logs still replay: each is tried, and what no longer
    follows is refused as of its version.
    """

    def __init__(self, slug: str, title: str, version: int = 1, also_reads: Sequence[int] = ()) -> None:
        self.slug = slug
        self.title = title
        self.version = version
        self.also_reads = tuple(also_reads)

    def blurb(self) -> str:
        """What it is, in a sentence or two: for the shelf, and for whoever is sent a link."""
        return ""

    def rules(self) -> RuleBook:
        raise NotImplementedError

    def book(self) -> Book | None:
        """The same rules as a book for people; None where there is only the ledger."""
        return None

    def lessons(self) -> Lessons | None:
        """How it is taught; None where nobody has written lessons."""
        return None

    def options(self) -> list[Option]:
        """The dials, ``players`` first."""
        raise NotImplementedError

    def complete(self, options: Options) -> Options:
        """The options with every default filled in; ``Malformed`` names an unknown or bad one.

        House rules are there only where they differ from the ledger's ruling.
        """
        known = {option.name: option for option in self.options()}
        for name in options:
            if name not in known:
                raise Malformed(name, f"{self.title} has no such option; it has {', '.join(known)}")
        full = {name: options.get(name, option.default) for name, option in known.items()}
        for name, option in known.items():
            if option.choices and full[name] not in option.choices:
                raise Malformed(name, f"{full[name]!r} is none of {', '.join(option.choices)}")
        spell_out(self.options(), options, full)
        return full

    def seats(self, options: Options) -> int:
        """How many players these options seat."""
        return int(self.complete(options)["players"])

    def roles(self, options: Options) -> list[Role]:
        """The part of each seat under these options; all alike unless the game says otherwise."""
        return [Role() for _ in range(self.seats(options))]

    def usual(self) -> Options:
        """What to set for somebody who wants to play at once; what is not named is at its default."""
        return {}

    def usual_seat(self) -> Seat:
        """Where somebody sits who wants to play at once."""
        return 0

    def asks(self, options: Options) -> frozenset[str]:
        """The questions to chance that people answer, because what is asked about stands on their table.

        Only where nothing is hidden from anybody: who answers knows.
        """
        return frozenset()

    def setup(self, options: Options, chance: Chance, log: list[Event] | None = None) -> State:
        """A new game at its first decision."""
        raise NotImplementedError

    def has_dark(self) -> bool:
        """Whether ``State.is_dark`` is ever true: then what the set-up tells comes as an entry of its own."""
        return False

    def hides(self) -> bool:
        """Whether anything is ever hidden from somebody; where nothing is, all views are alike but for their viewer."""
        return True

    def sides(self, options: Options) -> list[int]:
        """Who wins together: a number for each seat, the same for all of one side. Usually each plays for itself."""
        return list(range(self.seats(options)))

    def from_text(self, text: str) -> State:
        """The position this text describes; ``Malformed`` names the line that is wrong."""
        raise NotImplementedError

    def action_from_wire(self, state: State, wire: dict[str, str]) -> Action:
        """The action a JSON message names."""
        raise NotImplementedError

    def read(self, state: State, text: str) -> list[Action]:
        """What a line of a log, or somebody's words, name here: an action, or several in one word (``wholes``).

        So a game reads lines of older versions that named at once what is now several decisions.
        ``Malformed`` when it names none, ``IllegalAction`` when the several cannot be taken here.
        """
        return [state.action(text)]

    def wholes(self, state: State) -> list[Whole]:
        """What the seat that is asked may decide in one go, the best to offer first; usually nothing."""
        return []

    def foresee(self, state: State, action: Action) -> Foresight | None:
        """A legal action tried out, for the seat that decides; None where a game offers no such thing.

        It must tell that seat nothing but what follows from its view and the rules.
        """
        return None

    def check(self, state: State, draft: str, voice: Voice) -> Verdict | None:
        """What is wrong with a text that the viewer means to make true by several decisions, all of it at once.

        None where there is nothing of the kind to decide. ``Malformed`` names the line. It must tell nothing
        but what follows from the text, the viewer's view and the rules.
        """
        return None

    def label(self, action: Action) -> str:
        """An action as a button says it: ``Open C4 with the red Key``."""
        raise NotImplementedError

    def spoken(self, action: Action) -> Action:
        """The action with its arguments as people name them, where they name them otherwise than records do.

        Law (notation): ``state.action`` reads both; ``testkit.laws.notation_round_trips`` checks it.
        """
        return action

    def called(self, view: Any) -> list[tuple[str, str, str]]:
        """What people call what notation numbers, with the action's field: ``("enemy", "F1", "Brute")``."""
        return []

    def places(self, view: Any) -> dict[str, str]:
        """What can be looked at on this view's board, by the board's own key, and what people call it.

        ``{"(2,1)": "B3"}``: lessons point at the one and speak of the other.
        """
        return {}

    def phrases(self, state: State, seat: Seat, voice: Voice) -> list[Phrase]:
        """What the seat may say now, for a menu: all of ``state.remarks`` but words of one's own."""
        words = state.words()
        return [
            Phrase(action.to_wire(), self.label(action)) for action in state.remarks(seat) if action != words
        ]

    def narrate(self, fact: Any, voice: Voice) -> str:
        """One event's fact as a plain sentence for this viewer."""
        raise NotImplementedError

    def describe(self, view: Any, voice: Voice) -> list[str]:
        """The whole view in plain sentences: enough to play without seeing."""
        raise NotImplementedError

    def figures(self, view: Any) -> dict[str, int]:
        """What the lab should remember of a finished game besides its end, by name: the floor reached, say."""
        return {}

    def recap(self, moments: Iterable[Moment], voice: Voice) -> Recap | None:
        """A finished game looked back on, in one pass; None where a game has nothing to say besides its outcome.

        The last moment has an outcome, or the people have given the game up.
        """
        return None

    def draw(self, view: Any) -> str:
        """The view as a text drawing for the terminal."""
        raise NotImplementedError

    # --- what learners need (docs/environments.md) -------------------------------------------------

    def vocabulary(self, options: Options) -> Vocabulary:
        """Every action these options can ever offer, numbered; remarks are not among them."""
        raise Malformed("vocabulary", f"{self.title} does not list its actions: Game.vocabulary is missing")

    def actions(self, options: Options) -> list[Action]:
        """The same as a list, by number."""
        return list(self.vocabulary(options).actions)

    def planes(self, options: Options) -> list[Plane]:
        """What the numbers of ``State.tensor`` say, one after the other."""
        raise Malformed("planes", f"{self.title} does not say its views as numbers: Game.planes is missing")

    # --- what it brings along ----------------------------------------------------------------------

    def view_type(self) -> Any:
        """The struct of its views, from which the wire's schema is made."""
        raise NotImplementedError

    def fact_type(self) -> Any:
        """The union of its facts, told apart by their ``type``."""
        raise NotImplementedError

    def bots(self) -> list[Recipe]:
        """Who plays it when no person does, weakest first; ``random`` is there without being named."""
        return []

    def reader(self) -> Recipe | None:
        """What reads positions for a judge that learns (``bots.reader``); None where nobody does."""
        return None

    def commands(self) -> list[Recipe]:
        """What it adds to the command line."""
        return []

    def pack_names(self) -> list[str]:
        """The content packs that are there by name, the standard one first."""
        return []

    def bring(self, directory: Path) -> str:
        """Put a content pack beside the standard one; its name, for the option ``content``."""
        raise Malformed("--content", f"{self.title} has no content packs")

    def digest(self, options: Options) -> str:
        """Of the content that these options play with: a log of other content is another game's."""
        return ""

    def bench(self) -> list[Options]:
        """The configurations that ``make bench`` measures; all of them count."""
        return [{}]

    def bench_goals(self) -> tuple[float, float]:
        """How many times catanatron's rate it aims at, and in how many microseconds a clone is made."""
        return 10.0, 2.0
