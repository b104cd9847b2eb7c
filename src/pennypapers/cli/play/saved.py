"""The games that the terminal keeps: one unfinished, and all that were finished."""

from __future__ import annotations

import os
from collections.abc import Sequence
from datetime import datetime
from pathlib import Path
from typing import NamedTuple

from pennypapers.notation import read_game, write_game
from pennypapers.refusals import Refusal
from pennypapers.rules import LEVELS
from pennypapers.table import Table, replay

UNFINISHED = "unfinished.game"
WITH_BOTS = "with bots: "  # how the event of such a game begins; their levels follow


class Unfinished(NamedTuple):
    """A game to go on with, the seed of its dice, and the levels of the bots that play along."""

    table: Table
    seed: str
    bots: tuple[str, ...]


class SavedGames:
    def __init__(self, folder: Path) -> None:
        self._folder = folder / "solo"

    def load(self) -> Unfinished | None:
        """The unfinished game, if there is one that can be gone on with."""
        try:
            game = read_game((self._folder / UNFINISHED).read_bytes())
            table = replay(game)
        except (OSError, Refusal):
            return None
        event = game.notes.get("event", "")
        bots = tuple(event.removeprefix(WITH_BOTS).split()) if event.startswith(WITH_BOTS) else ()
        is_ours = "seed" in game.notes and len(table.players) == 1 + len(bots) and set(bots) <= set(LEVELS)
        return Unfinished(table, game.notes["seed"], bots) if is_ours and not table.is_over else None

    def save(self, table: Table, seed: str, bots: Sequence[str] = ()) -> Path:
        return self._write(UNFINISHED, table, seed, bots)

    def finish(self, table: Table, seed: str, bots: Sequence[str] = ()) -> Path:
        """Keep a finished game for good."""
        path = self._write(self._new_name(table.sheet_name), table, seed, bots)
        (self._folder / UNFINISHED).unlink(missing_ok=True)
        return path

    def put_aside(self) -> Path | None:
        """Make room for a new game without losing the unfinished one."""
        unfinished = self._folder / UNFINISHED
        if not unfinished.exists():
            return None
        return unfinished.rename(self._folder / self._new_name("unfinished"))

    def _new_name(self, what: str) -> str:
        stem = f"{datetime.now():%Y-%m-%d}-{what}"
        taken = {path.name for path in self._folder.glob(f"{stem}-*.game")}
        number = next(number for number in range(1, len(taken) + 2) if f"{stem}-{number}.game" not in taken)
        return f"{stem}-{number}.game"

    def _write(self, name: str, table: Table, seed: str, bots: Sequence[str]) -> Path:
        """Whole or not at all: a crash while writing leaves the game as it was."""
        self._folder.mkdir(parents=True, exist_ok=True)
        path, half = self._folder / name, self._folder / f"{name}.new"
        notes = {"seed": seed, "date": f"{datetime.now():%Y-%m-%d}"}
        if bots:
            notes["event"] = WITH_BOTS + " ".join(bots)
        text = write_game(table.game(**notes))
        with half.open("w", encoding="utf-8", newline="\n") as file:
            file.write(text)
            file.flush()
            os.fsync(file.fileno())
        half.replace(path)
        return path
