"""`pennypapers restore`: puts a backup in the place of the tables that are there, which are kept under another name."""

from __future__ import annotations

from dataclasses import asdict
from datetime import datetime
from pathlib import Path

from rich.progress import Progress

from pennypapers.cli.common.confirm import confirmed
from pennypapers.cli.common.drawing import console
from pennypapers.cli.common.exit_status import WRONG_USAGE
from pennypapers.cli.common.folders import data_folder
from pennypapers.cli.common.speech import Speech
from pennypapers.cli.serving.holder import must_stop
from pennypapers.cli.serving.no_database import database_of, database_of_server
from pennypapers.cli.serving.serve_options import explained
from pennypapers.server.operation.folder import DATABASE, Taken, give_to_owner, hold
from pennypapers.server.settings.addresses import without_password
from pennypapers.server.settings.setting import WrongSetting
from pennypapers.server.store.interface import NotSaved, Unusable
from pennypapers.server.store.restore import checked_copy, contents, put_in_place


def restore(speech: Speech, source: Path, data: Path | None, yes: bool) -> int:
    folder = data or data_folder()
    target = folder / DATABASE
    try:
        if database := without_password(database_of(data)) or database_of_server(folder):
            return _fail(speech.say("operate-dump", where=database), speech)
        with source.open("rb"):
            pass
        if target.exists() and target.samefile(source):
            return _fail(speech.say("operate-restore-itself", file=str(source)), speech)
    except WrongSetting as wrong:
        print(explained(speech, wrong), file=speech.err)
        return WRONG_USAGE
    except OSError as error:
        reason = error.strerror or str(error)
        return _fail(speech.say("operate-restore-missing", file=str(source), reason=reason), speech)
    try:
        with hold(folder):
            return _restore(speech, source, target, yes)
    except Taken as error:
        return _fail(must_stop(speech, folder, error.holder), speech)
    except Unusable as error:
        return _fail(speech.say("operate-restore-refused", why=error.why, file=str(source)), speech)
    except NotSaved as error:
        return _failed(speech, speech.say("operate-reason", reason=error.reason))
    except OSError as error:
        return _failed(speech, error.strerror or str(error))


def _restore(speech: Speech, source: Path, target: Path, yes: bool) -> int:
    screen = console(speech)
    with Progress(console=screen, transient=True, disable=not screen.is_terminal) as bar:
        task = bar.add_task("")

        def progress(done: int, pages: int) -> None:
            bar.update(task, completed=done, total=pages)

        with checked_copy(source, target.parent, progress) as (half, found):
            bar.stop()  # a question could not be read beside the progress bar
            if target.exists():
                speech.print(speech.say("operate-restore-copy", file=str(source), **asdict(found)))
                speech.print(_what_is_there(speech, target))
                if not confirmed(speech, speech.say("operate-restore-ask"), yes):
                    return 1
            aside = _aside(target)
            was_there = target.exists()
            give_to_owner(half)
            put_in_place(half, target, aside)
    speech.print(speech.say("operate-restore-done", **asdict(found)))
    if was_there:
        speech.print(speech.say("operate-restore-aside", file=str(aside)))
    return 0


def _what_is_there(speech: Speech, target: Path) -> str:
    folder = str(target.parent)
    try:
        return speech.say("operate-restore-now", folder=folder, **asdict(contents(target)))
    except (Unusable, NotSaved):
        return speech.say("operate-restore-unknown", folder=folder)


def _aside(target: Path) -> Path:
    """A new name for the old tables, with the date and time."""
    stem = f"{target.stem}-before-{datetime.now():%Y-%m-%d-%H%M%S}"
    names = [stem, *(f"{stem}-{number}" for number in range(2, 100))]
    return next(path for path in (target.with_name(f"{name}.db") for name in names) if not path.exists())


def _failed(speech: Speech, reason: str) -> int:
    return _fail(speech.say("operate-restore-failed", reason=reason), speech)


def _fail(sentence: str, speech: Speech) -> int:
    print(sentence, file=speech.err)
    return 1
