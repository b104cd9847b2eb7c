### The table while a game is played, and its end.

## The bar, and what everybody does

turn-round = Round { $round }
turn-round-of = Round { $round } of { $last }
turn-spaces-left =
    { $count ->
        [one] { $count } space left
       *[other] { $count } spaces left
    }
turn-next-level =
    { $stars } to { $level ->
        [pathfinder] Pathfinder
        [voyager] Voyager
       *[explorer] Explorer
    }
turn-at-end = { $stars } at the end
turn-at-end-why = At the end: mummies beside a 9 cross themselves out
turn-lesson-name = First game
turn-expedition = Expedition of { $day }
turn-expedition-how = The same dice for everybody today. Your first try counts, without hints.
turn-expedition-again = Once more with today’s dice. Your first try is the one that counts.
turn-expedition-past = The dice of a day that is over, for practice: it does not count.
turn-menu = Menu of the table
turn-close = Close
turn-help = What the rule says
turn-your-sheet = Your sheet
turn-you = you
turn-stars-label =
    { $stars ->
        [one] { $stars } star so far. Show where it comes from
       *[other] { $stars } stars so far. Show where they come from
    }
turn-stars-label-pencil = { $stars } stars so far, in pencil { $pencil }. Show where they come from
turn-others = The others
turn-see-sheet =
    { $name }, { $state ->
        [ink] done
        [pen] thinking
       *[off] away
    }. See the sheet
turn-bot-called = { $own ->
        [yes] { $name } (a bot)
       *[no] { $name } (a bot plays)
    }
turn-and-more = and { $count } more
turn-undo = Undo
turn-reset = Rub all out
turn-ink = Ink it
turn-pass = Pass
turn-hint = Hint
turn-hint-thinking = The coach is thinking…
turn-hint-getting-ready = The coach is still getting ready: { $percent } %
turn-hint-title = What the coach would do
turn-hint-how = Tap one to see it in pencil. Nothing is inked by itself.
turn-hint-none = The coach sees nothing to do.
turn-hint-yours = your pencil
turn-hint-stars = { $stars ->
        [one] about { $stars } star at the end
       *[other] about { $stars } stars at the end
    }
turn-hint-less = { $stars ->
        [one] { $stars } star less
       *[other] { $stars } stars less
    }
turn-hint-same = just as good
turn-hint-write = write <b>{ $number }</b> at { $space }
turn-why-now = { $kind ->
        [run] a run of { $count } spaces
        [group] completes a group
        [mummy] { $count ->
            [one] vanquishes a mummy
           *[other] vanquishes { $count } mummies
        }
        [full] fills the sheet
        [jungle] a jungle at once
        [town] a town at once
        [range] a mountain range at once
        [pyramid] a pyramid at once
        [hut] more jungle beside the hut
        [statue] more town beside the statue
        [mine] more range beside the mine
       *[snake] snakes cost less at once
    }
turn-why-more = { $kind ->
        [run] keeps the run open
        [group] keeps groups within reach
        [mummy] better placed against mummies
        [full] brings the full sheet nearer
        [jungle] brings a jungle nearer
        [town] brings a town nearer
        [range] brings a mountain range nearer
        [pyramid] brings a pyramid nearer
        [hut] more jungle to come beside the hut
        [statue] more town to come beside the statue
        [mine] more range to come beside the mine
        [snake] snakes will cost less
       *[later] leaves more room for what comes
    }
turn-why-less = { $kind ->
        [run] the run comes out shorter
        [group] fewer groups to come
        [mummy] worse placed against mummies
        [full] puts the full sheet farther off
        [jungle] fewer stars from jungles
        [town] fewer stars from towns
        [range] fewer stars from mountain ranges
        [pyramid] fewer stars from pyramids
        [hut] less jungle beside the hut
        [statue] less town beside the statue
        [mine] less range beside the mine
        [snake] snakes will cost more
       *[later] leaves less room for what comes
    }
turn-why-none = no kind of stars stands out
turn-hint-structure = { $structure ->
        [hut] draw the hut at { $space }
        [statue] draw the statue at { $space }
       *[mine] draw the mine at { $space }
    }
