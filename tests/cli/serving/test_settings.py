"""Settings of the server that cannot be: one sentence each, naming where it was given, the value and what would be
right; and those that can be, from options, variables and a file."""

from __future__ import annotations

import sys
from collections.abc import Callable
from dataclasses import fields, replace
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from command_line import Command, squeezed, start, write
from pennypapers.cli.common.exit_status import WRONG_USAGE
from pennypapers.cli.common.speech import Speech
from pennypapers.server.settings.limits import Limits
from pennypapers.server.settings.of_serve import SETTINGS, ServeSettings
from pennypapers.server.settings.sources import CONFIG
from pennypapers.words import LANGUAGES, sentence
from settings_pages import EXAMPLE, example, table, table_on_page

Right = tuple[str, dict[str, str]]

DAYS: Right = ("setting-right-whole-or-zero", {"least": "1", "most": "36500", "zero": "for-ever"})
PORTS = ("setting-right-whole-or-zero", {"least": "1", "most": "65535", "zero": "any-free"})
MANY = ("setting-right-whole", {"least": "1", "most": "1000000000"})
BYTES = ("setting-right-whole", {"least": "1000", "most": "1000000000"})
URL: Right = ("setting-right-url", {})
NO_FILE: Right = ("setting-right-file", {})

WRONG: list[tuple[str, str, Right]] = [
    *(("keep_days", value, DAYS) for value in ("-5", "-1", "36501", "1.5", "ever", "1e3", "٣", "9" * 5000)),
    *(("port", value, PORTS) for value in ("99999", "65536", "-1", "http", "80,81")),
    *((limit.name, "0", MANY) for limit in fields(Limits) if limit.name != "unsent_bytes"),
    ("sockets_per_address", "1000000001", MANY),
    *(("unsent_bytes", value, BYTES) for value in ("0", "999", "1MB")),
    *(
        ("public_url", value, URL)
        for value in (
            "foo",
            "penny.example",
            "ftp://penny.example",
            "https://",
            "https://penny.example:99999",
            "https://penny.example:0",
            "https://me:secret@penny.example",
            "https://penny.example/?a=b",
            "https://penny.example/#a",
            "https://penny.example/a b",
            'https://penny.example/"><script>',
            "https://penny.example/%61",
            "https://penny.example/../api",
            "https://penny.example//double",
            "https://256.1.1.1/",
            "https://penny.example/" + "a" * 300,
        )
    ),
    *(
        (
            "public_url",
            f"https://penny.example{path}",
            ("setting-right-url-taken", {"path": path.rstrip("/")}),
        )
        for path in ("/api", "/api/penny", "/assets/", "/table", "/help", "/metrics")
    ),
    *(
        ("origin", value, ("setting-right-origin", {}))
        for value in ("foo", "*", "null", "https://other.example/path", "file:///a")
    ),
    *(("proxy", value, ("setting-right-proxy", {})) for value in ("foo", "*", "127.0.0.1:80", "10.0.0.0/33")),
    # 192.0.2.1 is an address for documentation, and so no machine's.
    *(
        ("host", value, ("setting-right-host", {}))
        for value in ("foo bar", "192.0.2.1", "256.1.1.1", "[::1]", "-")
    ),
    ("tls_cert", "missing.pem", NO_FILE),
    ("tls_key", ".", NO_FILE),
    ("config", "missing.env", NO_FILE),
    *(("data", value, ("setting-right-folder", {})) for value in ("a-file", "a-file/below", "-", "x" * 5000)),
    ("log_level", "loud", ("setting-right-word", {"words": "debug, info, warning, error"})),
]


def sentence_about(place: str, value: str, right: Right, language: str = "en") -> str:
    facts = {"place": place, "value": value, "right": sentence(*right, language)}
    return sentence("setting-wrong", facts, language)


def names(setting: str) -> tuple[str, str]:
    """The option and the variable of a setting."""
    word = setting.replace("_", "-")
    return f"--{word}", f"PENNYPAPERS_{setting.upper()}"


@pytest.fixture
def served(monkeypatch: pytest.MonkeyPatch) -> list[tuple[Speech, ServeSettings]]:
    """The settings that the server would be started with; it is not started."""
    started: list[tuple[Speech, ServeSettings]] = []

    def serve_tables(speech: Speech, settings: ServeSettings) -> int:
        started.append((speech, settings))
        return 0

    monkeypatch.setitem(
        sys.modules, "pennypapers.cli.serving.serve", SimpleNamespace(serve_tables=serve_tables)
    )
    return started


@pytest.fixture(autouse=True)
def a_file() -> None:
    write("a-file", "text")


