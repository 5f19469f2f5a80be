"""The files in deploy/ are what they say: units that verify and start, an nginx that serves, a restart nobody loses by."""

import os
import re
import shlex
import shutil
import signal
import ssl
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from datetime import UTC, datetime, timedelta
from pathlib import Path

import httpx
import pytest
from cryptography import x509
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.x509.oid import NameOID

from tests.server.fleet.players import Hand, Looker
from tests.server.fleet.test_chaos import check_logs
from tests.server.fleet.town import Keeper
from tests.server.host import PATIENT, Person
from tests.services import Postgres, Redis, find_program, free_port, wait_for_port

DEPLOY = Path(__file__).parents[3] / "deploy"
UNITS = ["lampblack.service", "lampblack@.service"]
PROGRAM = "/opt/lampblack/.venv/bin/lampblack"
NAME = "tables.example"


def program(folder: Path) -> Path:
    """The command, where no package is installed."""
    file = folder / "lampblack"
    file.write_text(f'#!/bin/sh\nexec {shlex.quote(sys.executable)} -m lampblack.cli "$@"\n')
    file.chmod(0o755)
    return file


def settings(text: str) -> dict[str, str]:
    lines = [line for line in text.splitlines() if line and not line.startswith("#")]
    return dict(line.split("=", 1) for line in lines)


@pytest.mark.skipif(shutil.which("systemd-analyze") is None, reason="there is no systemd-analyze here")
@pytest.mark.parametrize("unit", UNITS)
def test_units_verify(unit: str, tmp_path: Path) -> None:
    text = (DEPLOY / unit).read_text().replace(PROGRAM, str(program(tmp_path)))
    file = tmp_path / unit.replace("@", "@8001")
    file.write_text(text)
    done = subprocess.run(
        ["systemd-analyze", "verify", "--man=no", str(file)], capture_output=True, text=True, check=False
    )
    if re.search("Failed to (create|connect|initialize|set)", done.stderr):
        pytest.skip(f"systemd-analyze cannot work here: {done.stderr.strip()}")
    assert (done.returncode, done.stderr) == (0, "")


@pytest.mark.parametrize("unit", UNITS)
def test_what_a_unit_starts_serves_and_ends_in_order(
    unit: str, tmp_path: Path, request: pytest.FixtureRequest
) -> None:
    text, port = (DEPLOY / unit).read_text(), free_port()
    (start,) = re.findall("^ExecStart=(.*)$", text, re.MULTILINE)
    words = shlex.split(start.replace("%i", str(port)).replace("--port 8000", f"--port {port}"))
    words = [str(program(tmp_path)) if word == PROGRAM else word for word in words]
    words = [str(tmp_path / "data") if word == "/var/lib/lampblack" else word for word in words]
    known = settings((DEPLOY / "lampblack.env").read_text())
    if "@" in unit:
        known["LAMPBLACK_STORE"] = request.getfixturevalue("postgres").database()
        known["LAMPBLACK_BUS"] = request.getfixturevalue("redis").url
    else:
        del known["LAMPBLACK_STORE"], known["LAMPBLACK_BUS"]
    with subprocess.Popen(words, env=os.environ | known, stdout=subprocess.PIPE, text=True) as server:
        try:
            assert server.stdout is not None
            assert server.stdout.readline().startswith(f"Lampblack is at {known['LAMPBLACK_PUBLIC_URL']}")
            answer = httpx.get(f"http://127.0.0.1:{port}/healthz")
            assert (answer.status_code, answer.text) == (200, "ok\n")
            assert answer.headers["strict-transport-security"]
        finally:
            server.send_signal(signal.SIGTERM)
        assert server.wait(PATIENT) in (0, -signal.SIGTERM)


def certificate(folder: Path) -> tuple[Path, Path]:
    """One of our own making, for the example's name."""
    key = ec.generate_private_key(ec.SECP256R1())
    name = x509.Name([x509.NameAttribute(NameOID.COMMON_NAME, NAME)])
    now = datetime.now(UTC)
    made = (
        x509.CertificateBuilder()
        .subject_name(name)
        .issuer_name(name)
        .public_key(key.public_key())
        .serial_number(1)
        .not_valid_before(now - timedelta(days=1))
        .not_valid_after(now + timedelta(days=1))
        .add_extension(x509.SubjectAlternativeName([x509.DNSName(NAME)]), critical=False)
        .sign(key, hashes.SHA256())
    )
    files = folder / "tables.example.pem", folder / "tables.example.key"
    files[0].write_bytes(made.public_bytes(serialization.Encoding.PEM))
    files[1].write_bytes(
        key.private_bytes(
            serialization.Encoding.PEM, serialization.PrivateFormat.PKCS8, serialization.NoEncryption()
        )
    )
    return files


