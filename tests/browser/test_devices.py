"""One seat and several devices: it goes on elsewhere, two tabs write in it, and every window shows all of it."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from browser_play import (
    ink,
    look,
    one_server,
    pencil_turn,
    play_turn,
    press_die,
    press_number,
    press_space,
    wait_for_pencil,
    wait_for_turn,
)
from browser_tables import button, come_to_table, host_table, in_pencil, sees, start_table
from page_words import say
from visitors import Server, Visitor
from wire_people import wire_people

SEED = "515"  # two plain rolls, a hazard, Penny, Dakota

Visit = Callable[..., Visitor]


server = one_server(SEED)


# -- a seat goes on on another device ----------------------------------------------------------------------------


def one_time_code(visitor: Visitor, name: str) -> str:
    """For this person's seat, from the menu of the table."""
    button(visitor, "turn-menu").click()
    button(visitor, "turn-person-more", name=name).click()
    button(visitor, "turn-move-seat").click()
    return visitor.page.locator("[data-part=code]").inner_text()


def take_over(visitor: Visitor, code: str) -> None:
    """Where the menu says that the code is to be typed."""
    visitor.open().get_by_label(say(visitor.language, "join-code")).fill(code)
    button(visitor, "join-join").click()


def test_a_seat_goes_on_on_another_device(visit: Visit, server: Server) -> None:
    keeper, old_phone = visit(), visit(language="fr")
    code = host_table(keeper, "temple-a", "Ada")
    come_to_table(old_phone, code, "Bo")
    start_table(keeper, 2)

    # With a code for one's own seat, asked for before; what is in pencil comes along.
    pencil_turn(old_phone.page)
    pencil = in_pencil(old_phone)
    own_code = one_time_code(old_phone, "Bo")
    new_phone = visit(language="fr", width=844, height=390)
    take_over(new_phone, own_code)
    wait_for_turn(new_phone.page, "temple")
    assert in_pencil(new_phone) == pencil
    button(old_phone, "turn-close").click()
    wait_for_turn(old_phone.page, "watching")
    ink(new_phone.page)

    # It works once.
    take_over(old_phone, own_code)
    sees(old_phone, "refused-no-such-ticket")

    # Without: the keeper asks for one, for somebody who has been gone for a minute.
    play_turn(keeper.page)
    wait_for_turn(keeper.page, "temple")
    new_phone.context.close()
    keeper.page.wait_for_timeout(600)
    server.put_forward(61)
    play_turn(keeper.page)
    sees(keeper, "turn-person-away-keeper")
    keepers_code = one_time_code(keeper, "Bo")
    take_over(old_phone, keepers_code)
    assert wait_for_turn(old_phone.page, "temple").round == 2
    play_turn(old_phone.page)
    wait_for_turn(old_phone.page, "hazard")


# -- two tabs ----------------------------------------------------------------------------------------------------


def write(page: Page, number: int, space: str) -> None:
    press_number(page, number)
    press_space(page, space)
    wait_for_pencil(page)


def test_of_two_tabs_the_later_one_counts(visit: Visit) -> None:
    visitor = visit()
    code = host_table(visitor, "temple-a", "Ada")
    start_table(visitor, 1)
    first = visitor.page
    seen = wait_for_turn(first, "temple")
    number, (one, other, *_) = seen.numbers[0], seen.invited()
    second = visitor.new_page()
    second.goto(f"{visitor.server.url}/table/{code}")
    wait_for_turn(second, "temple")

    write(first, number, one)
    pencilled = f"[data-space='{{}}'][aria-label*='{say('en', 'turn-name-pencil', number=number)}']"
    expect(second.locator(pencilled.format(one))).to_have_count(1)
    press_space(second, other)
    expect(first.locator(pencilled.format(other))).to_have_count(1)
    expect(first.locator(pencilled.format(one))).to_have_count(0)
    ink(first)
    assert wait_for_turn(second, "temple").round == 2
    assert visitor.complaints == []


# -- all in sight ------------------------------------------------------------------------------------------------

# What can be pressed or read and is not wholly in the window, or only after scrolling.
_HIDDEN = """() => {
  const hidden = [];
  const pressed = 'button:not([data-space], [data-names]), a, input, select';
  const wanted = `${pressed}, [role=grid], [data-die], [data-part=say], h1, h2`;
  for (const element of document.querySelectorAll(`#page :is(${wanted})`)) {
    const { left, top, right, bottom, width, height } = element.getBoundingClientRect();
    // What is only heard is one dot wide.
    if (width <= 1 || height <= 1 || getComputedStyle(element).visibility === 'hidden') continue;
    let clipped = left < -1 || top < -1 || right > innerWidth + 1 || bottom > innerHeight + 1;
    for (let box = element.parentElement; box && !clipped; box = box.parentElement) {
      if (getComputedStyle(box).overflowY === 'visible') continue;
      const around = box.getBoundingClientRect();
      clipped = top < around.top - 1 || bottom > around.bottom + 1;
      clipped ||= left < around.left - 1 || right > around.right + 1;
    }
    const cut = element.scrollWidth > element.clientWidth + 2 && getComputedStyle(element).display !== 'inline';
    const said = element.getAttribute('aria-label') ?? element.textContent.trim();
    const name = `${element.tagName} ${said}`;
    if (clipped || cut) hidden.push(`${clipped ? 'out of sight' : 'cut off'}: ${name.slice(0, 80)}`);
  }
  return hidden;
}"""


def all_is_in_sight(page: Page, what: str) -> None:
    hidden = page.evaluate(_HIDDEN)
    assert hidden == [], f"{what}: {hidden}"


@pytest.mark.parametrize("adventure", ["temple", "valley"])
@pytest.mark.parametrize(("width", "height"), [(844, 390), (768, 1024), (360, 640)])
def test_every_window_shows_all_of_a_turn(
    visit: Visit, server: Server, width: int, height: int, adventure: str
) -> None:
    visitor = visit(width=width, height=height, language="nl")
    page = visitor.page
    with wire_people(server.url) as people:
        people.open_table(f"{adventure}-a")
        come_to_table(visitor, people.code, "Noor van den Berg")
        people.sit_down("AB", "ZOË")
        start_table(visitor, 3)
        for what in (adventure, adventure, "hazard", adventure, adventure):
            wait_for_turn(page, what)
            all_is_in_sight(page, what)
            if adventure == "valley" and what == "valley":
                for die in [one["die"] for one in look(page).dice if one["face"] == 0]:
                    press_die(page, die)
                    all_is_in_sight(page, f"{die} in hand")
                    press_die(page, die)
            pencil_turn(page)
            all_is_in_sight(page, f"{what} in pencil")
            ink(page)
            all_is_in_sight(page, "waiting")
            people.play_round()
