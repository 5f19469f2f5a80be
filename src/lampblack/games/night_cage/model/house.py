"""House rules: readings of the print that groups differ on (NC-HOUSE). An edition answers them like its own."""

from typing import Final

from lampblack.games.night_cage.model.editions import Course, Edition, published
from lampblack.games.night_cage.model.steps import JUMP
from lampblack.kernel.options import Choice, Option, Options, readings_in

HOUSE_DIALS: Final = [
    Option(
        "dark_steps",
        "How a prisoner who is out gets onto a monster in plain sight.",
        "charge",
        (
            Choice("charge", "Only by a Charge", "As for everybody, it costs a Nerve."),
            Choice(
                "free",
                "By a plain Move",
                "The monster attacks all the same; who has no other way must go there.",
            ),
        ),
        title="Onto monsters in the dark",
        rule="NC-HOUSE-01",
        strict="free",
    ),
    Option(
        "seen_falls",
        "Whether a fall that is no part of a Move or a Stay sets monsters off.",
        "ignored",
        (
            Choice("ignored", "No"),
            Choice("trigger", "Yes", "Every monster that saw the one who falls attacks."),
        ),
        title="Falls in sight of monsters",
        rule="NC-HOUSE-02",
        strict="trigger",
    ),
    Option(
        "rear_approach",
        "What becomes of who takes a Keeper's Key from behind.",
        "fall",
        (
            Choice("fall", "Falls", "The Keeper turns into a Pit underfoot."),
            Choice("scramble", "Scrambles off", "Like after a Charge, but with the candle lit."),
        ),
        title="Behind a Keeper",
        when={"mode": ("advanced",)},
        rule="NC-HOUSE-03",
        strict="fall",
    ),
    Option(
        "keeper_backs",
        "Whether a Pathless that strikes a Keeper from behind sets it off.",
        "struck",
        (
            Choice("struck", "Yes", "Its strike fills row and column and comes from every side."),
            Choice("spared", "No", "Its strike runs straight out, and a back feels nothing."),
        ),
        title="The Pathless and Keepers",
        when={"mode": ("advanced",), "boss": ("pathless", "both")},
        rule="NC-HOUSE-04",
        strict="spared",
    ),
]


def housed(edition: Edition, options: Options) -> Edition:
    """The edition as this table reads it; itself where the table agrees with the ledger."""
    chosen = readings_in(HOUSE_DIALS, options)
    if not chosen:
        return edition
    house = published()  # the only one with house rules
    house.steps_in_the_dark = "dark_steps" in chosen
    house.sees_falls = "seen_falls" in chosen
    house.spares_backs = "keeper_backs" in chosen
    if "rear_approach" in chosen:
        house.after_rear = Course(tuple([step for step in reversed(house.after_move.steps) if step != JUMP]))
    return house
