"""How a good request is spoilt: other values, fields too few or too many, pieces of other messages, broken bytes."""

from __future__ import annotations

import json
import random
from collections.abc import Callable, Sequence
from typing import Any

from fuzzing.inputs import STEPS, break_off, cut_out, double, flip, other_byte, put_oddity

Message = dict[str, Any]

TOO_LARGE = 64 * 1024

NUMBERS = [
    0,
    -1,
    1,
    2,
    7,
    99,
    999,
    1000,
    2**31,
    2**32,
    2**53 + 1,
    2**63,
    -(2**63) - 1,
    2**64,
    10**30,
    10**400,
]
FLOATS = [0.0, -0.0, 0.5, 1.0, 1e9, 1e308, float("nan"), float("inf"), float("-inf")]
TEXTS = [
    *("", " ", "0", "null", "true", "\0", "\n", "a\nb", "\x7f", "\x85", "\ud800", "\udfff", "\U0010ffff"),
    *(
        "é",
        "e\u0301",
        "ÉÀ",
        "ß",
        "ŉ",
        "王",
        "𝔄",
        "🐍",
        "\u202e",
        "\u200b",
        "\ufeff",
        "\u2028",
        "٣",
        "１",
        "ı",
    ),
    *("..", "../../etc/passwd", "__proto__", "<script>", "' OR 1=1 --", "%s%n{0}", "{x}", "-", "=1+1"),
    *("A" * 24, "A" * 25, "A" * 200, "A" * 201, "A" * 8001, "\u0301" * 200, "🐍" * 100),
    *("0" * 32, "g" * 32, "0" * 64, "F" * 64, "0" * 64 + "\n", "ABCDEF", "abcdef", "AAAAAAAA"),
]
LISTS = [[], [[]], [None], [""], ["-"] * 80, ["-"] * 81, ["a1"] * 16, ["a1"] * 17, [{}], [0, 1], ["x" * 81]]
OBJECTS = [{}, {"": ""}, {"do": "hello"}, {"clock": 29}, {"clock": 10**20, "hints": None}, {"a": {"b": []}}]
ODD: list[Any] = [None, True, False, *NUMBERS, *FLOATS, *TEXTS, *LISTS, *OBJECTS]
WORDS = [*STEPS.split(), "-", "*", "!a1", "5@a1 5@a2", "a1", "z99", "hut", "P", "D", "X"]
NAMES = [
    "do",
    "id",
    "seat",
    "round",
    "steps",
    "table",
    "code",
    "known",
    "settings",
    "Do",
    "",
    "say",
    "device",
]


def spoilt(message: Message, older: Sequence[Message], chance: random.Random) -> bytes | str:
    """A frame made of this request and of what was sent before: most are changed once, some not at all."""
    message = dict(message)
    for _ in range(chance.choice((0, 0, 0, 0, 0, 0, 1, 1, 1, 2))):
        message = chance.choice(CHANGES)(message, older, chance)
    text = json.dumps(message, ensure_ascii=chance.random() < 0.5)
    if chance.random() < 0.08:
        return chance.choice(DAMAGES)(text.encode("utf-8", "surrogatepass"), chance)
    try:
        text.encode()
    except UnicodeEncodeError:  # a text frame cannot hold half a character; a binary one can
        return text.encode("utf-8", "surrogatepass")
    return text if chance.random() < 0.8 else text.encode()


# Changes of what is said

Change = Callable[[Message, Sequence[Message], random.Random], Message]


def _key(message: Message, chance: random.Random) -> str:
    return chance.choice(list(message) or ["do"])


def odd_value(message: Message, older: Sequence[Message], chance: random.Random) -> Message:
    return {**message, _key(message, chance): chance.choice(ODD)}


def other_number(message: Message, older: Sequence[Message], chance: random.Random) -> Message:
    """What still can be read: another seat, round or revision."""
    keys = [key for key, value in message.items() if type(value) is int]
    if not keys:
        return message
    key = chance.choice(keys)
    return {**message, key: max(0, message[key] + chance.choice((-2, -1, -1, 1, 1, 2, 100)))}


