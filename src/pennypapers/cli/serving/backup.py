"""`pennypapers backup`: a consistent copy of all tables and games, also while the server runs."""

from __future__ import annotations

from pathlib import Path

from rich.progress import Progress

from pennypapers.cli.common.drawing import console
from pennypapers.cli.common.exit_status import WRONG_USAGE
from pennypapers.cli.common.folders import data_folder
from pennypapers.cli.common.speech import Speech
from pennypapers.cli.serving.no_database import database_of, database_of_server
from pennypapers.cli.serving.serve_options import explained
from pennypapers.server.operation.folder import DATABASE
from pennypapers.server.settings.addresses import without_password
from pennypapers.server.settings.setting import WrongSetting
from pennypapers.server.store.backup import copy_database
from pennypapers.server.store.interface import NotSaved


def back_up(speech: Speech, target: Path, data: Path | None) -> int:
    folder = data or data_folder()
    source = folder / DATABASE
    try:
        if database := without_password(database_of(data)) or database_of_server(folder):
            print(speech.say("operate-dump", where=database), file=speech.err)
            return 1
        if not source.exists():  # if the folder cannot be read, this raises an error that says so
            print(speech.say("backup-nothing", file=str(source)), file=speech.err)
            return 1
        screen = console(speech)
        with Progress(console=screen, transient=True, disable=not screen.is_terminal) as bar:
            task = bar.add_task("")
            copy_database(source, target, lambda done, pages: bar.update(task, completed=done, total=pages))
    except WrongSetting as wrong:
        print(explained(speech, wrong), file=speech.err)
        return WRONG_USAGE
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
