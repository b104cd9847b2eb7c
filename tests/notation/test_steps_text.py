"""Steps as text: on a turn's line, and the same on the wire (formats.md, the table of steps)."""

from __future__ import annotations

from itertools import product

import pytest
from hypothesis import given
from hypothesis import strategies as st

from marked_texts import outcome_of, refusal_of
from pennypapers.notation import read_step, read_steps, write_step, write_steps
from pennypapers.refusals import Refusal
from pennypapers.rules import Build, Cross, Draw, Number, Pass, Reveal, Step, Write

STEPS: dict[str, Step] = {
    "5@b1": Write(Number(dice=(5,)), "b1"),
    "2+3@a1": Write(Number(dice=(2, 3)), "a1"),
    "2+3+5@d1": Write(Number(dice=(2, 3, 5)), "d1"),
    "5+3+2@d1": Write(Number(dice=(5, 3, 2)), "d1"),  # against the order of the dice: for the rules to refuse
    "P=1@b2": Write(Number(penny=1), "b2"),
    "P=15@p16": Write(Number(penny=15), "p16"),
    "D=hut@c1": Build("hut", "c1"),
    "D=statue@c10": Build("statue", "c10"),
    "D=mine@c1": Build("mine", "c1"),
    "4+5xa2": Cross("a2", Number(dice=(4, 5))),
    "P=9xa2": Cross("a2", Number(penny=9)),
    "P=8xa2": Cross("a2", Number(penny=8)),  # not a 9: for the rules to refuse
    "xa2": Cross("a2"),
    "jungle(a1,b1,c1,a2,b2)": Reveal("jungle", ("a1", "b1", "c1", "a2", "b2")),
    "town(a1,b1,c1,d1)": Reveal("town", ("a1", "b1", "c1", "d1")),
    "range(j9,a10,b10)": Reveal("range", ("j9", "a10", "b10")),
    "pyramid(a1)": Reveal("pyramid", ("a1",)),
    "-": Pass(),
    "!c3": Draw("c3"),
}

NO_STEPS = {
    "": "bad-step",
    " ": "bad-step",
    "5": "bad-step",
    "b1": "bad-step",
    "@b1": "bad-step",
    "0@b1": "bad-step",
    "6@b1": "bad-step",
    "12@b1": "bad-step",
    "+2@b1": "bad-step",
    "2+@b1": "bad-step",
    "2++3@b1": "bad-step",
    "2-3@b1": "bad-step",
    "1+1+1+1@b1": "bad-step",
    "P@b1": "bad-step",
    "P=@b1": "bad-step",
    "P=-1@b1": "bad-step",
    "P=01@b1": "bad-step",
    "P=100@b1": "bad-step",
    "P=1.5@b1": "bad-step",
    "p=1@b1": "bad-step",
    "P=1+2@b1": "bad-step",
    "٣@b1": "bad-step",  # an Arabic three
    "P=１@b1": "bad-step",  # a wide one
    "Jungle(a1)": "bad-step",
    "forest(a1)": "bad-step",
    "jungle(a1": "bad-step",
    "jungle[a1]": "bad-step",
    "jungle": "bad-step",
    "--": "bad-step",
    "*": "bad-step",
    "P=0@b1": "penny-range",
    "P=16@b1": "penny-range",
    "P=99xb1": "penny-range",
    "D=@b1": "bad-step",
    "D=Hut@b1": "bad-step",
    "D=house@b1": "unknown-structure",
    "5@": "bad-space",
    "5@b": "bad-space",
    "5@1": "bad-space",
    "5@b0": "bad-space",
    "5@b01": "bad-space",
    "5@b17": "bad-space",
    "5@q1": "bad-space",
    "5@B1": "bad-space",
    "5@b1 ": "bad-space",
    "5@b1\n": "bad-space",
    "5@b1x": "bad-space",
    "5@b1@b2": "bad-space",
    "5@b１": "bad-space",
    "x": "bad-space",
    "xx": "bad-space",
    "4+5x": "bad-space",
    "!": "bad-space",
    "!!c3": "bad-space",
    "D=hut@": "bad-space",
    "jungle()": "bad-space",
    "jungle(a1,)": "bad-space",
    "jungle(a1, b1)": "bad-space",
    "jungle(a1;b1)": "bad-space",
}


