"""`.game` files: one canonical form, and what else is read (formats.md, A game)."""

from __future__ import annotations

from pathlib import Path

import pytest

from marked_texts import place_of
from pennypapers.notation import TurnText, read_game, read_layout, shipped_layout, write_game
from pennypapers.refusals import Refusal
from pennypapers.rules import Draw
from pennypapers.table import replay

FORMATS = Path(__file__).parents[2] / "docs" / "formats.md"

HEADERS = f"""\
adventure: valley
sheet: valley-a
players: AB ÉÀ 王
seed: any text: at all
date: 2018-10-25T20:15
options: pencil-strict
event: Été 🐍; the second evening
commitment: {"0f" * 32}
secret: {"a1" * 32}
words: - {"00" * 16} {"9e" * 16}
"""

TWO = """\
adventure: valley
sheet: valley-a
players: AB CD
"""

EVENING = f"""\
{TWO}event: an evening
round 1: 2 3 5
AB: 2+5@c1 3@d1
CD: 2+3+5@e1 *
round 2: P D 4
AB: P=12@d2 D=hut@e1 4@e2
CD: D=mine@f1 4@e2
round 3: 1 4 X
AB>CD: !d3
CD>AB: !c2 *
round 4: 4 5 2
AB: 4+5xc2 2@c3 jungle(c1,d1,d2,e2,c3)
"""

EMBEDDED = """\
adventure: temple
sheet: embedded
players: AB
event: on a layout of our own
name: Two Rooms
grid:
.  +  .  .
.  .  #  .
+  .  .  .
round 1: 1 2 3
AB: 1+2+3@a1
round 2: P D 5
AB: 5@b1
"""


def rewritten(text: str | bytes) -> str:
    return write_game(read_game(text))


# --- one form ---


@pytest.mark.parametrize(
    "text",
    [
        pytest.param(HEADERS, id="every header"),
        pytest.param(TWO, id="no round"),
        pytest.param(TWO + "round 1: 1 2 3\n", id="no turn yet"),
        pytest.param(TWO + "round 1: 1 2 3\nCD: 1@c1\n", id="the second turn only"),
        pytest.param(TWO + "round 1: P D X\n", id="no sheet passed yet"),
        pytest.param(TWO + "round 1: 1 2 X\nAB>CD:\nCD>AB: !c1\n", id="one has drawn"),
        pytest.param(TWO + "round 1: 1 2 X\nAB>CD:\nCD>AB:\n", id="nobody has drawn"),
        pytest.param(TWO + "result: AB -12, CD 0\n", id="a result"),
        pytest.param(EVENING, id="an evening"),
        pytest.param(EMBEDDED, id="an own layout"),
    ],
)
def test_what_is_canonical_stays_as_it_is(text: str) -> None:
    assert rewritten(text) == text
    assert rewritten(text.encode()) == text
    assert read_game(rewritten(text)) == read_game(text)


def test_the_example_of_the_description_is_canonical_and_legal() -> None:
    text = FORMATS.read_text(encoding="utf-8").split("```text\n")[2].split("```\n")[0]
    assert text.startswith("adventure: valley\nsheet: valley-a\nplayers: AB CD\n")
    assert rewritten(text) == text
    assert write_game(replay(read_game(text)).game()) == text


def test_what_a_game_says() -> None:
    game = read_game(EVENING)
    assert (game.sheet, game.players, game.notes) == ("valley-a", ("AB", "CD"), {"event": "an evening"})
    assert game.layout == shipped_layout("valley-a")
    assert game.options == ()
    assert game.result is None
    assert [str(played.roll) for played in game.rounds] == ["2 3 5", "P D 4", "1 4 X", "4 5 2"]
    assert game.rounds[2].turns == (
        TurnText("AB", (Draw("d3"),), "CD"),
        TurnText("CD", (Draw("c2"),), "AB", by_table=True),
    )
    assert [turn.player for turn in game.rounds[3].turns] == ["AB"]


def test_headers_are_kept_as_they_were() -> None:
    notes = read_game(HEADERS).notes
    assert list(notes) == ["seed", "date", "options", "event", "commitment", "secret", "words"]
    assert notes["event"] == "Été 🐍; the second evening"
    assert read_game(HEADERS).options == ("pencil-strict",)


# --- what else is read, and not kept ---

TOLERATED = {
    "Windows line ends": EVENING.replace("\n", "\r\n"),
    "no final line end": EVENING.removesuffix("\n"),
    "several final line ends": EVENING + "\n\n",
    "trailing blanks": EVENING.replace("\n", " \t \n"),
    "trailing blanks before Windows line ends": EVENING.replace("\n", "  \r\n"),
    "blank lines": EVENING.replace("\n", "\n\n  \n\t\n"),
    "comments": "; mine\n" + EVENING.replace("\n", "\n; AB: 1@c1\n;\n"),
    "a discovery in another order": EVENING.replace("(c1,d1,d2,e2,c3)", "(c3,e2,d1,d2,c1)"),
}


@pytest.mark.parametrize("text", TOLERATED.values(), ids=TOLERATED.keys())
def test_tolerated_and_rewritten_in_the_one_form(text: str) -> None:
    assert rewritten(text) == EVENING
    assert rewritten(text.encode()) == EVENING
    assert replay(read_game(text)).sheets == replay(read_game(EVENING)).sheets


