"""How a case is written down: whose card, in which position, what is played, and what must happen."""

from dataclasses import dataclass, field

MATS = {
    "knight": "knight.steel_fist",
    "burglar": "burglar.flung_knives",
    "spellsling": "spellsling.hex_bolt",
    "doctor": "doctor.field_surgery",
}


@dataclass
class Case:
    """Whose card in which position; ``left`` is what becomes of it: ready, exhausted or gone."""

    card: str
    plays: str
    happens: str
    left: str = "ready"
    hero: str = ""
    sheet: str = "lower.charnel_lift"
    falls: str = ""
    chance: str = ""
    fields: dict[str, object] = field(default_factory=dict)

    def owner(self) -> str:
        return self.hero or (self.card.split(".")[0] if self.card.split(".")[0] in MATS else "knight")


# Two Brutes (9 wounds) in front of an Arbalist (4), nothing with a defense.
BRUTES = {"front": "brute brute", "rear": "arbalist"}


def action(card: str, plays: str, happens: str, left: str = "ready", **more: object) -> Case:
    return case(card, f"ACTION({card}) {plays}", happens, left, **more)


def support(card: str, plays: str, happens: str, left: str = "ready", **more: object) -> Case:
    return case(card, f"SUPPORT({card}) {plays}", happens, left, agenda="D-SUPPORT", **more)


def muster(card: str, plays: str, happens: str, left: str = "ready", **more: object) -> Case:
    """The active hero musters; enemies and responses do the rest."""
    return case(card, f"ACTION(generic.muster) WILD(B4) {plays}", f"drop B4R1Y1K1 | {happens}", left, **more)


def case(card: str, plays: str, happens: str, left: str, **more: object) -> Case:
    made = Case(card, plays, happens, left)
    fields = dict(more)
    for name in ("hero", "sheet", "falls", "chance"):
        if name in fields:
            setattr(made, name, str(fields.pop(name)))
    if made.sheet == "lower.charnel_lift" and "front" not in fields:
        fields |= BRUTES
    made.fields = fields
    return made


PIERCED = {
    "sheet": "midboss.houndmother",
    "front": "hound hound",
    "rear": "midboss.houndmother",
}  # rank cover
GARGOYLES = {"sheet": "upper.gargoyle_roost"}  # melee and projectile Resistance 1
BEARER = {"front": "brute plague_bearer", "rear": ""}  # projectile Resistance 1
CLOBBER = "Clobber R3/0 | {} | peril +1"
TIRED = {"cards_knight": "knight.steel_fist knight.rallying_cry! knight.challenge!"}


def passive(card: str, plays: str, happens: str, **more: object) -> Case:
    """A hero treasure that works by itself, held by the hero who acts."""
    return case(card, plays, happens, "ready", **more)


FIST = "ACTION(knight.steel_fist) TARGET(F1) WILD(W1) BUY(1/0)"
KNIVES = "ACTION(burglar.flung_knives) TARGET(F1) WILD(W1) BUY(1/0)"
BOLT = "ACTION(spellsling.hex_bolt) TARGET(F1) WILD(B1) BUY(1/0)"
