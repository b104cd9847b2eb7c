"""`pennypapers league`: known results, the same dice for all, and a table that can be read."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from typing import Any

import pytest

from command_line import Command
from pennypapers.cli.common.exit_status import BOT_FAILED, INTERRUPTED, WRONG_USAGE
from pennypapers.lab.entrants import read_entrants
from pennypapers.lab.game import GameResult, SeatResult
from pennypapers.lab.league import League, judge_league, plan_league
from pennypapers.lab.work import Item, Played, numbered, play_plans
from pennypapers.notation import shipped_layout
from pennypapers.words import LANGUAGES

QUICK = ("league", "--seed", "7", "--workers", "1")
THREE = ("tourist@0", "voyager@0", "explorer@0")


def league_of(*sheets: str, together: bool = False, bots: str = "tourist@0,voyager@0,explorer@0") -> League:
    layouts = {sheet: shipped_layout(sheet) for sheet in sheets or ("temple-a",)}
    return plan_league(layouts, read_entrants(bots), 7, together)


def result(number: int, *stars: int) -> GameResult:
    best = max(stars)
    seats = tuple(SeatResult(each, {}, "tourist", float(each == best), 10, 0.02, 0, None) for each in stars)
    return GameResult(number, 1, seats, ())


def alone(league: League, *games: tuple[int, ...]) -> list[Played]:
    """Results of games alone: the stars of each bot on dice 1, 2, 3 …"""
    return [
        (Item(bot, number), result(number, stars))
        for number, game in enumerate(games, 1)
        for bot, stars in enumerate(game)
    ]


def test_known_results() -> None:
    """The third bot is 3 stars better than the second on all dice; the first is as good as the second on average."""
    league = league_of()
    played = alone(league, (10, 8, 11), (12, 14, 17), (20, 20, 23))
    (table,) = judge_league(league, played)
    assert [(line.rank, line.bot, line.stars.mean) for line in table.standings] == [
        (1, "explorer@0", 17),
        (2, "tourist@0", 14),
        (2, "voyager@0", 14),
    ]
    assert (table.sheet, table.dice) == ("temple-a", 3)
    assert table.standings[0].ms_per_turn == pytest.approx(2)
    assert [line.wins for line in table.standings] == [None] * 3
    assert [pair.differences.mean for pair in table.pairs] == [3, 3, 0]
    sure = table.pair(0, 2)
    assert (sure.differences.sd, sure.p, sure.sure) == (0, 0, True)
    unsure = table.pair(0, 1)  # differences of 1, 5 and 3: t is 2.6 with 2 degrees of freedom
    assert unsure.differences.ci95 == pytest.approx((-1.968, 7.968), abs=0.001)
    assert unsure.p == pytest.approx(0.1217, abs=0.0001)
    assert unsure.p_holm == pytest.approx(2 * unsure.p)
    assert not unsure.sure
    assert (table.pair(1, 2).p, table.pair(1, 2).sure) == (1, False)


def test_dice_that_not_all_have_played_are_left_out() -> None:
    league = league_of()
    played = alone(league, (10, 8, 11), (12, 14, 17))
    (table,) = judge_league(league, played[:-1])
    assert (table.dice, table.standings[0].stars.mean) == (1, 11)
    assert table.pairs[0].differences.ci95 is None
    assert not any(pair.sure for pair in table.pairs)
    assert judge_league(league, played[:2]) == []


def test_together_everybody_has_every_seat() -> None:
    league = league_of(together=True)
    seatings = [tuple(entrant.name for entrant in plan.entrants) for plan in league.plans]
    assert seatings == [
        ("tourist@0", "voyager@0", "explorer@0"),
        ("voyager@0", "explorer@0", "tourist@0"),
        ("explorer@0", "tourist@0", "voyager@0"),
    ]
    stars = {"tourist@0": 6, "voyager@0": 12, "explorer@0": 13}
    played = [
        (Item(plan, number), result(number, *(stars[bot] + number for bot in seating)))
        for number in (1, 2)
        for plan, seating in enumerate(seatings)
    ]
    (table,) = judge_league(league, played)
    assert [(line.bot, line.stars.mean, line.wins) for line in table.standings] == [
        ("explorer@0", 14.5, 1),
        ("voyager@0", 13.5, 0),
        ("tourist@0", 7.5, 0),
    ]
    assert [pair.differences.mean for pair in table.pairs] == [1, 7, 6]


def test_over_all_sheets_each_weighs_the_same_and_dice_go_together() -> None:
    """On the second sheet the bots are the other way round; dice 3 were not played there."""
    league = league_of("temple-a", "valley-a", bots="tourist@0,voyager@0")
    first = alone(league, (10, 12), (20, 26), (90, 90))
    second = [(Item(item.plan + 2, item.number), game) for item, game in alone(league, (30, 27), (40, 39))]
    tables = judge_league(league, [*first, *second])
    assert [(table.sheet, table.dice) for table in tables] == [("temple-a", 3), ("valley-a", 2), (None, 2)]
    over_all = tables[-1]
    assert [(line.bot, line.stars.mean) for line in over_all.standings] == [
        ("voyager@0", 26),
        ("tourist@0", 25),
    ]
    (pair,) = over_all.pairs
    assert pair.differences.mean == 1  # 2 - 3 and 6 - 1, shared by two sheets
    assert pair.differences.sd == pytest.approx(3 * 2**0.5 / 2)


def test_the_same_games_as_a_duel(pennypapers: Command) -> None:
    common = ("--seed", "7", "--workers", "1", "--games", "6", "--json")
    for together in ((), ("--together",)):
        (duel,) = pennypapers("duel", "voyager@0", "tourist@0", *common, *together).objects
        (league,) = pennypapers("league", "voyager@0", "tourist@0", *common, *together).objects
        (pair,) = league["tables"][0]["pairs"]
        sign = 1 if pair["bots"] == duel["bots"] else -1
        assert pair["difference"] == pytest.approx(sign * duel["difference"])
        assert pair["sd"] == pytest.approx(duel["sd"])
        assert 1 - pair["p"] / 2 == pytest.approx(duel["sureness"])


def test_a_bot_against_itself(pennypapers: Command) -> None:
    ran = pennypapers(*QUICK, "tourist@0", "tourist@0", "--games", "4", "--json")
    (facts,) = ran.objects
    assert [line["rank"] for line in facts["tables"][0]["standings"]] == [1, 1]
    (pair,) = facts["tables"][0]["pairs"]
    assert (pair["difference"], pair["sd"], pair["p"], pair["sure"]) == (0, 0, 1, False)
    ran = pennypapers(*QUICK, "tourist@0", "tourist@0", "--games", "4")
    assert "tourist@0 and tourist@0 came to the same stars on all of these dice." in ran.out


@pytest.mark.parametrize("together", [False, True])
def test_json_is_the_same_with_more_workers(pennypapers: Command, together: bool) -> None:
    found = []
    for workers in ("1", "2"):
        more = ("--together",) if together else ()
        ran = pennypapers(
            "league", *THREE, "--seed", "7", "--games", "3", "--json", "--workers", workers,
            "--sheet", "temple-a", "--sheet", "valley-a", *more,
        )  # fmt: skip
        assert (ran.status, ran.err) == (0, "")
        (facts,) = ran.objects
        assert list(facts) == ["bots", "sheets", "seed", "together", "tables", "failures"]
        assert facts["together"] is together
        assert [table["sheet"] for table in facts["tables"]] == ["temple-a", "valley-a", None]
        for table in facts["tables"]:
            for line in table["standings"]:
                assert line.pop("ms_per_turn") > 0
        found.append(facts)
    assert found[0] == found[1]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("together", [(), ("--together",)])
def test_a_table_that_fits(
    pennypapers: Command, monkeypatch: pytest.MonkeyPatch, language: str, together: tuple[str, ...]
) -> None:
    """In 80 columns, whole numbers and names: five bots, one of them with a long name."""
    monkeypatch.setenv("COLUMNS", "80")
    long = f"program:{sys.executable} -c print() exit-and-say-nothing"
    bots = ("tourist@0", "pathfinder@0", "voyager@0", "explorer@0", long)
    ran = pennypapers(*QUICK, *bots, "--games", "2", "--lang", language, *together)
    assert ran.status == BOT_FAILED
    lines = [line for line in ran.out.splitlines() if line.startswith(" ")]
    assert max(map(len, lines)) <= 80
    standings = [line.split() for line in lines if line.rstrip().endswith(" ms")]
    assert [line[0] for line in standings[:4]] == list("1234")
    assert {line[1] for line in standings} == {*bots[:4], "…nd-say-nothing"}
    assert sum(line.count("±") for line in lines) == 10


def test_ctrl_c_shows_what_there_is(pennypapers: Command, monkeypatch: pytest.MonkeyPatch) -> None:
    def stopped(*arguments: Any) -> Iterator[Played]:
        for count, played in enumerate(play_plans(*arguments), 1):
            yield played
            if count == 7:
                raise KeyboardInterrupt

    monkeypatch.setattr("pennypapers.cli.lab.runner.play_plans", stopped)
    ran = pennypapers(*QUICK, *THREE, "--games", "50", "--json")
    assert ran.status == INTERRUPTED
    assert ran.objects[0]["tables"][0]["dice"] == 2
    assert ran.refusals == ["Stopped: this is what 6 games of 150 came to."]


def test_what_is_sure_is_marked() -> None:
    league = league_of()
    (table,) = judge_league(league, list(play_plans(league.plans, numbered(30, 3))))
    assert table.standings[0].bot == "explorer@0"
    assert table.pair(0, 2).sure


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        ((), "“pennypapers league” needs BOT BOT …: “pennypapers league --help” says more."),
        (("tourist",), "“pennypapers league” needs BOT BOT …: “pennypapers league --help” says more."),
        (("tourist", "voyagr"), "There is no bot “voyagr” for BOT: did you mean voyager?"),
        (("tourist",) * 101, "There are 101 bots: a league has at most 100."),
    ],
)
def test_wrong_usage(pennypapers: Command, arguments: tuple[str, ...], said: str) -> None:
    ran = pennypapers("league", *arguments)
    assert (ran.status, ran.out, ran.err) == (WRONG_USAGE, "", said + "\n")
