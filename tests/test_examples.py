"""The sheets and games in examples/: all can be played, replayed and checked; their README.md names them."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from pennypapers.cli.app import run
from pennypapers.notation import read_game, read_layout, write_layout
from pennypapers.rules import empty_sheet
from pennypapers.table import replay

EXAMPLES = Path(__file__).parents[1] / "examples"
LAYOUTS = sorted(EXAMPLES.glob("sheets/*.sheet"))
GAMES = sorted(EXAMPLES.glob("games/*.game"))


def name(path: Path) -> str:
    return path.stem


@pytest.mark.parametrize("path", LAYOUTS, ids=name)
def test_a_sheet_can_be_played(path: Path) -> None:
    assert run(["sheets", "check", str(path)]) == 0
    layout = read_layout(path.read_bytes())
    assert write_layout(layout) == path.read_text(encoding="utf-8"), "in the form that the program writes"
    assert empty_sheet(layout).score().stars == 0


@pytest.mark.parametrize("path", GAMES, ids=name)
def test_a_game_is_finished_and_right(path: Path) -> None:
    game = read_game(path.read_bytes())
    assert replay(game).is_over
    assert run(["replay", str(path)]) == 0
    if "commitment" in game.notes:
        assert run(["verify", str(path)]) == 0


@pytest.mark.parametrize("path", GAMES, ids=name)
def test_a_game_is_on_a_sheet_that_is_here(path: Path) -> None:
    layouts = [read_layout(sheet.read_bytes()) for sheet in LAYOUTS]
    assert replay(read_game(path.read_bytes())).layout in layouts


def test_there_is_something_for_everybody() -> None:
    layouts = [read_layout(path.read_bytes()) for path in LAYOUTS]
    assert {layout.adventure for layout in layouts} == {"temple", "valley"}
    tables = [replay(read_game(path.read_bytes())) for path in GAMES]
    assert {table.solo for table in tables} == {True, False}


def test_the_readme_names_every_file() -> None:
    text = (EXAMPLES / "README.md").read_text(encoding="utf-8")
    named = set(re.findall(r"^\| `([^`]+)` \|", text, re.MULTILINE))
    there = {
        path.relative_to(EXAMPLES).as_posix()
        for path in [*LAYOUTS, *GAMES, *EXAMPLES.glob("*.py"), *EXAMPLES.glob("*.env")]
    }
    assert named == there
