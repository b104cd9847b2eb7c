"""Spaces, layouts and what is adjacent to what: the geometry under both adventures."""

from pennypapers.sheets.layout import LAYOUT, MAX_SIDE, MAX_SPACES, MIN_DOORLESS, MIN_SPACES, Layout
from pennypapers.sheets.spaces import is_space_name, space_name

__all__ = [
    "LAYOUT",
    "MAX_SIDE",
    "MAX_SPACES",
    "MIN_DOORLESS",
    "MIN_SPACES",
    "Layout",
    "is_space_name",
    "space_name",
]
