"""Plays through the page's own controls, in any language: what there is to press is told by shape, not by words."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any

import pytest
from playwright.sync_api import Locator, Page

from visitors import PATIENCE, Server, need_page, serving

TURNS = ("temple", "valley", "hazard")
OVER = ("counted", "counting", "lesson over")

# With this seed: 3 5 1 · Penny 1 2 · 3 Dakota 5 · 3 2 4 · 3 5 hazard · 4 3 3 · Penny 2 2 · 5 2 4 · Penny 5 4 · …
EVERYTHING = "states 2782"

# What the page shows now. `before` is what it showed when the ink button was pressed: then nothing is told until
# another turn, or another screen, is there.
_LOOK = """(before) => {
  const all = (what) => [...document.querySelectorAll(what)];
  const one = (what) => document.querySelector(what);
  const { screen, adventure } = one('[data-screen]')?.dataset ?? {};
  const go = one('[data-act="ink"]');
  const where = one('dialog[open]') ? 'panel'
    : screen === 'turn' && go ? adventure
    : screen === 'count' ? (one('[data-part="levels"]') ? 'counted' : 'counting')
    : screen === 'ranking' ? 'counted'
    : screen === 'last' ? 'last round'
    : screen === 'lesson-end' ? 'lesson over'
    : ['menu', 'sheet', 'stars', 'choosing', 'hazard', 'waiting', 'passing', 'watching'].includes(screen) ? screen
    : 'elsewhere';
  const pressed = (button) => button.getAttribute('aria-pressed') === 'true';
  const ready = (button) => button.getAttribute('aria-disabled') !== 'true';
  const undo = one('[data-act="undo"]');
  const seen = {
    where,
    title: one('[data-part="title"]')?.textContent ?? '',
    fresh: !!undo && !ready(undo),
    inkable: !!go && ready(go),
    numbers: all('[data-number]').map((button) => Number(button.dataset.number)),
    dice: all('[data-part="dice"] [data-die]').map((die) => ({
      die: die.dataset.die,
      face: Number(die.dataset.face) || 0,
      free: die.dataset.state !== 'spent',
      taken: pressed(die),
    })),
    structures: all('[data-structure]').filter((button) => !button.disabled).map((button) => button.dataset.structure),
    finds: all('[data-find]').map((button) => ({
      kind: button.dataset.find,
      on: pressed(button),
    })),
    spaces: all('[data-space]').map((button) => ({
      name: button.dataset.space,
      said: button.getAttribute('aria-label').slice(button.dataset.space.length),
      answers: ready(button),
      state: button.dataset.state ?? '',
    })),
  };
  if (!before) return seen;
  if (where === 'elsewhere') return null;
  const other = where !== before.where || seen.title !== before.title || (where === 'hazard' && seen.fresh);
  return other ? seen : null;
}"""

# Presses the page's buttons from inside it. `rounds` at most, and until the turn is one of the `wanted`.
_HURRY = """async ([wanted, rounds, patience]) => {
  const look = LOOK;
  const until = async (what) => {
    const late = performance.now() + patience;
    for (;;) {
      const found = what();
      if (found) return found;
      if (performance.now() > late) throw new Error(`stuck: ${what}`);
      await new Promise((go) => setTimeout(go, 4));
    }
  };
  const all = (what) => [...document.querySelectorAll(what)];
  const kinds = ({ where, dice, numbers }) => {
    const special = dice.filter(({ face }) => !face).map(({ die }) => die);
    if (!['temple', 'valley'].includes(where)) return [where];
    if (where === 'temple' && !numbers.length) return [where, 'pass'];
    const named = { P: 'penny', D: where === 'temple' ? 'lockpick' : 'dakota' };
    return [where, ...(special.length ? special.map((die) => named[die]) : ['plain'])];
  };
  const invited = (number) => {
    const answering = all('[data-space][aria-disabled="false"]');
    const said = new RegExp(`, [^,]*\\\\b${number}\\\\b[^,]*$`);
    return number ? answering.filter((space) => said.test(space.getAttribute('aria-label'))) : answering;
  };
  let seen = await until(() => look().where !== 'elsewhere' && look());
  for (let round = 0; ; round++) {
    const kind = kinds(seen);
    if (kind.some((one) => wanted.includes(one)) || round === rounds) return kind;
    if (kind[0] === 'passing') {
      document.querySelector('[data-act="take"]').click();
      seen = await until(() => look().where !== 'passing' && look().where !== 'elsewhere' && look());
      round--;
      continue;
    }
    if (!['temple', 'valley', 'hazard'].includes(kind[0])) return kind;
    let number = 0;
    if (kind[0] === 'temple' && seen.numbers.length) {
      number = seen.numbers[round % seen.numbers.length];
      document.querySelector(`[data-number="${number}"]`).click();
    } else if (kind[0] === 'valley') {
      number = seen.dice.find(({ die }) => die === 'X').face;
      document.querySelector('[data-part="dice"] [data-die="X"]').click();
    }
    if (!kind.includes('pass')) (await until(() => invited(number)[0])).click();
    await until(() => look().inkable);
    const before = look();
    document.querySelector('[data-act="ink"]').click();
    seen = await until(() => look(before));
  }
}""".replace("LOOK", _LOOK)


@dataclass(frozen=True)
class Seen:
    """What the page shows: `where` is temple, valley or hazard for a turn, waiting, passing, counted, stars, menu…"""

    where: str
    title: str
    fresh: bool  # nothing is in pencil
    inkable: bool
    numbers: list[int]
    dice: list[dict[str, Any]]
    structures: list[str]  # those that can be drawn
    finds: list[dict[str, Any]]
    spaces: list[dict[str, Any]]

    @property
    def round(self) -> int:
        """The round in the title; 0 where the title is another one."""
        found = re.search(r"\d+", self.title)
        return int(found[0]) if found else 0

    def face(self, die: str) -> int:
        """What a die shows; 0 for its special face."""
        return next(int(one["face"]) for one in self.dice if one["die"] == die)

    def free_dice(self) -> list[str]:
        return [one["die"] for one in self.dice if one["free"]]

    def invited(self, number: int | None = None) -> list[str]:
        """The spaces that invite, of those that answer to a tap: with a number in hand those that are legal for it."""
        answering = [space for space in self.spaces if space["answers"]]
        legal = [
            space for space in answering if number is None or re.search(rf"\b{number}\b", str(space["said"]))
        ]
        return [str(space["name"]) for space in legal]

    def in_state(self, state: str) -> list[str]:
        """The spaces that are legal, crossable, or in pencil."""
        return [str(space["name"]) for space in self.spaces if space["state"] == state]


def one_server(seed: str = "") -> Any:
    """A fixture: the server of all tests of a module, with dice that are known if there is a seed. Every visitor is
    another device, so they don't meet unless they want to."""

    @pytest.fixture(scope="module")
    def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
        need_page()
        with serving(tmp_path_factory.mktemp("server") / "data", seed) as running:
            yield running

    return server


