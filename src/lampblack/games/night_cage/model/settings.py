"""The options of a game, and what they must satisfy (NC-SETUP, NC-DIFF)."""

from typing import Final, final

from mypy_extensions import i64

from lampblack.games.night_cage.model.board import Board, board_for
from lampblack.games.night_cage.model.content import PACKS, Content
from lampblack.games.night_cage.model.editions import SHARED, Edition
from lampblack.games.night_cage.model.pieces import (
    DRAWN_KINDS,
    FIEND,
    GATE,
    KEEPER,
    KEY_TILE,
    KIND_CODES,
    OMEN,
    PATHLESS,
    START_TILE,
)
from lampblack.kernel.answers import Malformed
from lampblack.kernel.bits import bit, has
from lampblack.kernel.game import Choice, Option, Options
from lampblack.kernel.packs import CONTENT
from lampblack.kernel.vocabulary import Vocabulary

SQUARE: Final = "###/###/###"
"""The Dirge's outline when nothing else is agreed (NC-DIRGE-09)."""


@final
class Settings:
    """What is agreed before the game and never changes."""

    def __init__(self, edition: Edition, options: Options) -> None:
        content = PACKS.find(options["content"]).content
        self.edition = edition
        self.options = dict(options)
        self.players = int(options["players"])
        self.advanced = options["mode"] == "advanced"
        self.controllers = list(edition.controllers[self.players])
        self.prisoners = len(self.controllers)
        self.has_marker = SHARED in self.controllers
        self.board: Board = board_for(edition.side(self.players))
        self.opening = opening_of(edition, self.players, content)
        self.pool = pool_of(edition, options, content)
        self.dirge_cells: list[int] = []  # by action of board.dirge: the spaces covered, 0 when none
        self.vocabulary: Vocabulary | None = None  # once somebody asks (model/vocabulary.py)
        self.has_dirge = self.pool[OMEN] > 0
        if self.has_dirge:
            self.dirge_cells = dirge_cells(self.board, options["dirge_shape"])

    def same_as(self, other: "Settings") -> bool:
        return self.edition is other.edition and self.options == other.options


def edition_options(edition: Edition) -> list[Option]:
    players = [str(number) for number in edition.controllers]
    advanced = edition.say("Keepers hold the Keys, and Pit Fiends are about.")
    options = [
        Option(
            "players",
            "How many play; fewer lead more prisoners each.",
            str(edition.default_players),
            players,
        ),
        Option(
            "mode",
            "Which dangers are in the dark.",
            "standard",
            (
                Choice("standard", "Standard", "Keys lie on Key tiles."),
                Choice("advanced", "Advanced", advanced),
            ),
        ),
    ]
    return [*options, *(DIALS if edition.has_dials else []), CONTENT]


DIALS: Final = [
    Option(
        "boss",
        "Which boss monsters come besides.",
        "none",
        (
            Choice("none", "None"),
            Choice("pathless", "The Pathless", "They strike their whole row and column, through walls."),
            Choice("dirge", "The Dirge", "The second Omen brings it; it swallows nine spaces."),
            Choice("both", "The Pathless and the Dirge"),
        ),
        title="Boss monsters",
    ),
    Option(
        "pathless",
        "How many Pathless there are.",
        "2",
        (Choice("2", "Two"), Choice("3", "Three", "Harder.")),
        title="The Pathless",
        when={"boss": ("pathless", "both")},
    ),
    Option(
        "key_sources",
        "How many Key tiles there are, or Keepers in the advanced game.",
        "0",
        (
            Choice("-1", "One fewer", "Harder."),
            Choice("0", "As in the rulebook"),
            Choice("+1", "One more", "Easier."),
            Choice("+2", "Two more", "Easier still."),
        ),
        title="Keys",
    ),
    Option("gates", "How many Gates there are.", "4", (Choice("4", "Four"), Choice("3", "Three", "Harder."))),
    Option(
        "pit_fiends",
        "How many Pit Fiends there are.",
        "2",
        (Choice("2", "Two"), Choice("3", "Three", "Harder.")),
        title="Pit Fiends",
        when={"mode": ("advanced",)},
    ),
    Option(
        "dirge_shape",
        "The Dirge's outline: nine # in rows parted by /.",
        SQUARE,
        title="The Dirge's outline",
        usual=(Choice(SQUARE, "A square"),),
        when={"boss": ("dirge", "both")},
    ),
]
"""Bosses and difficulty (NC-DIFF, NC-PATH-01, NC-DIRGE-01)."""


MADE: Final[dict[str, Settings]] = {}
"""Settings never change, so equal options share them, except for outlines somebody made up."""


def settings_from(edition: Edition, options: Options) -> Settings:
    """From options that are complete, each one of its choices, the content by its full name."""
    key = f"{edition.slug} {' '.join(options.values())}"
    made = MADE.get(key)
    if made is None:
        made = Settings(edition, options)
        if options.get("dirge_shape", SQUARE) == SQUARE:
            MADE[key] = made
    return made


