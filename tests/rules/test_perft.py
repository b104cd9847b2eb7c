"""The number of legal sequences of steps in drawn positions, and the order in which steps are listed."""

from __future__ import annotations

from pathlib import Path

import pytest

from perft_counts import COUNTED, DEPTH, ORDERED, Position, as_text, count, read_position

LIGHT = 800  # positions to look into; more take too long where the rules run interpreted


def positions() -> list[object]:
    return [
        pytest.param(
            position := read_position(path),
            id=path.stem,
            marks=() if 1 + sum(position.counts[:-1]) <= LIGHT else pytest.mark.compiled,
        )
        for path in COUNTED
    ]


@pytest.mark.parametrize("position", positions())
def test_the_rules_count_the_same(position: Position) -> None:
    assert count(position.by_rules, DEPTH) == position.counts


@pytest.mark.parametrize("position", positions())
def test_the_twin_counts_the_same(position: Position) -> None:
    assert count(position.by_twin, DEPTH) == position.counts


@pytest.mark.parametrize("path", ORDERED, ids=lambda path: path.stem)
def test_steps_are_listed_in_one_order(path: Path) -> None:
    """Bots, seeds and action numbers depend on the order."""
    position = read_position(path)
    assert position.by_rules([]) == list(position.order)
    assert position.by_twin([]) == set(position.order)


@pytest.mark.parametrize("path", COUNTED, ids=lambda path: path.stem)
def test_a_position_is_read_as_it_is_written(path: Path) -> None:
    position = read_position(path)
    assert as_text(position, position.counts) == path.read_text(encoding="utf-8")
