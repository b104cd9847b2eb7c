## What --help says about the coach

coach-help-analyse = Look back at a finished game: for every round what the strongest bot would have played and what the difference cost, the three costliest mistakes on the sheet, and what the bots and hindsight make of the same dice.
coach-help-game = A .game file of a finished game; - reads standard input.
coach-help-player = Whose turns to look at, by initials; needed if several played.
coach-help-think = Time or playouts for every turn: 2s, 200ms or 400. Time is by the clock, so that the analysis cannot be repeated exactly.
coach-help-hindsight = Search for the best solo game that the dice of a finished one allowed. The longer it searches, the more it finds.
coach-help-hindsight-think = How long to search: 10s, 2m, or a number of tries, which finds the same again everywhere (10s).
coach-help-resume = A file to go on from, if it is there, and to keep what was found in: a .game file like any other.

## analyse

coach-title = { $adventure }, “{ $sheet }”: { $player } had { $stars ->
    [one] one star
   *[other] { $stars } stars
 }.
coach-rounds = Round by round
coach-column = { $column ->
    [round] Round
    [dice] Dice
    [played] Played
    [best] Explorer prefers
    [cost] Costs
   *[expected] Leads to
 }
coach-same = the same
coach-rounds-how = “Costs” is how many stars fewer the turn may be expected to bring in the end than the one the Explorer prefers; differences that could be chance are left out. “Leads to” is how many stars the game may be expected to end with after the turn.
coach-by-table = * The table played this turn.
coach-all-costs = { $mistakes ->
    [0] The Explorer would not have done better in any round: well played.
    [one] One turn cost more than it had to, about { $cost } stars.
   *[other] { $mistakes } turns cost more than they had to, about { $cost } stars together.
 }
coach-chart = Stars to be expected in the end, after each round
coach-chart-how = ^ marks the costliest mistakes.
coach-dearest = The costliest mistakes
coach-mistake = Round { $round }, dice { $dice }: about { $cost } stars
coach-was-played = Played: { $steps }.
coach-was-best = The Explorer prefers: { $steps }.
coach-step-write = { $number } at { $space }
coach-step-build = { $structure ->
    [hut] the hut
    [statue] the statue
   *[mine] the mine
 } at { $space }
coach-step-cross = { $adventure ->
    [temple] cross out the mummy at { $space }
   *[valley] spend a 9 on the snake at { $space }
 }
coach-step-reveal = { $kind ->
    [jungle] reveal a jungle
    [town] reveal a town
    [range] reveal a mountain range
   *[pyramid] reveal a pyramid
 } ({ $spaces })
coach-step-draw = { $adventure ->
    [temple] a mummy at { $space }
   *[valley] a snake at { $space }
 }
coach-step-pass = nothing
coach-same-dice = On the same dice
coach-hindsight-row = Hindsight
coach-hindsight-how = Hindsight is the best game found by somebody who knows all dice beforehand: nobody can be expected to reach it.
coach-table-how = The bots sat in { $player }’s place; the others drew on their sheets as they drew on { $player }’s, where that could be.
coach-thinking = { $part ->
    [rounds] Looking at the turns
    [levels] Bots play the same dice
   *[hindsight] Searching with hindsight
 }
coach-stopped = Stopped: this is what there is so far.
coach-not-repeatable = The Explorer thought by the clock: another analysis may differ a little.

## hindsight

coach-search-not-repeatable = Searched by the clock: another search may find another game.
coach-found = { $player } had { $stars ->
    [one] one star
   *[other] { $stars } stars
 }. With all dice known, { $best ->
    [one] one star was
   *[other] { $best } stars were
 } found.
coach-searched = { $tries ->
    [one] One whole try
   *[other] { $tries } whole tries
 }, { $nodes } changes weighed.
coach-searching = { $stars } stars, try { $try }
coach-kept = The game is kept in { $file }; --resume { $file } goes on from there.