turn-hint-cross =
    { $count ->
        [1] { $hazard ->
            [mummy] cross out the mummy at { $spaces }
           *[snake] cross out the snake at { $spaces }
        }
       *[other] { $hazard ->
            [mummy] cross out the mummies at { $spaces }
           *[snake] cross out the snakes at { $spaces }
        }
    }
turn-hint-reveal = { $kind ->
        [jungle] reveal a jungle
        [town] reveal a town
        [range] reveal a mountain range
       *[pyramid] reveal a pyramid
    }
turn-hint-draw = { $hazard ->
        [mummy] draw the mummy at { $space }
       *[snake] draw the snake at { $space }
    }
turn-hint-pass = pass

## Playing on from a round

turn-from-here = Play on from round { $round }
turn-from-same = The dice as they came
turn-from-new = New dice
turn-from-how = { $players ->
        [one] The sheet is as it stood before round { $round }. The game is marked: no level, and no best.
       *[other] The sheet is as it stood before round { $round }; bots play for the others. The game is marked: no level, and no best.
    }
turn-from-file = Play on from a game file
turn-from-choose = Choose a .game file
turn-from-round = Round
turn-from-whose = Whose sheet
turn-from-wrong = This is no game file.
turn-from-large = This file is too large.
turn-from-mark = Played on from round { $round }
turn-from-end = Played on from round { $round } of another game: it counts as no level and no best.
turn-number-by-key = { $number } chosen
turn-finds-said = Could be revealed: { $kinds }.
turn-finds-kind = { $kind ->
        [jungle] a jungle
        [town] a town
        [range] a mountain range
       *[pyramid] a pyramid
    }

## Dice

turn-dice = Dice
turn-die =
    { $colour ->
        [purple] purple die
        [green] green die
       *[red] red die
    }, { $shows ->
        [penny] Penny
        [dakota] Dakota
        [lockpick] the lockpick
        [snake] the snake
        [mummy] the mummy
       *[other] { $shows }
    }
turn-roll = Roll
turn-numbers = Numbers
turn-show-space = Show it on the sheet
turn-picker = Penny: any number

## A turn in the Temple

turn-choose = Choose a number, then a space.
turn-choose-door = The lockpick opens a door: write there.
turn-choose-penny = Penny: any number, then a space.
turn-choose-penny-door = Penny and the lockpick: any number, in a door.
turn-where = Where does the <b>{ $number }</b> go?
turn-where-door = Which door does the <b>{ $number }</b> go in?
turn-which = Which number for { $space }?
turn-in-pencil = <b>{ $number }</b> in pencil. Move it, or ink it.
turn-cross-out =
    { $count ->
        [one] Cross out the mummy at { $spaces }: { $change }
       *[other] Cross out the mummies at { $spaces }: { $change }
    }
turn-pass-why = The lockpick shows, but no door is empty: pass.
turn-pass-or-cross = No door is empty: cross out a mummy, or pass.

## A turn in the Valley

turn-take-dice = Choose a number or a space. Dice add up.
turn-sum = { $number }, made of { $dice }
turn-last-die = <b>{ $number }</b> is left: tap a space, or ink it.
turn-last-die-find = <b>{ $number }</b> is left: a space, a discovery, or ink it.
turn-place-or-cross = Place the <b>{ $number }</b>, or cross out a snake with it.
turn-place-structure =
    { $structure ->
        [hut] Dakota’s <b>hut</b>: 2 stars for each jungle space beside it.
        [statue] Dakota’s <b>statue</b>: 2 stars for each town space beside it.
       *[mine] Dakota’s <b>mine</b>: 2 stars for each range space beside it.
    }
turn-pick-penny = Penny: any number. Which one?
turn-pick-structure = Dakota draws a structure. Which one?
turn-no-structure = All three structures are drawn already.
turn-no-space = No space is left for it.
turn-cross-only = No space is left, but a snake can be crossed out.
turn-unplaced-number = The <b>{ $number }</b> is not placed yet. Press again to ink without it.
turn-unplaced-structure =
    { $structure ->
        [hut] The <b>hut</b> is not drawn yet.
        [statue] The <b>statue</b> is not drawn yet.
       *[mine] The <b>mine</b> is not drawn yet.
    } Press again to ink without it.
