"""What is told of a finished sheet besides its stars: why its levels begin lower, and what each rule gave."""

from __future__ import annotations

from pennypapers.notation import read_sheet
from pennypapers.server.messages.news import Lowered
from pennypapers.server.tables.finished import lowered, stars_by_rule

VALLEY = """\
adventure: valley
grid:
1  2  3  !
4  5  x  9
jungle: a1 b1 c1 a2 b2
"""
TEMPLE = """\
adventure: temple
grid:
1  2  !  3  3
.  .  .  .  3
"""


def test_every_snake_lowers_the_levels_crossed_out_or_not() -> None:
    assert lowered(read_sheet(VALLEY).sheet) == Lowered("snake", 2, 4, 8)
    assert lowered(read_sheet(VALLEY.replace("!", ".").replace("x", ".")).sheet) is None


def test_mummies_lower_nothing() -> None:
    assert lowered(read_sheet(TEMPLE).sheet) is None


def test_each_rule_with_its_stars_in_the_order_of_the_count() -> None:
    valley = read_sheet(VALLEY).sheet
    assert list(stars_by_rule(valley.score(), valley).items()) == [("full", 7), ("jungle", 5), ("snake", -9)]
    temple = read_sheet(TEMPLE).sheet
    assert stars_by_rule(temple.score(), temple) == {"run": 2, "group": 3, "mummy": -2}