def odd_item(message: Message, older: Sequence[Message], chance: random.Random) -> Message:
    """Something else in a list: another step, one too many, two exchanged."""
    keys = [key for key, value in message.items() if isinstance(value, list)]
    if not keys:
        return odd_value(message, older, chance)
    key = chance.choice(keys)
    items = list(message[key])
    match chance.randrange(4):
        case 0:
            items.insert(chance.randint(0, len(items)), chance.choice(WORDS))
        case 1:
            items.insert(chance.randint(0, len(items)), chance.choice(ODD))
        case 2:
            items *= chance.choice((0, 2, 3, 30))
        case _:
            chance.shuffle(items)
    return {**message, key: items}


def without(message: Message, older: Sequence[Message], chance: random.Random) -> Message:
    gone = _key(message, chance)
    return {key: value for key, value in message.items() if key != gone}


def one_more(message: Message, older: Sequence[Message], chance: random.Random) -> Message:
    return {**message, chance.choice(NAMES): chance.choice(ODD)}


def other_name(message: Message, older: Sequence[Message], chance: random.Random) -> Message:
    old = _key(message, chance)
    new = chance.choice((old.upper(), old + " ", chance.choice(NAMES)))
    return {new if key == old else key: value for key, value in message.items()}


def mixed_up(message: Message, older: Sequence[Message], chance: random.Random) -> Message:
    """Values of another request, under the same names or as they come."""
    if not older:
        return message
    other = chance.choice(older)
    match chance.randrange(3):
        case 0:
            return {key: other.get(key, value) for key, value in message.items()}
        case 1:
            return {**message, "do": other.get("do")}
        case _:
            values = list(other.values())
            return {**message, _key(message, chance): chance.choice(values) if values else None}


def said_before(message: Message, older: Sequence[Message], chance: random.Random) -> Message:
    """Out of order: an earlier request instead of this one."""
    return dict(chance.choice(older)) if older else message


CHANGES: tuple[Change, ...] = (
    *(odd_value, odd_value, other_number, other_number, odd_item, odd_item),
    *(without, one_more, other_name, mixed_up, mixed_up, said_before, said_before),
)

# Damages to how it is said

Damage = Callable[[bytes, random.Random], bytes]


def in_a_list(text: bytes, chance: random.Random) -> bytes:
    return b"[" + text + b"]"


def twice(text: bytes, chance: random.Random) -> bytes:
    """Two objects in one frame."""
    return text + chance.choice((b"", b",", b"\n")) + text


def deep(text: bytes, chance: random.Random) -> bytes:
    """Nested deeper than anybody reads."""
    opening = chance.choice((b"[", b'{"a":'))
    depth = chance.choice((50, 2000, 9000))
    return chance.choice(
        (opening * depth, text[:-1] + b',"x":' + opening * depth, b'{"do":' + opening * depth)
    )


def padded(text: bytes, chance: random.Random) -> bytes:
    """A good request, larger than a message may be."""
    return text + b" " * (TOO_LARGE + chance.randrange(1000))


def oversized(text: bytes, chance: random.Random) -> bytes:
    return b'{"do":"open","id":3,"sheet":"","layout":"' + b"#" * TOO_LARGE + b'"}'


def same_name_twice(text: bytes, chance: random.Random) -> bytes:
    return text[:-1] + chance.choice((b',"id":5}', b',"do":"mine"}', b',"seat":0}'))


def marked(text: bytes, chance: random.Random) -> bytes:
    return chance.choice((b"\xef\xbb\xbf", b"\xff\xfe", b" ", b"\n", b"\0")) + text


def no_text(text: bytes, chance: random.Random) -> bytes:
    return chance.choice((b"", b"null", b"0", b'""', b"[]", b"{}", b"NaN", chance.randbytes(50)))


DAMAGES: tuple[Damage, ...] = (
    *(flip, other_byte, cut_out, double, break_off, put_oddity),
    *(in_a_list, twice, deep, padded, oversized, same_name_twice, marked, no_text),
)
