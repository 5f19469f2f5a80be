"""What /metrics shows. Each app has a registry of its own."""

import time
from functools import cache

from prometheus_client import (
    CollectorRegistry,
    Counter,
    Gauge,
    Histogram,
    ProcessCollector,
    disable_created_metrics,
    generate_latest,
)

from lampblack.kernel.seat import Seat
from lampblack.store import Around, LogEntry, Store, StoreFailed
from lampblack.table.supply import Thinkers

disable_created_metrics()  # type: ignore[no-untyped-call]


class Meters:
    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        ProcessCollector(registry=self.registry)
        self.requests = Counter(
            "lampblack_http_requests", "HTTP requests", ["method", "status"], registry=self.registry
        )
        self.messages = Counter(
            "lampblack_messages",
            "Requests to tables, by kind and answer",
            ["kind", "answer"],
            registry=self.registry,
        )
        self.entries = Counter("lampblack_log_entries", "Entries logged", ["kind"], registry=self.registry)
        self.append_seconds = Histogram(
            "lampblack_append_seconds",
            "From asking for an entry to its being durable",
            registry=self.registry,
        )
        self.append_failures = Counter(
            "lampblack_append_failures", "Entries that could not be logged", registry=self.registry
        )
        self.appends_waiting = Gauge(
            "lampblack_appends_waiting", "Entries on their way to the log", registry=self.registry
        )
        self.commit_seconds = Histogram(
            "lampblack_commit_seconds", "How long the database took for a batch", registry=self.registry
        )
        self.commit_entries = Histogram(
            "lampblack_commit_entries",
            "Changes in a batch",
            buckets=(1, 2, 4, 8, 16, 32, 64, 128, 256),
            registry=self.registry,
        )
        self.loop_lag_seconds = Histogram(
            "lampblack_loop_lag_seconds",
            "How late the event loop came to what was due",
            registry=self.registry,
        )
        self.bot_seconds = Histogram(
            "lampblack_bot_seconds", "How long a bot's decision took", ["bot"], registry=self.registry
        )
        self.bot_waiting_seconds = Histogram(
            "lampblack_bot_waiting_seconds", "How long a bot waited for a process", registry=self.registry
        )
        self.connections = Gauge("lampblack_connections", "Open sockets and streams", registry=self.registry)
        self.tables_in_memory = Gauge(
            "lampblack_tables_in_memory", "Tables in memory", registry=self.registry
        )

        self.bus_up = Gauge(
            "lampblack_bus_up", "Whether the other servers are heard; 0 without a bus", registry=self.registry
        )
        self.servers_heard = Gauge(
            "lampblack_servers_heard", "Other servers heard of lately", registry=self.registry
        )

        self.answered = cache(self.messages.labels)

    def committed(self, changes: int, seconds: float) -> None:
        self.commit_seconds.observe(seconds)
        self.commit_entries.observe(changes)

    def text(self) -> bytes:
        return generate_latest(self.registry)


class MeteredStore(Around):
    """A store whose appends are timed and counted."""

    def __init__(self, store: Store, meters: Meters) -> None:
        super().__init__(store)
        self._meters = meters
        self._waiting = 0
        meters.appends_waiting.set_function(lambda: self._waiting)
        self._logged = cache(meters.entries.labels)

    async def append(self, table: str, entry: LogEntry) -> bool:
        started = time.perf_counter()
        self._waiting += 1
        try:
            is_in = await self._store.append(table, entry)
        except StoreFailed:
            self._meters.append_failures.inc()
            raise
        finally:
            self._waiting -= 1
        self._meters.append_seconds.observe(time.perf_counter() - started)
        if is_in:
            self._logged(entry.kind).inc()
        return is_in


class MeteredBots:
    """Bots whose thinking is timed."""

    def __init__(self, bots: Thinkers, meters: Meters) -> None:
        self._bots = bots
        self._meters = meters

    async def choose(self, slug: str, position: str, seat: Seat, bot: str) -> list[str]:
        with self._meters.bot_seconds.labels(bot).time():
            return await self._bots.choose(slug, position, seat, bot)
