"""What is in the box: pieces, cards, maps and characters of one content pack, made ready for play once."""

from typing import Final, final

from lampblack.games.nyctophobia.model.actions import CHARACTER, PLAY, SCENARIO, NyAction
from lampblack.games.nyctophobia.model.box import Box
from lampblack.games.nyctophobia.model.cards import Decks
from lampblack.games.nyctophobia.model.pieces import CHARACTER_NAMES
from lampblack.games.nyctophobia.model.scenario import Scenario
from lampblack.kernel.bits import bit

OWN_NAME: Final = "OWN"


@final
class Character:
    """Who is in the box: the number of section 16's character, what it is called and can do."""

    def __init__(self, number: int, title: str, power: str) -> None:
        self.number = number
        self.title = title
        self.power = power


@final
class Content:
    """Never changed. Actions that name cards, maps or characters are made here, with the words for them."""

    def __init__(
        self,
        box: Box,
        decks: Decks,
        premade: list[Scenario],
        filled: list[Scenario],
        people: list[Character],
    ) -> None:
        self.box = box
        self.program = decks.program
        self.decks = decks.of_role
        self.card_names = [tuple([card.id for card in deck]) for deck in decks.of_role]
        self.whole_decks = [bit(len(deck)) - 1 for deck in decks.of_role]  # a set of cards is a set of bits
        self.plays: list[list[NyAction]] = [
            [NyAction(PLAY, number, (card.id,), (card.name, card.words)) for number, card in enumerate(deck)]
            for deck in decks.of_role
        ]
        self.premade = premade
        self.filled = filled
        self.own = len(premade)
        """The layout of the Hunter's own stands between the scenarios and the cell-tree variant's maps."""
        self.map_names = [each.id for each in premade] + [OWN_NAME] + [each.id for each in filled]
        titles = [each.name for each in premade] + [""] + [each.name for each in filled]
        self.maps: list[NyAction] = [
            NyAction(SCENARIO, number, (name,), (titles[number],))
            for number, name in enumerate(self.map_names)
        ]
        self.people = [each.number for each in people]
        self.titles = {each.number: each.title for each in people}
        powers = {each.number: each.power for each in people}
        self.parts: list[NyAction] = [
            NyAction(
                CHARACTER, number, (name.upper(),), (self.titles.get(number, name), powers.get(number, ""))
            )
            for number, name in enumerate(CHARACTER_NAMES)
        ]
        """Every character as an action, in the box or not."""
        self.by_text: list[dict[str, NyAction]] = [{}, {}]
        """Every action by its text, of games with trees in cells and with trees on edges; filled when first asked."""

    def title(self, character: int) -> str | None:
        """What a character is called; nothing for whoever has none."""
        return None if character < 0 else self.titles.get(character, CHARACTER_NAMES[character])

    def scenario(self, number: int) -> Scenario:
        """A premade layout by the number of its action."""
        return self.premade[number] if number < self.own else self.filled[number - self.own - 1]
