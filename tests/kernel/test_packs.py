"""Content packs: what their digests tell apart."""

from pathlib import Path

from lampblack.kernel.packs import Files


def test_a_file_that_came_later_counts_only_when_it_says_something_new(tmp_path: Path) -> None:
    home, own = tmp_path / "home", tmp_path / "own"
    for folder in (home, own):
        folder.mkdir()
    (home / "cards.toml").write_text("cards = 12\n")
    (home / "box.toml").write_text("trees = 40\n")
    before = Files(home, home, ("cards.toml",)).digest()
    both = ("box.toml", "cards.toml")
    later = {"box.toml": Files(home, home, ("box.toml",)).digest()}
    assert Files(home, home, both).digest() != before
    assert Files(home, home, both, later).digest() == before
    assert Files(own, home, both, later).digest() == before  # it leaves the file out
    (own / "box.toml").write_text("trees = 41\n")
    assert Files(own, home, both, later).digest() not in (before, Files(home, home, both).digest())
    (home / "box.toml").write_text("trees = 39\n")
    assert Files(home, home, both, later).digest() != before
