"""The terminal game as a whole: which table is played at, which screen is shown, and what is printed at the end."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import ClassVar

from textual.app import App
from textual.binding import Binding, BindingType
from textual.screen import Screen
from textual.worker import Worker, WorkerError

from pennypapers.cli.common.speech import Speech
from pennypapers.cli.play.new_game import chosen_layout, new_seed, offered_sheets
from pennypapers.cli.play.options import PlayOptions, table_address
from pennypapers.cli.play.saved import SavedGames
from pennypapers.cli.play.screen.game_screen import GameScreen
from pennypapers.cli.play.screen.help_screen import HelpScreen
from pennypapers.cli.play.screen.lobby_screen import LobbyScreen
from pennypapers.cli.play.screen.local_table import LocalTable, players_with
from pennypapers.cli.play.screen.remote_table import RemoteTable
from pennypapers.cli.play.screen.session import Connector, Session
from pennypapers.cli.play.screen.start_screen import StartScreen
from pennypapers.cli.play.screen.status import refusal_in_words
from pennypapers.notation.game import PENCIL_STRICT
from pennypapers.refusals import Refusal
from pennypapers.server.tables.thinking import Minds
from pennypapers.server.wire.client import Lost
from pennypapers.sheets import Layout
from pennypapers.table import Table

NOTICE_STAYS = 60.0  # seconds that an announcement of the server is shown


class TerminalGame(App[int]):
    """`layout` is the sheet to play on; without it an unfinished game is continued, or the player is asked. `minds` are
    the processes in which bots think."""

    TITLE = "Penny Papers"
    CSS_PATH = "look.tcss"
    ENABLE_COMMAND_PALETTE = False
    BINDINGS: ClassVar[list[BindingType]] = [Binding("q,ctrl+q,ctrl+c", "leave", show=False, priority=True)]

    def __init__(
        self, speech: Speech, options: PlayOptions, layout: Layout | None = None, minds: Minds | None = None
    ) -> None:
        super().__init__(ansi_color=True)  # the terminal's own colours, whether it is dark or light
        self.theme = "ansi-dark"
        self.speech, self.options = speech, options
        self.session: Session | None = None
        self.saved_as = ""  # the file of a game that is over
        self.trouble = ""  # a sentence about what went wrong
        self._sheet_layout = layout
        self._minds = minds
        self._bots = options.bots
        self._own: LocalTable | None = None
        self._connection: Worker[None] | None = None
        self._saved = SavedGames(options.folder)
        self._something = asyncio.Event()

    def on_mount(self) -> None:
        self.run_worker(self._show_changes(), group="showing")
        address = table_address(self.options) if self.options.join or "://" in self.options.sheet else None
        if address:
            self._sit_down(
                RemoteTable(address, self.options.name, self.options.initials, self.options.folder)
            )
            return
        options = self.options
        is_new = options.fresh or self._sheet_layout or options.seed or options.today or options.bots
        unfinished = None if is_new else self._saved.load()
        if unfinished:
            self._bots = unfinished.bots
            self._play(unfinished.table, unfinished.seed)
        elif self._sheet_layout:
            self._set_off(self._sheet_layout)
        else:
            self.push_screen(StartScreen(self.speech, offered_sheets(options.today)), self._chosen)

    # Beginning

    def _chosen(self, sheet: str | None) -> None:
        if sheet:
            self._set_off(chosen_layout(self.speech, sheet, self.options.today)[0])

    def _set_off(self, layout: Layout) -> None:
        self._sheet_layout = layout
        options = [PENCIL_STRICT] if self.options.strict else []
        table = Table(layout, players_with(self.speech.say("play-me"), self._bots), options)
        try:
            aside = self._saved.put_aside()
            if aside:
                self.notify(self.speech.say("play-put-aside", file=str(aside)))
        except OSError as error:
            self.trouble = self.speech.say("play-not-saved", reason=error.strerror or str(error))
        self._play(table, new_seed(table.sheet_name, self.options.seed, self.options.today))

    def _play(self, table: Table, seed: str) -> None:
        self._own = LocalTable(table, seed, self._bots, self._saved, self._minds)
        self._sit_down(self._own)

    def _sit_down(self, table: Connector) -> None:
        self.saved_as = ""
        self.session = Session(table, self._something.set)
        screen: Screen[None] = (
            GameScreen(self.speech, self.session)
            if table is self._own
            else LobbyScreen(self.speech, self.session)
        )
        if isinstance(self.screen, GameScreen | LobbyScreen):
            self.switch_screen(screen)
        else:
            self.push_screen(screen)
        self._connection = self.run_worker(self.session.run(), group="session", exclusive=True)

    def play_again(self) -> None:
        """Begin another game: alone on the same sheet, or at a table with the same people. Today's expedition has the
        same dice again."""
        if self._own is None and self.session is not None:
            self.run_worker(self._again_there(self.session), group="again")
        elif self.session is not None and not self.session.model.day and self._own is not None:
            own, layout = self._own, self._sheet_layout or self._own.layout
            self.run_worker(own.close(), group="closing")
            self._set_off(layout)

    async def _again_there(self, session: Session) -> None:
        try:
            await session.again()
        except Refusal as refusal:
            self.notify(refusal_in_words(self.speech, refusal))
        except Lost:
            return
        self.switch_screen(LobbyScreen(self.speech, session))

    # Showing

    async def _show_changes(self) -> None:
        while True:
            await self._something.wait()
            self._something.clear()
            session = self.session
            if session is None:
                continue
            if session.refusal:
                self.trouble = refusal_in_words(self.speech, session.refusal)
                self.exit(1)
                return
            if session.notice:
                self.notify(session.notice, timeout=NOTICE_STAYS, markup=False)
                session.notice = ""
            if self._own is not None and session.model.round:
                await self._keep(self._own)
            for screen in list(self.screen_stack):
                if isinstance(screen, LobbyScreen) and session.model.phase != "lobby":
                    await self.switch_screen(GameScreen(self.speech, session))
                elif isinstance(screen, GameScreen | LobbyScreen):
                    screen.refresh_all()

    async def _keep(self, own: LocalTable) -> None:
        try:
            self.saved_as = await own.keep() or self.saved_as
            self.trouble = ""
        except OSError as error:
            self.trouble = self.speech.say("play-not-saved", reason=error.strerror or str(error))
            self.notify(self.trouble)

    # Leaving

    def action_leave(self) -> None:
        """Go back from the help to the game; anywhere else, close the program."""
        if isinstance(self.screen, HelpScreen):
            self.pop_screen()
        else:
            self.exit(0)

    async def on_unmount(self) -> None:
        if self._connection is not None:
            self._connection.cancel()
            with suppress(WorkerError):
                await self._connection.wait()  # until it is closed
        if self._own is not None:
            await self._own.close()

    def farewell(self) -> str:
        """What is printed when the screen is closed."""
        if self.trouble:
            return self.trouble
        if self.saved_as:
            return self.speech.say("play-saved", file=self.saved_as)
        if self.session is None or self.session.model.phase != "playing":
            return ""
        if self._own is not None:
            return self.speech.say("play-stopped", round=self.session.model.round)
        return self.speech.say("screen-seat-kept")
