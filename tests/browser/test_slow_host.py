"""A turn while the host is slow: what is written counts at once, and what is not allowed is only asked about."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Page, WebSocketRoute, expect

from browser_play import (
    EVERYTHING,
    ink,
    ink_button,
    look,
    one_server,
    press_die,
    press_number,
    press_space,
    set_off,
    space,
    wait_for_pencil,
)
from page_words import say
from visitors import Visitor

Visit = Callable[..., Visitor]

server = one_server(EVERYTHING)


class SlowHost:
    """Stands between a page and the host: hears what is asked, and can hold back what is answered."""

    def __init__(self, page: Page) -> None:
        self.asked: list[dict[str, Any]] = []
        self.holds = False
        self._held: list[Callable[[], None]] = []
        page.route_web_socket("**/*", self._connect)

    def _connect(self, page: WebSocketRoute) -> None:
        host = page.connect_to_server()

        def ask(message: str | bytes) -> None:
            self.asked.append(json.loads(message))
            host.send(message)

        def answer(message: str | bytes) -> None:
            if self.holds:
                self._held.append(lambda: page.send(message))
            else:
                page.send(message)

        page.on_message(ask)
        host.on_message(answer)

    def go_on(self) -> None:
        self.holds = False
        for send in self._held:
            send()
        self._held.clear()

    def since(self) -> list[tuple[str, list[str] | None]]:
        """What was asked about the table since the last time: the request and its steps."""
        asked = [(one["do"], one.get("steps")) for one in self.asked if one["do"] != "mine"]
        self.asked.clear()
        return asked


def test_why_a_space_cannot_be_is_asked_and_nothing_is_drafted(visit: Visit) -> None:
    visitor = visit()
    host = SlowHost(visitor.page)
    page = visitor.open()
    seen = set_off(page, "temple-a")
    page.wait_for_load_state("networkidle")
    door = next(one["name"] for one in seen.spaces if not one["answers"])
    press_number(page, 9)
    host.since()
    press_space(page, door)
    words = page.locator("[data-part=say]")
    expect(words).to_have_attribute("data-refused", "true")
    expect(page.get_by_role("status")).to_contain_text(door)
    assert host.since() == [("why", [f"3+5+1@{door}"])]
    assert look(page).fresh
    # The reason can be read, and then the line says again what to do.
    expect(words).to_have_attribute("data-refused", "false")
    expect(words).to_have_text(say("en", "turn-where", number=9).replace("<b>", "").replace("</b>", ""))


def test_quick_taps_are_drawn_at_once_and_all_of_them_count(visit: Visit) -> None:
    visitor = visit()
    host = SlowHost(visitor.page)
    page = visitor.open()
    set_off(page, "valley-a")  # 3 5 1
    host.holds = True
    press_die(page, "P")
    first, second, *_ = look(page).invited(3)
    press_space(page, first)
    expect(space(page, first)).to_have_accessible_name(_in_pencil(first, 3))
    host.since()
    press_die(page, "X")
    press_space(page, second)
    expect(space(page, second)).to_have_accessible_name(_in_pencil(second, 1))
    assert host.since() == [], "one draft at a time"
    expect(ink_button(page)).to_be_disabled()
    expect(page.get_by_text(say("en", "turn-late"))).to_be_visible()
    host.go_on()
    wait_for_pencil(page)
    expect(page.get_by_text(say("en", "turn-late"))).to_have_count(0)
    assert ("draft", [f"3@{first}", f"1@{second}"]) in host.since()
    ink(page)
    assert ("commit", [f"3@{first}", f"1@{second}"]) in host.since()


def _in_pencil(name: str, number: int) -> re.Pattern[str]:
    return re.compile(rf"^{name}, {re.escape(say('en', 'turn-name-pencil', number=number))}")
