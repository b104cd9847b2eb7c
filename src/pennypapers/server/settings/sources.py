"""Where settings are given: options come before variables, these before a file, and that before the defaults."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from pathlib import Path

from pennypapers.server.settings.kinds import OneOf, ReadableFile
from pennypapers.server.settings.of_serve import SETTINGS, ServeSettings, read_settings
from pennypapers.server.settings.setting import PREFIX, Given, Setting, WrongSetting
from pennypapers.words import LANGUAGES

FILE_IN_DATA = "pennypapers.env"
CONFIG = Setting("config", ReadableFile(), None)
# A file of variables may hold the language of the whole program too.
LANGUAGE = Setting("lang", OneOf(LANGUAGES), "")

_ALIKE = 0.75  # how much of a name is as it should be where somebody mistyped it
_LINE = re.compile(r"(?:export\s+)?([A-Za-z_][A-Za-z0-9_]*)\s*=\s*(.*)", re.DOTALL)
_QUOTED = re.compile(r"""(["'])(.*)\1""")


def chosen_settings(options: Mapping[str, str], environment: Mapping[str, str]) -> tuple[ServeSettings, str]:
    """The settings by all that was given; and the language that the file asks for, if any. Options are by name."""
    given = _given((*SETTINGS.values(), CONFIG), options, environment)
    in_file = _in_file(given)
    language = in_file.pop(LANGUAGE.name, Given("", ""))
    given.pop(CONFIG.name, None)
    return read_settings({**in_file, **given}), LANGUAGE.read(language)


def chosen_database(options: Mapping[str, str], environment: Mapping[str, str]) -> str:
    """The database that takes the place of the file in the data folder, if any, whatever else is set: for the commands
    that work beside a server."""
    given = _given((SETTINGS["data"], SETTINGS["store"], CONFIG), options, environment)
    if CONFIG.name not in given and "data" in given and not Path(given["data"].text).expanduser().is_dir():
        in_file = {}  # there is no file in a folder that is none: what else is wrong with it, others say
    else:
        in_file = _in_file(given)
    store = {**in_file, **given}.get("store")
    return str(SETTINGS["store"].read(store)) if store else ""


def _given(
    settings: Iterable[Setting], options: Mapping[str, str], environment: Mapping[str, str]
) -> dict[str, Given]:
    given: dict[str, Given] = {}
    for setting in settings:
        if setting.name in options:
            given[setting.name] = Given(options[setting.name], setting.option)
        elif setting.variable in environment:
            given[setting.name] = Given(environment[setting.variable], setting.variable)
    return given


def _in_file(given: Mapping[str, Given]) -> dict[str, Given]:
    """Of the file that was named; or of the one in the data folder, if there is one."""
    if CONFIG.name in given and (path := CONFIG.read(given[CONFIG.name])):
        return read_file(path)
    data = SETTINGS["data"]
    own = (data.read(given[data.name]) if data.name in given else data.default) / FILE_IN_DATA
    if not own.exists():
        return {}
    found = read_file(CONFIG.read(Given(str(own), CONFIG.option)))
    if data.name in found:
        raise WrongSetting("setting-data-elsewhere", place=found[data.name].place)
    return found


def read_file(path: Path) -> dict[str, Given]:
    """The settings in a file of variables, one a line, as systemd and others read them too."""
    try:
        text = path.read_text("utf-8-sig")
    except UnicodeDecodeError as error:
        raise WrongSetting("setting-not-text", file=str(path)) from error
    except OSError as error:
        raise WrongSetting("setting-file", file=str(path), reason=error.strerror or str(error)) from error
    known = {setting.variable: setting.name for setting in (*SETTINGS.values(), LANGUAGE)}
    found: dict[str, Given] = {}
    lines: dict[str, int] = {}
    for number, line in enumerate(text.splitlines(), 1):
        if not line.strip() or line.lstrip()[0] in "#;":
            continue
        place = f"{path}:{number}"
        variable, value = _variable(line.strip(), place)
        if variable not in known:
            raise _unknown(variable, place, known)
        if variable in lines:
            raise WrongSetting("setting-twice", place=place, name=variable, line=str(lines[variable]))
        lines[variable] = number
        found[known[variable]] = Given(value, f"{place}: {variable}")
    return found


def _variable(line: str, place: str) -> tuple[str, str]:
    """The name and the value of a line; what stands in quotes is taken without them."""
    read = _LINE.fullmatch(line)
    if not read:
        raise WrongSetting("setting-line", place=place, text=line)
    name, value = read[1], read[2]
    if value[:1] in ("'", '"'):
        quoted = _QUOTED.fullmatch(value)
        if not quoted or quoted[1] in quoted[2]:
            raise WrongSetting("setting-quotes", place=place, text=value)
        value = quoted[2]
    return name, value


def _unknown(variable: str, place: str, known: Mapping[str, str]) -> WrongSetting:
    import difflib  # for this alone

    words = [one.removeprefix(PREFIX) for one in known]
    close = difflib.get_close_matches(variable.upper().removeprefix(PREFIX), words, 1, _ALIKE)
    if close:
        return WrongSetting("setting-unknown-meant", place=place, name=variable, meant=PREFIX + close[0])
    return WrongSetting("setting-unknown", place=place, name=variable)
