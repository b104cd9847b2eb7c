"""Layouts that Hypothesis draws: any shape, any size that the format allows."""

from __future__ import annotations

from hypothesis import strategies as st

from pennypapers.refusals import Refusal
from pennypapers.sheets import Layout

TOKENS = {"temple": "...+#", "valley": "....~#"}


@st.composite
def layouts(draw: st.DrawFn, adventure: str, most_rows: int = 7, most_columns: int = 9) -> Layout:
    columns = draw(st.integers(3, most_columns))
    rows = draw(
        st.lists(
            st.lists(st.sampled_from(TOKENS[adventure]), min_size=columns, max_size=columns),
            min_size=3,
            max_size=most_rows,
        )
    )
    drawn = tuple(tuple(row) for row in rows)
    try:
        return Layout(adventure, "Drawn by chance", drawn)
    except Refusal:  # too few or too many spaces: fill it up, or cut it down to what always fits
        full = tuple(tuple("." for _ in range(min(columns, 8))) for _ in range(min(max(len(rows), 3), 8)))
        return Layout(adventure, "Drawn by chance", full)
