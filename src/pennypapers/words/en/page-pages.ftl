### The pages around a game: start, joining, the lobby, my games, the big screen, the replay, settings.

## Start

start-subtitle = Write the dice on your sheet. Runs, groups and crossed-out mummies make stars.
start-back = Back
start-close = Close
start-me = Me
start-carry-on = Carry on
start-alone-on = { $what }, alone
start-with = { $what }, with { $names }
start-expedition-of = { $adventure ->
    [temple] Temple of { $day }, same dice for all
   *[valley] Valley of { $day }, same dice for all
 }
start-in-round = round { $round }
start-in-lobby = not started yet
start-more-unfinished = { $count ->
    [one] One more unfinished game
   *[other] { $count } more unfinished games
 }
start-lesson = First time here?
start-lesson-why = Learn it by playing, in five minutes
start-lesson-valley = Or learn the Valley at once
start-lesson-of =
    { $adventure ->
        [valley] New to the Valley?
       *[temple] New to the Temple?
    }
start-exercises = { $count ->
    [one] One exercise for today
   *[other] { $count } exercises for today
 }
start-exercises-why = Turns of your own games that cost you stars
start-alone = Set off alone
start-with-bots = Set off with three bots
start-with-bots-who = A Pathfinder, a Voyager and an Explorer play along. To choose others, host a table.
start-bots = With bots
start-adventure = { $adventure ->
    [temple] The Temple
   *[valley] The Valley
 }
start-adventure-short = { $adventure ->
    [temple] Temple
   *[valley] Valley
 }
start-adventure-for = { $adventure ->
    [temple] 7+ · 15 min
   *[valley] 9+ · 25 min
 }
start-adventure-side = { $adventure ->
    [temple] The Temple, side { $side }
   *[valley] The Valley, side { $side }
 }
start-side = side { $side }
start-sheet = { $adventure ->
    [temple] Temple, side { $side }: { $name }
   *[valley] Valley, side { $side }: { $name }
 }
start-sheet-name = { $sheet ->
    [temple-a] Stair of the Painted Heron
    [temple-b] Crown of Eight Gates
    [valley-a] Cradle of the Morning Mist
    [valley-b] Mirrors of the Condor
   *[other] { $name }
 }
start-setting-off = Setting off.
start-today = Today’s expedition
start-today-same = same dice for all
start-stars = { $stars ->
    [one] { $stars } star
   *[other] { $stars } stars
 }
start-today-done = { $adventure ->
    [temple] You found { $stars ->
        [one] { $stars } star
       *[other] { $stars } stars
     } in today’s Temple: { games-level }.
   *[valley] You found { $stars ->
        [one] { $stars } star
       *[other] { $stars } stars
     } in today’s Valley: { games-level }.
 }
start-today-share = Share
start-today-text = The text to send
start-today-spoiler = It gives nothing away about the dice.
start-today-again = Once more
start-today-first = Your first try counts. Once more is for fun.
share-alone = { $stars ->
    [one] { $stars } star
   *[other] { $stars } stars
 }, { games-level }
share-several = { $stars ->
    [one] { $stars } star
   *[other] { $stars } stars
 }, place { $place } of { $of }
share-first = First try
share-again = Not my first try
share-picture = The finished sheet: { $what }. { $result }. { $kinds }.
share-picture-tells = The picture shows all numbers: send it only to those who have played today.
share-copy = Copy the text
share-keep = Keep the picture
start-others = With others
start-host = Host a table
start-host-which = Which sheet will you all play on?
start-host-why = Everybody plays on the same sheet. The rest is settled at the table.
start-my-games = My games
start-help = Help
start-copied = Copied
start-unreachable = No connection. Trying again.

## Joining

join-title = Join a table
join-under = With its code, or the link you were sent
join-code = Code of the table
join-code-short = Code
join-join = Join
join-link-wrong = There is no code of a table in this link. Type the code here, or ask for the link again.
join-too-short = A code has { $length } letters and digits.
join-camera = Or point the camera of your phone at the QR code on the other screen.
join-scan = Scan a QR code
join-scan-how = Hold the QR code of the table in front of the camera.
join-scan-picture = What the camera sees
join-scan-blocked = The camera cannot be used here. Type in the code instead.
join-sit-title = Take a seat
join-table-of = Table { $code }
join-nobody-here = Nobody is here yet: whoever sits down first is the host.
join-are-here = { $count ->
    [one] { $names } is here.
   *[other] { $count } are here: { $names }.
 }
