"""The finished game goes to the store as text, linked to the devices that played it."""

from __future__ import annotations

from contextlib import suppress
from datetime import UTC, date, datetime

import msgspec

from pennypapers.notation import write_game
from pennypapers.server.messages.answers import GameFacts
from pennypapers.server.store import GameLink, Store, Unavailable
from pennypapers.server.tables.finished import lowered, stars_by_rule
from pennypapers.server.tables.journal import Journal
from pennypapers.server.tables.lessons import LESSONS
from pennypapers.server.tables.state import TableState
from pennypapers.table.fair_dice import daily_text
from pennypapers.table.played_on import played_on_text

_encode = msgspec.json.Encoder().encode


class RunningArchive:
    """`is_kept` is whether the finished game is in the store."""

    def __init__(self, journal: Journal, store: Store) -> None:
        self.is_kept = False
        self._journal = journal
        self._store = store

    async def keep(self) -> None:
        """Keep the game, which is over. If that fails it is tried again later: the log has it all."""
        if self.is_kept:
            return
        state = self._journal.state
        with suppress(Unavailable):
            await self._store.keep_game(state.id, game_text(state), state.at, _links(state))
            if state.opened.lesson:
                for seat in state.order:
                    await self._store.finish_lesson(state.seats[seat].device, state.opened.lesson)
            await self._store.finish(state.id)
            self.is_kept = True


def _links(state: TableState) -> list[GameLink]:
    """A link for the device of every person; a first game, which is a lesson, is in nobody's list of games."""
    if state.opened.lesson:
        return []
    return [
        GameLink(state.seats[seat].device, seat, _encode(_facts(state, seat, place)).decode())
        for seat, place in zip(state.order, state.playing().places(), strict=True)
        if not state.seats[seat].bot
    ]


def _facts(state: TableState, seat: int, place: int) -> GameFacts:
    game, player, played_on = state.playing(), state.seats[seat].initials, state.opened.played_on
    score, has_level = game.score(player), game.solo and played_on is None
    return GameFacts(
        sheet=state.opened.sheet,
        name=state.layout.name,
        adventure=state.layout.adventure,
        player=player,
        stars=score.stars,
        place=place,
        of=len(state.order),
        level=game.level() if has_level else "",
        level_lowered=lowered(game.sheets[player]) if has_level else None,
        day=state.opened.day,
        first_try=state.first_tries.get(seat, False),
        by_rule=stars_by_rule(score, game.sheets[player]),
        played_on=played_on.round if played_on else 0,
    )


def game_text(state: TableState) -> str:
    """The game as it is written down; the secret of the dice only when it is over."""
    opened = state.opened
    notes = {"date": datetime.fromtimestamp(opened.at / 1000, UTC).strftime("%Y-%m-%dT%H:%M:%SZ")}
    if opened.played_on:
        notes["event"] = played_on_text(opened.played_on.round, opened.played_on.game)
    elif opened.day:
        notes["seed"] = daily_text(date.fromisoformat(opened.day), opened.sheet)
    elif opened.lesson:
        notes["seed"] = LESSONS[opened.lesson].seed
    elif opened.seed:
        notes["seed"] = opened.seed
    elif state.phase == "over":
        notes["commitment"], notes["secret"] = opened.commitment, opened.secret
        notes["words"] = " ".join(state.words.get(seat, "-") for seat in state.order)
    return write_game(state.playing().game(**notes))
