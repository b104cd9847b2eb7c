## Words of the game

adventure-name = { $adventure ->
    [temple] The Temple of Apikhabou
   *[valley] The Valley of Wiraqocha
 }

rule-name = { $rule ->
    [run] run
    [group] group
    [jungle] jungle
    [town] town
    [range] mountain range
   *[pyramid] pyramid
 }

rule-line = { $rule ->
    [run] longest run
    [group] group of { $number }s
    [mummy] mummy
    [full] full grid
    [jungle] jungle
    [town] town of { $number }s
    [range] mountain range
    [pyramid] pyramid
    [hut] hut
    [statue] statue
    [mine] mine
   *[snake] snake
 }

rule-all-spaces = every space

stars-in-all = { $stars ->
    [one] star in all
   *[other] stars in all
 }

level-name = { $level ->
    [tourist] Tourist
    [pathfinder] Pathfinder
    [voyager] Voyager
   *[explorer] Explorer
 }

level-reached = Level: { level-name }.
level-and-next = Level: { level-name }. { $missing ->
    [one] One more star makes
   *[other] { $missing } more stars make
 } { $next ->
    [pathfinder] a Pathfinder
    [voyager] a Voyager
   *[explorer] an Explorer
 }.
level-why = Every level begins { $by } stars lower than usual: { $each } for each { $hazard ->
    [mummy] mummy
   *[snake] snake
 } on the sheet ({ $hazards }), crossed out or not.

sheet-size = { $adventure ->
    [temple] Temple, { $spaces } spaces, { $doors ->
        [0] no doors
        [one] one of them a door
       *[other] { $doors } of them doors
     }
   *[valley] Valley, { $spaces } spaces
 }

## score, replay, verify, sheets

replay-finished = { $rounds ->
    [one] Finished in one round.
   *[other] Finished in { $rounds } rounds.
 }
replay-unfinished = { $rounds ->
    [0] Not begun.
    [one] Still going on, in round one.
   *[other] Still going on, in round { $rounds }.
 }
ranking-final = Final ranking
ranking-so-far = Ranking so far
tie-break = { $adventure ->
    [temple] longest run { $count }
   *[valley] from structures { $count }
 }
dice-verified = { $rounds ->
    [one] The dice are fair: the one round is what the table had committed to.
   *[other] The dice are fair: all { $rounds } rounds are what the table had committed to.
 }
sheet-approved = “{ $name }” can be played.
sheet-pieces = The sheet falls into { $count } pieces that nothing connects ({ $pieces }).
interrupted = Stopped.

## The game in the terminal

play-welcome = { adventure-name }, “{ $name }”. You play alone, as { $player }.
# The initials on the sheet of whoever plays alone: four letters at most.
play-me = ME
play-how = Type steps such as { $example } and press Enter: they are in pencil. An empty line inks the turn. ? explains the rest.
play-choose = Which sheet? Type its number or name.
play-continue = Your game on “{ $sheet }” is unfinished, in round { $round }. Going on with it; start with --fresh for a new one.
play-put-aside = The unfinished game was put aside as { $file }.
play-saved = The game is kept in { $file }.
play-not-saved = The game could not be saved ({ $reason }). You can go on playing; it will be tried again after the next turn.
play-not-kept = The game could not be saved ({ $reason }). Here it is, to copy:
play-stopped = Stopped in round { $round }. Start again to go on from there.
play-round = Round { $round }
play-round-of = Round { $round } of { $rounds }
play-dice = Purple { $purple }, green { $green }, red { $red }.
play-face = { $face ->
    [P] Penny
    [D] Dakota
    [X] { $adventure ->
        [temple] mummy
       *[valley] snake
     }
   *[number] { $face }
 }
play-numbers = Numbers: { $numbers }.
play-any-number = Penny writes any number from 1 to 15, as P=12@a1.
play-structures = Dakota may draw: { $structures }, as D={ $first }@a1.
play-structure = { $structure ->
    [hut] hut
    [statue] statue
   *[mine] mine
 }
play-lockpick = The lockpick opens a door: write there.
play-no-door = The lockpick shows and no door is left: type - to pass.
play-spaces = Spaces: { $spaces }.
play-crossable = { $adventure ->
    [temple] A 9 stands beside { $spaces }: x and the space crosses a mummy out.
   *[valley] An exact 9 crosses out a snake at { $spaces }, as 4+5xa2.
 }
play-discoveries = { $count ->
    [one] One discovery is possible:
   *[other] { $count } discoveries are possible:
 }
play-more-discoveries = … and { $count } more of this kind.
play-hazard = { $adventure ->
    [temple] A mummy! Draw it in one of these spaces: { $spaces }. Type one, such as !{ $first }.
   *[valley] A snake! Draw it in one of these spaces: { $spaces }. Type one, such as !{ $first }.
 }
