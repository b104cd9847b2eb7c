"""Whole games on the terminal's screen, by its keys: alone, with bots, gone on with."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from pennypapers.notation import read_game
from pennypapers.table import replay
from pennypapers.words import sentence
from scripted_player import PLAYER
from terminal_pilot import SMALL_TEMPLE, SMALL_VALLEY, screen

SMALL = {"temple": SMALL_TEMPLE, "valley": SMALL_VALLEY}


def kept(folder: Path) -> Path:
    (path,) = (folder / "solo").glob("*.game")
    return path


@pytest.mark.parametrize(
    ("adventure", "language"), [("temple", "en"), ("valley", "en"), ("temple", "fr"), ("valley", "nl")]
)
def test_a_whole_game_alone(tmp_path: Path, adventure: str, language: str) -> None:
    async def play() -> None:
        async with screen(tmp_path, SMALL[adventure], language, seed="a") as game:
            await game.play_to_the_end()
            count = str(game.app.screen.text())  # type: ignore[attr-defined]
            result = game.session.model.result
            assert result
            stars = result.stars[0]
            assert sentence("screen-stars", {"stars": stars}, language) in count
            assert sentence("level-name", {"level": result.level}, language) in count
            await game.pilot.press("escape")
            await game.shows("told", sentence("screen-over", {}, language))

    asyncio.run(play())
    table = replay(read_game(kept(tmp_path).read_bytes()))
    assert table.is_over
    assert table.players == [sentence("play-me", {}, language)]


@pytest.mark.parametrize("adventure", SMALL)
def test_a_whole_game_with_bots(tmp_path: Path, adventure: str) -> None:
    bots = ("tourist", "pathfinder", "tourist")

    async def play() -> None:
        async with screen(tmp_path, SMALL[adventure], seed="b", bots=bots) as game:
            await game.until(lambda: game.is_to_play)
            for shown in ("ME", "T ", "P ", "T2", sentence("level-name", {"level": "pathfinder"})):
                await game.shows("people", shown)
            await game.play_to_the_end()
            result = game.session.model.result
            assert result
            count = str(game.app.screen.text())  # type: ignore[attr-defined]
            assert all(f"{place}. " in count for place in result.places)

    asyncio.run(play())
    game = read_game(kept(tmp_path).read_bytes())
    assert game.players == (PLAYER, "T", "P", "T2")
    assert replay(game).is_over


@pytest.mark.parametrize(("adventure", "bots"), [("temple", ()), ("valley", ()), ("temple", ("tourist",))])
def test_quitting_and_going_on(tmp_path: Path, adventure: str, bots: tuple[str, ...]) -> None:
    """What was in ink is there again, and the dice are the same."""
    rolls: list[str] = []

    async def begin() -> None:
        async with screen(tmp_path, SMALL[adventure], seed="c", bots=bots) as game:
            for _ in range(3):
                await game.until(lambda: game.is_to_play)
                rolls.append(game.session.model.roll)
                await game.play_round()
            await game.until(lambda: game.is_to_play)
            rolls.append(game.session.model.roll)
            await game.pilot.press("q")
        assert game.app.farewell() == sentence("play-stopped", {"round": 4})
        assert game.app.return_value == 0

    async def go_on() -> None:
        async with screen(tmp_path) as game:
            await game.until(lambda: game.is_to_play)
            assert game.session.model.round == 4
            assert game.session.model.roll == rolls[-1]
            await game.play_to_the_end()

    asyncio.run(begin())
    assert (tmp_path / "solo" / "unfinished.game").exists()
    asyncio.run(go_on())
    game = read_game(kept(tmp_path).read_bytes())
    assert [str(played.roll) for played in game.rounds[:4]] == rolls
    assert len(game.players) == 1 + len(bots)


def test_another_game_after_the_end(tmp_path: Path) -> None:
    async def play() -> None:
        async with screen(tmp_path, SMALL_TEMPLE) as game:
            await game.play_to_the_end()
            await game.pilot.press("n")
            await game.until(lambda: game.session.model.phase == "playing" and game.is_to_play)
            assert game.session.model.round == 1

    asyncio.run(play())
    assert len(list((tmp_path / "solo").glob("*.game"))) == 2


def test_the_sheet_is_asked_for(tmp_path: Path) -> None:
    async def play() -> None:
        async with screen(tmp_path) as game:
            await game.pilot.pause()
            await game.pilot.press("down", "down", "enter")
            await game.until(lambda: game.is_to_play)
            assert game.session.model.sheet == "valley-a"

    asyncio.run(play())


def test_todays_expedition(tmp_path: Path) -> None:
    """Today's side, its date, and no hints."""

    async def play() -> None:
        async with screen(tmp_path, today=True) as game:
            await game.pilot.pause()
            await game.pilot.press("enter")
            await game.until(lambda: game.is_to_play)
            await game.shows("title", game.session.model.day)
            await game.press("h")
            await game.shows("told", sentence("refused-no-hints"))

    asyncio.run(play())
