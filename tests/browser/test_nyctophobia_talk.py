"""Nyctophobia in the dark: talk, silence, the built-in voice, and who only looks on."""

from playwright.sync_api import expect

from tests.browser.conftest import People
from tests.browser.glade import Glade
from tests.browser.wood import HEARD, SMALL, actions, check_decisions, forget, heard, in_the_wood

# --- talking --------------------------------------------------------------------------------------


def test_talk_in_one_or_two_keys_or_taps(people: People, glade: Glade) -> None:
    ada = in_the_wood(people, glade, **SMALL)
    said = ada.page.locator(".said")
    for keys, words in (
        ("t1", "You say: I felt north: Bo"),
        ("t2", "Ada: Where are you?"),
        ("t3", "Ada: Come to me!"),
    ):
        for key in keys:
            ada.page.keyboard.press(key)
        expect(said).to_contain_text(words)
    ada.page.keyboard.press("t")
    ada.page.keyboard.press("ArrowRight")
    expect(said).to_contain_text("Ada: From me east: tree.")
    actions(ada).filter(has_text="Talk").tap()
    talk = ada.page.get_by_role("group", name="Talk", exact=True)
    expect(talk).to_contain_text("From me east: tree.")  # what was said stays in view
    talk.get_by_role("button", name="The car is …").tap()
    talk.get_by_role("button", name="to the north of me").tap()
    expect(said).to_contain_text("You say: The car is to the north of me.")
    actions(ada).filter(has_text="Talk").tap()
    talk.get_by_role("button", name="Bo, …").tap()
    talk.get_by_role("button", name="come", exact=True).tap()
    expect(said).to_contain_text("You say: Bo, come!")
    assert not ada.is_wider_than_the_screen()


def test_who_hides_breaks_silence_on_purpose(people: People, glade: Glade) -> None:
    ada = people("Ada", url=glade.url)
    glade.sit(ada, "X=H1 1=D6 2=H8", "", "", phase="POST")
    ada.page.keyboard.press("h")
    expect(ada.page.get_by_text("hidden", exact=True).first).to_be_visible()
    ada.page.get_by_role("tab", name="Chat").click()
    beside = ada.page.get_by_role("tabpanel", name="Chat")
    expect(beside).to_contain_text("You are hidden and may not speak")
    expect(beside.get_by_role("button", name="Break your silence")).to_be_visible()
    expect(ada.page.get_by_label("Say something")).to_have_count(0)
    ada.page.keyboard.press("t")
    ada.button("Break your silence").first.click()
    check_decisions(ada, 1)
    ada.button("Yes: break my silence").click()
    expect(ada.page.locator(".said, .heard").first).to_contain_text("cry out")
    expect(ada.page.get_by_label("Say something")).to_be_visible()
    expect(ada.page.get_by_role("region", name="What was said")).to_contain_text("no longer hidden")


# --- the voice ------------------------------------------------------------------------------------


def test_the_voice_reads_instead_of_the_live_region(people: People, glade: Glade) -> None:
    ada = people("Ada", url=glade.url)
    ada.context.add_init_script(HEARD)
    others = glade.sit(ada, "X=H1 1=D6 2=H8", "", "", phase="POST")
    live = ada.page.locator("[data-live]")
    expect(live).to_have_attribute("aria-live", "polite")
    ada.button("Settings").click()
    ada.page.get_by_label("Read aloud what happens").check()
    ada.page.get_by_label("Speed of the voice").fill("1.5")
    ada.button("Close").click()
    expect(live).to_have_attribute("aria-live", "off")
    forget(ada)
    others.say(2, "over here")
    expect(ada.page.locator(".said")).to_contain_text("over here")
    ada.page.keyboard.press("e")
    expect(ada.prompt).to_contain_text("Bo is thinking")
    voices = [(one["text"], one["by"]) for one in heard(ada, "voice")]
    assert voices[0] == ("Bo says: over here", 2)
    assert any("Your turn ends." in text and by is None for text, by in voices)
    kept = ada.page.evaluate("JSON.parse(localStorage.getItem('lampblack.settings'))")
    assert (kept["voice"], kept["voiceRate"]) == (True, 1.5)


# --- who looks on ---------------------------------------------------------------------------------


def test_who_looks_on_hears_what_everybody_hears(people: People, glade: Glade) -> None:
    ada, eve = in_the_wood(people, glade), people("Eve", url=glade.url)
    eve.page.goto(ada.page.url)
    order = eve.page.get_by_role("list", name="The order of turns").get_by_role("listitem")
    expect(order).to_have_count(4)
    expect(order.first).to_contain_text("Ada")
    ada.page.keyboard.press("ArrowDown")
    expect(eve.page.locator(".heard")).to_contain_text("Ada makes a step.")
    assert "south" not in eve.page.locator(".heard").inner_text()
    expect(eve.page.get_by_role("group", name="You in the dark")).to_have_count(0)
