"""Positions for tests: a castle of the ledger, what is open in it, who holds what, what comes next."""

from collections.abc import Sequence

from lampblack.games import find_game
from lampblack.kernel.chance import Chance, ScriptedChance, SeededChance
from lampblack.kernel.event import Event, perceived
from lampblack.kernel.playout import decide, options_of
from lampblack.kernel.seat import EVERYTHING, SPECTATOR
from lampblack.kernel.state import State
from tests.games.keys_to_the_castle.ledger import ALDER, BIRCH, KINDS, rows_of

GAME = find_game("keys-to-the-castle")
FACES = ("KR", "KB", "KG", "KY", "SK", "PL", "SP", "HS", "NT")
KIND_LETTERS = {kind: letter for letter, kind in KINDS.items()} | {"BARRED": "x/"}

DECK = "KR KB KG KY " * 7 + "SK " * 10 + "PL " * 6 + "SP " * 5 + "HS " * 3 + "NT " * 2

Question = tuple[str, str, dict[str, int]]


class Spy(Chance):
    """Passes every question on and notes what was asked, with the weights."""

    def __init__(self, inner: Chance) -> None:
        self.inner = inner
        self.asked: list[Question] = []

    def pick(self, what: str, subject: str, names: Sequence[str], weights: list[int]) -> int:
        self.asked.append((what, subject, dict(zip(names, weights))))
        return self.inner.pick(what, subject, names, weights)

    def below(self, n: int) -> int:
        return self.inner.below(n)


class Table:
    """A game at a position, played on in notation. Doors turn out as the castle's layout has them,
    draws come as listed and then from a seed."""

    def __init__(self, state: State, layout: dict[str, tuple[str, str]], draw: str = "") -> None:
        self.state = state
        doors = [f"door {cell} {kind}" for cell, (_, kind) in layout.items()]
        draws = [f"draw {card}" for card in draw.split()]
        self.chance = Spy(ScriptedChance(doors + draws, then=SeededChance("further down")))
        self.log: list[Event] = []

    def play(self, *actions: str) -> "Table":
        """Apply actions; ``log`` and ``asked`` then hold what the last call caused."""
        self.log = []
        self.chance.asked.clear()
        for action in actions:
            decide(self.state, self.state.action(action), self.chance, self.log)
        return self

    def legal(self, name: str = "") -> set[str]:
        """The legal actions in notation; of one name when it is given."""
        return {action.text for action in options_of(self.state) if name in ("", action.name)}

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

    def refusal(self, action: str) -> str | None:
        """The rule that forbids an action now; None when it is legal."""
        refused = self.state.refuse(self.state.asked() or 0, self.state.action(action))
        return None if refused is None else refused.rule

    def view(self, viewer: int = EVERYTHING):
        return self.state.observe(viewer)

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
    def now(self) -> str:
        """Whose decision, and which: ``P0 PLAY``; ``OVER`` at the end."""
        view = self.view()
        return view.step if view.step == "OVER" else f"P{view.active} {view.step}"

    @property
    def rows(self) -> list[str]:
        return rows_of(GAME.draw(self.view()))

    @property
    def asked(self) -> list[Question]:
        return self.chance.asked

    def facts(self, viewer: int = EVERYTHING) -> list[str]:
        """What the viewer perceived of the last call, by name."""
        return [type(fact).__name__ for fact in perceived(self.log, viewer)]


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
        lines.append(f"{name if name == 'max_turns' else name.replace('_', ' ')}: {value}")
    return "\n".join(lines)


def all_but(cards: str) -> str:
    """The whole deck without these cards: a discard pile that leaves just them for elsewhere."""
    rest = DECK.split()
    for card in cards.split():
        rest.remove(card)
    return " ".join(rest)


def alder(cells: str = "", hands: Sequence[str] = (), draw: str = "", **fields: str) -> Table:
    """Two players in the castle Alder."""
    text = position(drawing(ALDER, cells), 2, hands, fields)
    return Table(GAME.from_text(text), ALDER, draw)


def birch(
    cells: str = "", hands: Sequence[str] = (), draw: str = "", players: int = 4, **fields: str
) -> Table:
    """Three or four players in the castle Birch."""
    text = position(drawing(BIRCH, cells), players, hands, fields)
    return Table(GAME.from_text(text), BIRCH, draw)
