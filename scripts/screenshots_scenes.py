"""The pictures of `scripts/screenshots`: what is on each, and how it is taken.

Every scene is set up once, over the wire, and photographed in each window. Dice, people, codes and dates are the same
in every run.
"""

from __future__ import annotations

import base64
import signal
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path

from playwright.sync_api import Browser, Page, sync_playwright

from browser_play import press_die, press_number, press_space, wait_for_turn
from browser_tables import people_in
from page_words import say
from pennypapers.notation import write_step
from pennypapers.server.messages.log import SHORTEST_CLOCK
from screenshots_games import (
    ENDED,
    PEOPLE,
    SEED,
    ScriptedGame,
    is_dakota,
    is_hazard,
    is_penny,
    is_plain,
    round_with,
    secret_of,
)
from visitors import (
    CHROMIUM_FLAGS,
    DESKTOP,
    PATIENCE,
    PHONE,
    SMALL_PHONE,
    TELEVISION,
    Server,
    chromium,
    serving,
)
from wire_people import WirePeople, wire_people

FOLDER = Path(__file__).resolve().parents[1] / "docs" / "screenshots"
QUALITY = 25  # what matters is seen, and the whole album is small
SHRUNK = {DESKTOP: 0.75, TELEVISION: 0.5}
PORT = 8390  # links show it
NOW = datetime(2027, 6, 21, 12, tzinfo=UTC)

WINDOWS = {"phone": PHONE, "desktop": DESKTOP}
SMALL = {"small": SMALL_PHONE, "desktop": DESKTOP}
SCREEN = {"screen": TELEVISION}
ALL = list(PEOPLE)
ME = "NOOR"

THOUGHT = 60_000  # milliseconds for a hint, where nothing was compiled beforehand
STUDY = 600_000  # and for an analysis

LARGE_TEMPLE = "adventure: temple\nname: The long gallery\ngrid:\n" + "\n".join(
    (
        ". . . # . . . . . . # . . .",
        ". + . . . # + + # . . . + .",
        ". . . # . . . . . . # . . .",
        "# . . . . + . . + . . . . #",
    )
)

Act = Callable[[Page], object]


@dataclass(frozen=True)
class Spot:
    """What is photographed: an address as this person sees it, after doing something there."""

    path: str
    person: str = ME
    act: Act | None = None
    knows_name: bool = True
    keeps: tuple[tuple[str, str], ...] = ()  # what the browser has kept besides


@dataclass(frozen=True)
class Scene:
    name: str
    set_up: Callable[[WirePeople], Spot]
    windows: dict[str, tuple[int, int]]


SCENES: list[Scene] = []


def scene(
    name: str, windows: dict[str, tuple[int, int]] = WINDOWS
) -> Callable[..., Callable[[WirePeople], Spot]]:
    def add(set_up: Callable[[WirePeople], Spot]) -> Callable[[WirePeople], Spot]:
        SCENES.append(Scene(name, set_up, windows))
        return set_up

    return add


def turn(game: ScriptedGame, *where: str, act: Act | None = None) -> Spot:
    """At our seat of a game, when our turn is shown."""

    def when_shown(page: Page) -> None:
        wait_for_turn(page, *where)
        if act:
            act(page)

    return Spot(f"/table/{game.code}", act=when_shown)


def four(room: WirePeople, sheet: str, **settings: object) -> ScriptedGame:
    return ScriptedGame(room, sheet, ALL).sit_down(**settings)


# -- before a game -----------------------------------------------------------------------------------------------


@scene("start-first-time")
def start_first_time(_: WirePeople) -> Spot:
    return Spot("/", person="NOBODY", knows_name=False)


@scene("start")
def start(room: WirePeople) -> Spot:
    for sheet, care in (
        ("temple-a", 1),
        ("valley-a", 20),
        ("temple-a", 10),
        ("temple-a", 150),
        ("valley-b", 150),
    ):
        ScriptedGame(room, sheet, [ME], care).sit_down().play_to(ENDED)
    four(room, "temple-b").play_to(9, ["ZOË", "TIM"])
    ScriptedGame(room, "valley-a", [ME]).sit_down().play_to(6)
    return Spot("/", act=lambda page: page.get_by_role("link", name="Carry on").first.wait_for())


@scene("games")
def games(_: WirePeople) -> Spot:
    return Spot("/games", act=lambda page: page.get_by_text("Personal bests").wait_for())


