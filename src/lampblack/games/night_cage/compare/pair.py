"""Both editions side by side: the same seed and decisions, up to the first thing that goes differently.

Decisions only one edition knows (Block, Move Again) are declined. The 2019 pile answers each draw with
the tile the published stack gave, as long as it has one: what differs then are the rules, not luck.
"""

import re
from collections.abc import Sequence
from typing import Any, Final, final

from lampblack.games.night_cage.compare.difference import (
    ASKED_RULES,
    OPTION_RULES,
    OTHERWISE,
    Comparison,
    Difference,
    Ids,
    rules_for,
)
from lampblack.games.night_cage.compare.summary import asked, differing_lines, plain, question_of, telling
from lampblack.games.night_cage.model.editions import JUNE_2019, PUBLISHED, Edition
from lampblack.games.night_cage.model.settings import edition_options, settings_from
from lampblack.games.night_cage.rules.start import plan_start
from lampblack.games.night_cage.state import NightState
from lampblack.games.night_cage.text.reading import state_from_text
from lampblack.kernel.agenda import run
from lampblack.kernel.answers import Malformed
from lampblack.kernel.chance import Chance, RecordingChance, SeededChance
from lampblack.kernel.event import Event
from lampblack.kernel.game import Options
from lampblack.kernel.playout import decide, options_of
from lampblack.kernel.words import listed

SHARED_OPTIONS: Final = ("players", "mode")
LONGEST: Final = 2_000


@final
class Echo(Chance):
    """Answers with the tiles another game drew for the same purpose this turn, as far as they are there."""

    def __init__(self, then: Chance) -> None:
        self.tiles: dict[str, list[str]] = {}
        self.then = then

    def hear(self, lines: list[str]) -> None:
        for line in lines:
            _, purpose, tile = line.split()
            self.tiles.setdefault(purpose, []).append(tile)

    def pick(self, what: str, subject: str, names: Sequence[str], weights: list[int]) -> int:
        heard = self.tiles.get(subject)
        if heard:
            index = list(names).index(heard.pop(0))
            if weights[index] > 0:
                return index
        return self.then.pick(what, subject, names, weights)

    def below(self, n: int) -> int:
        return self.then.below(n)


def begin(edition: Edition, options: Options) -> NightState:
    full = {option.name: option.default for option in edition_options(edition)}
    full.update(options)
    state = NightState(settings_from(edition, full))
    state.lay_out()
    plan_start(state)
    run(state, SeededChance("unused"), None)
    return state


def translate(text: str) -> str:
    """A published position as one of 2019: the same board, without Nerve."""
    return re.sub(r"nerve \d", "nerve 0", text.replace(PUBLISHED.slug, JUNE_2019.slug, 1))


def check_options(options: Options) -> None:
    for name, value in options.items():
        if name not in SHARED_OPTIONS:
            raise Malformed(name, f"the editions share only {listed(SHARED_OPTIONS)}")
        for edition in (PUBLISHED, JUNE_2019):
            choices = next(option.choices for option in edition_options(edition) if option.name == name)
            if value not in choices:
                raise Malformed(name, f"{value!r} is none of {', '.join(choices)} in {edition.slug}")


def decline(state: NightState, chance: Chance, log: list[Event]) -> None:
    """Say no to what the other edition does not ask."""
    while not state.is_over():
        name = question_of(state)
        if name == "AGAIN":
            decide(state, state.action("END"), chance, log)
        elif name == "HIT":
            decide(state, state.action("BLOCK(NO)"), chance, log)
        else:
            return


def compare(
    options: Options,
    seed: str,
    decisions: Sequence[str] | None = None,
    position: str | None = None,
) -> Comparison:
    """Play both editions alike until they differ; from the start, or from a published position."""
    check_options(options)
    pair = Pair(options, seed, position)
    found = pair.found
    policy = SeededChance(f"decisions {seed}")
    while not pair.one.is_over() and not pair.two.is_over() and len(found.decisions) < LONGEST:
        pair.note_offers()
        action = next_action(pair, decisions, policy)
        if not action:
            break
        found.decisions.append(action)
        pair.step(action)
        if found.parting is not None:
            break
    return found


