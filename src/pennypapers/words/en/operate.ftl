## What --help says about running a server

operate-help-restore = Put a copy that “backup” made in the place of what is kept. What was there before is kept aside. The server must not be running.
operate-help-restore-file = The copy.
operate-help-yes = Don’t ask.
operate-help-tables = For whoever runs the server: see its tables, close one, tell everybody something, forget somebody’s data.
operate-help-list = List the unfinished tables, the last touched first.
operate-help-all = The finished ones too.
operate-help-show = Show one table: its seats and its settings. Nothing is shown that its players don’t know.
operate-help-close = Close an unfinished table for good. Whoever is there is told.
operate-help-announce = Tell everybody who is connected something, for example before the server stops.
operate-help-text = What to say, at most { $limit } characters; put it in quotation marks.
operate-help-minutes = For how many minutes those who come later are told too (30).
operate-help-take-back = Take back what was announced.
operate-help-forget = Delete all that is kept of somebody’s device. Sheets of games with others stay, for the others.
operate-help-store = The database of the server, if it keeps its tables in one.
operate-help-table = The code of a table, its id, or a link to it.
operate-help-where = Where that device sat: the code of a table, or the link to a finished game.
operate-help-who = The initials or the name of the seat; not needed where only one person played.

## The data folder

operate-taken = { $where ->
    [here] Penny Papers is already open at { $url }: process { $pid } has had { $folder } since { $since }. Two servers cannot share a folder.
   *[elsewhere] Penny Papers is already open at { $url }: process { $pid } on { $machine } has had { $folder } since { $since }. Two servers cannot share a folder.
 }
operate-busy = { $where ->
    [here] { $folder } is in use: process { $pid } has had it since { $since }. Wait until it is done, and try again.
   *[elsewhere] { $folder } is in use: process { $pid } on { $machine } has had it since { $since }. Wait until it is done, and try again.
 }
operate-unwritable = { $folder } cannot be used for tables ({ $reason }): choose a folder that can be written to, with --data.
operate-unsaved = Nothing can be saved in { $folder }: { operate-reason }.
operate-reason = { $reason ->
    [full] the disk is full
    [locked] another program has locked the database
    [readonly] the database cannot be written to
    [damaged] the database is damaged
    [closed] it is closed
    [away] the database does not answer
   *[other] the disk or the system refuses
 }
operate-backup-of-itself = { $file } is the database itself: choose another name
operate-backup-in-use = { $file } is there: the older copy is in use, or was when its program was killed
operate-dump = Tables and games are kept in the database { $where }: copy it with “pg_dump”, and bring a copy back with “pg_restore”.
operate-empty = There is nothing in { $folder } yet: no table was ever opened there.
operate-elsewhere = The server that has { $folder } keeps its tables in the database { $where }: name it with --store, or in PENNYPAPERS_STORE.
operate-unreadable = What is kept in { $folder } cannot be read ({ $reason }).
operate-no-answer = The server that has { $folder } (process { $pid }) does not answer here: try it as the same user, on the same machine.

## restore

operate-restore-refused = { $why ->
    [newer] { $file } was made by a newer version of Penny Papers: install that one first. Nothing was changed.
    [foreign] { $file } is no copy of Penny Papers’ tables and games. Nothing was changed.
   *[damaged] { $file } is no database, or a damaged one: take another copy. Nothing was changed.
 }
operate-restore-missing = { $file } cannot be read ({ $reason }). Nothing was changed.
operate-restore-itself = { $file } is what is kept there already, and no copy of it.
operate-restore-running = The server must be stopped first: process { $pid } has had { $folder } since { $since }. Nothing was changed.
operate-restore-copy = The copy { $file }: { operate-amount }.
operate-restore-now = What is kept now in { $folder }: { operate-amount }. It will be kept aside.
operate-restore-unknown = What is kept now in { $folder } cannot be read. It will be kept aside.
operate-restore-ask = Put the copy in its place?
operate-restore-done = Restored: { operate-amount }.
operate-restore-aside = What was there before is now { $file }.
operate-restore-failed = It could not be restored ({ $reason }); what was there before is as it was.
operate-amount = { $tables ->
    [one] one unfinished table
   *[other] { $tables } unfinished tables
 }, { $games ->
    [one] one finished game
   *[other] { $games } finished games
 }

## Asking

operate-yes = y yes
operate-yes-or-no = { $question } [y/N]
operate-say-yes = This changes what is kept: say --yes, or start it in a terminal to be asked.
operate-left-alone = Nothing was changed.

## tables

operate-column-code = code
operate-column-sheet = sheet
operate-column-phase = what
operate-column-round = round
operate-column-seats = seats
operate-column-touched = last touched
operate-phase = { $phase ->
    [lobby] not begun
    [playing] playing
   *[over] finished
 }
operate-none = There are no unfinished tables.
operate-none-at-all = There are no tables.
operate-no-table = There is no table “{ $text }”: see “pennypapers tables list”.
operate-finished = Table { $code } is finished, and its game is kept: only unfinished tables can be closed.
operate-title = Table { $code }: { $name } ({ $sheet }), { operate-phase }
operate-in-round = Round { $round }{ $paused ->
    [yes] , paused
   *[no] {""}
 }.
operate-times = Opened { $opened }, last touched { $touched }.
operate-settings = Clock: { $clock ->
    [0] off
   *[other] { $clock } s
 }; strict pencil: { $strict ->
    [yes] yes
   *[no] no
 }; hints: { $hints ->
    [yes] yes
   *[no] no
 }; dice roll by themselves: { $rolls ->
    [yes] yes
   *[no] no
 }.
operate-seat = { $number }. { $name } ({ $initials }){ $bot ->
    [none] {""}
   *[other] , bot
 }{ $keeper ->
    [yes] , host
   *[no] {""}
 }{ $ready ->
    [yes] , ready
   *[no] {""}
 }
operate-nobody = Nobody sits there.
operate-close-ask = Close table { $code } ({ $sheet }, { $seats ->
    [one] one seat
   *[other] { $seats } seats
 }) for good?
operate-damaged = Table { $code } is damaged and cannot be opened: restore a copy that has it, or take it out with “pennypapers tables close { $code }”.
operate-close-damaged-ask = Delete the damaged table { $code } for good?
operate-closed = Table { $code } is closed.
operate-nobody-to-tell = No server has { $folder } just now: there is nobody to tell.
operate-text-length = An announcement has 1 to { $limit } characters.
operate-announced = Everybody who is connected is told, and for { $minutes ->
    [one] one minute
   *[other] { $minutes } minutes
 } those who come.
operate-taken-back = The announcement is taken back.
operate-who = Whose? At this table sat: { $people }.
operate-no-person = Nobody called “{ $text }” sat there, but: { $people }.
operate-no-people = No person sat there.
operate-forgotten-already = Nothing is kept of that device any more.
operate-forget-ask = Delete all that is kept of the device of { $who }: { operate-traces }?
operate-traces = { $alone ->
    [one] one table or game of its own
   *[other] { $alone } tables and games of its own
 }, and its name in { $shared ->
    [one] one with others
   *[other] { $shared } with others
 }
operate-forgotten = Deleted: { operate-traces }, and its list of games.
