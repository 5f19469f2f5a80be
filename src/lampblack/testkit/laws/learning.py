"""Laws of what learners get: actions by number, views as numbers. A game without them is left alone."""

from lampblack.kernel.chance import SeededChance
from lampblack.kernel.playout import decide
from lampblack.kernel.seat import Seat, seat_name
from lampblack.kernel.state import State
from lampblack.testkit.laws.subject import Subject, choose, require

LAW = "vocabulary_is_complete"


def vocabulary_is_complete(subject: Subject, state: State, seed: int) -> None:
    """What is legal is in the vocabulary, numbers stand for the same actions throughout, and masks mark just these."""
    if not is_for_learners(state):
        return
    world, chance = state.clone(), SeededChance(f"words {seed}")
    texts = [action.text for action in state.vocabulary().actions]
    for _ in range(6):
        vocabulary = world.vocabulary()
        require(
            [action.text for action in vocabulary.actions] == texts, LAW, "numbers have changed their meaning"
        )
        asked = world.asked()
        for seat in range(subject.seats(world)):
            legal = world.legal(seat) if seat == asked else []
            for action in legal:
                require(action.text in vocabulary.numbers, LAW, f"{action} is offered and not listed")
                require(
                    vocabulary.action(vocabulary.number(action)) == action,
                    LAW,
                    f"{action} has another's number",
                )
            marked = [texts[number] for number, mark in enumerate(world.mask(seat)) if mark]
            expected = sorted(action.text for action in legal)
            require(
                sorted(marked) == expected,
                LAW,
                f"{seat_name(seat)} is offered {expected}, marked are {marked}",
            )
        if asked is None:
            return
        some = vocabulary.actions[chance.below(vocabulary.size)]
        require(world.action(some.text) == some, LAW, f"{some} is read as {world.action(some.text)}")
        decide(world, choose(world.legal(asked), chance.below(1_000_000)), chance)


def numbers_told(state: State, seat: Seat) -> list[str]:
    """What a seat is told as numbers, for the laws of information."""
    if seat < 0 or not is_for_learners(state):
        return []
    return [f"tensor {state.tensor(seat).hex()}", f"mask {state.mask(seat).hex()}"]


def is_for_learners(state: State) -> bool:
    try:
        state.vocabulary()
        state.tensor(0)
    except NotImplementedError:
        return False
    return True
