"""Hindsight: as good as can be on sheets so small that all games can be tried, and never worse for searching on."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

import pytest

from golden_games import GAMES, read_golden
from pennypapers.bots import Budget
from pennypapers.lab.hindsight import Found, best_found, table_after
from pennypapers.notation import read_layout, shipped_layout
from pennypapers.refusals import Refusal
from pennypapers.rules import Pass, Roll, Sheet, Turn, Write, empty_sheet
from pennypapers.sheets import Layout
from pennypapers.table import replay

TWO_DOORS = """
adventure: temple
name: Two doors
grid:
.  .  +  .
.  +  .  .
"""
EIGHT = """
adventure: valley
name: Eight
grid:
.  .  .  .
.  .  .  .
"""
TWO_VALLEYS = """
adventure: valley
name: Two valleys
grid:
.  .  ~  .  .
.  .  ~  .  .
"""

SMALL = {
    "temple": (TWO_DOORS, "2 2 2,1 1 X,3 3 3,4 D 4,3 3 3,5 4 X,1 1 X,1 1 1"),
    "temple, mummies last": (TWO_DOORS, "3 3 3,4 D 5,3 3 3,5 D 5,1 D 1,4 5 X,2 2 X,1 1 X,3 4 X"),
    "valley": (EIGHT, "5 5 5,1 1 X,2 2 X,3 3 X,4 4 1"),
    "valley in two": (TWO_VALLEYS, "3 3 3,4 D 4,1 2 X,5 4 X"),
}
FEW = Budget(playouts=4)


def rolls_of(text: str) -> list[Roll]:
    return [Roll.read(roll) for roll in text.split(",")]


def all_ends(layout: Layout, rolls: Iterable[Roll]) -> Iterator[Sheet]:
    """The final sheet of every game that can be played, but for some that differ in nothing that counts."""
    sheets: list[Sheet] = [empty_sheet(layout)]
    for number, roll in enumerate(rolls, 1):
        after: dict[object, Sheet] = {}
        for sheet in sheets:
            for one in turns_of(sheet, roll):
                key = (tuple(one.tokens()), int(one.record["fresh"]), discoveries(one))
                after.setdefault(key, one)
        over = [sheet for sheet in after.values() if sheet.adventure.is_over([sheet], number)]
        for sheet in over:
            sheet.finish(strict=False)
        yield from over
        sheets = [sheet for sheet in after.values() if not sheet.adventure.is_over([sheet], number)]


def discoveries(sheet: Sheet) -> tuple[object, ...]:
    return tuple(sheet.discoveries)


def turns_of(sheet: Sheet, roll: Roll) -> Iterator[Sheet]:
    if roll.hazard:
        yield from (sheet.with_hazard(space, solo=True) for space in sheet.hazard_spaces(solo=True))
        return
    for turn in grown(sheet, sheet.turn(roll), roll):
        yield turn.commit()
        for find in turn.discoveries():
            yield sheet.turn(roll).play_all([*turn.steps, find]).commit()


def grown(sheet: Sheet, turn: Turn, roll: Roll) -> Iterator[Turn]:
    """Every turn without a discovery; in the Temple a crossing-out more or less makes no difference in the end."""
    if turn.may_commit:
        yield turn
        if sheet.adventure.one_number:
            return
    for step in turn.moves():
        if not sheet.adventure.one_number or isinstance(step, Write | Pass):
            longer = sheet.turn(roll).play_all([*turn.steps, step])
            yield from grown(sheet, longer, roll)


@pytest.mark.parametrize(
    "name", [pytest.param(name, marks=pytest.mark.sweep) if name == "valley" else name for name in SMALL]
)
def test_the_best_of_all_games_is_found(name: str) -> None:
    drawing, text = SMALL[name]
    layout, rolls = read_layout(drawing.lstrip()), rolls_of(text)
    best = max(sheet.score().stars for sheet in all_ends(layout, rolls))
    found = best_found(layout, rolls, FEW, seed=1)
    assert found.stars == best
    assert replayed(layout, rolls, found) == best


def replayed(layout: Layout, rolls: list[Roll], found: Found) -> int:
    """The stars of the game that was found, played at a table that refuses what is against the rules."""
    return table_after(layout, rolls, found.turns).score("HS").stars


def golden(name: str) -> tuple[Layout, list[Roll], int]:
    game = read_golden(GAMES / f"{name}.game")
    return game.layout, [played.roll for played in game.rounds], replay(game).score(game.players[0]).stars


@pytest.mark.parametrize("name", ["temple-b-pathfinder", "valley-a-tourist"])
def test_searching_on_is_never_worse(name: str) -> None:
    layout, rolls, played = golden(name)
    reported: list[Found] = []
    whole = best_found(layout, rolls, Budget(playouts=3), 1, report=reported.append)
    stars = [found.stars for found in reported]
    assert stars == sorted(stars)
    assert [found.nodes for found in reported] == sorted(found.nodes for found in reported)
    assert whole.stars == stars[-1] > played
    assert replayed(layout, rolls, whole) == whole.stars
    assert whole.tries == 3


@pytest.mark.parametrize("name", ["temple-b-pathfinder", "valley-a-tourist"])
def test_a_search_that_was_left_comes_to_the_same(name: str) -> None:
    layout, rolls, _ = golden(name)
    first = best_found(layout, rolls, Budget(playouts=1), 7)
    then = best_found(layout, rolls, Budget(playouts=1), 7, start=first)
    assert then == best_found(layout, rolls, Budget(playouts=2), 7)


def test_what_an_interrupted_search_had_found() -> None:
    layout, rolls, _ = golden("temple-b-pathfinder")
    reported: list[Found] = []

    def interrupt(found: Found) -> None:
        reported.append(found)
        raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        best_found(layout, rolls, Budget(playouts=5), 1, report=interrupt)
    (found,) = reported
    assert found.tries == 0
    assert replayed(layout, rolls, found) == found.stars
    onwards = best_found(layout, rolls, Budget(playouts=1), 1, start=found)
    assert onwards.stars >= found.stars


def test_time_by_the_clock_ends() -> None:
    layout, rolls, _ = golden("temple-b-pathfinder")
    found = best_found(layout, rolls, Budget(seconds=0.01), 1)
    assert replayed(layout, rolls, found) == found.stars


def test_the_start_is_kept_if_nothing_is_better() -> None:
    drawing, text = SMALL["temple"]
    layout, rolls = read_layout(drawing.lstrip()), rolls_of(text)
    best = best_found(layout, rolls, FEW, seed=1)
    assert best_found(layout, rolls, FEW, seed=2, start=best).turns == best.turns


def test_pencil_strict_counts_what_can_be_crossed_out() -> None:
    """The first of two mummies in a row at the very end can no longer be crossed out, and stands."""
    layout, rolls = read_layout(TWO_DOORS.lstrip()), rolls_of("3 3 3,3 3 3,3 3 3,3 3 3,1 1 X,2 2 X")
    strict = best_found(layout, rolls, FEW, seed=1, strict=True)
    free = best_found(layout, rolls, FEW, seed=1)
    assert table_after(layout, rolls, strict.turns, strict=True).score("HS").stars == strict.stars
    assert free.stars - strict.stars == 4


def test_too_few_dice_for_a_game() -> None:
    for sheet in ("temple-a", "valley-a"):
        with pytest.raises(Refusal, match=r"still going on"):
            best_found(shipped_layout(sheet), rolls_of("1 2 3,4 5 2"), FEW, 1)


@pytest.mark.parametrize("name", ["temple", "valley"])
def test_a_start_that_is_against_the_rules(name: str) -> None:
    drawing, text = SMALL[name]
    layout, rolls = read_layout(drawing.lstrip()), rolls_of(text)
    best = best_found(layout, rolls, Budget(playouts=1), 1)
    twice = Found(best.stars, (best.turns[0], *best.turns[:-1]))
    with pytest.raises(Refusal):
        best_found(layout, rolls, FEW, 1, start=twice)
