from __future__ import annotations

from collections.abc import Callable

from visitors import Visitor


def test_the_start_page(visit: Callable[..., Visitor]) -> None:
    visitor = visit()
    page = visitor.open()
    page.get_by_role("button", name="Temple, side A").wait_for()
    visitor.check_accessible()