@contextmanager
def nginx(folder: Path, ports: list[int]) -> Iterator[int]:
    """deploy/nginx.conf, with other ports and certificates; the port it listens on."""
    found = find_program("nginx")
    if found is None:
        pytest.skip("there is no nginx here (scripts/servers installs it)")
    port, (pem, key) = free_port(), certificate(folder)
    text = (DEPLOY / "nginx.conf").read_text()
    changes = {
        "listen 443 ssl": f"listen 127.0.0.1:{port} ssl",
        "/etc/ssl/certs/tables.example.pem": str(pem),
        "/etc/ssl/private/tables.example.key": str(key),
        **{f"127.0.0.1:{8001 + number}": f"127.0.0.1:{there}" for number, there in enumerate(ports)},
    }
    for before, after in changes.items():
        assert before in text
        text = text.replace(before, after)
    (folder / "lampblack.conf").write_text(text)
    temporary = "".join(f"{name}_temp_path {folder}/{name};\n" for name in TEMPORARY)
    main = f"daemon off; pid {folder}/pid; error_log {folder}/error.log; user {owner()};\n"
    around = f"{main}events {{}}\nhttp {{ access_log off;\n{temporary}include {folder}/lampblack.conf; }}\n"
    (folder / "nginx.conf").write_text(around)
    with subprocess.Popen([str(found), "-p", str(folder), "-c", str(folder / "nginx.conf")]) as running:
        try:
            wait_for_port(port)
            yield port
        finally:
            running.terminate()


TEMPORARY = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"]


def owner() -> str:
    return "root" if os.geteuid() == 0 else "nobody"


def unchecked() -> ssl.SSLContext:
    """The certificate is of our own making; nobody has signed it."""
    context = ssl.create_default_context()
    context.check_hostname = False
    context.verify_mode = ssl.CERT_NONE
    return context


class TlsLooker(Looker):
    def someone(self) -> Person:
        return Person(self.url(), unchecked())


class TlsHand(Hand):
    """Comes by way of nginx, as a browser does."""

    def someone(self) -> Person:
        return Person(self.url(), unchecked())

    def looker(self) -> Looker:
        return TlsLooker(self.urls, self.table)


SYSTEMCTL = """#!/bin/sh
# restart lampblack@PORT: the one who keeps the server starts it again.
pid=$(cat "{folder}/${{2#lampblack@}}/pid")
kill -TERM "$pid"
while kill -0 "$pid" 2>/dev/null; do sleep 0.05; done
"""


@pytest.mark.skipif(shutil.which("curl") is None, reason="there is no curl here")
def test_a_rolling_restart_behind_nginx_loses_nothing(
    postgres: Postgres, redis: Redis, tmp_path: Path
) -> None:
    ports = [free_port() for _ in range(3)]
    with nginx(tmp_path, ports) as door, ExitStack() as stack:
        url = f"https://127.0.0.1:{door}"
        flags = ["--store", postgres.database(), "--bus", redis.url, "--public-url", url]
        flags += ["--trusted-proxies", "127.0.0.1", "--connections-per-address", "1000"]
        keepers = []
        for port in ports:
            keepers.append(Keeper(tmp_path / str(port), *flags, port=port))
            stack.callback(keepers[-1].close)
            wait_for_port(port)
        assert httpx.get(f"{url}/healthz", verify=unchecked()).text == "ok\n"
        assert httpx.get(f"{url}/metrics", verify=unchecked()).status_code == 404
        hands = [TlsHand([url], has_bot=False) for _ in range(2)]
        for hand in hands:
            hand.start()
            stack.callback(hand.stop)
        await_moves(hands)
        command = tmp_path / "systemctl"
        command.write_text(SYSTEMCTL.format(folder=tmp_path))
        command.chmod(0o755)
        words = [str(DEPLOY / "rolling-restart"), *map(str, ports)]
        environment = os.environ | {"SYSTEMCTL": str(command)}
        done = subprocess.run(
            words, env=environment, capture_output=True, text=True, timeout=PATIENT, check=False
        )
        assert done.returncode == 0, done.stderr
        assert done.stdout.count("is back") == 3
        await_moves(hands)
        for hand in hands:
            hand.end()
            assert hand.failure is None, hand.failure
        check_logs(flags[1], hands)
        assert [keeper.starts for keeper in keepers] == [2, 2, 2]
        assert not [keeper for keeper in keepers if "Traceback" in keeper.log()]


def await_moves(hands: list[TlsHand]) -> None:
    before = [hand.total() for hand in hands]
    deadline = time.monotonic() + PATIENT
    while any(hand.total() < count + 5 for hand, count in zip(hands, before)):
        assert [hand.failure for hand in hands] == [None] * len(hands)
        assert time.monotonic() < deadline, "somebody does not play"
        time.sleep(0.05)
