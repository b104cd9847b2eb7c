"""The terminal game as a whole: which table, which screen, and what is left when it is closed."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import ClassVar

from textual.app import App
from textual.binding import Binding, BindingType
from textual.screen import Screen
from textual.worker import Worker, WorkerError

from pennypapers.cli.kept import KeptGame
from pennypapers.cli.play_wishes import Wishes, table_address
from pennypapers.cli.setting_off import chosen_layout, new_seed, offered_sheets
from pennypapers.cli.speech import Speech
from pennypapers.cli.terminal.game_screen import GameScreen
from pennypapers.cli.terminal.help_screen import HelpScreen
from pennypapers.cli.terminal.lobby_screen import LobbyScreen
from pennypapers.cli.terminal.local import OwnTable, players_with
from pennypapers.cli.terminal.remote import RemoteTable
from pennypapers.cli.terminal.session import Connector, Session
from pennypapers.cli.terminal.start_screen import StartScreen
from pennypapers.cli.terminal.told import refusal_in_words
from pennypapers.notation.game import PENCIL_STRICT
from pennypapers.refusals import Refusal
from pennypapers.server.client import Lost
from pennypapers.server.thinking import Minds
from pennypapers.sheets import Layout
from pennypapers.table import Table

NOTICE_STAYS = 60.0  # seconds that an announcement of the server is shown


class TerminalGame(App[int]):
    """`layout` is the sheet to play on; without it an unfinished game goes on, or the player is asked. `minds` is where
    bots think."""

    TITLE = "Penny Papers"
    CSS_PATH = "look.tcss"
    ENABLE_COMMAND_PALETTE = False
    BINDINGS: ClassVar[list[BindingType]] = [Binding("q,ctrl+q,ctrl+c", "leave", show=False, priority=True)]

    def __init__(
        self, speech: Speech, wishes: Wishes, layout: Layout | None = None, minds: Minds | None = None
    ) -> None:
        super().__init__(ansi_color=True)  # the terminal's own colours, whether it is dark or light
        self.theme = "ansi-dark"
        self.speech, self.wishes = speech, wishes
        self.session: Session | None = None
        self.kept_as = ""  # the file of a game that is over
        self.trouble = ""  # a sentence about what went wrong
        self._sheet_layout = layout
        self._minds = minds
        self._bots = wishes.bots
        self._own: OwnTable | None = None
        self._connection: Worker[None] | None = None
        self._kept = KeptGame(wishes.folder)
        self._something = asyncio.Event()

    def on_mount(self) -> None:
        self.run_worker(self._show_changes(), group="showing")
        address = table_address(self.wishes) if self.wishes.join or "://" in self.wishes.sheet else None
        if address:
            self._sit_down(RemoteTable(address, self.wishes.name, self.wishes.initials, self.wishes.folder))
            return
        wishes = self.wishes
        is_new = wishes.fresh or self._sheet_layout or wishes.seed or wishes.today or wishes.bots
        unfinished = None if is_new else self._kept.load()
        if unfinished:
            self._bots = unfinished.bots
            self._play(unfinished.table, unfinished.seed)
        elif self._sheet_layout:
            self._set_off(self._sheet_layout)
        else:
            self.push_screen(StartScreen(self.speech, offered_sheets(wishes.today)), self._chosen)

    # Beginning

    def _chosen(self, sheet: str | None) -> None:
        if sheet:
            self._set_off(chosen_layout(self.speech, sheet, self.wishes.today)[0])

    def _set_off(self, layout: Layout) -> None:
        self._sheet_layout = layout
        options = [PENCIL_STRICT] if self.wishes.strict else []
        table = Table(layout, players_with(self._bots), options)
        try:
            aside = self._kept.put_aside()
            if aside:
                self.notify(self.speech.say("play-put-aside", file=str(aside)))
        except OSError as error:
            self.trouble = self.speech.say("play-not-saved", reason=error.strerror or str(error))
        self._play(table, new_seed(table.sheet_name, self.wishes.seed, self.wishes.today))

    def _play(self, table: Table, seed: str) -> None:
        self._own = OwnTable(table, seed, self._bots, self._kept, self._minds)
        self._sit_down(self._own)

    def _sit_down(self, table: Connector) -> None:
        self.kept_as = ""
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
        """Another game: alone on the same sheet, at a table with the same people. Today's expedition is the same for a
        day."""
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

    async def _keep(self, own: OwnTable) -> None:
        try:
            self.kept_as = await own.keep() or self.kept_as
            self.trouble = ""
        except OSError as error:
            self.trouble = self.speech.say("play-not-saved", reason=error.strerror or str(error))
            self.notify(self.trouble)

    # Leaving

    def action_leave(self) -> None:
        """From the help back to the game, from everywhere else out."""
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
        """What is said when the screen is closed."""
        if self.trouble:
            return self.trouble
        if self.kept_as:
            return self.speech.say("play-saved", file=self.kept_as)
        if self.session is None or self.session.model.phase != "playing":
            return ""
        if self._own is not None:
            return self.speech.say("play-stopped", round=self.session.model.round)
        return self.speech.say("screen-seat-kept")