@pytest.mark.parametrize(("setting", "value", "right"), WRONG, ids=lambda part: str(part)[:30])
def test_a_value_that_cannot_be(
    pennypapers: Command,
    monkeypatch: pytest.MonkeyPatch,
    served: list[tuple[Speech, ServeSettings]],
    setting: str,
    value: str,
    right: Right,
) -> None:
    shown = next(part for part in value.split(",") if part) if setting in ("origin", "proxy") else value
    option, variable = names(setting)
    for language in LANGUAGES:
        ran = pennypapers("serve", f"{option}={value}", "--lang", language)
        assert (ran.status, ran.out) == (WRONG_USAGE, "")
        assert ran.refusals == [sentence_about(option, shown, right, language)]
    if setting != "config":
        monkeypatch.delenv("PENNYPAPERS_DATA")  # which would come before the file
        path = write("settings.env", f"# remarks\n\n{variable}={value}\n")
        ran = pennypapers("--config", path)
        assert ran.refusals == [sentence_about(f"{path}:3: {variable}", shown, right)]
    monkeypatch.setenv(variable, value)
    ran = pennypapers()
    assert (ran.status, ran.out) == (WRONG_USAGE, "")
    assert ran.refusals == [sentence_about(variable, shown, right)]
    assert served == []


def test_nothing_is_deleted_by_a_number_of_days_below_zero(tmp_path: Path) -> None:
    ran = start("serve", "--port", "0", "--keep-days", "-5", "--data", str(tmp_path / "new"))
    assert ran.returncode == WRONG_USAGE
    assert b"Traceback" not in ran.stderr
    assert not (tmp_path / "new").exists()


@pytest.mark.parametrize("value", ["maybe", "2", "oui"])
def test_a_switch_that_is_neither_on_nor_off(
    pennypapers: Command, monkeypatch: pytest.MonkeyPatch, value: str
) -> None:
    monkeypatch.setenv("PENNYPAPERS_LAN", value)
    assert pennypapers().refusals == [sentence_about("PENNYPAPERS_LAN", value, ("setting-right-switch", {}))]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_certificate_needs_its_key(pennypapers: Command, language: str) -> None:
    for one, other in (("--tls-cert", "--tls-key"), ("--tls-key", "--tls-cert")):
        ran = pennypapers(one, "a-file", "--lang", language)
        assert (ran.status, ran.out) == (WRONG_USAGE, "")
        assert ran.err == sentence("setting-pair", {"place": one, "other": other}, language) + "\n"
    ran = pennypapers("--tls-cert", "a-file", "--tls-key", "a-file", "--lang", language)
    facts = {"place": "--tls-cert", "cert": "a-file", "key": "a-file", "reason": "\0"}
    assert ran.status == WRONG_USAGE
    assert ran.err.startswith(sentence("setting-certificate", facts, language).partition("\0")[0])


# --- what can be ---

RIGHT: list[tuple[str, str, Any]] = [
    ("lan", "yes", True),
    ("lan", "False", False),
    ("no_browser", "1", True),
    ("host", "::", "::"),
    ("host", "localhost", "localhost"),
    ("port", "0", 0),
    ("port", "65535", 65535),
    ("data", "new/folder", Path("new/folder")),
    ("data", "~", Path.home()),
    ("public_url", "https://Penny.example:443/", "https://penny.example"),
    ("public_url", "http://192.168.1.5:8375", "http://192.168.1.5:8375"),
    ("public_url", "http://[FD00::1]:80/games/penny/", "http://[fd00::1]/games/penny"),
    ("origin", "https://a.example, http://B.example:8080/", ("https://a.example", "http://b.example:8080")),
    ("proxy", "127.0.0.1 ::1 10.1.2.3/8", ("127.0.0.1", "::1", "10.0.0.0/8")),
    ("keep_days", "0", 0),
    ("keep_days", "36500", 36500),
    ("log_level", "debug", "debug"),
]


@pytest.mark.parametrize(("setting", "value", "read"), RIGHT, ids=lambda part: str(part)[:30])
def test_a_value_that_can_be(
    pennypapers: Command,
    monkeypatch: pytest.MonkeyPatch,
    served: list[tuple[Speech, ServeSettings]],
    setting: str,
    value: str,
    read: Any,
) -> None:
    option, variable = names(setting)
    monkeypatch.delenv("PENNYPAPERS_DATA")
    assert pennypapers(f"{option}={value}").status == 0
    assert pennypapers("serve", "--config", write("some.env", f'{variable}="{value}"\n')).status == 0
    monkeypatch.setenv(variable, value)
    assert pennypapers("serve").status == 0
    assert [settings for _, settings in served] == [replace(ServeSettings(), **{setting: read})] * 3


