"""How a good text is spoilt: a few small changes, each of a random kind, or a piece of another text."""

from __future__ import annotations

import random
from collections.abc import Callable

from .corpus import CORPUS

# What the formats are made of, and a little more than they allow.
HEADERS = """
adventure: name: owner: snakes: grid: sheet: players: seed: date: options: event: commitment: secret: words:
result: jungle: town: range: pyramid: round 1: 2: 99999: AB: AB>CD: CD>AB:
"""
VALUES = """
temple valley embedded temple-a valley-b own.sheet lake.sheet broken.sheet ../a.sheet a/b.sheet pencil-strict
2018-10-25 2018-10-25T20:15 0001-01-01 2018-W43-4 AB CD ÉÀ 王 a1 b2 c3 p16 q1 a17 A1
"""
MARKS = "# ~ . + ! x H S M 1 2 5 6 9 10 15 16 0 +1 +9 +15 +16 -1 01 P D X * - ; : > , ( ) @ ="
STEPS = """
5@c1 2+3@d1 1+2+3@e1 P=12@d2 P=0@a1 P=16@a1 D=hut@e1 D=mine@a1 D=tent@a1 4+5xc2 P=9xa2 xa2 !a1 !c2
jungle(c1,d1,d2,e2,c3) town(a1,b1,c1,d1) range(a1,b1,c1) pyramid() jungle(a1,a1)
"""
LINES = (b"round 1: 1 2 3\n", b"round 2: P D X\n", b"result: AB 12, CD -3\n", b"grid:\n", b"; a note\n")
TOKENS = [*(HEADERS + VALUES + MARKS + STEPS).encode().split(), *LINES]

# Line ends, blanks, marks and digits that look like ours, and bytes that are no text at all.
CHARACTERS = (
    "\r\n\t\x00\x0b\x0c\x1b\x1c\x85\xa0\xad\u0301\u0323\u0345\u200b\u200d\u2028\u2029\u202e\ufeff\u3000"
    "é王🐍٣１½²Ⅷ＃．＋！ｘıİßẞſK\U0010ffff\ue000\ud800\udfff"
)
ODDITIES = [
    *(character.encode("utf-8", "surrogatepass") for character in CHARACTERS),
    *(text.encode() for text in ("E\u0301", "\u1100\u1161", "\r\n", "\n\n", " ", "  ")),
    *(b"\xff", b"\xc0\x80", b"\xf0\x9f\x90", b"\xed\xa0\x80", b"\xef\xbb\xbf", b"\xff\xfe"),
    *(b"9" * 5000, "é".encode() * 3000, "\u0323".encode() * 3000, b"\n" * 50, b"(" * 3000),
]

Change = Callable[[bytes, random.Random], bytes]


def flip(text: bytes, chance: random.Random) -> bytes:
    """One bit of one byte."""
    if not text:
        return text
    place = chance.randrange(len(text))
    return text[:place] + bytes([text[place] ^ 1 << chance.randrange(8)]) + text[place + 1 :]


def other_byte(text: bytes, chance: random.Random) -> bytes:
    place = chance.randrange(len(text) + 1)
    return text[:place] + bytes([chance.randrange(256)]) + text[place + 1 :]


def cut_out(text: bytes, chance: random.Random) -> bytes:
    start = chance.randrange(len(text) + 1)
    return text[:start] + text[start + 1 + min(int(chance.expovariate(0.3)), len(text)) :]


def double(text: bytes, chance: random.Random) -> bytes:
    start = chance.randrange(len(text) + 1)
    piece = text[start : start + 1 + int(chance.expovariate(0.1))]
    return text[:start] + piece * chance.choice((2, 2, 2, 3, 20)) + text[start + len(piece) :]


def break_off(text: bytes, chance: random.Random) -> bytes:
    """Anywhere, also in the middle of a character."""
    return text[: chance.randrange(len(text) + 1)]


def swap_lines(text: bytes, chance: random.Random) -> bytes:
    lines = text.split(b"\n")
    one, other = chance.randrange(len(lines)), chance.randrange(len(lines))
    lines[one], lines[other] = lines[other], lines[one]
    return b"\n".join(lines)


def drop_line(text: bytes, chance: random.Random) -> bytes:
    lines = text.split(b"\n")
    del lines[chance.randrange(len(lines))]
    return b"\n".join(lines)


def repeat_line(text: bytes, chance: random.Random) -> bytes:
    lines = text.split(b"\n")
    line = chance.choice(lines)
    lines.insert(chance.randrange(len(lines) + 1), line)
    return b"\n".join(lines)


def put_token(text: bytes, chance: random.Random) -> bytes:
    place = chance.randrange(len(text) + 1)
    return text[:place] + chance.choice((b"", b" ")) + chance.choice(TOKENS) + text[place:]


def swap_token(text: bytes, chance: random.Random) -> bytes:
    """Another token in a token's place, or another of the same line."""
    lines = text.split(b"\n")
    number = chance.randrange(len(lines))
    words = lines[number].split(b" ")
    words[chance.randrange(len(words))] = chance.choice((chance.choice(TOKENS), chance.choice(words)))
    lines[number] = b" ".join(words)
    return b"\n".join(lines)


def other_digit(text: bytes, chance: random.Random) -> bytes:
    """Another number, face or row: what still can be read, and goes wrong later."""
    places = [place for place, byte in enumerate(text) if byte in b"0123456789"]
    if not places:
        return text
    place = chance.choice(places)
    return text[:place] + b"%d" % chance.randrange(10) + text[place + 1 :]


def other_letter(text: bytes, chance: random.Random) -> bytes:
    """Another column, mark or face."""
    places = [place for place, byte in enumerate(text) if byte in b".#~+!xHSMPDXabcdefghi"]
    if not places:
        return text
    place = chance.choice(places)
    return text[:place] + chance.choice((b".", b"#", b"!", b"x", b"9", b"c", b"X", b"P")) + text[place + 1 :]


def put_oddity(text: bytes, chance: random.Random) -> bytes:
    place = chance.randrange(len(text) + 1)
    return text[:place] + chance.choice(ODDITIES) + text[place:]


def splice(text: bytes, chance: random.Random) -> bytes:
    """The beginning of this text and the end of another, between lines or anywhere."""
    other = chance.choice(CORPUS)
    if chance.random() < 0.5:
        lines, others = text.split(b"\n"), other.split(b"\n")
        return b"\n".join(
            lines[: chance.randrange(len(lines) + 1)] + others[chance.randrange(len(others) + 1) :]
        )
    return text[: chance.randrange(len(text) + 1)] + other[chance.randrange(len(other) + 1) :]


CHANGES: tuple[Change, ...] = (
    *(flip, other_byte, cut_out, double, break_off),
    *(swap_lines, drop_line, repeat_line),
    *(put_token, swap_token, swap_token, swap_token, put_oddity, splice),
    *(other_digit, other_digit, other_digit, other_letter, other_letter),
)


def spoilt(seed: int, number: int) -> bytes:
    """The input with this number, of a seed."""
    chance = random.Random(seed << 40 | number)
    text = chance.choice(CORPUS)
    for _ in range(chance.choice((0, 1, 1, 1, 1, 2, 2, 3, 4, 8))):
        text = chance.choice(CHANGES)(text, chance)
    return text
