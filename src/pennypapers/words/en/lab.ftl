## What --help says about the lab

lab-help-simulate = Let bots play many games and see what comes of it: stars, levels, victories. The same seed gives the same games on any number of processes and machines. Ends with status 3 if a bot could not go on in some game.
lab-help-duel = Let two bots play on the same dice and say who is stronger, and how sure that is. Ends with status 3 if a bot could not go on in some game.
lab-help-league = Let several bots play on the same dice: a ranking, and of every two of them who is stronger and how sure that is. Ends with status 3 if a bot could not go on in some game.
lab-help-balance = Let bots play sheets and write a report for designers: an HTML file with plots, maps of the sheet and warnings. Two sheets are compared side by side. Ends with status 3 if a bot could not go on in some game.
lab-help-lab = The bots’ own workshop.
lab-help-train = Learn how to play an adventure from nothing, and write down what was learned.
lab-help-adventure = temple or valley.
lab-help-train-out = The file to write; temple-weights.txt or valley-weights.npz in this folder if not said. The bots don’t play by it.
lab-help-train-install = Replace what the installed bots play by.
lab-help-sheet = A sheet that comes with the game (temple-a, temple-b, valley-a, valley-b) or a .sheet file of your own; temple-a if not said.
lab-help-players = Seats at the table.
lab-help-bots = One bot for all seats, or one a seat with commas between: tourist, pathfinder, voyager, explorer; with a budget of playouts or time as explorer@400 or explorer@2s; a Python class as file.py:Name; any program as "program:COMMAND".
lab-help-balance-bots = The bots that play each sheet, with commas between; all four levels if none is named.
lab-help-duel-bot = A bot: a level, file.py:Name, or "program:COMMAND".
lab-help-games = How many games.
lab-help-pairs = How many pairs of games.
lab-help-together = Seat the two at one table, each pair of games once with either of them first.
lab-help-league-sheet = A sheet that comes with the game or a .sheet file of your own; give the option several times for several sheets. temple-a if not said.
lab-help-dice = How many games every bot plays on each sheet, all with the same dice; together each of them is played once from every seat.
lab-help-league-together = Seat all bots at one table, for each dice once in every seat.
lab-help-seed = A number: the same one gives the same games again.
lab-help-think = Time or playouts for every turn: 5s, 200ms or 400. Time is by the clock, so that those games cannot be repeated.
lab-help-patience = How long a program may take for an answer (10s).
lab-help-out = A folder to keep all games in, as .game files.
lab-help-balance-out = The HTML file to write (balance.html).
lab-help-workers = Processes that play at the same time; as many as this machine has cores if not said.
lab-help-cluster = Play on the machines of a dask cluster: the address of its scheduler, tcp://HOST:PORT.

## simulate

lab-title = { $sheet }: { $games ->
    [one] one game
   *[other] { $games } games
 }, { $players ->
    [one] solo
   *[other] { $players } at the table
 }, seed { $seed }
lab-mean = Stars, mean
lab-interval = 95 % interval
lab-sd = Spread (standard deviation)
lab-quantiles = 5 / 50 / 95 of 100 games below
lab-wins = Victories
lab-time-a-turn = Time a turn
lab-rule = from { $rule ->
    [run] the longest run
    [group] groups
    [mummy] mummies
    [full] a full grid
    [jungle] jungles
    [town] towns
    [range] mountain ranges
    [pyramid] pyramids
    [hut] the hut
    [statue] the statue
    [mine] the mine
   *[snake] snakes
 }
lab-rate = { $rate } games/s
lab-kept = The games are kept in { $folder }.
lab-not-repeatable = A bot thought by the clock: these games cannot be repeated exactly.
lab-stopped = Stopped: this is what { $games ->
    [one] one game
   *[other] { $games } games
 } of { $of } came to.
lab-nothing-played = Stopped before a game was finished.
lab-replaced = { $bot } could not go on in { $count ->
    [one] one game
   *[other] { $count } games
 } of { $games }; a tourist played on for it.
lab-failure = { $sheet }, game { $game }, round { $round }, seat { $seat }: { $reason }{ $more ->
    [0] { "" }
    [one] { " " }(and once more)
   *[other] { " " }(and { $more } more times)
 }
lab-failure-said = { $sheet }, game { $game }, round { $round }, seat { $seat } said “{ $said }”: { $reason }{ $more ->
    [0] { "" }
    [one] { " " }(and once more)
   *[other] { " " }(and { $more } more times)
 }
lab-more-failures = … and { $count ->
    [one] one other reason
   *[other] { $count } other reasons
 }.

## duel

lab-duel-title = { $sheet }: { $pairs ->
    [one] one pair of solo games
   *[other] { $pairs } pairs of solo games
 } on the same dice, seed { $seed }
lab-duel-title-together = { $sheet }: { $pairs ->
    [one] one pair of games
   *[other] { $pairs } pairs of games
 } at one table, seats changed, seed { $seed }
lab-pairs-won = Pairs won
lab-pairs-drawn = Pairs drawn
lab-difference = Difference a game
lab-verdict = { $stronger } is stronger: { $difference } stars a game more than { $weaker }, truly between { $low } and { $high } (95 % interval). That { $stronger } is the better one is { $sure } sure.
lab-verdict-open = These games don’t tell who is stronger: { $ahead } is ahead by { $difference } stars a game, which is { $sure } sure and could be luck. More games would tell.
lab-verdict-equal = These games show no difference between { $first } and { $second }: on the same dice they come to the same stars.

