"""The twin itself, on the rulebooks' examples and on small drawn sheets (rules.md)."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from naive import (
    Illegal,
    Roll,
    Sheet,
    draw_hazard,
    finish,
    hazard_spaces,
    is_over,
    legal_steps,
    level,
    may_commit,
    places,
    plainest,
    plainest_hazard,
    play,
    score,
    stars,
    tie_break,
)

SHEETS = Path(__file__).parent / "data" / "sheets"


def temple(grid: str) -> Sheet:
    return Sheet.from_text("adventure: temple\ngrid:\n" + grid)


def valley(grid: str) -> Sheet:
    return Sheet.from_text("adventure: valley\ngrid:\n" + grid)


def spaces_of(steps: set[str]) -> set[str]:
    """Where these steps write or draw."""
    return {step.partition("@")[2] for step in steps if "@" in step}


def revealed(steps: set[str], kind: str) -> set[str]:
    return {step for step in steps if step.startswith(kind + "(")}


# --- the rulebooks' worked examples ---


def test_temple_example() -> None:
    sheet = Sheet.from_text((SHEETS / "temple-example.sheet").read_text())
    lines = score(sheet)
    assert lines == [
        ("run", 9, ("f3", "e4", "e3", "d3", "d4", "d5", "e5", "e6", "e7")),
        ("group", 3, ("f3", "g4", "g5")),
        ("group", 3, ("e1", "e2", "e3")),
        ("group", 3, ("d2", "d3", "c4")),
        ("group", 3, ("d5", "c6", "b7")),
        ("group", 3, ("e6", "g6", "f7")),
        ("mummy", -2, ("f2",)),
        ("mummy", 2, ("c5",)),
        ("mummy", 2, ("f5",)),
        ("mummy", 2, ("d7",)),
        ("mummy", 2, ("h7",)),
    ]
    numbers = sheet.numbers()
    assert [numbers[space] for space in lines[0][2]] == [2, 3, 4, 5, 6, 7, 8, 9, 10]
    assert [numbers[spaces[0]] for rule, _, spaces in lines if rule == "group"] == [2, 4, 5, 7, 9]
    assert (stars(lines), tie_break(sheet, lines), level(sheet, 30)) == (30, 9, "explorer")
    assert is_over([sheet], 31)
    assert score(sheet, strict=True) == lines


def test_valley_example() -> None:
    sheet = Sheet.from_text((SHEETS / "valley-example.sheet").read_text())
    lines = score(sheet)
    assert [(rule, worth) for rule, worth, _ in lines] == [
        *[("jungle", 5)] * 3,
        *[("town", 6)] * 3,
        *[("range", 7)] * 2,
        ("pyramid", 15),
        ("hut", 10),
        ("statue", 10),
        ("mine", 4),
        ("snake", 0),
        ("snake", -13),
        ("snake", -9),
        ("snake", -6),
    ]
    assert lines[9:] == [
        ("hut", 10, ("g2", "f2", "h2", "f3", "g3", "h3")),
        ("statue", 10, ("d6", "d5", "e5", "c7", "d7", "e7")),
        ("mine", 4, ("c1", "b2", "c2")),
        ("snake", 0, ("f1",)),
        ("snake", -13, ("c4",)),
        ("snake", -9, ("f4",)),
        ("snake", -6, ("f7",)),
    ]
    assert (stars(lines), tie_break(sheet, lines)) == (58, 24)


def test_valley_example_could_have_been_revealed() -> None:
    sheet = Sheet.from_text((SHEETS / "valley-example.sheet").read_text())
    for kind, spaces in list(sheet.discoveries):
        before = sheet.copy()
        before.discoveries.remove((kind, spaces))
        after = play(before, ("1", "2", "3"), ["1@e6", f"{kind}({','.join(reversed(spaces))})"])
        assert after.discoveries[-1] == (kind, spaces)


def test_five_snakes_and_110_stars_make_an_explorer() -> None:
    sheet = valley("!  x  !  !  !\n.  .  .  .  .")
    assert [level(sheet, n) for n in (110, 109, 89, 69)] == ["explorer", "voyager", "pathfinder", "tourist"]


# --- dice ---


def test_dice_example() -> None:
    """2, 3 and 5: every split of the dice into sums."""
    sheet = valley(".  .  .  .")
    roll = ("2", "3", "5")
    splits = set()
    turns: list[list[str]] = [[]]
    while turns:
        done = turns.pop()
        for step in legal_steps(sheet, roll, done):
            spent, _, space = step.partition("@")
            if spent and space == "abcd"[len(done)] + "1":
                splits.add(tuple(sorted(s.partition("@")[0] for s in [*done, step])))
                turns.append([*done, step])
    assert splits == {
        *[("2",), ("3",), ("5",), ("2", "3"), ("2", "5"), ("3", "5"), ("2", "3", "5")],
        *[("2+5",), ("2+5", "3"), ("3+5",), ("2", "3+5"), ("2+3+5",)],
        *[("2+3",), ("2+3", "5")],
    }


def test_equal_faces_are_interchangeable() -> None:
    sheet = valley(".  .  .  .")
    roll = ("2", "3", "2")
    first = {step for step in legal_steps(sheet, roll, []) if step.endswith("@a1")}
    assert first == {"2@a1", "3@a1", "2+3@a1", "3+2@a1", "2+2@a1", "2+3+2@a1"}
    assert legal_steps(sheet, roll, ["2+3@a1"]) == legal_steps(sheet, roll, ["3+2@a1"]) == {"2@b1"}
    second = {step for step in legal_steps(sheet, roll, ["2@a1"]) if "@" in step}
    assert second == {"2@b1", "3@b1", "2+3@b1", "3+2@b1"}


def test_penny_is_never_added() -> None:
    sheet = temple(".  .  .  +")
    steps = {step for step in legal_steps(sheet, ("P", "3", "4"), []) if step.endswith("@a1")}
    assert steps == {f"P={n}@a1" for n in range(1, 16)} | {"3@a1", "4@a1", "3+4@a1"}


# --- Temple turns ---


def test_the_lockpick_wants_a_door() -> None:
    sheet = temple(".  .  +  +7")
    assert legal_steps(sheet, ("2", "D", "3"), []) == {"2@c1", "3@c1", "2+3@c1"}
    assert spaces_of(legal_steps(sheet, ("2", "1", "3"), [])) == {"a1", "b1"}
    assert play(sheet, ("2", "D", "3"), ["2+3@c1"]).tokens() == [[".", ".", "+5", "+7"]]


def test_a_lockpick_without_a_door_passes() -> None:
    sheet = temple(".  +9 !  +7 .")
    roll: Roll = ("2", "D", "3")
    assert legal_steps(sheet, roll, []) == {"-", "xc1"}
    assert not may_commit(sheet, roll, [])
    for turn in (["-"], ["xc1"]):
        assert may_commit(sheet, roll, turn)
        assert legal_steps(sheet, roll, turn) == set()
    assert play(sheet, roll, ["-"]).last == set()
    assert plainest(sheet, roll) == ["-"]


def test_a_nine_vanquishes_at_any_moment() -> None:
    sheet = temple("!  .  !  .  !")
    roll: Roll = ("4", "5", "1")
    assert not {step for step in legal_steps(sheet, roll, []) if step.startswith("x")}
    assert legal_steps(sheet, roll, ["4+5@b1"]) == {"xa1", "xc1"}
    assert not may_commit(temple("!  9  ."), roll, ["xa1"])
    assert play(sheet, roll, ["4+5@b1", "xc1", "xa1"]).tokens() == [["x", "9", "x", ".", "!"]]


def test_mummies_cross_themselves_out_when_the_game_has_ended() -> None:
    going_on, ended = temple("!  9  .  +"), temple("!  9  4  +")
    assert stars(score(going_on)) == -2
    assert stars(score(ended)) == 2
    assert stars(score(ended, strict=True)) == -2
    assert finish(ended, strict=False).marks["a1"] == "x"
    assert finish(ended, strict=True).marks["a1"] == "!"
    drawn = draw_hazard(temple("!  9  .  +"), "c1", solo=False)
    assert finish(drawn, strict=True).tokens() == [["!", "9", "x", "+"]]


# --- Temple stars ---


def test_a_run_has_at_least_two_spaces() -> None:
    lone = temple("3  5  7  +")
    assert score(lone) == []
    assert tie_break(lone, []) == 0
    assert score(temple("3  5  7  +8")) == [("run", 2, ("c1", "d1"))]


def test_of_several_runs_the_first_in_reading_order() -> None:
    sheet = temple("""
