"""Laws of information: what a seat is told, and what it imagines."""

from collections.abc import Sequence

import msgspec

from lampblack.kernel.chance import Chance, RecordingChance, SeededChance
from lampblack.kernel.event import Event, perceived
from lampblack.kernel.game import Options, Voice
from lampblack.kernel.player import Counsel, Player, Viewpoint
from lampblack.kernel.playout import decide, options_of
from lampblack.kernel.seat import SPECTATOR, Seat, seat_name
from lampblack.kernel.state import State
from lampblack.testkit.laws.learning import numbers_told
from lampblack.testkit.laws.machine import play_on
from lampblack.testkit.laws.subject import LawBroken, Subject, choose, require


def told(subject: Subject, state: State, viewer: Seat) -> list[str]:
    """Everything a viewer is told of a position, in every form in which it is told."""
    game = subject.game
    voice = Voice(viewer, [seat_name(seat) for seat in range(subject.seats(state))])
    view = state.observe(viewer)
    lines = [msgspec.json.encode(view).decode(), *game.describe(view, voice), game.draw(view)]
    lines += numbers_told(state, viewer)
    outcome = state.outcome()
    if outcome is not None:
        return [*lines, f"{outcome.winners} {outcome.reason} {outcome.rule}"]
    prompt = state.prompt(viewer)
    if prompt is not None:
        lines.append(f"{prompt.seat} {prompt.name} {prompt.rule} {prompt.in_full()}")
    lines.append(f"recalls {state.recalls(viewer)}")
    if viewer >= 0:
        lines += [
            f"{phrase.wire} {phrase.label} {phrase.gaps}" for phrase in game.phrases(state, viewer, voice)
        ]
        lines += [f"{action.text} {game.label(action)}" for action in state.legal(viewer)]
        named = list(subject.universe(state))
        few = named if viewer == state.asked() else one_of_each_name(named)
        lines += [f"{text}: {state.refuse(viewer, state.action(text))}" for text in few]
    return lines


def one_of_each_name(texts: list[str]) -> list[str]:
    """The first action of every name: the answers to a seat that is not asked hardly differ.

    How many of a name there are may depend on what is asked, which that seat need not know.
    """
    first: dict[str, str] = {}
    for text in texts:
        first.setdefault(text.partition("(")[0], text)
    return list(first.values())


def heard(subject: Subject, state: State, events: list[Event], viewer: Seat) -> list[str]:
    """The events as they reach a viewer: on the wire, and in words."""
    voice = Voice(viewer, [seat_name(seat) for seat in range(subject.seats(state))])
    facts = perceived(events, viewer)
    return [f"{msgspec.json.encode(fact).decode()} {subject.game.narrate(fact, voice)}" for fact in facts]


def require_alike(law: str, viewer: Seat, real: list[str], other: list[str]) -> None:
    for one, two in zip(real, other):
        require(one == two, law, f"{seat_name(viewer)} is told\n{one}\nand in another world\n{two}")
    require(len(real) == len(other), law, f"{seat_name(viewer)} is told {len(real)} or {len(other)} things")


def imagination_is_faithful(subject: Subject, state: State, seed: int) -> None:
    """An imagined world is possible and looks to its seat just like the real one, which stays as it was."""
    law = "imagination_is_faithful"
    before = state.to_text()
    for seat in range(subject.seats(state)):
        world = state.imagine(seat, SeededChance(f"{seed} {seat}"))
        require((world.asked() == seat) == (state.asked() == seat), law, "it is asked in one of them only")
        problem = subject.broken(world)
        require(problem is None, law, f"an impossible world: {problem}\n{world.to_text()}")
        require_alike(law, seat, told(subject, state, seat), told(subject, world, seat))
        play_on(world, seed, 6)
    require(state.to_text() == before, law, "imagining, or playing what was imagined, changed the state")


def imagination_is_blind(subject: Subject, state: State, seed: int) -> None:
    """What a seat imagines depends on what it knows only: an imagined world imagines the same."""
    for seat in range(subject.seats(state)):
        world = state.imagine(seat, SeededChance(f"first {seed}"))
        from_truth = state.imagine(seat, SeededChance(seed))
        from_world = world.imagine(seat, SeededChance(seed))
        require(
            from_truth == from_world,
            "imagination_is_blind",
            f"{seat_name(seat)} imagines\n{from_truth.to_text()}and, in another world,\n{from_world.to_text()}",
        )


def no_leak(subject: Subject, state: State, seed: int) -> None:
    """Two worlds a seat cannot tell apart stay so, while the same public things happen in both."""
    for seat in range(subject.seats(state)):
        for salt in range(2):
            world = state.imagine(seat, SeededChance(f"{seed} {seat} {salt}"))
            for viewer in (seat, SPECTATOR):
                stay_alike(subject, state.clone(), world.clone(), viewer, seed, 6)


def setup_leaks_nothing(subject: Subject, options: Options, seed: int) -> None:
    """As ``no_leak``, from the very beginning: everything hidden from a viewer is dealt differently."""
    for viewer in [*range(subject.game.seats(options)), SPECTATOR]:
        recording = RecordingChance(SeededChance(seed))
        logs: list[list[Event]] = [[], []]
        real = subject.game.setup(options, recording, logs[0])
        contrary = Contrary(recording.lines, subject, viewer)
        other = subject.game.setup(options, contrary, logs[1])
        if not contrary.is_refuted:
            require_heard_alike(subject, real, logs, viewer)
            stay_alike(subject, real, other, viewer, seed, 12)


