### Why something cannot be: `refused-` and the code of the refusal. One sentence, two short ones at most, that name the rule.

## Dice

refused-bad-roll = A roll is three dice, purple, green and red, as in 2 3 5 or P D 4.
refused-bad-face =
    { $letter ->
        [P] The purple die shows 1 to 5, or P for Penny; “{ $face }” is not one of its faces.
        [D] The green die shows 1 to 5, or D for Dakota; “{ $face }” is not one of its faces.
       *[X] The red die shows 1 to 5, or X for the hazard; “{ $face }” is not one of its faces.
    }
refused-not-rolled = The roll is { $dice } and does not have these dice: a number is one number die, or the sum of two or three.
refused-dice-order = Dice are added in the order purple, green, red; the roll is { $dice }.
refused-dice-spent = Each die is used once a round; of the roll { $dice } not enough is left for this.
refused-penny-not-rolled = Penny does not show this round: the number comes from the dice.
refused-penny-range = Penny writes a number from 1 to { $limit }, so not { $number }.
refused-dakota-not-rolled = Dakota does not show this round, so no structure is drawn.

## Temple

# In both adventures, and the next two.
refused-no-such-space = { $space } is not a space of this sheet.
refused-space-taken = { $space } is filled already and what is written stays: choose an empty space.
refused-already-crossed = What is at { $space } is crossed out already.
refused-one-number = One number is written each round, and this turn has one already.
refused-number-missing = One number is still to come: everybody writes one each round.
refused-door-locked = { $space } has a door, which only the lockpick opens: choose a space without a door.
refused-needs-door = The lockpick opens a door, so the number goes in an empty door; { $space } has none.
refused-no-door-left = The lockpick shows and no door is empty: nothing is written this round, so pass.
refused-no-mummy = There is no mummy at { $space } to cross out.
refused-no-nine-beside = The mummy at { $space } has no 9 beside it: a mummy is crossed out when it is adjacent to a 9.
refused-cannot-pass = There is still something to play. A turn passes only in the Temple, when the lockpick shows and no door is empty.
refused-pass-alone = To pass is a whole turn: no other step goes with it.
refused-pass-missing = No door is empty: pass, or cross out a mummy that has a 9 beside it.
refused-valley-step = This step belongs to the Valley; in the Temple you write one number and cross out mummies.

## Valley

refused-first-on-edge = The first space you fill lies on the edge of the valley, beside the clouds; { $space } does not.
refused-not-beside = { $space } touches no number and no structure: fill a space adjacent to one.
refused-nothing-played = Each round at least one space is filled or one snake crossed out.
refused-structure-drawn =
    { $structure ->
        [hut] The hut is
        [statue] The statue is
       *[mine] The mine is
    } drawn already, at { $space }: each structure is drawn once a game.
refused-cross-needs-nine = To cross out at { $space } takes a 9: a sum of dice, or Penny as 9.
refused-not-nine = A snake is crossed out with exactly 9, not with { $number }.
refused-no-snake = There is no snake at { $space } to cross out.

## Discoveries

refused-unknown-discovery = There is no discovery “{ $kind }”: there are jungle, town, range and pyramid.
refused-reveal-too-early = First fill a space or cross out a snake, then reveal a discovery.
refused-reveal-once = One discovery is revealed each round, and this turn has one already.
refused-reveal-last = A discovery ends the turn: everything else is played before it.
refused-find-repeats = { $space } is named twice: a discovery counts each space once.
refused-find-no-number = { $space } holds no number: a discovery is made of numbers only.
refused-find-taken = { $space } is part of a discovery already, and a space serves only one.
refused-find-size =
    { $kind ->
        [jungle] A jungle
        [town] A town
        [range] A mountain range
       *[pyramid] A pyramid
    } has exactly { $wanted } spaces; here { $spaces ->
        [one] there is { $spaces }
       *[other] there are { $spaces }
    }.