4  3  2
5  #  3
6  .  4
""")
    assert score(sheet) == [("run", 5, ("c1", "b1", "a1", "a2", "a3"))]
    assert score(temple("2  #  1\n#  1  2\n")) == [("run", 2, ("c1", "c2"))]


def test_one_group_for_a_number() -> None:
    sheet = temple("""
7  #  7  .  7
+7 7  #  7  7
""")
    assert score(sheet) == [("group", 3, ("a1", "c1", "e1", "a2", "b2", "d2", "e2"))]
    two = temple("""
#  #  #  7  7  7
7  7  .  #  #  #
7  5  5  #  #  .
""")
    assert score(two) == [("group", 3, ("d1", "e1", "f1"))]


# --- Valley turns ---


def test_the_first_space_is_on_the_edge() -> None:
    """Clouds and the end of the drawing make an edge, corners and lakes don't."""
    sheet = valley("""
#  .  .  .  .  .
.  .  .  .  .  .
.  .  .  ~  .  .
.  .  .  .  .  .
.  .  .  .  .  .
""")
    inner = {"b2", "c2", "d2", "e2", "b3", "c3", "e3", "b4", "c4", "d4", "e4"}
    roll: Roll = ("1", "2", "3")
    assert spaces_of(legal_steps(sheet, roll, [])) == set(sheet.drawing.spaces) - inner
    clouded = valley("""
.  #  .  .  .  .
.  .  .  .  .  .
.  .  .  ~  .  .
.  .  .  .  .  .
.  .  .  .  .  .
""")
    assert spaces_of(legal_steps(clouded, roll, [])) == set(clouded.drawing.spaces) - (inner - {"b2"})


