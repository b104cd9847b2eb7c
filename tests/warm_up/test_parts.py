"""What is compiled is stamped; the stamp counts only for the same sources, machine, Python and Numba."""

from __future__ import annotations

from pathlib import Path

import pytest

from pennypapers.rules import compiled
from pennypapers.warm_up import PARTS, missing_parts, parts, rules_are_compiled


@pytest.mark.compiled
def test_a_part_is_missing_until_it_is_stamped(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(compiled, "cache_folder", lambda: tmp_path)
    assert missing_parts() == list(PARTS)
    for part in PARTS:
        kept_in = compiled.cache_of(*part.sources)
        assert kept_in
        kept_in.mkdir(exist_ok=True)
        parts.stamp(part)
        assert part not in missing_parts()
    assert rules_are_compiled()
    monkeypatch.setattr(parts, "compiled_for", lambda: "another machine")
    assert missing_parts() == list(PARTS)


def test_where_everything_is_plain_python_nothing_is_missing(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(parts, "is_compiling", lambda: False)
    assert not missing_parts()


def test_where_nothing_can_be_kept_everything_is_missing(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(compiled, "cache_folder", lambda: None)
    monkeypatch.setattr(parts, "is_compiling", lambda: True)
    assert missing_parts() == list(PARTS)
    parts.stamp(PARTS[0])  # and that is no trouble
