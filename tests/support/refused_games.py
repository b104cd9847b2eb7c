"""Games that cannot be read, each with its place and reason drawn in (see `marked_texts`)."""

from __future__ import annotations

from marked_texts import Refused, marked

# What `sheet:` can name in these games, besides what the project ships.
FILES = {
    "own.sheet": "adventure: valley\nname: Row\ngrid:\n.  .  .  .  .  .  .  .\n",
    "broken.sheet": "adventure: valley\nname: Row\ngrid:\n.  .  ?  .  .  .  .  .\n",
}

# The lines before the first round.
HEADERS: list[Refused] = [
    marked("""
        adventure: valley
        sheet: valley-a
        round 1: 1 2 3
        ^ missing-header
        """),
    marked("""
        adventure: valley
        players: AB

        ^ missing-header
        """),
    marked("""
        sheet: valley-a
        adventure: valley
        ^ header-order
        """),
    marked("""
        adventure: valley
        sheet: valley-a
        players: AB CD
        date: 2018-10-25
        seed: abc
        ^ header-order
        """),
    marked("""
        adventure: valley
        sheet: valley-a
        players: AB CD
        owner: AB
        ^ unknown-header
        """),
    marked("""
        adventure: valley
        sheet: valley-a
        players: AB CD
        players: AB CD
        ^ duplicate-header
        """),
    marked("""
        adventure: valley
        sheet: valley-a
        players: AB CD
        event:
              ^ empty-header
        """),
    marked("""
        adventure: desert
                   ^ unknown-adventure
        sheet: valley-a
        players: AB
        """),
    marked("""
        adventure: valley
        sheet: valley-c
               ^ unknown-sheet
        players: AB
        """),
    marked("""
        adventure: valley
        sheet: other.sheet
               ^ unknown-sheet
        players: AB
        """),
    marked("""
        adventure: valley
        sheet: ../own.sheet
               ^ sheet-not-plain
        players: AB
        """),
    marked("""
        adventure: valley
        sheet: sheets/own.sheet
               ^ sheet-not-plain
        players: AB
        """),
    marked("""
        adventure: valley
        sheet: sheets\\own.sheet
               ^ sheet-not-plain
        players: AB
        """),
    marked("""
        adventure: temple
        sheet: valley-a
               ^ wrong-adventure
        players: AB
        """),
    marked("""
        adventure: temple
        sheet: own.sheet
               ^ wrong-adventure
        players: AB
        """),
    marked("""
        adventure: valley
        sheet: broken.sheet
               ^ broken-sheet-file
        players: AB
        """),
    marked("""
        adventure: valley
        sheet: valley-a
        players: AB C-D
                    ^ bad-initials
        """),
    marked("""
        adventure: valley
        sheet: valley-a
        players: ÀÉ 🐍
                    ^ bad-initials
        """),
    marked("""
        adventure: valley
        sheet: valley-a
        players: AB  CD
                   ^ extra-blank
        """),
    marked("""
        adventure: valley
        sheet: valley-a
        players: AB E\u0301 CD
                    ^ initials-not-nfc
        """),
    marked("""
        adventure: valley
        sheet: valley-a
        players: AB ÉÀ éà
                       ^ same-initials
        """),
    marked("""
        adventure: valley
        sheet: valley-a
        players: ß AB SS
                      ^ same-initials
        """),
    marked("""
        adventure: valley
        sheet: valley-a
        players: AB CD
        date: 25.10.2018
              ^ bad-date
        """),
    marked("""
        adventure: valley
        sheet: valley-a
        players: AB CD
        date: 2018-02-29
              ^ bad-date
        """),
    marked("""
        adventure: valley
        sheet: valley-a
        players: AB CD
        options: pencil-strict fast
                               ^ unknown-option
        """),
    marked("""
        adventure: valley
        sheet: valley-a
        players: AB CD
        options: pencil-strict pencil-strict
                               ^ option-twice
        """),
    marked("""
        adventure: valley
        sheet: valley-a
        players: AB CD
        commitment: 0123456789ABCDEF
                    ^ bad-hex
        """),
    marked("""
        adventure: valley
        sheet: valley-a
        players: AB CD
        words: - 0123
                 ^ bad-hex
        """),
    marked("""
        adventure: valley
        sheet: valley-a
        players: AB CD
        words: - - -
               ^ words-count
        """),
]

# What they are played on.
LAYOUTS: list[Refused] = [
    marked("""
        adventure: valley
        sheet: embedded
        players: AB
        round 1: 1 2 3
        ^ missing-header
        """),
    marked("""
        adventure: valley
        sheet: valley-a
        players: AB
        name: Cradle
        ^ only-embedded
        """),
    marked("""
        adventure: valley
        sheet: valley-a
        players: AB
        grid:
        ^ only-embedded
        .  .  .  .  .  .  .  .
        """),
    marked("""
        adventure: valley
        sheet: embedded
        players: AB
        name: Row
        round 1: 1 2 3
        ^ missing-grid
        """),
    marked("""
        adventure: valley
        sheet: embedded
        players: AB
        name: Row
        grid:
        .  .  .  5  .  .  .  .
                 ^ layout-not-empty
        """),
    marked("""
        adventure: valley
        sheet: embedded
        players: AB
        name: Row
        grid:
        ^ too-few-spaces
        .  .  .  .  .  .  .
        round 1: 1 2 3
        """),
    marked("""
        adventure: valley
        sheet: embedded
        players: AB
        name: Row
        grid:
        .  .  .  .  .  .  .  .
        jungle: a1 b1 c1 d1 e1
        ^ not-a-round
        """),
]

CROWD = " ".join(f"{n:04}" for n in range(1, 101))
HEADERS.append(
    Refused(
        f"adventure: valley\nsheet: valley-a\nplayers: {CROWD} ÉÀ\n",
        "too-many-players",
        3,
        len(f"players: {CROWD} ") + 1,
    )
)
