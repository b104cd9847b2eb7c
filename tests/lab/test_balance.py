"""`pennypapers balance`: what is gathered, what is warned of, and a page that needs nothing else."""

from __future__ import annotations

import re
from dataclasses import replace
from html.parser import HTMLParser
from pathlib import Path

import pytest

from command_line import Command
from lab_games import plan
from pennypapers.lab.balance import SheetReport, map_value, maps, report, space_use
from pennypapers.lab.balance_page import write_page
from pennypapers.lab.balance_warnings import Warnings
from pennypapers.lab.entrants import read_entrants
from pennypapers.lab.game import FinalSheet, Plan
from pennypapers.lab.work import numbered, play_plans
from pennypapers.notation import read_sheet, write_layout
from pennypapers.rules import LEVELS
from pennypapers.sheets import Layout
from pennypapers.words import LANGUAGES

TEMPLE = """\
adventure: temple
name: Small
grid:
3  +4 5  x
!  5  9  .
+  5  .  2
"""


def final(text: str) -> tuple[Layout, FinalSheet]:
    sheet = read_sheet(text).sheet
    return sheet.layout, FinalSheet(tuple(sheet.tokens()), sheet.score().lines, sheet.level_bounds())


def test_what_became_of_a_space() -> None:
    """The run 3 4 5 is worth 3, the three fives 3, and a mummy is crossed out, another not."""
    layout, sheet = final(TEMPLE)
    use = space_use(layout, [sheet, sheet])
    assert (use["b1"].numbers, use["b1"].mean_number) == (2, 4)
    assert use["d1"].share(use["d1"].hazards) == 1
    assert use["a3"].share(use["a3"].empty) == 1
    assert map_value("number", use["a3"]) is None
    assert (map_value("run", use["a1"]), map_value("run", use["b3"])) == (1, 0)
    assert map_value("group", use["b3"]) == 1
    assert map_value("mummy", use["a2"]) == 1
    assert (map_value("stars", use["d1"]), map_value("stars", use["a1"])) == (2, 1)


@pytest.mark.parametrize("sheet", ["temple-b", "valley-a"])
def test_every_star_is_on_the_map(sheet: str) -> None:
    (reported,) = reports([sheet], "tourist@0,voyager@0", games=6)
    for bot in reported.bots:
        on_the_map = sum(use.mean_stars for use in bot.spaces.values())
        assert on_the_map == pytest.approx(sum(bot.stars) / len(bot.stars))
        for use in bot.spaces.values():
            assert use.empty + use.hazards + use.structures + use.numbers == use.games == 6


def reports(sheets: list[str], bots: str, games: int, players: int = 1) -> list[SheetReport]:
    plans = [
        plan(sheet, name, players, keep_sheets=True)
        for sheet in sheets
        for name in (entrant.name for entrant in read_entrants(bots))
    ]
    return report(plans, list(play_plans(plans, numbered(games, len(plans)))))


class Reader(HTMLParser):
    """What a page asks for from elsewhere, and whether its tags match."""

    VOID = frozenset({"meta", "br", "link", "img"})

    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []
        self.wanted: list[str] = []
        self.count: dict[str, int] = {}

    def handle_starttag(self, tag: str, attributes: list[tuple[str, str | None]]) -> None:
        self.count[tag] = self.count.get(tag, 0) + 1
        self.wanted += [value or "" for name, value in attributes if name in ("src", "href", "xlink:href")]
        if tag not in self.VOID:
            self.open.append(tag)

    def handle_startendtag(self, tag: str, attributes: list[tuple[str, str | None]]) -> None:
        """`<rect/>`: nothing stays open."""

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("sheets", [["temple-a"], ["valley-a", "valley-b"], ["temple-a", "valley-a"]])
def test_a_page_that_needs_nothing_else(sheets: list[str], language: str) -> None:
    found = reports(sheets, "tourist@0,voyager@0", games=3)
    page = write_page(found, language)
    reader = Reader()
    reader.feed(page)
    assert reader.open == []
    assert reader.wanted == []
    assert "url(" not in page
    assert "@import" not in page
    maps_in_all = sum(len(maps(each.layout)) * len(each.bots) for each in found)
    assert reader.count["figure"] == maps_in_all
    comparisons = 1 if sheets == ["valley-a", "valley-b"] else 0
    assert page.count('<section class="compare') == comparisons
    assert "nan" not in re.sub(r"<[^>]*>", " ", page).split()


