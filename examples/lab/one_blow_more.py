"""How much does one blow more help the Hunted? Nyctophobia with health 2 and 3, against both decks of cards.

    python examples/lab/one_blow_more.py 300 one_blow_more.html

FIGURES
"""

import sys
from pathlib import Path

from lampblack.lab.page.page import page
from lampblack.lab.sweeps.ask import ask
from lampblack.lab.sweeps.report import report

HALE = Path(__file__).parents[1] / "packs" / "hale-hunted"

if __name__ == "__main__":
    games, *html = sys.argv[1:] or ["300"]
    line_ups = [["stalker", *["random"] * 3], ["stalker", *["huddle@worlds=8"] * 3]]
    found = ask("nyctophobia", line_ups, {"hunter": "axe,mage"}, packs=[HALE], games=int(games))
    print("\n".join(report(found)))
    for file in html:
        Path(file).write_text(page(found), encoding="utf-8")