def test_options_that_are_given_several_times(
    pennypapers: Command, served: list[tuple[Speech, ServeSettings]]
) -> None:
    pennypapers("--proxy", "127.0.0.1", "--lan", "--proxy", "::1", "--tables-per-hour", "7")
    ((_, settings),) = served
    assert (settings.proxy, settings.address, settings.limits.tables_per_hour) == (
        ("127.0.0.1", "::1"),
        "0.0.0.0",
        7,
    )
    assert settings.limits.message_burst == Limits().message_burst


def test_pages_of_the_public_address_are_welcome_whatever_its_path(
    pennypapers: Command, served: list[tuple[Speech, ServeSettings]]
) -> None:
    pennypapers("--public-url", "https://example.org/games/penny", "--origin", "https://other.example")
    ((_, settings),) = served
    assert settings.origins == ["https://other.example", "https://example.org"]
    assert settings.sub_path == "/games/penny"


# --- without a command ---


def test_no_command_takes_the_options_of_serve(
    pennypapers: Command, monkeypatch: pytest.MonkeyPatch, served: list[tuple[Speech, ServeSettings]]
) -> None:
    monkeypatch.setenv("PENNYPAPERS_KEEP_DAYS", "30")
    for command in ([], ["serve"]):
        assert pennypapers(*command, "--port", "18375", "--no-browser").status == 0
    assert served[0][1] == served[1][1]
    assert (served[0][1].port, served[0][1].keep_days) == (18375, 30)
    assert pennypapers("--port", "18375", "--help").out == pennypapers("serve", "--help").out


@pytest.mark.parametrize("language", LANGUAGES)
def test_help_says_so_and_shows_every_default(
    pennypapers: Command, monkeypatch: pytest.MonkeyPatch, language: str
) -> None:
    monkeypatch.setenv("COLUMNS", "400")
    said = " ".join(squeezed(pennypapers("--help", "--lang", language).out))
    assert squeezed(sentence("help-bare", {}, language))[0] in said
    rows = {
        row.split()[1]: row
        for row in squeezed(pennypapers("serve", "--help", "--lang", language).out)
        if "│" in row
    }
    for setting in (CONFIG, *SETTINGS.values()):
        default = setting.usual or str(setting.default or "") or sentence("help-setting-none", {}, language)
        if setting.default is False:
            default = sentence("help-setting-off", {}, language)
        assert f": {default}" in rows[setting.option]
        assert setting.variable in rows[setting.option]


# --- the file ---


def test_options_come_before_variables_and_these_before_the_file(
    pennypapers: Command, monkeypatch: pytest.MonkeyPatch, served: list[tuple[Speech, ServeSettings]]
) -> None:
    write("all.env", "PENNYPAPERS_PORT=1\nPENNYPAPERS_KEEP_DAYS=1\nPENNYPAPERS_MESSAGE_BURST=1\n")
    monkeypatch.setenv("PENNYPAPERS_CONFIG", "all.env")
    monkeypatch.setenv("PENNYPAPERS_KEEP_DAYS", "2")
    monkeypatch.setenv("PENNYPAPERS_PORT", "2")
    pennypapers("--port", "3")
    ((_, settings),) = served
    assert (settings.port, settings.keep_days, settings.limits.message_burst) == (3, 2, 1)
    assert settings.limits.tables_per_hour == 60

    write("other.env", "PENNYPAPERS_MESSAGE_BURST=4\n")
    pennypapers("--config", "other.env")
    assert served[1][1].limits.message_burst == 4

    monkeypatch.setenv("PENNYPAPERS_PORT", "")  # empty: the default, as if nobody had said anything else
    pennypapers("--message-burst=")
    assert (served[2][1].port, served[2][1].limits.message_burst) == (None, 100)


def test_the_file_in_the_data_folder_is_taken_by_itself(
    pennypapers: Command, served: list[tuple[Speech, ServeSettings]], tmp_path: Path
) -> None:
    (tmp_path / "data").mkdir()
    (tmp_path / "other").mkdir()
    write("data/pennypapers.env", "PENNYPAPERS_KEEP_DAYS=11\n")
    write("other/pennypapers.env", "PENNYPAPERS_KEEP_DAYS=12\n")
    write("named.env", "PENNYPAPERS_PORT=13\n")
    pennypapers()
    pennypapers("--data", "other")
    pennypapers("--config", "named.env")
    assert [settings.keep_days for _, settings in served] == [11, 12, 0]
    write("data/pennypapers.env", "PENNYPAPERS_KEEP_DAYS=-1\n")
    place = f"{tmp_path / 'data' / 'pennypapers.env'}:1: PENNYPAPERS_KEEP_DAYS"
    assert pennypapers().refusals == [sentence_about(place, "-1", DAYS)]
    write("data/pennypapers.env", "\nPENNYPAPERS_DATA=other\n")
    place = f"{tmp_path / 'data' / 'pennypapers.env'}:2: PENNYPAPERS_DATA"
    assert pennypapers().refusals == [sentence("setting-data-elsewhere", {"place": place})]


