"""The games that the terminal keeps as files: one unfinished game, and all finished ones."""

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
WITH_BOTS = "with bots: "  # the header `event` of a game with bots: this, and their levels


class Unfinished(NamedTuple):
    """An unfinished game, the seed of its dice, and the levels of the bots in it."""

    table: Table
    seed: str
    bots: tuple[str, ...]


class SavedGames:
    def __init__(self, folder: Path) -> None:
        self._folder = folder / "solo"

    def load(self) -> Unfinished | None:
        """The unfinished game, if there is one and it can be continued."""
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
        """Write a finished game to a file of its own, and remove the unfinished one."""
        path = self._write(self._new_name(table.sheet_name), table, seed, bots)
        (self._folder / UNFINISHED).unlink(missing_ok=True)
        return path

    def put_aside(self) -> Path | None:
        """Rename the file of the unfinished game, so that a new game does not overwrite it."""
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
        """Write a game in one piece: after a crash the file holds the old or the new game, never half of one."""
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
