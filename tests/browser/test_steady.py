"""On a phone nothing moves under the finger while a turn is played, and nothing that is in the hand is forgotten."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from browser_play import (
    EVERYTHING,
    TURNS,
    ink,
    ink_button,
    look,
    one_server,
    pencil_turn,
    press_die,
    press_number,
    press_space,
    press_structure,
    set_off,
    wait_for_pencil,
    wait_for_turn,
)
from page_words import say
from visitors import PHONE, SMALL_PHONE, Visitor

Visit = Callable[..., Visitor]

server = one_server(EVERYTHING)

_PLACES = """() => [...document.querySelectorAll('[data-part="sheet"], [data-part="dice"] [data-die]')].map((part) => {
  const { left, top, width, height } = part.getBoundingClientRect();
  return [left, top, width, height].map(Math.round);
})"""


class Places:
    """Where the sheet and the dice are: always where they were at first. On the smallest phone two rows of numbers push
    the dice up a little, so that the sheet stays whole."""

    def __init__(self, page: Page, height: int) -> None:
        self.page = page
        self.pushed = 0 if height == PHONE[1] else 8
        self.first = page.evaluate(_PLACES)

    def check(self, what: str) -> None:
        now = self.page.evaluate(_PLACES)
        before = self.first[: len(now)]  # in a hazard round the dice are put away
        for index, (here, there) in enumerate(zip(now, before, strict=True)):
            off = [abs(one - other) for one, other in zip(here, there, strict=True)]
            up = self.pushed if index else 0
            assert off[1] <= up + 1, (what, now, before)
            assert max(off[0], off[2], off[3]) <= 1, (what, now, before)


@pytest.mark.parametrize(("width", "height"), [PHONE, SMALL_PHONE])
def test_sheet_and_dice_stay_in_the_valley(visit: Visit, width: int, height: int) -> None:
    page = visit(width=width, height=height).open()
    set_off(page, "valley-a")
    places = Places(page, height)
    press_die(page, "X")
    press_die(page, "P")
    expect(page.locator("[data-part=sum]")).to_contain_text("= 4")
    places.check("two dice in hand")
    press_space(page, look(page).invited(4)[0])
    wait_for_pencil(page)
    places.check("a number in pencil")
    ink(page)
    press_die(page, "P")
    places.check("Penny's numbers")
    press_number(page, 12)
    places.check("one of them")
    press_die(page, "P")
    pencil_turn(page)
    ink(page)
    press_die(page, "D")
    places.check("Dakota's structures")
    press_structure(page, "hut")
    places.check("the hut, in two lines of words")
    press_die(page, "D")
    met = set()
    for _ in range(8):
        seen = wait_for_turn(page, *TURNS)
        places.check(f"round {seen.round}")
        pencil_turn(page)
        places.check(f"round {seen.round} in pencil")
        met.update([seen.where, *(["finds"] if look(page).finds else [])])
        ink(page)
    assert met == {"valley", "hazard", "finds"}


@pytest.mark.parametrize(("width", "height"), [PHONE, SMALL_PHONE])
def test_the_sheet_stays_in_the_temple(visit: Visit, width: int, height: int) -> None:
    page = visit(width=width, height=height).open()
    set_off(page, "temple-a")
    places = Places(page, height)
    met = set()
    for _ in range(5):  # the second is Penny's, the third has the lockpick, the fifth the mummy
        met.add(wait_for_turn(page, *TURNS).where)
        places.check("a roll")
        pencil_turn(page)
        places.check("in pencil")
        ink(page)
    assert met == {"temple", "hazard"}


def test_whoever_inks_with_a_die_in_the_hand_is_asked_once(visit: Visit) -> None:
    page = visit().open()
    set_off(page, "valley-a")  # 3 5 1
    press_die(page, "P")
    press_space(page, look(page).invited(3)[0])
    wait_for_pencil(page)
    press_die(page, "X")
    words = page.locator("[data-part=say]")
    warning = say("en", "turn-unplaced-number", number=1)
    ink_button(page).click()
    expect(words).to_have_text(warning)
    assert look(page).round == 1

    press_die(page, "D")  # another number is in the hand: that is asked for again
    expect(words).not_to_have_text(warning)
    page.keyboard.press("i")
    expect(words).to_have_text(warning.replace("1", "6"))
    after = ink(page, lambda: page.keyboard.press("i"))
    assert after.round == 2


def test_rubbing_out_needs_something_in_pencil(visit: Visit) -> None:
    page = visit().open()
    set_off(page, "temple-a")
    rub = page.get_by_role("button", name=say("en", "turn-reset"))
    expect(rub).to_be_disabled()
    pencil_turn(page)
    expect(rub).to_be_enabled()
    rub.click()
    expect(rub).to_be_disabled()
    expect(page.get_by_role("button", name=say("en", "turn-undo"))).to_be_enabled()
