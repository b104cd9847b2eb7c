"""Every golden game is canonical text, comes to what is written beside it, and the slow twin of the rules agrees."""

from __future__ import annotations

from pathlib import Path

import pytest

import naive
from golden_games import (
    FILES,
    GAMES,
    Outcome,
    Playthrough,
    as_text,
    has_text,
    played_by_rules,
    read_golden,
    text_file,
)
from pennypapers.notation import GameText, RoundText, write_game, write_layout, write_step
from pennypapers.table import verify

FORMATS = Path(__file__).parents[1] / "docs" / "formats.md"

every_game = pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)


@every_game
def test_a_golden_game_is_canonical(path: Path) -> None:
    assert write_game(read_golden(path)) == path.read_text(encoding="utf-8")


@every_game
def test_a_golden_game_comes_to_what_is_written_beside_it(path: Path) -> None:
    game = read_golden(path)
    played = played_by_rules(game)
    if has_text(game):
        wanted = text_file(path).read_text(encoding="utf-8")
        assert as_text(game, played).splitlines() == wanted.splitlines()
    else:
        assert game.result == tuple(outcome.stars for outcome in played.outcomes)


@every_game
def test_the_twin_agrees_on_a_golden_game(path: Path) -> None:
    game = read_golden(path)
    assert played_by_twin(game) == played_by_rules(game)


@pytest.mark.parametrize("name", ["valley-b-fair-dice", "temple-daily"])
def test_the_dice_can_be_recomputed(name: str) -> None:
    verify(read_golden(GAMES / f"{name}.game"))


def test_the_example_of_the_formats() -> None:
    section = FORMATS.read_text(encoding="utf-8").partition("\n## A game")[2]
    example = section.split("```text\n")[1].split("```\n")[0]
    assert (GAMES / "formats-example.game").read_text(encoding="utf-8") == example


def test_no_text_is_left_over() -> None:
    assert {path.stem for path in GAMES.glob("*.txt")} == {
        path.stem for path in FILES if has_text(read_golden(path))
    }


def played_by_twin(game: GameText) -> Playthrough:
    empty = naive.Sheet.from_text(write_layout(game.layout))
    sheets = {player: empty.copy() for player in game.players}
    strict = "pencil-strict" in game.options
    is_over = False
    stars = []
    for number, round_text in enumerate(game.rounds, 1):
        assert not is_over, f"the game has ended before round {number}"
        if _play_round(sheets, round_text):
            is_over = naive.is_over(list(sheets.values()), number)
            if is_over:
                sheets = {player: naive.finish(sheet, strict) for player, sheet in sheets.items()}
            stars.append(tuple(naive.stars(naive.score(sheet, strict)) for sheet in sheets.values()))
    return _outcome(game, sheets, strict, is_over, tuple(stars))


def _play_round(sheets: dict[str, naive.Sheet], round_text: RoundText) -> bool:
    """Play the turns of a round; whether all are there."""
    purple, green, red = str(round_text.roll).split(" ")
    for turn in round_text.turns:
        steps = [write_step(step) for step in turn.steps]
        if red == "X" and steps:
            owner = turn.holds or turn.player
            space = steps[0].removeprefix("!")
            sheets[owner] = naive.draw_hazard(sheets[owner], space, solo=len(sheets) == 1)
        elif steps:
            sheets[turn.player] = naive.play(sheets[turn.player], (purple, green, red), steps)
    return sum(bool(turn.steps) for turn in round_text.turns) == len(sheets)


def _outcome(
    game: GameText,
    sheets: dict[str, naive.Sheet],
    strict: bool,
    is_over: bool,
    stars: tuple[tuple[int, ...], ...],
) -> Playthrough:
    lines = {player: naive.score(sheet, strict) for player, sheet in sheets.items()}
    results = [
        (naive.stars(lines[player]), naive.tie_break(sheet, lines[player]))
        for player, sheet in sheets.items()
    ]
    outcomes = tuple(
        Outcome(player, place, *result, _sheet_text(game, player, sheets[player]), tuple(lines[player]))
        for player, place, result in zip(game.players, naive.places(results), results, strict=True)
    )
    level = naive.level(sheets[game.players[0]], results[0][0]) if len(game.players) == 1 else None
    return Playthrough(is_over, stars, outcomes, level)


def _sheet_text(game: GameText, player: str, sheet: naive.Sheet) -> str:
    """A `.sheet` as formats.md has it."""
    text = [f"adventure: {game.layout.adventure}", f"name: {game.layout.name}", f"owner: {player}", "grid:"]
    text += [" ".join(f"{token:<2}" for token in row).rstrip() for row in sheet.tokens()]
    for kind in ("jungle", "town", "range", "pyramid"):
        found = [spaces for revealed, spaces in sheet.discoveries if revealed == kind]
        found.sort(key=lambda spaces: sheet.drawing.spaces.index(spaces[0]))
        text += [f"{kind}: {' '.join(spaces)}" for spaces in found]
    return "\n".join(text) + "\n"
