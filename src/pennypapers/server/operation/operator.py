"""What an operator's commands may ask of the running server; what they look up, they read in the store."""

from __future__ import annotations

import logging
from typing import Any

from pennypapers.refusals import Refusal
from pennypapers.server.http.analyses import Analyses
from pennypapers.server.wire.house import House

MINUTE = 60_000

_logger = logging.getLogger(__name__)


class Operator:
    def __init__(self, house: House, analyses: Analyses) -> None:
        self._house = house
        self._analyses = analyses

    async def do(self, request: dict[str, Any]) -> None:
        host = self._house.host
        match request:
            case {"do": "close", "table": str(table)}:
                await host.registry.remove(table)
                _logger.info("a table was closed by the operator", extra={"table": table})
            case {"do": "forget", "device": str(device)}:
                self._analyses.drop(await host.devices.forget_everywhere(device))
                _logger.info("a device was forgotten by the operator")
            case {"do": "announce", "text": str(text), "minutes": int(minutes)}:
                now = host.now()
                self._house.notices.announce(text, now, now + minutes * MINUTE)
                _logger.info("everybody was told something by the operator")
            case _:
                raise Refusal("bad-message", problem=str(request.get("do")))