def test_the_first_space_where_all_edges_are_snakes() -> None:
    sheet = valley("""
!  x  !  !
!  .  .  !
!  !  !  !
""")
    assert spaces_of(legal_steps(sheet, ("1", "2", "3"), [])) == {"b2", "c2"}
    sheet.marks["d3"] = "."
    assert spaces_of(legal_steps(sheet, ("1", "2", "3"), [])) == {"d3"}


def test_later_spaces_are_adjacent_or_anywhere() -> None:
    roll: Roll = ("1", "D", "3")
    near = valley("5  .  !  .  .  .")
    assert spaces_of(legal_steps(near, roll, [])) == {"b1"}
    # Judged at each step: with b1 written nothing empty is adjacent, snakes don't count.
    assert spaces_of(legal_steps(near, roll, ["1@b1"])) == {"d1", "e1", "f1"}
    # A structure counts, and what was filled in the same round.
    assert spaces_of(legal_steps(near, roll, ["1@b1", "D=hut@e1"])) == {"d1", "f1"}


def test_each_structure_once() -> None:
    sheet = valley("H  .  .  .")
    steps = legal_steps(sheet, ("P", "D", "3"), [])
    assert {step for step in steps if step.startswith("D")} == {"D=statue@b1", "D=mine@b1"}
    with pytest.raises(Illegal, match="D=hut@b1"):
        play(sheet, ("P", "D", "3"), ["D=hut@b1"])


def test_a_nine_crosses_out_one_snake() -> None:
    sheet = valley("5  !  .  x  !")
    steps = legal_steps(sheet, ("P", "5", "4"), [])
    assert {step for step in steps if "x" in step} == {"P=9xb1", "P=9xe1", "5+4xb1", "5+4xe1"}
    after = play(sheet, ("P", "5", "4"), ["P=9xb1", "5+4xe1"])
    assert after.tokens() == [["5", "x", ".", "x", "x"]]
    assert after.last == set()


# --- discoveries ---


def test_a_discovery_comes_last_and_once() -> None:
    sheet = valley("""
1  2  3  4
5  .  .  .
""")
    roll: Roll = ("1", "2", "2")
    jungle = "jungle(a1,b1,c1,d1,a2)"
    assert not revealed(legal_steps(sheet, roll, []), "jungle")
    assert revealed(legal_steps(sheet, roll, ["2@d2"]), "jungle") == {jungle}
    assert legal_steps(sheet, roll, ["2@d2", jungle]) == set()
    with pytest.raises(Illegal):
        play(sheet, roll, [jungle])


def test_towns_of_one_value() -> None:
    sheet = Sheet.from_text("""
adventure: valley
grid:
4  4  4  4  .
4  4  4  4  .
3  3  3  3  .
town: a1 b1 c1 d1
""")
    steps = legal_steps(sheet, ("1", "1", "1"), ["1@e3"])
    assert revealed(steps, "town") == {"town(a3,b3,c3,d3)"}
    sheet.discoveries.clear()
    assert "town(a2,b2,c2,d2)" in legal_steps(sheet, ("1", "1", "1"), ["1@e3"])


@pytest.mark.parametrize(
    ("grid", "pyramid"),
    [
        ("10 11 12 .\n#  13 #  #", "pyramid(a1,b1,c1,b2)"),
        ("#  13 #  #\n10 11 12 .", "pyramid(b1,a2,b2,c2)"),
        ("10 #  .\n11 15 #\n12 #  #", "pyramid(a1,a2,b2,a3)"),
        ("#  10 .\n15 11 #\n#  12 #", "pyramid(b1,a2,b2,b3)"),
    ],
)
def test_pyramids_in_four_rotations(grid: str, pyramid: str) -> None:
    sheet = valley(grid)
    where = sheet.holding(".")[0]
    steps = legal_steps(sheet, ("1", "1", "1"), [f"1@{where}"])
    assert revealed(steps, "pyramid") == {pyramid}
    sheet.marks["b2"] = "9"
    assert not revealed(legal_steps(sheet, ("1", "1", "1"), [f"1@{where}"]), "pyramid")


