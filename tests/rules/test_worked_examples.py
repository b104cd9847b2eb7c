"""The rulebooks' worked examples, on our own sheets (rules.md, at the end of each adventure)."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest

from pennypapers.notation import read_sheet, read_steps, write_sheet
from pennypapers.refusals import Refusal
from pennypapers.rules import Roll, Sheet

SHEETS = Path(__file__).parents[1] / "data" / "sheets"


def example(name: str) -> Sheet:
    text = (SHEETS / f"{name}.sheet").read_text(encoding="utf-8")
    read = read_sheet(text)
    assert write_sheet(read.sheet, read.owner) == text
    return read.sheet


def test_temple_example_counts_30() -> None:
    sheet = example("temple-example")
    score = sheet.score()
    run, *others = score.lines
    assert run.rule == "run"
    assert run.stars == 9
    assert [sheet.mark(space).removeprefix("+") for space in run.spaces] == [str(n) for n in range(2, 11)]
    groups = [line for line in others if line.rule == "group"]
    assert [sheet.mark(line.spaces[0]).removeprefix("+") for line in groups] == ["2", "4", "5", "7", "9"]
    assert sum(line.stars for line in groups) == 15
    mummies = [line for line in others if line.rule == "mummy"]
    assert Counter(line.stars for line in mummies) == {2: 4, -2: 1}
    assert score.stars == 30
    assert sheet.level(30) == "explorer"


def test_valley_example_counts_58() -> None:
    sheet = example("valley-example")
    score = sheet.score()
    counted = Counter((line.rule, line.stars) for line in score.lines)
    assert counted == {
        ("hut", 10): 1,
        ("statue", 10): 1,
        ("mine", 4): 1,
        ("jungle", 5): 3,
        ("town", 6): 3,
        ("range", 7): 2,
        ("pyramid", 15): 1,
        ("snake", 0): 1,
        ("snake", -13): 1,
        ("snake", -9): 1,
        ("snake", -6): 1,
    }
    assert score.stars == 58
    assert not sheet.is_full


def test_with_five_snakes_110_stars_make_an_explorer() -> None:
    sheet = read_sheet("adventure: valley\nsnakes: 5\ngrid:\n!  !  x  x  !\n.  .  .  .  .\n").sheet
    assert sheet.level(110) == "explorer"
    assert sheet.level(109) == "voyager"


def test_dice_example_of_the_valley() -> None:
    """2, 3 and 5 allow 2 and/or 3 and/or 5; 7; 7 and 3; 8; 8 and 2; 10; and every split of the dice into sums."""
    empty = read_sheet("adventure: valley\ngrid:\n.  .  .  .\n.  .  .  .\n").sheet
    for allowed in (
        "2@a1",
        "3@a1",
        "5@a1",
        "2@a1 3@b1",
        "2@a1 5@b1",
        "3@a1 5@b1",
        "5@a1 3@b1 2@c1",
        "2+5@a1",
        "2+5@a1 3@b1",
        "3+5@a1",
        "2@a1 3+5@b1",
        "2+3@a1",
        "2+3@a1 5@b1",
        "2+3+5@a1",
    ):
        turn = empty.turn(Roll.read("2 3 5"))
        turn.play_all(read_steps(allowed))
        assert turn.may_commit
    turn = empty.turn(Roll.read("2 3 5"))
    assert len(turn.legal()) == 7 * 8


def test_equal_faces_are_interchangeable() -> None:
    """A turn is legal if some assignment of its numbers to the dice works."""
    empty = read_sheet("adventure: valley\ngrid:\n.  .  .  .\n.  .  .  .\n").sheet
    for allowed in ("2@a1 2+3@b1", "2@a1 3+2@b1", "2+3@a1 2@b1", "3+2@a1 2@b1", "2+2@a1 3@b1"):
        turn = empty.turn(Roll.read("2 3 2"))
        turn.play_all(read_steps(allowed))
    turn = empty.turn(Roll.read("2 3 2"))
    turn.play_all(read_steps("2@a1 2@b1"))
    with pytest.raises(Refusal, match="not enough is left"):
        turn.play(read_steps("2+3@c1")[0])
