"""Positions for tests: a castle of the ledger, what is open in it, who holds what, what comes next."""

from collections.abc import Sequence

from lampblack.games import find_game
from lampblack.games.keys_to_the_castle.text.reading import OPTION_FIELDS
from lampblack.kernel.chance import SeededChance
from lampblack.kernel.playout import options_of
from lampblack.kernel.seat import SPECTATOR
from lampblack.testkit.scene import Scene
from tests.games.keys_to_the_castle.ledger import ALDER, BIRCH, KINDS, rows_of

GAME = find_game("keys-to-the-castle")
FACES = ("KR", "KB", "KG", "KY", "SK", "PL", "SP", "HS", "NT")
KIND_LETTERS = {kind: letter for letter, kind in KINDS.items()} | {"BARRED": "x/"}

DECK = "KR KB KG KY " * 7 + "SK " * 10 + "PL " * 6 + "SP " * 5 + "HS " * 3 + "NT " * 2


class Table(Scene):
    """A game at a position, played on in notation, and what is asked of it often."""

    def naming(self, cell: str) -> set[str]:
        """The legal actions that mention a cell."""
        return {action.text for action in options_of(self.state) if cell in action.args}

    def targets(self, name: str, card: str = "") -> set[str]:
        """The cells an action may be used on; with one card when it is given."""
        return {
            action.args[-1]
            for action in options_of(self.state)
            if action.name == name and (not card or action.args[0] == card)
        }

    def tile(self, cell: str, viewer: int = SPECTATOR):
        return next(tile for tile in self.view(viewer).tiles if tile.cell == cell)

    def hand(self, seat: int) -> str:
        return " ".join(self.view().players[seat].hand)

    def place(self, seat: int) -> str | None:
        return self.view().players[seat].cell

    def net(self, seat: int) -> int:
        return self.view().players[seat].net

    def used(self, seat: int) -> list[str]:
        return self.view().players[seat].bonus_used

    @property
    def discard(self) -> str:
        return " ".join(self.view().discard)

    @property
    def pile(self) -> int:
        return self.view().draw_pile

    @property
    def rows(self) -> list[str]:
        return rows_of(GAME.draw(self.view()))


def table_at(text: str, layout: dict[str, tuple[str, str]], draw: str = "") -> Table:
    """Doors turn out as the castle's layout has them, draws come as listed and then from a seed."""
    doors = [f"door {cell} {kind}" for cell, (_, kind) in layout.items()]
    draws = [f"draw {card}" for card in draw.split()]
    return Table.at(GAME, text, doors + draws, then=SeededChance("further down"))


def drawing(layout: dict[str, tuple[str, str]], cells: str) -> list[str]:
    """The castle all closed, but for the cells given as ``C7=Go.0 D8=Bx..``, which must fit the layout."""
    codes = {cell: f"{colour}#.." for cell, (colour, _) in layout.items()}
    for word in cells.split():
        cell, _, code = word.partition("=")
        colour, kind = layout[cell]
        assert code[0] == colour, f"{cell} is {colour} in this castle"
        assert code[1] in "#" + KIND_LETTERS[kind], f"{cell} is {kind} in this castle"
        codes[cell] = code
    rows: dict[str, list[str]] = {}
    for cell, code in codes.items():
        rows.setdefault(cell[1:], []).append(code)
    return [f"{number} {' '.join(row)}" for number, row in rows.items()]


def position(rows: Sequence[str], players: int, hands: Sequence[str], fields: dict[str, str]) -> str:
    """A position's text; hands left out are filled with Keys."""
    active = int(fields.get("active", "P0")[1:])
    at_play = fields.get("step", "PLAY") == "PLAY"
    lines = ["keys-to-the-castle", f"players: {players}", *rows]
    for seat in range(players):
        usual = "KR KB KG KY" if seat == active and at_play else "KR KB KG"
        lines.append(f"hand P{seat}: {hands[seat] if seat < len(hands) else usual}")
    for name, value in fields.items():
        lines.append(f"{name if name in OPTION_FIELDS else name.replace('_', ' ')}: {value}")
    return "\n".join(lines)


def all_but(cards: str) -> str:
    """The whole deck without these cards: a discard pile that leaves just them for elsewhere."""
    rest = DECK.split()
    for card in cards.split():
        rest.remove(card)
    return " ".join(rest)


def alder(cells: str = "", hands: Sequence[str] = (), draw: str = "", **fields: str) -> Table:
    """Two players in the castle Alder."""
    return table_at(position(drawing(ALDER, cells), 2, hands, fields), ALDER, draw)


def birch(
    cells: str = "", hands: Sequence[str] = (), draw: str = "", players: int = 4, **fields: str
) -> Table:
    """Three or four players in the castle Birch."""
    return table_at(position(drawing(BIRCH, cells), players, hands, fields), BIRCH, draw)