def opening_of(edition: Edition, players: int, content: Content) -> list[int]:
    """NC-SETUP-06, 07; NC19-DIFF-02."""
    if not edition.has_opening:
        return [0] * DRAWN_KINDS
    table = "opening" if edition.prisoners(players) == 4 else "opening5"
    return content.tiles(edition.content, table)[:DRAWN_KINDS]


def pool_of(edition: Edition, options: Options, content: Content) -> list[int]:
    """All tiles of this game, Start tiles included (NC-SETUP-03 to 05, 09; NC-DIFF; NC19-SETUP-03, 04)."""
    players = int(options["players"])
    mode = options["mode"]
    five = edition.has_dials and edition.prisoners(players) == 5
    pool = content.tiles(edition.content, f"{mode}5" if five else mode)
    box = content.tiles(edition.content, "box")
    pool[START_TILE] = edition.prisoners(players)
    if not edition.has_dials:
        return pool
    source = KEEPER if mode == "advanced" else KEY_TILE  # NC-DIFF-02
    pool[source] += int(options["key_sources"])
    if pool[source] > box[source]:
        room = box[source] - pool[source] + int(options["key_sources"])
        raise Malformed("key_sources", f"the box has only {room} more for {players} players [NC-DIFF-02]")
    pool[GATE] -= 4 - int(options["gates"])
    if options["pit_fiends"] == "3":
        if mode != "advanced":
            raise Malformed("pit_fiends", "a third one is for the advanced game [NC-DIFF-03]")
        pool[FIEND] += 1
    if options["boss"] in ("pathless", "both"):
        pool[PATHLESS] = int(options["pathless"])
    elif options["pathless"] != "2":
        raise Malformed("pathless", "counts only with the boss pathless or both [NC-PATH-01]")
    if options["boss"] in ("dirge", "both"):
        pool[OMEN] = 2  # NC-DIRGE-01
    elif options["dirge_shape"] != SQUARE:
        raise Malformed("dirge_shape", "counts only with the boss dirge or both [NC-DIRGE-01]")
    check_pool(pool, box, edition.prisoners(players))
    return pool


def check_pool(pool: list[int], box: list[int], prisoners: int) -> None:
    """The dials may ask for more than a content pack has."""
    for kind in range(DRAWN_KINDS):
        if pool[kind] > box[kind]:
            code, there = KIND_CODES[kind], box[kind]
            raise Malformed(
                "content", f"this game needs {pool[kind]} {code}, the box has {there} [NC-COMP-01]"
            )
    if pool[GATE] <= 0:
        raise Malformed("gates", "none would be left [NC-END-04]")
    if pool[KEY_TILE] + pool[KEEPER] < prisoners:
        raise Malformed("key_sources", f"too few Keys for {prisoners} prisoners would be left [NC-END-05]")


def shape_from_text(text: str) -> list[tuple[int, int]]:
    """The nine spaces of an outline (NC-DIRGE-09)."""
    cells: list[tuple[int, int]] = []
    for row, line in enumerate(text.split("/")):
        for column, mark in enumerate(line):
            if mark == "#":
                cells.append((row, column))
            elif mark != ".":
                raise Malformed("dirge_shape", f"{mark!r} is neither # nor . nor /")
    if len(cells) != 9:
        raise Malformed("dirge_shape", f"has {len(cells)} spaces, the token has 9 [NC-DIRGE-09]")
    return anchored(cells)


def anchored(cells: list[tuple[int, int]]) -> list[tuple[int, int]]:
    """Moved to the north-west corner, in order."""
    top = min(row for row, _ in cells)
    left = min(column for _, column in cells)
    return sorted((row - top, column - left) for row, column in cells)


def rotations(cells: list[tuple[int, int]]) -> list[list[tuple[int, int]]]:
    """The distinct quarter turns, never mirrored; an empty list for one that repeats."""
    turned = cells
    found: list[list[tuple[int, int]]] = []
    for _ in range(4):
        found.append([] if turned in found else turned)
        turned = anchored([(column, -row) for row, column in turned])
    return found


def dirge_cells(board: Board, text: str) -> list[int]:
    """What each action of board.dirge covers: entirely inside the board (NC-DIRGE-04), else 0."""
    covered = [0] * (4 * board.cells)
    together: i64 = 0
    for turn, cells in enumerate(rotations(shape_from_text(text))):
        for place in range(board.cells):
            spaces: i64 = 0
            for row, column in cells:
                row, column = row + place // board.side, column + place % board.side
                if row < board.side and column < board.side:
                    spaces |= bit(row * board.side + column)
                else:
                    spaces = 0
                    break
            covered[4 * place + turn] = spaces
            together |= spaces
    for cell in range(board.cells):
        if not has(together, cell):
            raise Malformed(
                "dirge_shape", f"no way of laying this token covers {board.spoken[cell]} [NC-DIRGE-04]"
            )
    return covered