@scene("games-take-along")
def games_take_along(_: WirePeople) -> Spot:
    def ask(page: Page) -> None:
        page.get_by_role("button", name="Take everything along").click()
        page.wait_for_function(
            "() => document.querySelector('dialog[open] [data-part=code]')?.textContent.trim()"
        )

    return Spot("/games", act=ask)


@scene("settings")
def settings(_: WirePeople) -> Spot:
    return Spot("/", act=lambda page: page.get_by_role("button", name="Language and settings").click())


@scene("host")
def host(_: WirePeople) -> Spot:
    return Spot(
        "/", person="NOBODY", act=lambda page: page.get_by_role("button", name="Host a table").click()
    )


@scene("join")
def join(_: WirePeople) -> Spot:
    return Spot("/join", person="NOBODY")


@scene("sit-down")
def sit_down(room: WirePeople) -> Spot:
    game = four(room, "temple-a")
    return Spot(f"/table/{game.code}", person="NOBODY", knows_name=False)


@scene("sit-down-same-initials")
def same_initials(room: WirePeople) -> Spot:
    game = four(room, "valley-a")

    def sit(page: Page) -> None:
        page.get_by_label("Your name").fill("Timo")
        page.get_by_label("Initials").fill("TIM")
        page.get_by_role("button", name="Sit down").click()
        page.get_by_role("alert").filter(has_text="TIM").wait_for()

    return Spot(f"/table/{game.code}", person="NOBODY", act=sit, knows_name=False)


@scene("lobby")
def lobby(room: WirePeople) -> Spot:
    return Spot(f"/table/{four(room, 'temple-a').code}", act=lambda page: people_in(page).first.wait_for())


@scene("lobby-guest")
def lobby_guest(room: WirePeople) -> Spot:
    game = four(room, "valley-b", clock=90)
    return Spot(f"/table/{game.code}", person="TIM", act=lambda page: people_in(page).first.wait_for())


@scene("lobby-settings")
def lobby_settings(room: WirePeople) -> Spot:
    game = four(room, "temple-b")
    return Spot(f"/table/{game.code}", act=lambda page: page.get_by_role("button", name="Change").click())


@scene("lobby-bots")
def lobby_bots(room: WirePeople) -> Spot:
    game = ScriptedGame(room, "temple-a", [ME, "OMA"]).sit_down()
    for level in ("pathfinder", "voyager", "explorer"):
        room.do(game.seats[0].ask("add-bot", level=level))
    return Spot(f"/table/{game.code}", act=lambda page: people_in(page).nth(4).wait_for())


@scene("lobby-add-bots")
def lobby_add_bots(room: WirePeople) -> Spot:
    game = ScriptedGame(room, "valley-a", [ME]).sit_down()
    room.do(game.seats[0].ask("add-bot", level="tourist"))
    return Spot(f"/table/{game.code}", act=lambda page: page.get_by_role("button", name="Add a bot").click())


# -- the Temple --------------------------------------------------------------------------------------------------


@scene("temple-first-turn")
def temple_first(room: WirePeople) -> Spot:
    return turn(ScriptedGame(room, "temple-b", [ME]).sit_down().play_to(1), "temple")


@scene("temple-turn")
def temple_turn(room: WirePeople) -> Spot:
    game = four(room, "temple-a", clock=90).play_to(round_with(is_plain, 15), ["ZOË"])
    return turn(game, "temple", act=lambda page: page.locator("[data-number]").last.click())


@scene("temple-pencil")
def temple_pencil(room: WirePeople) -> Spot:
    game = four(room, "temple-a").play_to(round_with(is_plain, 18), ["ZOË", "OMA"])
    return turn(game.draft_best(ME), "temple")


@scene("temple-penny")
def temple_penny(room: WirePeople) -> Spot:
    game = four(room, "temple-b").play_to(round_with(is_penny, 10), ["OMA"])
    return turn(game, "temple", act=lambda page: press_number(page, 11))


@scene("temple-lockpick")
def temple_lockpick(room: WirePeople) -> Spot:
    return turn(four(room, "temple-a").play_to(round_with(is_dakota, 10)), "temple")


