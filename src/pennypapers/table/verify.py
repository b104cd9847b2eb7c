"""Checks the dice of a finished game against the secret that its table has revealed."""

from __future__ import annotations

from pennypapers.notation import GameText
from pennypapers.refusals import Refusal
from pennypapers.table.fair_dice import FairDice, commitment, daily_key, daily_seed, fair_key
from pennypapers.table.played_on import played_on_from


def verify(game: GameText) -> None:
    """Refuse the first round in which the dice, or the sheets that players hold, are not what the table committed to.

    An expedition of the day has no secret: it is recognized by its seed, and its key is made of that. The dice of a
    game that was played on from another one were given to it, and cannot be checked.
    """
    if (begun := played_on_from(game)) and "secret" not in game.notes:
        raise Refusal("dice-given", round=begun).at(1, 1)
    dice = FairDice(_key(game))
    for number, played in enumerate(game.rounds, 1):
        roll = dice.roll(number)
        if played.roll != roll:
            raise played.line.refuse("dice-differ", round=number, said=str(played.roll), wanted=str(roll))
        holds = dict(dice.holds(number, game.players))
        for turn in played.turns:
            if turn.holds and turn.holds != holds[turn.player]:
                raise turn.line.refuse(
                    "passing-differs",
                    round=number,
                    player=turn.player,
                    said=turn.holds,
                    wanted=holds[turn.player],
                )


def _key(game: GameText) -> bytes:
    day = daily_seed(game.notes.get("seed", ""), game.sheet)
    if day and "secret" not in game.notes:
        return daily_key(day, game.sheet)
    for key in ("commitment", "secret", "words"):
        if key not in game.notes:
            raise Refusal("not-fair-dice", header=key).at(1, 1)
    secret = bytes.fromhex(game.notes["secret"])
    if commitment(secret) != game.notes["commitment"]:
        raise Refusal("secret-differs").at(1, 1)
    words = [None if word == "-" else bytes.fromhex(word) for word in game.notes["words"].split(" ")]
    return fair_key(secret, words)
