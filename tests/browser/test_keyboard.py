"""Whole games with nothing but keys. After everything that is done the focus is somewhere, and never at the top."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import Page, expect

from browser_play import EVERYTHING, TURNS, ink, ink_button, look, one_server, wait_for_pencil, wait_for_turn
from page_words import say
from visitors import DESKTOP, Visitor

Visit = Callable[..., Visitor]

server = one_server(EVERYTHING)

_FOCUS = """(lost) => {
  const at = document.activeElement;
  if (at === document.body && !lost) return null;
  const { space = '', opens = '' } = at.dataset;
  return { space, opens, name: at.getAttribute('aria-label') ?? at.textContent.trim() };
}"""
SOON = 3000  # milliseconds


class Keys:
    """Somebody without a mouse."""

    def __init__(self, page: Page) -> None:
        self.page = page

    def press(self, *keys: str) -> None:
        for key in keys:
            self.page.keyboard.press(key)
            self.focus()

    def focus(self) -> dict[str, str]:
        """What has the focus. Nothing has it only while one screen makes room for the next."""
        found: dict[str, str] = self.page.wait_for_function(_FOCUS, timeout=SOON).json_value()
        return found

    def tab_to(self, name: str = "", opens: str = "", back: bool = False) -> None:
        """To what has this name, or opens this; else to the sheet. At its end the page gives the focus out of hand."""
        for _ in range(80):
            here = self.page.evaluate(_FOCUS, True)
            if (
                here["name"] == name
                or (opens and here["opens"] == opens)
                or (here["space"] and not name + opens)
            ):
                return
            self.page.keyboard.press("Shift+Tab" if back else "Tab")
        raise AssertionError(f"no Tab leads to {name or opens or 'the sheet'}")

    def go_to(self, spaces: list[str]) -> None:
        """With the arrows over the sheet to one of these: on from here, and round again."""
        for _ in range(120):
            here = self.focus()["space"]
            if here in spaces:
                return
            self.press("ArrowRight")
            if self.focus()["space"] == here:
                self.press("Home", "ArrowDown", "Home")
                if self.focus()["space"][-1] == here[-1]:
                    self.press("Control+Home")
        raise AssertionError(f"no arrow leads to {spaces}")

    def write(self, number: int = 0) -> None:
        """What is in hand goes to the next space that is legal for it."""
        self.go_to(look(self.page).invited(number or None))
        self.press("Enter")
        wait_for_pencil(self.page)

    def ink(self) -> None:
        ink(self.page, lambda: self.press("i"))
        self.focus()


def test_the_temple_without_a_mouse(visit: Visit) -> None:
    page = visit(width=DESKTOP[0], height=DESKTOP[1]).open()
    page.get_by_role("button", name="Temple, side A").wait_for()
    keys = Keys(page)
    page.keyboard.press("Tab")
    assert keys.focus()["name"] == say("en", "core-skip")
    keys.tab_to("Temple, side A: Stair of the Painted Heron")
    keys.press("Enter")
    wait_for_turn(page, *TURNS)
    keys.tab_to()
    while (seen := wait_for_turn(page)).where in TURNS:
        if seen.where == "hazard":
            keys.write()
        elif seen.numbers:
            keys.press(*str(seen.numbers[-1]))
            keys.write(seen.numbers[-1])
        keys.ink()
    expect(page.locator("[data-part=level]")).to_be_visible()
    keys.tab_to("Replay")
    keys.press("Enter")
    expect(page.get_by_role("heading", name="Where the stars come from")).to_be_visible()
    keys.tab_to("Round")
    keys.press("ArrowLeft")
    expect(page.get_by_role("heading", name="Round", level=2)).to_be_visible()


def test_the_valley_without_a_mouse(visit: Visit) -> None:
    page = visit().open("/lesson/valley")
    keys = Keys(page)
    wait_for_turn(page, "valley")
    page.keyboard.press("Tab")
    keys.tab_to()
    keys.press("p")
    keys.write(2)
    keys.press("z")
    expect(ink_button(page)).to_be_disabled()
    keys.press("2")
    keys.write(2)
    keys.press("d", "x")
    keys.write(7)
    keys.press("Backspace")
    expect(page.locator("[data-die][data-state=spent]")).to_have_count(1)
    keys.ink()
    while (seen := wait_for_turn(page)).where in TURNS:
        if seen.where == "valley":
            keys.press("x")
        keys.write(0 if seen.where == "hazard" else seen.face("X"))
        if look(page).finds:
            keys.press("f")
            expect(page.locator("[data-find][aria-pressed=true]")).to_have_count(1)
        keys.ink()
    assert seen.where == "lesson over"
    keys.tab_to(say("en", "lesson-real"))


def test_what_opens_gives_the_focus_back(visit: Visit) -> None:
    """Panels take the focus, Escape closes them, and the focus is where it was."""
    page = visit().open()
    keys = Keys(page)
    page.get_by_role("button", name="Temple, side B").wait_for()
    page.keyboard.press("Tab")
    keys.tab_to(say("en", "settings-title"))
    keys.press("Enter")
    expect(page.get_by_role("dialog")).to_be_visible()
    keys.press("Escape")
    assert keys.focus()["name"] == say("en", "settings-title")

    keys.tab_to("Temple, side B: Crown of Eight Gates", back=True)
    keys.press("Space")
    wait_for_turn(page, "temple")
    for opener, screen in (("menu", "menu"), ("stars", "stars")):
        keys.tab_to(opens=opener)
        keys.press("Enter")
        wait_for_turn(page, screen)
        assert keys.focus()["name"] == say("en", "turn-close")
        keys.press("Escape")
        wait_for_turn(page, "temple")
        assert keys.focus()["opens"] == opener
    keys.tab_to()
    here = keys.focus()["space"]
    keys.press("s")
    wait_for_turn(page, "stars")
    keys.press("Escape")
    wait_for_turn(page, "temple")
    assert keys.focus()["opens"] == "stars" or keys.focus()["space"] == here
    keys.press("?")
    expect(page.get_by_role("heading", name=say("en", "guide-temple"))).to_be_focused()


def test_letters_can_be_switched_off(visit: Visit) -> None:
    page = visit(width=DESKTOP[0], height=DESKTOP[1]).open()
    page.get_by_role("button", name=say("en", "settings-title")).click()
    page.get_by_text(say("en", "settings-keys"), exact=True).click()
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Valley, side A").click()
    wait_for_turn(page, "valley")
    keys = Keys(page)
    keys.tab_to()
    keys.press("x", "s", "?")
    assert not any(die["taken"] for die in look(page).dice)
    assert look(page).where == "valley"
    assert page.locator("[data-part=keys]").count() == 0
    keys.press("1")  # digits are no letters
    assert [die["die"] for die in look(page).dice if die["taken"]] == ["X"]