def next_action(pair: "Pair", decisions: Sequence[str] | None, policy: Chance) -> str:
    """The decision given, or one that both editions offer; nothing when there is none."""
    made = len(pair.found.decisions)
    if decisions is not None:
        return decisions[made] if made < len(decisions) else ""
    theirs = {action.text for action in options_of(pair.two)}
    shared = [action.text for action in options_of(pair.one) if action.text in theirs]
    return shared[policy.below(len(shared))] if shared else ""


@final
class Pair:
    """The same game in both editions."""

    def __init__(self, options: Options, seed: str, position: str | None) -> None:
        if position is None:
            full = {"players": "4", "mode": "standard", **options}
            self.one, self.two = begin(PUBLISHED, full), begin(JUNE_2019, full)
        else:
            self.one = state_from_text(PUBLISHED, position)
            self.two = state_from_text(JUNE_2019, translate(position))
        self.chance = SeededChance(seed)
        self.echo = Echo(self.chance)
        self.logs: list[list[Event]] = [[], []]  # of this turn
        self.found = Comparison()
        self.offered: set[str] = set()

    def note_offers(self) -> None:
        """Remember the first time an edition offers a kind of action the other does not."""
        texts = [{action.text for action in options_of(side)} for side in (self.one, self.two)]
        for side in range(2):
            for text in sorted(texts[side] - texts[1 - side]):
                name = text.partition("(")[0]
                if f"{side} {name}" not in self.offered:
                    self.offered.add(f"{side} {name}")
                    sides = (text, "") if side == 0 else ("", text)
                    rules = OPTION_RULES.get(name, OTHERWISE)
                    self.found.offers.append(
                        self.difference("an option of one edition only", sides, rules, 1)
                    )

    def difference(self, what: str, sides: tuple[str, str], rules: Ids, ahead: int = 0) -> Difference:
        decisions = self.found.decisions
        action = decisions[-1] if decisions and not ahead else ""
        return Difference(len(decisions) + ahead, action, what, sides, rules)

    def step(self, action: str) -> None:
        """Apply a decision to both, and see whether the ways part."""
        one, two = self.one, self.two
        turns = (one.turn, two.turn)
        recording = RecordingChance(self.chance)
        decide(one, one.action(action), recording, self.logs[0])
        decline(one, recording, self.logs[0])
        self.echo.hear(recording.lines)
        decide(two, two.action(action), self.echo, self.logs[1])
        self.note_order()
        has_ended = (one.turn != turns[0] or one.is_over(), two.turn != turns[1] or two.is_over())
        if has_ended == (True, True):
            self.compare_positions()
            self.logs = [[], []]
            self.echo.tiles = {}
        elif asked(one) != asked(two):
            self.part("another decision follows", (asked(one), asked(two)))

    def note_order(self) -> None:
        if self.found.order is not None:
            return
        mine, theirs = self.facts()
        for first, second in zip(mine, theirs):
            if plain(first) != plain(second):
                sides = (telling(first), telling(second))
                self.found.order = self.difference("first comes", sides, rules_for([first, second]))
                return

    def facts(self) -> tuple[list[Any], list[Any]]:
        """What happened this turn, in each edition, without Nerve, which is of one only."""
        both = [
            [event.fact for event in log if type(event.fact).__name__ != "NerveSpent"] for log in self.logs
        ]
        return both[0], both[1]

    def compare_positions(self) -> None:
        sides = differing_lines(self.one, self.two)
        if sides is not None:
            self.part("the turn ends differently", sides)

    def part(self, what: str, sides: tuple[str, str]) -> None:
        """The ways part; the rules are those behind what only one edition saw this turn."""
        mine, theirs = self.facts()
        shown = [{plain(fact) for fact in facts} for facts in (mine, theirs)]
        only = [fact for fact in mine if plain(fact) not in shown[1]][:1]
        only += [fact for fact in theirs if plain(fact) not in shown[0]][:1]
        rules = rules_for(only)
        if not only and not self.one.is_over() and not self.two.is_over():
            rules = ASKED_RULES.get(f"{question_of(self.one)} {question_of(self.two)}", rules)
        self.found.parting = self.difference(what, sides, rules)
