"""Somebody who looks at the page at every change, and notes what is ahead of the clock."""

from typing import Any

from playwright.sync_api import expect

from tests.browser.person import Person

SCRIPT = """
(() => {
  window.lampblackHeard = [];
  const seen = (window.watched = { behind: 0, wrong: [] });
  const CHOICES = ['.target', '[data-confirm]', '[data-choice]', '[aria-label="Other choices"]',
                   '[aria-label="What you can do"]'];
  const all = (selector) => [...document.querySelectorAll(selector)];
  const look = () => {
    const note = (what) => seen.wrong.includes(what) || seen.wrong.push(what);
    const says = window.lampblackHeard.filter(({ kind }) => kind === 'say').map(({ text }) => text);
    const line = all('[aria-label="Story so far"] li').at(-1)?.textContent ?? '';
    const told = says.filter((text) => !text.startsWith('Your decision.')).at(-1);
    if (told !== undefined && line && !told.includes(line)) note(`the story ends with "${line}", said was "${told}"`);
    if (document.querySelector('[data-behind]') === null) return;
    seen.behind += 1;
    if (document.querySelector('.prompt:not([data-meanwhile]), .ending')) note('a prompt or the end stands while the story plays');
    if (/^(Your turn|The end)/.test(document.title)) note(document.title);
    for (const choice of CHOICES) if (document.querySelector(choice)) note(`${choice} while the story plays`);
    if (says.at(-1)?.startsWith('Your decision.') && seen.behind === 1) seen.askedBefore = says.length;
    if (says.length > (seen.askedBefore ?? Infinity) && says.at(-1).startsWith('Your decision.')) {
      note('asked while the story plays');
    }
  };
  new MutationObserver(look).observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
})()
"""


class Watch:
    """Put it on before the page is opened."""

    def __init__(self, person: Person, **settings: str | None) -> None:
        self.person = person
        person.context.add_init_script(SCRIPT)
        if settings:
            self.set(**settings)

    def set(self, **settings: str | None) -> None:
        """Settings of this device, as if chosen before it came."""
        kept = ", ".join(f"{name}: {value!r}" for name, value in settings.items())
        self.person.context.add_init_script(
            f"localStorage.setItem('lampblack.settings', JSON.stringify({{{kept}}}))"
        )

    @property
    def seen(self) -> dict[str, Any]:
        watched: dict[str, Any] = self.person.page.evaluate("window.watched")
        return watched

    @property
    def behind(self) -> int:
        return int(self.seen["behind"])

    def forget(self) -> None:
        self.person.page.evaluate("window.watched.behind = 0")

    def said(self) -> list[str]:
        """Everything said about the game, in order."""
        heard = self.person.page.evaluate("window.lampblackHeard")
        texts = [signal["text"] for signal in heard if signal["kind"] == "say"]
        return [text for text in texts if not text.startswith("Your decision.")]

    def story(self) -> list[str]:
        self.person.page.get_by_role("tab", name="Story").click()  # after the end the numbers are on top
        lines: list[str] = self.person.story.get_by_role("listitem").all_inner_texts()
        return lines

    def wait_until_behind(self) -> None:
        expect(self.person.page.locator("[data-behind]")).to_be_visible()

    def wait_until_caught_up(self) -> None:
        expect(self.person.page.locator("[data-behind]")).to_have_count(0)

    def is_behind(self) -> bool:
        return self.person.page.locator("[data-behind]").count() > 0

    def wait_until_asked_by_the_server(self) -> None:
        """Whatever is shown: the server waits for this person, or the game is over."""
        for _ in range(400):
            now = self.person.messages("update")[-1]["now"]
            if now["legal"] or now["outcome"]:
                return
            self.person.page.wait_for_timeout(25)
        raise AssertionError("nobody asks")

    def check(self) -> None:
        """Nothing was ahead of the clock, and everything was said in the order of the story."""
        assert self.seen["wrong"] == []
        said, story = " ".join(self.said()), " ".join(self.story())
        assert said, "nothing was said"
        assert story.endswith(said)

    def check_present(self) -> None:
        """What is shown is what was received last."""
        self.check()
        entries = [entry for update in self.person.messages("update") for entry in update["entries"]]
        happenings = [one for entry in entries for one in entry.get("happenings", [])]
        assert self.story()[-1] == happenings[-1]["text"]