Choose = Callable[[Sequence[Any]], Any]


def first_of(choices: Sequence[Any]) -> Any:
    return choices[0]


def look(page: Page) -> Seen:
    """What the page shows now."""
    return Seen(**page.evaluate(_LOOK))


def wait_for_turn(page: Page, *where: str) -> Seen:
    """Waits until there is something to do, or the game is over; or until one of these screens is shown."""
    wanted = list(where or (*TURNS, "counted", "lesson over", "passing"))
    page.wait_for_function(f"(wanted) => wanted.includes(({_LOOK})().where)", arg=wanted)
    return look(page)


def set_off(page: Page, sheet: str) -> Seen:
    """From the start page alone onto a sheet, `temple-a` to `valley-b`; gives the first turn."""
    page.locator(f"[data-sheet='{sheet}']").click()
    return wait_for_turn(page, *TURNS)


# -- one thing after another -------------------------------------------------------------------------------------


def space(page: Page, name: str) -> Locator:
    return page.locator(f"[data-space='{name}']")


def press_space(page: Page, name: str) -> None:
    """A tap on a space, whether it answers or not. Forced, it would not wait for a sheet that is just sliding in."""
    there = space(page, name)
    there.scroll_into_view_if_needed()
    there.click(force=True)


def press_number(page: Page, number: int) -> None:
    """One of the numbers that the dice make, with the fewest dice, or one of Penny's."""
    page.locator(f"[data-number='{number}']").first.click()