@scene("temple-refused")
def temple_refused(room: WirePeople) -> Spot:
    game = four(room, "temple-a").play_to(round_with(is_plain, 9))

    def write_far_away(page: Page) -> None:
        page.locator("[data-number]").first.click()
        page.locator("[data-space][aria-disabled=true]").first.click(force=True)
        page.locator("[data-part=say][data-refused=true]").wait_for()

    return turn(game, "temple", act=write_far_away)


@scene("temple-stars")
def temple_stars(room: WirePeople) -> Spot:
    game = four(room, "temple-a").play_to(round_with(is_plain, 24))
    return turn(game, "temple", act=lambda page: page.keyboard.press("s"))


@scene("temple-mummy")
def temple_mummy(room: WirePeople) -> Spot:
    game = four(room, "temple-a", clock=90).play_to(round_with(is_hazard, 14), ["TIM"])
    space = game.table.hazard_spaces(ME)[7]
    return turn(game.draft(ME, [f"!{space}"]), "hazard")


@scene("temple-mummy-alone")
def temple_mummy_alone(room: WirePeople) -> Spot:
    game = ScriptedGame(room, "temple-b", [ME]).sit_down().play_to(round_with(is_hazard, 6))
    return turn(game, "hazard")


@scene("temple-hint")
def temple_hint(room: WirePeople) -> Spot:
    game = ScriptedGame(room, "temple-a", [ME]).sit_down().play_to(round_with(is_plain, 15))
    return turn(game, "temple", act=ask_for_hint)


@scene("temple-mummy-hint", SMALL)
def temple_mummy_hint(room: WirePeople) -> Spot:
    game = ScriptedGame(room, "temple-b", [ME]).sit_down().play_to(round_with(is_hazard, 14))
    return turn(game, "hazard", act=ask_for_hint)


def ask_for_hint(page: Page) -> None:
    page.locator("[data-act=hint]").click()
    page.locator("[data-part=option]").first.wait_for(timeout=THOUGHT)


@scene("temple-large")
def temple_large(room: WirePeople) -> Spot:
    game = ScriptedGame(room, "", [ME, "OMA"], own_layout=LARGE_TEMPLE).sit_down()
    return turn(game.play_to(round_with(is_plain, 18), ["OMA"]), "temple")


@scene("waiting")
def waiting(room: WirePeople) -> Spot:
    game = four(room, "temple-a", clock=90).play_to(round_with(is_plain, 13), [ME, "ZOË"])
    return turn(game, "waiting")


@scene("others-sheet")
def others_sheet(room: WirePeople) -> Spot:
    game = four(room, "temple-a").play_to(round_with(is_plain, 20), [ME])

    def look(page: Page) -> None:
        page.get_by_role("button", name="The sheet of Zoë").click()

    return turn(game, "waiting", act=look)


@scene("last-round")
def last_round(room: WirePeople) -> Spot:
    game = four(room, "valley-a").play_to(11, [ME])

    def look_back(page: Page) -> None:
        game.play_on([ME])
        page.get_by_role("button", name="The round before").click()

    return turn(game, "waiting", act=look_back)


@scene("menu")
def menu(room: WirePeople) -> Spot:
    game = four(room, "temple-a").play_to(5, ["OMA"])

    def open_menu(page: Page) -> None:
        page.get_by_role("button", name="Menu of the table").click()
        page.get_by_role("button", name="What can be done for Noor").click()
        page.get_by_role("button", name="Move to another device").click()
        page.locator("[data-part=code]").wait_for()

    return turn(game, "temple", "valley", "hazard", act=open_menu)


@scene("watching")
def watching(room: WirePeople) -> Spot:
    game = four(room, "valley-b").play_to(round_with(is_plain, 9), ["ZOË"])
    return Spot(f"/table/{game.code}", person="NOBODY", act=lambda page: wait_for_turn(page, "watching"))


# -- the Valley --------------------------------------------------------------------------------------------------


@scene("valley-first-turn")
def valley_first(room: WirePeople) -> Spot:
    return turn(ScriptedGame(room, "valley-b", [ME]).sit_down().play_to(1), "valley")


@scene("valley-turn")
def valley_turn(room: WirePeople) -> Spot:
    game = four(room, "valley-a").play_to(round_with(is_plain, 11), ["OMA", "ZOË"])

    def add_up(page: Page) -> None:
        press_die(page, "X")
        press_space(
            page, str(page.locator("[data-space][aria-disabled=false]").nth(3).get_attribute("data-space"))
        )
        page.locator("[data-die][data-state=spent]").wait_for()
        press_die(page, "P")
        press_die(page, "D")

    return turn(game, "valley", act=rubbed_out_before(add_up))


