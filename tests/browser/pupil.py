"""Somebody who takes a whole lesson by its own right answers, by keys alone or by touch alone."""

from playwright.sync_api import Locator, expect

from lampblack.games import find_game
from lampblack.kernel.action import Action
from lampblack.kernel.learning import Learning
from tests.browser.feeler import Feeler
from tests.browser.person import Person


def place_of(cell: str) -> tuple[int, int]:
    """Row and column of ``(3,2)`` or of ``C4``."""
    if cell.startswith("("):
        row, column = cell.strip("()").split(",")
        return int(row), int(column)
    return int(cell[1:]) - 1, ord(cell[0]) - ord("A")


class Pupil:
    def __init__(self, person: Person, slug: str, lesson: str, by: str) -> None:
        self.person = person
        self.page = person.page
        self.slug = slug
        game = find_game(slug)
        lessons = game.lessons()
        found = None if lessons is None else lessons.find(lesson)
        assert found is not None
        self.learning = Learning(game, found)
        self.by = by

    @property
    def coach(self) -> Locator:
        return self.page.locator("[data-coach]")

    def take_it(self) -> None:
        here = self.learning
        self.page.goto(f"/learn/{self.slug}/{here.lesson.name}")
        while not here.is_over():
            self.settle()
            expect(self.coach).to_contain_text(here.step.say[0].text.replace("**", ""))
            action = here.shown() if here.step.asks() else None
            if action is None:
                self.use(self.person.button("Go on"))
                here.go_on()
            else:
                self.do(action)
                here.answer(action)
        expect(self.coach).to_contain_text("That was the lesson.")

    def settle(self) -> None:
        step = f"{len(self.learning.done) + 1} of {len(self.learning.lesson.steps)}"
        expect(self.coach).to_contain_text(step)
        expect(self.page.locator("main[data-busy]")).to_have_count(0)

    def use(self, thing: Locator) -> None:
        """A button that has the keyboard, or is tapped."""
        if self.by == "touch":
            thing.tap()
            return
        expect(thing).to_be_focused()
        self.page.keyboard.press("Enter")

    def do(self, action: Action) -> None:
        if self.slug.startswith("night-cage"):
            self.move(action)
        elif self.slug == "keys-to-the-castle":
            self.walk_the_castle(action)
        elif self.slug == "nyctophobia":
            Feeler(self.person, 0, self.by).do(action.to_wire())
        else:
            self.choose(find_game(self.slug).label(action).partition(":")[0])

    def move(self, action: Action) -> None:
        view = self.learning.state.observe(self.learning.seat)
        here = next(each.cell for each in view.prisoners if each.name == view.acting)  # type: ignore[attr-defined]
        row, column = place_of(here)
        down, right = {"N": (-1, 0), "E": (0, 1), "S": (1, 0), "W": (0, -1)}[action.to_wire()["side"]]
        self.go_to(f"({row + down},{column + right})")
        if self.by == "touch":
            self.page.locator("[data-confirm]").tap()

    def walk_the_castle(self, action: Action) -> None:
        wire = action.to_wire()
        if "card" in wire:
            faces = self.person.cards.evaluate_all("cards => cards.map(card => card.dataset.card)")
            number = faces.index(wire["card"])
            if self.by == "touch":
                self.person.cards.nth(number).tap()
            else:
                self.page.keyboard.press(str(number + 1))
        self.go_to(wire["cell"])

    def go_to(self, cell: str) -> None:
        """Over the board by arrow keys; or a tap."""
        if self.by == "touch":
            self.person.cell(cell).tap()
            return
        focused = self.person.board.locator(":focus")
        expect(focused).to_have_count(1)
        at = place_of(focused.get_attribute("data-cell") or "")
        down, right = (there - here for there, here in zip(place_of(cell), at))
        for _ in range(abs(down)):
            self.page.keyboard.press("ArrowDown" if down > 0 else "ArrowUp")
        for _ in range(abs(right)):
            self.page.keyboard.press("ArrowRight" if right > 0 else "ArrowLeft")
        expect(self.person.cell(cell)).to_be_focused()
        self.page.keyboard.press("Enter")

    def choose(self, label: str) -> None:
        """From the list of choices, by its number."""
        choices = self.page.locator("[data-choice]:visible")
        chosen = choices.filter(has_text=label)
        if self.by == "touch":
            chosen.scroll_into_view_if_needed()
            chosen.tap()
            return
        texts = choices.all_inner_texts()
        self.page.keyboard.press(str(next(n for n, text in enumerate(texts, start=1) if label in text)))
