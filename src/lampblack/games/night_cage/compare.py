"""Both editions side by side: the same seed and decisions, up to the first thing that goes differently.

Decisions only one edition knows (Block, Move Again) are declined. The 2019 pile answers each draw with
the tile the published stack gave, as long as it has one: what differs then are the rules, not luck.
"""

import re
from collections.abc import Sequence
from typing import Any, Final, final

from lampblack.games.night_cage.editions import JUNE_2019, PUBLISHED, Edition
from lampblack.games.night_cage.narrate import narrate
from lampblack.games.night_cage.parse import state_from_text
from lampblack.games.night_cage.pieces import KIND_CODES
from lampblack.games.night_cage.prompts import prompt_at
from lampblack.games.night_cage.rules.start import plan_start
from lampblack.games.night_cage.settings import options_of, settings_from
from lampblack.games.night_cage.show import concerned
from lampblack.games.night_cage.state import NightState
from lampblack.games.night_cage.text import board_to_text, prisoner_to_text
from lampblack.kernel.answers import Malformed
from lampblack.kernel.chance import Chance, RecordingChance, SeededChance
from lampblack.kernel.event import Event
from lampblack.kernel.game import Options, Voice
from lampblack.kernel.playout import decide
from lampblack.kernel.seat import SPECTATOR

SHARED_OPTIONS: Final = ("players", "mode")
LONGEST: Final = 2_000

Ids = tuple[str, str]
"""The rules of a difference: published, 2019."""

FACT_RULES: Final[dict[str, Ids]] = {
    "TileDrawn": ("NC-TURN-01, NC-LIGHT-17", "NC19-TURN-01, NC19-TURN-04"),
    "TilePlaced": ("NC-TURN-01, NC-LIGHT-17", "NC19-TURN-01, NC19-TURN-04"),
    "PitsFormed": ("NC-TURN-01, NC-PIT-02", "NC19-TURN-01, NC19-PIT-02"),
    "MonstersAttacked": ("NC-MON-07, NC-MON-08, NC-MON-10", "NC19-MON-01, NC19-MON-02, NC19-MON-07"),
    "WasHit": ("NC-MON-13, NC-MON-17", "NC19-MON-05, NC19-MON-10"),
    "WentDark": ("NC-LIGHT-09, NC-LIGHT-17", "NC19-LIGHT-01, NC19-TURN-06"),
    "WasRelit": ("NC-RELIGHT-02, NC-FALL-09", "NC19-RELIGHT-01, NC19-TURN-08"),
    "Fell": ("NC-FALL-11, NC-KEEP-12", "NC19-FALL-03, NC19-KH-06"),
    "Scrambled": ("NC-SCR-01", "NC19-DIFF-04"),
    "Burned": ("NC-STAY-02, NC-STAY-04", "NC19-STAY-01, NC19-STAY-03"),
    "Swapped": ("NC-STAY-04", "NC19-STAY-03, NC19-KH-08"),
    "KeyTaken": ("NC-KEEP-10, NC-KEEP-11", "NC19-KH-05, NC19-KH-06"),
    "FlickerTook": ("NC-FF-03, NC-FF-07", "NC19-FF-02, NC19-FF-03"),
    "NCTurnBegan": ("NC-TURN-10", "NC19-PASS-03"),
    "NCLost": ("NC-END-03", "NC19-END-02"),
}
OTHERWISE: Final[Ids] = ("NC-TURN-01", "NC19-TURN-01")

OPTION_RULES: Final[dict[str, Ids]] = {
    "PASS": ("NC-TURN-03", "NC19-PASS-01"),
    "CHARGE": ("NC-NERVE-07", "NC19-MOVE-02"),
    "MOVE": ("NC-MOVE-05", "NC19-MOVE-02"),
    "STAY": ("NC-NERVE-05", "NC19-LO-01"),
    "FORCED_STAY": ("NC-LO-06", "NC19-LO-02"),
    "GIVE": ("NC-KEY-03", "NC19-KEY-02"),
    "SWAP": ("NC-STAY-04", "NC19-STAY-03"),
    "REMOVE": ("NC-FF-03", "NC19-FF-02"),
    "SUSTAIN": ("NC-NERVE-08", "NC19-FF-03"),
}


ASKED_RULES: Final[dict[str, Ids]] = {
    "SCRAMBLE FALL": ("NC-FALL-11, NC-FALL-12, NC-KEEP-12", "NC19-FALL-03, NC19-KH-06, NC19-KH-09"),
    "PLACE PLACE": ("NC-RELIGHT-03", "NC19-RELIGHT-02"),
}
"""Where the same events lead to different questions: the decision of one edition and of the other."""


@final
class Difference:
    """One thing that is not the same, where it showed, and the rules behind it."""

    def __init__(self, decision: int, action: str, what: str, sides: tuple[str, str], rules: Ids) -> None:
        self.decision = decision
        self.action = action
        self.what = what
        self.sides = sides
        self.rules = rules


