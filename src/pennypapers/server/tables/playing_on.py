"""A game that goes on from a round of another one, for one person. Whoever else played is taken over by a bot."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import NamedTuple

from pennypapers.lab.analysis_dice import following_rolls
from pennypapers.notation import GameText, read_game, shipped_layout, write_layout
from pennypapers.notation.shipped import SHIPPED
from pennypapers.refusals import Refusal
from pennypapers.server.messages import log
from pennypapers.server.tables.written_log import rounds_as_entries
from pennypapers.table import Table, replay

OTHERS = "pathfinder"  # the level of the bots in the others' seats: it plays at once, however many there are


class PlayedOn(NamedTuple):
    """The game up to the round that is to be played, and the rolls that come from then on, if they are to be those of
    the other game."""

    sheet: str
    layout: str
    begun: Table
    coming: list[log.Coming]


def play_on_from(text: str, player: str, round_: int, *, new_dice: bool) -> PlayedOn:
    """The beginning of a game that goes on from this round. The text may be anybody's: whatever is wrong with it is
    refused."""
    game = read_game(text)
    if player not in game.players:
        raise Refusal("unknown-player", player=player)
    replay(game)
    last = len(game.rounds)
    if not 1 <= round_ <= last:
        raise Refusal("no-such-round", round=round_, last=last)
    begun = replay(replace(game, rounds=game.rounds[: round_ - 1], result=None))
    coming = [] if new_dice else list(_coming(game, round_))
    if game.sheet in SHIPPED and shipped_layout(game.sheet) == game.layout:
        return PlayedOn(game.sheet, "", begun, coming)
    return PlayedOn("", write_layout(game.layout), begun, coming)


def _coming(game: GameText, round_: int) -> Iterator[log.Coming]:
    """The rolls of the game from a round on, and after its last one those that would have followed, if the game says
    what its dice were made of."""
    players = game.players
    for played in game.rounds[round_ - 1 :]:
        holds = [players.index(turn.holds) for turn in played.turns if turn.holds]
        if played.roll.hazard and len(holds) != (len(players) if len(players) > 1 else 0):
            return  # the last round of a game that was not finished: not everybody is known to hold a sheet
        yield log.Coming(roll=str(played.roll), holds=holds)
    following = following_rolls(game)
    for number, roll in enumerate(following.known, len(game.rounds) + 1):
        passed = roll.hazard and len(players) > 1
        yield log.Coming(roll=str(roll), holds=following.dice.passing(number, len(players)) if passed else [])


def entries_of(
    opened: log.Opened, played_on: PlayedOn, player: str, device: str, name: str
) -> list[log.AnyEntry]:
    """The log of a table where this device goes on for this player."""
    at, begun = opened.at, played_on.begun
    entries: list[log.AnyEntry] = [opened]
    for seat, initials in enumerate(begun.players):
        if initials == player:
            entries.append(log.Seated(at=at, seat=seat, name=name, initials=initials, device=device))
        else:
            entries.append(log.Seated(at=at, seat=seat, name=OTHERS, initials=initials, bot=OTHERS))
    entries.append(log.KeeperChanged(at=at, seat=begun.players.index(player)))
    return [*entries, *rounds_as_entries(begun, at)]
