## What --help says. A line break in these texts is a blank to the reader.

help-program = Penny Papers: the Temple of Apikhabou and the Valley of Wiraqocha, played, counted and checked.
help-more = Sheets and games are small text files; docs/formats.md describes them. Language: --lang en, fr or nl. An unofficial edition, not affiliated with the publisher.
help-bare = Without a command it serves the page, as “pennypapers serve” does and with the same options and variables: “pennypapers serve --help” lists them.
help-usage = Usage: { $usage }
help-commands = Commands
help-arguments = What to work on
help-options = Options
help-help = Show this help.
help-version = Show the version.

help-play = Play in this terminal: alone, with bots, or at a table on a server. On a screen with the sheet drawn, or line by line.
help-play-sheet = A sheet that comes with the game (temple-a, temple-b, valley-a, valley-b), a .sheet file of your own, or the link of a table. You are asked when it is missing.
help-play-plain = Line by line, in plain text: works in every terminal and with a screen reader.
help-play-bots = Bots to play with, by level and with commas: tourist, pathfinder, voyager, explorer.
help-play-join = The code of a table on a server: this terminal is one device among the phones.
help-play-server = The address of that server (http://127.0.0.1:8375).
help-play-name = Your name at that table.
help-play-initials = Your initials there: 1 to 4 letters or digits.
help-play-seed = Any text: the same text gives the same dice again.
help-play-today = Today’s expedition: the same dice for everybody in the world.
help-play-strict = Strict pencil (Temple): only mummies that you crossed out yourself count.
help-play-fresh = Begin a new game even if one is unfinished; the unfinished one is put aside, not lost.
help-play-data = The folder where your games are kept.

help-score = Count the stars of filled sheets and show where each one comes from.
help-score-files = Filled .sheet files; - reads standard input.
help-score-solo = Add the solo level.
help-score-strict = Strict pencil: a mummy counts as crossed out only where the sheet shows x.

help-replay = Play written games through, turn by turn, and show sheets, stars and ranking. The first step against the rules is refused with its line and column.
help-replay-files = .game files; - reads standard input.

help-verify = Check that the dice of finished games are those the table had committed to before the first roll.
help-verify-files = .game files with commitment, secret and words, or of a daily expedition.

help-serve = Host tables: the server that games of one to a hundred people live on. Every option can also be given by the variable that stands behind it, or by a line of a file.
help-serve-host = The address to listen at; only this machine unless told otherwise.
help-serve-port = The port to listen at; 0 takes any that is free. Unless it is given, another is taken if somebody has the usual one.
help-serve-lan = Let phones and other machines of the network in; the same as --host 0.0.0.0.
help-serve-data = The folder that tables and games are kept in.
help-serve-store = A PostgreSQL database to keep tables and games in, such as postgresql://penny@db.example/penny, instead of a file in the data folder.
help-serve-public-url = The address at which people reach this server, if a proxy stands in front of it; with a sub-path everything is below that.
help-serve-called = A further name by which people reach this server, such as games.example; may be given several times.
help-serve-origin = A page of another address that may talk to this server; may be given several times.
help-serve-proxy = The address of a proxy in front of this server that is believed about whom it speaks for; may be given several times.
help-serve-tls-cert = A certificate file, to speak https; needs --tls-key too.
help-serve-tls-key = The certificate’s key file.
help-serve-keep-days = Delete finished games after so many days; 0 keeps them for ever.
help-serve-keep-tables-days = Delete unfinished tables that nobody has come back to for so many days; 0 keeps them for ever.
help-serve-public-metrics = Show /metrics to everybody, not to this machine alone.
help-serve-no-browser = Don’t open the page in a browser.
help-serve-log-level = How much is written to standard error, one JSON object a line: debug, info, warning or error.
help-serve-sockets-per-address = At most so many connections of one address to tables.
help-serve-messages-per-second = At most so many messages a second of one connection.
help-serve-message-burst = At most so many messages of one connection at once.
help-serve-address-messages-per-second = At most so many messages a second of one address, over all its connections.
help-serve-address-message-burst = At most so many messages of one address at once, over all its connections.
help-serve-connections-per-address = At most so many connections of one address of any kind, silent ones too.
help-serve-connections-per-minute = At most so many new connections a minute of one address.
help-serve-tables-per-hour = At most so many new tables an hour of one address.
help-serve-http-requests-per-minute = At most so many page requests a minute of one address.
help-serve-guesses-per-minute = At most so many codes tried a minute by one address.
help-serve-guesses-in-all-per-minute = At most so many codes tried a minute by everybody.
help-serve-unsent-bytes = At most so many bytes waiting for a slow reader.
help-serve-config = A file of settings, one NAME=value a line by the names of the variables; without it pennypapers.env in the data folder, if it is there. Options come before variables, these before the file.
help-setting = { $text } [default: { $default }; { $variable }]
help-setting-whole = { $text } [{ $least } to { $most }; default: { $default }; { $variable }]
help-setting-none = none
help-setting-off = no
help-backup = Make a consistent copy of all tables and games, also while the server runs.
help-backup-file = The file to write; an older copy there is replaced when the new one is whole.

help-sheets = The sheets that come with the game, and sheets of your own.
help-sheets-list = List the sheets that come with the game.
help-sheets-show = Draw empty sheets.
help-sheets-show-names = Names such as temple-a, or .sheet files.
help-sheets-check = Check layouts of your own: size, rows and marks.

help-json = One JSON object a line, for programs.