turn-unplaced-penny = Penny is not used yet. Press again to ink without her.
turn-unplaced-dakota = Dakota is not used yet. Press again to ink without him.
turn-more-dice = More dice, or ink it.
turn-more-dice-find = More dice, a discovery, or ink it.
turn-all-spent = All dice are used. Ink it.
turn-all-spent-find = A discovery is possible. Reveal it, or wait.
turn-revealed = A discovery in pencil. Ink it.
turn-revealed-more = A discovery in pencil. More dice, or ink it.
turn-spent-write = written at { $space }
turn-spent-draw = drawn at { $space }
turn-spent-cross = snake at { $space }
turn-structures = Structures
turn-structure =
    { $structure ->
        [hut] Hut
        [statue] Statue
       *[mine] Mine
    }
turn-drawn = drawn

## Discoveries

turn-discoveries = Discoveries
turn-kind =
    { $kind ->
        [jungle] Jungle
        [town] Town
        [range] Range
       *[pyramid] Pyramid
    }
turn-finds-all = { $count } discoveries
turn-finds-best = { $count } discoveries, the best of each kind
turn-choose-spaces = Choose spaces
turn-one-discovery = One discovery each round
turn-choose-how = Tap the spaces of your discovery.
turn-chosen-not = { $numbers }: not a discovery yet.
turn-chosen-fits = { $numbers }: that is one.
turn-fits =
    This is { $kind ->
        [jungle] a jungle
        [town] a town
        [range] a mountain range
       *[pyramid] a pyramid
    }.
turn-reveal = Reveal
turn-back-to = Back
turn-kind-jungle = 5 different
turn-kind-town = 4 alike
turn-kind-range = 3 of 6 or more
turn-kind-pyramid = a T of 10 or more
turn-near-jungle = 5 different
turn-near-town = 4 alike
turn-near-range = 3 of 6+
turn-near-pyramid = T of 10+
turn-near-lacks = { $count } more
turn-near-there = ready
turn-near-none = none begun
turn-near-stars =
    { $stars ->
        [one] { $stars } star
       *[other] { $stars } stars
    }
turn-kind-fits = yes, it fits
turn-kind-no = not this one
turn-kind-more =
    { $missing ->
        [one] one more number
       *[other] { $missing } more numbers
    }
turn-kind-fewer = exactly { $wanted } spaces
turn-kind-find-no-number = { $space } has no number
turn-kind-find-taken = { $space } is taken
turn-kind-find-apart = they stand apart
turn-kind-pyramid-shape = not a T
turn-kind-jungle-alike = { $number } is there twice
turn-kind-town-mixed = they differ
turn-kind-town-twice = a town of { $number } is there
turn-kind-find-low = { $lowest } or more
turn-kind-reveal-too-early = play something first
turn-kind-reveal-once = one each round

## A hazard

turn-hazard-title =
    { $hazard ->
        [mummy] A mummy!
       *[snake] A snake!
    }
turn-hazard-hold = You hold the sheet of { $name }.
turn-hazard-own = It goes on your own sheet.
turn-hazard-temple = Where does it go? Any space without a door.
turn-hazard-valley = Where does it go? Any empty space.
turn-hazard-beside = Beside what you filled last round.
turn-hazard-anywhere-alone = This time any marked space will do.
turn-hazard-first =
    { $hazard ->
        [snake] A snake! Nobody writes, and the other two dice do not count.
       *[mummy] A mummy! Nobody writes, and the other two dice do not count.
    }
turn-hazard-cost =
    { $hazard ->
        [snake] At the end it costs the largest number beside it, unless you drive it away with exactly 9.
       *[mummy] It costs 2 stars. Beside a 9 you may cross it out: then it brings 2.
    }
turn-hazard-first-beside =
    { $hazard ->
        [snake] Draw it beside what you filled last round, best beside small numbers.
       *[mummy] Draw it beside what you filled last round, best where a 9 can come beside it.
    }
turn-hazard-first-anywhere =
    { $hazard ->
        [snake] Draw it in any marked space, best beside small numbers.
       *[mummy] Draw it in any marked space, best where a 9 can come beside it.
    }
