"""Somebody who plays the terminal game on its screen, by its keys, and reads what is shown."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path

from textual.pilot import Pilot
from textual.widgets import Static

from pennypapers.cli.common.speech import Speech
from pennypapers.cli.play.options import PlayOptions
from pennypapers.cli.play.screen.app import TerminalGame
from pennypapers.cli.play.screen.end_screen import EndScreen
from pennypapers.cli.play.screen.game_screen import GameScreen
from pennypapers.cli.play.screen.player import Player
from pennypapers.cli.play.screen.session import Session
from pennypapers.cli.play.screen.sheet_view import SheetView
from pennypapers.notation import read_layout
from pennypapers.server.tables.thinking import MindsHere

SMALL_TEMPLE = "adventure: temple\nname: Steps\ngrid:\n.  +  .\n.  .  +\n.  .  .\n"
SMALL_VALLEY = "adventure: valley\nname: Pond\ngrid:\n.  .  .\n.  ~  .\n.  .  .\n"
STANDARD = (80, 24)
PATIENCE = 30.0  # seconds; far more than anything takes


class Screen:
    """The game as somebody sees it."""

    def __init__(self, app: TerminalGame, pilot: Pilot[int]) -> None:
        self.app, self.pilot = app, pilot

    @property
    def session(self) -> Session:
        assert self.app.session
        return self.app.session

    @property
    def game(self) -> GameScreen:
        (screen,) = (screen for screen in self.app.screen_stack if isinstance(screen, GameScreen))
        return screen

    @property
    def player(self) -> Player:
        return self.game.player

    def text(self, name: str) -> str:
        """What stands in a part of the game's screen."""
        return str(self.game.query_one(f"#{name}", Static).content)

    @property
    def sheet(self) -> str:
        return self.game.query_one(SheetView).text

    async def until(self, condition: Callable[[], bool]) -> None:
        try:
            async with asyncio.timeout(PATIENCE):
                while not condition():
                    await self.pilot.pause()
                    await asyncio.sleep(0.001)
        except TimeoutError:
            raise AssertionError(f"still waiting: {self.session.model}, {self.app.screen}") from None
        await self.pilot.pause()

    async def shows(self, part: str, text: str) -> None:
        """Wait until a part of the screen has this text in it."""
        await self.until(lambda: text in self.text(part))

    async def press(self, *keys: str) -> None:
        """Press keys, and wait until they have been dealt with."""
        await self.pilot.press(*keys)
        await self.until(lambda: self.game.is_idle)

    @property
    def has_begun(self) -> bool:
        return any(isinstance(one, GameScreen) for one in self.app.screen_stack)

    @property
    def is_to_play(self) -> bool:
        return self.has_begun and bool(self.player.turn)

    async def play_round(self) -> None:
        """The first number that there is in the first space that invites; inked."""
        turn = self.player.turn
        assert turn
        round_ = self.session.model.round
        if turn.base and turn.base.may_pass:
            await self.press("enter")
        else:
            if not turn.is_hazard:
                await self.press(*str(turn.numbers[0].value))
            self.player.cursor = ""
            await self.press("tab", "enter", "enter")
        model = self.session.model
        await self.until(lambda: model.round > round_ or model.phase == "over" or not self.session.is_to_play)

    async def play_to_the_end(self) -> None:
        while self.session.model.phase != "over":
            await self.until(lambda: self.is_to_play or self.session.model.phase == "over")
            if self.is_to_play:
                await self.play_round()
        await self.until(lambda: isinstance(self.app.screen, EndScreen))


@asynccontextmanager
async def screen(
    folder: Path,
    layout: str = "",
    language: str = "en",
    size: tuple[int, int] = STANDARD,
    sheet: str = "",
    seed: str = "",
    today: bool = False,
    strict: bool = False,
    bots: tuple[str, ...] = (),
    join: str = "",
    server: str = "",
    initials: str = "",
) -> AsyncIterator[Screen]:
    """The game in a terminal of this size, on a layout of the test or as the options say."""
    options = PlayOptions(
        sheet=sheet,
        folder=folder,
        seed=seed,
        today=today,
        strict=strict,
        bots=bots,
        join=join,
        server=server,
        initials=initials,
    )
    app = TerminalGame(Speech(language), options, read_layout(layout) if layout else None, MindsHere())
    async with app.run_test(size=size) as pilot:
        yield Screen(app, pilot)
