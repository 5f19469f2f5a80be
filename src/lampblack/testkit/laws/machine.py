"""Laws of the machine: what an action does, what is legal, what is refused."""

import copy
import pickle
from collections.abc import Iterator
from random import Random
from types import GeneratorType
from typing import Any

import msgspec

from lampblack.kernel.answers import IllegalAction
from lampblack.kernel.chance import Chance, RecordingChance, ReplayChance, SeededChance
from lampblack.kernel.event import Event, perceived
from lampblack.kernel.game import Voice
from lampblack.kernel.playout import decide, options_of
from lampblack.kernel.seat import EVERYTHING, SPECTATOR, seat_name
from lampblack.kernel.state import State
from lampblack.testkit.laws.subject import LawBroken, Subject, after, choose, require, some_legal


def invariants_hold(subject: Subject, state: State, seed: int) -> None:
    problem = subject.broken(state)
    require(problem is None, "invariants_hold", f"{problem}\n{state.to_text()}")


def determinism(subject: Subject, state: State, seed: int) -> None:
    """The same action and the same chance give equal states and equal events, watched or not."""
    for action in some_legal(state, seed):
        logs: list[list[Event]] = [[], []]
        one, two = (after(state, action, SeededChance(seed), log) for log in logs)
        unwatched = after(state, action, SeededChance(seed))
        require(one == two == unwatched, "determinism", f"{action} led to different states")
        require(hash(one) == hash(two), "determinism", f"{action} led to equal states of different hash")
        require(one.to_text() == two.to_text(), "determinism", f"{action} led to different texts")
        facts = [perceived(log, EVERYTHING) for log in logs]
        require(facts[0] == facts[1], "determinism", f"{action} caused different events")


def the_future_is_not_in_the_state(subject: Subject, state: State, seed: int) -> None:
    """What happens depends on the named outcomes of chance and on nothing else."""
    law = "the_future_is_not_in_the_state"
    for path in generators_in(state, "state", set()):
        raise LawBroken(f"{law}: {path} can produce random numbers")
    for action in some_legal(state, seed):
        for salt in range(3):
            chance = RecordingChance(SeededChance(f"{seed} {salt}"))
            there = after(state, action, chance)
            again = after(state, action, ReplayChance(chance.lines))
            require(there == again, law, f"{action} with {chance.lines} led to different states")


def generators_in(value: object, path: str, seen: set[int]) -> Iterator[str]:
    """The paths of everything inside a value that could answer a random question."""
    if id(value) in seen or isinstance(value, str | bytes | int | float | bool | None):
        return
    seen.add(id(value))
    if isinstance(value, Chance | Random | GeneratorType):
        yield path
    elif isinstance(value, dict):
        for key, item in value.items():
            yield from generators_in(item, f"{path}[{key!r}]", seen)
    elif isinstance(value, list | tuple | set | frozenset):
        for index, item in enumerate(value):
            yield from generators_in(item, f"{path}[{index}]", seen)
    elif type(value).__module__.split(".")[0] not in ("builtins", "typing", "types"):
        for name in dir(value):
            if not name.startswith("__"):
                item = getattr(value, name, None)
                if not callable(item) or isinstance(item, Chance):
                    yield from generators_in(item, f"{path}.{name}", seen)


def clone_is_independent(subject: Subject, state: State, seed: int) -> None:
    """Playing on a clone never changes the original, nor the other way round."""
    original = state.clone()
    require(original == state, "clone_is_independent", "a clone is not equal to its original")
    clone = original.clone()
    before = everything_about(original)
    play_on(clone, seed, 12)
    require(
        everything_about(original) == before, "clone_is_independent", "playing a clone changed the original"
    )
    clone = original.clone()
    play_on(original, seed, 12)
    require(everything_about(clone) == before, "clone_is_independent", "playing on changed an earlier clone")


def everything_about(state: State) -> tuple[str, list[str], bytes]:
    return (
        state.to_text(),
        [action.text for action in options_of(state)],
        msgspec.json.encode(state.observe(EVERYTHING)),
    )


def play_on(state: State, seed: int, steps: int) -> None:
    chance = SeededChance(f"on {seed}")
    for _ in range(steps):
        legal = options_of(state)
        if not legal:
            return
        decide(state, choose(legal, chance.below(1_000_000)), chance)


def legal_is_tidy(subject: Subject, state: State, seed: int) -> None:
    """No duplicates, a stable order, nothing to decide exactly when the game is over, remarks for the others."""
    law = "legal_is_tidy"
    asked = state.asked()
    legal = options_of(state)
    require(len(set(legal)) == len(legal), law, "an action is listed twice")
    again = [list(options_of(each)) for each in (state, state.clone())]
    require(list(legal) == again[0] == again[1], law, "the order is not stable")
    is_over = asked is None
    require(is_over == (not legal), law, f"P{asked} is asked, with {len(legal)} legal actions")
    require(is_over == (state.outcome() is not None), law, "over and having an outcome differ")
    for viewer in (*range(subject.seats(state)), SPECTATOR):
        prompt = state.prompt(viewer)
        require(
            is_over == (prompt is None),
            law,
            "somebody is asked something when all is over, or nothing before",
        )
        if prompt is not None and viewer == asked:
            require(prompt.seat == asked, law, "another seat is prompted than asked")
        if viewer != asked and viewer != SPECTATOR:
            same = list(state.legal(viewer)) == list(state.remarks(viewer))
            require(same, law, f"P{viewer}, not asked, may do something else than speak")
    require(not any(action.is_remark for action in legal), law, "a remark is listed as a decision")


