## The terminal game on a screen

screen-refused = That is not possible here ({ $code }).
screen-too-small = This terminal has { $width } columns and { $height } lines: the game needs at least { $least } and { $low }. Make it larger, or start with --plain.
screen-no-connection = No connection. Your pencil marks are kept. Trying again.
screen-connecting = Connecting…
screen-over = The game is over. Enter shows the count.
screen-paused = The table is paused.
screen-paused-long = The table has been paused for five minutes. Enter goes on.
screen-lent = You were away, and the host let somebody else play on for you. Enter takes the seat back.
screen-out = The host has put you out, and the table plays for you. Enter: play again yourself.
screen-out-from = The host has put you out from round { $round } on.
screen-stalled = Everybody has been waiting for { $name } for five minutes. Enter lets the table play.
screen-watching = The game has begun without you: you are looking on.
screen-nudged = The table waits for you.
screen-moment = One moment…
screen-roll = Everybody is done. Enter rolls the dice.
screen-waiting = { $count ->
    [one] In ink. Waiting for { $names }.
   *[other] In ink. Waiting for { $count }: { $names }.
 }
screen-warming = In ink. The bots are still getting ready, this once: { $percent } %.
screen-ready = { $count } of { $all } done
screen-seconds = { $seconds } s left
screen-sheet-of = the sheet of { $name }
screen-stars = { $stars ->
    [one] { $stars } star
   *[other] { $stars } stars
 }
screen-stars-would = { $stars } → { $after ->
    [one] { $after } star
   *[other] { $after } stars
 }

screen-hazard-pencil = { $adventure ->
    [temple] A mummy
   *[valley] A snake
 } in pencil at { $space }. Enter inks it.
screen-hazard-held = { $adventure ->
    [temple] A mummy! You hold the sheet of { $name }: draw it in an empty space without a door.
   *[valley] A snake! You hold the sheet of { $name }: draw it in an empty space.
 }
screen-hazard-own = { $adventure ->
    [temple] A mummy! Draw it in a marked space.
   *[valley] A snake! Draw it in a marked space.
 }
screen-hazard-beside = { $adventure ->
    [temple] A mummy! Draw it beside what you filled last round.
   *[valley] A snake! Draw it beside what you filled last round.
 }
screen-drew = { $name } drew { $adventure ->
    [temple] a mummy
   *[valley] a snake
 } at { $space }.
screen-played-for-you = { $why ->
    [clock] The table played for you: the time was up.
    [keeper] The table played for you: you were away.
    [bot] A bot played for you while you were away.
    [late] The table played for you: the bot did not answer in time.
    [stalled] The table played for you: the others had waited for five minutes.
   *[muted] The table played for you while you were out.
 }
screen-pass = The lockpick shows and no door is left. Enter passes.
screen-pencil = In pencil. Enter inks it; another space or number changes it.
screen-choose = { $lockpick ->
    [yes] The lockpick opens a door. Choose a number: its digits, or the dice P and X.
   *[no] Choose a number: its digits, or the dice P, D and X.
 }
screen-where = { $lockpick ->
    [yes] Which door does the { $number } go in? Enter writes it.
   *[no] Where does the { $number } go? Enter writes it.
 }
screen-where-or-cross = Write the 9, or spend it on a marked snake. Enter does it. ({ $number })
screen-where-structure = Where does the { $structure ->
    [hut] hut
    [statue] statue
   *[mine] mine
 } go? Enter draws it.
screen-penny = Penny is any number from 1 to 15: type it.
screen-dakota = Dakota draws a structure: 1, 2 or 3 chooses it.
screen-no-structure = All three structures are drawn.
screen-take-dice = Take dice up with P, D and X, or type a number.
screen-more = Use more dice, or press Enter to ink.
screen-more-finds = F reveals a discovery. Enter inks.
screen-revealed = A discovery in pencil. F shows the next one, Enter inks.
screen-number-first = Which number for { $space }? Choose it first.
screen-no-number = These dice make no { $number }.
screen-no-find = No discovery is possible now.
screen-find-choose = Mark the spaces of your discovery with Space. Esc goes back.
screen-find-fits = This is { $kind ->
    [jungle] a jungle
    [town] a town
    [range] a mountain range
   *[pyramid] a pyramid
 }. Enter reveals it.
screen-find-not-yet = { $spaces }: not a discovery yet.
screen-thinking = The coach is thinking…
screen-hint = What the coach would do, and the stars in the end
screen-hint-yours = (yours)
screen-seat-kept = Your seat is kept: the same command brings you back.

screen-table = Table { $code }
screen-you-start = You are the host. Enter starts the game when everybody is here.
screen-wait-for-keeper = Waiting for { $name } to start the game.
screen-which-sheet = Which sheet?

screen-keys-temple = Arrows move · Enter write, ink · U undo · H hint · ? help · Q quit
screen-keys-valley = Arrows move · Enter write, ink · F finds · U undo · H hint · ? help · Q quit
screen-keys-over = Enter count · N again · Q quit
screen-keys-end = Esc shows the sheet · N plays again · Q quits
screen-keys-lobby = Q quit
screen-keys-keeper = Enter start · B add a bot · Q quit
screen-keys-start = Arrows move · Enter choose · Q quit

screen-key = { $key ->
    [arrows] Arrows
    [tab] Tab
    [space] Space
    [enter] Enter
    [dice] P D X
    [digits] 0–9
    [undo] U Z
    [rub] R
    [find] F
    [choose] C
    [hint] H
    [view] V
    [again] N
    [help] ?
    [escape] Esc
   *[quit] Q
 }
screen-key-does = { $key ->
    [arrows] move over the sheet
    [tab] to the next space that invites
    [space] write, cross out or rub out here
    [enter] write what is in hand here; then ink the turn (I inks at once)
    [dice] take the purple, green or red die up, or put it down; several make a sum
    [digits] a number by its digits; Dakota’s structures
    [undo] undo a step
    [rub] rub all out
    [find] the next discovery
    [choose] choose the spaces of a discovery yourself
    [hint] what the coach would do
    [view] the others’ sheets
    [again] another game, after the end
    [help] this help
    [escape] put down, go back
   *[quit] quit; your game is kept
 }
screen-signs = { $adventure ->
    [temple] On the sheet: ∩ a door, · may be filled, ! a mummy (!· may be crossed out), ✗ crossed out, > the run, g a group, [ ] where you are.
   *[valley] On the sheet: · may be filled, ! a snake (!· may be crossed out), ✗ crossed out, H S M hut, statue, mine, j t r p jungle, town, range, pyramid, [ ] where you are.
 }
