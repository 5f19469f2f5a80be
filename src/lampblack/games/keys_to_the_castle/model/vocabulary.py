"""Every action a castle can ever offer, numbered."""

from typing import Final

from lampblack.games.keys_to_the_castle.model.board import Board
from lampblack.games.keys_to_the_castle.model.menu import Menu
from lampblack.games.keys_to_the_castle.model.pieces import SK
from lampblack.kernel.action import Action
from lampblack.kernel.vocabulary import Vocabulary


def all_actions(board: Board, players: int) -> list[Action]:
    """In the order of the ledger's section 4; only Keys and Skeleton Keys turn doors."""
    actions: list[Action] = [*board.discard]
    menus: list[Menu] = [*board.open[: SK + 1], *board.close[: SK + 1], board.unlock, board.padlock]
    menus += [board.saw, board.move, board.bonus_open, board.bonus_close]
    for menu in menus:
        actions += menu.by_cell
    for passages in board.passages:
        actions += passages
    actions += board.net[:players]
    return [*actions, board.stay, board.exit, board.bonus_skip]


VOCABULARIES: Final[dict[tuple[int, int, int], Vocabulary]] = {}


def vocabulary_of(board: Board, players: int) -> Vocabulary:
    """Of a castle's size and the number of players, made when first needed."""
    key = (board.cols, board.rows, players)
    found = VOCABULARIES.get(key)
    if found is None:
        found = VOCABULARIES[key] = Vocabulary(all_actions(board, players))
    return found
