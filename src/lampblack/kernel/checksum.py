"""A position in twelve letters: equal for equal positions, and hardly ever for others.

Logs carry it, so that a replay that goes another way is noticed where it turns off.
"""

from hashlib import blake2b

from lampblack.kernel.state import State


def checksum(state: State) -> str:
    return blake2b(state.to_text().encode(), digest_size=6).hexdigest()
