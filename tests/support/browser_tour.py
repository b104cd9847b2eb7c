"""Tours of the page: they come past every page and every state, in any language, and stop at each for whoever looks."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import ExitStack
from typing import Any, NamedTuple

import pytest
from playwright.sync_api import Page, expect

from browser_play import (
    hurry,
    ink,
    look,
    pencil_turn,
    press_die,
    press_find,
    press_number,
    press_space,
    press_structure,
    set_off,
    wait_for_pencil,
    wait_for_turn,
)
from browser_tables import button, people_in, sit_down
from fluent_files import messages
from page_words import english_left, say
from visitors import PHONE, TELEVISION, Visitor
from wire_people import WirePeople, wire_people

# A game on it is over soon.
SMALL_TEMPLE = "adventure: temple\nname: Steps\ngrid:\n. + .\n. . .\n. . .\n"


# All that is read or heard: texts, names, titles, what stands in empty fields; but not what is marked as another
# language.
_TEXTS = """() => {
  const said = [document.title];
  const spoken = ['aria-label', 'title', 'placeholder', 'alt', 'aria-valuetext'];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.nodeType === Node.TEXT_NODE ? node.parentElement : node;
    const foreign = element.closest('[lang]');
    if (element.closest('script, style') || foreign.lang !== document.documentElement.lang) continue;
    if (node.nodeType === Node.TEXT_NODE) said.push(node.data);
    else said.push(...spoken.map((name) => node.getAttribute(name) ?? ''));
  }
  return [...new Set(said.map((text) => text.replace(/\\s+/g, ' ').trim()).filter(Boolean))];
}"""


class Stop(NamedTuple):
    name: str
    page: Page
    is_main: bool = False  # one that everybody sees all the time


Tour = Iterator[Stop]


class Guests(ExitStack):
    """More devices, of people who speak the same language. Another tab would be in the background, and slow."""

    def __init__(self, visitor: Visitor) -> None:
        super().__init__()
        self._visitor = visitor

    def come(self, size: tuple[int, int] = PHONE) -> Visitor:
        first = self._visitor
        guest = Visitor(first.browser, first.server, *size, language=first.language)
        self.callback(guest.go_home)
        return guest


def texts_of(page: Page) -> list[str]:
    """All that is to be read or heard on a page."""
    texts: list[str] = page.evaluate(_TEXTS)
    return texts


def check_words(stop: Stop, language: str) -> None:
    """The page says which language it speaks, has words for all it says, and leaves nothing in English."""
    assert stop.page.locator("html").get_attribute("lang") == language
    texts = texts_of(stop.page)
    assert [text for text in texts if text in messages(language)] == [], stop.name
    assert english_left(texts, language) == [], stop.name


def around(visitor: Visitor) -> Tour:
    """The pages before any game."""
    page = visitor.open()
    page.locator("[data-sheet]").nth(3).wait_for()
    today = page.get_by_role("region", name=say(visitor.language, "start-today"))
    today.get_by_role("button").nth(1).wait_for()
    yield Stop("start", page, is_main=True)
    button(visitor, "settings-title").click()
    page.locator("dialog[open]").wait_for()
    yield Stop("settings", page, is_main=True)
    page.keyboard.press("Escape")
    button(visitor, "start-host").click()
    page.get_by_role("heading", name=say(visitor.language, "start-host-which")).wait_for()
    page.locator("[data-sheet]").nth(3).wait_for()
    yield Stop("which sheet", page)
    visitor.open("/join")
    yield Stop("join", page)
    page.get_by_label(say(visitor.language, "join-code"), exact=True).fill("AB")
    button(visitor, "join-join").click()
    page.locator("[aria-invalid=true]").wait_for()
    yield Stop("join, too short", page)
    visitor.open("/games")
    button(visitor, "games-forget").wait_for()
    yield Stop("no games yet", page)
    visitor.open("/table/ZZZZZZ")
    page.locator("[data-screen=nothing]").wait_for()
    yield Stop("no such table", page)
    visitor.may_complain.append("404 (Not Found)")  # which is what it is
    visitor.open("/nowhere")
    page.locator("[data-screen=nothing]").wait_for()
    yield Stop("nothing here", page)


def book(visitor: Visitor) -> Tour:
    """The help, chapter by chapter."""
    for part in ("", "/temple", "/valley", "/table", "/keys", "/about", "/why-find-apart?kind=jungle"):
        page = visitor.open(f"/help{part}")
        page.get_by_role("main").wait_for()
        yield Stop(f"help{part}", page)


def temple(visitor: Visitor) -> Tour:
    """A game in the Temple on a phone, with the dice of `EVERYTHING`; then what is kept of it."""
    page = visitor.open()
    set_off(page, "temple-a")
    yield Stop("temple", page, is_main=True)
    seen = look(page)
    door = next(space["name"] for space in seen.spaces if not space["answers"])
    press_space(page, door)
    page.locator("[data-part=say][data-refused=true]").wait_for()
    yield Stop("temple, refused", page)
    press_number(page, seen.numbers[-1])
    yield Stop("temple, a number in hand", page)
    press_space(page, look(page).invited(seen.numbers[-1])[0])
    wait_for_pencil(page)
    yield Stop("temple, in pencil", page, is_main=True)
    page.locator("[data-opens=menu]").first.click()
    wait_for_turn(page, "menu")
    yield Stop("menu", page)
    people_in(page).locator("[aria-expanded]").click()
    button(visitor, "turn-move-seat").click()
    page.locator("[data-part=code]").wait_for()
    yield Stop("menu, a seat to another device", page)
    button(visitor, "turn-close").click()
    ink(page)
    assert "penny" in hurry(page, "penny")
    yield Stop("temple, Penny", page, is_main=True)
    assert "lockpick" in hurry(page, "lockpick")
    yield Stop("temple, lockpick", page)
    assert "hazard" in hurry(page, "hazard")
    # What the mummy goes beside is ringed, but nobody has chosen it.
    expect(page.locator("[aria-selected]")).to_have_count(0)
    yield Stop("mummy", page, is_main=True)
    pencil_turn(page)
    yield Stop("mummy, in pencil", page)
    hurry(page, rounds=15)
    page.locator("[data-opens=stars]").first.click()
    wait_for_turn(page, "stars")
    yield Stop("stars", page, is_main=True)
    page.locator("[data-part=lines] button").first.click()
    yield Stop("stars, one line of them", page)
    page.keyboard.press("Escape")
    wait_for_turn(page, "temple", "hazard")
    hurry(page)
    wait_for_turn(page, "counted")
    yield Stop("end, alone", page, is_main=True)
    yield from kept(visitor)


def kept(visitor: Visitor) -> Tour:
    """What there is after a game that was just counted."""
    page = visitor.page
    button(visitor, "end-dice").click()
    page.locator("[data-part=slip][role=status]").wait_for()
    yield Stop("end, dice checked", page)
    page.get_by_role("link", name=say(visitor.language, "end-replay"), exact=True).click()
    page.get_by_role("slider").wait_for()
    yield Stop("replay", page, is_main=True)
    page.get_by_role("slider").press("Home")
    button(visitor, "replay-check").click()
    page.get_by_role("main").get_by_role("status").wait_for()
    yield Stop("replay, before the first roll", page)
    visitor.open("/games")
    page.locator("a[href^='/game/']").first.wait_for()
    yield Stop("my games", page, is_main=True)
    for message in ("games-take-along", "games-forget"):
        button(visitor, message).click()
        page.locator("dialog[open]").wait_for()
        yield Stop(message, page)
        page.keyboard.press("Escape")


def valley(visitor: Visitor) -> Tour:
    """A game in the Valley on a phone, with the dice of `EVERYTHING`."""
    page = visitor.open()
    set_off(page, "valley-b")
    yield Stop("valley", page, is_main=True)
    press_die(page, "X")
    yield Stop("valley, a die in hand", page)
    press_die(page, "P")
    yield Stop("valley, a sum in hand", page, is_main=True)
    press_space(page, look(page).invited(4)[0])
    wait_for_pencil(page)
    yield Stop("valley, in pencil", page)
    button(visitor, "turn-choose-spaces").click()
    wait_for_turn(page, "choosing")
    yield Stop("choose spaces", page, is_main=True)
    for space in look(page).spaces[:2]:
        press_space(page, space["name"])
    expect(page.locator("[aria-selected=true]")).to_have_count(2)
    yield Stop("choose spaces, answers", page)
    button(visitor, "turn-close").click()
    ink(page)
    press_die(page, "P")
    page.locator("[data-part=picker]").wait_for()
    yield Stop("valley, Penny's picker", page, is_main=True)
    press_number(page, 12)
    press_space(page, look(page).invited(12)[0])
    wait_for_pencil(page)
    ink(page)
    press_die(page, "D")
    page.locator("[data-part=structures]").wait_for()
    yield Stop("valley, structures", page, is_main=True)
    press_structure(page, "statue")
    yield Stop("valley, a structure in hand", page)
    press_die(page, "D")
    yield from discoveries(visitor)
    assert "hazard" in hurry(page, "hazard")
    yield Stop("snake", page, is_main=True)
    hurry(page)
    wait_for_turn(page, "counted")
    yield Stop("end, alone in the valley", page)


def discoveries(visitor: Visitor) -> Tour:
    """Dice are spent until something is found; then it is taken back and shown, and everything inked."""
    page = visitor.page
    found = ""
    while not found:
        found = next(
            (done for done in pencil_turn(page) if done in ("jungle", "town", "range", "pyramid")), ""
        )
        if not found:
            ink(page)
    yield Stop("valley, revealed", page, is_main=True)
    press_find(page, found)
    expect(page.locator("[data-find][aria-pressed=true]")).to_have_count(0)
    yield Stop("valley, discoveries", page)
    page.locator("[data-opens=stars]").first.click()
    wait_for_turn(page, "stars")
    yield Stop("stars of the valley", page)
    page.keyboard.press("Escape")
    wait_for_turn(page, "valley")
    ink(page)


def together(visitor: Visitor) -> Tour:
    """Two on this device and one elsewhere, from the seats to the ranking; with a big screen and a watcher."""
    page = visitor.page
    with wire_people(visitor.server.url) as others, Guests(visitor) as guests:
        code = others.open_table(layout=SMALL_TEMPLE)
        visitor.open(f"/table/{code}")
        page.get_by_label(say(visitor.language, "join-name"), exact=True).wait_for()
        yield Stop("sit down", page, is_main=True)
        sit_down(visitor, "Zoë")
        button(visitor, "lobby-add").click()
        yield Stop("lobby, somebody else on this device", page)
        sit_down(visitor, "Bo")
        others.sit_down("TIM")
        expect(people_in(page)).to_have_count(3)
        yield Stop("lobby", page, is_main=True)
        button(visitor, "lobby-change").click()
        page.locator("dialog[open]").wait_for()
        page.locator("dialog[open] summary").click()
        yield Stop("lobby, how you play", page)
        page.keyboard.press("Escape")
        button(visitor, "company-sheet").click()
        page.get_by_role("dialog").locator("[data-sheet]").last.wait_for()
        yield Stop("lobby, another sheet", page)
        page.keyboard.press("Escape")
        button(visitor, "company-person", name="Player TIM").click()
        page.locator("dialog[open]").wait_for()
        yield Stop("lobby, a person", page)
        page.keyboard.press("Escape")
        screen = guests.come(TELEVISION).open(f"/table/{code}/screen")
        screen.locator("[data-part=code]").wait_for()
        yield Stop("big screen, lobby", screen)

        button(visitor, "lobby-start").click()
        wait_for_turn(page, "temple", "passing")
        yield from passed_around(visitor)
        screen.locator("[data-screen=round] [data-part=dice]").wait_for()
        yield Stop("big screen, round", screen)
        watcher = guests.come().open(f"/table/{code}")
        wait_for_turn(watcher, "watching")
        yield Stop("watching", watcher)

        others.play_round()
        assert "hazard" in rounds_until(visitor, others, "hazard")
        yield Stop("mummy on another's sheet", page, is_main=True)
        screen.locator("main").get_by_role("alert").wait_for()
        yield Stop("big screen, mummy", screen)
        assert hurry(page) == ["waiting"]
        page.locator("[data-opens=last]").click()
        wait_for_turn(page, "last round")
        yield Stop("last round", page)
        page.keyboard.press("Escape")
        wait_for_turn(page, "waiting")
        page.locator("[data-opens=menu]").first.click()
        button(visitor, "turn-pause").click()
        button(visitor, "turn-close").click()
        page.locator("[data-part=slip]").wait_for()
        yield Stop("paused", page)
        button(visitor, "turn-go-on").click()
        rounds_until(visitor, others, "counted")
        yield Stop("ranking", page, is_main=True)
        page.locator("[data-part=ranking] button").last.click()
        wait_for_turn(page, "sheet")
        yield Stop("ranking, a sheet", page)
        button(visitor, "turn-close").click()
        screen.locator("[data-screen=end] [data-part=places]").wait_for()
        yield Stop("big screen, end", screen)


def passed_around(visitor: Visitor) -> Tour:
    page = visitor.page
    while look(page).where != "waiting":
        if look(page).where == "passing":
            yield Stop("hand it on", page)
            page.locator("[data-act=take]").click()
            wait_for_turn(page, "temple")
        yield Stop("temple, several", page)
        pencil_turn(page)
        ink(page)
    yield Stop("waiting", page, is_main=True)
    people_in(page).locator("[data-opens]").last.click()
    wait_for_turn(page, "sheet")
    yield Stop("somebody's sheet", page)
    page.keyboard.press("Escape")
    wait_for_turn(page, "waiting")
    page.locator("[data-opens=menu]").first.click()
    people_in(page).locator("[aria-expanded]").last.click()
    yield Stop("menu, of the keeper", page)
    page.keyboard.press("Escape")
    wait_for_turn(page, "waiting")


def rounds_until(visitor: Visitor, others: WirePeople, wanted: str) -> list[str]:
    """Everybody plays, until the turn or the screen is the wanted one."""
    while wanted not in (kinds := hurry(visitor.page, wanted)):
        if kinds == ["waiting"]:
            others.play_round()
        wait_for_turn(visitor.page)
    return kinds


# -- lessons -----------------------------------------------------------------------------------------------------

# What the teacher says, and the middle of each ring that is drawn around what is meant.
_TAUGHT = """(before) => {
  const hint = document.querySelector('[data-part="hint"]')?.textContent.trim() ?? '';
  const boxes = [...document.querySelectorAll('[data-part="ring"]')].map((ring) => ring.getBoundingClientRect());
  const rings = boxes.map(({ x, y, width, height }) => [x + width / 2, y + height / 2].map(Math.round));
  const taught = { hint, rings };
  return JSON.stringify(taught) === JSON.stringify(before) ? null : taught;
}"""


_POINTS_AT_INK = "([x, y]) => !!document.elementFromPoint(x, y)?.closest('[data-act=ink]')"


def first_lesson(adventure: str) -> Callable[[Visitor], Tour]:
    """The lesson from the first roll to its end: what the teacher points at is pressed, else it is played freely. Stops
    whenever the teacher says something new, with that."""

    def tour(visitor: Visitor) -> Tour:
        page = visitor.open(f"/lesson/{adventure}")
        wait_for_turn(page, "temple", "valley")
        said = ""
        while look(page).where != "lesson over":
            taught = settled_hint(page)
            if not taught["hint"]:
                wait_for_turn(page, "lesson over")
                break
            if taught["hint"] != said:
                said = taught["hint"]
                yield Stop(said, page)
            if not taught["rings"]:
                pencil_turn(page)
                ink(page)
            elif page.evaluate(_POINTS_AT_INK, taught["rings"][0]):
                ink(page)
            else:
                page.mouse.click(*taught["rings"][0])
            # After a turn nothing is pointed at until the next one: the teacher says something else then.
            page.wait_for_function(_TAUGHT, arg=taught)
        yield Stop("lesson over", page, is_main=True)

    return tour


def settled_hint(page: Page) -> Any:
    """What the teacher says and means, once nothing moves any more."""
    taught = page.evaluate(_TAUGHT)
    while True:
        page.evaluate("() => new Promise((go) => requestAnimationFrame(() => requestAnimationFrame(go)))")
        if (now := page.evaluate(_TAUGHT)) == taught:
            return taught
        taught = now


TOURS: list[Any] = [
    *(pytest.param(tour, id=tour.__name__) for tour in (around, book, temple, valley, together)),
    *(pytest.param(first_lesson(adventure), id=f"{adventure}-lesson") for adventure in ("temple", "valley")),
]
