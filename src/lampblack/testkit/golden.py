"""Golden texts: what a test found once, kept in a file that people read."""

from pathlib import Path


def check_golden(file: Path, text: str, rewrite: bool) -> None:
    """The file's text is this one; ``rewrite`` (``pytest --rewrite``) makes it so instead.

    Read the difference before committing it.
    """
    if rewrite:
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text, encoding="utf-8")
    assert file.is_file(), f"{file} is missing; pytest --rewrite writes it"
    known, now = file.read_text(encoding="utf-8").splitlines(), text.splitlines()
    for number, (old, new) in enumerate(zip(known, now), start=1):
        assert new == old, f"{file.name} line {number} has\n{old}\nand now it is\n{new}"
    assert len(now) == len(known), f"{file.name} has {len(known)} lines, and now there are {len(now)}"
