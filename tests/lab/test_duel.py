"""`pennypapers duel`: pairs on the same dice, and what they say."""

from __future__ import annotations

from pathlib import Path

import pytest

from command_line import Command
from lab_games import plan, play
from pennypapers.lab.duel import judge, plan_duel
from pennypapers.lab.entrants import read_entrants
from pennypapers.lab.game import GameResult, Plan, SeatResult
from pennypapers.lab.work import Item, numbered, play_plans
from pennypapers.notation import shipped_layout
from pennypapers.words import LANGUAGES

QUICK = ("duel", "--workers", "1", "--seed", "7")

# Plays the plainest turn, in the first space or in the last.
PLAIN = """
class Plain:
    def turn(self, situation, seed):
        return situation.sheet.turn(situation.roll).plainest()

    def hazard(self, situation, seed):
        return situation.sheet.hazard_spaces(situation.solo)[0]
"""


def result(number: int, *stars: int) -> GameResult:
    seats = tuple(SeatResult(each, {}, "tourist", 0.0, 1, 0.0, 0, None) for each in stars)
    return GameResult(number, 1, seats, ())


def two_plans(together: bool = False) -> tuple[Plan, Plan]:
    bots = read_entrants("tourist@0,voyager@0")
    return plan_duel("temple-a", shipped_layout("temple-a"), (bots[0], bots[1]), 7, together)


def test_pairs_are_judged() -> None:
    """First 10 12 20 against 8 12 25; the fourth pair was not finished."""
    games = [(10, 8), (12, 12), (20, 25)]
    played = [
        (Item(seat, number), result(number, pair[seat]))
        for number, pair in enumerate(games, 1)
        for seat in (0, 1)
    ]
    duel = judge(two_plans(), [*played, (Item(0, 4), result(4, 99))])
    assert duel is not None
    assert duel.means == pytest.approx((14, 15))
    assert (duel.wins, duel.draws, duel.losses) == (1, 1, 1)
    assert duel.differences.mean == -1
    assert duel.differences.count == 3
    assert duel.stronger == "voyager@0"
    assert not duel.decided


def test_together_seats_are_changed() -> None:
    """The first bot has seat 1 of the first game and seat 2 of the second: 10 + 30 stars against 20 + 6."""
    played = [(Item(0, 1), result(1, 10, 20)), (Item(1, 1), result(1, 6, 30))]
    duel = judge(two_plans(together=True), played)
    assert duel is not None
    assert duel.means == pytest.approx((20, 13))
    assert duel.differences.mean == 7
    assert (duel.wins, duel.draws, duel.losses) == (1, 0, 0)


def test_one_pair_decides_nothing(pennypapers: Command) -> None:
    duel = judge(two_plans(), [(Item(0, 1), result(1, 5)), (Item(1, 1), result(1, 50))])
    assert duel is not None
    assert not duel.decided
    ran = pennypapers(*QUICK, "tourist@0", "voyager@0", "--games", "1", "--json")
    assert (ran.objects[0]["ci95"], ran.objects[0]["sureness"]) == (None, 0.5)
    ran = pennypapers(*QUICK, "tourist@0", "voyager@0", "--games", "1")
    assert "More games would tell." in ran.out


def test_nothing_played_is_no_verdict() -> None:
    assert judge(two_plans(), [(Item(0, 1), result(1, 5))]) is None


def test_the_same_games_as_simulate_plays() -> None:
    plans = two_plans()
    duel = judge(plans, list(play_plans(plans, numbered(5, 2))))
    assert duel is not None
    for mean, bot in zip(duel.means, ("tourist@0", "voyager@0"), strict=True):
        games = play([plan(bots=bot)], 5)
        assert mean == sum(game.seats[0].stars for _, game in games) / 5


@pytest.mark.parametrize("together", [(), ("--together",)])
def test_json(pennypapers: Command, together: tuple[str, ...]) -> None:
    ran = pennypapers(*QUICK, "tourist@0", "voyager@0", "--games", "5", "--json", *together)
    assert (ran.status, ran.err) == (0, "")
    (facts,) = ran.objects
    assert facts["bots"] == ["tourist@0", "voyager@0"]
    assert facts["wins"] + facts["draws"] + facts["losses"] == facts["pairs"] == 5
    assert facts["means"][0] - facts["means"][1] == pytest.approx(facts["difference"])
    assert facts["ci95"][0] <= facts["difference"] <= facts["ci95"][1]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_bot_against_itself(pennypapers: Command, language: str) -> None:
    ran = pennypapers(*QUICK, "tourist@0", "tourist@0", "--games", "5", "--lang", language)
    assert ran.status == 0
    last = ran.out.splitlines()[-1]
    assert last.count("tourist@0") == 2
    assert not any(figure.isdecimal() for figure in last.replace("tourist@0", ""))


@pytest.mark.sweep  # half a minute
def test_who_is_stronger(pennypapers: Command) -> None:
    Path("plain.py").write_text(PLAIN, encoding="utf-8")
    ran = pennypapers(*QUICK, "plain.py:Plain", "explorer@0", "--games", "30", "--sheet", "valley-a")
    assert ran.status == 0
    assert ran.out.splitlines()[-1].startswith("explorer@0 is stronger: ")


def test_wrong_bots(pennypapers: Command) -> None:
    ran = pennypapers(*QUICK, "tourist", "none.py:Bot")
    assert (ran.status, len(ran.refusals)) == (1, 1)
