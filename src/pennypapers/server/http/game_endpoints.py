"""Finished games and their analyses, as they are asked for."""

from __future__ import annotations

import re

from starlette.requests import Request
from starlette.responses import Response

from pennypapers.lab.analysis import Analysis
from pennypapers.refusals import Refusal
from pennypapers.server.http.analyses import Analyses, Wanted
from pennypapers.server.http.analyst import Assignment, Progress
from pennypapers.server.http.endpoint import ACCEPTED, address_of, json_response
from pennypapers.server.http.finished_games import GameShown, RoundShown, ShownGames
from pennypapers.server.store import Store

_NUMBER = re.compile("[0-9]{1,4}")


class GameEndpoints:
    def __init__(self, store: Store, analyses: Analyses) -> None:
        self._games = ShownGames(store)
        self._analyses = analyses

    async def game(self, request: Request) -> GameShown:
        return await self._games.game(request.path_params["id"])

    async def round(self, request: Request) -> RoundShown:
        return await self._games.round(request.path_params["id"], _number(request))

    async def text(self, request: Request) -> Response:
        text = await self._games.text(request.path_params["id"])
        name = f'attachment; filename="penny-papers-{request.path_params["id"][:8]}.game"'
        return Response(text, media_type="text/plain", headers={"content-disposition": name})

    async def analysis(self, request: Request) -> Analysis | Response:
        game, number = request.path_params["id"], _number(request)
        wanted, address = Wanted(game, number), address_of(request)
        answer = self._analyses.ask(wanted, address)
        if answer is None:
            players = (await self._games.game(game)).players
            if number >= len(players):
                raise Refusal("no-such-page")
            assignment = Assignment(await self._games.text(game), players[number])
            answer = self._analyses.begin(wanted, assignment, address)
        return json_response(answer, ACCEPTED) if isinstance(answer, Progress) else answer


def _number(request: Request) -> int:
    number = request.path_params["number"]
    if not _NUMBER.fullmatch(number):
        raise Refusal("no-such-page")
    return int(number)
