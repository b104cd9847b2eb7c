"""The rolls that would have come after a game's last one: a bot that plays on its dice may need more of them."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from pennypapers.notation import GameText
from pennypapers.rules import ADVENTURES, Roll
from pennypapers.table import FairDice, fair_key
from pennypapers.table.fair_dice import daily_key, daily_seed, seeded_key


class FollowingRolls(NamedTuple):
    """`known` are the rolls up to the last round that any adventure has, if the game says where its dice come from;
    else there are none, and `dice` are as good as any."""

    known: tuple[Roll, ...]
    dice: FairDice


def following_rolls(game: GameText) -> FollowingRolls:
    last = max(adventure.last_round_alone or 0 for adventure in ADVENTURES.values())
    for key in _keys(game):
        dice = FairDice(key)
        if all(dice.roll(number) == played.roll for number, played in enumerate(game.rounds, 1)):
            numbers = range(len(game.rounds) + 1, last + 1)
            return FollowingRolls(tuple(dice.roll(number) for number in numbers), dice)
    rolled = " ".join(str(played.roll) for played in game.rounds)
    return FollowingRolls((), FairDice(seeded_key(rolled)))


def _keys(game: GameText) -> Iterator[bytes]:
    """What the game's dice may have been made from, by its headers."""
    notes = game.notes
    if "secret" in notes:
        words = notes.get("words", " ".join("-" * len(game.players))).split(" ")
        yield fair_key(
            bytes.fromhex(notes["secret"]), [None if word == "-" else bytes.fromhex(word) for word in words]
        )
    if "seed" in notes:
        day = daily_seed(notes["seed"], game.sheet)
        yield daily_key(day, game.sheet) if day else seeded_key(notes["seed"])
