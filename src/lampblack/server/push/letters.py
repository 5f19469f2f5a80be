"""Letters that only one browser can read (RFC 8291), and the host's seal on them (RFC 8292)."""

import base64
import json
import os
from pathlib import Path
from typing import Final

from cryptography.hazmat.primitives import hashes, hmac, serialization
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM

from lampblack.store import LogEntry, Store

CURVE: Final = ec.SECP256R1()
RECORD_SIZE: Final = 4096
SEAL_SECONDS: Final = 12 * 3600
KEY_FILE: Final = "vapid.pem"
KEY_LOG: Final = "host:vapid"


def to_text(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


def from_text(text: str) -> bytes:
    """``ValueError`` for what is not base64url."""
    if not text.isascii():
        raise ValueError("not base64url")
    return base64.b64decode(text + "=" * (-len(text) % 4), altchars=b"-_", validate=True)


def point(key: ec.EllipticCurvePublicKey) -> bytes:
    return key.public_bytes(serialization.Encoding.X962, serialization.PublicFormat.UncompressedPoint)


def check_browser_keys(key: str, auth: str) -> None:
    """``ValueError`` unless these can be the keys of a browser's subscription."""
    if len(from_text(auth)) != 16:
        raise ValueError("an auth secret has 16 bytes")
    ec.EllipticCurvePublicKey.from_encoded_point(CURVE, from_text(key))


def sealed(
    text: bytes, key: str, auth: str, own: ec.EllipticCurvePrivateKey | None = None, salt: bytes | None = None
) -> bytes:
    """The body of a push message, for the browser whose public key and secret these are."""
    browser = ec.EllipticCurvePublicKey.from_encoded_point(CURVE, from_text(key))
    own = own or ec.generate_private_key(CURVE)
    salt = salt or os.urandom(16)
    shared = own.exchange(ec.ECDH(), browser)
    info = b"WebPush: info\0" + point(browser) + point(own.public_key())
    secret = expanded(extracted(from_text(auth), shared), info, 32)
    random = extracted(salt, secret)
    content_key = expanded(random, b"Content-Encoding: aes128gcm\0", 16)
    nonce = expanded(random, b"Content-Encoding: nonce\0", 12)
    sender = point(own.public_key())
    head = salt + RECORD_SIZE.to_bytes(4, "big") + bytes([len(sender)]) + sender
    return head + AESGCM(content_key).encrypt(nonce, text + b"\x02", None)


def extracted(salt: bytes, secret: bytes) -> bytes:
    return keyed(salt, secret)


def expanded(key: bytes, info: bytes, length: int) -> bytes:
    return keyed(key, info + b"\x01")[:length]


def keyed(key: bytes, data: bytes) -> bytes:
    mac = hmac.HMAC(key, hashes.SHA256())
    mac.update(data)
    return mac.finalize()


def fresh_key() -> bytes:
    """A new key pair, as PEM."""
    return ec.generate_private_key(CURVE).private_bytes(
        serialization.Encoding.PEM, serialization.PrivateFormat.PKCS8, serialization.NoEncryption()
    )


async def key_of(store: Store, folder: Path, now: float) -> bytes:
    """The host's key, which all its servers have: made at the first start, and kept in the store.

    Until there were several servers it was a file in the data folder; who has one keeps that key.
    """
    if not await store.read(KEY_LOG):
        file = folder / KEY_FILE
        made = file.read_bytes() if file.exists() else fresh_key()
        await store.append(KEY_LOG, LogEntry(0, "key", made, now))  # who loses the race reads the other's
    return (await store.read(KEY_LOG))[0].body


class Seal:
    """The host's key pair: push services know by it who sends."""

    def __init__(self, key: ec.EllipticCurvePrivateKey, contact: str) -> None:
        self._key = key
        self._contact = contact
        self.public: Final = to_text(point(key.public_key()))

    @staticmethod
    def of(pem: bytes, contact: str) -> "Seal":
        key = serialization.load_pem_private_key(pem, None)
        assert isinstance(key, ec.EllipticCurvePrivateKey)
        return Seal(key, contact)

    def header(self, origin: str, now: float) -> str:
        """What a message to this push service carries as its ``Authorization``."""
        claims = {"aud": origin, "exp": int(now) + SEAL_SECONDS, "sub": self._contact}
        parts = [{"typ": "JWT", "alg": "ES256"}, claims]
        signed = ".".join(to_text(json.dumps(part, separators=(",", ":")).encode()) for part in parts)
        r, s = decode_dss_signature(self._key.sign(signed.encode(), ec.ECDSA(hashes.SHA256())))
        signature = to_text(r.to_bytes(32, "big") + s.to_bytes(32, "big"))
        return f"vapid t={signed}.{signature}, k={self.public}"
