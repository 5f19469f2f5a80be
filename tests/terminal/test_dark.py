"""What the terminal tells of a turn in the dark: nothing before it is over, then all at once, however it went.

Each pair of worlds differs in nothing but how often the Hunter is asked; whoever hears the same in both must be
shown the same, line by line and moment by moment.
"""

from collections.abc import Sequence

import pytest

from lampblack.games.nyctophobia.model.settings import options_of
from lampblack.games.nyctophobia.state import NyctoState
from lampblack.kernel.action import Action
from lampblack.kernel.chance import Chance, SeededChance
from lampblack.kernel.player import Player, Viewpoint
from lampblack.kernel.seat import Seat
from lampblack.terminal.arguments import Sitter
from lampblack.terminal.match import Match
from lampblack.terminal.play import Evening, play
from lampblack.terminal.screen import Leave
from tests.games.nyctophobia.forest import table as forest
from tests.server.dark import AtState
from tests.server.hunts import CASES
from tests.terminal.prepared import FakeScreen

NAMES = ["Hal", "Ada", "Bo"]
WIPED = ["-- wiped --"]

pytestmark = pytest.mark.rule("NY-INFO-05", "NY-ANN-27", "NY-ANN-28")


class Hunter(Player):
    """Takes what it prefers where that is possible, else the first option."""

    def __init__(self, prefers: Sequence[str]) -> None:
        self.prefers = prefers

    def decide(self, here: Viewpoint, chance: Chance) -> Action:
        return next((action for action in here.legal() if action.text in self.prefers), here.legal()[0])


class Hunted(Player):
    """Does what is prepared, for whichever of them is asked; then everybody goes home."""

    def __init__(self, script: list[str]) -> None:
        self.script = script

    def decide(self, here: Viewpoint, chance: Chance) -> Action:
        if not self.script:
            raise Leave
        text = self.script.pop(0)
        return next(action for action in here.legal() if action.text == text)


def shown(
    state: NyctoState,
    people: Sequence[Seat],
    typed: Sequence[str],
    script: Sequence[str] = (),
    prefers: Sequence[str] = (),
    listens: bool = False,
) -> tuple[FakeScreen, Match]:
    """The evening until nobody knows what to do next: the screen, and the game."""
    sitters = [Sitter(name, None if seat in people else "random") for seat, name in enumerate(NAMES)]
    match = Match(AtState(state), options_of(state.settings), sitters, SeededChance(1), SeededChance(2))
    hunted = Hunted(list(script))
    for seat in match.bots:
        match.bots[seat] = hunted if seat else Hunter(prefers)
    screen = FakeScreen(*typed)
    evening = Evening(match, screen, always_draw=False)
    for person in evening.people.values():
        person.listens = listens
    play(evening, None)
    return screen, match


@pytest.mark.parametrize(("name", "pieces", "fields", "trees", "script", "prefers"), CASES, ids=lambda v: v if isinstance(v, str) else "")  # fmt: skip
@pytest.mark.parametrize("people", [[1], [2], [], [1, 2]], ids=["Ada", "Bo", "a spectator", "Ada and Bo"])
@pytest.mark.parametrize("listens", [False, True], ids=["", "who want to be asked before others' turns"])
def test_a_forced_hunter_looks_like_one_with_a_choice(
    name: str,
    pieces: str,
    fields: dict[str, str],
    trees: tuple[str, str],
    script: list[str],
    prefers: tuple[str, ...],
    people: list[Seat],
    listens: bool,
) -> None:
    worlds = [forest(pieces, each, **fields).state for each in trees]
    typed = [""] if listens and len(people) == 1 else []  # going on when another's turn is announced
    if worlds[0].asked() in people:
        typed, script = script, []
    if len(people) > 1:
        typed = ["", *typed, "", ""]  # sitting down, and passing on
    (here, one), (there, other) = (shown(world, people, typed, script, prefers, listens) for world in worlds)
    assert here.moments == there.moments
    assert len(one.session.lines) != len(other.session.lines), (
        f"{name}: the Hunter has a choice in one of them"
    )
    told = [journal for journal in one.journals.values() if journal.lines]
    assert any(journal.said == len(journal.lines) for journal in told), "somebody has heard all of it"


def test_at_one_keyboard_the_hunters_turn_is_told_in_the_next_ones() -> None:
    """Bo ends the turn, Hal hunts, Ada comes: what the others hear of the hunt is on nobody's screen before hers."""
    state = forest("X=D4 1=A1 2=F8", hunter="simple", active="P2", phase="POST").state
    walk = ["MOVE(D5)", "MOVE(D6)"]
    typed = ["", "END", "", "", *walk, "", ""]
    screen, match = shown(state, [0, 1, 2], typed)
    bos, hals, adas = split_at_wipes(screen)
    assert match.state.asked() == 1
    heard = match.journals[1].lines
    assert "The Hunter moves." in heard
    assert adas[1] == heard, "all at once, as soon as Ada has sat down"
    assert match.journals[2].lines[:1] == ["Your turn ends."]
    assert bos[-1] == ["Your part is done. Press Enter to clear the screen."]
    assert not [line for moment in bos for line in moment if line in match.journals[2].lines]
    assert not [line for moment in hals for line in moment if line == "The Hunter moves."]


def split_at_wipes(screen: FakeScreen) -> list[list[list[str]]]:
    parts: list[list[list[str]]] = [[]]
    for moment in (moment for portion in screen.moments for moment in portion):
        if moment == WIPED:
            parts.append([])
        else:
            parts[-1].append(moment)
    return parts
