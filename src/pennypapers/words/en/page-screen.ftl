### The table on a big screen while people play, and how a game ends for everybody.

## The round, for the room

screen-still-thinking = Still thinking
screen-time-left = { $time } left
screen-held-by = { $name } draws here
screen-tile = { $name }: { $stars ->
    [one] { $stars } star
   *[other] { $stars } stars
 }, place { $place }, last round { $gain }
screen-some-names = { $names } and { $count } more
screen-told-gain = Biggest gain: { $names } { $stars }
screen-told-loss = Hit hardest: { $names } { $stars }
screen-told-first = { $names }: { $rule ->
    [group] the first group
    [mummy] the first mummy crossed out
    [full] the first full grid
    [jungle] the first jungle
    [town] the first town
    [range] the first mountain range
   *[pyramid] the first pyramid
 }
screen-told-lead = { $names } takes the lead
screen-told-climb = { $names } overtakes { $passed }
screen-duel = Closest duel: { $ahead } and { $behind }, { $by ->
    [0] level
    [one] { $by } star apart
   *[other] { $by } stars apart
 }
screen-everybody = everybody
screen-everybody-did = What everybody made of it
screen-everybody-hit = Who drew on whose sheet
screen-deed = { $what ->
    [hut] hut
    [statue] statue
    [mine] mine
    [jungle] jungle
    [town] town
    [range] mountain range
    [pyramid] pyramid
    [cross] crossed out
   *[pass] passed
 }
screen-drew-on = { $by } drew on { $name }’s sheet
screen-race = How everybody stands

## When the table takes nobody else

screen-full = The table is full
screen-locked = The table is locked
screen-look-on = Look on with

## Near the end

turn-end-near = { $left ->
    [one] One space is left on the fullest sheet.
   *[other] { $left } spaces are left on the fullest sheet.
 } The end is near.
turn-end-now = { $left ->
    [one] One space is left on the fullest sheet
   *[other] { $left } spaces are left on the fullest sheet
 }: this may be the last round.

## What the screen itself can do

screen-controls = The screen
screen-sound = Sounds
screen-whole = Full screen
screen-awake = Keep awake

## The ceremony

screen-counting-kind = The count: { $kind }
screen-places = From last to first
screen-ended = This game ended on { $day } at { $time }

## The end, on every device

end-look-up = Look up: the result is on the big screen first.
end-chart = Stars over the rounds
end-chart-line = { $name }: { $stars ->
    [one] { $stars } star
   *[other] { $stars } stars
 }
end-median = middle of all
end-decided = Where { $name } won it
end-decided-round = Round { $round }
end-titles = A title for everybody
end-name-most = { $detail ->
    [run] Longest run
    [group] Best groups
    [mummy] Bane of mummies
    [full] The whole grid
    [jungle] Jungle explorer
    [town] Founder of towns
    [range] Mountaineer
    [pyramid] Builder of pyramids
    [hut] Best hut
    [statue] Best statue
    [mine] Best mine
   *[snake] Snake charmer
 }
end-name-round = Best use of a roll
end-name-climber = Climber
end-name-alone = Own ways
end-name-harm = Terror of the table
end-name-steady = Steady hand
end-name-number = Fond of { $detail }
end-name-spared = Best spared
end-name-there = There to the end
end-why-most = { $value ->
    [one] { $value } star
   *[other] { $value } stars
 } for it, more than anybody
end-why-round = { $value ->
    [one] { $value } star
   *[other] { $value } stars
 } in round { $detail } alone
end-why-climber = up { $value ->
    [one] { $value } place
   *[other] { $value } places
 } from the worst one
end-why-alone = { $value ->
    [one] once did what nobody else did
   *[other] { $value } times did what nobody else did
 }
end-why-harm = cost others { $value ->
    [one] { $value } star
   *[other] { $value } stars
 }
end-why-steady = stars in { $value ->
    [one] { $value } round
   *[other] { $value } rounds
 }
end-why-number = { $value } times the { $detail }
end-why-spared = lost { $value ->
    [0] nothing
    [one] only { $value } star
   *[other] only { $value } stars
 } to what others drew
end-why-there = { $value ->
    [one] { $value } round
   *[other] all { $value } rounds
 }
end-teams = Teams
end-team = Team { $team }
end-team-mean = { $mean } on average
end-by-person = Person by person
