"""What keys and clicks do on the terminal's screen, and what is shown for them."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

from pennypapers.cli.play.screen.game_screen import GameScreen
from pennypapers.cli.play.screen.help_screen import HelpScreen
from pennypapers.notation import shipped_layout, write_layout
from pennypapers.words import LANGUAGES, sentence
from terminal_pilot import Screen, screen

VALLEY, TEMPLE = (write_layout(shipped_layout(name)) for name in ("valley-a", "temple-a"))
# Seeds by what they roll first.
DICE_123, PENNY_AND_DAKOTA, HAZARD, LOCKPICK = "h", "v", "a", "e"


def play(
    folder: Path,
    layout: str,
    seed: str,
    doing: Callable[[Screen], Awaitable[None]],
    language: str = "en",
    size: tuple[int, int] = (80, 24),
) -> None:
    async def run() -> None:
        async with screen(folder, layout, language, seed=seed, size=size) as game:
            await game.until(lambda: game.is_to_play and game.text("stars") != "")
            await doing(game)

    asyncio.run(run())


def steps(game: Screen) -> tuple[str, ...]:
    assert game.player.turn
    return game.player.turn.steps


def test_dice_make_sums_and_undo_takes_back(tmp_path: Path) -> None:
    async def doing(game: Screen) -> None:
        await game.press("p", "x", "enter")  # the cursor is on c1, the first space
        assert steps(game) == ("1+3@c1",)
        assert sentence("screen-stars", {"stars": 0}) in game.text("stars")
        await game.press("d", "right", "enter")
        assert steps(game) == ("1+3@c1", "2@d1")
        await game.press("u")
        assert steps(game) == ("1+3@c1",)
        await game.press("u", "u")
        assert steps(game) == ()
        assert game.text("told") == sentence("play-nothing-in-pencil")
        await game.press("p", "enter", "d", "right", "enter", "r")
        assert steps(game) == ()

    play(tmp_path, VALLEY, DICE_123, doing)


def test_only_legal_spaces_invite_and_others_say_why(tmp_path: Path) -> None:
    async def doing(game: Screen) -> None:
        assert "·" not in game.sheet
        await game.press("5")
        edge = 21
        assert game.sheet.count("·") == edge
        await game.press("down", "down", "enter")
        assert game.text("told") == sentence("refused-first-on-edge", {"space": "c3"})
        assert steps(game) == ()
        await game.press("escape")
        assert "·" not in game.sheet
        await game.press("9")
        assert game.text("told") == sentence("screen-no-number", {"number": 9})

    play(tmp_path, VALLEY, DICE_123, doing)


def test_a_number_in_the_temple_moves_and_changes(tmp_path: Path) -> None:
    async def doing(game: Screen) -> None:
        await game.press("space")
        assert game.text("told") == sentence("screen-number-first", {"space": "e1"})
        await game.press("2", "enter")
        assert steps(game) == ("2@e1",)
        await game.press("down", "left", "space")
        assert game.player.cursor == "d2"
        assert steps(game) == ("2@d2",)
        await game.press("6")
        assert steps(game) == ("1+2+3@d2",)
        await game.press("space")
        assert steps(game) == ()
        await game.press("enter", "enter")
        await game.until(lambda: game.session.model.round == 2)

    play(tmp_path, TEMPLE, DICE_123, doing)


def test_penny_takes_any_number_of_two_digits_and_dakota_a_structure(tmp_path: Path) -> None:
    async def doing(game: Screen) -> None:
        await game.press("p")
        assert game.text("told") == sentence("screen-penny")
        await game.press("1", "2", "enter")
        assert steps(game) == ("P=12@c1",)
        await game.press("d")
        assert game.text("told") == sentence("screen-dakota")
        await game.press("2", "right", "enter")
        assert steps(game) == ("P=12@c1", "D=statue@d1")
        await game.press("right", "(", "enter")  # a French 5 without Shift
        assert steps(game) == ("P=12@c1", "D=statue@d1", "5@e1")
        await game.press("enter")
        await game.until(lambda: game.session.model.round == 2)

    play(tmp_path, VALLEY, PENNY_AND_DAKOTA, doing)


def test_a_hazard(tmp_path: Path) -> None:
    async def doing(game: Screen) -> None:
        await game.shows("told", sentence("screen-hazard-own", {"adventure": "temple"}))
        await game.press("down", "enter")
        assert game.text("told") == sentence("refused-hazard-on-door", {"space": "e2"})
        await game.press("up", "enter")
        assert steps(game) == ("!e1",)
        assert "!" in game.sheet
        await game.press("enter")
        await game.until(lambda: game.session.model.round == 2)

    play(tmp_path, TEMPLE, HAZARD, doing)


def test_a_hazard_on_a_held_sheet(tmp_path: Path) -> None:
    """The sheet is that of the bot, which draws on ours; and afterwards it is said where."""

    async def doing(game: Screen) -> None:
        name = sentence("level-name", {"level": "tourist"})
        await game.shows("told", sentence("screen-hazard-held", {"adventure": "temple", "name": name}))
        assert game.player.turn
        assert "owner: T\n" in game.player.turn.draft.drawn.sheet
        await game.press("enter", "enter")
        await game.until(lambda: game.is_to_play and game.session.model.round == 2)
        closed = game.session.model.closed
        assert closed
        (space,) = (turn.steps[1:] for turn in closed.turns if turn.seat == 1)
        facts: dict[str, str | int] = {"name": name, "adventure": "temple", "space": space}
        await game.shows("told", sentence("screen-drew", facts))
        await game.press("v")
        await game.shows("title", sentence("screen-sheet-of", {"name": name}))
        assert "!" in game.sheet

    async def run() -> None:
        async with screen(tmp_path, TEMPLE, seed=HAZARD, bots=("tourist",)) as game:
            await game.until(lambda: game.is_to_play)
            await doing(game)

    asyncio.run(run())


def test_the_lockpick_opens_doors_only(tmp_path: Path) -> None:
    async def doing(game: Screen) -> None:
        await game.press("4", "tab")
        assert game.player.cursor == "e2"
        assert game.text("told") == sentence("screen-where", {"number": 4, "lockpick": "yes"})
        await game.press("enter")
        assert steps(game) == ("4@e2",)

    play(tmp_path, TEMPLE, LOCKPICK, doing)


def test_discoveries_found_and_chosen(tmp_path: Path) -> None:
    """The dice: 1 2 3, 2 3 3, 5 4 5."""

    async def doing(game: Screen) -> None:
        await game.press("f")
        assert game.text("told") == sentence("screen-no-find")
        await game.press("p", "enter", "right", "d", "enter", "right", "x", "enter", "enter")
        await game.until(lambda: game.is_to_play and game.session.model.round == 2)
        await game.press("right", "5", "enter", "enter")
        await game.until(lambda: game.is_to_play and game.session.model.round == 3)
        await game.press("down", "9", "enter")
        await game.press("f")
        assert steps(game) == ("5+4@f2", "jungle(c1,d1,e1,f1,f2)")
        assert sentence("screen-stars-would", {"stars": 0, "after": 5}) in game.text("stars")
        assert "j" in game.sheet
        await game.press("f")
        assert steps(game) == ("5+4@f2",)
        await game.press("c", "space", "up", "space", "left", "space")
        assert game.text("told") == sentence("screen-find-not-yet", {"spaces": "e1 f1 f2"})
        await game.press("left", "space", "left", "space")
        assert game.text("told") == sentence("screen-find-fits", {"kind": "jungle"})
        await game.press("enter", "enter")
        await game.until(lambda: game.session.model.round == 4)

    play(tmp_path, VALLEY, DICE_123, doing)


def test_the_mouse(tmp_path: Path) -> None:
    async def doing(game: Screen) -> None:
        await game.pilot.click("#die-d")
        await game.pilot.click("#die-x")
        await game.until(lambda: game.game.is_idle)
        assert game.player.turn
        assert game.player.turn.what == "2+3"
        await game.pilot.click("#drawing", offset=(20, 2))  # d1
        await game.until(lambda: game.game.is_idle)
        assert steps(game) == ("2+3@d1",)
        await game.pilot.click("#choices", offset=(1, 0))  # the first number
        await game.until(lambda: game.game.is_idle)
        assert game.player.turn.what == "1"

    play(tmp_path, VALLEY, DICE_123, doing)


def test_a_hint(tmp_path: Path) -> None:
    async def doing(game: Screen) -> None:
        await game.press("h")
        await game.shows("stars", sentence("screen-hint"))
        assert game.player.hinted
        assert len(game.player.hinted.options) == 3
        await game.press("escape")
        assert sentence("screen-hint") not in game.text("stars")

    play(tmp_path, TEMPLE, DICE_123, doing)


@pytest.mark.parametrize("language", LANGUAGES)
def test_help_in_every_language(tmp_path: Path, language: str) -> None:
    async def doing(game: Screen) -> None:
        await game.shows("told", sentence("screen-take-dice", {}, language))
        await game.pilot.press("?")
        assert [type(one) for one in game.app.screen_stack[-2:]] == [GameScreen, HelpScreen]
        await game.pilot.press("q")
        assert isinstance(game.app.screen, GameScreen)
        assert game.app.is_running

    play(tmp_path, VALLEY, DICE_123, doing, language)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("layout", [VALLEY, TEMPLE])
def test_it_fits_in_80_by_24(tmp_path: Path, layout: str, language: str) -> None:
    """The whole drawing with its rules, and every line at the foot."""

    async def doing(game: Screen) -> None:
        assert game.sheet.count("\n") == 15
        view = game.game.query_one("#sheet")
        assert (view.max_scroll_x, view.max_scroll_y) == (0, 0)
        assert len(game.text("keys")) <= 78
        await game.pilot.resize_terminal(120, 40)
        await game.pilot.pause()
        assert game.sheet.count("\n") == 22
        assert (view.max_scroll_x, view.max_scroll_y) == (0, 0)

    play(tmp_path, layout, DICE_123, doing, language)


def test_a_terminal_that_is_too_small_says_so(tmp_path: Path) -> None:
    async def doing(game: Screen) -> None:
        facts: dict[str, str | int] = {"width": 60, "height": 24, "least": 72, "low": 20}
        assert game.text("small") == sentence("screen-too-small", facts)
        assert not game.game.query_one("#table").display
        await game.pilot.resize_terminal(80, 24)
        await game.pilot.pause()
        assert game.game.query_one("#table").display

    play(tmp_path, VALLEY, DICE_123, doing, size=(60, 24))


def test_a_large_sheet_is_scrolled_to_the_cursor(tmp_path: Path) -> None:
    rows = "\n".join(["#  " * 12 + ".  .  .  ."] * 16)
    layout = f"adventure: valley\nname: Far\ngrid:\n{rows}\n"

    async def doing(game: Screen) -> None:
        view = game.game.query_one("#sheet")
        for _ in range(16):
            await game.press("down")
        assert game.player.cursor == "m16"
        await game.pilot.pause()
        assert view.scroll_offset.x > 0

    play(tmp_path, layout, DICE_123, doing)