turn-hazard-pencil =
    { $hazard ->
        [mummy] A mummy
       *[snake] A snake
    } in pencil at { $space }. Move it, or ink it.
turn-hazard-who =
    { $name } holds it. You will see the new { $hazard ->
        [mummy] mummy
       *[snake] snake
    }.
turn-stars-of =
    { $stars ->
        [one] { $stars } star so far
       *[other] { $stars } stars so far
    }
turn-ink-hazard =
    { $hazard ->
        [mummy] Ink the mummy
       *[snake] Ink the snake
    }
turn-drew =
    { $name } drew { $hazard ->
        [mummy] a mummy
       *[snake] a snake
    } at <b>{ $space }</b>.
turn-table-for =
    { $why ->
        [clock] The table played for { $name }: the time was up.
        [keeper] The table played for { $name }: the host asked.
        [bot] A bot played for { $name }.
        [late] The table played for { $name }: the bot did not answer in time.
        [stalled] The table played for { $name }: the others had waited for five minutes.
       *[muted] The table played for { $name } while they are out.
    }
turn-table-for-you =
    { $why ->
        [clock] The table played for you: the time was up.
        [keeper] The table played for you: you were away.
        [bot] A bot played for you while you were away.
        [late] The table played for you: the bot did not answer in time.
        [stalled] The table played for you: the others had waited for five minutes.
       *[muted] The table played for you while you were out.
    }

## Waiting

turn-is-inked = Your turn is in ink
turn-still-to-come = { $count } of { $all } still to come
turn-all-in = Everybody is done
turn-person-done = is done
turn-person-thinks = is thinking
turn-person-getting-ready = is still getting ready ({ $percent } %)
turn-person-muted = is out; the table plays
turn-person-away = is away
turn-person-away-clock = is away. The table plays in { $seconds } s
turn-person-away-keeper = is away. You may let the table play
turn-person-stand-in =
    { $state ->
        [ink] is away; a bot played ({ lobby-bot-name })
       *[pen] is away; a bot plays ({ lobby-bot-name })
    }
turn-stand-in = A bot plays for { $name } from now on ({ lobby-bot-name }).
turn-stand-in-over = No bot plays for { $name } any more.
turn-is-back = { $name } is back and plays.
turn-stand-in-begin = A bot plays for them
turn-stand-in-end = No bot any more
turn-stand-in-level = How strong the bot is
turn-play-for = Let the table play
turn-nudge = Nudge { $name }
turn-nudge-short = Nudge
turn-nudge-done = { $name } was nudged
turn-nudged = The table waits for you.
turn-table-plays =
    { $who ->
        [you] The table plays for you.
       *[other] The table plays for { $name }.
    }
turn-out-from =
    { $who ->
        [you] The host has put you out: from round { $round } on the table plays for you.
       *[other] The host has put { $name } out: from round { $round } on the table plays.
    }
turn-stalled = Everybody has been waiting for { $name } for five minutes.
turn-stalled-own =
    { $who ->
        [you] The others have been waiting for you for five minutes: they may let the table play for you now.
       *[other] The others have been waiting for { $name } for five minutes: they may let the table play now.
    }
turn-last-round = The round before
turn-sheet-of = The sheet of { $name }
turn-as-of = After round { $round }
turn-sheet-before = The sheet before
turn-sheet-after = The next sheet
turn-clock = Time left
turn-clock-left =
    { $seconds ->
        [one] { $seconds } second left
       *[other] { $seconds } seconds left
    }
turn-clock-warning = { $seconds } seconds left.
turn-paused = The table is paused.
turn-paused-long = The table has been paused for five minutes. Anybody may go on now.
turn-go-on = Go on
turn-you-watch = You are watching
turn-big-screen = Big screen
turn-did-write = wrote <b>{ $number }</b> at { $space }
turn-did-structure =
    { $structure ->
        [hut] drew the hut
        [statue] drew the statue
       *[mine] drew the mine
    } at { $space }
turn-did-cross =
    crossed out the { $hazard ->
        [mummy] mummy
       *[snake] snake
    } at { $space }
turn-did-reveal =
    revealed { $kind ->
        [jungle] a jungle
        [town] a town
        [range] a mountain range
       *[pyramid] a pyramid
    }
