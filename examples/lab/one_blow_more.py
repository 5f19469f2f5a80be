"""How much does one blow more help the Hunted? Nyctophobia with health 2 and 3, against both decks of cards.

    python examples/lab/one_blow_more.py 150 one_blow_more.html

150 games of each, seed 1, against stalker: to careful Hunted (huddle) a third health is worth much, the Hunter wins
20.0 points fewer (4.7 to 35.3), 9.3 instead of 30.0 % with the axe. Who stumbles about at random dies all the same,
about five turns later: the answer depends on who asks.
"""

import sys
from pathlib import Path

from lampblack.lab.page.page import page
from lampblack.lab.sweeps.ask import ask
from lampblack.lab.sweeps.report import report

HALE = Path(__file__).parents[1] / "packs" / "hale-hunted"

if __name__ == "__main__":
    games, *html = sys.argv[1:] or ["150"]
    line_ups = [["stalker", *["random"] * 3], ["stalker", *["huddle@worlds=8"] * 3]]
    found = ask("nyctophobia", line_ups, {"hunter": "axe,mage"}, packs=[HALE], games=int(games))
    print("\n".join(report(found)))
    for file in html:
        Path(file).write_text(page(found), encoding="utf-8")