refused-find-apart =
    The spaces of { $kind ->
        [jungle] a jungle
        [town] a town
        [range] a mountain range
       *[pyramid] a pyramid
    } hang together, by a side or a corner; these stand apart.
refused-pyramid-shape = A pyramid is a T: three spaces in a row, and one beside the middle one.
refused-jungle-alike = A jungle has five different numbers; { $number } is there more than once.
refused-town-mixed = A town has the same number in all four spaces.
refused-town-twice = There is a town of { $number } already: each town on a sheet has a number of its own.
refused-find-low =
    { $kind ->
        [range] A mountain range
       *[pyramid] A pyramid
    } has only numbers of { $lowest } or more; the one at { $space } is smaller.

## Hazards

refused-hazard-round = This is a hazard round: nobody writes, everybody draws one mummy or snake on the sheet they hold.
refused-no-hazard = Neither mummy nor snake shows this round, so none is drawn.
refused-hazard-on-door = { $space } has a door, and a mummy goes in a space without one.
refused-hazard-not-beside = Alone, you draw the mummy or snake beside what you filled last round; { $space } is not beside it.
refused-holds-nothing = Everybody draws on the sheet that is passed to them; { $player } holds none.
refused-holds-own = Everybody holds another player’s sheet; { $player } would have their own.
refused-holds-twice = Everybody holds one sheet and every sheet is held once; { $player } with the sheet of { $owner } is one too many.
refused-holder-unexpected = Sheets are passed around only in a hazard round of several players, so { $player } holds no other sheet here.

## Table

refused-bad-initials = Initials are 1 to { $limit } letters or digits, and nothing else.
refused-initials-not-nfc = In the initials { $initials } a letter and its accent stand apart: write them as one character (Unicode NFC).
refused-same-initials = Somebody already has the initials { $initials }: capital and small letters count as the same.
refused-too-many-players = A table has room for { $limit } players.
refused-already-started = The game has begun: players join before the first roll.
refused-nobody-here = Nobody is at the table yet: the first roll waits for a player.
refused-unknown-player = { $player } is not a player at this table.
refused-unknown-option = “{ $option }” is not an option; known are: { $known }.
refused-no-round-open = No round is open: the dice are rolled first.
refused-round-open = The round is still open: { $player } has yet to play.
refused-already-played = { $player } has played this round already, and ink stays.
refused-game-over = The game has ended: there are no more rounds.

## Sheet files

refused-unknown-adventure = “{ $adventure }” is not an adventure; known are: { $known }.
refused-missing-grid = Here the line “grid:” is expected, and after it the rows of the drawing.
refused-uneven-row =
    This row has { $tokens ->
        [one] { $tokens } mark
       *[other] { $tokens } marks
    } and the first row { $wanted }: all rows are of the same length.
refused-bad-token =
    { $adventure ->
        [temple] “{ $token }” is not a mark of the Temple: use # . + ! x, a number 1 to 15, or +1 to +15 in a door.
       *[valley] “{ $token }” is not a mark of the Valley: use # ~ . ! x H S M or a number 1 to 15.
    }
refused-bad-mark = “{ $mark }” cannot stand at { $space }: it is not a mark for this kind of space.
refused-too-many-rows = A layout has at most { $limit } rows.
refused-too-many-columns = A layout has at most { $limit } columns.
refused-too-many-spaces = A layout has at most { $limit } spaces.
refused-too-few-spaces = A layout has at least { $limit } spaces; this one has { $spaces }.
refused-too-few-doorless = A temple has at least { $limit } spaces without a door; this one has { $spaces }.
refused-layout-not-empty = A layout is empty, but “{ $mark }” stands at { $space }.
refused-not-a-layout = This is a sheet in play: a layout has no “owner”, no “snakes” and no discoveries.
refused-after-grid = “{ $text }” has no place after the grid: only a filled valley lists something there, its discoveries.
refused-crossed-without-nine = The mummy at { $space } is crossed out with no 9 beside it: only a 9 vanquishes a mummy.
refused-structure-twice =
    { $space } holds a second { $structure ->
        [hut] hut
        [statue] statue
       *[mine] mine
    }: each structure is drawn once a game.
