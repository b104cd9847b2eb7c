"""What is asked about the server and the game: its health and figures, the sheets, a table's link as a QR code."""

from __future__ import annotations

import ipaddress
import re
from contextlib import suppress
from datetime import UTC, date, datetime
from typing import Literal

from msgspec import Struct
from starlette.requests import Request
from starlette.responses import Response

from pennypapers import __version__
from pennypapers.lab.analysis import SameDice
from pennypapers.notation import shipped_layout, write_layout
from pennypapers.notation.shipped import SHIPPED
from pennypapers.refusals import Refusal
from pennypapers.rules import LEVELS
from pennypapers.server.http.analyst import Progress
from pennypapers.server.http.day_bots import DayBots, Expedition
from pennypapers.server.http.endpoint import ACCEPTED, UNAVAILABLE, address_of, json_response
from pennypapers.server.http.pulse import Pulse
from pennypapers.server.http.qr_codes import LONGEST_BASE, QrCodes
from pennypapers.server.store import Unavailable
from pennypapers.server.tables.codes import ALPHABET, LENGTH
from pennypapers.server.wire.house import House
from pennypapers.server.wire.metrics import CONTENT_TYPE
from pennypapers.table.fair_dice import daily_layouts, expedition_layout

_CODE = re.compile(f"[{ALPHABET}]{{{LENGTH}}}")


class Health(Struct, frozen=True, omit_defaults=True):
    """`not-saving`: what people do is refused because the disk does not take it; `reason` is why. `warming`: how many
    per cent are compiled of what bots, hints and analyses need; nothing when all of it is."""

    status: Literal["ok", "not-saving"]
    version: str
    tables: int
    reason: str = ""
    warming: int | None = None


class SheetShown(Struct, frozen=True):
    sheet: str
    name: str
    adventure: str
    layout: str


class Offers(Struct, frozen=True):
    """All that a start page shows of the game, in one answer: asking twice is what takes long."""

    sheets: list[SheetShown]
    day: str
    today: list[str]  # the sheets of today's expeditions


class BotsOfDay(Struct, frozen=True):
    """What each level makes of the dice of a day's expedition."""

    bots: list[SameDice]


class ServerEndpoints:
    def __init__(self, house: House, day_bots: DayBots, public_metrics: bool) -> None:
        self._day_bots = day_bots
        self._house = house
        self._public_metrics = public_metrics
        self._pulse = Pulse(house.store)
        self._qr_codes = QrCodes(house.gate)

    async def health(self, _: Request) -> Health | Response:
        house = self._house
        reason, tables = await self._pulse.trouble(), await self._tables()
        warming = house.warming.percent
        if reason is None:
            return Health("ok", __version__, tables, warming=warming)
        return json_response(Health("not-saving", __version__, tables, reason, warming), UNAVAILABLE)

    async def _tables(self) -> int:
        """How many are not finished; as far as is known, if the store does not answer."""
        with suppress(Unavailable):
            await self._house.host.registry.count()
        return self._house.host.registry.unfinished

    async def metrics(self, request: Request) -> Response:
        if not self._public_metrics and not _is_from_this_machine(request):
            raise Refusal("no-such-page")
        await self._tables()
        return Response(self._house.metrics.text(), media_type=CONTENT_TYPE)

    async def offers(self, _: Request) -> Offers:
        day = self._today()
        return Offers([_sheet(name) for name in SHIPPED], day.isoformat(), list(daily_layouts(day)))

    async def day_bots(self, request: Request) -> BotsOfDay | Response:
        then, sheet = expedition_layout(
            request.path_params["day"], self._today(), layout=request.path_params["sheet"]
        )
        found = self._day_bots.ask(Expedition(then, sheet))
        if found is None:
            return json_response(Progress(0, len(LEVELS), warming=self._house.warming.percent), ACCEPTED)
        return BotsOfDay(found)

    def _today(self) -> date:
        return datetime.fromtimestamp(self._house.host.now() / 1000, UTC).date()

    async def qr(self, request: Request) -> Response:
        code, addresses = request.path_params["code"], self._house.addresses
        base = addresses[0] if addresses else str(request.base_url).rstrip("/")
        if not _CODE.fullmatch(code) or len(base) > LONGEST_BASE:
            raise Refusal("no-such-page")
        drawing = self._qr_codes.of_table(base, code, address_of(request))
        return Response(drawing, media_type="image/svg+xml")


def _sheet(name: str) -> SheetShown:
    layout = shipped_layout(name)
    return SheetShown(name, layout.name, layout.adventure, write_layout(layout))


def _is_from_this_machine(request: Request) -> bool:
    """Not what a proxy on this machine passes on for somebody elsewhere."""
    if request.client is None or "x-forwarded-for" in request.headers or "forwarded" in request.headers:
        return False
    try:
        return ipaddress.ip_address(request.client.host).is_loopback
    except ValueError:
        return False
