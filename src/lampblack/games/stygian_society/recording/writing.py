"""The bank's two files, and what is in them."""

import gzip
import json
from pathlib import Path

from lampblack.games.stygian_society.model.geometry import PhysicsRecord
from lampblack.games.stygian_society.recording.packing import pack, picture
from lampblack.games.stygian_society.recording.shelf import Shelf


def write(physics: PhysicsRecord, shelf: Shelf, out: Path) -> list[str]:
    kept = shelf.all()
    packed = pack(kept)
    out.mkdir(parents=True, exist_ok=True)
    (out / "bank.bin").write_bytes(packed)
    text = json.dumps(picture(physics, shelf.lodgings, shelf.tight()), separators=(",", ":"))
    (out / "tower.json").write_text(text + "\n", encoding="utf-8")
    zipped = len(gzip.compress(packed, 9)) / 1000
    return [
        f"{len(shelf.lodgings)} lodgings, {len(kept)} takes, {sum(len(one.tracks) for one in kept)} cubes in motion.",
        f"{out / 'bank.bin'}: {len(packed) / 1000:.0f} kB, {zipped:.0f} kB gzip.",
    ]