def test_what_systemd_and_shells_read_is_read(
    pennypapers: Command, served: list[tuple[Speech, ServeSettings]]
) -> None:
    text = (
        "\ufeff# remark\r\n; remark\r\n\r\n  PENNYPAPERS_PORT = 8080  \r\nexport PENNYPAPERS_LOG_LEVEL='info'\n"
        'PENNYPAPERS_ORIGIN="https://a.example https://b.example"\nPENNYPAPERS_PUBLIC_URL=\nPENNYPAPERS_LANG=nl\n'
    )
    assert pennypapers("--config", write("all.env", text)).status == 0
    ((speech, settings),) = served
    assert (settings.port, settings.log_level) == (8080, "info")
    assert settings.origin == ("https://a.example", "https://b.example")
    assert speech.language == "nl"
    pennypapers("--config", "all.env", "--lang", "fr")
    assert served[1][0].language == "fr"


LINES: list[tuple[str, Callable[[str], Right]]] = [
    ("PORT", lambda place: ("setting-line", {"place": place, "text": "PORT"})),
    ("[serve]", lambda place: ("setting-line", {"place": place, "text": "[serve]"})),
    ("=5", lambda place: ("setting-line", {"place": place, "text": "=5"})),
    ("PENNYPAPERS_PORT='5", lambda place: ("setting-quotes", {"place": place, "text": "'5"})),
    ("PENNYPAPERS_PORT=\"5'", lambda place: ("setting-quotes", {"place": place, "text": "\"5'"})),
    (
        "PORT=5",
        lambda place: (
            "setting-unknown-meant",
            {"place": place, "name": "PORT", "meant": "PENNYPAPERS_PORT"},
        ),
    ),
    (
        "PENNYPAPERS_KEEPDAYS=5",
        lambda place: (
            "setting-unknown-meant",
            {"place": place, "name": "PENNYPAPERS_KEEPDAYS", "meant": "PENNYPAPERS_KEEP_DAYS"},
        ),
    ),
    ("SOMETHING_ELSE=5", lambda place: ("setting-unknown", {"place": place, "name": "SOMETHING_ELSE"})),
    (
        "PENNYPAPERS_CONFIG=a",
        lambda place: ("setting-unknown", {"place": place, "name": "PENNYPAPERS_CONFIG"}),
    ),
    (
        "PENNYPAPERS_HOST=::1",
        lambda place: ("setting-twice", {"place": place, "name": "PENNYPAPERS_HOST", "line": "2"}),
    ),
]


@pytest.mark.parametrize(("line", "expected"), LINES, ids=[line for line, _ in LINES])
def test_a_line_that_cannot_be(pennypapers: Command, line: str, expected: Callable[[str], Right]) -> None:
    write("bad.env", f"# remark\nPENNYPAPERS_HOST=127.0.0.1\n{line}\n")
    for language in LANGUAGES:
        ran = pennypapers("--config", "bad.env", "--lang", language)
        assert (ran.status, ran.out) == (WRONG_USAGE, "")
        assert ran.err == sentence(*expected("bad.env:3"), language) + "\n"


def test_a_file_that_is_no_text(pennypapers: Command) -> None:
    ran = pennypapers("--config", write("bad.env", b"PENNYPAPERS_HOST=\xff\n"))
    assert (ran.status, ran.err) == (WRONG_USAGE, sentence("setting-not-text", {"file": "bad.env"}) + "\n")


def test_the_example_has_every_setting_with_its_default(
    pennypapers: Command, monkeypatch: pytest.MonkeyPatch, served: list[tuple[Speech, ServeSettings]]
) -> None:
    text = EXAMPLE.read_text(encoding="utf-8")
    assert text == example(), "python tests/support/settings_pages.py"
    monkeypatch.delenv("PENNYPAPERS_DATA")
    in_force = text.replace("#PENNYPAPERS_", "PENNYPAPERS_")
    named = [line.partition("=")[0] for line in in_force.splitlines() if line.startswith("PENNYPAPERS_")]
    assert named == [*(setting.variable for setting in SETTINGS.values()), "PENNYPAPERS_LANG"]
    assert pennypapers("--config", str(EXAMPLE)).status == 0
    assert pennypapers("--config", write("all.env", in_force)).status == 0
    assert [settings for _, settings in served] == [ServeSettings(), replace(ServeSettings(), port=8375)]


def test_the_page_has_every_setting_with_its_default_and_range() -> None:
    assert table_on_page() == table(), "python tests/support/settings_pages.py"
