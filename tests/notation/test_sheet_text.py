"""`.sheet` files: one canonical form, and what else is read (formats.md, A layout and a sheet)."""

from __future__ import annotations

from pathlib import Path

import pytest

from marked_texts import place_of
from pennypapers.notation import (
    SHIPPED,
    read_layout,
    read_sheet,
    shipped_layout,
    write_layout,
    write_sheet,
)
from pennypapers.sheets import Layout

EXAMPLES = sorted((Path(__file__).parents[1] / "data" / "sheets").glob("*.sheet"))
FORMATS = Path(__file__).parents[2] / "docs" / "formats.md"

STEPS = """\
adventure: temple
name: Step Pyramid
owner: ÉÀ
grid:
#  #  9  #  #
#  x  +10 !  #
3  .  .  +  15
"""

RIVER = """\
adventure: valley
name: River
grid:
6  7  8  .  x
~  ~  ~  H  !
3  3  4  2  1
3  3  5  M  #
jungle: c3 d3 e3 b4 c4
range: a1 b1 c1
"""


def rewritten(text: str | bytes) -> str:
    read = read_sheet(text)
    return write_sheet(read.sheet, read.owner)


# --- one form ---


@pytest.mark.parametrize("text", [STEPS, RIVER])
def test_what_is_canonical_stays_as_it_is(text: str) -> None:
    assert rewritten(text) == text
    assert rewritten(text.encode()) == text


