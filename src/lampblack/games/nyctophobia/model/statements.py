"""What can be said: the Hunted's structured statements (NY-COMM-03) and the Hunter's claims (NYC-VERB-03)."""

from typing import Final, final

from mypy_extensions import i64

from lampblack.games.nyctophobia.model.geometry import DIRECTION_NAMES

HUNTED_SEATS: Final = (1, 2, 3, 4)

# Utterances. WORDS stands for free words, SHOUT for whatever a hidden player cries out.
WORDS: Final = 0
SHOUT: Final = 1
REPORT_SEARCH: Final = 2
REPORT_STEPS: Final = 3
REPORT_STATUS: Final = 4
LANDMARKS: Final = ("START", "CAR", "NW", "NE", "SW", "SE")


def all_utterances() -> tuple[str, ...]:
    names = ["WORDS", "SHOUT", "REPORT_SEARCH", "REPORT_STEPS", "REPORT_STATUS", "YES", "NO", "CAR:HERE"]
    names += [f"CAR:{letter}" for letter in DIRECTION_NAMES]
    names += ["PLAN:HIDE", "PLAN:CALL"]
    names += [f"PLAN:{verb}:{letter}" for verb in ("GO", "THROW") for letter in DIRECTION_NAMES]
    for seat in HUNTED_SEATS:
        names += [f"ASK:P{seat}:{what}" for what in ("MAKE_NOISE", "HIDE", "COME", "REPORT")]
        names += [f"ASK:P{seat}:THROW:{letter}" for letter in DIRECTION_NAMES]
    for mark in LANDMARKS:
        names += [f"AT:{mark}:{dx}:{dy}" for dx in range(-7, 8) for dy in range(-7, 8)]
    return tuple(names)


UTTERANCE_NAMES: Final = all_utterances()
UTTERANCE_INDEX: Final = {name: index for index, name in enumerate(UTTERANCE_NAMES)}

# Claims.
NEAR: Final = 0
STEPS: Final = 1
WITHIN: Final = 2
ME: Final = 3
CAR: Final = 4
CARWITHIN: Final = 5
HALF: Final = 6
PAIR: Final = 7
ROCK: Final = 8
CLAIM_KINDS: Final = ("NEAR", "STEPS", "WITHIN", "ME", "CAR", "CARWITHIN", "HALF", "PAIR", "ROCK")
LONGEST: Final = 8


@final
class Claim:
    """What is said, of which Hunted, of which other one or in which direction, and a number; 0 for none."""

    def __init__(self, kind: i64, p: i64, other: i64, k: i64) -> None:
        self.kind = kind
        self.p = p
        self.other = other
        self.k = k

    def is_about(self, hunted: i64) -> bool:
        """Only about so many Hunted."""
        return self.p <= hunted and (self.kind != PAIR or self.other <= hunted)


def all_claims() -> list[Claim]:
    """Every statement about at most four Hunted."""
    claims: list[Claim] = []
    for p in HUNTED_SEATS:
        claims.append(Claim(NEAR, p, 0, 0))
        for kind in (STEPS, WITHIN, CARWITHIN):
            claims += [Claim(kind, p, 0, k) for k in range(1, LONGEST + 1)]
        for kind in (ME, CAR, HALF, ROCK):
            claims += [Claim(kind, p, direction, 0) for direction in range(4)]
        for q in HUNTED_SEATS:
            if p < q:
                claims += [Claim(PAIR, p, q, k) for k in range(1, LONGEST + 1)]
    return claims


def claim_name(claim: Claim) -> str:
    words = [CLAIM_KINDS[claim.kind], f"P{claim.p}"]
    if claim.kind == PAIR:
        words.append(f"P{claim.other}")
    elif claim.kind in (ME, CAR, HALF, ROCK):
        words.append(DIRECTION_NAMES[claim.other])
    if claim.k:
        words.append(str(claim.k))
    return ":".join(words)


CLAIM_LIST: Final = all_claims()
CLAIM_NAMES: Final = tuple(claim_name(claim) for claim in CLAIM_LIST)
CLAIM_INDEX: Final = {name: index for index, name in enumerate(CLAIM_NAMES)}