def test_a_hazard_round_may_name_its_holders_with_a_blank_after() -> None:
    assert rewritten(TWO + "round 1: 1 2 X\nAB>CD: \n") == TWO + "round 1: 1 2 X\nAB>CD:\n"


@pytest.mark.parametrize(
    "date", ["2018-10-25", "2018-10-25T20:15", "2018-10-25 20:15:59", "2018-10-25T20:15:59.5+02:00"]
)
def test_dates(date: str) -> None:
    assert rewritten(f"{TWO}date: {date}\n") == f"{TWO}date: {date}\n"


@pytest.mark.parametrize(
    "date", ["today", "2018-13-01", "25 October", "2018-10", "2018-10-25T25:00", "2018-10-25🐍20:15"]
)
def test_no_dates(date: str) -> None:
    assert place_of(lambda: read_game(f"{TWO}date: {date}\n")) == ("bad-date", 4, 7)


# --- the layout ---


def test_an_embedded_layout() -> None:
    game = read_game(EMBEDDED)
    assert game.sheet == "embedded"
    assert game.layout == read_layout(
        "adventure: temple\nname: Two Rooms\ngrid:\n.  +  .  .\n.  .  #  .\n+  .  .  .\n"
    )
    assert write_game(replay(game).game(**game.notes)) == EMBEDDED


def test_an_embedded_layout_is_rewritten_in_its_one_form() -> None:
    drawn_by_hand = EMBEDDED.replace("  ", " ").replace("+ . . .\n", "; a room\n\n   + . .\t.\n")
    assert rewritten(drawn_by_hand) == EMBEDDED


OWN = "adventure: valley\nname: Row\ngrid:\n.  .  .  .  .  .  .  .\n"
ON_OWN = "adventure: valley\nsheet: my own row.sheet\nplayers: AB\nround 1: 1 2 3\nAB: 1@a1 2@b1\n"


@pytest.mark.parametrize(
    "text", [OWN, OWN.encode(), OWN.replace("\n", "\r\n")], ids=["text", "bytes", "Windows"]
)
def test_a_sheet_file_goes_by_its_plain_name(text: str | bytes) -> None:
    asked = []

    def find_sheet(name: str) -> str | bytes:
        asked.append(name)
        return text

    game = read_game(ON_OWN, find_sheet)
    assert asked == ["my own row.sheet"]
    assert game.layout == read_layout(OWN)
    assert write_game(game) == ON_OWN
    assert write_game(replay(game).game()) == ON_OWN  # a name that was read is kept


@pytest.mark.parametrize(
    ("name", "code"),
    [
        ("../a.sheet", "sheet-not-plain"),
        ("/a.sheet", "sheet-not-plain"),
        ("b/a.sheet", "sheet-not-plain"),
        ("b\\a.sheet", "sheet-not-plain"),
        ("a..sheet", "sheet-not-plain"),
        ("..", "sheet-not-plain"),
        ("a.txt", "unknown-sheet"),
        ("valley-c", "unknown-sheet"),
        ("Valley-A", "unknown-sheet"),
    ],
)
def test_a_sheet_file_is_looked_for_by_plain_names_only(name: str, code: str) -> None:
    def find_sheet(name: str) -> str:
        raise AssertionError(f"{name} was looked for")

    game = f"adventure: valley\nsheet: {name}\nplayers: AB\n"
    assert place_of(lambda: read_game(game, find_sheet)) == (code, 2, 8)


def test_a_broken_sheet_file_is_refused_where_it_is_named() -> None:
    with pytest.raises(Refusal) as caught:
        read_game(ON_OWN, lambda name: OWN.replace(".  .\n", ".  ?\n"))
    refusal = caught.value
    assert (refusal.code, refusal.line, refusal.column) == ("broken-sheet-file", 2, 8)
    assert (refusal.facts["row"], refusal.facts["at"]) == (4, 22)
    assert "line 4, column 22" in str(refusal)


def test_a_sheet_file_must_be_empty() -> None:
    def find_filled(name: str) -> str:
        return OWN.replace(".\n", "5\n")

    assert place_of(lambda: read_game(ON_OWN, find_filled)) == ("broken-sheet-file", 2, 8)


# --- players ---


def test_a_hundred_players() -> None:
    players = " ".join(f"{number:04}" for number in range(100))
    text = f"adventure: valley\nsheet: valley-a\nplayers: {players}\n"
    assert rewritten(text) == text
    assert len(read_game(text).players) == 100


def test_columns_count_code_points() -> None:
    """Not bytes, and not what a character is wide."""
    text = "adventure: valley\nsheet: valley-a\nplayers: 王 𝔄é\nround 1: 1 2 3\n王: 1@c1\n𝔄é: 1@c1 2@q9\n"
    assert place_of(lambda: read_game(text)) == ("bad-space", 6, 10)
    assert place_of(lambda: read_game(text.encode())) == ("bad-space", 6, 10)
    result = text.replace(" 2@q9", "") + "result: 王 1, 𝔄é x\n"
    assert place_of(lambda: read_game(result)) == ("bad-result", 7, 14)