def test_names_are_escaped() -> None:
    layout = Layout("temple", "<b>&", tuple(tuple("....") for _ in range(3)))
    entrants = tuple(read_entrants("tourist@0"))
    plans = [Plan("<i>.sheet", layout, entrants, 7, keep_sheets=True)]
    page = write_page(report(plans, list(play_plans(plans, numbered(2)))), "en")
    assert "<b>&amp" not in page
    assert "&lt;b&gt;&amp;" in page
    assert "<i>" not in page


def warnings_of(layout: Layout, bots: str = "tourist@0,voyager@0", games: int = 4) -> dict[str, str]:
    plans = [Plan("own.sheet", layout, (entrant,), 7, keep_sheets=True) for entrant in read_entrants(bots)]
    (reported,) = report(plans, list(play_plans(plans, numbered(games, len(plans)))))
    found = Warnings(reported, "en")
    messages = [message.removeprefix("lab-warning-") for message, _ in found.found()]
    return dict(zip(messages, found.sentences(), strict=True))


def test_too_few_doors_are_warned_of() -> None:
    found = warnings_of(drawn("temple", "....+...", "........", "........", "........"))
    assert "doors-run-out" in found
    assert "doors-left" not in found
    assert "few-games" in found


def test_too_many_doors_are_warned_of() -> None:
    found = warnings_of(drawn("temple", "++++++++", "++++++++", "....++++"))
    assert "doors-left" in found
    assert found["short"].startswith("Games are short: ")
    assert "out-of-reach" in found


def test_a_valley_that_cannot_be_filled_or_have_pyramids() -> None:
    found = warnings_of(drawn("valley", ".#.#.#.#", "#.#.#.#.", ".#.#.#.#", "#.#.#.#."))
    assert found["no-find"].startswith("Pyramids hardly come about: ")


def drawn(adventure: str, *rows: str) -> Layout:
    return Layout(adventure, "Drawn", tuple(tuple(row) for row in rows))


def test_the_command(pennypapers: Command) -> None:
    Path("own.sheet").write_text(
        write_layout(drawn("temple", "....+...", "........", "........")), encoding="utf-8"
    )
    common = ("--games", "2", "--workers", "1", "--bots", ",".join(f"{level}@0" for level in LEVELS))
    ran = pennypapers("balance", "own.sheet", "temple-a", *common, "--out", "report.html")
    assert (ran.status, ran.out, ran.err) == (0, "The report is in report.html.\n", "")
    page = Path("report.html").read_text(encoding="utf-8")
    assert page.startswith("<!doctype html>")
    assert "explorer@0" in page
    again = pennypapers("balance", "own.sheet", "temple-a", *common, "--out", "again.html")
    assert again.status == 0
    assert Path("again.html").read_text(encoding="utf-8") == page


def test_what_is_named_twice_is_played_once(pennypapers: Command) -> None:
    common = ("--games", "2", "--workers", "1", "--out")
    names = ("temple-a", "temple-b", "temple-a")
    assert pennypapers("balance", *names, "--bots", "tourist@0,tourist@0", *common, "two.html").status == 0
    assert pennypapers("balance", *names[:2], "--bots", "tourist@0", *common, "one.html").status == 0
    assert Path("two.html").read_bytes() == Path("one.html").read_bytes()


def test_of_one_game_there_is_no_interval(pennypapers: Command) -> None:
    common = ("--games", "1", "--workers", "1", "--bots", "tourist@0", "--out", "one.html")
    assert pennypapers("balance", "temple-a", "temple-b", *common).status == 0
    assert "<small>–</small>" in Path("one.html").read_text(encoding="utf-8")


def test_games_that_end_early() -> None:
    """Alone there are 25 rounds in the Valley; at a table as many as it takes."""
    small = drawn("valley", "....", "....")
    found = warnings_of(small, bots="voyager@0")
    assert "always-full" in found
    together = [plan("valley-a", "tourist@0", 2, keep_sheets=True)]
    (reported,) = report(together, list(play_plans(together, numbered(2))))
    assert reported.bots[0].early_ends == 0


