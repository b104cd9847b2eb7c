from __future__ import annotations

from collections.abc import Callable

from visitors import Visitor


def test_the_start_page(visit: Callable[..., Visitor]) -> None:
    visitor = visit()
    page = visitor.open()
    page.get_by_role("button", name="Temple, side A").wait_for()
    visitor.check_accessible()


def test_every_icon_is_drawn(visit: Callable[..., Visitor]) -> None:
    page = visit().open()
    page.get_by_role("button", name="Temple, side A").wait_for()
    icons = page.locator(":not(symbol) > use:is([href^='#i-'], [href^='#m-'], [href^='#a-'])")
    sizes = icons.evaluate_all("(icons) => icons.map((icon) => icon.getBBox().width * icon.getBBox().height)")
    assert sizes
    assert all(size > 0 for size in sizes)
