"""What the screen of a turn says, and when: the dice roll once, Back closes what is open, names of spaces show them."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import Page, expect

from browser_play import (
    EVERYTHING,
    hurry,
    ink,
    look,
    one_server,
    play_turn,
    press_die,
    press_number,
    press_space,
    set_off,
    space,
    stars_shown,
    wait_for_host,
    wait_for_pencil,
    wait_for_turn,
)
from page_words import say
from visitors import DESKTOP, SMALL_PHONE, Visitor

Visit = Callable[..., Visitor]

server = one_server(EVERYTHING)

# Dice in motion, now or in the next frame.
_TUMBLING = """() => new Promise((done) => requestAnimationFrame(() => done(
  [...document.querySelectorAll('[data-part="dice"] [data-die] svg')].filter((die) => die.getAnimations().length).length
)))"""


def tumbling(page: Page) -> int:
    return int(page.evaluate(_TUMBLING))


def close_panel(page: Page) -> None:
    page.get_by_role("button", name=say("en", "turn-close")).click()


def test_a_roll_is_seen_once(visit: Visit) -> None:
    """In motion from the second round on, but not again because something was opened meanwhile; what it allows is said
    when it lies still."""
    page = visit(still=False).open()
    set_off(page, "temple-a")
    press_number(page, look(page).numbers[0])
    press_space(page, look(page).invited()[0])
    wait_for_pencil(page)
    ink(page)
    page.wait_for_function(f"async () => await ({_TUMBLING})() === 3")
    assert look(page).invited() == []
    expect(page.locator("[data-number]").first).to_be_hidden()
    expect(page.locator("[data-number]").first).to_be_visible()
    assert look(page).invited()
    assert tumbling(page) == 0

    for opener in ("stars", "menu"):
        page.locator(f"[data-opens={opener}]").first.click()
        close_panel(page)
        page.locator("[data-part=dice]").wait_for()
        assert tumbling(page) == 0, f"after the {opener}"
        expect(page.locator("[data-number]").first).to_be_visible()

    # Whoever opens the stars while the dice roll finds them at rest.
    press_number(page, look(page).numbers[0])
    press_space(page, look(page).invited()[0])
    wait_for_pencil(page)
    ink(page)
    page.wait_for_function(f"async () => await ({_TUMBLING})() === 3")
    page.locator("[data-opens=stars]").first.click()
    close_panel(page)
    page.locator("[data-part=dice]").wait_for()
    assert tumbling(page) == 0


def test_back_closes_what_is_open(visit: Visit) -> None:
    page = visit().open()
    page.locator("footer").get_by_role("button", name=say("en", "settings-title")).click()
    expect(page.get_by_role("dialog")).to_be_visible()
    page.go_back()
    expect(page.get_by_role("dialog")).to_be_hidden()
    set_off(page, "temple-a")
    table = page.url
    before = int(page.evaluate("() => history.length"))

    for opener, screen in (("stars", "stars"), ("menu", "menu")):
        page.locator(f"[data-opens={opener}]").first.click()
        wait_for_turn(page, screen)
        page.go_back()
        wait_for_turn(page, "temple")
        assert page.url == table
        assert page.evaluate("document.activeElement.dataset.opens") == opener

    # Closed in another way, it leaves nothing behind in the history: Forward and Back are as before.
    page.locator("[data-opens=stars]").first.click()
    close_panel(page)
    wait_for_turn(page, "temple")
    page.wait_for_function("() => history.state === null")
    page.go_forward()
    page.wait_for_function("() => history.state === null")
    wait_for_turn(page, "temple")
    assert int(page.evaluate("() => history.length")) <= before + 1

    # After a reload nothing is open any more.
    page.locator("[data-opens=stars]").first.click()
    wait_for_turn(page, "stars")
    page.reload()
    wait_for_turn(page, "temple")
    page.wait_for_function("() => history.state === null")
    page.go_back()
    page.locator("[data-sheet='temple-a']").wait_for()


def test_names_of_spaces(visit: Visit) -> None:
    """Letters and numbers along the edges, in sight at all sizes, and a name in a sentence rings its space."""
    for width, height in (SMALL_PHONE, DESKTOP):
        visitor = visit(width=width, height=height)
        page = visitor.open()
        set_off(page, "temple-a")
        named = page.locator("[data-part=coordinates] text")
        assert "".join(named.all_text_contents()) == "abcdefghi1234567"
        boxes = [text.bounding_box() for text in named.all()]
        for box in boxes:
            assert box
            assert box["x"] >= 0
            assert box["y"] >= 0
            assert box["x"] + box["width"] <= width
        first, last = boxes[0], boxes[-1]
        a7, e1 = space(page, "a7").bounding_box(), space(page, "e1").bounding_box()
        assert first
        assert last
        assert a7
        assert e1
        assert a7["x"] < first["x"] + first["width"] / 2 < a7["x"] + a7["width"]
        assert a7["y"] < last["y"] + last["height"] / 2 < a7["y"] + a7["height"]
        assert first["y"] < e1["y"]

        press_space(page, "e2")  # a door: without the lockpick it is refused
        name = page.locator("[data-part=say] [data-names=e2]")
        ring = page.locator("[data-named=e2]")
        expect(ring).to_have_count(0)
        name.click()
        expect(ring).to_have_count(1)
        visitor.check_accessible()
        page.keyboard.press("Escape")
        page.mouse.move(1, 1)
        page.locator("h1, h2").first.click()
        expect(ring).to_have_count(0)


def test_what_the_temple_says_of_itself(visit: Visit) -> None:
    """Dice answer to a tap, the way ahead is told, arrows go to the sheet, and the menu is there once."""
    visitor = visit(width=DESKTOP[0], height=DESKTOP[1])
    page = visitor.open()
    set_off(page, "temple-a")
    ahead = page.locator("[data-part=ahead]")
    left = len(look(page).invited())
    expect(ahead).to_contain_text(say("en", "turn-spaces-left", count=left))

    press_die(page, "P")
    three = page.locator(f"[data-number='{look(page).face('P')}']")
    expect(three).to_have_attribute("aria-pressed", "true")
    press_die(page, "D")
    expect(page.locator("[data-number][aria-pressed=true]")).to_have_attribute(
        "data-number", str(look(page).face("P") + look(page).face("D"))
    )
    page.keyboard.press("ArrowDown")
    assert page.evaluate("document.activeElement.dataset.space")
    visitor.check_accessible()

    hurry(page, "hazard")
    expect(page.locator("[data-opens=menu]")).to_have_count(1)


def test_a_mummy_beside_a_nine(visit: Visit) -> None:
    """Both figures where they differ, and crossing out at one tap, with its cause."""
    visitor = visit()
    page = visitor.open()
    set_off(page, "temple-a")
    hurry(page, rounds=3)
    press_number(page, 9)
    press_space(page, look(page).invited()[0])
    wait_for_pencil(page)
    ink(page)
    play_turn(page)  # the mummy, which alone goes beside what was filled last

    now = stars_shown(page)
    at_end = page.locator("[data-part=stars] [data-part=at-end]")
    expect(at_end).to_have_text(say("en", "turn-at-end", stars=now + 4))
    visitor.check_accessible()
    page.locator("[data-act=cross-out]").click()
    wait_for_host(page)
    expect(page.locator("[data-act=cross-out]")).to_have_count(0)
    expect(at_end).to_have_count(0)
    expect(page.locator("[data-part=change]")).to_contain_text("+4")
    expect(page.locator("[data-part=sheet] [data-faint]").first).to_be_attached()
    assert page.get_by_role("main").evaluate("(main) => main.scrollHeight <= main.clientHeight")
    page.locator("[data-act=undo]").click()
    expect(page.locator("[data-act=cross-out]")).to_be_visible()