def test_other_shapes_are_no_pyramids() -> None:
    for grid in ("10 10 10 10 .", "10 10 .\n10 10 #", "10 #  .\n10 #  #\n10 10 #", "10 #  10 .\n#  10 10 #"):
        sheet = valley(grid)
        where = sheet.holding(".")[0]
        assert not revealed(legal_steps(sheet, ("1", "1", "1"), [f"1@{where}"]), "pyramid")


def test_ranges_are_connected_by_corners_too() -> None:
    sheet = valley("""
6  #  15 .
#  9  #  #
5  #  8  #
""")
    steps = legal_steps(sheet, ("1", "1", "1"), ["1@d1"])
    assert revealed(steps, "range") == {"range(a1,c1,b2)", "range(a1,b2,c3)", "range(c1,b2,c3)"}


# --- hazards ---


def test_the_solo_mummy() -> None:
    sheet = temple("""
.  +  .  .
.  .  #  .
""")
    doorless = {"a1", "c1", "d1", "a2", "b2", "d2"}
    assert hazard_spaces(sheet, solo=True) == doorless
    sheet = play(sheet, ("1", "D", "3"), ["3@b1"])
    assert hazard_spaces(sheet, solo=True) == {"a1", "c1", "a2", "b2"}
    assert hazard_spaces(sheet, solo=False) == doorless
    with pytest.raises(Illegal):
        draw_hazard(sheet, "d1", solo=True)
    sheet = draw_hazard(sheet, "c1", solo=True)
    assert hazard_spaces(sheet, solo=True) == {"d1", "b2", "d2"}
    sheet = draw_hazard(sheet, "d2", solo=True)
    sheet = draw_hazard(sheet, "d1", solo=True)
    assert hazard_spaces(sheet, solo=True) == {"a1", "a2", "b2"}  # no empty neighbour: anywhere
    assert plainest_hazard(sheet, solo=True) == "a1"


def test_the_solo_snake() -> None:
    sheet = valley("5  .  .  .  !  .  .")
    sheet = play(sheet, ("2", "3", "1"), ["2@b1"])
    assert hazard_spaces(sheet, solo=True) == {"c1"}
    crossed = play(sheet, ("P", "3", "1"), ["P=9xe1", "1@c1"])
    assert crossed.last == {"c1"}
    assert hazard_spaces(crossed, solo=True) == {"d1"}


# --- the end, places, levels ---


def test_the_valley_ends() -> None:
    full, room = valley("1  H  x  !"), valley("1  .  x  !")
    assert is_over([room, full], 3)
    assert not is_over([room, room], 25)
    assert [is_over([room], rounds) for rounds in (24, 25)] == [False, True]
    assert score(full) == [
        ("full", 7, ("a1", "b1", "c1", "d1")),
        ("hut", 0, ("b1",)),
        ("snake", 0, ("c1",)),
        ("snake", 0, ("d1",)),
    ]


def test_places_and_levels() -> None:
    assert places([(20, 4), (30, 2), (30, 2), (20, 5)]) == [4, 1, 1, 3]
    sheet = temple(".  .  .  .")
    assert [level(sheet, n) for n in (-3, 14, 15, 24, 25, 29, 30)] == [
        *["tourist"] * 2,
        *["pathfinder"] * 2,
        *["voyager"] * 2,
        "explorer",
    ]


def test_the_plainest_turn() -> None:
    assert plainest(temple("4  .  +  ."), ("P", "2", "3")) == ["3@b1"]
    assert plainest(temple("4  .  +  ."), ("P", "D", "3")) == ["3@c1"]
    assert plainest(valley(".  .  5  ."), ("P", "D", "3")) == ["3@b1"]


@pytest.mark.parametrize("example", ["temple-example", "valley-example"])
def test_random_games_end(example: str) -> None:
    dice = random.Random(example)
    drawing = Sheet.from_text((SHEETS / f"{example}.sheet").read_text()).drawing
    sheet, rounds = Sheet(drawing), 0
    while not is_over([sheet], rounds):
        rounds += 1
        roll = (dice.choice("12345P"), dice.choice("12345D"), dice.choice("12345X"))
        if "X" in roll:
            sheet = draw_hazard(sheet, dice.choice(sorted(hazard_spaces(sheet, solo=True))), solo=True)
            continue
        done: list[str] = []
        while not may_commit(sheet, roll, done) or dice.random() < 0.7:
            legal = sorted(legal_steps(sheet, roll, done))
            if not legal:
                break
            done.append(dice.choice(legal))
        sheet = play(sheet, roll, done)
    assert sheet.is_full() or rounds == 25
