"""Names as others see them: nothing hidden, nothing turned round, nothing piled up."""

from __future__ import annotations

import unicodedata

import pytest
from hypothesis import given
from hypothesis import strategies as st

from hosting import Clock, refused, room, scene
from marked_texts import outcome_of, refusal_of
from pennypapers.notation.characters import first_piled_up, is_unseen
from pennypapers.refusals import Refusal
from pennypapers.server.store import MemoryStore
from pennypapers.server.tables.names import LONGEST_NAME, clean_name

CLEANED = {
    "Zoë": "Zoë",
    "Zoe\u0308": "Zoë",
    "  Anna \t Maria\n": "Anna Maria",
    "An\u202ena": "Anna",  # what follows would be read backwards
    "\u2066Anna\u2069": "Anna",
    "An\u200bn\u3164a": "Anna",
    "Anna\u2800": "Anna",
    "Q\u0323\u0324\u0325\u0326\u032d\u032e": "Q\u0323\u0324\u0325",
    "\u0301Anna": "Anna",
    "می\u200cخواهم": "می\u200cخواهم",  # Persian parts letters so
    "\u200dAnna\u200d": "Anna",
    "👩\u200d🚀": "👩\u200d🚀",
    "שָׁלוֹם": unicodedata.normalize("NFC", "שָׁלוֹם"),
    "N" * 30: "N" * LONGEST_NAME,
}


@pytest.mark.parametrize(("given", "name"), CLEANED.items(), ids=[ascii(one) for one in CLEANED])
def test_a_name_is_cleaned(given: str, name: str) -> None:
    assert clean_name(given) == name


@pytest.mark.parametrize(
    "nothing", ["", " ", "\u3164", "\u2800 \u200d", "\u202e\u202c", "\u0301", "\ue000"], ids=ascii
)
def test_nothing_that_can_be_seen_is_no_name(nothing: str) -> None:
    assert refusal_of(lambda: clean_name(nothing)).code == "bad-name"


@given(st.text(max_size=40))
def test_any_text_is_a_clean_name_or_refused(text: str) -> None:
    name = outcome_of(lambda: clean_name(text))
    if isinstance(name, Refusal):
        assert name.code == "bad-name"
        return
    assert isinstance(name, str)
    assert clean_name(name) == name
    assert 1 <= len(name) <= LONGEST_NAME
    assert not any(map(is_unseen, name))
    assert first_piled_up(name.replace("\ufe0f", "")) is None


@scene
async def test_at_a_table() -> None:
    clock = Clock()
    table = await room(MemoryStore(clock), clock, 1)
    host, name = table.host, table.table
    await host.take_seat(name, "late", "\u202eeoZ\u3164", "Z")
    assert table.state.seats[1].name == "eoZ"
    assert await refused(host.take_seat(name, "later", "Lou", "\u3164")) == "bad-initials"
    layout = "adventure: temple\nname: {}\ngrid:\n.  .  .\n.  .  .\n.  .  .\n"
    for bad, code in {
        "N" * 81: "name-too-long",
        "Red\u202eteB": "bad-character",
        "Z" + "\u0301" * 9: "piled-up-marks",
    }.items():
        assert await refused(host.open_table("", layout=layout.format(bad))) == code
    await host.open_table("", layout=layout.format("N" * 80))
