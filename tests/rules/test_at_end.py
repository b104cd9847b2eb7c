"""What a sheet is worth when the game has ended, and how far the next level is, are told while it is played."""

from __future__ import annotations

import pytest

from pennypapers.notation import read_sheet

TEMPLE = """adventure: temple
grid:
9  !  .
x  !  +9
.  .  !
!  .  .
"""

VALLEY = """adventure: valley
snakes: 2
grid:
9  !  .
4  .  !
.  .  .
"""


def test_mummies_beside_a_nine_cross_themselves_out() -> None:
    sheet = read_sheet(TEMPLE).sheet
    assert sheet.score().stars == 2 - 4 * 2
    assert sheet.stars_at_end(strict=False) == 4 * 2 - 2
    assert sheet.stars_at_end(strict=True) == sheet.score(strict=True).stars
    ended = sheet.copy()
    ended.finish(strict=False)
    assert ended.score().stars == sheet.stars_at_end(strict=False) == ended.stars_at_end(strict=False)


@pytest.mark.parametrize("text", [VALLEY, TEMPLE])
def test_the_next_level(text: str) -> None:
    sheet = read_sheet(text).sheet
    pathfinder, voyager, explorer = sheet.level_bounds()
    assert sheet.next_level(pathfinder - 3) == ("pathfinder", 3)
    assert sheet.next_level(pathfinder) == ("voyager", voyager - pathfinder)
    assert sheet.next_level(voyager) == ("explorer", explorer - voyager)
    assert sheet.next_level(explorer) is None


def test_every_snake_brings_the_levels_nearer() -> None:
    assert read_sheet(VALLEY).sheet.next_level(0) == ("pathfinder", 90 - 2 * 4)