play-hazard-beside = Only these: they are beside what you filled last round.
play-hazard-anywhere = All of these will do.
play-prompt-turn = turn>
play-prompt-hazard = { $adventure ->
    [temple] mummy>
   *[valley] snake>
 }
play-prompt-sheet = sheet>
play-in-pencil = In pencil: { $steps }.
play-nothing-in-pencil = Nothing is in pencil.
play-stars-now = { $stars ->
    [one] { $stars } star
   *[other] { $stars } stars
 } now.
play-stars-would = { $stars ->
    [one] { $stars } star
   *[other] { $stars } stars
 } now, { $after } with this turn.
play-may-ink = Press Enter to ink it.
play-inked = In ink.
play-undone = Undone.
play-rubbed-out = All rubbed out.
play-commands = Enter inks the turn. u undoes a step, r rubs all out, l lists what you may do, s shows where your stars come from, d draws the sheet, h tells the rules in short, q stops (your game is kept). The words do too: undo, list, stars, draw, rules, help, quit.
play-step-help = { $adventure ->
    [temple] Steps: 5@b1 writes a die, 2+3@a1 a sum, P=12@b2 Penny’s number, xa2 crosses a mummy out, - passes.
   *[valley] Steps: 5@b1 writes a die, 2+3@a1 a sum, P=12@b2 Penny’s number, D=hut@c1 draws a structure, 4+5xa2 spends a 9 on a snake, jungle(a1,b1,c1,a2,b2) reveals a discovery, last of all.
 }
play-rules = { $adventure ->
    [temple] One number a round, in an empty space without a door; with the lockpick in a door. Stars: one for each space of the longest run of neighbours that go up by one; three for each number with three or more of it together; two for each mummy crossed out, two less for each other. A 9 beside a mummy lets you cross it out. The game ends when every space without a door is full.
   *[valley] Use each die at most once, alone or added up, and fill spaces beside what you have; the first on the edge. After that you may reveal one discovery: jungle, five different numbers, 5 stars; town, four alike, 6; mountain range, three of 6 or more, 7; pyramid, four of 10 or more in a T, 15. The hut earns 2 for each jungle space beside it, the statue from towns, the mine from ranges. A snake costs the largest number beside it; an exact 9, not written, crosses it out. A full grid earns 7. The game ends after 25 rounds, or when the grid is full.
 }
play-count = The count
play-today-title = Today’s expedition, { $date }
play-dash = “-” cannot be the sheet: the answers are read from there. Name a sheet or a .sheet file.
play-today-alone = Today’s expedition is played alone: leave out --bots.
play-today-side = Today’s side is { $sheet }: that is what is played.
play-today-sheet = Today’s expedition is played on { $sheets }: name one of these, or none.
play-no-such-bot = There is no bot “{ $text }”: choose from { $known }.
play-too-many-bots = At most { $limit } bots find room at a table.
play-no-table = That is no address of a table: give its link, such as { $example }, or --join CODE with --server.
play-table-decides = At a table on a server its sheet and settings are chosen there: leave out the sheet, --seed, --today, --bots, --pencil-strict and --fresh.
play-name-for-table = --name and --initials are for a table on a server: give its link, or --join CODE.
play-needs-screen = Bots and tables on a server need the screen, which this terminal cannot show. Alone it works line by line.

## The server

serve-ready = Tables are open at { $address }. Ctrl-C closes them; nothing is lost.
serve-phones = Phones and other machines in your network: { $address }
serve-unusable = The data cannot be used: { $reason }
serve-vanished = The tables that were kept in { $folder } are gone: its database is missing or empty. Put a copy back with “pennypapers restore”; or delete { $note } to begin anew.
serve-database = { $why ->
    [away] The database { $where } does not answer ({ $reason }): is it running, and may this machine connect to it?
    [password] The database { $where } does not let this server in ({ $reason }): look at the name and the password in its address.
    [database] There is no database { $where } yet: make it first, with “createdb”.
    [rights] The database { $where } does not let this server write ({ $reason }): its role needs the right to create a schema there.
    [taken] Another server has the database { $where }: two cannot write to it at once.
    [newer] The database { $where } was written by a newer version of Penny Papers ({ $reason }): install that one.
    [foreign] In the database { $where } another program has a schema called “pennypapers”: take another database.
    [not-installed] For the database { $where } a package is missing: install the extra “scale”, with “pip install ".[scale]"”.
   *[other] The database { $where } cannot be used ({ $reason }).
 }
serve-failed = The server could not start: { $reason }.
backup-done = { $file }: copied, { NUMBER($size, useGrouping: 0) } kB.
backup-nothing = There is nothing to copy yet: { $file } is not there.
backup-failed = The copy could not be made ({ $reason }); what was there before is as it was.