def rubbed_out_before(act: Act) -> Act:
    """The windows before this one wrote at the same seat."""

    def clean(page: Page) -> None:
        rub = page.get_by_role("button", name="Rub all out")
        if rub.get_attribute("aria-disabled") == "false":
            rub.click()
            page.locator("[data-die][data-state=spent]").first.wait_for(state="detached")
        act(page)

    return clean


@scene("valley-penny")
def valley_penny(room: WirePeople) -> Spot:
    game = four(room, "valley-b").play_to(round_with(is_penny, 10), ["OMA"])
    return turn(game, "valley", act=lambda page: press_die(page, "P"))


@scene("valley-dakota")
def valley_dakota(room: WirePeople) -> Spot:
    game = four(room, "valley-a").play_to(round_with(is_dakota, 10), ["TIM"])
    return turn(game, "valley", act=lambda page: press_die(page, "D"))


@scene("valley-discovery")
def valley_discovery(room: WirePeople) -> Spot:
    game, steps = with_discovery(room)
    game.draft(ME, steps[:-1])

    def reveal(page: Page) -> None:
        kind = page.locator("[data-find]").first
        if kind.get_attribute("aria-pressed") == "false":
            kind.click()
        page.locator("[data-find][aria-pressed=true]").wait_for()

    return turn(game, "valley", act=reveal)


@scene("valley-choose-spaces")
def valley_choose(room: WirePeople) -> Spot:
    game, steps = with_discovery(room)
    game.draft(ME, steps[:-1])
    spaces = steps[-1].partition("(")[2].rstrip(")").split(",")

    def choose(page: Page) -> None:
        page.get_by_role("button", name="Choose spaces").click()
        wait_for_turn(page, "choosing")
        for space in spaces[:-1]:
            press_space(page, space)

    return turn(game, "valley", act=choose)


def with_discovery(room: WirePeople) -> tuple[ScriptedGame, list[str]]:
    """A game in which we can reveal something, and a turn that does."""
    number = 9
    while True:
        number = round_with(is_plain, number)
        game = four(room, "valley-a").play_to(number, ["ZOË"])
        steps = [write_step(step) for step in game.think(ME)]
        if "(" in steps[-1]:
            return game, steps


@scene("valley-snake")
def valley_snake(room: WirePeople) -> Spot:
    return turn(four(room, "valley-a").play_to(round_with(is_hazard, 14), ["OMA"]), "hazard")


@scene("valley-hint")
def valley_hint(room: WirePeople) -> Spot:
    game = ScriptedGame(room, "valley-a", [ME]).sit_down().play_to(round_with(is_plain, 11))
    return turn(game, "valley", act=ask_for_hint)


@scene("valley-stars")
def valley_stars(room: WirePeople) -> Spot:
    game = four(room, "valley-b").play_to(round_with(is_plain, 20))
    return turn(game, "valley", act=lambda page: page.keyboard.press("s"))


# -- one device, pauses, trouble ---------------------------------------------------------------------------------


@scene("pass-around")
def pass_around(room: WirePeople) -> Spot:
    game = ScriptedGame(room, "temple-a", [ME, "ZOË"], on_one_device=True).sit_down().play_to(3, [ME])
    in_hand = ("in-hand", f"{game.id} {game.seats[0].seat}")
    return Spot(f"/table/{game.code}", act=lambda page: wait_for_turn(page, "passing"), keeps=(in_hand,))


@scene("clock-running-out", {"phone": PHONE})
def clock_running_out(room: WirePeople) -> Spot:
    game = four(room, "temple-a", clock=SHORTEST_CLOCK).play_to(round_with(is_plain, 9), ["OMA"])
    time.sleep(
        SHORTEST_CLOCK - 9
    )  # the pages' own clocks stand still: they show what was left when they came
    return turn(
        game, "temple", act=lambda page: page.locator("[data-part=clock][data-state=short]").first.wait_for()
    )


@scene("paused")
def paused(room: WirePeople) -> Spot:
    game = four(room, "temple-a").play_to(round_with(is_plain, 9), ["OMA"])
    room.do(game.seats[0].ask("pause", paused=True))
    return Spot(f"/table/{game.code}", act=lambda page: page.locator("[data-part=slip]").first.wait_for())


