## Arguments that cannot be read. The option, what was given, and what would be right.

usage-no-option = “{ $command }” has no option { $option }: “{ $command } --help” names those it has.
usage-no-option-but = “{ $command }” has no option { $option }: did you mean { $nearest }?
usage-no-command = There is no command “{ $text }”: “{ $command } --help” names those there are.
usage-no-command-but = There is no command “{ $text }”: did you mean “{ $nearest }”?
usage-too-many = “{ $command }” takes { $takes } and no more: “{ $text }” is too much.
usage-options-only = “{ $command }” takes options only: “{ $text }” is too much.
usage-missing = “{ $command }” needs { $what }: “{ $command } --help” says more.
usage-twice = { $option } is given twice: give it once.
usage-needs = { $option } needs a value after it: “{ $command } --help” says which.
usage-needs-number = { $option } needs a whole number from { $least } to { $most } after it.
usage-number = { $option } is a whole number from { $least } to { $most }, not “{ $text }”.
usage-choice = { $option } is one of { $known }, not “{ $text }”.
usage-choice-but = { $option } is one of { $known }, not “{ $text }”: did you mean { $nearest }?
usage-flag = { $option } stands alone or is left out: it cannot be “{ $text }”.
usage-dash = “-” stands for standard input, and cannot be written to: name a file.
usage-language = There is no language “{ $text }”: choose en, fr or nl.
usage-language-needed = --lang needs a language after it: en, fr or nl.
usage-not-both = { $one } and { $other } cannot go together: leave one of them out.

## The lab and the coach

usage-bot = There is no bot “{ $text }” for { $option }: choose { $known }, a class as file.py:Name, or "program:COMMAND".
usage-bot-but = There is no bot “{ $text }” for { $option }: did you mean { $nearest }?
usage-bot-budget = “{ $text }” is no budget for a bot in { $option }: write a number of playouts as explorer@400, or a time as explorer@2s, @200ms or @1m.
usage-bot-count = --bots names { $bots } bots and --players { $players ->
    [one] one seat
   *[other] { $players } seats
 }: name one bot for all seats, or one for each.
usage-bots-most = --bots names { $bots } bots: a table has at most { $most } seats.
usage-league-most = There are { $bots } bots: a league has at most { $most }.
usage-one-bot = { $option } is one bot, and “{ $text }” are several: leave blanks between them, no commas.
usage-budget = { $option } is a time as 5s, 200ms or 2m, or a number of playouts as 400, not “{ $text }”.
usage-time = { $option } is a time as 5s, 200ms or 2m, not “{ $text }”.
usage-cluster = --cluster is the address of a scheduler as tcp://HOST:8786, not “{ $text }”.
usage-player = Several have played, so --player has to say whose turns to look at: { $players }.
usage-train-again = { $file } is there already, from an earlier training: name another file with --out.