def refusals_match_legal(subject: Subject, state: State, seed: int) -> None:
    """``refuse`` is None exactly for what ``legal`` and ``remarks`` list, out of all that can be named."""
    law = "refusals_match_legal"
    named = {state.action(text) for text in subject.universe(state)}
    for seat in range(subject.seats(state)):
        may = {*state.legal(seat), *state.remarks(seat)}
        for action in may:
            refusal = state.refuse(seat, action)
            require(refusal is None, law, f"P{seat} may {action}, yet: {refusal}")
        decisions = {action for action in may if not action.is_remark}
        require(decisions <= named, law, f"the universe does not name {decisions - named}")
        for action in named - may:
            require(state.refuse(seat, action) is not None, law, f"{action} is not refused, yet not legal")


def refused_actions_change_nothing(subject: Subject, state: State, seed: int) -> None:
    law = "refused_actions_change_nothing"
    universe = [state.action(text) for text in subject.universe(state)]
    chance = SeededChance(f"refused {seed}")
    for seat in range(subject.seats(state)):
        may = {*state.legal(seat), *state.remarks(seat)}
        refused = [action for action in universe if action not in may]
        for _ in range(8 if seat == state.asked() else 2):
            action = refused[chance.below(len(refused))]
            victim, log = state.clone(), list[Event]()
            try:
                victim.apply(seat, action, SeededChance(seed), log)
            except IllegalAction as error:
                refusal = state.refuse(seat, action)
                said = refusal is not None and str(error.refusal) == str(refusal)
                require(said, law, f"{action}: apply says {error.refusal}, refuse says {refusal}")
            else:
                raise LawBroken(f"{law}: {action} was carried out")
            require(victim == state and not log, law, f"{action} was refused and changed something")


def remarks_are_tidy(subject: Subject, state: State, seed: int) -> None:
    """Remarks are listed once, are remarks, and the menu of phrases offers just those."""
    law = "remarks_are_tidy"
    names = [seat_name(seat) for seat in range(subject.seats(state))]
    words = state.words()
    for seat in range(len(names)):
        remarks = state.remarks(seat)
        require(len(set(remarks)) == len(remarks), law, "a remark is listed twice")
        for action in remarks:
            require(action.is_remark, law, f"{action} is no remark")
        if state.outcome() is None:
            phrases = subject.game.phrases(state, seat, Voice(seat, names))
            wires = [wire for phrase in phrases for wire, _ in phrase.all_filled()]
            offered = {subject.game.action_from_wire(state, wire) for wire in wires}
            odd = offered ^ {action for action in remarks if action != words}
            require(not odd and len(offered) == len(wires), law, f"the menu of {names[seat]} is wrong: {odd}")


def copies_are_equal(subject: Subject, state: State, seed: int) -> None:
    """``copy``, ``deepcopy`` and ``pickle`` give equal states and actions, which play on alike."""
    law = "copies_are_equal"
    actions = [*some_legal(state, seed)]
    for seat in range(subject.seats(state)):
        actions += list(state.remarks(seat))[:3]
    for how in (copy.copy, copy.deepcopy, pickled):
        there = how(state)
        require(there == state and there is not state, law, f"{how.__name__} gives another state")
        original = state.clone()
        play_on(there, seed, 4)
        play_on(original, seed, 4)
        require(there == original, law, f"what {how.__name__} gives plays on differently")
        for action in actions:
            require(how(action) == action, law, f"{how.__name__} of {action} gives {how(action)}")
    require(bool(str(state).strip()), law, "the position is drawn as nothing")


def pickled(value: Any) -> Any:
    return pickle.loads(pickle.dumps(value))


def every_answer_names_its_rule(subject: Subject, state: State, seed: int) -> None:
    """Prompts, refusals and outcomes rest on rules of the ledger, and say something."""
    law = "every_answer_names_its_rule"
    outcome = state.outcome()
    answers: list[tuple[str, str]] = [] if outcome is None else [(outcome.rule, outcome.reason)]
    for viewer in (*range(subject.seats(state)), SPECTATOR):
        prompt = state.prompt(viewer)
        if prompt is not None:
            answers.append((prompt.rule, prompt.text))
    for seat in range(subject.seats(state)):
        for text in subject.universe(state):
            refusal = state.refuse(seat, state.action(text))
            if refusal is not None:
                answers.append((refusal.rule, refusal.text))
    for rule, words in answers:
        require(rule in subject.rules, law, f"{rule} is in no ledger ({words})")
        require(bool(words.strip()), law, f"{rule} is named without a word")


def refusals_name_what_forbids(subject: Subject, state: State, seed: int) -> None:
    """An action of a kind that is asked for is refused by the rule that forbids it.

    "This is not among the answers", under the rule of the question itself, would tell nobody what is wrong.
    """
    asked = state.asked()
    if asked is None:
        return
    prompt = state.prompt(asked)
    kinds = {action.name for action in state.legal(asked)}
    for text in subject.universe(state):
        action = state.action(text)
        if prompt is None or action.name not in kinds or action.is_remark:
            continue
        refusal = state.refuse(asked, action)
        names_another = refusal is None or refusal.rule != prompt.rule
        require(names_another, "refusals_name_what_forbids", f"{action} at {prompt.name}: {refusal}")
