"""A bot in a player's place: the same dice, and from others the same hazards as far as that can be."""

from __future__ import annotations

from typing import NamedTuple

from pennypapers.bots import Budget, LevelBot, Situation
from pennypapers.lab.analysis_dice import FollowingRolls
from pennypapers.lab.chance import luck as luck_of
from pennypapers.notation import GameText
from pennypapers.rules import LEVELS, SHEETS, Draw, Sheet, Step

_THINKS = "explorer"  # whose budget can be another one


class PlayedAgain(NamedTuple):
    stars: int
    turns: tuple[tuple[Step, ...], ...]
    on_known_dice: bool


def play_same_dice(
    game: GameText, player: str, level: str, budget: Budget | None, following: FollowingRolls, luck: int
) -> PlayedAgain:
    """Alone, until the sheet is full or time is up; at a table, for as many rounds as that game had."""
    players = len(game.players)
    strict = game.strict
    bot = LevelBot(level, budget if level == _THINKS else None)
    sheet: Sheet = SHEETS[game.layout.adventure](game.layout)
    rolls = [played.roll for played in game.rounds]
    turns: list[tuple[Step, ...]] = []
    while not _is_over(sheet, len(turns), len(rolls), players):
        number = len(turns) + 1
        roll = rolls[number - 1] if number <= len(rolls) else following.dice.roll(number)
        situation = Situation(sheet, roll, number, players, strict)
        own_luck = luck_of(luck, 0, 1 + LEVELS.index(level), number)
        steps, sheet = _play(game, player, bot, situation, own_luck)
        turns.append(steps)
    sheet.finish(strict)
    on_known_dice = len(turns) <= len(rolls) + len(following.known)
    return PlayedAgain(sheet.score(strict).stars, tuple(turns), on_known_dice)


def _is_over(sheet: Sheet, rounds: int, known: int, players: int) -> bool:
    if players == 1:
        return sheet.is_over([sheet], rounds)
    return sheet.is_full or rounds == known


def _play(
    game: GameText, player: str, bot: LevelBot, situation: Situation, luck: int
) -> tuple[tuple[Step, ...], Sheet]:
    if not situation.roll.hazard:
        turn = situation.sheet.turn(situation.roll)
        for step in bot.turn(situation, luck):
            turn.play(step)
        return tuple(turn.steps), turn.commit()
    if situation.solo:
        space = bot.hazard(situation, luck)
    else:
        space = _as_it_came(game, player, situation, luck)
    return (Draw(space),), situation.sheet.with_hazard(space, situation.solo)


def _as_it_came(game: GameText, player: str, situation: Situation, luck: int) -> str:
    """Where somebody drew on the player's sheet; where it hurts, if that space is taken on this one."""
    (drawn,) = (turn.steps[0] for turn in game.rounds[situation.round - 1].turns if turn.holds == player)
    assert isinstance(drawn, Draw)
    if drawn.space in situation.sheet.hazard_spaces(solo=False):
        return drawn.space
    return LevelBot("explorer", Budget()).hazard(situation, luck)
