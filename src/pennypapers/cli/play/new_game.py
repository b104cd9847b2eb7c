"""How a game in the terminal begins, on the screen or line by line: with which sheet and which dice."""

from __future__ import annotations

import secrets
from datetime import UTC, datetime

from pennypapers.cli.common.layouts import find_layout
from pennypapers.cli.common.speech import Speech
from pennypapers.cli.common.usage import Misuse
from pennypapers.notation import SHIPPED, shipped_layout
from pennypapers.notation.characters import is_unseen
from pennypapers.refusals import Refusal
from pennypapers.sheets import Layout
from pennypapers.table import FairDice
from pennypapers.table.fair_dice import daily_key, daily_layouts, daily_seed, daily_text, seeded_key


def offered_sheets(today: bool) -> tuple[str, ...]:
    """The shipped sheets to choose from: for an expedition only those of today."""
    return daily_layouts(datetime.now(UTC).date()) if today else SHIPPED


def chosen_layout(speech: Speech, sheet: str, today: bool) -> tuple[Layout, str]:
    """The layout to play on. An expedition is played on one side of each adventure, which changes from day to day; if
    the other side was named, a sentence says so."""
    offered = offered_sheets(today)
    if not today or sheet in offered:
        return find_layout(sheet), ""
    for name in offered:
        adventure = shipped_layout(name).adventure
        if sheet == adventure or (sheet in SHIPPED and shipped_layout(sheet).adventure == adventure):
            return shipped_layout(name), speech.say("play-today-side", sheet=name)
    raise Misuse("play-today-sheet", sheets=", ".join(offered))


def new_seed(sheet_name: str, seed: str, today: bool) -> str:
    """The seed of the dice: that of today's expedition, which everybody has; else the given one, or a random one."""
    if today:
        return daily_text(datetime.now(UTC).date(), sheet_name)
    return seed or secrets.token_hex(8)


def today_title(speech: Speech) -> str:
    return speech.say("play-today-title", date=datetime.now(UTC).date().isoformat())


def check_seed(seed: str) -> None:
    """Refuse a seed that could not be read back from the file of the game."""
    if seed != seed.strip(" \t") or any(is_unseen(character) for character in seed):
        raise Refusal("bad-seed", text=ascii(seed))


def dice_of(seed: str, sheet_name: str) -> FairDice:
    """The dice of a game, by its seed."""
    day = daily_seed(seed, sheet_name)
    return FairDice(daily_key(day, sheet_name) if day else seeded_key(seed))
