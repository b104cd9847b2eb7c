### What everybody sees of each other: the moment between rounds, stars and places, reactions, a hazard's why.

## The moment between rounds, and rounds before

room-told = What everybody did
room-deeds = What was done with the dice
room-sheets = Where everybody wrote
room-count-of = { $count } of { $all }
room-passed = passed
room-crossed =
    { $hazard ->
        [mummy] crossed out a mummy
       *[snake] crossed out a snake
    }
room-go-on = To my sheet
room-watch-on = Go on
room-next-dice = Until the next dice
room-next-dice-in =
    { $seconds ->
        [one] { $seconds } second until the next dice
       *[other] { $seconds } seconds until the next dice
    }
room-earlier = The round before that
room-later = The round after that
room-not-there = This round could not be fetched just now.
room-more = { $count } more
room-you-and = You
room-rare-number =
    { $how ->
        [only] Only you wrote <b>{ $name }</b>.
        [all] All { $all } of you wrote <b>{ $name }</b>.
        [few] { $names } wrote <b>{ $name }</b>.
       *[some] { $count ->
            [one] You and { $count } other of { $all } wrote <b>{ $name }</b>.
           *[other] You and { $count } others of { $all } wrote <b>{ $name }</b>.
        }
    }
room-a-structure =
    { $name ->
        [hut] the hut
        [statue] the statue
       *[mine] the mine
    }
room-rare-structure =
    { $how ->
        [only] Only you drew { room-a-structure }.
        [all] All { $all } of you drew { room-a-structure }.
        [few] { $names } drew { room-a-structure }.
       *[some] { $count ->
            [one] You and { $count } other of { $all } drew { room-a-structure }.
           *[other] You and { $count } others of { $all } drew { room-a-structure }.
        }
    }
room-a-discovery =
    { $name ->
        [jungle] a jungle
        [town] a town
        [range] a mountain range
       *[pyramid] a pyramid
    }
room-rare-discovery =
    { $how ->
        [only] Only you revealed { room-a-discovery }.
        [all] All { $all } of you revealed { room-a-discovery }.
        [few] { $names } revealed { room-a-discovery }.
       *[some] { $count ->
            [one] You and { $count } other of { $all } revealed { room-a-discovery }.
           *[other] You and { $count } others of { $all } revealed { room-a-discovery }.
        }
    }
room-a-hazard =
    { $hazard ->
        [mummy] a mummy
       *[snake] a snake
    }
room-rare-cross =
    { $how ->
        [only] Only you crossed out { room-a-hazard }.
        [all] All { $all } of you crossed out { room-a-hazard }.
        [few] { $names } crossed out { room-a-hazard }.
       *[some] { $count ->
            [one] You and { $count } other of { $all } crossed out { room-a-hazard }.
           *[other] You and { $count } others of { $all } crossed out { room-a-hazard }.
        }
    }
room-gain = Biggest gain: { $names }, <b>+{ $stars }</b>.
room-loss = Hit hardest: { $names }, <b>−{ $stars }</b>.
room-first-group =
    { $count ->
        [one] { $names } has the first group.
       *[other] { $names } have the first groups.
    }
room-first-mummy =
    { $count ->
        [one] { $names } is the first to beat a mummy.
       *[other] { $names } are the first to beat a mummy.
    }
room-first-full =
    { $count ->
        [one] { $names } is the first to fill the grid.
       *[other] { $names } are the first to fill the grid.
    }
room-first-jungle =
    { $count ->
        [one] { $names } reveals the first jungle.
       *[other] { $names } reveal the first jungles.
    }
room-first-town =
    { $count ->
        [one] { $names } reveals the first town.
       *[other] { $names } reveal the first towns.
    }
room-first-range =
    { $count ->
        [one] { $names } reveals the first mountain range.
       *[other] { $names } reveal the first mountain ranges.
    }
room-first-pyramid =
    { $count ->
        [one] { $names } reveals the first pyramid.
       *[other] { $names } reveal the first pyramids.
    }
room-lead = { $names } takes the lead.
room-climb = { $names } overtakes { $others }.
room-drew-on =
    { $name } drew { room-a-hazard } for { $other } at <b>{ $space }</b>.
room-victims =
    { $hazard ->
        [mummy] Where the mummies went
       *[snake] Where the snakes went
    }
room-victim = { $name }: { room-a-hazard } at { $space }, drawn by { $by }
room-by = by { $by }

## Stars and places

room-standings = Stars and places
room-standing =
    Place { $place }, { $stars ->
        [one] { $stars } star
       *[other] { $stars } stars
    }, { $gain } in the last round
room-still-to-come =
    { $count ->
        [one] { $count } still to come
       *[other] { $count } still to come
    }
room-hints =
    { $count ->
        [one] asked for { $count } hint
       *[other] asked for { $count } hints
    }

## Who is here, and who one is

room-own-tab = You are { $name }
room-turn-of = { $name }’s turn
room-person-gone = is not connected just now
room-see-sheet-gone = { $name }, not connected. See the sheet
room-nudged-by = { $name } nudges you: the table waits.

## Reactions

room-reactions = Stamp a reaction
room-reaction =
    { $reaction ->
        [star] a star
        [laugh] a laugh
        [wow] wow
        [ouch] ouch
        [hurry] hurry up
       *[thanks] thank you
    }
room-reaction-said = { $name } stamps: { room-reaction }
room-reactions-on = Reactions are shown
room-reactions-off = Reactions are hidden

## A hazard

room-hazard-why-temple = { $name } loses 2 stars unless a 9 is written beside it. Any space without a door.
room-hazard-why-valley = It costs { $name } the largest number beside it, until a 9 crosses it out. Any empty space.
room-hazard-undo-temple = It costs you 2 stars. Write a 9 beside it, and you may cross it out: then it brings 2.
room-hazard-undo-valley = It costs you the largest number beside it. Use a 9 to cross it out.
