## Arguments that cannot be read. The option, what was given, and what would be right.

usage-no-option = “{ $command }” has no option { $option }: “{ $command } --help” names those it has.
usage-no-option-but = “{ $command }” has no option { $option }: did you mean { $nearest }?
usage-no-command = There is no command “{ $text }”: “{ $command } --help” names those there are.
usage-no-command-but = There is no command “{ $text }”: did you mean “{ $nearest }”?
usage-too-many = “{ $command }” takes { $takes } and no more, so that there is no place for “{ $text }”.
usage-options-only = “{ $command }” takes options only, so that there is no place for “{ $text }”.
usage-missing = “{ $command }” needs { $what }: “{ $command } --help” says more.
usage-twice = { $option } is given twice: give it once.
usage-needs = { $option } needs a value after it: “{ $command } --help” says which.
usage-needs-number = { $option } needs { $range ->
    [between] a whole number from { $least } to { $most }
    [least] a whole number, { $least } or more,
   *[any] a whole number
 } after it.
usage-needs-choice = { $option } needs one of these after it: { $known }.
usage-number = { $option } is { $range ->
    [between] a whole number from { $least } to { $most }
    [least] a whole number, { $least } or more
   *[any] a whole number
 }, not “{ $text }”.
usage-choice = { $option } is one of { $known }, not “{ $text }”.
usage-choice-but = { $option } is one of { $known }, not “{ $text }”: did you mean { $nearest }?
usage-flag = { $option } stands alone or is left out: it cannot be “{ $text }”.
usage-dash = “-” stands for standard input, and cannot be written to: name a file. See “{ $command } --help”.
usage-language = There is no language “{ $text }”: choose en, fr or nl.
usage-language-needed = --lang needs a language after it: en, fr or nl.
