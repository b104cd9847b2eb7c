"""Every kind of step that the rules don't allow, refused with a code of its own."""

from __future__ import annotations

import pytest

from pennypapers.notation import read_sheet, read_step, read_steps
from pennypapers.refusals import Refusal
from pennypapers.rules import Build, Number, Reveal, Roll, Sheet, Step, Write
from refusal_codes import codes

TEMPLE = """adventure: temple
grid:
.  .  .  .  +
.  9  !  7  +
.  .  x  .  5
.  .  .  .  !
"""

# Every door is full.
NO_DOOR = TEMPLE.replace("+\n", "+4\n")

VALLEY = """adventure: valley
grid:
.  .  .  .  .  .  .
.  2  2  2  2  .  .
.  .  3  4  5  6  .
.  !  7  8  9  H  .
.  x  2  2  .  .  .
.  2  2  12 11 10 .
.  .  .  .  13 .  .
.  .  .  .  .  .  .
jungle: c3 d3 e3 f3 c4
"""

EMPTY_VALLEY = """adventure: valley
grid:
.  .  .
.  .  .
.  .  .
"""

# sheet, roll, steps before, step, code
REFUSED_STEPS = [
    # Both adventures: dice
    (TEMPLE, "2 3 5", "", "4@a1", "not-rolled"),
    (TEMPLE, "2 3 5", "", "2+2@a1", "not-rolled"),
    (TEMPLE, "P 3 5", "", "1+3@a1", "not-rolled"),
    (TEMPLE, "2 3 5", "", "5+2@a1", "dice-order"),
    (TEMPLE, "2 3 5", "", "P=7@a1", "penny-not-rolled"),
    (VALLEY, "2 3 5", "", "4@a1", "not-rolled"),
    (VALLEY, "2 D 5", "", "5+2@a1", "dice-order"),
    (VALLEY, "2 3 5", "", "P=7@a1", "penny-not-rolled"),
    (VALLEY, "2 3 5", "2+3@a1", "3@a2", "dice-spent"),
    (VALLEY, "2 2 5", "2@a1 2@a2", "2@a3", "dice-spent"),
    (VALLEY, "P 3 5", "P=4@a1", "P=4@a2", "dice-spent"),
    (VALLEY, "2 D 5", "D=mine@a1", "D=statue@a2", "dice-spent"),
    # Both adventures: spaces
    (TEMPLE, "2 3 5", "", "2@f1", "no-such-space"),
    (VALLEY, "2 3 5", "", "2@p16", "no-such-space"),
    (TEMPLE, "2 3 5", "", "2@b2", "space-taken"),
    (TEMPLE, "2 3 5", "", "2@c2", "space-taken"),
    (VALLEY, "2 3 5", "", "2@b2", "space-taken"),
    (VALLEY, "2 3 5", "2@a1", "3@a1", "space-taken"),
    (VALLEY, "2 3 5", "", "2@b5", "space-taken"),
    (VALLEY, "2 D 5", "", "D=mine@f4", "space-taken"),
    # A hazard where none was rolled
    (TEMPLE, "2 3 5", "", "!a1", "no-hazard"),
    (VALLEY, "2 3 5", "", "!a1", "no-hazard"),
    # Temple
    (TEMPLE, "2 3 5", "2@a1", "3@b1", "one-number"),
    (TEMPLE, "2 3 5", "", "2@e1", "door-locked"),
    (TEMPLE, "2 D 5", "", "2@a1", "needs-door"),
    (TEMPLE, "P D 5", "", "P=9@a1", "needs-door"),
    (NO_DOOR, "2 D 5", "", "2@a1", "no-door-left"),
    (NO_DOOR, "2 D 5", "", "2@e1", "no-door-left"),
    (TEMPLE, "2 3 5", "", "xa1", "no-mummy"),
    (TEMPLE, "2 3 5", "", "xb2", "no-mummy"),
    (TEMPLE, "2 3 5", "", "xc3", "already-crossed"),
    (TEMPLE, "2 3 5", "xc2", "xc2", "already-crossed"),
    (TEMPLE, "2 3 5", "", "xe4", "no-nine-beside"),
    (TEMPLE, "2 3 5", "", "-", "cannot-pass"),
    (TEMPLE, "2 D 5", "", "-", "cannot-pass"),
    (NO_DOOR, "2 D 5", "xc2", "-", "pass-alone"),
    (NO_DOOR, "2 D 5", "-", "xc2", "pass-alone"),
    (TEMPLE, "2 D 5", "", "D=hut@e1", "valley-step"),
    (TEMPLE, "4 5 5", "", "4+5xc2", "valley-step"),
    (TEMPLE, "2 3 5", "2@a1", "jungle(a1,b1,c1,a2,b2)", "valley-step"),
    # Valley
    (EMPTY_VALLEY, "2 3 5", "", "2@b2", "first-on-edge"),
    (EMPTY_VALLEY, "2 D 5", "", "D=hut@b2", "first-on-edge"),
    (VALLEY, "2 3 5", "", "2@a8", "not-beside"),
    (VALLEY, "2 D 5", "", "D=mine@a8", "not-beside"),
    (VALLEY, "2 3 5", "", "D=mine@a1", "dakota-not-rolled"),
    (VALLEY, "2 D 5", "", "D=hut@a1", "structure-drawn"),
    (VALLEY, "2 3 5", "", "2+3+5xb4", "not-nine"),
    (VALLEY, "P 3 5", "", "P=8xb4", "not-nine"),
    (VALLEY, "4 5 5", "", "4+5xa1", "no-snake"),
    (VALLEY, "4 5 5", "", "4+5xb5", "already-crossed"),
    (VALLEY, "4 5 P".replace("P", "1"), "", "xb4", "cross-needs-nine"),
    (VALLEY, "2 3 5", "", "-", "cannot-pass"),
    # Discoveries
    (VALLEY, "2 3 5", "", "town(b2,c2,d2,e2)", "reveal-too-early"),
    (VALLEY, "2 3 5", "2@a1 town(b2,c2,d2,e2)", "3@a2", "reveal-last"),
    (VALLEY, "2 3 5", "2@a1 town(b2,c2,d2,e2)", "range(d4,e4,d6)", "reveal-once"),
    (VALLEY, "2 3 5", "2@a1", "town(b2,c2,d2,d2)", "find-repeats"),
    (VALLEY, "2 3 5", "2@a1", "town(b2,c2,d2,f1)", "find-no-number"),
    (VALLEY, "2 3 5", "2@a1", "range(d4,e4,f4)", "find-no-number"),
    (VALLEY, "2 3 5", "2@a1", "range(c4,d4,e4)", "find-taken"),
    (VALLEY, "2 3 5", "2@a1", "range(d4,e4)", "find-size"),
    (VALLEY, "2 3 5", "2@a1", "jungle(d4,e4,d5,d6)", "find-size"),
    (VALLEY, "2 3 5", "2@a1", "town(b2,c2,d2,c5)", "find-apart"),
    (VALLEY, "2 3 5", "2@a1", "jungle(d4,e4,c5,d5,d6)", "jungle-alike"),
    (VALLEY, "2 3 5", "3@a1", "town(a1,b2,c2,d2)", "town-mixed"),
    (VALLEY, "2 3 5", "2@a1", "range(d4,e4,d5)", "find-low"),
    (VALLEY, "2 3 5", "2+3+5@d7", "pyramid(d6,e6,f6,d7)", "pyramid-shape"),
    # What no further space could mend comes before how many are missing.
    (VALLEY, "2 3 5", "2@a1", "pyramid(b2,c2,d2)", "find-low"),
    (VALLEY, "2 3 5", "2@a1", "jungle(b2,c2)", "jungle-alike"),
    (VALLEY, "2 3 5", "3@a1", "town(a1,b2)", "town-mixed"),
    (VALLEY + "town: b2 c2 d2 e2\n", "2 3 5", "2@a1", "town(c5,d5)", "town-twice"),
    (VALLEY.replace("13", "9"), "2 3 5", "2@a1", "pyramid(d6,e6,f6,e7)", "find-low"),
    (VALLEY + "town: b2 c2 d2 e2\n", "2 3 5", "2@a1", "town(c5,d5,b6,c6)", "town-twice"),
]