# The browser's connections, and none from now on.
KEEP_SOCKETS = """
window.sockets = [];
window.WebSocket = class extends WebSocket { constructor(url) { super(url); window.sockets.push(this); } };
"""
CUT_OFF = """() => {
  window.WebSocket = class { constructor() { setTimeout(() => this.onclose?.({ code: 1006 })); } };
  for (const socket of window.sockets) socket.close();
}"""


@scene("no-connection")
def no_connection(room: WirePeople) -> Spot:
    game = four(room, "temple-a").play_to(round_with(is_plain, 15), ["OMA"]).draft_best(ME)

    def lose(page: Page) -> None:
        page.add_init_script(KEEP_SOCKETS)
        page.reload()
        wait_for_turn(page, "temple")
        page.evaluate(CUT_OFF)
        page.get_by_text(say("en", "core-no-connection-marks")).wait_for()

    return turn(game, "temple", act=lose)


@scene("nothing")
def nothing(_: WirePeople) -> Spot:
    return Spot("/somewhere/else")


@scene("no-such-table")
def no_such_table(_: WirePeople) -> Spot:
    return Spot("/table/ABC234")


# -- the end -----------------------------------------------------------------------------------------------------


@scene("end-temple-alone")
def end_temple_alone(room: WirePeople) -> Spot:
    return turn(ScriptedGame(room, "temple-a", [ME]).sit_down().play_to(ENDED), "counted")


@scene("end-valley-alone")
def end_valley_alone(room: WirePeople) -> Spot:
    return turn(ScriptedGame(room, "valley-b", [ME]).sit_down().play_to(ENDED), "counted")


@scene("end-ranking")
def end_ranking(room: WirePeople) -> Spot:
    return turn(four(room, "temple-a").play_to(ENDED), "counted")


@scene("end-ranking-many")
def end_ranking_many(room: WirePeople) -> Spot:
    game = ScriptedGame(room, "valley-a", [*many(14), ME], care=20).sit_down().play_to(ENDED)
    return turn(game, "counted")


@scene("replay")
def replay(room: WirePeople) -> Spot:
    game = four(room, "valley-a").play_to(ENDED)
    return Spot(f"/game/{game.id}", act=lambda page: page.get_by_role("slider").fill("18"))


@scene("analysis")
def analysis(room: WirePeople) -> Spot:
    game = ScriptedGame(room, "temple-a", [ME], care=20).sit_down().play_to(ENDED)
    return Spot(
        f"/game/{game.id}/analysis", act=lambda page: page.locator("article h3").first.wait_for(timeout=STUDY)
    )


@scene("analysis-under-way")
def analysis_under_way(room: WirePeople) -> Spot:
    game = ScriptedGame(room, "temple-b", [ME], care=20).sit_down().play_to(ENDED)
    return Spot(f"/game/{game.id}/analysis", act=lambda page: page.get_by_role("progressbar").wait_for())


# -- help --------------------------------------------------------------------------------------------------------


@scene("help")
def help_(_: WirePeople) -> Spot:
    return Spot("/help", act=lambda page: page.locator("#page h1").wait_for())


@scene("help-temple")
def help_temple(_: WirePeople) -> Spot:
    return Spot("/help/temple", act=lambda page: page.locator("[data-part=drawing]").first.wait_for())


@scene("help-valley")
def help_valley(_: WirePeople) -> Spot:
    return Spot("/help/valley", act=lambda page: page.locator("[data-part=drawing]").first.wait_for())


@scene("lesson-temple")
def lesson_temple(_: WirePeople) -> Spot:
    return Spot("/lesson/temple", person="NOBODY", act=lambda page: wait_for_turn(page, "temple"))


@scene("lesson-valley")
def lesson_valley(_: WirePeople) -> Spot:
    return Spot("/lesson/valley", person="NOBODY", act=lambda page: wait_for_turn(page, "valley"))


# -- the big screen ----------------------------------------------------------------------------------------------


def many(people: int) -> list[str]:
    return [f"{first}{last}" for last in "AEIOU" for first in "BDFGKLMNPRSTVW"][:people]


def on_screen(game: ScriptedGame, wanted: str) -> Spot:
    return Spot(f"/table/{game.code}/screen", act=lambda page: page.locator(wanted).first.wait_for())