refused-snakes-in-temple = The header “snakes” belongs to the Valley: there are no snakes in the Temple.
refused-wrong-snakes = The header “snakes” says “{ $said }”, but the snakes on the grid, crossed out or not, number { $there }.

## Game files

refused-unknown-sheet = There is no sheet “{ $sheet }”: name one of { $known }, a .sheet file in the game’s own folder, or “embedded”.
refused-sheet-not-plain = “{ $sheet }” is not a plain file name: the sheet lies in the game’s own folder, so without slashes or “..”.
refused-wrong-adventure =
    The sheet { $sheet } is { $adventure ->
        [temple] a temple
       *[valley] a valley
    }, and the header “adventure” says otherwise.
refused-broken-sheet-file = The file { $sheet } is not a layout that can be read: see its line { NUMBER($row, useGrouping: 0) }, column { NUMBER($at, useGrouping: 0) }.
refused-only-embedded = In a game “name” and “grid” go only with “sheet: embedded”.
refused-bad-date = “{ $date }” is not a date: write it as in 2018-10-25, or with the time as in 2018-10-25T20:15.
refused-option-twice = The option “{ $option }” is named twice; once is enough.
refused-not-a-round = “{ $text }” does not begin round { NUMBER($round, useGrouping: 0) }: write “round { NUMBER($round, useGrouping: 0) }:” and the three dice, as in 2 3 5.
refused-round-number = This is round { NUMBER($wanted, useGrouping: 0) }, not { NUMBER($round, useGrouping: 0) }: rounds are numbered from 1, without gaps.
refused-not-a-turn = “{ $text }” is neither a turn, as in “AB: 2+3@c1”, nor a new round, as in “round 2: 2 3 5”.
refused-turn-order = { $player } is out of order: every player has one line a round, in the order of “players”.
refused-missing-turn = { $player } has no turn in the round above: only the last round of an unfinished game may lack turns.
refused-holder-missing = In a hazard round the line says whose sheet { $player } holds, as in “{ $player }>XY: !c3”.
refused-bad-step = “{ $step }” is not a step: write it as in 2+3@c1, P=12@c1, D=hut@c1, 4+5xc1, xc1, town(a1,b1,a2,b2), !c1 or -.
refused-bad-space = “{ $step }” does not name its space well: a space is a letter a to p and a number 1 to 16, as in c3.
refused-unknown-structure = “{ $structure }” is not a structure: write hut, statue or mine.
refused-result-players =
    The result names { $results ->
        [one] { $results } player
       *[other] { $results } players
    } and the game has { $players }: it lists everybody, as in “AB 12, CD 3”.
refused-bad-result = Here the stars of { $player } are expected, as in “{ $player } 12”, not “{ $text }”.
refused-result-too-early = The game has not ended, so it has no result yet.
refused-wrong-result =
    { $player } has { $stars ->
        [one] { $stars } star
       *[other] { $stars } stars
    }, not { NUMBER($said, useGrouping: 0) }.
refused-after-result = “{ $text }” comes after the result, which is the last line of a game.

## Fair dice

refused-words-count =
    The header “words” has { $words ->
        [one] { $words } word
       *[other] { $words } words
    } and the game { $players ->
        [one] { $players } player
       *[other] { $players } players
    }: each has one, or - for none.
refused-bad-hex = Here exactly { $digits } hexadecimal digits are expected, 0 to 9 and a to f.
refused-bad-seed = A seed is one line of text, without blanks at its ends and without what cannot be seen; { $text } is not.
refused-not-fair-dice = These dice cannot be checked: the header “{ $header }” of fair dice is missing.
refused-dice-given = This game was played on from round { NUMBER($round, useGrouping: 0) } of another one: its dice were given to it, so there is nothing to check. Check those of the other game.
refused-secret-differs = The secret does not belong to the commitment that the table showed before the first roll.
refused-dice-differ = Round { NUMBER($round, useGrouping: 0) } has the dice { $said }, but the fair dice are { $wanted }.
refused-passing-differs = In round { NUMBER($round, useGrouping: 0) } { $player } holds the sheet of { $said }, but fairly passed around it is that of { $wanted }.

