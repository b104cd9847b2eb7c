"""What is asked for over plain HTTP: games, sheets, today's expedition, how the server is. It changes nothing that is
kept; an analysis is worked out because somebody asks.

Every answer is a struct, and the OpenAPI document is generated from the list of addresses and their structs.
"""

from __future__ import annotations

import io
import ipaddress
import re
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from datetime import UTC, datetime
from typing import Any, Literal

import msgspec
import segno
from msgspec import Struct
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from pennypapers import __version__
from pennypapers.lab.analysis import Analysis
from pennypapers.notation import shipped_layout, write_layout
from pennypapers.notation.shipped import SHIPPED
from pennypapers.refusals import Refusal
from pennypapers.server import messages as wire
from pennypapers.server.analyses import Wanted
from pennypapers.server.analyst import Progress, Task
from pennypapers.server.answers import Reason
from pennypapers.server.codes import ALPHABET, LENGTH
from pennypapers.server.connection import House
from pennypapers.server.metrics import CONTENT_TYPE
from pennypapers.server.news import News
from pennypapers.server.pulse import Pulse
from pennypapers.server.shown_games import GameShown, RoundShown, ShownGames
from pennypapers.server.signals import AnySignal
from pennypapers.server.snapshot import Snapshot
from pennypapers.server.store import Unavailable
from pennypapers.table.fair_dice import daily_layouts

_encode = msgspec.json.Encoder().encode

ACCEPTED, NOT_FOUND, TOO_MANY, UNAVAILABLE = 202, 404, 429, 503
LARGEST_NUMBER = 9999
LONGEST_BASE = 500  # of an address: a QR code holds some more

_NUMBER = re.compile("[0-9]{1,4}")
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


Handler = Callable[[Request], Awaitable[Any]]


@dataclass(frozen=True)
class Address:
    """An address that can be asked: what it gives, or text of some kind if that is nothing."""

    path: str
    says: str
    handler: Handler
    gives: Any = None
    refuses: bool = False
    kind: str = "text/plain"
    unfinished: Any = None  # what it gives while the answer is being worked out
    unwell: Any = None  # what it gives with status 503, if that is no refusal


def addresses(house: House, public_metrics: bool, sub_path: str = "") -> list[Address]:
    games = ShownGames(house.store)
    analyses = house.analyses
    pulse = Pulse(house.store)

    async def health(_: Request) -> Health | Response:
        reason, tables = await pulse.trouble(), len(house.host.tables.unfinished())
        warming = house.warming.percent
        if reason is None:
            return Health("ok", __version__, tables, warming=warming)
        unwell = Health("not-saving", __version__, tables, reason, warming)
        return Response(_encode(unwell), UNAVAILABLE, media_type="application/json")

    async def metrics(request: Request) -> Response:
        if not public_metrics and not _is_from_this_machine(request):
            raise Refusal("no-such-page")
        return Response(house.metrics.text(), media_type=CONTENT_TYPE)

    async def offers(_: Request) -> Offers:
        day = datetime.now(UTC).date()
        return Offers([_sheet(name) for name in SHIPPED], day.isoformat(), list(daily_layouts(day)))

    async def game(request: Request) -> GameShown:
        return await games.game(request.path_params["id"])

    async def game_round(request: Request) -> RoundShown:
        number = request.path_params["number"]
        if not _NUMBER.fullmatch(number):
            raise Refusal("no-such-page")
        return await games.round(request.path_params["id"], int(number))

    async def game_text(request: Request) -> Response:
        text = await games.text(request.path_params["id"])
        name = f'attachment; filename="penny-papers-{request.path_params["id"][:8]}.game"'
        return Response(text, media_type="text/plain", headers={"content-disposition": name})

    async def analysis(request: Request) -> Analysis | Response:
        game, number = request.path_params["id"], request.path_params["number"]
        if not _NUMBER.fullmatch(number):
            raise Refusal("no-such-page")
        wanted = Wanted(game, int(number))
        found = analyses.ask(wanted)
        if found is None:
            players = (await games.game(game)).players
            if wanted.place >= len(players):
                raise Refusal("no-such-page")
            found = analyses.begin(wanted, Task(await games.text(game), players[wanted.place]))
        if isinstance(found, Progress):
            return Response(_encode(found), ACCEPTED, media_type="application/json")
        return found

    async def qr(request: Request) -> Response:
        code = request.path_params["code"]
        base = house.addresses[0] if house.addresses else str(request.base_url).rstrip("/")
        if not _CODE.fullmatch(code) or len(base) > LONGEST_BASE:
            raise Refusal("no-such-page")
        drawing = io.BytesIO()
        segno.make(f"{base}/table/{code}", micro=False).save(
            drawing, kind="svg", border=0, dark="#1e2436", omitsize=True, xmldecl=False
        )
        return Response(drawing.getvalue(), media_type="image/svg+xml")

    async def schema(_: Request) -> dict[str, Any]:
        return wire_schema()

    async def openapi(_: Request) -> dict[str, Any]:
        return openapi_document(all_addresses, sub_path)

    all_addresses = [
        Address("/health", "Whether the server is well.", health, Health, unwell=Health),
        Address(
            "/metrics",
            "Figures for Prometheus; for this machine only unless told otherwise.",
            metrics,
            refuses=True,
        ),
        Address(
            "/api/offers",
            "The sheets that come with the game, and which of them are today's expeditions.",
            offers,
            Offers,
        ),
        Address("/api/games/{id}", "A finished game.", game, GameShown, True),
        Address(
            "/api/games/{id}/rounds/{number}",
            "Everybody's turn and sheet after a round; 0 is before the first.",
            game_round,
            RoundShown,
            True,
        ),
        Address("/api/games/{id}/text", "A finished game as `.game` text.", game_text, refuses=True),
        Address(
            "/api/games/{id}/analysis/{number}",
            "What the strongest bot thinks of a player's turns; the first player is 0. While it is being worked out, "
            "how far that is (status 202).",
            analysis,
            Analysis,
            True,
            unfinished=Progress,
        ),
        Address(
            "/api/qr/{code}.svg",
            "The link to a table as a QR code.",
            qr,
            refuses=True,
            kind="image/svg+xml",
        ),
        Address("/api/schema", "JSON Schema of the messages on the socket.", schema, dict[str, Any]),
        Address("/api/openapi.json", "This document.", openapi, dict[str, Any]),
    ]
    return all_addresses


