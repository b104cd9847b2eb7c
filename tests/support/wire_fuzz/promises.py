"""What every frame must be, and every table after whatever was asked of it. Anything else is `Broken`."""

from __future__ import annotations

import json
import re
from typing import Any

from pennypapers.notation import write_game, write_sheet
from pennypapers.server.messages import log
from pennypapers.server.store import MemoryStore
from pennypapers.server.tables.host import Host
from pennypapers.server.tables.publishing import snapshot
from pennypapers.server.tables.state import TableState, fold
from pennypapers.words import LANGUAGES, sentence
from refusal_codes import codes

# Errors of our own, which must never be the answer to a message.
KNOWN_CODES = codes() - {"our-fault"}

_LONG_HEX = re.compile(rb"[0-9a-f]{64}")
_seen: set[str] = set()


class Broken(Exception):
    """A promise that a message has shown to be broken."""


def one_answer(sent: bytes | str, messages: list[dict[str, Any]]) -> dict[str, Any]:
    """The one answer among what came back; checks that it is an answer to this message."""
    answers = [message for message in messages if message["say"] in ("answer", "refused")]
    if len(answers) != 1:
        raise Broken(f"{len(answers)} answers to one message")
    (answer,) = answers
    asked = _id(sent)
    if answer["say"] == "answer":
        if answer["id"] != asked:
            raise Broken(f"an answer to {answer['id']}, but {asked} was asked")
    else:
        code = answer["reason"]["code"]
        if code not in KNOWN_CODES:
            raise Broken(f"refused as {code}")
        if answer["id"] != asked and (answer["id"], code) != (0, "bad-message"):
            raise Broken(f"a refusal of {answer['id']}, but {asked} was asked")
        _has_words(code, answer["reason"]["facts"])
    return answer


def _id(sent: bytes | str) -> Any:
    # A name that nobody knows is passed over, also if it is no text.
    text = sent.decode("utf-8", "replace") if isinstance(sent, bytes) else sent
    try:
        message = json.loads(text)
    except (ValueError, RecursionError):
        return None
    return message.get("id") if isinstance(message, dict) else None


def _has_words(code: str, facts: dict[str, str | int]) -> None:
    if code not in _seen:
        _seen.add(code)
        for language in LANGUAGES:
            if not sentence(f"refused-{code}", facts, language):
                raise Broken(f"no words for {code}")


class Secrets:
    """What nobody may ever be told: the names of devices, the secrets of some, and a table's until its game is over."""

    def __init__(self, host: Host, store: MemoryStore, hidden: set[str]) -> None:
        self._host = host
        self._store = store
        self._hidden = hidden
        self._harmless: set[str] = set()

    async def check(self, frame: bytes) -> None:
        for found in _LONG_HEX.findall(frame):
            text = found.decode()
            if text in self._hidden:
                raise Broken("a device's name or secret is told")
            if text not in self._harmless:
                await self._check_tables(text)

    async def _check_tables(self, text: str) -> None:
        for row in await self._store.tables():
            opened = log.decode((await self._store.read(row.id))[0])
            assert isinstance(opened, log.Opened)
            if opened.secret == text and (await self._host.registry.get(row.id)).state.phase != "over":
                raise Broken("the secret of the dice is told before the end")
        self._harmless.add(text)


def nothing_but_the_entry(message: dict[str, Any]) -> None:
    """News has no more in it than everybody may know."""
    entry = message["entry"]
    if entry["kind"] == "ready" and set(entry) != {"kind", "at", "round", "seat"}:
        raise Broken(f"news of an open round: {sorted(entry)}")
    if entry["kind"] == "played" or entry.get("device"):
        raise Broken(f"news with what is private: {sorted(entry)}")


def minded_their_own_business(answer: Any, initials: str, tables: list[TableState]) -> None:
    """A rogue's answer has somebody else's sheet in it only as the last closed round left it, or while holding it."""
    if not isinstance(answer, dict) or "hazard_spaces" in answer:
        return
    drawn = answer.get("drawn", answer).get("sheet", "")
    if f"owner: {initials}\n" not in drawn:
        return
    shown = [write_sheet(state.game.shown[initials], initials) for state in tables if state.game]
    if "drawn" in answer or drawn not in shown:
        raise Broken("a rogue sees an honest player's draft")


def only_their_own_turns(entries: list[log.AnyEntry], seat: int, said: set[tuple[int, str]]) -> None:
    """Every turn of a seat is one that its player committed, or the table played."""
    turns = [entry for entry in entries if isinstance(entry, log.Played) and entry.seat == seat]
    if any((turn.round, turn.steps) not in said for turn in turns if not turn.by_table):
        raise Broken("somebody played an honest player's turn")


async def logs_fold(host: Host, store: MemoryStore) -> int:
    """Check that every table is what its log makes of it; returns how many there are."""
    rows = await store.tables()
    for row in rows:
        running = await host.registry.get(row.id)
        await running.settled()
        entries = [log.decode(entry) for entry in await store.read(row.id)]
        folded = fold(row.id, entries, lambda state, entry: None)
        if _facts(folded) != _facts(running.state):
            raise Broken("a table is not what its log makes of it")
    return len(rows)


def _facts(state: TableState) -> dict[str, Any]:
    # The dice are no fact of their own: they follow from the others, and are worked out when they are first asked for.
    facts = {name: value for name, value in vars(state).items() if name not in ("game", "_dice")}
    return {
        **facts,
        "game": write_game(state.game.game()) if state.game else "",
        "sheets": [write_sheet(sheet, "x") for sheet in state.game.sheets.values()] if state.game else [],
        "snapshot": snapshot(state),
    }