## Files

refused-no-such-file = There is no file of this name.
refused-no-such-sheet = There is no file of this name, and no sheet: those that come with the game are { $known }.
refused-is-directory = This is a folder; a file is needed.
refused-unreadable = The file cannot be read: { $reason }.
refused-unwritable = The file cannot be written: { $reason }.
refused-too-large = The text is larger than { $limit } MB, more than any game needs.
refused-not-utf8 = From here the text is not UTF-8: save it as UTF-8.
refused-byte-order-mark = The text begins with a byte order mark: save it as UTF-8 without one.
refused-bad-character = The invisible character { $character } has no place in this text: take it out.
refused-piled-up-marks = On one letter there are more than { $limit } marks: take some away.
refused-name-too-long = A name has at most { $limit } characters.
refused-extra-blank = Exactly one blank stands here: no second one, no tab.
refused-missing-value = After the colon come one blank and what belongs on this line.
refused-not-a-header = “{ $text }” is not a header: write a name, a colon, a blank and a value, as in “adventure: temple”.
refused-unknown-header = “{ $header }” is not a header of this kind of file; known are: { $known }.
refused-duplicate-header = The header “{ $header }” is here twice; once is enough.
refused-header-order = The header “{ $header }” comes before “{ $before }”, not after it.
refused-empty-header = The header “{ $header }” is empty: its value follows the colon and one blank.
refused-missing-header = The header “{ $header }” is missing, and this file needs it.

## The host

refused-not-started = This game has not begun yet.
refused-no-such-seat = There is no seat { NUMBER($seat, useGrouping: 0) } at this table.
refused-no-such-table = There is no table with this code: look again, or ask who opened it.
refused-table-removed = Whoever runs this server has closed this table.
refused-not-your-seat = This seat belongs to another device.
refused-not-keeper = Only the host of the table can do this.
refused-table-locked = The host has locked this table: nobody new may sit down.
refused-name-unchecked = The host has not looked at the name of { $player } yet.
refused-pause-range = Between rounds a table pauses for { $known } seconds, or until a tap.
refused-teams-range = There are no teams, or { $low } to { $high } of them.
refused-team-range = { $limit ->
    [0] This table has no teams.
   *[other] This table has teams 1 to { $limit }.
}
refused-too-soon = Not so fast: again in { $seconds } { $seconds ->
    [one] second
   *[other] seconds
}.
refused-reactions-off = The host has switched reactions off.
refused-nobody-there = { $player } cannot hear it: the device is not connected.
refused-no-such-ask = This has been answered, or is no longer asked for.
refused-has-a-seat = You have a seat at this table already.
refused-not-a-screen = Only a screen for the room says when the result was shown.
refused-table-paused = The table is paused: it goes on when its host says so.
refused-stale-round = Round { NUMBER($round, useGrouping: 0) } is not open; the table is at round { NUMBER($current, useGrouping: 0) }.
refused-not-away = { $player } is not away: the table plays only for somebody who has been gone for a minute.
refused-analysis-failed = The analysis did not finish. Ask for it once more.
refused-no-hints = The coach gives no hints at this table.
refused-too-many-hints = The coach is already thinking about several questions of yours: wait for an answer first.
refused-bot-seat = This seat is a bot’s own: it cannot be the host, roll, call for another game or go to another person.
refused-clock-range = The clock is off, or gives { $low } to { $high } seconds for a turn.
refused-bad-name = A name needs a letter that can be seen, and has at most { $limit } characters.
refused-unknown-host = This server does not know itself as “{ $host }”. Use the address that it was started with; whoever runs it can add a name with --called.
refused-not-saved = This could not be saved ({ $reason }); nothing is lost, try again.
refused-perhaps-saved = Something failed while this was being saved, and nobody knows yet whether it counts: look at the table before you do it again.
refused-damaged = The server’s disk has damaged what was kept here, so it cannot be opened; whoever runs the server may have a copy.
refused-table-moved-on = The table has moved on meanwhile: look at it again.
refused-bad-message = This message is not understood: { $problem }
refused-wrong-version = This server speaks version { $version } of the wire.
refused-hello-first = A connection begins with hello.
refused-watch-first = Watch a table first.
refused-too-many-tables = Many tables were opened from here: wait a while before the next.
refused-too-many-guesses = Many codes were tried: wait a minute and look at the code again.
refused-no-such-ticket = This code is not good, or no longer: each works once, for a quarter of an hour. Ask for another.
refused-expedition-alone = Today’s expedition is for one: open a table to play together.
refused-expedition-bot = Today’s expedition and the lessons are for people: a bot plays at a table.
refused-no-such-day = There is no expedition of this day to go on: they stay for thirty days.
refused-no-such-exercise = This exercise is not there any more: its game was deleted, or it went to another device.
refused-not-over = This game is still going on.
refused-our-fault = Something went wrong on the server; it is written down there, and nothing of your game is lost. Try again.
refused-no-such-game = There is no game at this address.
refused-no-such-round = There is no round { NUMBER($round, useGrouping: 0) } in this game, which has { NUMBER($last, useGrouping: 0) }.
refused-no-such-page = There is nothing at this address.
refused-too-many-requests = Many requests came from here: wait a minute.

