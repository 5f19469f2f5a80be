"""Options of a game and what they must satisfy (KC-COMP-01 to -03, KC-SETUP-04 to -08, KC-WIN-10)."""

from typing import Final, final

from lampblack.games.keys_to_the_castle.model.board import SIDE_NAMES, Board
from lampblack.games.keys_to_the_castle.model.content import PACKS, Content
from lampblack.games.keys_to_the_castle.model.pieces import CHARACTERS
from lampblack.games.keys_to_the_castle.model.readings import DIALS, Readings
from lampblack.games.keys_to_the_castle.model.vocabulary import vocabulary_of
from lampblack.kernel.answers import Malformed
from lampblack.kernel.game import Choice, Option, Options
from lampblack.kernel.options import HOUSE_RULES
from lampblack.kernel.packs import CONTENT, STANDARD
from lampblack.kernel.vocabulary import Vocabulary


@final
class Settings:
    """What is agreed before the game and never changes."""

    def __init__(
        self,
        players: int,
        sides: list[int],
        characters: list[str],
        max_turns: int,
        pack: str,
        content: Content,
        readings: Readings,
    ) -> None:
        self.players = players
        self.sides = sides
        self.characters = characters
        self.max_turns = max_turns  # 0 for none (KC-WIN-10)
        self.pack = pack  # with its digest, unless it is the standard one
        self.content = content
        self.readings = readings
        self.board: Board = content.boards[players]
        self.vocabulary: Vocabulary = vocabulary_of(self.board, players)

    def key(self) -> tuple[object, ...]:
        return (
            self.players,
            tuple(self.sides),
            tuple(self.characters),
            self.max_turns,
            self.pack,
            tuple(self.readings.chosen.items()),
        )


OPTIONS: Final = [
    Option("players", "How many race through the castle.", "2", ("2", "3", "4")),
    Option(
        "sides",
        "On which sides of the castle three players start, the first seat first.",
        "usual",
        title="Starting sides",
        usual=(
            Choice("usual", "South, west and north"),
            Choice("W N E", "West, north and east"),
            Choice("N E S", "North, east and south"),
            Choice("E S W", "East, south and west"),
        ),
        when={"players": ("3",)},
    ),
    Option("characters", f"Who plays whom, of {' '.join(CHARACTERS)}, the first seat first.", "usual"),
    Option(
        "first",
        "Which seat has the first turn.",
        "random",
        (
            Choice("random", "Drawn by lot"),
            Choice("P0", "Seat 1"),
            Choice("P1", "Seat 2"),
            Choice("P2", "Seat 3", when={"players": ("3", "4")}),
            Choice("P3", "Seat 4", when={"players": ("4",)}),
        ),
        title="Who begins",
    ),
    Option(
        "max_turns",
        "After how many turns a game without a winner is stopped; then nobody wins.",
        "none",
        title="Turn limit",
        usual=(Choice("none", "None"), Choice("60", "60 turns"), Choice("120", "120 turns")),
    ),
    CONTENT,
    HOUSE_RULES,
    *DIALS,
]

USUAL_SIDES: Final = {2: "S N", 3: "S W N", 4: "S W N E"}


def settings_from(options: Options) -> Settings:
    players = players_from(options["players"])
    pack = PACKS.full_name(options.get("content", STANDARD))
    return Settings(
        players,
        sides_from(options.get("sides", "usual"), players),
        characters_from(options.get("characters", "usual"), players),
        max_turns_from(options.get("max_turns", "none")),
        pack,
        PACKS.find(pack).content,
        Readings(options),
    )


def players_from(text: str) -> int:
    if text not in ("2", "3", "4"):
        raise Malformed("players", f"{text!r}; 2, 3 or 4 can play [KC-COMP-01]")
    return int(text)


def sides_from(text: str, players: int) -> list[int]:
    """Clockwise and distinct; only three players have a choice (KC-SETUP-07)."""
    words = (USUAL_SIDES[players] if text == "usual" else text).split()
    if len(words) != players:
        raise Malformed("sides", f"{text!r} names {len(words)} sides for {players} players [KC-SETUP-08]")
    sides: list[int] = []
    for word in words:
        if word not in SIDE_NAMES:
            raise Malformed("sides", f"{word!r} is none of S, W, N, E")
        sides.append(SIDE_NAMES.index(word))
    if len(set(sides)) != players:
        raise Malformed("sides", f"{text!r} gives two players the same side [KC-SETUP-08]")
    if players != 3:
        if " ".join(words) != USUAL_SIDES[players]:
            rule = "KC-SETUP-04" if players == 2 else "KC-SETUP-05"
            raise Malformed("sides", f"{players} players sit at {USUAL_SIDES[players]} [{rule}]")
        return sides
    turns = (sides[1] - sides[0]) % 4 + (sides[2] - sides[1]) % 4 + (sides[0] - sides[2]) % 4
    if turns != 4:
        raise Malformed("sides", f"{text!r} does not run clockwise (S, W, N, E) [KC-SETUP-07]")
    return sides


def characters_from(text: str, players: int) -> list[str]:
    words = list(CHARACTERS[:players]) if text == "usual" else text.split()
    if len(words) != players:
        raise Malformed("characters", f"{text!r} names {len(words)} for {players} players")
    for word in words:
        if word not in CHARACTERS:
            raise Malformed("characters", f"{word!r} is none of {', '.join(CHARACTERS)} [KC-COMP-02]")
    if len(set(words)) != players:
        raise Malformed("characters", f"{text!r} gives two players the same character [KC-COMP-03]")
    return words


def max_turns_from(text: str) -> int:
    if text == "none":
        return 0
    if not text.isascii() or not text.isdigit() or not 0 < int(text) < 1_000_000:
        raise Malformed("max_turns", f"{text!r} is neither 'none' nor a number of turns [KC-WIN-10]")
    return int(text)


def first_from(text: str, players: int) -> int:
    """The agreed first player, or -1 for a random one (KC-SETUP-11)."""
    if text == "random":
        return -1
    seat = int(text[1:])
    if seat >= players:
        raise Malformed("first", f"{text} is not at a table of {players}")
    return seat
