"""`pennypapers tables`: what an operator does with the tables, while the server runs or while it does not."""

from __future__ import annotations

import asyncio
import json
import time
import unicodedata
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any, TypeVar

from pennypapers.cli.common.confirm import confirmed
from pennypapers.cli.common.exit_status import WRONG_USAGE
from pennypapers.cli.common.folders import data_folder
from pennypapers.cli.common.speech import Speech
from pennypapers.cli.serving.holder import taken
from pennypapers.cli.serving.no_database import database_of, database_of_server, no_database
from pennypapers.cli.serving.serve_options import explained
from pennypapers.cli.serving.tables_view import as_facts, damaged_facts, list_facts, print_list, print_table
from pennypapers.refusals import Refusal
from pennypapers.server.operation.control import NoAnswer, ask
from pennypapers.server.operation.database import Empty, open_store
from pennypapers.server.operation.folder import DATABASE, Taken, hold, holder
from pennypapers.server.operation.stored_elsewhere import TablesElsewhere
from pennypapers.server.operation.stored_tables import READING_FAILS, DamagedTable, StoredTables
from pennypapers.server.settings.addresses import without_password
from pennypapers.server.settings.setting import WrongSetting
from pennypapers.server.store.interface import NoDatabase, Store, Unavailable, Unusable
from pennypapers.server.tables.forgetting import forget_everywhere
from pennypapers.server.tables.overview import Overview

T = TypeVar("T")


class NotDone(Exception):
    """Raised with the sentence that says why something could not be done."""

    def __init__(self, sentence: str, status: int = 1) -> None:
        super().__init__(sentence)
        self.status = status


def status_of(speech: Speech, command: Callable[[], None]) -> int:
    """Run a command and return its exit status; if it could not be done, the reason is printed to standard error."""
    try:
        command()
    except NotDone as error:
        if str(error):
            print(error, file=speech.err)
        return error.status
    return 0