## The lab

refused-unknown-bot = There is no bot “{ $bot }”: choose { $known }, a class as file.py:Name, or program:COMMAND.
refused-bot-count = { $bots } bots cannot take { $players } seats: name one for all, or one for each.
refused-no-bots = There are no bots for the adventure “{ $adventure }”: choose a sheet of another one ({ $known }).
refused-bot-not-loaded = The bot “{ $bot }” cannot be loaded ({ $reason }).
refused-bot-not-loaded-at = The bot “{ $bot }” cannot be loaded: in { $file }, line { NUMBER($line, useGrouping: 0) }, “{ $text }”, there was { $reason }
refused-bot-not-started = The program “{ $command }” could not be started ({ $reason }).
refused-bot-silent = There was no answer within { $seconds } s.
refused-bot-silent-at-once = { $bot } gave no answer to its first question within { $seconds } s: no game was played.
refused-bot-died = The program has ended (status { $status }); its last words: { $words }
refused-bot-died-at-once = { $bot } ended at its first question (status { $status }), and no game was played; its last words: { $words }
refused-bot-raised = The class raised { $error }.
refused-bot-raised-at = In { $file }, line { NUMBER($line, useGrouping: 0) }, “{ $text }”, the class raised { $error }
refused-bot-asks-too-much = It asked more than { NUMBER($limit, useGrouping: 0) } times in one turn.
refused-unknown-query = There is no query “{ $query }”: ask { $known }.
refused-query-too-long = A sheet in a query has at most { $limit } lines, and then a blank one.
refused-bad-time = “{ $text }” is no time: write 5s, 200ms or 2m.
refused-no-dask = Playing on many machines needs the extra “lab”: pip install "pennypapers[lab]".
refused-no-cluster = No cluster answers at { $address } ({ $reason }).
refused-cluster-trouble = This cluster cannot play ({ $reason }): it needs the same version of this package on every machine of { $address }.
refused-workers-lost = Workers were lost { $times } times, one after the other, before another game was finished.
refused-not-alone = Hindsight is for solo games: at a table others have a hand in it.
refused-not-hindsight = This is no game that hindsight has kept: its event does not say so.
refused-other-dice = This is hindsight of another game: sheet or dice differ.
