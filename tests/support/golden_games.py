"""Golden games: written games, and beside each what it comes to, as text that is compared line by line.

`.venv/bin/python tests/support/golden_games.py --write` remakes these texts from the `.game` files. A text that changed
goes into the commit together with the reason.
"""

from __future__ import annotations

import sys
from dataclasses import dataclass
from pathlib import Path

from pennypapers.notation import GameText, read_game, write_sheet
from pennypapers.table import Table, replay

GAMES = Path(__file__).parents[1] / "data" / "games"
FILES = sorted(GAMES.glob("*.game"))
CROWD = 20  # a bigger table has no text beside it: its result line says enough

ScoreLine = tuple[str, int, tuple[str, ...]]  # rule, stars, spaces


@dataclass(frozen=True)
class Outcome:
    """What one player has at the end, or so far."""

    player: str
    place: int
    stars: int
    tie_break: int
    sheet: str
    lines: tuple[ScoreLine, ...]


@dataclass(frozen=True)
class Playthrough:
    """A game from its first roll on, as the rules or their twin have played it."""

    is_over: bool
    stars: tuple[tuple[int, ...], ...]  # after each whole round, in seat order
    outcomes: tuple[Outcome, ...]
    level: str | None  # in a solo game


def read_golden(path: Path) -> GameText:
    return read_game(path.read_bytes(), lambda sheet: (path.parent / sheet).read_bytes())


def has_text(game: GameText) -> bool:
    return len(game.players) <= CROWD


def text_file(path: Path) -> Path:
    return path.with_suffix(".txt")


def played_by_rules(game: GameText) -> Playthrough:
    stars: list[tuple[int, ...]] = []

    def after_round(table: Table) -> None:
        if table.rolled is None:  # the last round of a game that is not over may be open
            stars.append(tuple(table.score(player).stars for player in table.players))

    table = replay(game, after_round)
    outcomes = []
    for player, place in zip(table.players, table.places(), strict=True):
        score = table.score(player)
        sheet = write_sheet(table.sheets[player], player)
        lines = tuple((line.rule, line.stars, line.spaces) for line in score.lines)
        outcomes.append(Outcome(player, place, score.stars, score.tie_break, sheet, lines))
    level = table.level() if table.solo else None
    return Playthrough(table.is_over, tuple(stars), tuple(outcomes), level)


def as_text(game: GameText, played: Playthrough) -> str:
    text = [f"{game.layout.adventure}, {game.layout.name}, {'finished' if played.is_over else 'going on'}"]
    for number, round_text in enumerate(game.rounds, 1):
        text.append(f"round {number}: {round_text.roll}: {_after_round(game, played, number)}")
    for outcome in played.outcomes:
        text += [
            "",
            f"{outcome.player}: place {outcome.place}, stars {outcome.stars}, tie-break {outcome.tie_break}",
        ]
        text += outcome.sheet.splitlines()
        text += [f"{rule} {stars}: {' '.join(spaces)}" for rule, stars, spaces in outcome.lines]
    if played.level:
        text += ["", f"level: {played.level}"]
    return "\n".join(text) + "\n"


def _after_round(game: GameText, played: Playthrough, number: int) -> str:
    if number > len(played.stars):
        done = [turn.player for turn in game.rounds[number - 1].turns if turn.steps]
        return f"waiting for {', '.join(player for player in game.players if player not in done)}"
    return ", ".join(f"{a} {n}" for a, n in zip(game.players, played.stars[number - 1], strict=True))


def write_texts() -> None:
    for path in FILES:
        game = read_golden(path)
        if has_text(game):
            text = as_text(game, played_by_rules(game))
            text_file(path).write_text(text, encoding="utf-8", newline="\n")
            print(f"{text_file(path).name}: {len(game.rounds)} rounds")


if __name__ == "__main__":
    if sys.argv[1:] != ["--write"]:
        sys.exit("usage: python tests/support/golden_games.py --write")
    write_texts()
