"""Sheets and layouts that cannot be read, each with its place and reason drawn in (see `marked_texts`)."""

from __future__ import annotations

from marked_texts import Refused, marked

# Read as filled sheets.
SHEETS: list[Refused] = [
    marked("""
        adventure: temple
        this is no header
        ^ not-a-header
        """),
    marked("""
        adventure:temple
        ^ not-a-header
        """),
    marked("""
        adventure: temple
        nickname: Hut
        ^ unknown-header
        """),
    marked("""
        ; a name is one name
        adventure: temple

        name: Hut
        name: Hut
        ^ duplicate-header
        """),
    marked("""
        name: Hut
        adventure: temple
        ^ header-order
        """),
    marked("""
        adventure: temple
        name:
             ^ empty-header
        """),
    marked("""
        adventure: temple
        name:  Hut
              ^ extra-blank
        """),
    marked("""
        name: Hut
        grid:
        ^ missing-header
        """),
    marked("""

        ^ missing-header
        """),
    marked("""
        adventure: jungle
                   ^ unknown-adventure
        grid:
        .  .  .  .  .  .  .  .
        """),
    marked("""
        adventure: temple
        name: Hut

        ^ missing-grid
        """),
    marked("""
        adventure: temple
        grid: .  .  .  .  .  .  .  .
        ^ missing-grid
        """),
    marked("""
        adventure: temple
        owner: É🐍
               ^ bad-initials
        grid:
        .  .  .  .  .  .  .  .
        """),
    marked("""
        adventure: temple
        owner: ABCDE
               ^ bad-initials
        grid:
        .  .  .  .  .  .  .  .
        """),
    marked("""
        adventure: valley
        name: Été 🐍
        grid:
        1  H  +  .
              ^ bad-token
        """),
    marked("""
        adventure: temple
        grid:
        1  +10 +16 .
               ^ bad-token
        """),
    marked("""
        adventure: temple
        grid:
        .  🐍 .  .
           ^ bad-token
        """),
    marked("""
        adventure: temple
        grid:
        .  .  ~  .
              ^ bad-token
        """),
    marked("""
        adventure: valley
        grid:
        .  .  0  .
              ^ bad-token
        """),
    marked("""
        adventure: valley
        grid:
        .  .  .  .  .
        .  .  H  .  .  .
                        ^ uneven-row
        """),
    marked("""
        adventure: valley
        grid:
        .  .  .  .
        .  .  ~
               ^ uneven-row
        """),
    marked("""
        adventure: valley
        grid:
        ^ too-few-spaces
        .  .  .  .
        .  .  .  ~
        """),
    marked("""
        adventure: temple
        grid:
        ^ too-few-doorless
        .  +  .  +
        +  .  +  +
        """),
    marked("""
        adventure: valley
        grid:
        #  #  #  #  #  #  #  #  #  #  #  #  #  #  #  #  ~
                                                        ^ too-many-columns
        """),
    marked("""
        adventure: valley
        grid:
        #
        #
        #
        #
        #
        #
        #
        #
        #
        #
        #
        #
        #
        #
        #
        #
        .
        ^ too-many-rows
        """),
    marked("""
        adventure: valley
        grid:
        .  .  .  .  .  .  .  .
        .  .  .  .  .  .  .  .
        .  .  .  .  .  .  .  .
        .  .  .  .  .  .  .  .
        .  .  .  .  .  .  .  .
        .  .  .  .  .  .  .  .
        .  .  .  .  .  .  .  .
        .  .  .  .  .  .  .  .
        #  #  .  #  #  #  #  #
              ^ too-many-spaces
        """),
    marked("""
        adventure: temple
        snakes: 0
        ^ snakes-in-temple
        grid:
        .  .  .  .  .  .  .  .
        """),
    marked("""
        adventure: valley
        snakes: 3
                ^ wrong-snakes
        grid:
        .  !  x  .  .  .  .  .
        """),
    marked("""
        adventure: valley
        snakes: 02
                ^ wrong-snakes
        grid:
        .  !  x  .  .  .  .  .
        """),
    marked("""
        adventure: temple
        grid:
        9  x  .  x  .  .  +  .
                 ^ crossed-without-nine
        """),
    marked("""
        adventure: valley
        grid:
        S  .  .  H  .  S  .  .
                       ^ structure-twice
        """),
    marked("""
        adventure: valley
        grid:
        .  .  .  .  .  .  .  .
        forest: a1 b1 c1 d1 e1
        ^ after-grid
        """),
    marked("""
        adventure: temple
        grid:
        5  5  5  5  .  .  .  .
        town: a1 b1 c1 d1
        ^ after-grid
        """),
    marked("""
        adventure: valley
        grid:
        5  5  5  5  .  .  .  .
        town:
             ^ missing-value
        """),
    marked("""
        adventure: valley
        grid:
        5  5  5  5  .  .  .  .
        town: a1 b1  c1 d1
                   ^ extra-blank
        """),
    marked("""
        adventure: valley
        grid:
        5  5  5  5  .  .  .  .
        town: a1 b1 c1 d2
                       ^ no-such-space
        """),
    marked("""
        adventure: valley
        grid:
        5  5  5  5  .  .  .  .
        town: a1 b1 c1 A1
                       ^ no-such-space
        """),
    marked("""
        adventure: valley
        grid:
        5  5  5  5  .  .  .  .
        town: a1 b1 b1 d1
                    ^ find-repeats
        """),
    marked("""
        adventure: valley
        grid:
        5  5  5  5  H  .  .  .
        town: a1 b1 c1 e1
                       ^ find-no-number
        """),
    marked("""
        adventure: valley
        grid:
        5  6  7  8  9  1  .  .
        range: c1 d1 e1
        jungle: a1 b1 c1 d1 f1
                      ^ find-taken
        """),
    marked("""
        adventure: valley
        grid:
        5  6  7  8  9  1  .  .
        range: b1 c1 d1 e1
        ^ find-size
        """),
    marked("""
        adventure: valley
        grid:
        5  6  7  8  9  1  .  .
        range: b1 c1 e1
        ^ find-apart
        """),
    marked("""
        adventure: valley
        grid:
        10 10 10 10 .  .  .  .
        pyramid: a1 b1 c1 d1
        ^ pyramid-shape
        """),
    marked("""
        adventure: valley
        grid:
        1  2  3  4  2  .  .  .
        jungle: a1 b1 c1 d1 e1
        ^ jungle-alike
        """),
    marked("""
        adventure: valley
        grid:
        5  5  5  4  .  .  .  .
        town: a1 b1 c1 d1
        ^ town-mixed
        """),
    marked("""
        adventure: valley
        grid:
        5  5  5  5  5  5  5  5
        town: a1 b1 c1 d1
        town: e1 f1 g1 h1
        ^ town-twice
        """),
    marked("""
        adventure: valley
        grid:
        8  6  5  4  .  .  .  .
        range: a1 b1 c1
                     ^ find-low
        """),
]

# Read as layouts, which have a name and no marks.
LAYOUTS: list[Refused] = [
    marked("""
        adventure: temple
        grid:
        ^ missing-header
        .  .  .  .  .  .  .  .
        """),
    marked("""
        adventure: temple
        name: Hut
        owner: AB
        ^ not-a-layout
        grid:
        .  .  .  .  .  .  .  .
        """),
    marked("""
        adventure: valley
        name: Hut
        snakes: 0
        ^ not-a-layout
        grid:
        .  .  .  .  .  .  .  .
        """),
    marked("""
        adventure: valley
        name: Hut
        grid:
        .  .  .  .  .  .  .  .
        jungle: a1 b1 c1 d1 e1
        ^ not-a-layout
        """),
    marked("""
        adventure: valley
        name: Hut
        grid:
        .  .  .  .  .  .  .  .
        end:
        ^ after-grid
        """),
    marked("""
        adventure: temple
        name: Hut
        grid:
        .  +  .  +10 .  .  .  .
                 ^ layout-not-empty
        """),
    marked("""
        adventure: temple
        name: Hut
        grid:
        .  +  .  .  .  .  !  .
                          ^ layout-not-empty
        """),
]
