"""What is asked for over plain HTTP: games, sheets, today's expedition, how the server is. It changes nothing that is
kept; an analysis is worked out because somebody asks.

Every answer is a struct, and the OpenAPI document is generated from the list of endpoints and their structs.
"""

from __future__ import annotations

from typing import Any

from pennypapers.lab.analysis import Analysis
from pennypapers.server.http.analyses import Analyses
from pennypapers.server.http.analyst import Progress
from pennypapers.server.http.day_bots import DayBots
from pennypapers.server.http.endpoint import Endpoint
from pennypapers.server.http.finished_games import GameShown, RoundShown
from pennypapers.server.http.fixed import once
from pennypapers.server.http.game_endpoints import GameEndpoints
from pennypapers.server.http.openapi import openapi_document
from pennypapers.server.http.server_endpoints import BotsOfDay, Health, Offers, ServerEndpoints
from pennypapers.server.http.wire_schema import wire_schema
from pennypapers.server.wire.house import House


def list_endpoints(
    house: House,
    analyses: Analyses,
    public_metrics: bool,
    sub_path: str = "",
    day_bots: DayBots | None = None,
) -> list[Endpoint]:
    facts = ServerEndpoints(house, day_bots or DayBots(house.warming), public_metrics)
    games = GameEndpoints(house.store, analyses)

    def schema() -> dict[str, Any]:
        return wire_schema()

    def openapi() -> dict[str, Any]:
        return openapi_document(listed, sub_path)

    listed = [
        Endpoint("/health", "Whether the server is well.", facts.health, Health, unwell=Health),
        Endpoint(
            "/metrics",
            "Figures for Prometheus; for this machine only unless told otherwise.",
            facts.metrics,
            refuses=True,
        ),
        Endpoint(
            "/api/offers",
            "The sheets that come with the game, and which of them are today's expeditions.",
            facts.offers,
            Offers,
        ),
        Endpoint(
            "/api/expeditions/{day}/{sheet}/bots",
            "What the bots make of a day's expedition. While it is being worked out, that it is (status 202).",
            facts.day_bots,
            BotsOfDay,
            True,
            unfinished=Progress,
        ),
        Endpoint("/api/games/{id}", "A finished game.", games.game, GameShown, True),
        Endpoint(
            "/api/games/{id}/rounds/{number}",
            "Everybody's turn and sheet after a round; 0 is before the first.",
            games.round,
            RoundShown,
            True,
        ),
        Endpoint("/api/games/{id}/text", "A finished game as `.game` text.", games.text, refuses=True),
        Endpoint(
            "/api/games/{id}/analysis/{number}",
            "What the strongest bot thinks of a player's turns; the first player is 0. While it is being worked out, "
            "how far that is (status 202).",
            games.analysis,
            Analysis,
            True,
            unfinished=Progress,
        ),
        Endpoint(
            "/api/qr/{code}.svg",
            "The link to a table as a QR code.",
            facts.qr,
            refuses=True,
            kind="image/svg+xml",
        ),
        Endpoint("/api/schema", "JSON Schema of the messages on the socket.", once(schema), dict[str, Any]),
        Endpoint(
            "/api/openapi.json",
            "This document.",
            once(lambda: openapi_document(listed, sub_path)),
            dict[str, Any],
        ),
    ]
    return listed
