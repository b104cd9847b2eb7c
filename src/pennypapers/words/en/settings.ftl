## A setting of the server that cannot be taken. The place is an option, a variable, or a file with its line.

setting-wrong = { $place } cannot be “{ $value }”: { $right }.
setting-right-whole = it takes a whole number from { $least } to { $most }
setting-right-whole-or-zero = it takes a whole number from { $least } to { $most }, or 0 { $zero ->
    [any-free] for any port that is free
   *[for-ever] to keep everything for ever
 }
setting-right-switch = it takes yes or no (as well as true or false, on or off, 1 or 0)
setting-right-word = it takes one of these words: { $words }
setting-right-folder = it takes a folder, or the name of one to be made, and not a file
setting-right-file = it takes the name of a file, and there is no such file
setting-right-readable = it takes a file that can be read, and this one cannot ({ $reason })
setting-right-host = it takes an address of this machine, such as 127.0.0.1 or ::1, or 0.0.0.0 for all that it has
setting-right-url = it takes the address that people type, such as https://penny.example or https://example.org/games/penny, with nothing but letters, digits and - . _ ~ in its path
setting-right-url-taken = the server has { $path } itself: it takes another path, such as https://example.org/games/penny
setting-right-store = it takes the address of a PostgreSQL database, such as postgresql://penny@db.example/penny
setting-right-name = it takes a name by which the server is reached, such as games.example or 192.168.1.20, without a port
setting-right-origin = it takes where a page comes from, such as https://other.example or http://192.168.1.20:8080, without a path
setting-right-proxy = it takes an address such as 127.0.0.1, or a network such as 172.16.0.0/12
setting-pair = { $place } needs { $other } too: a certificate and its key belong together.
setting-certificate = { $place }: “{ $cert }” and “{ $key }” are not a certificate in PEM format and its key without a password ({ $reason }).

## The file of settings

setting-line = { $place }: not understood: “{ $text }”. A line is NAME=value, or a remark that begins with #.
setting-quotes = { $place }: the quotes in { $text } don’t match: write the value between two of the same kind, or without any.
setting-unknown = { $place }: there is no setting { $name }. “pennypapers serve --help” names them all.
setting-unknown-meant = { $place }: there is no setting { $name }. Did you mean { $meant }?
setting-twice = { $place }: { $name } stands in line { $line } already: leave one of the two.
setting-not-text = { $file }: this is not a text in UTF-8, and settings are read from one.
setting-file = { $file }: the settings cannot be read ({ $reason }).
setting-data-elsewhere = { $place }: a file in the data folder cannot say that the data is elsewhere: use --data, or name the file with --config.