turn-did-draw =
    drew a { $hazard ->
        [mummy] mummy
       *[snake] snake
    } at { $space }
turn-did-draw-on =
    drew a { $hazard ->
        [mummy] mummy
       *[snake] snake
    } at { $space } for { $name }
turn-did-pass = passed
turn-did-table =
    { $why ->
        [clock] The table played: the time was up.
        [keeper] The table played: the host asked.
        [bot] A bot played.
        [late] The table played: the bot did not answer in time.
        [stalled] The table played: the others had waited for five minutes.
       *[muted] The table played.
    }
turn-hand-to = Hand it to { $name }
turn-hand-why = Your turn is in ink. Nobody sees a sheet before its owner has it.
turn-i-am = I am { $name }

## Stars

turn-change-run = <b>{ $change }</b>: { $now ->
        [0] no run any more
       *[other] a run of { $now }
    }.
turn-change-group = <b>{ $change }</b>: { $way ->
        [more] a group of { $number }
       *[less] no group of { $number } any more
    }.
turn-change-mummy = <b>{ $change }</b>: { $way ->
        [more] the mummy at { $space } is crossed out
       *[less] a mummy at { $space }
    }.
turn-change-full = <b>{ $change }</b>: the grid is full.
turn-change-jungle = <b>{ $change }</b>: a jungle.
turn-change-town = <b>{ $change }</b>: a town of { $number }.
turn-change-range = <b>{ $change }</b>: a mountain range.
turn-change-pyramid = <b>{ $change }</b>: a pyramid.
turn-change-hut = <b>{ $change }</b>: the hut at { $space }, beside jungle.
turn-change-statue = <b>{ $change }</b>: the statue at { $space }, beside a town.
turn-change-mine = <b>{ $change }</b>: the mine at { $space }, beside a range.
turn-change-snake = <b>{ $change }</b>: the snake at { $space } now costs { $now ->
        [0] nothing
       *[other] { $now }
    }.
turn-where-stars = Where my stars come from
turn-where-pencil = Round { $round }, your pencil included
turn-stars-so-far = Stars so far
turn-no-stars = No stars yet.
turn-star-run = Longest run, { $from } to { $to }: { $spaces } spaces
turn-star-group = Group of { $number }: { $spaces } spaces
turn-star-crossed = Mummies crossed out: { $count } × { $each }
turn-star-mummy = Mummies still about: { $count } × −{ $each }
turn-star-full = The whole grid is full
turn-star-jungle = Jungles: { $count } × { $each }
turn-star-town = Towns: { $count } × { $each }
turn-star-range = Mountain ranges: { $count } × { $each }
turn-star-pyramid = Pyramids: { $count } × { $each }
turn-star-hut = Hut beside jungle
turn-star-statue = Statue beside a town
turn-star-mine = Mine beside a range
turn-star-snake =
    { $count ->
        [one] { $count } snake still about
       *[other] { $count } snakes still about
    }

## The menu

turn-table = At the table
turn-table-code = Code { $code }
turn-person =
    { $state ->
        [ink] is done
        [pen] is thinking
       *[off] is away
    }
turn-person-more = What can be done for { $name }
turn-keeper = host
turn-muted = out
turn-muted-from = out from round { $round } on
turn-watchers =
    { $count ->
        [one] { $count } more is watching.
       *[other] { $count } more are watching.
    }
turn-see = See the sheet
turn-move-seat = Move to another device
turn-move-how = Type this code on the other device, at “Join”. It works once, for a quarter of an hour.
turn-mute = Put out from the next round on
turn-unmute =
    { $who ->
        [you] I play again myself
       *[other] Plays again in person
    }
turn-hand-over = Make host
turn-pause = Pause the table
turn-not-done = That was not possible just now.
turn-sound-on = Sound is on
turn-sound-off = Sound is off
turn-letters-on = Shortcut keys are on
turn-letters-off = Shortcut keys are off
turn-ink-again-on = Second tap inks
turn-ink-again-off = Second tap rubs out
turn-sound-offer = Sound: dice on wood, pencil, nib. Switch it on
turn-language = Language
turn-language-name =
    { $code ->
        [fr] Français
        [nl] Nederlands
       *[en] English
    }
