"""Why one turn is better than another: always a kind of stars in which the search's own playouts differ."""

from __future__ import annotations

import numpy as np
import pytest

from bot_games import played
from pennypapers.bots import Budget, Option, Situation, reasons, weigh
from pennypapers.bots.bot import LATER, Ends
from pennypapers.bots.reasons import NOTICEABLE, SURE, noticeable
from pennypapers.bots.temple.playouts import STAR_KINDS as TEMPLE_KINDS
from pennypapers.bots.valley.search import STAR_KINDS as VALLEY_KINDS
from pennypapers.notation import read_sheet, read_steps, shipped_layout
from pennypapers.rules import ADVENTURES, Roll

KINDS = ("run", "group", "mummy")

A_MUMMY_OR_TWO = """adventure: temple
name: Two mummies
grid:
1  !  .  .  4
2  .  !  .  4
7  5  .  .  .
8  5  12 .  .
"""


def situations() -> list[Situation]:
    found = []
    for name, rounds in (("temple-a", 6), ("temple-b", 20), ("valley-a", 8), ("valley-b", 17)):
        sheet = played(shipped_layout(name), ["pathfinder"], 5, rounds=rounds).sheets["AB"]
        found += [Situation(sheet, roll, rounds + 1) for roll in (Roll(6, 4, 5), Roll(2, 3, 4))]
    return found


@pytest.mark.parametrize("number", range(8))
def test_a_reason_is_in_the_figures_of_the_search(number: int) -> None:
    situation = situations()[number]
    options = weigh(situation, 4, Budget(playouts=400))
    given = reasons(situation, options)
    assert len(given) == len(options)
    for place, (option, why) in enumerate(zip(options, given, strict=True)):
        other = options[1 if place == 0 else 0]
        assert option.ends is not None
        assert other.ends is not None
        if why is None:
            continue
        playouts = min(len(option.ends.stars), len(other.ends.stars))
        column = option.ends.kinds.index(why.kind)
        differences = option.ends.stars[:playouts, column] - other.ends.stars[:playouts, column]
        assert why.stars == pytest.approx(differences.mean(), abs=0.01)
        assert abs(why.stars) >= NOTICEABLE
        assert abs(differences.mean()) > SURE * differences.std(ddof=1) / playouts**0.5
        assert (why.stars > 0) == (place == 0)


@pytest.mark.parametrize("number", range(8))
def test_the_kinds_add_up_to_the_stars_that_are_expected(number: int) -> None:
    situation = situations()[number]
    best = weigh(situation, 4, Budget(playouts=64))[0]
    assert best.ends is not None
    assert best.ends.stars.sum(axis=1).mean() == pytest.approx(best.stars)


def test_every_kind_is_a_star_rule() -> None:
    assert ADVENTURES["temple"].star_rules == TEMPLE_KINDS
    assert (*ADVENTURES["valley"].star_rules, LATER) == VALLEY_KINDS


def an_end(*rows: tuple[float, float, float], times: int = 20) -> Ends:
    return Ends(KINDS, np.array(rows * times, np.float64))


def test_what_differs_little_or_by_chance_is_no_reason() -> None:
    even = an_end((5, 3, 0), (5, 6, 0))
    assert noticeable(even, even) == {}
    assert noticeable(an_end((5.4, 3, 0)), an_end((5, 3, 0))) == {}  # too little
    assert noticeable(an_end((5, 9, 0), (5, 0, 0)), an_end((5, 0, 0), (5, 7, 0))) == {}  # chance
    assert noticeable(an_end((6, 3, 0), times=4), an_end((5, 3, 0), times=4)) == {}  # too few to know
    assert noticeable(an_end((6, 3, 0)), an_end((5, 5, 0))) == {"group": -2.0, "run": 1.0}


def test_turns_of_unequal_length_are_compared_by_the_playouts_they_share() -> None:
    long = Ends(KINDS, np.array([(5.0, 0, 0)] * 10 + [(50.0, 0, 0)] * 10))
    assert noticeable(long, an_end((4, 0, 0), times=10)) == {"run": 1.0}


def test_a_nine_beside_two_mummies() -> None:
    sheet = read_sheet(A_MUMMY_OR_TWO).sheet
    situation = Situation(sheet, Roll(4, 5, 1), 14)
    beside_two, far = read_steps("4+5@b2 xb1 xc2"), read_steps("4+5@e4")
    options = [Option(beside_two, 20.0, an_end((3, 3, 4))), Option(far, 18.0, an_end((3, 3, -1)))]
    best, other = reasons(situation, options)
    assert best is not None
    assert other is not None
    assert (best.kind, best.stars, best.at_once, best.spaces) == ("mummy", 5.0, 8, ("b1", "c2"))
    assert (other.kind, other.stars, other.at_once, other.spaces) == ("mummy", -5.0, -8, ())


def test_nothing_to_compare_with_is_no_reason() -> None:
    sheet = read_sheet(A_MUMMY_OR_TWO).sheet
    situation = Situation(sheet, Roll(4, 5, 1), 14)
    turn = read_steps("4+5@e4")
    assert reasons(situation, [Option(turn, 1.0, an_end((1, 1, 1)))]) == [None]
    assert reasons(situation, [Option(turn, 1.0), Option(read_steps("1@e4"), 0.5)]) == [None, None]