join-name = Your name
join-initials = Initials
join-initials-why = The initials stand on your sheet, as on paper.
join-sit = Sit down
join-seated = { $name } sits at the table.
join-take-free = Take { $initials }
join-otherwise = Or
join-watch = Only watch
join-have-seat = Already have a seat on another device?
join-have-seat-why = There, ask for a code in the menu of the game, and type it in here.
join-take-over = Take over from another device
join-take-over-why = A code of eight brings a seat, or everything that the other device has.
join-one-time = One-time code
join-take = Take over
join-taken = Taken over.

## At the table

table-finding = Looking for it…
table-round = Round { $round }
table-again = There is another table with the same people.
table-again-go = Go there

## Lobby

lobby-title = Your table
lobby-title-of = The table of { $name }
lobby-under = Everyone plays on their own phone
lobby-screen = Show on a big screen
lobby-invite = How others join
lobby-join-with = Join with the code
lobby-link = Link to the table
lobby-send-link = Share the link
lobby-qr = QR code with the link to this table
lobby-lan = Only this computer can join so far. To let phones in, start the game with --lan.
lobby-change = Change
lobby-here = { $count ->
    [0] Nobody is here yet
    [one] One is here
   *[other] { $count } are here
 }
lobby-here-bots = { $bots ->
    [one] { $people }, and one bot
   *[other] { $people }, and { $bots } bots
 }
lobby-room = up to 100
lobby-watchers = { $count ->
    [one] one watches
   *[other] { $count } watch
 }
lobby-you = you
lobby-keeper = host
lobby-bot = a bot
lobby-bot-name = { $level ->
    [tourist] Tourist
    [pathfinder] Pathfinder
    [voyager] Voyager
   *[explorer] Explorer
 }
# Names that can be told apart everywhere: the same in all languages, each with the initial of its level.
lobby-bot-called = { $level ->
    [tourist] { $which ->
        [1] Tilly
        [2] Toby
        [3] Tess
       *[other] Theo
    }
    [pathfinder] { $which ->
        [1] Pippa
        [2] Pablo
        [3] Petra
       *[other] Pax
    }
    [voyager] { $which ->
        [1] Vera
        [2] Vasco
        [3] Viola
       *[other] Viktor
    }
   *[explorer] { $which ->
        [1] Edda
        [2] Enzo
        [3] Esme
       *[other] Eloi
    }
 }
lobby-bot-how = { $level ->
    [tourist] Easy: sees what is in front of it and forgets the rest.
    [pathfinder] Fair: knows where stars come from, but overlooks things.
    [voyager] Strong: plans ahead and seldom errs.
   *[explorer] The strongest: tries out hundreds of ways to go on.
 }
lobby-bot-more = { $level ->
    [tourist] One more Tourist
    [pathfinder] One more Pathfinder
    [voyager] One more Voyager
   *[explorer] One more Explorer
 }
lobby-bot-less = { $level ->
    [tourist] One Tourist fewer
    [pathfinder] One Pathfinder fewer
    [voyager] One Voyager fewer
   *[explorer] One Explorer fewer
 }
lobby-on-this-device = on this device
lobby-gone = not connected
lobby-new = just came in
lobby-remove = Remove { $name }
lobby-add = Somebody else on this device
lobby-add-why = You pass the device around: each in turn, everybody with a sheet of their own.
lobby-add-bot = Add a bot
lobby-bots = Bots at the table
lobby-bots-why = They play by the same rules and see no more than you do.
lobby-bots-done = Done
lobby-start = Start the expedition
lobby-wait = { $name } starts when everybody is here.
lobby-watching = You only watch.
lobby-play-too = Play too
lobby-settings = How you play
lobby-clock = Time for a turn
lobby-clock-why = When it runs out, the table plays a turn for whoever is not done.
lobby-clock-time = { $seconds ->
    [0] No clock
   *[other] { $seconds } s
 }