@scene("screen-lobby", SCREEN)
def screen_lobby(room: WirePeople) -> Spot:
    return on_screen(four(room, "temple-a"), "img")


@scene("screen-round", SCREEN)
def screen_round(room: WirePeople) -> Spot:
    game = four(room, "valley-a", clock=90).play_to(round_with(is_plain, 11), ["ZOË", "TIM"])
    return on_screen(game, "[data-part=dice]")


@scene("screen-hazard", SCREEN)
def screen_hazard(room: WirePeople) -> Spot:
    return on_screen(four(room, "valley-b").play_to(round_with(is_hazard, 14), ["OMA"]), "[data-part=alarm]")


@scene("screen-end", SCREEN)
def screen_end(room: WirePeople) -> Spot:
    return on_screen(four(room, "temple-a").play_to(ENDED), "ol li")


@scene("screen-lobby-many", SCREEN)
def screen_lobby_many(room: WirePeople) -> Spot:
    return on_screen(ScriptedGame(room, "temple-b", many(30)).sit_down(), "img")


@scene("screen-round-many", SCREEN)
def screen_round_many(room: WirePeople) -> Spot:
    people = many(30)
    game = (
        ScriptedGame(room, "temple-b", people, care=3)
        .sit_down()
        .play_to(round_with(is_penny, 4), people[::2])
    )
    return on_screen(game, "[data-part=dice]")


@scene("screen-end-many", SCREEN)
def screen_end_many(room: WirePeople) -> Spot:
    return on_screen(ScriptedGame(room, "temple-b", many(30), care=5).sit_down().play_to(ENDED), "ol li")


# -- taking them -------------------------------------------------------------------------------------------------


@contextmanager
def device(browser: Browser, spot: Spot, size: tuple[int, int], theme: str) -> Iterator[Page]:
    context = browser.new_context(
        viewport={"width": size[0], "height": size[1]},
        device_scale_factor=SHRUNK.get(size, 1),
        color_scheme="dark" if theme == "dark" else "light",
        reduced_motion="reduce",
        locale="en-GB",
        timezone_id="Europe/Brussels",
        has_touch=size == PHONE,
    )
    context.set_default_timeout(PATIENCE)
    context.clock.set_fixed_time(NOW)
    remembered = {"secret": secret_of(spot.person), **dict(spot.keeps)}
    if spot.knows_name:
        remembered |= {"name": PEOPLE.get(spot.person, "Ann"), "initials": spot.person[:4]}
    for key, value in remembered.items():
        context.add_init_script(f"localStorage.setItem('penny-papers.{key}', '{value}')")
    try:
        yield context.new_page()
    finally:
        context.close()


def photograph(browser: Browser, server: Server, spot: Spot, size: tuple[int, int], file: Path) -> None:
    theme = file.stem.rpartition("-")[2]
    with device(browser, spot, size, theme) as page:
        page.goto(server.url + spot.path)
        page.locator("#page main, #page [data-screen]").first.wait_for()
        if spot.act:
            spot.act(page)
        page.evaluate("async () => { document.activeElement?.blur(); await document.fonts.ready; }")
        page.wait_for_load_state("networkidle")
        page.wait_for_timeout(150)
        taken = page.context.new_cdp_session(page).send(
            "Page.captureScreenshot", {"format": "webp", "quality": QUALITY}
        )
        file.write_bytes(base64.b64decode(taken["data"]))


def main(wanted: list[str]) -> int:
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(1))  # the server and the browser end with it
    scenes = [one for one in SCENES if not wanted or one.name.startswith(tuple(wanted))]
    FOLDER.mkdir(parents=True, exist_ok=True)
    with (
        tempfile.TemporaryDirectory() as folder,
        serving(Path(folder, "data"), SEED, PORT) as server,
        sync_playwright() as playwright,
    ):
        server.put_forward(int(NOW.timestamp() - time.time()))
        browser = playwright.chromium.launch(executable_path=chromium(), args=CHROMIUM_FLAGS)
        for one in scenes:
            server.put_forward(600)  # so that more tables may be opened
            with wire_people(server.url) as room:
                spot = one.set_up(room)
                for window, size in one.windows.items():
                    for theme in ("light", "dark"):
                        file = FOLDER / f"{one.name}-{window}-{theme}.webp"
                        photograph(browser, server, spot, size, file)
            print(one.name, flush=True)
        browser.close()
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