def test_nothing_is_played_for_a_report_that_cannot_be_written(
    pennypapers: Command, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("pennypapers.cli.lab.runner.play_plans", None)
    for out in ("none/report.html", ".", "-"):
        ran = pennypapers("balance", "temple-a", "--out", out)
        assert ran.status in (1, 2)
        (line,) = ran.refusals
        assert "be written" in line


def test_wrong_usage(pennypapers: Command) -> None:
    assert pennypapers("balance").status == 2
    ran = pennypapers("balance", "no-such.sheet")
    assert (ran.status, len(ran.refusals)) == (1, 1)
    ran = pennypapers(
        "balance", "temple-a", "--games", "1", "--workers", "1", "--bots", "tourist@0", "--out", "."
    )
    assert (ran.status, ran.out, len(ran.refusals)) == (1, "", 1)


@pytest.mark.parametrize(
    ("means", "shown"),
    [
        ((20.54, 20.56), ["20.54", "20.56", "+0.02"]),
        ((20.504, 20.506), ["20.50", "20.51", "+0.01"]),
        ((20.6, 20.5), ["20.60", "20.50", "−0.10"]),
        ((20.501, 20.502), ["20.50", "20.50", "0.00"]),
    ],
)
def test_a_difference_is_that_of_the_figures_beside_it(means: tuple[float, float], shown: list[str]) -> None:
    found = reports(["temple-a", "temple-b"], "tourist@0", games=2)
    changed = []
    for each, mean in zip(found, means, strict=True):
        (bot,) = each.bots
        (seat,) = bot.summary.seats
        levels = {**seat.levels, "explorer": mean / 100}
        summary = replace(
            bot.summary, rounds=mean, seats=(replace(seat, mean=mean, ci95=None, levels=levels),)
        )
        changed.append(replace(each, bots=(replace(bot, summary=summary),)))
    page = write_page(changed, "en")
    assert "<th>temple-b less temple-a</th>" in page
    rows = re.findall(r"<tr><td>(.*?)</td><td>(.*?)</td><td>(.*?)</td><td>(.*?)</td></tr>", page)[:3]
    assert [label for label, *_ in rows] == ["mean stars", "games at Explorer", "rounds"]
    assert [cell.removesuffix("<small>–</small>") for cell in rows[0][1:]] == shown
    assert list(rows[2][1:]) == shown
    low, high, difference = (float(cell.replace("−", "-").removesuffix(" %")) for cell in rows[1][1:])
    assert round(high - low, 1) == difference


def test_no_word_of_doors_where_there_are_none() -> None:
    layout = drawn("temple", "........", "........", "........", "........")
    found = warnings_of(layout)
    assert not any("door" in said.lower() for said in found.values())
    plans = [Plan("own.sheet", layout, tuple(read_entrants("tourist@0")), 7, keep_sheets=True)]
    page = write_page(report(plans, list(play_plans(plans, numbered(2)))), "en")
    assert words_of(page).count("door") == 1
    assert "no doors" in words_of(page)
    assert "door" not in words_of(write_page(reports(["valley-a"], "tourist@0", games=2), "en"))


def words_of(page: str) -> str:
    return re.sub(r"<[^>]*>", " ", page.partition("</style>")[2]).lower()


def test_pieces_are_warned_of() -> None:
    found = warnings_of(drawn("temple", "....#...", "....#...", "....#.+."))
    assert found["sheet-pieces"] == (
        "The sheet falls into 2 pieces that nothing connects (a1 b1 c1 d1 a2 b2 c2 d2 …; f1 g1 h1 f2 g2 h2 f3 g3 …)."
    )


def test_json(pennypapers: Command) -> None:
    common = ("--games", "3", "--workers", "1", "--bots", "tourist@0,voyager@0", "--out", "report.html")
    ran = pennypapers("balance", "temple-a", "valley-a", *common, "--json")
    assert (ran.status, ran.err) == (0, "The report is in report.html.\n")
    (facts,) = ran.objects
    assert list(facts) == ["seed", "players", "sheets", "failures"]
    temple, valley = facts["sheets"]
    assert (temple["sheet"], temple["adventure"], len(temple["pieces"])) == ("temple-a", "temple", 1)
    assert temple["warnings"][0]["code"] == "few-games"
    assert valley["doors"] == 0
    for sheet in (temple, valley):
        for bot in sheet["bots"]:
            assert sum(bot["stars"].values()) == bot["games"] == 3
            assert sum(bot["maps"]["stars"].values()) == pytest.approx(bot["mean"])
            assert (bot["doors"] is None) == (sheet is valley)
    assert Path("report.html").exists()