lobby-hints = Hints
lobby-hints-why = Whoever asks is told what the strongest bot would do.
lobby-strict = Strict pencil
lobby-strict-why = Only mummies that you crossed out yourself count. Otherwise every mummy beside a 9 is crossed out for you at the end.
lobby-hand-over = Hand the table over
lobby-hand-over-why = Somebody else is the host then: starts, pauses, settles this.
lobby-is-no-clock = No clock
lobby-is-clock = { $seconds } s a turn
lobby-is-hints = hints
lobby-is-no-hints = no hints
lobby-is-rolling = dice roll by themselves
lobby-is-tapping = dice roll at a tap
lobby-is-strict = strict pencil

## My games

games-title = My games
games-under = Kept for this device
games-none = No game yet. The first sheet is waiting.
games-first = Choose a sheet
games-unfinished = Unfinished
games-put-away = Take off the list
games-put-away-this = Take off the list: { $what }
games-put-away-done = Taken off the list. The link to it still works.
games-bring-back = Bring back
games-bests = Personal bests
games-finished = Finished
games-replay = See it again
games-level = { $level ->
    [tourist] Tourist
    [pathfinder] Pathfinder
    [voyager] Voyager
   *[explorer] Explorer
 }
games-level-why = Every level begins { $by } stars lower than usual: { $each } for each { $hazard ->
    [mummy] mummy
   *[snake] snake
 } on the sheet ({ $hazards }), crossed out or not.
games-chart = { $games } games, from { $low } to { $high } stars; the first { $first }, the last { $last }.
games-chart-later = Play it again, and your stars over time are drawn here.
games-expedition = expedition of the day
games-expedition-again = expedition, another try
games-place = { $place ->
    [1] won, { $of } players
   *[other] place { $place } of { $of }
 }
games-all = Show all { $count }
games-device = This device
games-take-along = Use on another device
games-take-how = On your other device open My games, then Use on another device, and type in this code:
games-take-while = It works once, for a quarter of an hour. From then on both devices have it all.
games-take-here = Or bring the games of another device here
games-forget = Delete my data
games-forget-what = Your games, bests and seats are deleted from the server, and your name from this device. The others keep the games you played with them. This cannot be undone.
games-forget-no = Keep it
games-forget-yes = Delete it all

## The big screen

screen-label = The table on a big screen
screen-take-out = Take out your phone and join
screen-point = Point the camera here
screen-here = { $count ->
    [0] Who comes along?
    [one] One explorer is here
   *[other] { $count } explorers are here
 }
screen-you = you?
screen-watch-with = watch with
screen-done = { $done ->
    [one] { $done } of { $of } is done
   *[other] { $done } of { $of } are done
 }
screen-is-done = done
screen-is-thinking = thinking
screen-is-away = away
screen-task-temple = { $specials ->
    [penny] Penny: write any number from 1 to 15
    [dakota] The lockpick: write one number in a door
    [pennydakota] Penny and the lockpick: any number, in a door
   *[none] Write one number in a space without a door
 }
screen-task-valley = { $specials ->
    [penny] Penny is any number from 1 to 15, beside the other dice
    [dakota] Dakota may draw a hut, a statue or a mine
    [pennydakota] Penny is any number, and Dakota may draw a structure
   *[none] Use each die once, alone or added up
 }
screen-hazard = { $adventure ->
    [temple] A mummy!
   *[valley] A snake!
 }
screen-hazard-held = { $adventure ->
    [temple] Draw a mummy on the sheet that you hold now
   *[valley] Draw a snake on the sheet that you hold now
 }
screen-hazard-alone = { $adventure ->
    [temple] Draw the mummy beside what you filled last round
   *[valley] Draw the snake beside what you filled last round
 }
screen-next-roll = All done. A tap on any phone rolls the dice.
screen-paused = The table is paused
screen-lost = No connection. Trying again.
screen-counting = The count
screen-wins = { $count ->
    [one] { $names } wins with { $stars ->
        [one] { $stars } star
       *[other] { $stars } stars
     }
   *[other] { $names } win with { $stars ->
        [one] { $stars } star
       *[other] { $stars } stars
     }
 }
screen-wins-many = { $count } explorers share the win with { $stars ->
    [one] { $stars } star
   *[other] { $stars } stars
 }
screen-alone = { $name }, { $stars ->
    [one] { $stars } star
   *[other] { $stars } stars
 }: { games-level }

## Replay

replay-players = { $count ->
    [one] alone
   *[other] { $count } explorers
 }
replay-round = { $round ->
    [0] Before the first roll
   *[other] Round { $round } of { $last }
 }
