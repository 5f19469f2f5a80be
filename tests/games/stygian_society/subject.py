"""The Stygian Society as the law suite sees it."""

from collections.abc import Iterator

from lampblack.games.stygian_society.state import SocietyState
from lampblack.games.stygian_society.text.checking import broken
from lampblack.kernel.playout import options_of
from lampblack.kernel.seat import Seat
from lampblack.kernel.state import State
from lampblack.testkit.laws import Subject
from tests.games.stygian_society.table import GAME

CONTENT = GAME.packs()["standard"]
HEROES = [hero.id for hero in CONTENT.heroes]
STATUSES = ("stricken", "shaken", "maimed", "cursed")
PLACES = ["G", "F1", "F2", "F3", "F7", "R1", "R2", "R5"]
CUBES = ["0", "B1", "G1", "W1", "B2", "G1W1", "R1", "R2", "B1R1", "B3", "B1G1W1", "B4", "B10", "K1"]


def universe(state: State) -> Iterator[str]:
    """Actions of every kind with any card, hero and place; of the open-ended ones a good many, and all the legal ones."""
    yield from ("NONE", "STOP", "OPEN", "DONE", "TARGET(FRONT)", "TARGET(REAR)")
    for name in ("PLAY", "START", "HERO", "GIVE"):
        yield from (f"{name}({hero})" for hero in HEROES)
    for name in ("SUPPORT", "ACTION", "USE", "DECLINE", "REFRESH", "EXHAUST", "TAKE"):
        yield from (f"{name}({card.id})" for card in CONTENT.cards)
    yield from (f"TRADE({CONTENT.cards[card].id},{hero})" for card in CONTENT.treasures for hero in HEROES)
    yield from (f"{name}({place})" for name in ("TARGET", "BOOST") for place in PLACES)
    yield from (f"TARGET({a}+{b})" for at, a in enumerate(PLACES) for b in PLACES[at + 1 :])
    yield from (f"SHAKEN({cubes})" for cubes in ("B1", "G1", "W1", "X1", "B2", "B1X1", "X2", "W3"))
    yield from (f"{name}({cubes})" for name in ("WILD", "CUBES") for cubes in CUBES)
    yield from (f"LINE({line})" for line in range(1, 10))
    yield "LUCK"
    yield from (f"PAY({payment},{color})" for payment in ("FIELD", "CRYPT") for color in "BGW")
    yield from (f"SILENCE({color})" for color in ("red", "yellow", "black"))
    yield from (f"EXTRACT({color})" for color in ("blue", "green", "white", "red"))
    yield from (
        f"CLEANSE({hero},{status},{color})" for hero in HEROES for status in STATUSES for color in "BGW"
    )
    yield from (f"RANDOM({level})" for level in (1, 2, 3))
    for payment in ("FIELD", "CRYPT", "LUCK"):
        for color in "BGW":
            yield from (f"BUYOFF({payment},{color},{status}1)" for status in STATUSES)
            yield f"BUYOFF({payment},{color},stricken2)"
            yield f"BUYOFF({payment},{color},stricken1+cursed1)"
    yield from (action.text for action in options_of(state))


def seats(state: State) -> int:
    assert isinstance(state, SocietyState)
    return state.settings.players


def is_hidden(what: str, subject: str, seat: Seat) -> bool:
    """Nothing is private between players (SS-STATE-09)."""
    return False


def invariant(state: State) -> object:
    assert isinstance(state, SocietyState)
    return broken(state)


STYGIAN = Subject(GAME, universe, invariant, is_hidden, seats)