@pytest.mark.parametrize("path", EXAMPLES, ids=lambda path: path.stem)
def test_the_rulebooks_examples_are_canonical(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    assert rewritten(text) == text


@pytest.mark.parametrize("name", SHIPPED)
def test_shipped_layouts_are_canonical(name: str) -> None:
    layout = shipped_layout(name)
    text = write_layout(layout)
    assert read_layout(text) == layout
    assert rewritten(text) == text
    assert layout.adventure == name.partition("-")[0]


def test_the_example_of_the_description() -> None:
    text = FORMATS.read_text(encoding="utf-8").split("```text\n")[1].split("```\n")[0]
    assert text.startswith("adventure: temple\nname: Step Pyramid\n")
    assert write_layout(read_layout(text)) == text


def test_a_wide_mark_pushes_the_rest_of_its_row() -> None:
    assert rewritten("""
adventure: temple
grid:
+10 1 +15 12
+1 x 9 .
. . . +
""") == (
        """\
adventure: temple
grid:
+10 1  +15 12
+1 x  9  .
.  .  .  +
"""
    )


def test_discoveries_are_written_by_kind_and_then_by_first_space() -> None:
    drawing = """\
adventure: valley
name: Everything
grid:
10 11 12 6  6  6  1
#  13 #  7  8  9  2
5  5  5  5  .  .  3
4  4  4  4  1  5  4
"""
    in_order = """\
jungle: g1 g2 g3 f4 g4
town: a3 b3 c3 d3
town: a4 b4 c4 d4
range: d1 e1 f1
range: d2 e2 f2
pyramid: a1 b1 c1 b2
"""
    in_disorder = """\
pyramid: b2 c1 b1 a1
range: f2 e2 d2
town: d4 b4 c4 a4
range: e1 d1 f1
jungle: g4 f4 g3 g2 g1
town: a3 b3 c3 d3
"""
    assert rewritten(drawing + in_disorder) == drawing + in_order
    sheet = read_sheet(drawing + in_disorder).sheet
    assert [find.kind for find in sheet.discoveries] == [
        "jungle",
        "town",
        "town",
        "range",
        "range",
        "pyramid",
    ]
    assert sheet.score() == read_sheet(drawing + in_order).sheet.score()


def test_the_same_sheet_is_equal_in_whatever_order_it_lists_its_discoveries() -> None:
    drawing = "adventure: valley\ngrid:\n6  7  8  9  9  9  .  .\n"
    one, other = "range: a1 b1 c1\n", "range: d1 e1 f1\n"
    assert read_sheet(drawing + one + other) == read_sheet(drawing + other + one)


# --- what else is read, and not kept ---

TOLERATED = {
    "Windows line ends": STEPS.replace("\n", "\r\n"),
    "mixed line ends": STEPS.replace("\n", "\r\n", 3),
    "no final line end": STEPS.removesuffix("\n"),
    "several final line ends": STEPS + "\n\n\n",
    "trailing blanks": STEPS.replace("\n", " \t \n"),
    "trailing blanks before Windows line ends": STEPS.replace("\n", "  \r\n"),
    "blank lines": STEPS.replace("\n", "\n\n  \n\t\n"),
    "comments": "; mine\n" + STEPS.replace("\n", "\n; 🐍 \x00 any text: at all\n;\n"),
    "narrow rows": STEPS.replace("  ", " "),
    "wide rows": STEPS.replace("  ", " \t   "),
    "indented rows": STEPS.replace("#  #  9", "     #  #  9"),
}


@pytest.mark.parametrize("text", TOLERATED.values(), ids=TOLERATED.keys())
def test_tolerated_and_rewritten_in_the_one_form(text: str) -> None:
    assert rewritten(text) == STEPS
    assert rewritten(text.encode()) == STEPS


def test_a_semicolon_inside_a_line_is_no_comment() -> None:
    assert read_sheet(STEPS.replace("Step Pyramid", "Step; Pyramid")).layout.name == "Step; Pyramid"
    spoilt = STEPS.replace("9  #  #", "9  #  #  ; top")
    assert place_of(lambda: read_sheet(spoilt)) == ("bad-token", 5, 16)


# --- headers ---


def test_a_name_is_needed_in_a_layout_only() -> None:
    nameless = "adventure: valley\ngrid:\n.  .  .  .\n.  .  .  .\n"
    assert rewritten(nameless) == nameless
    assert place_of(lambda: read_layout(nameless)) == ("missing-header", 2, 1)


@pytest.mark.parametrize(
    "name", ["grid: a", "a  b", "ß ; é 🐍", "adventure: temple", "'", "می\u200cخواهم", "a\tb"]
)
def test_a_name_is_any_text(name: str) -> None:
    text = STEPS.replace("Step Pyramid", name)
    assert rewritten(text) == text


def test_the_owner() -> None:
    assert read_sheet(STEPS).owner == "ÉÀ"
    assert read_sheet(RIVER).owner is None


@pytest.mark.parametrize(
    ("snakes", "row"),
    [("0", "5  .  H  ."), ("1", "5  .  !  ."), ("1", "5  .  x  ."), ("3", "x  .  !  !")],
)
def test_the_checksum_of_snakes_is_read_and_not_written(snakes: str, row: str) -> None:
    drawing = f"grid:\n{row}\n.  .  .  .\n"
    read = rewritten(f"adventure: valley\nname: Row\nowner: AB\nsnakes: {snakes}\n{drawing}")
    assert read == f"adventure: valley\nname: Row\nowner: AB\n{drawing}"
    wrong = str(int(snakes) + 1)
    assert place_of(lambda: read_sheet(f"adventure: valley\nsnakes: {wrong}\n{drawing}")) == (
        "wrong-snakes",
        2,
        9,
    )


# --- what can have come about ---


@pytest.mark.parametrize(
    "grid",
    [
        "5  .  .  .  .  .  .  7",  # the second number touches nothing
        "15 15 15 15 15 15 15 15",
        "x  x  x  x  x  x  x  x",
        "H  S  M  !  !  !  !  !",
        "8  7  6  .  H  .  .  .",  # a discovery that nobody revealed
    ],
)
def test_a_valley_is_taken_as_it_is(grid: str) -> None:
    text = f"adventure: valley\ngrid:\n{grid}\n"
    assert rewritten(text) == text


@pytest.mark.parametrize(
    "grid",
    [
        "9  x  !  .  +  .  .  .",
        "+9 x  !  .  +  .  .  .",
        "x  9  !  9  x  .  .  .",
        "!  !  !  !  !  !  !  !",
        "+1 +2 +3 +4 .  .  .  .",
    ],
)
def test_a_temple_is_taken_as_it_is(grid: str) -> None:
    text = f"adventure: temple\ngrid:\n{grid}\n"
    assert rewritten(text) == text


def test_a_crossed_out_mummy_needs_a_nine_beside_it() -> None:
    text = "adventure: temple\ngrid:\n9  x  .  .\n8  1  x  .\n"
    assert place_of(lambda: read_sheet(text)) == ("crossed-without-nine", 4, 7)
    assert rewritten(text.replace("8  1", "8  9")) == text.replace("8  1", "8  9")


# --- sizes ---


@pytest.mark.parametrize(
    "rows",
    [
        ".  .  .  .  .  .  .  .\n",
        ".  .  .  .  .  .  .  .\n" * 8,
        ".\n" * 16,
        ".  .  .  .  .  .  .  .  .  .  .  .  .  .  .  .\n" * 4,
        "#\n" * 8 + ".\n" * 8,
        "#  .  .\n.  .  .\n~  .  .\n.  ~  ~\n",
    ],
)
def test_sizes_up_to_the_limits(rows: str) -> None:
    text = f"adventure: valley\nname: Any\ngrid:\n{rows}"
    layout = read_layout(text)
    assert write_layout(layout) == text
    assert 8 <= len(layout.spaces) <= 64


def test_spaces_go_by_column_and_row() -> None:
    layout = read_layout("adventure: temple\nname: T\ngrid:\n" + "#  " * 15 + ".\n" + ".  " * 7 + "#  " * 9)
    assert layout.spaces == ("p1", "a2", "b2", "c2", "d2", "e2", "f2", "g2")
    assert isinstance(layout, Layout)