def press_die(page: Page, die: str) -> None:
    """Takes up (or puts down) P, D or X."""
    page.locator(f"[data-part=dice] [data-die={die}]").click()


def press_structure(page: Page, structure: str) -> None:
    page.locator(f"[data-structure={structure}]").click()


def press_find(page: Page, kind: str) -> None:
    """Reveals a discovery of the list in pencil, or takes it back."""
    page.locator(f"[data-find={kind}]").first.click()


def ink_button(page: Page) -> Locator:
    return page.locator("[data-act=ink]")


def wait_for_host(page: Page) -> None:
    """Until the host has answered what is written: what the page shows of what may come next is true then."""
    page.locator("main:not([data-ahead])").first.wait_for()


def wait_for_pencil(page: Page) -> None:
    """Until the turn could be inked as it stands."""
    page.locator("[data-act=ink][aria-disabled=false]").wait_for()


def stars_shown(page: Page) -> int:
    """The stars in ink that the bar or the notebook's right page shows."""
    text = page.locator("[data-part=stars]").first.evaluate(
        "(shown) => [...shown.childNodes].filter((node) => node.nodeType === 3).map((node) => node.data).join('')"
    )
    return int(text.strip().replace("−", "-"))


def ink(page: Page, press: Callable[[], None] | None = None) -> Seen:
    """Presses the ink button (or Pass), or does it in another way, and waits for what comes next: another turn, others
    to wait for, the next person at this device, or the end."""
    before = page.evaluate(_LOOK)
    (press or ink_button(page).click)()
    return Seen(**page.wait_for_function(_LOOK, arg=before).json_value())


# -- whole turns -------------------------------------------------------------------------------------------------


def pencil_temple(page: Page, choose: Choose = first_of) -> str:
    """Writes a number in pencil, where one can be written. Gives what was done: number or pass."""
    seen = look(page)
    if not seen.numbers:
        return "pass"
    number = choose(seen.numbers)
    press_number(page, number)
    press_space(page, choose(look(page).invited(number)))
    wait_for_pencil(page)
    return "number"


def pencil_hazard(page: Page, choose: Choose = first_of) -> str:
    """Draws a mummy or a snake in pencil."""
    press_space(page, choose(look(page).invited()))
    wait_for_pencil(page)
    return "hazard"


def pencil_valley(page: Page, choose: Choose = first_of) -> list[str]:
    """Spends all the dice it can: Penny on a number, Dakota on a structure, the others added up; a 9 on a snake where
    there is one; then a discovery if there is one. Gives what was done: penny, structure, sum, die, cross, and the
    kinds of discovery."""
    done = []
    while free := _unspent(page):
        did = _spend(page, free, choose)
        if not did:
            break
        done.append(did)
    wait_for_host(page)
    found = look(page).finds
    if found and not any(find["on"] for find in found):
        press_find(page, found[0]["kind"])
        page.locator("[data-find][aria-pressed=true]").wait_for()
        done.append(found[0]["kind"])
    wait_for_pencil(page)
    return done


def _unspent(page: Page) -> list[str]:
    """The special ones first: they go alone."""
    seen = look(page)
    return sorted(seen.free_dice(), key=lambda die: seen.face(die) > 0)


