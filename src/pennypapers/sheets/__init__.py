"""Spaces and layouts: the geometry that both adventures share.

`spaces` has the names of spaces, such as `c4`. `layout` has the drawing that everybody at a table plays on, and works
out once which spaces are adjacent. The layouts that come with the game are in the folder `shipped`, as `.sheet` files.
"""

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