turn-theme = Light
turn-theme-name =
    { $theme ->
        [light] Day
        [dark] Night, by lamp
       *[auto] As the device
    }
turn-rules = Rules
turn-to-start = To the start
turn-leave-kept = Your seat is kept: you find the table again at the start.

## What a screen reader says

turn-name-empty = empty
turn-name-door = door
turn-name-number = number { $number }
turn-name-pencil = { $number } in pencil
turn-name-hazard =
    { $hazard ->
        [mummy] mummy
       *[snake] snake
    }
turn-name-hazard-pencil =
    { $hazard ->
        [mummy] mummy
       *[snake] snake
    } in pencil
turn-name-crossed =
    { $hazard ->
        [mummy] mummy
       *[snake] snake
    } crossed out
turn-name-crossed-pencil =
    { $hazard ->
        [mummy] mummy
       *[snake] snake
    } crossed out in pencil
turn-name-structure =
    { $structure ->
        [hut] hut
        [statue] statue
       *[mine] mine
    }
turn-name-structure-pencil =
    { $structure ->
        [hut] hut
        [statue] statue
       *[mine] mine
    } in pencil
turn-name-in =
    in { $kind ->
        [jungle] a jungle
        [town] a town
        [range] a mountain range
       *[pyramid] a pyramid
    }
turn-name-reveals =
    tap reveals { $kind ->
        [jungle] a jungle
        [town] a town
        [range] a mountain range
       *[pyramid] a pyramid
    }
turn-name-crossable = can be crossed out
turn-name-chosen = chosen
turn-name-legal = may be filled
turn-name-legal-for = legal for { $number }
turn-said-write =
    { $number } in pencil at { $space }, { $stars ->
        [one] { $stars } star
       *[other] { $stars } stars
    }.
turn-said-structure =
    { $structure ->
        [hut] Hut
        [statue] Statue
       *[mine] Mine
    } in pencil at { $space }, { $stars ->
        [one] { $stars } star
       *[other] { $stars } stars
    }.
turn-said-cross =
    Crossed out in pencil at { $space }, { $stars ->
        [one] { $stars } star
       *[other] { $stars } stars
    }.
turn-said-reveal =
    { $kind ->
        [jungle] Jungle
        [town] Town
        [range] Mountain range
       *[pyramid] Pyramid
    } in pencil, { $stars ->
        [one] { $stars } star
       *[other] { $stars } stars
    }.
turn-said-draw =
    { $hazard ->
        [mummy] Mummy
       *[snake] Snake
    } in pencil at { $space }.
turn-undone = Undone.
turn-late = One moment: the table is slow to answer.
turn-inked = In ink.
turn-inked-waiting = In ink. Waiting for { $names }.

## Keys

turn-key-number = 0–9
turn-key-number-does = number
turn-key-dice = P D X
turn-key-dice-does = dice
turn-key-arrows = ←↑↓→
turn-key-arrows-does = space
turn-key-write = Enter
turn-key-write-does = write
turn-key-find = F
turn-key-find-does = finds
turn-key-undo = Z
turn-key-undo-does = undo
turn-key-ink = I
turn-key-ink-does = ink
turn-key-stars = S
turn-key-stars-does = stars
turn-key-hint = H
turn-key-hint-does = hint

## Exercises

exercise-title = What would you do?
exercise-left = { $left ->
    [one] The last one today.
   *[other] { $left } are left today.
 }
exercise-was = { $stars ->
    [one] In your game this turn lost { $stars } star.
   *[other] In your game this turn lost { $stars } stars.
 }
exercise-leave = Leave the exercises
exercise-thinking = The Explorer compares your turn with the best one.
exercise-solved = Solved
exercise-missed = There was a better turn
exercise-lost = { $stars ->
    [0] As good as what the Explorer would do.
    [one] It loses { $stars } star against the Explorer’s turn.
   *[other] It loses { $stars } stars against the Explorer’s turn.
 }
exercise-yours = Your turn
exercise-back = It comes back on { $day }.
exercise-rests = You know this one: it does not come back.
exercise-next = { $left ->
    [one] The last one
   *[other] The next one, of { $left }
 }
