"""Whether a host tells people that it is their turn: by its settings, and where the cryptography is installed."""

import logging
from typing import TYPE_CHECKING

from lampblack.server.settings import Settings
from lampblack.store import Store
from lampblack.table.keyrings import Keyrings
from lampblack.table.supply import Supply

if TYPE_CHECKING:
    from lampblack.server.push.courier import Courier
    from lampblack.server.push.herald import Herald

log = logging.getLogger("push")


async def start_herald(
    settings: Settings, store: Store, rings: Keyrings, supply: Supply, courier: "Courier | None"
) -> "Herald | None":
    """None where nobody is to be told, or nobody can be."""
    if not settings.push:
        return None
    try:
        from lampblack.server.push.courier import Courier
        from lampblack.server.push.herald import Herald
        from lampblack.server.push.letters import Seal, key_of
    except ImportError:
        log.info("the package cryptography is not installed: nobody is told by web push")
        return None
    key = await key_of(store, settings.data, supply.clock())
    seal = Seal.of(key, settings.public_url or "mailto:nobody@localhost")
    return Herald(rings, courier or Courier(), seal, supply.clock, supply.claim)
