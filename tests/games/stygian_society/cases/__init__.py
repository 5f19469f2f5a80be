"""What every card does, written down by hand from the printed cards: positions, plays, and what must happen."""

from tests.games.stygian_society.cases.burglar import BURGLAR
from tests.games.stygian_society.cases.case import MATS, Case
from tests.games.stygian_society.cases.doctor import DOCTOR
from tests.games.stygian_society.cases.generic import GENERIC
from tests.games.stygian_society.cases.knight import KNIGHT
from tests.games.stygian_society.cases.lower_treasures import LOWER_TREASURES
from tests.games.stygian_society.cases.spellsling import SPELLSLING
from tests.games.stygian_society.cases.upper_treasures import UPPER_TREASURES

__all__ = ["CARDS", "MATS", "Case"]

CARDS = [*KNIGHT, *BURGLAR, *SPELLSLING, *DOCTOR, *GENERIC, *LOWER_TREASURES, *UPPER_TREASURES]
