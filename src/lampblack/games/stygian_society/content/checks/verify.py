"""The content checks (SS-CONT): what goes beyond the shape of one record. Each names the record."""

from lampblack.games.stygian_society.content.checks.amounts import check_cost, check_defense
from lampblack.games.stygian_society.content.checks.board import check_board
from lampblack.games.stygian_society.content.checks.cards import check_card
from lampblack.games.stygian_society.content.checks.counts import (
    check_counts,
    check_heroes,
    check_ids,
    every_card,
    every_sheet,
)
from lampblack.games.stygian_society.content.checks.effects import check_effects
from lampblack.games.stygian_society.content.checks.problem import wrong
from lampblack.games.stygian_society.content.checks.sheets import check_sheet
from lampblack.games.stygian_society.content.records.pack import Records


def verify(records: Records) -> None:
    """Raise ``Malformed`` for the first record that breaks a content check."""
    check_counts(records)
    check_ids(records)
    check_heroes(records)
    for card in every_card(records):
        check_card(card)
    for enemy in records.enemies:
        for action in enemy.actions:
            check_cost(enemy.id, action.cost, "action")
            check_effects(enemy.id, action.effects, "enemy", None)
        check_defense(enemy.id, enemy.defense)
        if enemy.wounds < 1 or enemy.xp < 0 or not enemy.actions:
            raise wrong(enemy.id, "needs wounds, experience and an action", "SS-CONT-08")
    kinds = {enemy.id: enemy for enemy in records.enemies}
    for sheet in every_sheet(records):
        check_sheet(sheet, kinds, records.board.tracks.peril_track)
    for chest in records.chests:
        check_effects(chest.id, chest.effects, "chest", None)
        if chest.number < 0:
            raise wrong(chest.id, "number is negative", "SS-CONT-08")
    check_board(records)
