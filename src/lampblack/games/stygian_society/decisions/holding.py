"""Why a card is not there to be used: nobody has it, or somebody else."""

from lampblack.games.stygian_society.model.pieces import GONE, NOBODY, TEAM
from lampblack.games.stygian_society.model.position import Position
from lampblack.kernel.answers import Refusal


def refuse_card_of_others(at: Position, card: int) -> Refusal:
    """Of a card that the hero concerned does not hold."""
    found = at.content.cards[card]
    holder = at.holder[card]
    if holder == GONE:
        return Refusal("SS-SKILL-07", f"{found.name} was used and has left the game.")
    if found.is_treasure():
        if holder == NOBODY:
            return Refusal("SS-TREAS-01", f"{found.name} has not been drawn.")
        if holder == TEAM:
            return Refusal("SS-TREAS-02", f"{found.name} is a team treasure; no hero has it.")
        return Refusal("SS-TREAS-03", f"{found.name} was given to another hero.")
    if found.is_generic:
        return Refusal("SS-TURN-07", f"{found.name} is no card; it is always there.")
    if holder == NOBODY:
        return Refusal("SS-SETUP-05", f"{found.name} has not been gained by anybody.")
    return Refusal("SS-SETUP-05", f"{found.name} is a skill of another hero.")