replay-slider = Round
replay-back = A round back
replay-on = A round on
replay-play = Play
replay-stop = Stop
replay-whose = Whose sheet
replay-sheet-of = The sheet of { $name }
replay-dice = The dice of this round
replay-die = { $die ->
    [P] purple die
    [D] green die
   *[X] red die
 }: { $face ->
    [P] Penny
    [D] { $adventure ->
        [temple] lockpick
       *[valley] Dakota
     }
    [X] { $adventure ->
        [temple] mummy
       *[valley] snake
     }
   *[number] { $face }
 }
replay-before = Everybody has an empty sheet.
replay-wrote = wrote { $number } at { $space }
replay-built = { $structure ->
    [hut] drew the hut at { $space }
    [statue] drew the statue at { $space }
   *[mine] drew the mine at { $space }
 }
replay-crossed = { $adventure ->
    [temple] crossed out the mummy at { $space }
   *[valley] crossed out the snake at { $space }
 }
replay-revealed = { $kind ->
    [jungle] revealed a jungle
    [town] revealed a town
    [range] revealed a mountain range
   *[pyramid] revealed a pyramid
 }
replay-drew = { $adventure ->
    [temple] drew a mummy at { $space }
   *[valley] drew a snake at { $space }
 }
replay-passed = passed
replay-on-sheet-of = { $deeds }, on the sheet of { $owner }
replay-by-table = { $deeds } (played by the table)
replay-all = Show all { $count }
replay-stars = Stars
replay-stars-mine = Where the stars come from
replay-stars-of = Where the stars of { $name } come from
replay-share = Share the link
replay-link = Link to this game
replay-file = Game file
replay-check = Check the dice
analysis-link = What would the Explorer have done?
analysis-title = The Explorer looks back
analysis-working = The Explorer looks at every turn
analysis-begins = This may take a minute.
analysis-getting-ready = The Explorer is still getting ready: { $percent } %
analysis-waits =
    { $before ->
        [one] One analysis comes first.
       *[other] { $before } analyses come first.
    }
analysis-progress = Step { $done } of { $of }
analysis-ready = The Explorer is done.
analysis-again = Try again
analysis-whose = Whose turns
analysis-same-dice = The same dice
analysis-same-dice-why = How many stars the bots make of them.
analysis-same-dice-hindsight = How many stars the bots make of them, and the most that was found by knowing every roll beforehand.
analysis-hindsight = all dice known
analysis-chart = What each turn cost
analysis-chart-why = Stars that a turn was expected to lose against what the Explorer would do. The lower, the better.
analysis-chart-said = { $stars ->
    [one] { $rounds } rounds; together they cost about { $stars } star. The list has every round.
   *[other] { $rounds } rounds; together they cost about { $stars } stars. The list has every round.
 }
analysis-lost = { $stars ->
    [one] All turns together gave away about { $stars } star.
   *[other] All turns together gave away about { $stars } stars.
 }
analysis-chance = The Explorer is a bot that reckons with chances. Luck may still prove a turn right.
analysis-dearest = { $count ->
    [0] No turn cost anything worth mentioning
    [1] The costliest turn
   *[other] The { $count } costliest turns
 }
analysis-how-drawn = In ink: the sheet before the turn. In pencil: the turn.
analysis-mistake = { $stars ->
    [one] Round { $round }: about { $stars } star
   *[other] Round { $round }: about { $stars } stars
 }
analysis-played = Played
analysis-explorer = The Explorer
analysis-rounds = All rounds
analysis-rather = Rather: { $deed }
analysis-or = Or: { $deed }
analysis-as-explorer = as the Explorer would
analysis-cost = { $stars ->
    [one] cost { $stars } star
   *[other] cost { $stars } stars
 }

## Settings

settings-title = Language and settings
settings-language = Language
settings-theme = Light
settings-theme-name = { $theme ->
    [light] Day
    [dark] Lamplight
   *[auto] As the device
 }
settings-theme-is = { $theme ->
    [light] Light: day
    [dark] Light: lamplight
   *[auto] Light: as the device
 }
settings-name = Your name
settings-sound = Sounds
settings-sound-why = Dice on wood, pencil, nib and paper.
settings-keys = Shortcut keys
settings-keys-why = Z undoes, I inks, P D X take up dice. Switch it off if they get in your way.

## Nothing here

nothing-title = Off the map
nothing-here = There is nothing at this address.
nothing-home = Back to the start
