"""A player alone in the terminal who types what a script says.

The script of a whole game is made with dice of the same seed at a table of our own: if the terminal rolled others, its
steps would be refused.
"""

from __future__ import annotations

import io
import random
from dataclasses import dataclass, field
from pathlib import Path

from pennypapers.cli.common.speech import Speech
from pennypapers.cli.play.lines import play
from pennypapers.notation import write_steps
from pennypapers.sheets import Layout
from pennypapers.table import FairDice, Played, Table
from pennypapers.table.fair_dice import seeded_key
from pennypapers.words import sentence
from random_tables import play_some

PLAYER = sentence("play-me")  # the initials of whoever plays alone

INK = ""  # an empty line inks the turn


@dataclass
class Session:
    """One run of the game: what was asked, what was said, and how it ended."""

    lines: list[str]
    language: str = "en"
    prompts: list[str] = field(default_factory=list)
    out: io.StringIO = field(default_factory=io.StringIO)
    err: io.StringIO = field(default_factory=io.StringIO)
    status: int | None = None

    def read_line(self, prompt: str) -> str:
        """The next line; after the last one the input has ended."""
        self.prompts.append(prompt)
        if not self.lines:
            raise EOFError
        return self.lines.pop(0)

    @property
    def said(self) -> str:
        return self.out.getvalue()

    def run(
        self,
        sheet: str = "",
        *,
        seed: str = "",
        today: bool = False,
        strict: bool = False,
        fresh: bool = False,
        folder: Path | None = None,
    ) -> Session:
        speech = Speech(self.language, self.out, self.err, self.read_line)
        self.status = play(speech, sheet, seed=seed, today=today, strict=strict, fresh=fresh, folder=folder)
        return self


def game_script(
    layout: Layout, seed: str, strict: bool = False, dice: FairDice | None = None, me: str = PLAYER
) -> tuple[Table, list[list[str]]]:
    """A whole game as it will be when all is typed, and the lines to type in each of its rounds."""
    dice = dice or FairDice(seeded_key(seed))
    chance = random.Random(f"{seed} {layout.name}")
    table = Table(layout, [me], ["pencil-strict"] if strict else [])
    script = []
    while not table.is_over:
        table.roll(dice.roll(len(table.rounds) + 1))
        play_some(table, 1, chance, automatic=0)
        script.append(_typed(table, table.turns[-1][me], chance))
    return table, script


def _typed(table: Table, played: Played, chance: random.Random) -> list[str]:
    """All steps on one line, or each on its own, with blanks at the ends as they happen; then ink."""
    if table.rounds[-1].roll.hazard:
        drawn = write_steps(played.steps)
        return [chance.choice((drawn, drawn.removeprefix("!"), f" {drawn} "))]
    if chance.random() < 0.5:
        return [f"  {write_steps(played.steps)} ", INK]
    return [*(write_steps([step]) for step in played.steps), INK]


def flat(script: list[list[str]]) -> list[str]:
    return [line for lines in script for line in lines]
