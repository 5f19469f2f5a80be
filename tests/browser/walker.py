"""A person who heads straight for the far side, through the page's own controls."""

from collections.abc import Iterator
from heapq import heappop, heappush

from playwright.sync_api import expect

from tests.browser.person import Person

KEYS = {"red": "KR", "blue": "KB", "green": "KG", "yellow": "KY"}


def neighbours(cell: str) -> Iterator[str]:
    for right, down in ((0, -1), (0, 1), (-1, 0), (1, 0)):
        yield f"{chr(ord(cell[0]) + right)}{int(cell[1:]) + down}"


def toll(words: str) -> float | None:
    """What a door costs on the way, by its label; None when it lets nobody through."""
    if "padlocked" in words or "barred" in words or "hides bars" in words or "stands here" in words:
        return None
    return 3 if "closed" in words else 1


class Walker:
    """Walks from the row of ``start`` to the row of ``goal``, reading the doors' labels."""

    def __init__(self, person: Person, start: int, goal: int) -> None:
        self.person = person
        self.start = start
        self.goal = goal

    def take_decision(self) -> None:
        asked = self.person.prompt.inner_text()
        path = self.path(self.person.labels())
        if "four cards" in asked:
            self.play_a_card(path)
        elif "Move" in asked and path and path[0] in self.person.targets:
            self.person.cell(path[0]).click()
        else:
            self.person.page.keyboard.press("s")
        expect(self.person.page.locator("main[data-busy]")).to_have_count(0)

    def path(self, labels: dict[str, str]) -> list[str]:
        """The cheapest way to the far side, from the next cell on."""
        here = next((cell for cell, words in labels.items() if "you stand here" in words), None)
        first = neighbours(here) if here else (cell for cell in labels if int(cell[1:]) == self.start)
        edge: list[tuple[float, list[str]]] = [(0, [cell]) for cell in first if cell in labels]
        seen = {here}
        while edge:
            cost, way = heappop(edge)
            cell = way[-1]
            price = toll(labels[cell])
            if cell in seen or price is None:
                continue
            if int(cell[1:]) == self.goal:
                return way
            seen.add(cell)
            for beyond in neighbours(cell):
                if beyond in labels:
                    heappush(edge, (cost + price, [*way, beyond]))
        return []

    def play_a_card(self, path: list[str]) -> None:
        """Open the first closed door of the way there is a Key for; else put a card away."""
        labels = self.person.labels()
        hand = self.person.cards.evaluate_all("cards => cards.map(card => card.dataset.card)")
        for cell in path:
            face = KEYS[labels[cell].split()[1]]
            for card in (face, "SK"):
                if "closed" in labels[cell] and card in hand:
                    self.person.cards.nth(hand.index(card)).click()
                    self.person.cell(cell).click()
                    return
        spare = min(range(len(hand)), key=lambda place: hand[place] == "SK" or hand[place] in KEYS.values())
        self.person.cards.nth(spare).click()
        self.person.button("Discard it").click()
