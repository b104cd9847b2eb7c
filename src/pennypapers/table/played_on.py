"""A game that goes on from a round of another one: how it is marked, and which dice would have come.

Its file has the mark in its `event`. Its dice up to that round are those of the other game, and so no secret of its own
says them: they cannot be checked, and the file has no header of fair dice.
"""

from __future__ import annotations

import re

from pennypapers.notation import GameText

_MARK = re.compile(r"played on from round ([1-9][0-9]{0,5})(?: of \S+)?")


def played_on_text(round_: int, game: str = "") -> str:
    """The mark of a game that goes on from this round of the game with this id, or of one without an id."""
    return f"played on from round {round_}" + (f" of {game}" if game else "")


def played_on_from(game: GameText) -> int:
    """The round from which a game was played on; 0 if it was played from its beginning."""
    found = _MARK.fullmatch(game.notes.get("event", ""))
    return int(found[1]) if found else 0
