"""What is written about the server's settings, made out of the settings: the table in docs/deploy.md and the file in
examples/.

    python tests/support/settings_pages.py

writes both anew.
"""

from __future__ import annotations

import re
import textwrap
from pathlib import Path

from pennypapers.server.settings.kinds import OneOf, Switch, Whole
from pennypapers.server.settings.of_serve import SETTINGS
from pennypapers.server.settings.setting import Setting
from pennypapers.server.settings.sources import CONFIG
from pennypapers.words import sentence

_ROOT = Path(__file__).parents[2]
PAGE = _ROOT / "docs" / "deploy.md"
EXAMPLE = _ROOT / "examples" / "pennypapers.env"

_TABLE = re.compile(
    r"(?<=\| option \| variable \| default \| range \|\n\|---\|---\|---\|---\|\n)(.*?)(?=\n\n)", re.DOTALL
)
_SHAPES = {
    "": "yes or no",
    "DIR": "a folder",
    "FILE": "a file",
    "ADDRESS": "an address",
    "URL": "an address of the web",
    "DATABASE": "the address of a database",
    "NAME": "a name",
}
_HEAD = """\
# The settings of `pennypapers serve`, each with its default. Take the # away before those that are to be others, and
# name this file with --config, or keep it as pennypapers.env in the data folder. systemd reads it too, with
# EnvironmentFile=. Options and variables come before what stands here.
"""


def table() -> str:
    """The settings, one a row."""
    return "\n".join(
        f"| `{one.option}` | `{one.variable}` | {f'`{one.usual}`' if one.usual else _no_default(one)} | {_range(one)} |"
        for one in (CONFIG, *SETTINGS.values())
    )


def table_on_page() -> str:
    """As docs/deploy.md has it."""
    found = _TABLE.search(PAGE.read_text(encoding="utf-8"))
    assert found, "the table of all settings is gone from the page"
    return found[1]


def example() -> str:
    """A file with every setting, its sentence and its default, none of them in force."""
    parts = [_HEAD]
    for one in SETTINGS.values():
        said = sentence(f"help-serve-{one.word}")
        if isinstance(one.kind, Whole | Switch):
            said += f" ({_range(one)})"
        elif one.many:
            said += " Here with blanks between them."
        remark = textwrap.fill(said, 118, initial_indent="# ", subsequent_indent="# ")
        parts.append(f"{remark}\n#{one.variable}={one.usual}\n")
    parts.append("# The language of what is printed: en, fr or nl.\n#PENNYPAPERS_LANG=\n")
    return "\n".join(parts)


def _no_default(one: Setting) -> str:
    return {"data": "the user's data folder", "config": "`pennypapers.env` in the data folder"}.get(
        one.name, "none"
    )


def _range(one: Setting) -> str:
    kind = one.kind
    if isinstance(kind, Whole):
        zero = {"any-free": ", or 0 for any that is free", "for-ever": ", or 0 for ever", "": ""}[kind.zero]
        return f"{kind.least} to {kind.most}{zero}"
    if isinstance(kind, OneOf):
        return ", ".join(kind.words)
    return _SHAPES[kind.shape]


if __name__ == "__main__":
    text = PAGE.read_text(encoding="utf-8")
    PAGE.write_text(_TABLE.sub(lambda _: table(), text), encoding="utf-8")
    EXAMPLE.write_text(example(), encoding="utf-8")