REFUSED_TURNS = [
    (TEMPLE, "2 3 5", "", "number-missing"),
    (TEMPLE, "2 3 5", "xc2", "number-missing"),
    (NO_DOOR, "2 D 5", "", "pass-missing"),
    (VALLEY, "2 3 5", "", "nothing-played"),
    (VALLEY, "2 3 X", "", "hazard-round"),
    (TEMPLE, "P D X", "", "hazard-round"),
    ("adventure: temple\ngrid:\n9  2  3  4\n+  +  5  !\n", "1 2 3", "", "game-over"),
    ("adventure: valley\ngrid:\n9  2  3  4\n1  H  5  !\n", "1 2 3", "", "game-over"),
]

REFUSED_HAZARDS = [
    (TEMPLE, "e1", "hazard-on-door"),
    (TEMPLE, "b2", "space-taken"),
    (TEMPLE, "a9", "no-such-space"),
    (VALLEY, "b2", "space-taken"),
    (VALLEY, "b5", "space-taken"),
]

# Refused when a sheet is read or a roll made, and tested with the notation.
ELSEWHERE = {  # of texts: tests/notation
    *("bad-roll", "bad-face", "bad-mark", "crossed-without-nine", "structure-twice"),
    *("unknown-header", "snakes-in-temple", "wrong-snakes"),
}
ONLY_BY_PROGRAM = {"penny-range", "unknown-structure", "unknown-discovery"}