## league

lab-league-title = { $sheet }: { $dice ->
    [one] one solo game a bot
   *[other] { $dice } solo games a bot
 } on the same dice, seed { $seed }
lab-league-title-together = { $sheet }: all at one table on { $dice ->
    [one] the dice of one game
   *[other] the dice of { $dice } games
 }, once in every seat, seed { $seed }
lab-league-all = Over all { $sheets } sheets
lab-league-bot = Bot
lab-league-mean = Stars a game
lab-league-wins = Won
lab-league-less = Stars ahead of
lab-league-first = { $first } is first, and surely stronger than all others.
lab-league-open = { $first } is ahead, but not surely of { $others }: that could be luck, and more games would tell.
lab-league-alike = { $first } and { $others } came to the same stars on all of these dice.
lab-league-how = ± is the 95 % interval of a difference by itself. { $pairs ->
    [one] * says that the difference is sure (95 %).
   *[other] * says that it is sure (95 %) with all { $pairs } differences of its table taken together (Holm’s correction).
 }

## lab train

lab-trained = Learned in { $seconds } s. Written down in { $file }.
lab-trained-try = To try it: { $example }
lab-trained-installed = The installed bots play by it from now on.

## The report of balance

lab-balance-written = The report is in { $file }.
lab-page-title = How these sheets play: { $sheets }
lab-page-intro = { $bots ->
    [one] One bot
   *[other] { $bots } bots
 } played { $games ->
    [one] one game
   *[other] { $games } games
 } a sheet, { $players ->
    [one] solo
   *[other] { $players } at the table
 }, seed { $seed }. Everybody had the same dice on every sheet.
lab-page-compare = Side by side
lab-page-warnings = What stands out
lab-page-nothing = Nothing stands out: no warning of this report applies.
lab-page-stars = Stars
lab-page-stars-how = { $adventure ->
    [temple] How many games ended with how many stars. The thick line is the mean, the dashed ones are where the levels begin.
   *[valley] How many games ended with how many stars. The thick line is the mean, the dashed ones are where the levels begin with the usual number of snakes.
 }
lab-page-games-line = mean { $mean }, { $low } to { $high } in nine of ten games
lab-page-levels = Levels reached
lab-page-kinds = Where the stars come from
lab-page-kinds-how = Stars a game, by rule.
lab-page-maps = On the sheet
lab-page-maps-by = Games of { $bot }
lab-page-length = Length of games
lab-page-length-line = { $bot }: { $mean } rounds, { $low } to { $high }
lab-page-doors = Doors
lab-page-doors-line = { $bot }: doors ran out in { $share } of games; { $passes } rounds a game passed with nothing to write.
lab-page-difference = { $second } less { $first }
lab-page-mean-row = mean stars
lab-page-explorer-row = games at Explorer
lab-page-rounds-row = rounds
lab-page-made = Made by pennypapers { $version }. Shares and means are of bots, not of people; an interval says how far chance could have moved a mean (95 %).

lab-map = { $map ->
    [empty] Left empty
    [number] Mean number
    [mummy] Mummies
    [snake] Snakes
    [stars] Stars earned
    [run] In the longest run
    [group] In a group
    [jungle] In a jungle
    [town] In a town
    [range] In a mountain range
    [pyramid] In a pyramid
   *[structure] Hut, statue or mine
 }
lab-map-how = { $map ->
    [empty] share of games in which the space stayed empty
    [number] of the numbers written there
    [mummy] share of games with a mummy there
    [snake] share of games with a snake there
    [stars] stars a game, those of a run, group or discovery shared among its spaces
    [structure] share of games with a structure there
   *[other] share of games
 }

lab-warning-few-games = Only { $games } games a bot: take everything here as a hint, and play more.
lab-warning-out-of-reach = { $level } is out of reach: { $bot }, the strongest here, got there in { $share } of games.
lab-warning-too-kind = The sheet is kind: even { $bot }, the weakest here, reached Voyager or more in { $share } of games.
lab-warning-luck = Luck weighs more than skill: the strongest bot’s games differ by { $spread } stars (standard deviation), the strongest and the weakest bot by only { $difference }.
lab-warning-no-order = { $stronger } should beat { $weaker } here and does not: the sheet may reward something else than usual.
lab-warning-unused = Seldom used: { $spaces } stayed empty in most games of { $bot }.
lab-warning-poor = Hardly worth writing in: { $spaces } earned { $bot } less than a third of what a space earns on average.
lab-warning-doors-run-out = Doors run out: in { $share } of { $bot }’s games a lockpick found none.
lab-warning-doors-left = More doors than a game can use: { $bot } left { $left } of { $doors } empty on average.
lab-warning-no-find = { $rule ->
    [jungle] Jungles
    [town] Towns
    [range] Mountain ranges
   *[pyramid] Pyramids
 } hardly come about: { $bot } got { $stars } stars a game from them.
lab-warning-never-full = The grid never fills: not in one of { $games } games.
lab-warning-always-full = The grid fills early: { $share } of { $bot }’s games ended before the last round.
lab-warning-hazards-gather = { $adventure ->
    [temple] Mummies gather: { $spaces } had one in more than half of { $bot }’s games.
   *[valley] Snakes gather: { $spaces } had one in more than half of { $bot }’s games.
 }
lab-warning-long = Games are long: { $rounds } rounds on average.
lab-warning-short = Games are short: { $rounds } rounds on average.
