"""Options of a game and what they must satisfy (SS-SETUP-01 to -03, -16)."""

from typing import Final, final

from lampblack.games.stygian_society.model.content import Content
from lampblack.games.stygian_society.model.menu import Menu, menu_for
from lampblack.games.stygian_society.model.readings import DIALS, Readings
from lampblack.games.stygian_society.model.tower import StatisticalTower, Tower
from lampblack.kernel.answers import Malformed
from lampblack.kernel.game import Choice, Option
from lampblack.kernel.options import HOUSE_RULES
from lampblack.kernel.packs import CONTENT
from lampblack.kernel.seat import Seat

OPTIONS: Final = [
    Option(
        "players",
        "How many play. One leads three heroes, two lead two each.",
        "1",
        ("1", "2", "3", "4"),
    ),
    Option(
        "heroes",
        "Who climbs: how heroes are found, or their names in the hero order.",
        "choose",
        usual=(
            Choice("choose", "Chosen at the table", "The team chooses at the start of the game."),
            Choice("random", "Drawn by lot"),
        ),
    ),
    Option(
        "start",
        "Which hero has the first turn; by name when the heroes are named.",
        "choose",
        title="Who begins",
        usual=(Choice("choose", "The team chooses"),),
    ),
    CONTENT,
    Option(
        "tower",
        "How the cubes fall.",
        "statistical",
        (
            Choice("statistical", "By measured odds", "How often cubes stay inside was measured beforehand."),
            Choice(
                "own",
                "Our own, on the table",
                "You drop the cubes yourselves, and tell the game what came out.",
            ),
            Choice("physics", "Simulated", "Every cube is simulated, slowly; needs lampblack[physics]."),
        ),
        ("physics",),
    ),
    HOUSE_RULES,
    *DIALS,
]


@final
class Settings:
    """What is agreed before the game and never changes."""

    def __init__(
        self,
        players: int,
        content: Content,
        menu: Menu,
        tower: Tower,
        imagined_tower: Tower,
        readings: Readings,
    ) -> None:
        self.players = players
        self.content = content
        self.menu = menu
        self.tower = tower
        self.imagined_tower = imagined_tower
        self.readings = readings

    def imagined(self) -> "Settings":
        """For worlds that are only thought of: a tower that stands on the table is not dropped into for them."""
        if not self.tower.keeps_places:
            return self
        tower = self.imagined_tower
        return Settings(self.players, self.content, self.menu, tower, tower, self.readings)

    def heroes(self) -> int:
        """SS-SETUP-01."""
        return 3 if self.players in (1, 3) else 4

    def controller(self, place: int) -> Seat:
        """SS-SETUP-03: a player's own heroes are adjacent."""
        if self.players == 1:
            return 0
        return place // 2 if self.players == 2 else place


TOWERS: Final[list[StatisticalTower]] = []


def tower_for(content: Content) -> StatisticalTower:
    """The one tower of a content pack: what it works out serves every game."""
    for tower in TOWERS:
        if tower.parameters is content.tower:
            return tower
    made = StatisticalTower(content.tower)
    TOWERS.append(made)
    return made


def make_settings(players: int, content: Content, model: str, readings: Readings) -> Settings:
    usual = tower_for(content)
    tower = physics_tower(content) if model == "physics" else usual
    return Settings(players, content, menu_for(content), tower, usual, readings)


def physics_tower(content: Content) -> Tower:
    """One for each game, for it keeps its cubes where they lie."""
    from lampblack.games.stygian_society.physics.model import PhysicsTower

    assert content.physics is not None  # every pack that was read has its geometry
    return PhysicsTower(content.physics)


def players_from(text: str) -> int:
    if text not in ("1", "2", "3", "4"):
        raise Malformed("players", f"{text!r}; 1 to 4 can play [SS-SETUP-01]")
    return int(text)


def heroes_from(text: str, settings: Settings) -> list[int]:
    """The heroes agreed on, in the hero order; none for ``choose`` and ``random``."""
    if text in ("choose", "random"):
        return []
    words = text.split()
    if len(words) != settings.heroes():
        problem = f"{text!r} names {len(words)} heroes; {settings.players} players play {settings.heroes()}"
        raise Malformed("heroes", f"{problem} [SS-SETUP-01]")
    heroes = [settings.content.hero_from_text("heroes", word) for word in words]
    if len(set(heroes)) != len(heroes):
        raise Malformed("heroes", f"{text!r} names a hero twice [SS-SETUP-02]")
    return heroes


def start_from(text: str, settings: Settings, heroes: list[int]) -> int | None:
    """The hero who begins, or None when the team is to choose."""
    if text == "choose":
        return None
    hero = settings.content.hero_from_text("start", text)
    if heroes and hero not in heroes:
        raise Malformed("start", f"{text} is not in play [SS-SETUP-16]")
    if not heroes:
        raise Malformed("start", "name the heroes first; of chosen ones the team chooses who begins")
    return hero
