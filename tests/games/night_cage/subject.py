"""The Night Cage as the law suite sees it."""

from collections.abc import Iterator

from lampblack.games.night_cage.model.board import PRISONERS, board_for
from lampblack.games.night_cage.model.house import HOUSE_DIALS
from lampblack.games.night_cage.state import NightState
from lampblack.games.night_cage.text.checking import broken
from lampblack.games.night_cage.text.notation import action_names
from lampblack.kernel.game import Game
from lampblack.kernel.state import State
from lampblack.testkit.laws import Subject
from tests.games.night_cage.cage import JUNE_2019, PUBLISHED


def universe(state: State) -> Iterator[str]:
    """Every action that can be written down on this board in this edition."""
    assert isinstance(state, NightState)
    names = action_names(state.edition)
    last = PRISONERS[state.settings.prisoners - 1]
    for text, action in board_for(state.board.side).by_text.items():
        people = action.args if action.name in ("GIVE", "PASS") else ()
        if action.name in names and all(letter <= last for letter in people):
            yield text


def is_broken(state: State) -> object:
    assert isinstance(state, NightState)
    return broken(state)


def subject_of(game: Game) -> Subject:
    """Nothing is hidden from anybody (NC-STATE-02)."""
    return Subject(
        game,
        universe,
        is_broken,
        lambda what, subject, seat: False,
        lambda state: int(state.observe(-1).players),
    )


SUBJECTS = {game.slug: subject_of(game) for game in (PUBLISHED, JUNE_2019)}

BASES = {
    "night-cage": [{"players": str(players)} for players in (1, 2, 3, 4, 5)],
    "night-cage-2019": [{"players": str(players)} for players in (2, 3, 4, 5, 6)],
}
DIALS = {
    "night-cage": [
        {},
        {"boss": "pathless", "pathless": "3", "gates": "3"},
        {"boss": "dirge", "key_sources": "-1"},
        {"boss": "dirge", "dirge_shape": "####/###./##.."},
        {"mode": "advanced"},
        {"mode": "advanced", "boss": "both", "pit_fiends": "3", "key_sources": "+1"},
        {"boss": "dirge", "house_rules": "strict"},
        {
            "mode": "advanced",
            "boss": "both",
            "pit_fiends": "3",
            **{dial.name: dial.choices[1] for dial in HOUSE_DIALS},
        },
    ],
    "night-cage-2019": [{}, {"mode": "advanced"}],
}
CONFIGURATIONS = [
    (slug, {**base, **dials}) for slug in SUBJECTS for base in BASES[slug] for dials in DIALS[slug]
]
"""Every number of players with every mode, boss and dial."""
