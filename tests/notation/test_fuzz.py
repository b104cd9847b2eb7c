"""Spoilt texts for the readers: a few thousand here, a million with `benchmarks/fuzz.py`."""

from __future__ import annotations

import random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from fuzzing import CORPUS, Broken, examine, spoilt
from fuzzing.inputs import CHANGES, Change

SEED = 20181025


@pytest.mark.parametrize("number", range(len(CORPUS)))
def test_the_texts_to_begin_from_are_good(number: int) -> None:
    outcome = examine(CORPUS[number])
    assert "read" in (outcome.sheet, outcome.game)
    assert outcome.replay in ("read", "")


@pytest.mark.parametrize("part", range(4))
def test_a_spoilt_text_gives_a_value_or_a_refusal(part: int) -> None:
    outcomes = set()
    for number in range(part * 1000, (part + 1) * 1000):
        text = spoilt(SEED, number)
        try:
            outcomes.add(examine(text))
        except Broken as broken:
            pytest.fail(f"input {number}: {broken}\n{text!r}")
    assert len(outcomes) > 60  # else the texts are spoilt so much that nothing is left to find


@given(st.binary(max_size=100))
def test_any_bytes(text: bytes) -> None:
    examine(text)
    examine(CORPUS[0] + text)


@given(st.sampled_from(CORPUS), st.sampled_from(CHANGES), st.integers(0, 1000))
def test_every_kind_of_change(text: bytes, change: Change, seed: int) -> None:
    examine(change(text, random.Random(seed)))