def _spend(page: Page, free: list[str], choose: Choose) -> str:
    seen = look(page)
    first = free[0]
    number: int | None = None
    # The only die that is left is in hand by itself.
    if not next(one for one in seen.dice if one["die"] == first)["taken"]:
        press_die(page, first)
    if seen.face(first) == 0 and first == "P":
        number, did = choose([9, 12, 10, 7, 6]), "penny"
        press_number(page, number)
    elif seen.face(first) == 0:
        offered = look(page).structures
        if not offered:
            press_die(page, first)
            return _spend(page, free[1:], choose) if free[1:] else ""
        did = "structure"
        if len(offered) > 1:  # a single one is taken up by itself
            press_structure(page, offered[0])
    elif len(free) > 1:
        number, did = seen.face(first) + seen.face(free[1]), "sum"
        press_die(page, free[1])
    else:
        number, did = seen.face(first), "die"
    now = look(page)
    spaces = now.in_state("legal")
    if number == 9 and (snakes := now.in_state("crossable")):
        spaces, did = snakes, "cross"
    if not spaces:
        for die in free:
            if next(one for one in now.dice if one["die"] == die)["taken"]:
                press_die(page, die)
        return ""
    press_space(page, choose(spaces))
    page.wait_for_function(
        "(most) => document.querySelectorAll('[data-part=dice] [data-die]:not([data-state=spent])').length < most",
        arg=len(now.free_dice()),
    )
    return did


def pencil_turn(page: Page, choose: Choose = first_of) -> list[str]:
    """Plays the turn that is open in pencil, whatever it is, and gives what was done."""
    where = wait_for_turn(page, *TURNS).where
    if where == "hazard":
        return [pencil_hazard(page, choose)]
    if where == "temple":
        return [pencil_temple(page, choose)]
    return pencil_valley(page, choose)


def play_turn(page: Page, choose: Choose = first_of) -> list[str]:
    """Plays one whole turn of whatever round is open (Temple number, lockpick, pass, Valley dice, hazard), inks it and
    waits for the next screen. `choose` picks among numbers and spaces: the first one unless told otherwise. Gives
    what was done."""
    done = pencil_turn(page, choose)
    ink(page)
    return done


def hurry(page: Page, *wanted: str, rounds: int = 200) -> list[str]:
    """Plays as fast as the host answers, to come to a turn, not to test the way there: for all seats of this device,
    for at most so many rounds, until the turn is one of the wanted: temple, valley, hazard, plain, penny, lockpick,
    dakota, pass; or until another screen is shown. Gives what the turn is, or the screen."""
    kinds: list[str] = page.evaluate(_HURRY, [wanted, rounds, PATIENCE])
    return kinds


def play_until(page: Page, wanted: Callable[[Seen], bool], most: int = 60, choose: Choose = first_of) -> Seen:
    """Plays alone until a turn begins that is wanted, or the game is over. Gives what is shown then."""
    for _ in range(most):
        seen = wait_for_turn(page)
        if seen.where not in TURNS or wanted(seen):
            return seen
        play_turn(page, choose)
    raise AssertionError(f"no such turn within {most} rounds")


def play_to_the_end(page: Page, most: int = 60, choose: Choose = first_of) -> list[str]:
    """Plays alone until the count is shown. Gives all that was done."""
    done: list[str] = []
    for _ in range(most):
        if wait_for_turn(page).where in OVER:
            return done
        done += play_turn(page, choose)
    assert wait_for_turn(page).where in OVER, f"the game is over after {most} rounds"
    return done


def hurry_with_others(page: Page, rounds: int = 200) -> list[str]:
    """As `hurry`, where others take turns too: waits for them. Gives the screen that is shown when the game is over."""
    for _ in range(rounds):
        kinds = hurry(page)
        if kinds[0] != "waiting":
            return kinds
        page.wait_for_function(f"() => !['waiting', 'elsewhere'].includes(({_LOOK})().where)")
    raise AssertionError(f"the game is not over after {rounds} rounds")
