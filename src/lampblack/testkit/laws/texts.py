"""Laws of the text forms: positions, actions, records."""

from lampblack.kernel.answers import Malformed
from lampblack.kernel.chance import SeededChance
from lampblack.kernel.playout import options_of
from lampblack.kernel.record import Record
from lampblack.kernel.session import Session, replay
from lampblack.kernel.state import State
from lampblack.testkit.laws.machine import everything_about, play_on
from lampblack.testkit.laws.subject import LawBroken, Subject, require


def position_round_trips(subject: Subject, state: State, seed: int) -> None:
    """A position's text gives an equal state, which plays on in the same way."""
    law = "position_round_trips"
    text = state.to_text()
    loaded = subject.game.from_text(text)
    require(loaded == state, law, f"the text\n{text}gives another state:\n{loaded.to_text()}")
    require(everything_about(loaded) == everything_about(state), law, f"the state of\n{text}looks different")
    original = state.clone()
    play_on(loaded, seed, 8)
    play_on(original, seed, 8)
    require(loaded == original, law, f"the state of\n{text}plays on differently")


def notation_round_trips(subject: Subject, state: State, seed: int) -> None:
    """Every action is read back from its text, in any case and spacing and as it is spoken, and from its wire form."""
    law = "notation_round_trips"
    for action in [*options_of(state), *map(state.action, subject.universe(state))]:
        spaced = action.text.lower().replace("(", " ( ").replace(",", " , ")
        for text in (action.text, spaced, subject.game.spoken(action).text):
            require(state.action(text) == action, law, f"{text!r} gives {state.action(text)}")
        wire = action.to_wire()
        again = subject.game.action_from_wire(state, wire)
        require(again == action and again.to_wire() == wire, law, f"{wire} gives {again}")
        require(bool(subject.game.label(action)), law, f"{action} has no label")


def wholes_are_legal(subject: Subject, state: State, seed: int) -> None:
    """What several decisions make together is read from its text, and each of them is legal in its turn."""
    law = "wholes_are_legal"
    seen: set[str] = set()
    for whole in subject.game.wholes(state):
        seat = state.asked()
        require(seat is not None and bool(whole.actions), law, f"{whole.text} is offered to nobody")
        assert seat is not None  # as required
        require(
            whole.text not in seen and bool(whole.label), law, f"{whole.text} is offered twice, or unnamed"
        )
        seen.add(whole.text)
        read = subject.game.read(state, whole.text)
        require(tuple(read) == whole.actions, law, f"{whole.text} is read as {read}")
        after = state.clone()
        for action in whole.actions:
            require(after.asked() == seat, law, f"{action} of {whole.text} is not asked of P{seat}")
            refusal = after.refuse(seat, action)
            require(refusal is None, law, f"{action} of {whole.text} is refused: {refusal}")
            after.apply(seat, action, SeededChance(seed))


def replay_matches(subject: Subject, table: Session) -> None:
    """The record's text, read and replayed, gives the same record, state and result."""
    law = "replay_matches"
    kept = table.record()
    text = kept.to_text()
    record = Record.from_text(text)
    require(record.to_text() == text, law, "the record's text does not round-trip")
    require(record.names == kept.names, law, "the names are lost")
    try:
        moments = list(replay(subject.game, record))
    except Malformed as error:
        raise LawBroken(f"{law}: {error}") from None
    require(len(moments) == len(kept.lines) + 1, law, f"{len(moments)} moments")
    require(moments[-1].state == table.state, law, "the replay ends in another state")
    outcome = table.state.outcome()
    require((outcome is None) == (kept.result is None), law, "the result line is wrong")
