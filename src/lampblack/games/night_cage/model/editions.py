"""The two editions: the questions on which their rulebooks answer differently."""

from typing import Final, final

from lampblack.games.night_cage.model.steps import (
    ACT,
    AFTERMATH,
    AGAIN,
    ATTACK,
    CHECK,
    CLASH,
    COLLAPSE,
    CRUSH,
    DARK,
    FILL,
    FLICKER,
    JUMP,
    LAND,
    NEXT,
    RELIGHT,
    SPOT,
    WATCH,
)

SHARED: Final = -1
"""Controls the fourth prisoner of three players: whoever holds the marker (NC-SETUP-14)."""

Steps = tuple[int, ...]


@final
class Course:
    """Steps that follow each other, as they go onto an agenda: the first one last."""

    def __init__(self, steps: Steps) -> None:
        self.steps = list(reversed(steps))
        self.fill = self.steps.index(FILL) if FILL in steps else -1  # filled for who acts


NOTHING: Final = Course(())


@final
class Edition:
    """What an edition answers. The rules ask; they never look which edition it is."""

    def __init__(self, slug: str, title: str, content: str, ledger: str) -> None:
        self.slug = slug
        self.title = title
        self.content = content  # its tables in content/tiles.toml
        self.ledger = ledger
        self.blurb = ""
        # Who controls each prisoner, by the number of players; the length is the number of prisoners.
        self.controllers: dict[int, tuple[int, ...]] = {}
        self.default_players = 4
        # The order of steps.
        self.turn = NOTHING
        self.substitute_turn = NOTHING
        self.after_landing = NOTHING
        self.after_move = NOTHING
        self.after_rear = NOTHING  # onto a Keeper from behind
        self.after_stay = NOTHING
        self.after_no_act = NOTHING
        # What there is.
        self.has_dials = False  # bosses and difficulty
        self.has_opening = False  # safe tiles on top of the stack
        self.has_nerve = False
        self.has_pass = False
        self.keys_change_hands = False
        # How it goes.
        self.charges = False  # a monster is entered only by Charge
        self.reveals_set_off = False  # a passage revealed in a monster's sight sets it off
        self.relit_player_draws = False
        self.keepers_are_permanent = False  # no swap and no Final Flickers takes one
        self.scrambles_off_pits = False  # after landing on a monster, or taking a Keeper's Key
        # How house rules read the print (NC-HOUSE).
        self.steps_in_the_dark = False  # who is out needs no Charge
        self.sees_falls = False  # falls outside step 3 set monsters off
        self.spares_backs = False  # a Pathless does not set off a Keeper from behind
        # Where an inherited sentence stands under another ID, and what is called by another name.
        self.own_ids: dict[str, str] = {}
        self.own_words: dict[str, str] = {}

    def prisoners(self, players: int) -> int:
        return len(self.controllers[players])

    def side(self, players: int) -> int:
        """NC-GEO-01, NC19-SETUP-02."""
        return 6 if self.prisoners(players) == 4 else 7

    def rule(self, published: str) -> str:
        """The ID under which this edition has a published rule."""
        return self.own_ids.get(published, published)

    def say(self, words: str) -> str:
        """A sentence in this edition's words (NC19-INH-01)."""
        for published, own in self.own_words.items():
            words = words.replace(published, own)
        return words


def published() -> Edition:
    edition = Edition("night-cage", "The Night Cage", "published", "RULES.md")
    edition.blurb = "Escape together from a maze that exists only where your candles shine."
    edition.controllers = {  # NC-SETUP-01, 11, 13
        1: (0, 0, 0, 0),
        2: (0, 0, 1, 1),
        3: (0, 1, 2, SHARED),
        4: (0, 1, 2, 3),
        5: (0, 1, 2, 3, 4),
    }
    light = (DARK, FILL, RELIGHT, DARK, CHECK)  # NC-LIGHT-17
    edition.turn = Course((LAND, ACT, FLICKER, NEXT))  # NC-TURN-01
    edition.after_landing = Course((CLASH, CRUSH, AFTERMATH, *light))  # NC-FALL-09, 11
    edition.after_move = Course((COLLAPSE, JUMP, SPOT, ATTACK, AFTERMATH, *light, AGAIN))
    edition.after_rear = edition.after_move
    edition.after_stay = Course((COLLAPSE, JUMP, ATTACK, *light, AGAIN))
    edition.has_dials = True
    edition.has_opening = True
    edition.has_nerve = True
    edition.keys_change_hands = True
    edition.charges = True
    edition.scrambles_off_pits = True
    return edition


def june_2019() -> Edition:
    edition = Edition("night-cage-2019", "The Night Cage (June 2019)", "june2019", "RULES-2019.md")
    edition.blurb = "The same darkness by the rules of June 2019: pass your turn on, for there is no Nerve."
    edition.controllers = {  # NC19-SETUP-01
        2: (0, 0, 1, 1),
        3: (0, 0, 1, 1, 2, 2),
        4: (0, 1, 2, 3),
        5: (0, 1, 2, 3, 4),
        6: (0, 1, 2, 3, 4, 5),
    }
    close = (ATTACK, DARK, RELIGHT, DARK, CHECK)  # steps 5 to 7
    edition.turn = Course((WATCH, LAND, ACT, FLICKER, NEXT))  # NC19-TURN-01
    edition.substitute_turn = Course((WATCH, LAND, ACT))  # NC19-PASS-03, 06
    edition.after_landing = Course((CLASH, CRUSH, AFTERMATH, JUMP, FILL))  # NC19-TURN-08, NC19-FALL-03
    edition.after_move = Course((SPOT, CLASH, AFTERMATH, WATCH, FILL, COLLAPSE, JUMP, *close))
    edition.after_rear = edition.after_move
    edition.after_stay = Course((WATCH, FILL, COLLAPSE, JUMP, *close))
    edition.after_no_act = Course(close)  # NC19-TURN-05
    edition.has_pass = True
    edition.reveals_set_off = True
    edition.relit_player_draws = True
    edition.keepers_are_permanent = True
    edition.own_ids = OWN_IDS_2019
    edition.own_words = {"Keeper": "Key Holder", "Pit Fiend": "Pit Monster"}
    return edition


OWN_IDS_2019: Final = {
    "NC-TURN-03": "NC19-TURN-03",
    "NC-MOVE-05": "NC19-MOVE-02",
    "NC-LO-02": "NC19-LO-01",
    "NC-LO-03": "NC19-LO-01",
    "NC-LO-06": "NC19-LO-02",
    "NC-NERVE-07": "NC19-DIFF-01",
    "NC-NERVE-08": "NC19-FF-03",
    "NC-KEEP-15": "NC19-KH-10",
    "NC-KEEP-14": "NC19-KH-08",
    "NC-KEY-03": "NC19-KEY-02",
    "NC-FF-03": "NC19-FF-02",
    "NC-FF-04": "NC19-FF-02",
    "NC-DEC-06": "NC19-DEC-02",
    "NC-DEC-08": "NC19-DEC-06",
    "NC-DEC-09": "NC19-DEC-05",
    "NC-DEC-13": "NC19-DEC-04",
    "NC-END-09": "NC19-END-03",
}

PUBLISHED: Final = published()
JUNE_2019: Final = june_2019()
EDITIONS: Final = {edition.slug: edition for edition in (PUBLISHED, JUNE_2019)}
