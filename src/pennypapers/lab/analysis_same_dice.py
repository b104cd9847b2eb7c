"""A bot plays a finished game again in a player's place: with the same dice, and as far as possible with the same
hazards that other players drew on the sheet."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import count
from typing import NamedTuple

from pennypapers.bots import Budget, LevelBot, Situation, decide
from pennypapers.bots.solo import Turns, play_sheet
from pennypapers.lab.analysis_dice import FollowingRolls
from pennypapers.lab.seeds import decision_seed
from pennypapers.notation import GameText
from pennypapers.rules import LEVELS, Draw, Roll, Step, empty_sheet

_SEARCHES = "explorer"  # the one level that plays with the budget of the analysis; the others have their own


class PlayedAgain(NamedTuple):
    """The result of such a game. `on_known_dice` is false if it lasted longer than the rolls that are known."""

    stars: int
    turns: Turns
    on_known_dice: bool


def play_same_dice(
    game: GameText, player: str, level: str, budget: Budget | None, following: FollowingRolls, seed: int
) -> PlayedAgain:
    """Let a level play the game. A solo game goes on until it is over; at a table of several it lasts at most as many
    rounds as the original one, as nobody knows what the others would have done afterwards."""
    bot = LevelBot(level, budget if level == _SEARCHES else None)

    def choose(situation: Situation) -> Sequence[Step]:
        own_seed = decision_seed(seed, 0, 1 + LEVELS.index(level), situation.round)
        if situation.roll.hazard and not situation.solo:
            return (Draw(_hazard_received(game, player, situation, own_seed)),)
        return decide(bot, situation, own_seed)

    sheet = empty_sheet(game.layout)
    played = play_sheet(sheet, _rolls(game, following), choose, players=len(game.players), strict=game.strict)
    on_known_dice = len(played.turns) <= len(game.rounds) + len(following.known)
    return PlayedAgain(played.sheet.score(game.strict).stars, played.turns, on_known_dice)


def _rolls(game: GameText, following: FollowingRolls) -> Iterator[Roll]:
    yield from (played.roll for played in game.rounds)
    if len(game.players) == 1:
        yield from (following.dice.roll(number) for number in count(len(game.rounds) + 1))


def _hazard_received(game: GameText, player: str, situation: Situation, seed: int) -> str:
    """The space where somebody drew a hazard on the player's sheet in that game. If it is taken on this sheet, the
    space where `explorer` would draw it."""
    (drawn,) = (turn.steps[0] for turn in game.rounds[situation.round - 1].turns if turn.holds == player)
    assert isinstance(drawn, Draw)
    if drawn.space in situation.sheet.hazard_spaces(solo=False):
        return drawn.space
    return LevelBot("explorer", Budget()).hazard(situation, seed)
