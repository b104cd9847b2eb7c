"""The messages in the Fluent files, taken apart: what facts they use, and what they choose between."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from typing import Any

from fluent.syntax import FluentParser, FluentSerializer
from fluent.syntax import ast as ftl

from refusal_codes import PACKAGE

WORDS = PACKAGE / "words"
FILES = sorted(path.stem for path in (WORDS / "en").glob("*.ftl"))
PAGE_FILES = [file for file in FILES if file.startswith(("page-", "guide"))]  # said by the web page alone


@dataclass(frozen=True)
class Message:
    """One message, or a term, whose name begins with a dash."""

    name: str
    text: str  # as the file has it
    facts: frozenset[str]
    numbers: frozenset[str]  # the facts that must be numbers
    parts: frozenset[str]  # the messages and terms in it
    choices: dict[str, frozenset[str]]  # by fact: the keys to choose from
    pieces: tuple[str, ...]  # of plain text, with single blanks


def said_by_python(language: str) -> dict[str, Message]:
    page = {name for file in PAGE_FILES for name in messages_of(language, file)[0]}
    return {name: message for name, message in messages(language).items() if name not in page}


@cache
def messages(language: str) -> dict[str, Message]:
    return {name: message for file in FILES for name, message in messages_of(language, file)[0].items()}


@cache
def messages_of(language: str, file: str) -> tuple[dict[str, Message], tuple[str, ...]]:
    """The messages of a file in their order, and whatever in it is none."""
    resource = FluentParser().parse((WORDS / language / f"{file}.ftl").read_text(encoding="utf-8"))
    found: dict[str, Message] = {}
    junk = []
    for entry in resource.body:
        if isinstance(entry, ftl.Message | ftl.Term):
            message = _message(entry)
            if message.name in found:
                junk.append(f"{message.name} again")
            found[message.name] = message
        elif isinstance(entry, ftl.Junk):
            junk.append(str(entry.content))
    return found, tuple(junk)


def _message(entry: ftl.Message | ftl.Term) -> Message:
    facts, numbers, parts, pieces = set(), set(), set(), []
    choices: dict[str, frozenset[str]] = {}
    for node in _nodes(entry):
        if isinstance(node, ftl.VariableReference):
            facts.add(node.id.name)
        elif isinstance(node, ftl.FunctionReference) and node.id.name == "NUMBER":
            numbers |= {
                argument.id.name
                for argument in node.arguments.positional
                if isinstance(argument, ftl.VariableReference)
            }
        elif isinstance(node, ftl.MessageReference):
            parts.add(node.id.name)
        elif isinstance(node, ftl.TermReference):
            parts.add(f"-{node.id.name}")
        elif isinstance(node, ftl.TextElement):
            pieces.append(" ".join(node.value.split()))
        elif isinstance(node, ftl.SelectExpression) and isinstance(node.selector, ftl.VariableReference):
            keys = (variant.key for variant in node.variants)
            named = frozenset(key.name if isinstance(key, ftl.Identifier) else key.value for key in keys)
            choices[node.selector.id.name] = choices.get(node.selector.id.name, frozenset()) | named
    name = f"-{entry.id.name}" if isinstance(entry, ftl.Term) else entry.id.name
    text = FluentSerializer().serialize_entry(entry)
    return Message(name, text, frozenset(facts), frozenset(numbers), frozenset(parts), choices, tuple(pieces))


def _nodes(value: Any) -> Iterator[ftl.BaseNode]:
    if isinstance(value, list):
        for each in value:
            yield from _nodes(each)
    elif isinstance(value, ftl.BaseNode) and not isinstance(value, ftl.Comment):
        yield value
        for each in vars(value).values():
            yield from _nodes(each)