class Operator:
    """What whoever runs a server can do with one data folder."""

    def __init__(self, speech: Speech, data: Path | None, store: str = "") -> None:
        self._speech = speech
        self._say = speech.say
        self._folder = data or data_folder()
        try:
            self._database = database_of(data, store)
        except WrongSetting as wrong:
            raise NotDone(explained(speech, wrong), WRONG_USAGE) from wrong
        # Tables are kept there; as it may be shown.
        self._where = without_password(self._database) or str(self._folder)

    # Looking

    def list(self, finished: bool, as_json: bool) -> None:
        tables, damaged = self._look(lambda stored: stored.tables(finished))
        if as_json:
            for facts in (*map(list_facts, tables), *map(damaged_facts, damaged)):
                self._print_json(facts)
            return
        if tables:
            print_list(self._speech, tables)
        elif not damaged:
            self._speech.print(self._say("operate-none-at-all" if finished else "operate-none"))
        for row in damaged:
            self._speech.print(self._say("operate-damaged", code=row.code))

    def show(self, text: str, as_json: bool) -> None:
        table = self._find(text)
        if as_json:
            self._print_json(as_facts(table))
        else:
            print_table(self._speech, table)

    # Doing

    def close(self, text: str, yes: bool) -> None:
        try:
            table = self._look(lambda stored: stored.find(text))
        except DamagedTable as damaged:
            code, table_id = damaged.row.code, damaged.row.id
            question = self._say("operate-close-damaged-ask", code=code)
        else:
            if table is None:
                raise NotDone(self._say("operate-no-table", text=text))
            code, table_id = table.code, table.id
            if table.phase == "over":
                raise NotDone(self._say("operate-finished", code=code))
            question = self._say("operate-close-ask", code=code, sheet=table.sheet, seats=len(table.seats))
        self._agree(question, yes)
        self._do("close", lambda store: store.remove(table_id), table=table_id)
        self._speech.print(self._say("operate-closed", code=code))

    def forget(self, text: str, who: str, yes: bool) -> None:
        table = self._find(text)
        seat, called = self._person(table, who)
        device = table.owners[seat]
        if not device:
            raise NotDone(self._say("operate-forgotten-already"))
        traces = self._look(lambda stored: stored.traces(device))
        amount = {"alone": len(traces.alone), "shared": len(traces.shared)}
        self._agree(self._say("operate-forget-ask", who=called, **amount), yes)
        self._do("forget", lambda store: forget_everywhere(store, device, _milliseconds), device=device)
        self._speech.print(self._say("operate-forgotten", **amount))

    def announce(self, text: str, limit: int, minutes: int, take_back: bool) -> None:
        cleaned = "" if take_back else _cleaned(text)
        if not take_back and not 0 < len(cleaned) <= limit:
            raise NotDone(self._say("operate-text-length", limit=limit), WRONG_USAGE)
        if not self._ask_server("announce", text=cleaned, minutes=minutes):
            raise NotDone(self._say("operate-nobody-to-tell", folder=str(self._folder)))
        if take_back:
            self._speech.print(self._say("operate-taken-back"))
        else:
            self._speech.print(self._say("operate-announced", minutes=minutes))

    # Inside

    def _print_json(self, facts: dict[str, Any]) -> None:
        self._speech.print(json.dumps(facts, ensure_ascii=False))

    def _agree(self, question: str, yes: bool) -> None:
        if not confirmed(self._speech, question, yes):
            raise NotDone("")

    def _look(self, work: Callable[[StoredTables | TablesElsewhere], T]) -> T:
        empty = NotDone(self._say("operate-empty", folder=self._where))
        try:
            if self._database:
                with TablesElsewhere(self._database) as elsewhere:
                    return work(elsewhere)
            if database := database_of_server(self._folder):
                raise NotDone(self._say("operate-elsewhere", folder=str(self._folder), where=database))
            if not (self._folder / DATABASE).exists():
                raise empty
            with StoredTables(self._folder / DATABASE) as stored:
                return work(stored)
        except NoDatabase as error:
            raise NotDone(no_database(self._speech, self._database, error)) from error
        except Empty as error:
            raise empty from error
        except Unavailable as error:
            reason = self._say("operate-reason", reason=error.reason)
            raise NotDone(self._say("operate-unreadable", folder=self._where, reason=reason)) from error
        except (*READING_FAILS, Unusable) as error:
            raise NotDone(self._say("operate-unreadable", folder=self._where, reason=str(error))) from error

    def _find(self, text: str) -> Overview:
        try:
            found = self._look(lambda stored: stored.find(text))
        except DamagedTable as damaged:
            raise NotDone(self._say("operate-damaged", code=damaged.row.code)) from damaged
        if found is None:
            raise NotDone(self._say("operate-no-table", text=text))
        return found

    def _person(self, table: Overview, who: str) -> tuple[int, str]:
        """The seat of a person at a table, and their name with initials."""
        people = {
            number: f"{seat.name} ({seat.initials})" for number, seat in table.seats.items() if not seat.bot
        }
        everybody = ", ".join(people.values())
        if not people:
            raise NotDone(self._say("operate-no-people"))
        if not who and len(people) > 1:
            raise NotDone(self._say("operate-who", people=everybody))
        wanted = who.casefold()
        found = [
            number
            for number in people
            if not who
            or wanted in (table.seats[number].initials.casefold(), table.seats[number].name.casefold())
        ]
        if not found:
            raise NotDone(self._say("operate-no-person", text=who, people=everybody))
        if len(found) > 1:  # people with the same name: initials tell them apart
            raise NotDone(self._say("operate-who", people=", ".join(people[number] for number in found)))
        return found[0], people[found[0]]

    def _do(self, do: str, without: Callable[[Store], Awaitable[object]], **facts: str) -> None:
        """Ask the running server to do something. If no server has the folder, do it to the tables in its store."""
        if self._ask_server(do, **facts):
            return

        async def work(store: Store) -> None:
            try:
                await without(store)
            finally:
                await store.close()

        try:
            with hold(self._folder):
                asyncio.run(work(open_store(self._folder, self._database, _milliseconds)))
        except NoDatabase as error:
            raise NotDone(no_database(self._speech, self._database, error)) from error
        except Taken as error:
            raise NotDone(taken(self._speech, self._folder, error.holder)) from error
        except Unavailable as error:
            raise self._unsaved(error.reason) from error
        except (Unusable, OSError) as error:
            raise NotDone(
                self._say("operate-unwritable", folder=str(self._folder), reason=str(error))
            ) from error

    def _ask_server(self, do: str, **facts: str | int) -> bool:
        """Ask the server; returns False if no server has the folder."""
        folder = str(self._folder)
        try:
            whose = holder(self._folder)
            if whose is None:
                return False
            ask(self._folder, whose, do, **facts)
        except NoAnswer as error:
            assert whose
            raise NotDone(self._say("operate-no-answer", folder=folder, pid=str(whose.pid))) from error
        except OSError as error:
            reason = error.strerror or str(error)
            raise NotDone(self._say("operate-unreadable", folder=folder, reason=reason)) from error
        except Refusal as refusal:
            if refusal.code == "not-saved":
                raise self._unsaved(str(refusal.facts["reason"])) from refusal
            raise NotDone(self._speech.why(refusal)) from refusal
        return True

    def _unsaved(self, reason: str) -> NotDone:
        return NotDone(self._say("operate-unsaved", folder=self._where, reason=reason))


def _cleaned(text: str) -> str:
    """A text on one line, without characters that cannot be seen."""
    visible = (" " if unicodedata.category(letter)[0] == "C" else letter for letter in text)
    return " ".join(unicodedata.normalize("NFC", "".join(visible)).split())


def _milliseconds() -> int:
    return time.time_ns() // 1_000_000
