"""Keys to the Castle keeps the laws, wherever play leads."""

import pytest
from hypothesis import given

from lampblack.bots.register import bots_for, find_bot
from lampblack.games.keys_to_the_castle.model.readings import DIALS
from lampblack.kernel.session import Session
from lampblack.kernel.state import State
from lampblack.testkit import laws
from lampblack.testkit.strategies import SEEDS, options_of_game, played_on, walks
from tests.games.keys_to_the_castle.castle import GAME, alder, birch
from tests.games.keys_to_the_castle.examples import EXAMPLES
from tests.games.keys_to_the_castle.subject import KEYS

HOUSE_RULES = {dial.name: [dial.default, dial.default, *dial.choices] for dial in DIALS}
OPTIONS = options_of_game(
    players=["2", "3", "4"], max_turns=["none", "none", "9", "50"], **HOUSE_RULES
) | options_of_game(players=["2", "3", "4"], max_turns=["none", "50"])
WALKS = walks(KEYS, OPTIONS, steps=[0, 20, 90, 180, 260])
SCENES = EXAMPLES | {
    "before a win": lambda: alder("D2=Yo.0 D1=Gt..", step="MOVE"),
    "won": lambda: alder("D1=Gt.0 A8=Rt..", step="OVER", winner="P0"),
    "every house rule": lambda: birch(
        "C3=RoP0 D3=Yo&1 B3=Ro.. B2=GxP. C2=Gx..",
        ["PL SP SK HS"],
        **{dial.name: dial.choices[1] for dial in DIALS},
        passages="A1-B2 B1-A2 C4-D5",
        net_P1="1",
        more_nets_P1="1",
        entered_P0="C6",
    ),
}
PLAYED_ON = played_on({name: lambda scene=scene: scene().state for name, scene in SCENES.items()})
STATES = WALKS.map(lambda session: session.state) | PLAYED_ON


@pytest.mark.rule("KC-INFO-11", "KC-INFO-12", "KC-ACT-05", "KC-ACT-06", "KC-ACT-10", "KC-SETUP-13")
@pytest.mark.parametrize("law", laws.LAWS, ids=lambda law: law.__name__)
@given(state=STATES, seed=SEEDS)
def test_law(law: laws.Law, state: State, seed: int) -> None:
    law(KEYS, state, seed)


@given(session=WALKS)
def test_replay_matches(session: Session) -> None:
    laws.replay_matches(KEYS, session)


@pytest.mark.rule("KC-INFO-01", "KC-INFO-10")
@given(options=OPTIONS, seed=SEEDS)
def test_setup_leaks_nothing(options: dict[str, str], seed: int) -> None:
    laws.setup_leaks_nothing(KEYS, options, seed)


@pytest.mark.parametrize("bot", bots_for(GAME))
@given(state=STATES, seed=SEEDS)
def test_bots_see_no_secrets(bot: str, state: State, seed: int) -> None:
    laws.bots_see_no_secrets(KEYS, state, seed, find_bot(GAME, bot))
