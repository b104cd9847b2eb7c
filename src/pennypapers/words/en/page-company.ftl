### The people of a table: who comes late, who asks the host for what, teams, the evening over several games.

## What changed, told to everybody

company-keeper = { $name } hosts the table from now on.
company-keeper-you = You host the table from now on.
company-keeper-watches = The host keeps the table and only watches from now on.
company-taken = { $name } plays on for { $other }.
company-taken-you = The host said yes: you play on for { $other }.
company-out = The host has put { $name } out: from round { $round } on the table plays for them.
company-out-no-more = { $name } plays again in person.
company-evening-ended = The evening’s count is closed. The next game begins a new one.

## What became of this device’s part

company-put-removed = { $reason ->
    [room] The host took you off the table: there is not enough room. You can watch.
    [name] The host took you off the table because of the name. You can sit down under another one.
    [conduct] The host took you off the table because of how you behaved. You can watch.
    [mistake] The host took you off the table to put a mistake right. Just sit down again.
   *[other] The host took you off the table. You can sit down again, or watch.
 }
company-put-moved = Your seat is on another device now, and this one only watches. To bring it back, ask for a code in the menu there.
company-put-replaced = You were away, and { $name } plays on in your place. You can watch, or have a seat in the next game.
company-put-lent = You were away, and the host let somebody else play on for you. The seat is still yours.
company-put-lent-to = You were away, and { $name } plays on in your place. The seat is still yours.
company-put-reclaimed = { $name } is back and has taken the seat again. You can watch, or have a seat in the next game.
company-reclaim = Take it back
company-put-refused = The host would rather leave that seat as it is. You can watch, or have a seat in the next game.

## What the host is asked

company-name-asked = { $name } ({ $initials }) would like to sit down. Nobody else sees the name yet.
company-name-yes = Let in
company-name-all = Let all { $count } in
company-name-other = Another name
company-name-no = Remove
company-seat-asked = { $name } came late and would like to play on for { $other }.
company-yes = Yes
company-no = No
company-asked-more = { $count ->
    [one] One more asks.
   *[other] { $count } more ask.
 }

## Coming late

company-late = The game has begun. Would you like to play?
company-late-next-only = The game has begun, and everybody is here. You can have a seat in the next one.
company-late-over = Would you like to play in the next game?
company-late-away = For { $name }, who is away
company-late-bot = For { $name }, a bot
company-late-more = { $count ->
    [one] One more seat
   *[other] { $count } more seats
 }
company-late-next = In the next game
company-asked = The host is asked whether you play on for { $name }.
company-queued = You have a seat in the next game. Until then you watch with the others.
company-queued-no = Give it up

## On to the next table

company-again = Everybody goes on to the next table, in { $seconds } s.
company-again-said = Everybody goes on to the next table in { $seconds } seconds. You can stay here.
company-again-stay = Stay

## The evening

company-evening = The evening so far
company-evening-games = { $count ->
    [one] one game
   *[other] { $count } games
 }
company-evening-who = Who
company-evening-won = Won
company-evening-stars = Stars
company-evening-chart = Game by game
company-evening-score = { $won ->
    [yes] { $stars }, won
   *[no] { $stars }
 }
company-evening-absent = not there
company-evening-gone = no longer here
company-evening-end = End the evening
company-evening-end-why = The count over these games is closed, and the next game begins a new one. The games themselves are kept.
company-evening-end-yes = End it
company-evening-end-no = Go on counting

## The lobby

company-title = The table
company-wait = The host starts when everybody is here.
company-host-watches = The host only watches
company-host-gone = The host is not connected
company-you-host = You host the table and only watch.
company-only-host = Only watch and host
company-sheet = Another sheet
company-person = { $name }: more
company-unchecked = waits for the host’s yes
company-unnamed = Somebody new
company-name = Name
company-rename = Rename
company-leave = Leave the table
company-remove = Remove from the table
company-remove-why = Why? They are told.
company-reason = { $reason ->
    [room] No room
    [name] The name
    [conduct] Behaviour
    [mistake] A mistake
   *[other] No reason
 }
company-full = Every seat at this table is taken. You can watch.
company-locked-now = The host has locked this table: nobody new may sit down. You can watch.
company-team = { $team ->
    [0] No team
   *[other] Team { $team }
 }
company-team-of = { $team ->
    [0] { $name } is in no team: change
   *[other] { $name } is in team { $team }: change
 }
company-teams-deal = Deal out evenly
company-teams-how = Tap a team to change it.

## How it is played

company-between = Between rounds
company-between-why = Everybody sees what the others made of the same dice. Then the next roll comes.
company-between-time = { $seconds ->
    [0] No pause
   *[other] { $seconds } s
 }
company-between-tap = Until a tap
company-stars-hidden = Hide stars until the end
company-stars-hidden-why = Nobody sees who leads before the count.
company-reactions = Reactions
company-reactions-why = Six small stamps, to cheer or to tease.
company-more = For a class, and more
company-teams = Teams
company-teams-why = The mean of the stars decides. You put people into teams here in the lobby.
company-teams-count = { $count ->
    [0] None
   *[other] { $count }
 }
company-locked = Lock the table
company-locked-why = Nobody new may sit down.
company-names-checked = Look at names first
company-names-checked-why = You are asked before the room sees a new name.
company-names-hidden = Hide names on the big screen
company-names-hidden-why = It shows initials only.
company-is-pause = { $seconds } s between rounds
company-is-stars-hidden = stars hidden until the end
company-is-no-reactions = no reactions
company-is-teams = { $count } teams
company-is-locked = locked
company-is-names-checked = names are looked at first
company-is-names-hidden = no names on the big screen
