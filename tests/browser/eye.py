"""What an eye would miss on The Stygian Society's page: what is cut off, scrolls away, or lies under something."""

from tests.browser.person import Person

PARTS = (
    "section.lead",
    ".tracks",
    "[data-zone=tower]",
    ".floor",
    ".threats",
    "[data-zone=field]",
    "[data-zone=crypt]",
    "[data-zone=bank]",
    ".screen",
    "section.heroes",
    ".story",
    "section.tray",
)
SETTLED = "await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));"
"""What depends on sizes is measured once a frame."""
CUT = """async ([parts]) => {
  SETTLED
  const faults = [];
  const isSeen = (one) => one.checkVisibility() && !one.closest('.unseen');
  const name = (one) => `${one.tagName} ${one.className.baseVal ?? one.className}`;
  const root = document.documentElement;
  if (root.scrollWidth > innerWidth || root.scrollHeight > innerHeight)
    faults.push(`the page scrolls: ${root.scrollWidth} x ${root.scrollHeight}`);
  for (const one of document.querySelectorAll('section:is(.lead, .board, .tray) *')) {
    if (!isSeen(one) || one.clientWidth <= 1 || one.closest('svg')) continue;
    const { overflowX, overflowY } = getComputedStyle(one);
    if (overflowY !== 'visible' && one.scrollHeight > one.clientHeight + 1)
      faults.push(`${name(one)}: ${one.scrollHeight} px in a height of ${one.clientHeight}`);
    if (overflowX !== 'visible' && one.scrollWidth > one.clientWidth + 1)
      faults.push(`${name(one)}: ${one.scrollWidth} px in a width of ${one.clientWidth}`);
  }
  const boxes = parts.map((part) => [part, document.querySelector(part)])
    .filter(([, one]) => one && isSeen(one))
    .map(([part, one]) => [part, one.getBoundingClientRect()]);
  for (const [n, [part, one]] of boxes.entries()) {
    if (one.top < 0 || one.bottom > innerHeight + 1) faults.push(`${part} is not all on the screen`);
    for (const [other, two] of boxes.slice(n + 1)) {
      const wide = Math.min(one.right, two.right) - Math.max(one.left, two.left);
      const high = Math.min(one.bottom, two.bottom) - Math.max(one.top, two.top);
      if (wide > 1 && high > 1) faults.push(`${part} and ${other} lie over one another`);
    }
  }
  for (const choice of document.querySelectorAll('[data-choice]')) {
    if (!isSeen(choice)) continue;
    const { left, top, bottom } = choice.getBoundingClientRect();
    for (const y of [top + 4, bottom - 4])
      if (!choice.contains(document.elementFromPoint(left + 4, y)))
        faults.push(`${choice.dataset.choice} is covered`);
  }
  return faults;
}"""
UNSEEN = """async ([parts]) => {
  SETTLED
  const board = document.querySelector('section.board').getBoundingClientRect();
  const tray = document.querySelector('section.tray').getBoundingClientRect();
  const faults = [];
  if (tray.top < board.bottom - 1) faults.push('the tray lies over the board');
  if (tray.bottom > innerHeight + 1) faults.push(`the tray ends at ${tray.bottom}`);
  if (document.documentElement.scrollWidth > innerWidth) faults.push('the page is too wide');
  for (const part of parts) {
    const { top = 0, bottom = 0 } = document.querySelector(part)?.getBoundingClientRect() ?? {};
    if (top < board.top - 1 || bottom > board.bottom + 1)
      faults.push(`${part}: ${top} to ${bottom}, seen is ${board.top} to ${board.bottom}`);
  }
  return faults;
}"""


def cut(person: Person) -> list[str]:
    """On a wide screen, where everything has its place and nothing scrolls."""
    return list(person.page.evaluate(CUT.replace("SETTLED", SETTLED), [PARTS]))


def unseen(person: Person, *parts: str) -> list[str]:
    """On a phone, where the board scrolls: which of these parts of it are not all in sight."""
    return list(person.page.evaluate(UNSEEN.replace("SETTLED", SETTLED), [parts]))
