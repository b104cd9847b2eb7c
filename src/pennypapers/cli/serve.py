"""`pennypapers serve`: tables for people and programs, until it is told to stop."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from pennypapers.cli.kept import data_folder
from pennypapers.cli.speech import Speech
from pennypapers.server.serve import Place, serve
from pennypapers.server.store import Unusable


def serve_tables(
    speech: Speech, address: str, port: int, data: Path | None, origins: Sequence[str], proxies: Sequence[str]
) -> int:
    place = Place(data or data_folder(), address, port, origins, proxies)
    try:
        serve(place, lambda port: speech.print(speech.say("serve-ready", address=f"http://{address}:{port}")))
    except KeyboardInterrupt:  # how it is told to stop; everything was finished by then
        return 0
    except Unusable as error:
        print(speech.say("serve-unusable", reason=str(error)), file=speech.err)
        return 1
    except OSError as error:
        print(speech.say("serve-failed", reason=error.strerror or str(error)), file=speech.err)
        return 1
    return 0