def stay_alike(subject: Subject, real: State, other: State, viewer: Seat, seed: int, steps: int) -> None:
    """Play two worlds side by side; whatever is hidden from the viewer goes differently in them."""
    chance = SeededChance(f"side by side {seed}")
    for _ in range(steps):
        require_told_alike(subject, real, other, viewer, seed)
        possible = set(options_of(other))
        shared = [action for action in options_of(real) if action in possible]
        if not shared:
            return
        action = choose(shared, chance.below(1_000_000))
        recording = RecordingChance(chance)
        logs: list[list[Event]] = [[], []]
        decide(real, action, recording, logs[0])
        contrary = Contrary(recording.lines, subject, viewer)
        decide(other, action, contrary, logs[1])
        if contrary.is_refuted:
            return
        require_heard_alike(subject, real, logs, viewer)
        if any(subject.reveals(fact) for log in logs for fact in perceived(log, viewer)):
            return
    require_told_alike(subject, real, other, viewer, seed)


def require_told_alike(subject: Subject, real: State, other: State, viewer: Seat, seed: int) -> None:
    require_alike("no_leak", viewer, told(subject, real, viewer), told(subject, other, viewer))
    if viewer != SPECTATOR:
        imagined = [world.imagine(viewer, SeededChance(seed)).to_text() for world in (real, other)]
        require_alike("no_leak", viewer, imagined[:1], imagined[1:])


def require_heard_alike(subject: Subject, state: State, logs: list[list[Event]], viewer: Seat) -> None:
    kept = [[event for event in log if not subject.reveals(event.fact)] for log in logs]
    one, two = (heard(subject, state, log, viewer) for log in kept)
    require_alike("no_leak", viewer, one, two)


class Contrary(Chance):
    """Answers as a recorded chance did where a viewer perceives the outcome, and differently where not."""

    def __init__(self, lines: Sequence[str], subject: Subject, viewer: Seat) -> None:
        self.subject = subject
        self.viewer = viewer
        self.chance = SeededChance("contrary")
        self.is_refuted = False  # what happened in the other world cannot happen in this one
        self.seen: list[tuple[str, str]] = []
        self.hidden: dict[str, list[str]] = {}
        for line in lines:
            question, _, outcome = line.rpartition(" ")
            what, _, about = question.partition(" ")
            if subject.is_hidden(what, about, viewer):
                self.hidden.setdefault(question, []).append(outcome)
            else:
                self.seen.append((question, outcome))

    def pick(self, what: str, subject: str, names: Sequence[str], weights: list[int]) -> int:
        question = f"{what} {subject}".strip()
        if self.subject.is_hidden(what, subject, self.viewer):
            unlike = self.hidden.get(question, [])
            return self.pick_other(unlike.pop(0) if unlike else "", names, weights)
        asked, outcome = self.seen.pop(0) if self.seen else ("nothing", "")
        if asked != question:
            raise LawBroken(f"no_leak: one world asks chance for {question!r}, the other for {asked!r}")
        index = list(names).index(outcome)
        if weights[index] > 0:
            return index
        self.is_refuted = True
        return self.pick_other(outcome, names, weights)

    def pick_other(self, outcome: str, names: Sequence[str], weights: list[int]) -> int:
        different = [0 if name == outcome else weight for name, weight in zip(names, weights)]
        return self.chance.pick("", "", names, different if any(different) else weights)


def bots_see_no_secrets(subject: Subject, state: State, seed: int, player: Player) -> None:
    """In two worlds its seat cannot tell apart, with equal chance, a bot decides and advises the same, legally."""
    law = "bots_see_no_secrets"
    seat = state.asked()
    if seat is None:
        return
    before = state.to_text()
    world = state.imagine(seat, SeededChance(f"bot {seed}"))
    said = [player.remark(Viewpoint(each, seat), SeededChance(seed)) for each in (state, world)]
    require(said[0] == said[1], law, f"it says {said[0]}, and in another world {said[1]}")
    if said[0] is not None:
        refusal = state.refuse(seat, said[0])
        require(refusal is None, law, f"it wants to say {said[0]}: {refusal}")
    choices = [player.decide(Viewpoint(each, seat), SeededChance(seed)) for each in (state, world)]
    require(state.to_text() == before, law, "deciding changed the state")
    require(
        state.refuse(seat, choices[0]) is None,
        law,
        f"it wants {choices[0]}: {state.refuse(seat, choices[0])}",
    )
    require(choices[0] == choices[1], law, f"it plays {choices[0]}, and in another world {choices[1]}")
    advice = [
        counsel_told(player.explain(Viewpoint(each, seat), SeededChance(seed))) for each in (state, world)
    ]
    require(advice[0] == advice[1], law, f"it advises {advice[0]}, and in another world {advice[1]}")


def counsel_told(counsel: Counsel | None) -> str:
    """All that somebody hears of it."""
    if counsel is None:
        return "nothing"
    named = [f"{action.text} {worth!r}" for action, worth in counsel.options]
    return f"{', '.join(named)}: {counsel.reason}, {counsel.measure}"
