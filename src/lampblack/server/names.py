"""By which names a server may be called that was told no public address.

A page of another site can make its own name lead to this machine, and would then be taken for ours. Names that
nobody can own elsewhere are safe: addresses, and names of the local network. For any other, the host says
``--public-url``.
"""

import ipaddress
import socket
from functools import cache
from typing import Final

LOCAL: Final = (".localhost", ".local", ".lan", ".internal", ".home.arpa")


def is_ours(host: str) -> bool:
    """``host`` as a browser sends it, with or without a port."""
    name = host.rpartition("]")[0].removeprefix("[") if host.startswith("[") else host.partition(":")[0]
    try:
        ipaddress.ip_address(name)
    except ValueError:
        lower = name.lower().rstrip(".")
        return "." not in lower or lower.endswith(LOCAL) or lower == own_name()
    return True


@cache
def own_name() -> str:
    return socket.gethostname().lower()
