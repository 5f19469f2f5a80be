"""A push service on this machine, and a browser that reads what it gets there."""

import json
import threading
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from queue import Empty, SimpleQueue
from typing import Any, Self

from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.ciphers.aead import AESGCM

from lampblack.server.push.letters import CURVE, expanded, extracted, from_text, point, to_text
from tests.server.host import PATIENT


class Service:
    """Remembers every request, and answers with a status of the test's choice."""

    def __init__(self) -> None:
        self.letters: SimpleQueue[tuple[str, dict[str, str], bytes]] = SimpleQueue()
        self.status = 201
        service = self

        class Handler(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                body = self.rfile.read(int(self.headers["Content-Length"]))
                service.letters.put((self.path, dict(self.headers), body))
                self.send_response(service.status)
                self.send_header("Location", f"{service.url}/elsewhere")
                self.end_headers()

            def log_message(self, format: str, *args: Any) -> None:
                pass

        self._server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self.url = f"http://127.0.0.1:{self._server.server_port}"

    def __enter__(self) -> Self:
        threading.Thread(target=self._server.serve_forever, daemon=True).start()
        return self

    def __exit__(self, *_: object) -> None:
        self._server.shutdown()
        self._server.server_close()

    def next(self) -> tuple[str, dict[str, str], bytes]:
        return self.letters.get(timeout=PATIENT)

    def is_silent(self) -> bool:
        try:
            self.letters.get_nowait()
        except Empty:
            return True
        return False


class Browser:
    """Has a key pair for its subscription, and reads with it."""

    def __init__(self, url: str) -> None:
        self._key = ec.generate_private_key(CURVE)
        self._auth = b"sixteen bytes ok"
        self.subscription = {
            "endpoint": url,
            "key": to_text(point(self._key.public_key())),
            "auth": to_text(self._auth),
        }

    def read(self, letter: bytes) -> Any:
        salt, sender, text = letter[:16], letter[21 : 21 + letter[20]], letter[21 + letter[20] :]
        shared = self._key.exchange(ec.ECDH(), ec.EllipticCurvePublicKey.from_encoded_point(CURVE, sender))
        info = b"WebPush: info\0" + point(self._key.public_key()) + sender
        random = extracted(salt, expanded(extracted(self._auth, shared), info, 32))
        key = expanded(random, b"Content-Encoding: aes128gcm\0", 16)
        plain = AESGCM(key).decrypt(expanded(random, b"Content-Encoding: nonce\0", 12), text, None)
        assert plain[-1:] == b"\x02"
        return json.loads(plain[:-1])


def private_key(text: str) -> ec.EllipticCurvePrivateKey:
    return ec.derive_private_key(int.from_bytes(from_text(text), "big"), CURVE)


def public_key_of(text: str) -> ec.EllipticCurvePublicKey:
    return ec.EllipticCurvePublicKey.from_encoded_point(CURVE, from_text(text))