def sheet(text: str) -> Sheet:
    return read_sheet(text).sheet


@pytest.mark.parametrize(("text", "roll", "before", "step", "code"), REFUSED_STEPS)
def test_step_is_refused(text: str, roll: str, before: str, step: str, code: str) -> None:
    turn = sheet(text).turn(Roll.read(roll))
    turn.play_all(read_steps(before))
    drawn, spent = turn.sheet.copy(), turn.spent
    with pytest.raises(Refusal) as refused:
        turn.play(read_step(step))
    assert refused.value.code == code
    # Nothing has changed.
    assert (turn.sheet, turn.spent, len(turn.steps)) == (drawn, spent, len(read_steps(before)))
    assert read_step(step) not in turn.legal()


@pytest.mark.parametrize(("text", "roll", "steps", "code"), REFUSED_TURNS)
def test_turn_is_refused(text: str, roll: str, steps: str, code: str) -> None:
    with pytest.raises(Refusal) as refused:
        _commit(text, roll, steps)
    assert refused.value.code == code


def _commit(text: str, roll: str, steps: str) -> None:
    turn = sheet(text).turn(Roll.read(roll))
    turn.play_all(read_steps(steps))
    assert not turn.may_commit
    turn.commit()


@pytest.mark.parametrize(("text", "space", "code"), REFUSED_HAZARDS)
def test_hazard_is_refused(text: str, space: str, code: str) -> None:
    with pytest.raises(Refusal) as refused:
        sheet(text).with_hazard(space, solo=False)
    assert refused.value.code == code


@pytest.mark.parametrize("text", [TEMPLE, VALLEY])
def test_solo_hazard_must_be_beside(text: str) -> None:
    turn = sheet(text).turn(Roll.read("2 3 5"))
    turn.play(read_step("2@a1"))
    after = turn.commit()
    with pytest.raises(Refusal) as refused:
        after.with_hazard("a4" if text is TEMPLE else "a8", solo=True)
    assert refused.value.code == "hazard-not-beside"
    assert after.with_hazard("a2", solo=True).mark("a2") == "!"


def test_no_code_is_missing() -> None:
    shown = {code for *_, code in (*REFUSED_STEPS, *REFUSED_TURNS, *REFUSED_HAZARDS)} | {"hazard-not-beside"}
    assert codes("rules") - ELSEWHERE - ONLY_BY_PROGRAM <= shown
    assert shown <= codes("rules", "sheets")


@pytest.mark.parametrize(
    ("text", "step", "code"),
    [
        (TEMPLE, Write(Number(penny=16), "a1"), "penny-range"),
        (VALLEY, Build("castle", "a1"), "unknown-structure"),
        (VALLEY, Reveal("desert", ("b2", "c2", "d2", "e2")), "unknown-discovery"),
    ],
)
def test_what_only_a_program_can_ask_for(text: str, step: Step, code: str) -> None:
    """The notation does not let these through."""
    turn = sheet(text).turn(Roll.read("P D 5"))
    if isinstance(step, Reveal):
        turn.play(read_step("5@a1"))
    with pytest.raises(Refusal) as refused:
        turn.play(step)
    assert refused.value.code == code
