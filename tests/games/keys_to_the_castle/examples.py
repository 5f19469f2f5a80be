"""The starting positions of the ledger's worked examples (section 8), drawn as the ledger draws them."""

from collections.abc import Sequence

from tests.games.keys_to_the_castle.castle import Table, all_but, position, table_at
from tests.games.keys_to_the_castle.ledger import ALDER, BIRCH, drawings_of


def start(example: str, hands: Sequence[str], draw: str = "", **fields: str) -> Table:
    """The position of an example's first drawing."""
    rows = drawings_of(example)[0]
    players, layout = (2, ALDER) if len(rows) == 8 else (4, BIRCH)
    return table_at(position(rows, players, hands, fields), layout, draw)


def first_turn() -> Table:
    return start("EX-01", ["KY SK PL SP", "KB KG KR"], "KB")


def bars_and_hacksaw() -> Table:
    return start("EX-01", ["KB HS KB PL", "KG KG KR"], "KY KR SK")


def padlock() -> Table:
    return start("EX-03", ["KG KY KR", "PL KR KB KY"], "SK", active="P1")


def passage() -> Table:
    return start("EX-04", ["SP KB KR KG", "KY KY KR"], "SP KG", bonus_used_P0="B7")


def net() -> Table:
    return start("EX-05", ["NT KR KR KG", "KY KB SK"], "KB KG KY PL SK")


def extra_key() -> Table:
    return start("EX-06", ["KR KR KG", "KY KB SK"], step="MOVE", discard="KR")


def bonus_turns() -> Table:
    hands = ["KR KR KG", "KY KB SK", "KB KG KR PL", "KY KY KG"]
    return start("EX-07", hands, "KB KB SK", active="P2")


def occupied() -> Table:
    hands = ["KR KY PL SK", "KY KB SK", "KB KG PL", "KY KY KG"]
    return start("EX-08", hands, "KB", bonus_used_P0="C4", bonus_used_P3="E3")


def leaving() -> Table:
    return start("EX-09", ["KR KY SP", "KY KB KG HS"], "KB KB", active="P1")


def winning() -> Table:
    return start("EX-10", ["KR KY SP HS", "KY KB KG"], passages="C1-D2")


def depletion() -> Table:
    """One card in the pile, 43 discarded, two Padlocks and a passage on the Castle."""
    hands = ["KG KR SK SK", "KY KB HS"]
    discard = all_but(f"{' '.join(hands)} PL PL SP KR")
    rows = drawings_of("EX-01")[0]
    rows = [row.replace("Y#..", "Y#P.", 1) if row[0] in "12" else row for row in rows]
    fields = {"passages": "B2-C3", "discard": discard}
    return table_at(position(rows, 2, hands, fields), ALDER)


def closing_bars() -> Table:
    return start("EX-12", ["KB KY SP HS", "KY KB KG"], "HS")


EXAMPLES = {
    "EX-01": first_turn,
    "EX-02": bars_and_hacksaw,
    "EX-03": padlock,
    "EX-04": passage,
    "EX-05": net,
    "EX-06": extra_key,
    "EX-07": bonus_turns,
    "EX-08": occupied,
    "EX-09": leaving,
    "EX-10": winning,
    "EX-11": depletion,
    "EX-12": closing_bars,
}