def routes(house: House, all_addresses: list[Address]) -> list[Route]:
    async def nothing(_: Request) -> None:
        raise Refusal("no-such-page")

    handlers = [(one.path, one.handler) for one in all_addresses]
    handlers.append(("/api/{rest:path}", nothing))  # whoever asks there is a program, and wants no page
    return [Route(path, _answering(house, handler), methods=["GET"]) for path, handler in handlers]


def _answering(house: House, handler: Handler) -> Callable[[Request], Awaitable[Response]]:
    async def answer(request: Request) -> Response:
        if not house.gate.may_ask(request.client.host if request.client else ""):
            return _refused(Refusal("too-many-requests"), TOO_MANY)
        try:
            given = await handler(request)
        except Refusal as refusal:
            return _refused(refusal, NOT_FOUND)
        except Unavailable as trouble:
            return _refused(Refusal("not-saved", reason=trouble.reason), UNAVAILABLE)
        if isinstance(given, Response):
            return given
        return Response(_encode(given), media_type="application/json")

    return answer


def _refused(refusal: Refusal, status: int) -> Response:
    return Response(_encode(Reason.of(refusal)), status, media_type="application/json")


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


# What describes it


def wire_schema() -> dict[str, Any]:
    """JSON Schema of everything that is sent and received on the socket, generated from the messages."""
    sent: list[Any] = [wire.Answer, wire.Refused, News, Snapshot, *AnySignal.__args__]
    answers = {tag_of(request): answer for request, answer in wire.ANSWERS.items()}
    schemas, components = msgspec.json.schema_components(
        [wire.AnyRequest, *sent, *answers.values()], ref_template="#/$defs/{name}"
    )
    received, *rest = schemas
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "Penny Papers, the wire",
        "version": wire.VERSION,
        "received": received,
        "sent": {"type": "array", "items": {"anyOf": rest[: len(sent)]}},
        "answers": dict(zip(answers, rest[len(sent) :], strict=True)),
        "$defs": components,
    }


def tag_of(request: type[wire.Request]) -> str:
    tag = request.__struct_config__.tag
    assert isinstance(tag, str)
    return tag


def openapi_document(all_addresses: list[Address], sub_path: str = "") -> dict[str, Any]:
    structs = [
        struct
        for one in all_addresses
        for struct in (one.gives, one.unfinished, one.unwell)
        if struct is not None
    ]
    schemas, components = msgspec.json.schema_components(
        [Reason, *structs], ref_template="#/components/schemas/{name}"
    )
    refusal, *given = schemas
    schema_of = iter(given)
    paths = {}
    for one in all_addresses:
        if one.gives is None:
            content = {one.kind: {"schema": {"type": "string"}}}
        else:
            content = {"application/json": {"schema": next(schema_of)}}
        responses: dict[str, Any] = {"200": {"description": one.says, "content": content}}
        if one.unfinished is not None:
            content = {"application/json": {"schema": next(schema_of)}}
            responses["202"] = {"description": "It is being worked out.", "content": content}
        if one.unwell is not None:
            content = {"application/json": {"schema": next(schema_of)}}
            responses["503"] = {"description": "Something is wrong.", "content": content}
        statuses = {"429": "Too many requests."}
        if one.refuses:
            statuses |= {"404": "There is none.", "503": "The store does not answer just now."}
        for status, why in statuses.items():
            responses[status] = {
                "description": why,
                "content": {"application/json": {"schema": refusal}},
            }
        paths[one.path] = {
            "get": {"summary": one.says, "parameters": _parameters(one.path), "responses": responses}
        }
    return {
        "openapi": "3.1.0",
        "info": {"title": "Penny Papers", "version": __version__},
        **({"servers": [{"url": sub_path}]} if sub_path else {}),
        "paths": paths,
        "components": {"schemas": components},
    }


_PARAMETERS: dict[str, dict[str, Any]] = {
    "{id}": {"type": "string", "minLength": 1},
    "{code}": {"type": "string", "pattern": f"^{_CODE.pattern}$"},
    "{number}": {"type": "integer", "minimum": 0, "maximum": LARGEST_NUMBER},
}


def _parameters(path: str) -> list[dict[str, Any]]:
    return [
        {"name": name.strip("{}"), "in": "path", "required": True, "schema": schema}
        for name, schema in _PARAMETERS.items()
        if name in path
    ]
