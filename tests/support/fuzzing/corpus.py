"""Good sheets and games to begin from: small ones, with everything in them that the formats know."""

from __future__ import annotations

import random
from collections.abc import Iterator
from pathlib import Path

from pennypapers.notation import SHIPPED, read_layout, shipped_layout, write_game, write_layout, write_sheet
from pennypapers.table import commitment
from random_tables import begin_round, play_some, random_table

SHEETS = Path(__file__).parents[2] / "data" / "sheets"

# What `sheet:` can name in a game, besides what the project ships.
OWN = "own.sheet"
FILES = {
    OWN: """\
adventure: temple
name: Two Rooms
grid:
.  +  .  .
.  .  #  .
+  .  .  .
""",
    "lake.sheet": """\
adventure: valley
name: Lake
grid:
.  .  .  .
.  ~  ~  .
.  .  .  .
""",
    "broken.sheet": "adventure: valley\nname: Lake\ngrid:\n.  .  ?\n",
}

BY_HAND = [
    """\
; a sheet as people leave it\r
adventure: valley

name: Été 🐍 \t
owner: ÉÀ
snakes: 3
grid:
10 11 12 6 6 6 1 x\t
 #  13 #  7  8  9  2 !
5  5  5  5  .  H  3 !
4  4  4  4  1  5  4 M
pyramid: b2 c1 b1 a1
range: f2 e2 d2
town: d4 b4 c4 a4
jungle: g4 f4 g3 g2 g1""",
    """\
adventure: temple
name: Step Pyramid
grid:
#  #  9  #  #
#  x  +10 !  #
3  .  .  +  15
""",
    """\
adventure: valley
sheet: valley-a
players: AB CD
round 1: 2 3 5
AB: 2+5@c1 3@d1
CD: 2+3+5@e1 *
round 2: P D 4
AB: P=12@d2 D=hut@e1 4@e2
CD: D=mine@f1 4@e2
round 3: 1 4 X
AB>CD: !d3
CD>AB: !c2
round 4: 4 5 2
AB: 4+5xc2 2@c3 jungle(c1,d1,d2,e2,c3)
CD: 2@d2
round 5: P D X
AB>CD:
CD>AB: !a3
""",
    """\
adventure: temple
sheet: own.sheet
players: AB
event: on a layout of our own
round 1: 4 5 3
AB: 4+5@a1
round 2: 1 D X
AB: !a2
round 3: P D 5
AB: P=5@b1 xa2
round 4: 1 D 2
AB: 1+2@a3
round 5: 1 D 2
AB: -
round 6: 1 2 3
AB: 2+3@b2
""",
]


def _sheets() -> Iterator[str]:
    for path in sorted(SHEETS.glob("*.sheet")):
        yield path.read_text(encoding="utf-8")
    yield write_layout(shipped_layout("valley-b"))
    chance = random.Random("sheets")
    for text in (FILES[OWN], FILES["lake.sheet"]):
        yield text
        table = random_table(read_layout(text), 2, chance)
        yield write_sheet(table.sheets["AB"], "AB")


def _games() -> Iterator[str]:
    chance = random.Random("games")
    for name in SHIPPED:
        for players, rounds in ((1, 4), (2, 3), (3, 2)):
            table = random_table(shipped_layout(name), players, chance, rounds)
            begin_round(table, chance)
            play_some(table, players - 1, chance)
            yield write_game(table.game(seed=f"{name} {players}", date="2018-10-25"))
    for text in (FILES[OWN], FILES["lake.sheet"]):
        for players in (1, 2):
            table = random_table(read_layout(text), players, chance, strict=True)
            notes = {
                "event": "the end",
                "commitment": commitment(b"secret"),
                "secret": "0f" * 32,
                "words": " ".join(["-", "a1" * 16][:players]),
            }
            yield write_game(table.game(**notes))


CORPUS = tuple(text.encode() for text in (*BY_HAND, *_sheets(), *_games()))
