"""`pennypapers backup`: a consistent copy of all tables and games, also while the server runs."""

from __future__ import annotations

from pathlib import Path

from rich.progress import Progress

from pennypapers.cli.common.drawing import console
from pennypapers.cli.common.folders import data_folder
from pennypapers.cli.common.speech import Speech
from pennypapers.server.operation.folder import DATABASE
from pennypapers.server.store.backup import copy_database
from pennypapers.server.store.interface import NotSaved


def back_up(speech: Speech, target: Path, data: Path | None) -> int:
    source = (data or data_folder()) / DATABASE
    try:
        if not source.exists():  # if the folder cannot be read, this raises an error that says so
            print(speech.say("backup-nothing", file=str(source)), file=speech.err)
            return 1
        screen = console(speech)
        with Progress(console=screen, transient=True, disable=not screen.is_terminal) as bar:
            task = bar.add_task("")
            copy_database(source, target, lambda done, pages: bar.update(task, completed=done, total=pages))
    except NotSaved as trouble:
        return _failed(speech, speech.say("operate-reason", reason=trouble.reason))
    except ValueError:  # the target is the database itself
        return _failed(speech, speech.say("operate-backup-of-itself", file=str(target)))
    except FileExistsError as error:
        return _failed(speech, speech.say("operate-backup-in-use", file=str(error.filename)))
    except OSError as error:
        return _failed(speech, error.strerror or str(error))
    size = target.stat().st_size // 1024
    speech.print(speech.say("backup-done", file=str(target), size=size))
    return 0


def _failed(speech: Speech, reason: str) -> int:
    print(speech.say("backup-failed", reason=reason), file=speech.err)
    return 1
