"""How much memory a server takes at rest: ``python bench/server_memory.py``."""

import re
import subprocess
import sys
import tempfile
import time
import urllib.request
from pathlib import Path

GOAL_MB = 120
REST_SECONDS = 2
ADDRESS = re.compile(r"http://[\w.:\[\]]+")


def server_memory_lines() -> list[str]:
    """The resident memory of a server process that has answered one request and waits."""
    if not Path("/proc/self/status").exists():
        return ["Server memory was not measured: it needs Linux's /proc."]
    with tempfile.TemporaryDirectory() as data:
        command = [sys.executable, "-u", "-m", "lampblack", "serve", "--port", "0", "--data", data]
        server = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
        try:
            address = wait_for_address(server)
            if address is None:
                return ["Server memory was not measured: lampblack serve did not start."]
            with urllib.request.urlopen(f"{address}/api/games") as answer:
                answer.read()
            time.sleep(REST_SECONDS)
            rest = resident_mb(server.pid)
        finally:
            server.terminate()
            server.wait()
    verdict = "reached" if rest < GOAL_MB else "NOT reached"
    return [f"A server process at rest holds {rest:.0f} MB (the goal is under {GOAL_MB}: {verdict})."]


def wait_for_address(server: "subprocess.Popen[str]") -> str | None:
    assert server.stdout is not None
    for line in server.stdout:
        found = ADDRESS.search(line)
        if found:
            return found.group()
    return None


def resident_mb(pid: int) -> float:
    status = Path(f"/proc/{pid}/status").read_text()
    found = re.search(r"VmRSS:\s+(\d+) kB", status)
    assert found is not None
    return int(found.group(1)) / 1024


if __name__ == "__main__":
    print("\n".join(server_memory_lines()))