exercise-none = Nothing to practise today
exercise-none-why = Ask what the Explorer would have done in a finished game: the turns that cost you most come back here, ten a day at most.
analysis-kept = Those that cost a star or more come back as exercises on the start page, from tomorrow on.

## The end

end-title = The end
end-counting = Counting the stars…
end-skip = To the ranking
end-under-alone = { $name }, alone
end-under-several = { $name }, { $count } explorers
end-level =
    { $level ->
        [tourist] Tourist
        [pathfinder] Pathfinder
        [voyager] Voyager
       *[explorer] Explorer
    }
end-up-to = to { $stars }
end-trail =
    Level { $level ->
        [tourist] Tourist
        [pathfinder] Pathfinder
        [voyager] Voyager
       *[explorer] Explorer
    }, { $stars } stars; { $missing } more to { $next ->
        [tourist] Tourist
        [pathfinder] Pathfinder
        [voyager] Voyager
       *[explorer] Explorer
    }.
end-trail-top =
    Level { $level ->
        [tourist] Tourist
        [pathfinder] Pathfinder
        [voyager] Voyager
       *[explorer] Explorer
    }, { $stars } stars.
end-to-next =
    { $missing ->
        [one] { $missing } more star makes
       *[other] { $missing } more stars make
    } { $level ->
        [tourist] a <b>Tourist</b>
        [pathfinder] a <b>Pathfinder</b>
        [voyager] a <b>Voyager</b>
       *[explorer] an <b>Explorer</b>
    }.
end-top = There is no higher level: well explored.
end-best = A new best!
end-kind =
    { $kind ->
        [run] run
        [groups] groups
        [mummies] mummies
        [full] full grid
        [jungle] jungle
        [town] town
        [range] range
        [pyramid] pyramid
        [finds] discoveries
        [structures] structures
       *[snake] snakes
    }
end-wins =
    { $count ->
        [one] { $names } wins
       *[other] { $names } share the win
    } with { $stars ->
        [one] { $stars } star
       *[other] { $stars } stars
    }
end-wins-many =
    { $count } explorers share the win with { $stars ->
        [one] { $stars } star
       *[other] { $stars } stars
    }
end-shared = shared place { $place }
end-the-others = The others
end-made-temple = run { $one } · groups { $two } · mummies { $three }
end-made-valley = discoveries { $one } · structures { $two } · snakes { $three }
end-tie-temple = A tie is broken by the longest run, and then shared.
end-tie-valley = A tie is broken by the stars of structures, and then shared.
end-again = Again, same people
end-again-join = To the next game
end-again-alone = Set off again
end-other-side = Side { $side }
end-to-start = To the start
end-replay = Replay
end-file = Game file
end-dice = Check dice
end-dice-checked = Dice checked
end-dice-good = Every roll checks out: all { $rounds } rounds.
end-dice-round = Round { $round } is the first that differs from the fair dice.
end-dice-secret = The secret is not the one that was promised before the first roll.
end-dice-unknown = This game has nothing to check its dice by.
end-dice-lost = The game could not be fetched. Try again.
end-day = The day’s expedition
end-day-week = Your last seven days
end-day-counted = { $day }: { $stars ->
    [one] { $stars } star
   *[other] { $stars } stars
 }
end-day-practised = { $day }, for practice: { $stars ->
    [one] { $stars } star
   *[other] { $stars } stars
 }
end-day-open = { $day }: set off
end-day-missed = { $day }: play it now, for practice
end-day-streak = { $days ->
    [0] No days in a row yet.
    [one] One day in a row.
   *[other] { $days } days in a row.
 }
end-day-forgiven = One missed day is forgiven.
end-day-bots = Bots with the same dice:
end-day-bots-wait = The bots are getting ready to play the same dice.
end-day-other = { $adventure ->
    [temple] Today’s Temple too
   *[valley] Today’s Valley too
 }
end-day-next = { $hours ->
    [0] The next expedition begins in { $minutes } min.
   *[other] The next expedition begins in { $hours } h { $minutes } min.
 }
end-share = Share
end-copied = Copied: paste it wherever you like.
