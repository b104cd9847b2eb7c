"""`pennypapers sheets list`, `show` and `check`: the layouts that come with the game, and those of one's own."""

from __future__ import annotations

import pytest

from command_line import TEMPLE, Command, squeezed, write
from pennypapers.notation import SHIPPED, shipped_layout
from pennypapers.words import LANGUAGES, sentence

ROOMS = """\
adventure: temple
name: Two Rooms
grid:
.  +  .  .  #
.  .  #  .  .
+  .  .  .  #
"""

ROOMS_FACTS = {
    "adventure": "temple",
    "name": "Two Rooms",
    "columns": 5,
    "rows": 3,
    "spaces": 12,
    "doors": 2,
}


def size(adventure: str, spaces: int, doors: int, language: str = "en") -> str:
    return sentence("sheet-size", {"adventure": adventure, "spaces": spaces, "doors": doors}, language)


def test_list_for_machines(pennypapers: Command) -> None:
    ran = pennypapers("sheets", "list", "--json")
    assert (ran.status, ran.err) == (0, "")
    assert [facts["sheet"] for facts in ran.objects] == list(SHIPPED)
    for facts in ran.objects:
        layout = shipped_layout(facts["sheet"])
        assert facts == {
            "sheet": facts["sheet"],
            "adventure": layout.adventure,
            "name": layout.name,
            "columns": len(layout.rows[0]),
            "rows": len(layout.rows),
            "spaces": len(layout.spaces),
            "doors": len(layout.doors),
        }


@pytest.mark.parametrize("language", LANGUAGES)
def test_list_for_people(pennypapers: Command, language: str) -> None:
    ran = pennypapers("sheets", "list", "--lang", language)
    said = squeezed(ran.out)
    assert len(said) == len(SHIPPED)
    for line, name in zip(said, SHIPPED, strict=True):
        layout = shipped_layout(name)
        told = size(layout.adventure, len(layout.spaces), len(layout.doors), language)
        assert line == f"{name} {layout.name} {' '.join(told.split())}"


def test_show_draws_a_sheet(pennypapers: Command) -> None:
    ran = pennypapers("sheets", "show", write("rooms.sheet", ROOMS))
    assert (ran.status, ran.err) == (0, "")
    assert squeezed(ran.out) == squeezed(f"""
        rooms.sheet: Two Rooms
        {size("temple", 12, 2)}

           a  b  c  d  e
        1  .  +  .  .
        2  .  .     .  .
        3  +  .  .  .
        """)


def test_a_letter_stands_above_its_column(pennypapers: Command) -> None:
    """What is drawn is read by the eye: every mark is below its letter, walls are empty."""
    *_, letters, first, second, third = (
        pennypapers("sheets", "show", write("rooms.sheet", ROOMS)).out.rstrip().split("\n")
    )
    places = [letters.index(letter) for letter in "abcde"]
    for drawn, row in zip((first, second, third), ROOMS.splitlines()[-3:], strict=True):
        tokens = row.split()
        assert [drawn.ljust(places[-1] + 1)[place] for place in places] == [
            " " if token == "#" else token for token in tokens
        ]


@pytest.mark.parametrize("name", SHIPPED)
def test_show_and_check_know_shipped_sheets_by_name(pennypapers: Command, name: str) -> None:
    ran = pennypapers("sheets", "show", name)
    assert ran.status == 0
    assert squeezed(ran.out)[0] == f"{name}: {shipped_layout(name).name}"
    marks = sum(line.count(" .") + line.count(" +") for line in ran.out.splitlines()[3:])
    assert marks == len(shipped_layout(name).spaces)
    assert pennypapers("sheets", "check", name).status == 0


def test_show_and_check_for_machines(pennypapers: Command) -> None:
    name = write("rooms.sheet", ROOMS)
    for command in ("show", "check"):
        ran = pennypapers("sheets", command, "--json", name, "valley-b")
        assert ran.status == 0
        more: dict[str, list[str]] = {"warnings": []} if command == "check" else {}
        assert ran.objects[0] == {"file": "rooms.sheet", **ROOMS_FACTS, **more}
        assert ran.objects[1]["file"] == "valley-b"
        assert ran.objects[1]["doors"] == 0


@pytest.mark.parametrize("language", LANGUAGES)
def test_check_approves(pennypapers: Command, language: str) -> None:
    ran = pennypapers("sheets", "check", write("rooms.sheet", ROOMS), "--lang", language)
    assert (ran.status, ran.err) == (0, "")
    approved = sentence("sheet-approved", {"name": "Two Rooms"}, language)
    assert ran.out == f"rooms.sheet: {approved} {size('temple', 12, 2, language)}\n"


def test_check_refuses(pennypapers: Command) -> None:
    files = [
        write("a.sheet", ROOMS.replace("  #\n.", "  #  .\n.", 1)),
        write("b.sheet", ROOMS),
        str(TEMPLE),
        "temple-c",
    ]
    ran = pennypapers("sheets", "check", "--json", *files)
    assert ran.status == 1
    assert [facts["file"] for facts in ran.objects] == files
    codes = [facts.get("error", {}).get("code") for facts in ran.objects]
    assert codes == ["uneven-row", None, "not-a-layout", "no-such-sheet"]
    ran = pennypapers("sheets", "check", *files)
    assert ran.status == 1
    assert [line.split(" ")[0] for line in ran.refusals] == [
        "a.sheet:5:14:",
        f"{TEMPLE}:3:1:",
        "temple-c:1:1:",
    ]


def test_one_door_is_said_in_the_singular(pennypapers: Command) -> None:
    one = ROOMS.replace(".  +  .", ".  .  .")
    assert size("temple", 12, 1) in pennypapers("sheets", "check", write("a.sheet", one)).out
    assert size("temple", 12, 1) != size("temple", 12, 2).replace("2", "1")


@pytest.mark.parametrize(
    "name", ["Vale :snake: of :star:", "[bold]Bold[/bold]", "[/]", "É" * 80], ids=lambda name: name[:20]
)
@pytest.mark.parametrize("command", ["show", "check"])
def test_a_name_is_printed_as_it_is(pennypapers: Command, command: str, name: str) -> None:
    ran = pennypapers("sheets", command, write("a.sheet", ROOMS.replace("Two Rooms", name)))
    assert ran.status == 0
    assert name[:100] in squeezed(ran.out)[0]  # a very long one may be shortened


ISLANDS = """\
adventure: valley
name: Islands
grid:
.  .  .  #  .  #
.  .  .  #  #  .
.  .  #  #  #  .
"""


def test_check_says_when_a_sheet_falls_into_pieces(pennypapers: Command) -> None:
    """e1 touches f2 at a corner, which is enough."""
    name = write("islands.sheet", ISLANDS)
    ran = pennypapers("sheets", "check", name)
    assert (ran.status, ran.err) == (0, "")
    said = "The sheet falls into 2 pieces that nothing connects (a1 b1 c1 a2 b2 c2 a3 b3; e1 f2 f3)."
    assert squeezed(ran.out)[1:] == [f"islands.sheet: {said}"]
    (facts,) = pennypapers("sheets", "check", name, "--json").objects
    pieces = [["a1", "b1", "c1", "a2", "b2", "c2", "a3", "b3"], ["e1", "f2", "f3"]]
    assert facts["warnings"] == [{"code": "pieces", "message": said, "pieces": pieces}]
    for shipped in SHIPPED:
        assert len(shipped_layout(shipped).pieces) == 1