@pytest.mark.parametrize(("text", "step"), STEPS.items(), ids=STEPS.keys())
def test_a_step(text: str, step: Step) -> None:
    assert read_step(text) == step
    assert write_step(step) == text


@pytest.mark.parametrize(("text", "code"), NO_STEPS.items(), ids=[ascii(text) for text in NO_STEPS])
def test_no_step(text: str, code: str) -> None:
    refusal = refusal_of(lambda: read_step(text))
    assert refusal.code == code
    assert (refusal.line, refusal.column) == (None, None)  # a step alone has no place; its line gives it one
    assert str(refusal)


def test_a_turn() -> None:
    text = " ".join(STEPS)
    assert read_steps(text) == tuple(STEPS.values())
    assert write_steps(read_steps(text)) == text
    assert write_steps(list(read_steps(text))) == text
    assert read_steps("") == ()
    assert write_steps(()) == ""


@pytest.mark.parametrize("text", ["5@b1  2@c1", " 5@b1", "5@b1 ", "5@b1\t2@c1", "5@b1,2@c1"])
def test_exactly_one_blank_between_steps(text: str) -> None:
    assert refusal_of(lambda: read_steps(text)).code in ("bad-step", "bad-space")


@pytest.mark.parametrize("text", ["jungle(b2,a1,a2,c1,b1)", "jungle(a2,b2,a1,b1,c1)"])
def test_a_discovery_is_read_in_any_order(text: str) -> None:
    assert write_step(read_step(text)) == "jungle(a1,b1,c1,a2,b2)"


def test_a_discovery_is_the_same_in_any_order() -> None:
    assert read_step("range(b1,a1,a2)") == read_step("range(a2,b1,a1)")


def test_reading_order_goes_by_numbers() -> None:
    """Row 9 comes before row 10, and a column's letter counts within its row."""
    assert write_step(read_step("jungle(a10,p9,b10,p2,b9)")) == "jungle(p2,b9,p9,a10,b10)"


SPACES = [f"{column}{row}" for column, row in product("abcdefghijklmnop", range(1, 17))]
spaces = st.sampled_from(SPACES)
numbers = st.builds(Number, dice=st.lists(st.integers(1, 5), min_size=1, max_size=3).map(tuple)) | st.builds(
    Number, penny=st.integers(1, 15)
)
finds = st.lists(spaces, min_size=1, max_size=6, unique=True).map(
    lambda found: tuple(sorted(found, key=lambda space: (int(space[1:]), space[0])))
)
steps = st.one_of(
    st.builds(Write, numbers, spaces),
    st.builds(Build, st.sampled_from(("hut", "statue", "mine")), spaces),
    st.builds(Cross, spaces, st.none() | numbers),
    st.builds(Reveal, st.sampled_from(("jungle", "town", "range", "pyramid")), finds),
    st.builds(Draw, spaces),
    st.just(Pass()),
)


@given(st.lists(steps, min_size=1, max_size=5).map(tuple))
def test_every_step_can_be_written_and_read(turn: tuple[Step, ...]) -> None:
    assert read_steps(write_steps(turn)) == turn


@given(st.text(alphabet="12345+@x!-*P=D(),abcjungletownhut0 é\n", max_size=20) | st.text(max_size=8))
def test_any_text_is_a_step_or_refused(text: str) -> None:
    step = outcome_of(lambda: read_step(text))
    if isinstance(step, Refusal):
        assert str(step)
        return
    again = write_step(step)
    assert write_step(read_step(again)) == again
    assert isinstance(step, Reveal) or again == text