@final
class Comparison:
    """What differed on the way, and where the ways parted."""

    def __init__(self) -> None:
        self.decisions: list[str] = []
        self.offers: list[Difference] = []  # kinds of action that one edition does not offer
        self.order: Difference | None = None  # the first turn whose events came in another order
        self.parting: Difference | None = None


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
    full = {option.name: option.default for option in options_of(edition)}
    full.update(options)
    state = NightState(settings_from(edition, full))
    state.lay_out()
    plan_start(state)
    state.run_on(SeededChance("unused"), None)
    return state


def translate(text: str) -> str:
    """A published position as one of 2019: the same board, without Nerve."""
    return re.sub(r"nerve \d", "nerve 0", text.replace(PUBLISHED.slug, JUNE_2019.slug, 1))


def check_options(options: Options) -> None:
    for name, value in options.items():
        if name not in SHARED_OPTIONS:
            raise Malformed(name, f"the editions share only {' and '.join(SHARED_OPTIONS)}")
        for edition in (PUBLISHED, JUNE_2019):
            choices = next(option.choices for option in options_of(edition) if option.name == name)
            if value not in choices:
                raise Malformed(name, f"{value!r} is none of {', '.join(choices)} in {edition.slug}")


def decline(state: NightState, chance: Chance, log: list[Event]) -> None:
    """Say no to what the other edition does not ask."""
    while not state.is_over():
        name = prompt_at(state).name
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
    theirs = {action.text for action in pair.two.options}
    shared = [action.text for action in pair.one.options if action.text in theirs]
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
        texts = [{action.text for action in side.options} for side in (self.one, self.two)]
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
            rules = ASKED_RULES.get(f"{prompt_at(self.one).name} {prompt_at(self.two).name}", rules)
        self.found.parting = self.difference(what, sides, rules)


def differing_lines(one: NightState, two: NightState) -> tuple[str, str] | None:
    """The first line of the positions that both editions write and that differs."""
    for mine, theirs in zip(summary(one), summary(two)):
        if mine != theirs:
            return mine, theirs
    return None


def summary(state: NightState) -> list[str]:
    """The common part of a position: result, whose turn, the board, the prisoners, what is lost."""
    ended = state.outcome()
    lines = ["goes on" if ended is None else ended.reason, f"{state.name(state.acting)} acts"]
    lines += [f"row {line.strip()}" for line in board_to_text(state)[1:]]
    for prisoner in range(state.settings.prisoners):
        text = re.sub(r"nerve \d ", "", prisoner_to_text(state, prisoner))
        lines.append(f"{state.name(prisoner)} {text}")
    lost = sorted(KIND_CODES[kind] for kind in state.discards)
    return [*lines, f"discarded: {' '.join(lost)}"]


def plain(fact: Any) -> str:
    """A fact without what the editions count differently from the start."""
    return re.sub(r"(nerve|left)=\d+", "", repr(fact))


def telling(fact: Any) -> str:
    return narrate(fact, Voice(SPECTATOR, [f"P{seat}" for seat in range(6)]))


def rules_for(facts: list[Any]) -> Ids:
    """The rules behind these facts, each once."""
    published: list[str] = []
    other: list[str] = []
    for fact in facts:
        mine, theirs = FACT_RULES.get(type(fact).__name__, OTHERWISE)
        published += [rule for rule in mine.split(", ") if rule not in published]
        other += [rule for rule in theirs.split(", ") if rule not in other]
    return (", ".join(published), ", ".join(other)) if published else OTHERWISE


def asked(state: NightState) -> str:
    """Who is asked what, about whom."""
    if state.is_over():
        return "nothing, the game is over"
    prompt = prompt_at(state)
    return f"{prompt.name} is asked of P{prompt.seat} for {state.name(concerned(state))}"


def tell(comparison: Comparison) -> list[str]:
    """The comparison in lines for a person."""
    lines = [
        f"{PUBLISHED.slug} | {JUNE_2019.slug}",
        "From the start: opening tiles on top [NC-SETUP-06] | one layer [NC19-SETUP-05];"
        " 1 Nerve each [NC-SETUP-10] | none [NC19-DIFF-01]",
    ]
    for offer in comparison.offers:
        which = PUBLISHED.slug if offer.sides[0] else JUNE_2019.slug
        lines.append(
            f"Decision {offer.decision}: only {which} offers {''.join(offer.sides)}"
            f" [{offer.rules[0]} | {offer.rules[1]}]"
        )
    if comparison.order is not None:
        lines += tell_difference("Another order of steps", comparison.order)
    if comparison.parting is None:
        return [*lines, f"The same position after each of {len(comparison.decisions)} decisions."]
    return lines + tell_difference("First divergence", comparison.parting)


def tell_difference(title: str, found: Difference) -> list[str]:
    return [
        f"{title} at decision {found.decision}, {found.action}: {found.what}",
        f"  {PUBLISHED.slug}: {found.sides[0]} [{found.rules[0]}]",
        f"  {JUNE_2019.slug}: {found.sides[1]} [{found.rules[1]}]",
    ]
