"""A whole host that is never left in peace: servers, PostgreSQL and Redis are killed, connections cut and delayed."""

import random
import signal
import threading
import time
from contextlib import ExitStack
from pathlib import Path
from typing import Self

from tests.proxy import Proxy
from tests.server.fleet.nursery import Nursling
from tests.server.fleet.yard import through
from tests.server.host import PATIENT
from tests.services import Postgres, Redis, free_port


class Keeper:
    """Starts its server again whenever it ends, as systemd would."""

    def __init__(self, data: Path, *flags: str, port: int | None = None) -> None:
        self.port = free_port() if port is None else port
        self.url = f"http://127.0.0.1:{self.port}"
        self._data, self._flags = data, flags
        self.pid = data / "pid"
        self._process: Nursling | None = None
        self._is_wanted = True
        self.starts = 0
        self._thread = threading.Thread(target=self._keep, daemon=True)
        self._thread.start()

    def _keep(self) -> None:
        while self._is_wanted:
            process = Nursling(self._data, "--port", str(self.port), *self._flags)
            try:
                with process as running:
                    self._process = running
                    self.starts += 1
                    self.pid.write_text(str(running.process.pid))
                    if not self._is_wanted:
                        running.stop()
                    running.process.wait()
            except AssertionError:
                time.sleep(0.1)  # it could not start, for instance while its database was away; once more

    def is_up(self) -> bool:
        return self._process is not None and self._process.process.poll() is None

    def end(self, how: signal.Signals) -> None:
        if self._process is not None and self._process.process.poll() is None:
            self._process.process.send_signal(how)

    def close(self) -> None:
        self._is_wanted = False
        deadline = time.monotonic() + PATIENT
        while self._thread.is_alive():
            self.end(signal.SIGTERM)
            self._thread.join(0.5)
            assert time.monotonic() < deadline, "the server did not stop"

    def log(self) -> str:
        return (self._data / "server.log").read_text()


class Town:
    def __init__(self, postgres: Postgres, folder: Path, servers: int = 3, seed: int | None = None) -> None:
        self.postgres = postgres
        self.database = postgres.database()
        self.redis = Redis()
        self._folder, self._servers = folder, servers
        self.dice = random.Random(seed)
        self.done: dict[str, int] = {}

    def __enter__(self) -> Self:
        with ExitStack() as stack:
            stack.enter_context(self.redis)
            self.to_store = stack.enter_context(Proxy(self.postgres.socket()))
            self.to_bus = stack.enter_context(Proxy(self.redis.port))
            flags = [
                "--store", through(self.to_store, self.database),
                "--bus", f"redis://127.0.0.1:{self.to_bus.port}",
                "--connections-per-address", "100000",
                "--chat-per-minute", "100000",
            ]  # fmt: skip
            self.keepers: list[Keeper] = []
            for number in range(self._servers):
                keeper = Keeper(self._folder / str(number), *flags)
                stack.callback(keeper.close)
                self.keepers.append(keeper)
            self.wait()
            self._stack = stack.pop_all()
        return self

    def __exit__(self, *_: object) -> None:
        self._stack.close()

    def urls(self) -> list[str]:
        return [keeper.url for keeper in self.keepers]

    def wait(self) -> None:
        """Until every server answers."""
        deadline = time.monotonic() + PATIENT
        while not all(keeper.is_up() for keeper in self.keepers):
            assert time.monotonic() < deadline, [keeper.log()[-2000:] for keeper in self.keepers]
            time.sleep(0.05)

    def kills(self) -> int:
        return self.done.get("kill", 0)

    def disturb(self) -> None:
        """Something goes wrong."""
        names = ["kill", "restart", "cut store", "cut bus", "slow", "end redis", "end postgres"]
        (name,) = self.dice.choices(names, [60, 8, 8, 5, 6, 4, 2])
        self.done[name] = self.done.get(name, 0) + 1
        keeper = self.dice.choice(self.keepers)
        match name:
            case "kill":
                while not keeper.is_up():
                    time.sleep(0.02)
                keeper.end(signal.SIGKILL)
            case "restart":
                keeper.end(signal.SIGTERM)
            case "cut store":
                self.to_store.cut()
            case "cut bus":
                self.to_bus.cut()
            case "slow":
                self.to_store.delay = self.to_bus.delay = 0.1
                time.sleep(0.3)
                self.to_store.delay = self.to_bus.delay = 0.0
            case "end redis":
                self.redis.kill()
                time.sleep(0.3)
                self.redis.start()
            case "end postgres":
                self.postgres.stop(self.dice.choice([signal.SIGQUIT, signal.SIGQUIT, signal.SIGINT]))
                self.postgres.start()
