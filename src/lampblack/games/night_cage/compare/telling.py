"""A comparison in lines for a person."""

from lampblack.games.night_cage.compare.difference import Comparison, Difference
from lampblack.games.night_cage.model.editions import JUNE_2019, PUBLISHED


def tell(comparison: Comparison) -> list[str]:
    """The comparison in lines for a person."""
    lines = [
        f"{PUBLISHED.slug} | {JUNE_2019.slug}",
        "From the start: opening tiles on top [NC-SETUP-06] | one layer [NC19-SETUP-05];"
        " 1 Nerve each [NC-SETUP-10] | none [NC19-DIFF-01]",
    ]
    for offer in comparison.offers:
        which = PUBLISHED.slug if offer.sides[0] else JUNE_2019.slug
        lines.append(
            f"Decision {offer.decision}: only {which} offers {''.join(offer.sides)}"
            f" [{offer.rules[0]} | {offer.rules[1]}]"
        )
    if comparison.order is not None:
        lines += tell_difference("Another order of steps", comparison.order)
    if comparison.parting is None:
        return [*lines, f"The same position after each of {len(comparison.decisions)} decisions."]
    return lines + tell_difference("First divergence", comparison.parting)


def tell_difference(title: str, found: Difference) -> list[str]:
    return [
        f"{title} at decision {found.decision}, {found.action}: {found.what}",
        f"  {PUBLISHED.slug}: {found.sides[0]} [{found.rules[0]}]",
        f"  {JUNE_2019.slug}: {found.sides[1]} [{found.rules[1]}]",
    ]
